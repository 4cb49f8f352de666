import type { User } from "~/features/accounts/sessions.server"
import { makePicture } from "~/features/support/images.server"
import { IMAGE_LIMIT, MessageFields, messageProblem } from "~/features/support/message.schema"
import type { MessageView } from "~/features/support/message-view"
import { answerMessage, markSeenByPerson, sendMessage, wasSent } from "~/features/support/messages.server"
import { Refusal } from "~/refusal"
import { badInput } from "./api.server"
import { readMultipart } from "./forms.server"
import { countAct } from "./rate-limit.server"

const ONLY_A_PICTURE = "Image attachment"

type Sent = { ok: true; message: MessageView } | { ok: false; refusal: Refusal; text: string }

/** A message of the person, from the form and from /api alike. A "no" comes back with the text that was typed. */
export async function submitSupportMessage(request: Request, user: User): Promise<Sent> {
  const { fields, file, tooLarge } = await readSupportForm(request)
  const text = String(fields.get("message") ?? "")
  try {
    if (tooLarge) throw new Refusal("FILE_TOO_LARGE", "Please select an image smaller than 5MB.", 413, { title: "File Too Large", field: "image" })
    const { message, currentPage, userAgent, clientMessageId, upTo } = checked(fields)
    refuse(messageProblem(message, file !== undefined))
    if (!clientMessageId || !wasSent(user.id, clientMessageId)) countAct("supportPerUser", user.id)
    const picture = file && (await makePicture(file))
    const sent = sendMessage(user.id, { text: message || ONLY_A_PICTURE, clientMessageId, currentPage, userAgent: userAgent || (request.headers.get("user-agent") ?? "").slice(0, 300), picture })
    if (upTo !== undefined) markSeenByPerson(user.id, upTo)
    return { ok: true, message: sent }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, refusal: error, text }
    throw error
  }
}

/** An agent's answer, from the form and from /api alike. */
export async function submitSupportAnswer(request: Request, agent: User, address: string, conversationId: string): Promise<Sent> {
  const { fields } = await readSupportForm(request)
  try {
    const { message, clientMessageId, upTo } = checked(fields)
    refuse(messageProblem(message, false))
    countAct("supportPerAgent", agent.id)
    return { ok: true, message: answerMessage({ userId: agent.id, address }, conversationId, { text: message, clientMessageId, upTo: fields.has("anyway") ? undefined : upTo }) }
  } catch (error) {
    if (error instanceof Refusal && error.status !== 404) return { ok: false, refusal: error, text: String(fields.get("message") ?? "") }
    throw error
  }
}

async function readSupportForm(request: Request) {
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(request.headers.get("content-type") ?? "")) throw new Refusal("BAD_BODY", "Send the message as multipart/form-data.", 415)
  return readMultipart(request, "image", IMAGE_LIMIT)
}

function checked(fields: FormData) {
  const parsed = MessageFields.safeParse(Object.fromEntries([...fields].filter(([, value]) => typeof value === "string" && value !== "")))
  if (!parsed.success) throw badInput(parsed.error)
  return parsed.data
}

function refuse(problem: ReturnType<typeof messageProblem>) {
  if (problem) throw new Refusal(problem.code, problem.message, 400, { title: problem.title, field: "message" })
}
