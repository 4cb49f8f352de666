import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getDocument } from "~/features/documents/documents.server";
import { QuestionsForm } from "~/features/writing/decision.schema";
import { submitQuestions } from "~/features/writing/question-form.server";
import { listQuestions } from "~/features/writing/letter-questions.server";
import { viewQuestions } from "~/features/writing/question-view";
import { createFlashCookie } from "~/http/flash.server";
import { fieldErrorsOf, readForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { safePath } from "~/http/security/safe-redirect";
import { Refusal } from "~/refusal";
import { LinkedPartContent } from "~/ui/dialog";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary, Notice } from "~/ui/notice";
import { OpenQuestions } from "~/ui/open-questions";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Questions of the advert", "What the advert wants your letter to say.");
export const handle = { width: "form" };

export const loader = pageHandler(({ request, params: { id = "" } }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const { applicationId, title } = getDocument(user.id, id);
  const back = new URL(request.url).searchParams.get("back");
  return {
    id,
    title,
    questions: viewQuestions(listQuestions(user.id, { documentId: id })),
    back: safePath(back, `/applications/${applicationId}#needs-you-cover_letter`),
  };
});

/** Adds what was typed to the letter, or leaves one question out. What is typed for others comes back with the page. */
export const action = pageHandler(async ({ request, params: { id = "" } }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, QuestionsForm);
  if (!form.ok) throw new Refusal("BAD_INPUT", "Answer the questions in their fields.");
  const back = safePath(form.value.back, `/edit/${id}`);
  const leave = async (text: string) =>
    redirect(back, { status: 303, headers: { "Set-Cookie": await createFlashCookie("success", text) } });
  try {
    enforceRateLimit("savePerUser", user.id);
    const { text, typed } = await submitQuestions(user.id, id, form.value);
    if (Object.keys(typed).length === 0) return await leave(text);
    return data({ back, typed, done: text, problem: "", errors: NONE });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    if (error.code === "DECIDED") return leave(error.message);
    const errors = fieldErrorsOf(error);
    const problem = errors ? "" : error.message;
    return data(
      { back, typed: form.value.answers, done: "", problem, errors: errors ?? NONE },
      { status: error.status },
    );
  }
});

const NONE: Record<string, string[]> = {};

export default function LetterQuestions() {
  const { id, title, questions, ...asked } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { errors = NONE, problem = "", done = "" } = answered ?? {};
  const back = answered?.back ?? asked.back;
  const found = questions.flatMap((question) =>
    (errors[question.id] ?? []).map((text) => ({ fieldId: `answer-${question.id}`, text })),
  );
  return (
    <div className="stack-wide">
      <ErrorSummary errors={found} />
      {problem && <Notice kind="stop">{problem}</Notice>}
      {done && <Notice kind="success">{`${done} What you typed for the others is still here.`}</Notice>}
      <Heading back={{ href: back, label: "Your letter" }} title="Questions of the advert" lead={title} />
      {questions.length === 0 && <p>Nothing is open.</p>}
      <LinkedPartContent>
        <OpenQuestions
          documentId={id}
          questions={questions}
          back={back}
          typed={answered?.typed ?? {}}
          errors={errors}
        />
      </LinkedPartContent>
    </div>
  );
}
