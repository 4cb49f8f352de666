import type { IncomingMessage } from "node:http"
import { findSessionUser } from "~/features/accounts/sessions.server"
import { env } from "~/env.server"
import { sessionTokenIn } from "./session.server"

/** Whether a socket handshake comes from one of our pages and from a signed-in, active person. */
export function mayConnect({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (!origin || !URL.canParse(origin)) return false
  const ours = new URL(origin).origin === new URL(env.APP_URL).origin || (env.isLocal && new URL(origin).host === host)
  const token = sessionTokenIn(headers.cookie ?? "")
  return ours && token !== undefined && findSessionUser(token)?.isActive === true
}
