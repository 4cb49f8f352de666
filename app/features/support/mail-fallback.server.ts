import { and, asc, eq, gt } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { conversations, supportMessages } from "~/db/schema";
import { env } from "~/env.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { queueMail } from "~/features/accounts/mail.server";
import { addressWith, getReplyAddress } from "~/features/accounts/reply-address.server";
import { queueNotification } from "~/features/accounts/notifications.server";
import { currentPlanOf } from "~/features/billing/current-plan.server";
import { enqueue, completeJob, isQueued, type Lease } from "~/jobs/queue.server";
import { minutes, seconds } from "~/time";
import type { Conversation } from "./conversations.server";
import { getSupportStatus } from "./presence.server";
import { getResponseTarget } from "./response-target";

const UNSEEN_DELAY_MS = minutes(3);
// Messages in quick succession make one mail.
const SUPPORT_BATCH_MS = seconds(20);
// While an agent is online the mail waits for half of the promised time, and never longer than this.
const MAX_SUPPORT_DELAY_MS = minutes(15);
const NOTIFY_USER_JOB = "support.notify_user";
const NOTIFY_SUPPORT_JOB = "support.notify_support";

/**
 * Queues, with an answer, the mail to the user that is sent when the answer is unseen after three minutes.
 * One job waits at a time.
 */
export function queueAnswerMail(tx: Tx, conversation: Conversation, now: Date): void {
  enqueueOnce(tx, NOTIFY_USER_JOB, conversation, new Date(now.getTime() + UNSEEN_DELAY_MS));
}

/**
 * Queues, with a message of the user, the mail to the support address that is sent when no agent has seen it by then: soon when
 * nobody is online, otherwise after half of what the plan promises. Does nothing without SUPPORT_EMAIL.
 */
export function queueSupportMail(tx: Tx, conversation: Conversation, now: Date): void {
  if (!env.SUPPORT_EMAIL) return;
  const promisedMs = getResponseTarget(currentPlanOf(conversation.userId)).ms;
  const delayMs = getSupportStatus(now.getTime()).agentOnline
    ? Math.min(promisedMs / 2, MAX_SUPPORT_DELAY_MS)
    : SUPPORT_BATCH_MS;
  enqueueOnce(tx, NOTIFY_SUPPORT_JOB, conversation, new Date(now.getTime() + delayMs));
}

/**
 * Sends one mail with all answers that the user has neither seen nor received by mail. Answers younger than
 * three minutes wait.
 */
export function mailUnseenAnswers(
  { conversationId = "" }: Record<string, string>,
  lease: Lease,
  now = new Date(),
): void {
  write((tx) => {
    completeJob(tx, lease);
    const conversation = tx.select().from(conversations).where(eq(conversations.id, conversationId)).get();
    if (!conversation) return;
    const unseen = listMessagesAfter(
      tx,
      conversationId,
      "support",
      Math.max(conversation.seenByUser, conversation.mailedToUser),
    );
    const [first, last] = [unseen[0], unseen.at(-1)];
    if (!first || !last) return;
    const due = new Date(first.createdAt.getTime() + UNSEEN_DELAY_MS);
    if (due > now) return void enqueueOnce(tx, NOTIFY_USER_JOB, conversation, due);
    tx.update(conversations)
      .set({ mailedToUser: last.sequence })
      .where(eq(conversations.id, conversationId))
      .run();
    const replyTo = getReplyAddress(tx, conversation.userId);
    queueNotification(tx, conversation.userId, {
      subject: "Support answered you",
      lines: [
        ...unseen.flatMap(({ body }) => splitLines(body)),
        replyTo ? "Answer in the chat, or reply to this email." : "Answer in the chat.",
      ],
      action: { label: "Open the chat", path: "/support" },
    });
  });
}

/**
 * Sends one mail to the support address with all messages of the user that no agent has seen or received by
 * mail.
 */
export function mailUnseenMessages({ conversationId = "" }: Record<string, string>, lease: Lease): void {
  write((tx) => {
    completeJob(tx, lease);
    const conversation = tx.select().from(conversations).where(eq(conversations.id, conversationId)).get();
    const user = conversation && findAccount(conversation.userId, tx);
    if (!conversation || !user || !env.SUPPORT_EMAIL) return;
    const unseen = listMessagesAfter(
      tx,
      conversationId,
      "user",
      Math.max(conversation.seenBySupport, conversation.mailedToSupport),
    );
    const last = unseen.at(-1);
    if (!last) return;
    tx.update(conversations)
      .set({ mailedToSupport: last.sequence })
      .where(eq(conversations.id, conversationId))
      .run();
    const plan = currentPlanOf(user.id);
    // The mail is about the user, so it is deleted with the account, whatever its recipient.
    queueMail(
      tx,
      { userId: user.id, email: env.SUPPORT_EMAIL },
      {
        subject: `Support: ${user.firstName} ${user.lastName} wrote`,
        greeting: `${user.firstName} ${user.lastName} <${user.email}> wrote, and nobody has read it yet.`,
        lines: [
          ...unseen.flatMap(({ body }) => splitLines(body)),
          `Plan: ${plan} (${getResponseTarget(plan).tier}). Page: ${conversation.currentPage || "not known"}.`,
          "Answer in the inbox, or reply to this email. The person gets your answer in the chat.",
        ],
        action: { label: "Open the conversation", path: `/admin/support/${conversation.id}` },
        footer: "You get this email because it is the support address of this site.",
        replyTo: addressWith(conversation.supportReplyToken),
      },
    );
  });
}

function listMessagesAfter(tx: Tx, conversationId: string, sender: "user" | "support", after: number) {
  const wanted = and(
    eq(supportMessages.conversationId, conversationId),
    eq(supportMessages.sender, sender),
    gt(supportMessages.sequence, after),
  );
  return tx.select().from(supportMessages).where(wanted).orderBy(asc(supportMessages.sequence)).all();
}

function splitLines(body: string): string[] {
  return body.split("\n").filter((line) => line.trim() !== "");
}

function enqueueOnce(tx: Tx, kind: string, { id, userId }: Conversation, runAt: Date) {
  if (!isQueued(tx, kind, { conversationId: id }))
    enqueue(kind, { conversationId: id, userId }, tx, { runAt, maxAttempts: 8 });
}
