import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { randomUUID } from "node:crypto";
import { browserWords } from "~/features/accounts/browser-words";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { manyText } from "~/features/ai/words";
import type { Payment } from "~/features/payments/payment";
import { listPaymentsOf } from "~/features/payments/payments.server";
import { PAYMENT_STATES, saleText } from "~/features/payments/words";
import { getThreadFacts, listAgents, listSavedReplies } from "~/features/support/inbox.server";
import { listMessages } from "~/features/support/messages.server";
import { NOTE_LIMIT } from "~/features/support/staff-acts.schema";
import { othersInThread } from "~/features/support/presence.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { submitSupportAnswer } from "~/http/support-form.server";
import { shownMessage } from "~/http/support-shown";
import { naira } from "~/money";
import { dayText, momentText, type DateStyle } from "~/time";
import { Button } from "~/ui/button";
import { Badge, Card } from "~/ui/card";
import { Conversation } from "~/ui/conversation";
import { Disclosure } from "~/ui/dialog";
import { FileField, Select, TextArea } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { ErrorSummary, Notice } from "~/ui/notice";
import { DefinitionRows } from "~/ui/rows";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Conversation", "One conversation with a person, with notes and answers.");
export const handle = { script: "inbox" };

export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  const agent = requireAdmin(request);
  const { conversation, person, access, promise, notes } = getThreadFacts(params.id ?? "");
  const asked = new URL(request.url).searchParams;
  const { messages } = listMessages(conversation, { before: Number(asked.get("before")) || undefined });
  const style = dateStyleOf(agent.id);
  const replies = listSavedReplies();
  return {
    agent: agent.id,
    id: conversation.id,
    status: conversation.status,
    assigneeId: conversation.assigneeId ?? "",
    last: conversation.lastSequence,
    earlier: messages[0] && messages[0].sequence > 1 ? `?before=${messages[0].sequence}` : undefined,
    messages: messages.map((message) => shownMessage(message, "support", style)),
    person: {
      id: conversation.userId,
      name: person.name,
      facts: factsOf(person, access, promise, conversation, style),
    },
    payments: listPaymentsOf(conversation.userId, PAYMENTS_SHOWN).map((payment) => ({
      reference: payment.reference,
      text: paymentText(payment, style),
    })),
    notes: notes.map(({ id, createdAt, body, author }) => ({
      id,
      body,
      about: `${author ?? "Former staff"}, ${momentText(createdAt, style)}`,
    })),
    others: othersInThread(agent.id, conversation.id),
    agents: listAgents(),
    replies: replies.map(({ id, code, body }) => ({ id, code, body })),
    draft: replies.find(({ id }) => id === asked.get("reply"))?.body ?? "",
    requestId: randomUUID(),
  };
});

export const action = page(async ({ request, params, context }: ActionFunctionArgs) => {
  const agent = requireAdmin(request);
  const sent = await submitSupportAnswer(request, agent, context.clientAddress, params.id ?? "");
  if (sent.ok) return redirect(`/admin/support/${params.id}#write`, 303);
  return data(
    { code: sent.refusal.code, message: sent.refusal.message, text: sent.text },
    { status: sent.refusal.status },
  );
});

const PAYMENTS_SHOWN = 3;

function paymentText(
  { createdAt, plan, kind, amountKobo, status }: Payment,
  style: ReturnType<typeof dateStyleOf>,
): string {
  return `${naira(amountKobo)} for ${saleText({ plan, kind })}, ${dayText(createdAt, style).text}: ${PAYMENT_STATES[status].toLowerCase()}`;
}

type Facts = ReturnType<typeof getThreadFacts>;

function factsOf(
  person: Facts["person"],
  access: Facts["access"],
  promise: Facts["promise"],
  { currentPage, userAgent }: Facts["conversation"],
  style: DateStyle,
) {
  return [
    { term: "Email", value: person.email },
    { term: "Plan", value: `${access.planName}: ${promise.tier}. ${promise.words}` },
    {
      term: "Credits",
      value: access.isUnlimited
        ? "Unlimited"
        : `${manyText(access.coverLettersRemaining, "cover letter")}, ${manyText(access.resumesRemaining, "resume")} left`,
    },
    {
      term: "Made",
      value: `${manyText(access.coverLettersGenerated, "cover letter")}, ${manyText(access.resumesGenerated, "resume")}`,
    },
    { term: "Page", value: currentPage || "Not known" },
    { term: "Browser", value: userAgent ? browserWords(userAgent) : "Not known" },
    { term: "Joined", value: dayText(person.since, style).text },
  ];
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Thread() {
  const thread = useLoaderData<typeof loader>();
  const { id, agent, status, earlier, messages, person, others } = thread;
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin/support", label: "Support inbox" }}
        title={person.name}
        state={
          <Badge kind={status === "open" ? "care" : "go"}>{status === "open" ? "Open" : "Resolved"}</Badge>
        }
      />
      {others.length > 0 && (
        <Notice kind="care" label="Somebody else is here">
          {others.join(" and ")} {others.length > 1 ? "have" : "has"} this conversation open too.
        </Notice>
      )}
      <div className="split">
        <section className="stack" aria-label="Conversation">
          <div
            className="stack"
            data-thread={id}
            data-agent={agent}
            data-person={person.id}
            data-name={person.name}
          >
            {earlier && (
              <p>
                <a href={earlier}>Earlier messages</a>
              </p>
            )}
            <Conversation messages={messages} them={person.name} />
            <Reply {...thread} />
          </div>
        </section>
        <Beside {...thread} />
      </div>
    </div>
  );
}

function Reply({ last, draft, requestId }: Page) {
  const answer = useActionData<typeof action>();
  const problem = answer && "message" in answer ? answer : undefined;
  return (
    <form method="post" encType="multipart/form-data" className="card stack" id="write">
      <ErrorSummary errors={problem ? [{ fieldId: "message", text: problem.message }] : []} />
      <input type="hidden" name="clientMessageId" value={requestId} />
      <input type="hidden" name="upTo" value={last} />
      <TextArea
        id="message"
        name="message"
        label="Your answer"
        rows={5}
        defaultValue={problem?.text ?? draft}
        errors={problem ? [problem.message] : undefined}
        required={false}
      />
      <FileField id="image" name="image" label="Picture" hint="Under 5 MB." accept="image/*" />
      <div className="row">
        <Button kind="primary">Send</Button>
        {problem?.code === "NEWER_ANSWER" && (
          <Button name="anyway" value="1">
            Send anyway
          </Button>
        )}
      </div>
    </form>
  );
}

function Beside({ id, status, assigneeId, person, payments, notes, agents, replies }: Page) {
  return (
    <aside className="stack" aria-label="About this conversation">
      <Card>
        <h2>About {person.name}</h2>
        <DefinitionRows rows={person.facts} />
        <p>
          <a href={`/admin/users/${person.id}`}>Open the account</a>
        </p>
        {payments.map(({ reference, text }) => (
          <p key={reference}>
            <a href={`/admin/payments/${reference}`}>{text}</a>
          </p>
        ))}
      </Card>
      <Card>
        <form method="post" action={`/admin/support/${id}/assignment`} className="row row-end">
          <Select id="agent" name="agent" label="Agent" defaultValue={assigneeId} required>
            <option value="">Nobody</option>
            {agents.map((agent) => (
              <option key={agent.id} value={agent.id}>
                {agent.name}
              </option>
            ))}
          </Select>
          <Button>Assign</Button>
        </form>
        <form method="post" action={`/admin/support/${id}/status`}>
          <input type="hidden" name="status" value={status === "open" ? "resolved" : "open"} />
          <Button>{status === "open" ? "Mark as resolved" : "Open again"}</Button>
        </form>
      </Card>
      <Card>
        <h2>Notes</h2>
        <p className="hint">Only agents see them.</p>
        {notes.map(({ id: note, body, about }) => (
          <div key={note}>
            <p className="hint">{about}</p>
            {body.split("\n").map((line, n) => (
              <p key={n}>{line}</p>
            ))}
          </div>
        ))}
        <form method="post" action={`/admin/support/${id}/notes`} className="stack">
          <TextArea id="note" name="note" label="New note" rows={2} maxLength={NOTE_LIMIT} required />
          <Button small>Add note</Button>
        </form>
      </Card>
      <Card>
        <h2>Saved replies</h2>
        {replies.length === 0 && (
          <p className="soft">
            None yet. <a href="/admin/support/replies">Write one</a>.
          </p>
        )}
        {replies.map((reply) => (
          <Disclosure key={reply.id} summary={`/${reply.code}`}>
            <p>{reply.body}</p>
            <p>
              <a href={`/admin/support/${id}?reply=${reply.id}#write`} data-reply={reply.body}>
                Use it
              </a>
            </p>
          </Disclosure>
        ))}
      </Card>
    </aside>
  );
}
