import type { User } from "~/features/accounts/sessions.server";
import { makePicture } from "~/features/support/images.server";
import { IMAGE_LIMIT, MessageFields, messageProblem } from "~/features/support/message.schema";
import type { MessageView } from "~/features/support/message-view";
import { answerMessage, markSeenByPerson, sendMessage, wasSent } from "~/features/support/messages.server";
import { Refusal } from "~/refusal";
import { badInput } from "./api.server";
import { readMultipart } from "./forms.server";
import { countAct } from "./rate-limit.server";

const ONLY_A_PICTURE = "Image attachment";

type Sent = { ok: true; message: MessageView } | { ok: false; refusal: Refusal; text: string };

/** A message of the person, from the form and from /api alike. A "no" comes back with the text that was typed. */
export async function submitSupportMessage(request: Request, user: User): Promise<Sent> {
  return answered(
    await readSupportForm(request),
    async ({ message, currentPage, userAgent, clientMessageId, upTo }, file) => {
      if (!clientMessageId || !wasSent(user.id, clientMessageId)) countAct("supportPerUser", user.id);
      const picture = file && (await makePicture(file));
      const sent = sendMessage(user.id, {
        text: message || ONLY_A_PICTURE,
        clientMessageId,
        currentPage,
        userAgent: userAgent || (request.headers.get("user-agent") ?? "").slice(0, 300),
        picture,
      });
      if (upTo !== undefined) markSeenByPerson(user.id, upTo);
      return sent;
    },
  );
}

/** An agent's answer, from the form and from /api alike. */
export async function submitSupportAnswer(
  request: Request,
  agent: User,
  address: string,
  conversationId: string,
): Promise<Sent> {
  const form = await readSupportForm(request);
  return answered(form, async ({ message, clientMessageId, upTo }, file) => {
    countAct("supportPerAgent", agent.id);
    const picture = file && (await makePicture(file));
    return answerMessage({ userId: agent.id, address }, conversationId, {
      text: message || ONLY_A_PICTURE,
      clientMessageId,
      picture,
      upTo: form.fields.has("anyway") ? undefined : upTo,
    });
  });
}

type Form = Awaited<ReturnType<typeof readMultipart>>;
type Message = ReturnType<typeof checked>;

// What does not exist is no answer to a form.
async function answered(
  { fields, file, tooLarge }: Form,
  send: (message: Message, file: Form["file"]) => Promise<MessageView>,
): Promise<Sent> {
  try {
    if (tooLarge)
      throw new Refusal("FILE_TOO_LARGE", "Please select an image smaller than 5MB.", 413, {
        title: "File Too Large",
        field: "image",
      });
    const message = checked(fields);
    refuse(messageProblem(message.message, file !== undefined));
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
    throw new Refusal("BAD_BODY", "Send the message as multipart/form-data.", 415);
  return readMultipart(request, "image", IMAGE_LIMIT);
}

function checked(fields: FormData) {
  const parsed = MessageFields.safeParse(
    Object.fromEntries([...fields].filter(([, value]) => typeof value === "string" && value !== "")),
  );
  if (!parsed.success) throw badInput(parsed.error);
  return parsed.data;
}

function refuse(problem: ReturnType<typeof messageProblem>) {
  if (problem)
    throw new Refusal(problem.code, problem.message, 400, { title: problem.title, field: "message" });
}
