import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { AnswerForm, SUBJECTS } from "~/features/complaints/complaint.schema";
import { answerComplaint, clockOf, dueAt, getComplaint } from "~/features/complaints/complaints.server";
import { flash } from "~/http/flash.server";
import { readForm, replyWith } from "~/http/forms.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { countAct } from "~/http/rate-limit.server";
import { Refusal } from "~/refusal";
import { dayText, momentText } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, Card } from "~/ui/card";
import { TextArea } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { DefinitionRows } from "~/ui/rows";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Complaint", "One complaint about data, and its answer.");
export const handle = { width: "narrow" };

export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  const style = dateStyleOf(requireAdmin(request).id);
  const complaint = getComplaint(params.id ?? "");
  const { reference, name, email, userId, about, body, wish, createdAt, answeredAt, answer, by } = complaint;
  return {
    reference,
    name,
    email,
    userId,
    about: SUBJECTS[about],
    body,
    wish,
    answer,
    filed: momentText(createdAt, style),
    due: dayText(dueAt(complaint), style).text,
    clock: clockOf(complaint),
    answered: answeredAt ? `${momentText(answeredAt, style)}, by ${by ?? "former staff"}` : "",
  };
});

export const action = page(async ({ request, params, context }: ActionFunctionArgs) => {
  const agent = requireAdmin(request);
  const { id, reference } = getComplaint(params.id ?? "");
  const form = await readForm(request, AnswerForm);
  if (!form.ok) return data(form.reply, { status: 400 });
  countAct("supportPerAgent", agent.id);
  try {
    answerComplaint({ userId: agent.id, address: context.clientAddress }, id, form.value.answer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data(replyWith(form.fields, AnswerForm, error), { status: error.status });
  }
  return redirect("/admin/complaints", {
    status: 303,
    headers: { "Set-Cookie": await flash("success", `${reference} is answered. The email is on its way.`) },
  });
});

export default function ComplaintPage() {
  const { reference, name, email, userId, about, body, wish, answer, filed, due, clock, answered } =
    useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const errors = Object.values(reply?.error ?? {}).flatMap((texts) => texts ?? []);
  const typed = reply?.initialValue?.answer;
  return (
    <div className="stack-wide">
      <Heading
        title={`Complaint ${reference}`}
        lead={about}
        actions={
          <ButtonLink small href="/admin/complaints">
            All complaints
          </ButtonLink>
        }
      />
      <DefinitionRows
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
          { term: "Time left", value: <Badge kind={clock.tone}>{clock.words}</Badge> },
        ]}
      />
      <Card>
        <h2>What happened</h2>
        <Words of={body} />
      </Card>
      {wish && (
        <Card>
          <h2>What they ask for</h2>
          <Words of={wish} />
        </Card>
      )}
      {answered ? (
        <Card>
          <h2>Our answer</h2>
          <p className="hint">{answered}</p>
          <Words of={answer} />
        </Card>
      ) : (
        <form method="post" className="card stack">
          <ErrorSummary errors={errors.map((text) => ({ fieldId: "answer", text }))} />
          <TextArea
            id="answer"
            name="answer"
            label="Your answer"
            hint="The person gets it by email. Say what you did, and what you will not do and why."
            rows={8}
            maxLength={4000}
            defaultValue={typeof typed === "string" ? typed : undefined}
            errors={errors}
            required
          />
          <Button kind="primary">Send the answer</Button>
        </form>
      )}
    </div>
  );
}

function Words({ of }: { of: string }) {
  return (
    <>
      {of.split(/\n+/).map((line, n) => (
        <p key={n}>{line}</p>
      ))}
    </>
  );
}
