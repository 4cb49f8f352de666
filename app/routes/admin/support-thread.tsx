import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { randomUUID } from "node:crypto";
import { describeBrowser } from "~/features/accounts/describe-browser";
import { getDateStyle } from "~/features/accounts/settings.server";
import { pluralText } from "~/features/ai/text";
import type { Payment } from "~/features/payments/payment";
import { listPaymentsOf } from "~/features/payments/payments.server";
import { PAYMENT_STATUS_LABELS, saleText } from "~/features/payments/payment-labels";
import { listAgents, listSavedReplies } from "~/features/support/inbox.server";
import { getConversationDetail } from "~/features/support/conversation-detail.server";
import { listMessages } from "~/features/support/messages.server";
import { MAX_NOTE_LENGTH } from "~/features/support/staff-actions.schema";
import { listOtherAgents } from "~/features/support/presence.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { submitSupportReply } from "~/http/forms/support-form.server";
import { toMessageViewModel } from "~/http/message-view-model";
import { formatNaira } from "~/money";
import { formatDay, formatDateTime, type DateStyle } from "~/time";
import { Button } from "~/ui/button";
import { Badge, Card } from "~/ui/card";
import { ConversationView } from "~/ui/conversation";
import { Disclosure } from "~/ui/dialog";
import { FileField, Select, TextArea } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { ErrorSummary, Notice } from "~/ui/notice";
import { DefinitionList } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Conversation", "One conversation with a person, with notes and answers.");
export const handle = { script: "inbox" };

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const agent = requireAdmin(request);
  const { conversation, user, access, responseTarget, notes } = getConversationDetail(params.id ?? "");
  const searchParams = new URL(request.url).searchParams;
  const { messages } = listMessages(conversation, {
    before: Number(searchParams.get("before")) || undefined,
  });
  const style = getDateStyle(agent.id);
  const replies = listSavedReplies();
  return {
    agent: agent.id,
    id: conversation.id,
    status: conversation.status,
    assigneeId: conversation.assigneeId ?? "",
    last: conversation.lastSequence,
    earlier: messages[0] && messages[0].sequence > 1 ? `?before=${messages[0].sequence}` : undefined,
    messages: messages.map((message) => toMessageViewModel(message, "support", style)),
    user: {
      id: conversation.userId,
      name: user.name,
      facts: listDetails(user, access, responseTarget, conversation, style),
    },
    payments: listPaymentsOf(conversation.userId, MAX_PAYMENTS).map((payment) => ({
      reference: payment.reference,
      text: paymentText(payment, style),
    })),
    notes: notes.map(({ id, createdAt, body, author }) => ({
      id,
      body,
      about: `${author ?? "Former staff"}, ${formatDateTime(createdAt, style)}`,
    })),
    others: listOtherAgents(agent.id, conversation.id),
    agents: listAgents(),
    replies: replies.map(({ id, code, body }) => ({ id, code, body })),
    draft: replies.find(({ id }) => id === searchParams.get("reply"))?.body ?? "",
    requestId: randomUUID(),
  };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const agent = requireAdmin(request);
  const sent = await submitSupportReply(request, agent, context.clientAddress, params.id ?? "");
  if (sent.ok) return redirect(`/admin/support/${params.id}#write`, 303);
  return data(
    { code: sent.refusal.code, message: sent.refusal.message, text: sent.text },
    { status: sent.refusal.status },
  );
});

const MAX_PAYMENTS = 3;

function paymentText(
  { createdAt, plan, kind, amountKobo, status }: Payment,
  style: ReturnType<typeof getDateStyle>,
): string {
  return `${formatNaira(amountKobo)} for ${saleText({ plan, kind })}, ${formatDay(createdAt, style).text}: ${PAYMENT_STATUS_LABELS[status].toLowerCase()}`;
}

type ConversationDetail = ReturnType<typeof getConversationDetail>;

function listDetails(
  user: ConversationDetail["user"],
  access: ConversationDetail["access"],
  promise: ConversationDetail["responseTarget"],
  { currentPage, userAgent }: ConversationDetail["conversation"],
  style: DateStyle,
) {
  return [
    { term: "Email", value: user.email },
    { term: "Plan", value: `${access.planName}: ${promise.tier}. ${promise.text}` },
    {
      term: "Credits",
      value: access.isUnlimited
        ? "Unlimited"
        : `${pluralText(access.coverLettersRemaining, "cover letter")}, ${pluralText(access.resumesRemaining, "resume")} left`,
    },
    {
      term: "Made",
      value: `${pluralText(access.coverLettersGenerated, "cover letter")}, ${pluralText(access.resumesGenerated, "resume")}`,
    },
    { term: "Page", value: currentPage || "Not known" },
    { term: "Browser", value: userAgent ? describeBrowser(userAgent) : "Not known" },
    { term: "Joined", value: formatDay(user.since, style).text },
  ];
}

type LoaderData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function SupportThread() {
  const thread = useLoaderData<typeof loader>();
  const { id, agent, status, earlier, messages, user, others } = thread;
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin/support", label: "Support inbox" }}
        title={user.name}
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
            data-user-id={user.id}
            data-name={user.name}
          >
            {earlier && (
              <p>
                <a href={earlier}>Earlier messages</a>
              </p>
            )}
            <ConversationView messages={messages} them={user.name} />
            <Reply {...thread} />
          </div>
        </section>
        <SidePanel {...thread} />
      </div>
    </div>
  );
}

function Reply({ last, draft, requestId }: LoaderData) {
  const actionData = useActionData<typeof action>();
  const problem = actionData && "message" in actionData ? actionData : undefined;
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

function SidePanel({ id, status, assigneeId, user, payments, notes, agents, replies }: LoaderData) {
  return (
    <aside className="stack" aria-label="About this conversation">
      <Card>
        <h2>About {user.name}</h2>
        <DefinitionList rows={user.facts} />
        <p>
          <a href={`/admin/users/${user.id}`}>Open the account</a>
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
          <TextArea id="note" name="note" label="New note" rows={2} maxLength={MAX_NOTE_LENGTH} required />
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
