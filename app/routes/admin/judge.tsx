import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isPassed } from "~/career/judge";
import { sitJudgeExam } from "~/features/ai/judge/judge-exam.server";
import { JudgeModelForm, judgeModelValue } from "~/features/ai/judge/judge.schema";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { Notice } from "~/ui/notice";
import { getJudgePage } from "./parts/judge-data.server";
import { JudgeChoice, JudgeExamForm, JudgeResults } from "./parts/judge-parts";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Judge", "The model that checks new sentences, and its exam.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request, "settings");
  return getJudgePage(admin.id);
});

/** Lets the chosen model sit the exam. The answer comes when the exam is over. */
export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "settings");
  const form = await readForm(request, JudgeModelForm);
  if (!form.ok) return data({ problem: "Choose a model first.", chosen: "" }, { status: 400 });
  const { provider, model } = form.value.model;
  try {
    enforceRateLimit("judgeExamPerAdmin", admin.id);
    const { grade } = await sitJudgeExam(
      { userId: admin.id, address: context.clientAddress },
      provider,
      model,
    );
    const text = isPassed(grade)
      ? `${model} passed the exam. You can choose it as judge below.`
      : `${model} did not pass the exam. The result is below.`;
    return redirect("/admin/judge#results", {
      status: 303,
      headers: { "Set-Cookie": await createFlashCookie(isPassed(grade) ? "success" : "stop", text) },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data(
      { problem: error.message, chosen: judgeModelValue(form.value.model) },
      { status: error.status },
    );
  }
});

export default function Judge() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin", label: "LLM Management" }}
        title="Judge"
        lead="A second model that checks each new sentence against the person's own lines."
      />
      {actionData && <Notice kind="stop">{actionData.problem}</Notice>}
      <JudgeChoice page={page} />
      <JudgeExamForm page={page} chosen={actionData?.chosen} />
      <JudgeResults page={page} />
    </div>
  );
}
