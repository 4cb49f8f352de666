import { endSession, findSessionUser, openSession, SESSION_LIFE, type User } from "~/features/accounts/sessions.server"
import { env } from "~/env.server"

const NAME = env.isLive ? "__Host-oya_session" : "oya_session"
const ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${env.isLive ? "; Secure" : ""}`

/** The signed-in person, by cookie or by `Authorization: Bearer` with the same token. */
export function currentUser(request: Request): User | undefined {
  const token = sessionToken(request)
  return token ? findSessionUser(token) : undefined
}

/** Opens a session; always a new token, so that a token from before signing in is worth nothing. */
export function startSession(request: Request, userId: string): { token: string; cookie: string } {
  const old = sessionToken(request)
  if (old) endSession(old)
  const token = openSession(userId, request.headers.get("user-agent") ?? "")
  return { token, cookie: `${NAME}=${token}; Max-Age=${SESSION_LIFE / 1000}; ${ATTRIBUTES}` }
}

export function closeSession(request: Request): { cookie: string } {
  const token = sessionToken(request)
  if (token) endSession(token)
  return { cookie: `${NAME}=; Max-Age=0; ${ATTRIBUTES}` }
}

/** The token this request is signed in with. */
export function sessionToken(request: Request): string | undefined {
  const bearer = /^Bearer ([\w-]{43})$/.exec(request.headers.get("authorization") ?? "")?.[1]
  if (bearer) return bearer
  return sessionTokenIn(request.headers.get("cookie") ?? "")
}

/** The session token in a Cookie header, or undefined. */
export function sessionTokenIn(cookies: string): string | undefined {
  const own = cookies.split(";").map((pair) => pair.trim()).find((pair) => pair.startsWith(`${NAME}=`))
  const value = own?.slice(NAME.length + 1)
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}
