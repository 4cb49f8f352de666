import { z } from "zod";
import { InboundMail } from "~/features/support/inbound-mail.schema";
import { MessageFields, SeenPosition } from "~/features/support/message.schema";
import { fromDigits } from "~/whole-number";
import { count, message, moment, operations } from "./operation";

const Status = z.strictObject({ available: z.boolean(), agentOnline: z.boolean() });
const ChatMessage = z.strictObject({
  id: z.string(),
  sequence: count,
  clientMessageId: z.string().nullable(),
  messageType: z.enum(["user", "support", "system"]),
  content: z.string(),
  createdAt: moment,
  seenAt: moment.nullable(),
  metadata: z.strictObject({
    imageAttachment: z
      .strictObject({
        url: z.string(),
        thumbnailUrl: z.string(),
        originalName: z.string(),
        width: z.number(),
        height: z.number(),
      })
      .optional(),
  }),
});
const Messages = z.strictObject({
  messages: z.array(ChatMessage),
  last: count,
  seen: z.strictObject({ byPerson: count, bySupport: count }),
});
const SentMessage = z.strictObject({ message, sent: ChatMessage });
const Seen = z.strictObject({ upTo: count });
const NewMessage = MessageFields.extend({ image: z.file().optional().describe("At most 5 MB") });
const SENDING = {
  400: ["EMPTY_MESSAGE", "MESSAGE_TOO_LONG", "INVALID_FILE_TYPE", "UNREADABLE_IMAGE"],
  404: ["NOT_FOUND"],
  409: ["NEWER_ANSWER"],
  413: ["FILE_TOO_LARGE"],
  503: ["BUSY"],
};
const number = fromDigits(
  z.coerce.number({ error: "after and before must be message numbers" }).int().min(0),
).optional();

/** The support chat, from both sides. */
export const supportOperations = operations({
  "GET /api/support/status": {
    summary: "Whether support is there",
    who: "user",
    answers: { 200: Status },
  },
  "GET /api/support/messages": {
    summary: "Your messages with support",
    who: "user",
    query: z.object({ after: number, before: number }),
    answers: { 200: Messages },
  },
  "POST /api/support/message": {
    summary: "Write to support",
    who: "user",
    body: NewMessage,
    sends: "multipart",
    answers: { 200: SentMessage },
    errors: SENDING,
    limit: "supportPerUser",
  },
  "POST /api/support/seen": {
    summary: "Mark messages as read",
    who: "user",
    body: SeenPosition,
    answers: { 200: Seen },
    limit: "supportSeenPerUser",
  },
  "GET /api/support/unread": {
    summary: "How many answers of support are unread",
    who: "user",
    answers: { 200: z.strictObject({ unread: count, newest: count }) },
  },
  "POST /api/support/typing": {
    summary: "Show support that you are typing",
    who: "user",
    answers: { 200: z.strictObject({ shown: z.literal(true) }) },
    errors: { 403: ["FOREIGN_ORIGIN"] },
    limit: "supportSeenPerUser",
    isInternal: true,
  },
  "GET /api/admin/support/unread": {
    summary: "How many conversations wait unread",
    who: "admin",
    permission: "support",
    answers: { 200: z.strictObject({ unread: count, newest: count }) },
    isInternal: true,
  },
  "POST /api/admin/support/{id}/typing": {
    summary: "Show a person that support is typing",
    who: "admin",
    permission: "support",
    answers: { 200: z.strictObject({ shown: z.literal(true) }) },
    errors: { 403: ["FOREIGN_ORIGIN"], 404: ["NOT_FOUND"] },
    limit: "supportSeenPerUser",
    isInternal: true,
  },
  "POST /api/support/inbound": {
    summary: "Answers by mail, from the mail service",
    who: "sender",
    body: InboundMail,
    sends: "signed",
    answers: { 200: z.strictObject({ outcome: z.string() }) },
    errors: { 401: ["BAD_SIGNATURE"], 503: ["NOT_SET_UP"] },
    isInternal: true,
  },
  "POST /api/admin/support/presence": {
    summary: "An agent is at work in the inbox",
    who: "admin",
    permission: "support",
    answers: { 200: Status },
    errors: { 403: ["FOREIGN_ORIGIN"] },
    isInternal: true,
  },
  "GET /api/admin/support/{id}/messages": {
    summary: "The messages of a conversation",
    who: "admin",
    permission: "support",
    query: z.object({ after: number, before: number }),
    answers: { 200: Messages.extend({ others: z.array(z.string()) }) },
    errors: { 404: ["NOT_FOUND"] },
    isInternal: true,
  },
  "POST /api/admin/support/{id}/message": {
    summary: "Answer a conversation",
    who: "admin",
    permission: "support",
    body: NewMessage.extend({ anyway: z.string().optional() }),
    sends: "multipart",
    answers: { 200: SentMessage },
    errors: SENDING,
    limit: "supportPerAgent",
    isInternal: true,
  },
  "POST /api/admin/support/{id}/seen": {
    summary: "Mark messages as read by support",
    who: "admin",
    permission: "support",
    body: SeenPosition,
    answers: { 200: Seen },
    errors: { 404: ["NOT_FOUND"] },
    limit: "supportSeenPerUser",
    isInternal: true,
  },
});
