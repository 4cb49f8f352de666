import type { User } from "~/features/accounts/sessions.server";
import { processImage } from "~/features/support/images.server";
import {
  IMAGE_ONLY_TEXT,
  MAX_IMAGE_BYTES,
  MessageFields,
  findMessageProblem,
} from "~/features/support/message.schema";
import type { MessageView } from "~/features/support/message-view";
import { sendAgentAnswer, sendUserMessage, isMessageStored } from "~/features/support/messages.server";
import { markSeenByUser } from "~/features/support/seen.server";
import { Refusal } from "~/refusal";
import { validationRefusal } from "~/http/api/api-handler.server";
import { readSubmission } from "./read-body.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

type SupportSubmission = { ok: true; message: MessageView } | { ok: false; refusal: Refusal; text: string };

/** Handles a user's message, from the form and from /api. A refusal returns the typed text. */
export async function submitSupportMessage(request: Request, user: User): Promise<SupportSubmission> {
  return handleSubmission(
    await readSupportForm(request),
    async ({ message, currentPage, userAgent, clientMessageId, upTo }, file) => {
      if (!clientMessageId || !isMessageStored(user.id, clientMessageId))
        enforceRateLimit("supportPerUser", user.id);
      const image = file && (await processImage(file));
      const sent = sendUserMessage(user.id, {
        text: message || IMAGE_ONLY_TEXT,
        clientMessageId,
        currentPage,
        userAgent: userAgent || (request.headers.get("user-agent") ?? "").slice(0, 300),
        image,
      });
      if (upTo !== undefined) markSeenByUser(user.id, upTo);
      return sent;
    },
  );
}

/** Handles an agent's reply, from the form and from /api. */
export async function submitSupportReply(
  request: Request,
  agent: User,
  address: string,
  conversationId: string,
): Promise<SupportSubmission> {
  const form = await readSupportForm(request);
  return handleSubmission(form, async ({ message, clientMessageId, upTo }, file) => {
    enforceRateLimit("supportPerAgent", agent.id);
    const image = file && (await processImage(file));
    return sendAgentAnswer({ userId: agent.id, address }, conversationId, {
      text: message || IMAGE_ONLY_TEXT,
      clientMessageId,
      image,
      upTo,
      anyway: form.fields.has("anyway"),
    });
  });
}

type SupportForm = Awaited<ReturnType<typeof readSubmission>>;
type SupportMessageFields = ReturnType<typeof parseFields>;

// A 404 is not a reply to a form.
async function handleSubmission(
  { fields, file, tooLarge, busy }: SupportForm,
  send: (message: SupportMessageFields, file: SupportForm["file"]) => Promise<MessageView>,
): Promise<SupportSubmission> {
  try {
    if (busy) throw busy;
    if (tooLarge)
      throw new Refusal("FILE_TOO_LARGE", "Please select an image smaller than 5MB.", 413, {
        title: "File Too Large",
        field: "image",
      });
    const message = parseFields(fields);
    throwIfInvalid(findMessageProblem(message.message, file !== undefined));
    return { ok: true, message: await send(message, file) };
  } catch (error) {
    if (error instanceof Refusal && error.status !== 404)
      return { ok: false, refusal: error, text: String(fields.get("message") ?? "") };
    throw error;
  }
}

async function readSupportForm(request: Request) {
  if (
    !/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(
      request.headers.get("content-type") ?? "",
    )
  )
    throw new Refusal("UNSUPPORTED_TYPE", "Send the message as multipart/form-data.", 415);
  return readSubmission(request, "image", MAX_IMAGE_BYTES);
}

function parseFields(fields: FormData) {
  const parsed = MessageFields.safeParse(
    Object.fromEntries([...fields].filter(([, value]) => typeof value === "string" && value !== "")),
  );
  if (!parsed.success) throw validationRefusal(parsed.error);
  return parsed.data;
}

function throwIfInvalid(problem: ReturnType<typeof findMessageProblem>) {
  if (problem)
    throw new Refusal(problem.code, problem.message, 400, { title: problem.title, field: "message" });
}
