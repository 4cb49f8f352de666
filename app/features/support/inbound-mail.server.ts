import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { desc, eq, lte } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { inboundMails } from "~/db/schema";
import { env } from "~/env.server";
import { findAccountByEmail, listActiveStaff } from "~/features/accounts/find-accounts.server";
import { isAllowed } from "~/features/accounts/permissions";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { days } from "~/time";
import { findByReplyToken, findConversation, type Conversation } from "./conversations.server";
import type { InboundMail } from "./inbound-mail.schema";
import { describeLeftOut, NO_FILES, type MailFiles } from "./mail-files.server";
import { parseAddress, isAutomatedMail, stripQuotedText } from "./mail-text";
import { IMAGE_ONLY_TEXT } from "./message.schema";
import { sendAgentAnswer, sendUserMessage } from "./messages.server";

const INBOUND_RETENTION_MS = days(30);

export type InboundOutcome = "threaded" | "duplicate" | "ignored" | "quarantined";

/**
 * Throws unless our secret signed the body: HMAC-SHA-256 of its bytes in hexadecimal. Throws NOT_SET_UP
 * (503), BAD_SIGNATURE (401).
 */
export function verifyInboundSignature(body: Uint8Array, signature: string): void {
  if (!env.SUPPORT_INBOUND_SECRET)
    throw new Refusal(
      "NOT_SET_UP",
      "Incoming email is not set up here. Set SUPPORT_INBOUND_SECRET first.",
      503,
    );
  const expected = createHmac("sha256", env.SUPPORT_INBOUND_SECRET).update(body).digest();
  const given = Buffer.from(signature.replace(/^sha256=/, ""), "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal("BAD_SIGNATURE", "The signature does not match the body.", 401);
}

/** Whether a mail would go into a thread, so that its files are worth reading. */
export function isForThread(mail: InboundMail): boolean {
  return classifyMail(mail, findReplyTarget(mail), { pictures: [], leftOut: 1 }).outcome === "threaded";
}

/**
 * Adds a mail to its thread when the token in the address is known and the sender is the address of that
 * side. Automated mail is ignored; mail of an unknown sender is quarantined for an agent. The same Message-ID
 * counts once. Each picture after the first is a message of its own.
 */
export function receiveMail(
  mail: InboundMail,
  now = new Date(),
  files: MailFiles = NO_FILES,
): InboundOutcome {
  const messageIdHash = createHash("sha256").update(mail.messageId.trim().toLowerCase()).digest("base64url");
  if (
    db
      .select({ hash: inboundMails.messageIdHash })
      .from(inboundMails)
      .where(eq(inboundMails.messageIdHash, messageIdHash))
      .get()
  )
    return "duplicate";
  const target = findReplyTarget(mail);
  const classification = classifyMail(mail, target, files);
  if (classification.outcome === "threaded" && target)
    for (const message of toMessages(mail, files, messageIdHash))
      if (target.side === "user") sendUserMessage(target.userId, message, now);
      else if (target.conversation)
        sendAgentAnswer(
          { userId: classification.agentId, address: "by mail" },
          target.conversation.id,
          // Who answers a mail has read what was mailed, and no more. A mail cannot be refused.
          { ...message, upTo: readByMail(target.conversation), anyway: true },
          now,
        );
  const quarantined =
    classification.outcome === "quarantined"
      ? {
          sender: parseAddress(mail.from),
          subject: mail.subject.slice(0, 300),
          body: stripQuotedText(mail.text),
        }
      : {};
  write((tx) =>
    tx
      .insert(inboundMails)
      .values({
        messageIdHash,
        createdAt: now,
        conversationId: target && findConversation(target.userId)?.id,
        outcome: classification.outcome,
        reason: classification.reason,
        ...quarantined,
      })
      .onConflictDoNothing()
      .run(),
  );
  log.info({
    event: "support.mail_received",
    outcome: classification.outcome,
    reason: classification.reason,
  });
  return classification.outcome;
}

/** The quarantined mails, newest first. */
export function listQuarantinedMails() {
  return db
    .select()
    .from(inboundMails)
    .where(eq(inboundMails.outcome, "quarantined"))
    .orderBy(desc(inboundMails.createdAt))
    .limit(50)
    .all();
}

/** Deletes incoming mail older than 30 days. Returns how many. */
export function deleteOldInboundMails(now = new Date()): number {
  return db
    .delete(inboundMails)
    .where(lte(inboundMails.createdAt, new Date(now.getTime() - INBOUND_RETENTION_MS)))
    .run().changes;
}

function readByMail({ seenBySupport, mailedToSupport }: Conversation): number {
  return Math.max(seenBySupport, mailedToSupport);
}

type ReplyTarget = ReturnType<typeof findByReplyToken>;
type MailClassification = {
  outcome: "threaded" | "quarantined" | "ignored";
  reason: string;
  agentId: string;
};

// The ids are derived from the Message-ID. If the process ends before the next write, the repeated mail is still stored once.
function toMessages(mail: InboundMail, { pictures: [first, ...more], leftOut }: MailFiles, hash: string) {
  const channel = "mail" as const;
  const words = [stripQuotedText(mail.text), describeLeftOut(leftOut)].filter(Boolean).join("\n");
  return [
    { text: words || IMAGE_ONLY_TEXT, image: first, clientMessageId: `mail-${hash}`, channel },
    ...more.map((image, place) => ({
      text: IMAGE_ONLY_TEXT,
      image,
      clientMessageId: `mail-${hash}-${place + 2}`,
      channel,
    })),
  ];
}

function classifyMail(
  mail: InboundMail,
  target: ReplyTarget,
  { pictures, leftOut }: MailFiles,
): MailClassification {
  const refuse = (outcome: MailClassification["outcome"], reason: string) => ({
    outcome,
    reason,
    agentId: "",
  });
  if (isAutomatedMail(mail.from, mail.headers)) return refuse("ignored", "sent automatically");
  if (!target) return refuse("quarantined", "no thread has this address");
  const agentId = findSenderId(parseAddress(mail.from), target);
  if (!agentId) return refuse("quarantined", "not the address of the account");
  if (stripQuotedText(mail.text) === "" && pictures.length + leftOut === 0)
    return refuse("ignored", "no new text");
  return { outcome: "threaded", reason: "", agentId };
}

// The user's own address, an agent's, or the support mailbox. For the mailbox, the sender is the agent of the
// thread, or the first agent.
function findSenderId(
  address: string,
  { userId, conversation, side }: NonNullable<ReplyTarget>,
): string | undefined {
  const account = findAccountByEmail(address);
  const sender = account?.isActive ? account : undefined;
  if (side === "user") return sender?.id === userId ? sender.id : undefined;
  if (sender && isAllowed(sender, "support")) return sender.id;
  if (address !== env.SUPPORT_EMAIL) return undefined;
  return conversation?.assigneeId ?? listActiveStaff("support")[0]?.id;
}

function findReplyTarget(mail: InboundMail): ReplyTarget {
  const token = /\+([0-9a-f]{32})@/i.exec([mail.to].flat().join(" "))?.[1]?.toLowerCase();
  return token ? findByReplyToken(token) : undefined;
}
