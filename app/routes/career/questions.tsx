import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { saveAnswers } from "~/features/profile/answers.server";
import { Questions } from "~/features/profile/questions.schema";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm, replyUnchecked, replyWithRefusal } from "~/http/forms/forms.server";
import { countJobs } from "~/http/forms/job-blocks";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Button, ButtonLink } from "~/ui/button";
import { listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary } from "~/ui/notice";
import { QuestionFields, type QuestionValues } from "~/ui/question-fields";
import { readFields } from "~/http/forms/read-body.server";
import { Refusal } from "~/refusal";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "A few questions", "Tell us what you have done, and we make a resume of it.");
export const handle = { width: "form" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const { firstName, lastName, email } = requireUser(request);
  return { fullName: `${firstName} ${lastName}`.trim(), email };
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const fields = await readFields(request);
  if (fields.has("more")) return data({ reply: replyUnchecked(fields), ...countJobs(fields) });
  const form = parseForm(fields, Questions);
  if (!form.ok) return data({ reply: form.reply, ...countJobs(fields) }, { status: 400 });
  try {
    enforceRateLimit("savePerUser", user.id);
    saveAnswers(user.id, form.value);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reply = replyWithRefusal(fields, Questions, error);
    return data({ reply, ...countJobs(fields) }, { status: error.status });
  }
  return redirect("/career", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "Your profile was saved.") },
  });
});

export default function FewQuestions() {
  const known = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<QuestionValues>({
    id: "questions",
    lastResult: actionData?.reply,
    defaultValue: known,
  });
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/career", label: "My profile" }}
        title="Tell us what you have done"
        lead="Answer what you can. Your name and one way to reach you are enough to begin."
      />
      <form id={form.id} method="post" className="card stack" noValidate>
        <ErrorSummary errors={listFormErrors(form, fields.fullName.id)} />
        <QuestionFields
          heading="h2"
          fields={fields}
          jobs={actionData?.jobs ?? 1}
          isAdding={actionData?.isAdding ?? false}
        />
        <div className="row">
          <Button kind="primary">Save my profile</Button>
          <ButtonLink href="/career">Cancel</ButtonLink>
        </div>
      </form>
    </div>
  );
}
