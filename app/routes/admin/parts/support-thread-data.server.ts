import { randomUUID } from "node:crypto";
import { describeBrowser } from "~/features/accounts/describe-browser";
import { isAllowed } from "~/features/accounts/permissions";
import type { User } from "~/features/accounts/sessions.server";
import { getDateStyle } from "~/features/accounts/settings.server";
import { pluralText } from "~/features/ai/text";
import { paidText, type Payment } from "~/features/payments/payment";
import { listPaymentsOf } from "~/features/payments/payments.server";
import { getOfferVersion } from "~/features/billing/offers.server";
import { PAYMENT_STATUS_LABELS, saleText } from "~/features/payments/payment-labels";
import { listAgents, listSavedReplies } from "~/features/support/inbox.server";
import { fillReply } from "~/features/support/reply-fields";
import { getConversationDetail } from "~/features/support/conversation-detail.server";
import { listMessages } from "~/features/support/messages.server";
import { listOtherAgents, recordAgentActivity } from "~/features/support/presence.server";
import { toMessageViewModel } from "~/http/message-view-model";
import { formatDay, formatDateTime, type DateStyle } from "~/time";

const MAX_PAYMENTS = 3;

export type ThreadPage = ReturnType<typeof getThreadPage>;

/** The page of one conversation for an agent, with dates in the agent's style. Throws 404. */
export function getThreadPage(agent: User, conversationId: string, searchParams: URLSearchParams) {
  const agentId = agent.id;
  const { conversation, user, access, responseTarget, notes } = getConversationDetail(conversationId);
  const { messages } = listMessages(conversation, {
    before: Number(searchParams.get("before")) || undefined,
  });
  recordAgentActivity(agentId, conversation.id); // in memory, so this GET writes nothing
  const style = getDateStyle(agentId);
  const values = {
    name: user.firstName,
    plan: access.planName,
    credits: creditsText(access),
    ends: access.endsAt ? formatDay(access.endsAt, style).text : "",
    promise: responseTarget.text,
    agent: agent.firstName,
  };
  const replies = listSavedReplies().map(({ id, code, body }) => ({
    id,
    code,
    body: fillReply(body, values),
  }));
  return {
    agent: agentId,
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
    payments: (isAllowed(agent, "money") ? listPaymentsOf(conversation.userId, MAX_PAYMENTS) : []).map(
      (payment) => ({
        reference: payment.reference,
        text: paymentText(payment, style),
      }),
    ),
    notes: notes.map(({ id, createdAt, body, author }) => ({
      id,
      body,
      about: `${author ?? "Former staff"}, ${formatDateTime(createdAt, style)}`,
    })),
    others: listOtherAgents(agentId, conversation.id),
    agents: listAgents(),
    replies,
    draft: replies.find(({ id }) => id === searchParams.get("reply"))?.body ?? "",
    requestId: randomUUID(),
  };
}

function paymentText(payment: Payment, style: ReturnType<typeof getDateStyle>): string {
  const { createdAt, offerVersionId, kind, status } = payment;
  return `${paidText(payment)} for ${saleText({ offerName: getOfferVersion(offerVersionId).name, kind })}, ${formatDay(createdAt, style).text}: ${PAYMENT_STATUS_LABELS[status].toLowerCase()}`;
}

function creditsText(access: ConversationDetail["access"]): string {
  if (access.isUnlimited) return "unlimited documents";
  return `${pluralText(access.coverLettersRemaining, "cover letter")} and ${pluralText(access.resumesRemaining, "resume")}`;
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
      value: access.isUnlimited ? "Unlimited" : `${creditsText(access)} left`,
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
