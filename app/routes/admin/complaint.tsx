import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { AnswerForm, COMPLAINT_CATEGORIES } from "~/features/complaints/complaint.schema";
import { answerComplaint } from "~/features/complaints/complaints.server";
import { getComplaint } from "~/features/complaints/complaint-queries.server";
import { describeDeadline, getDueDate } from "~/features/complaints/deadline";
import { createFlashCookie } from "~/http/flash.server";
import { readForm, replyWithRefusal } from "~/http/forms/forms.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { formatDay, formatDateTime } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, Card } from "~/ui/card";
import { TextArea } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { DefinitionList } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Complaint", "One complaint about data, and its answer.");
export const handle = { width: "narrow" };

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const style = getDateStyle(requireAdmin(request, "support").id);
  const complaint = getComplaint(params.id ?? "");
  const {
    reference,
    name,
    email,
    userId,
    category,
    body,
    requestedOutcome,
    createdAt,
    answeredAt,
    answer,
    answeredByName,
  } = complaint;
  return {
    reference,
    name,
    email,
    userId,
    category: COMPLAINT_CATEGORIES[category],
    body,
    requestedOutcome,
    answer,
    filed: formatDateTime(createdAt, style),
    due: formatDay(getDueDate(complaint), style).text,
    clock: describeDeadline(complaint),
    answered: answeredAt
      ? `${formatDateTime(answeredAt, style)}, by ${answeredByName ?? "former staff"}`
      : "",
  };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const agent = requireAdmin(request, "support");
  const { id, reference } = getComplaint(params.id ?? "");
  const form = await readForm(request, AnswerForm);
  if (!form.ok) return data(form.reply, { status: 400 });
  enforceRateLimit("supportPerAgent", agent.id);
  try {
    answerComplaint({ userId: agent.id, address: context.clientAddress }, id, form.value.answer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data(replyWithRefusal(form.fields, AnswerForm, error), { status: error.status });
  }
  return redirect("/admin/complaints", {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie("success", `${reference} is answered. The email is on its way.`),
    },
  });
});

export default function ComplaintPage() {
  const {
    reference,
    name,
    email,
    userId,
    category,
    body,
    requestedOutcome,
    answer,
    filed,
    due,
    clock,
    answered,
  } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const errors = Object.values(reply?.error ?? {}).flatMap((texts) => texts ?? []);
  const summary = errors.map((text) => ({ fieldId: "answer", text }));
  const { answer: unsent = "" } = (reply?.initialValue ?? {}) as { answer?: string };
  return (
    <div className="stack-wide">
      <Heading
        title={`Complaint ${reference}`}
        lead={category}
        actions={
          <ButtonLink small href="/admin/complaints">
            All complaints
          </ButtonLink>
        }
      />
      <DefinitionList
        rows={[
          {
            term: "From",
            value: userId ? (
              <a href={`/admin/users/${userId}`}>{name || email}</a>
            ) : (
              `${name || "No name"}, not signed in`
            ),
          },
          { term: "Answer goes to", value: email },
          { term: "Received", value: filed },
          { term: "Answer by", value: due },
          { term: "Time left", value: <Badge kind={clock.tone}>{clock.text}</Badge> },
        ]}
      />
      <Card>
        <h2>What happened</h2>
        <Paragraphs text={body} />
      </Card>
      {requestedOutcome && (
        <Card>
          <h2>What they ask for</h2>
          <Paragraphs text={requestedOutcome} />
        </Card>
      )}
      {answered ? (
        <Card>
          <h2>Our answer</h2>
          <p className="hint">{answered}</p>
          <Paragraphs text={answer} />
        </Card>
      ) : (
        <form method="post" className="card stack">
          <ErrorSummary errors={summary} />
          <TextArea
            id="answer"
            name="answer"
            label="Your answer"
            hint="The person gets it by email. Say what you did, and what you will not do and why."
            rows={8}
            defaultValue={unsent}
            errors={errors}
            required
          />
          <Button kind="primary">Send the answer</Button>
        </form>
      )}
      {answered && unsent && unsent !== answer && (
        <section className="card stack">
          <ErrorSummary errors={summary} />
          <TextArea
            id="answer"
            name="answer"
            label="What you wrote"
            optionalText=""
            hint="It was not sent. Copy what you still need."
            rows={8}
            defaultValue={unsent}
            readOnly
          />
        </section>
      )}
    </div>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n+/).map((line, n) => (
        <p key={n}>{line}</p>
      ))}
    </>
  );
}
