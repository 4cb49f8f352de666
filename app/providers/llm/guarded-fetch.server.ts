import { AsyncLocalStorage } from "node:async_hooks"
import { lookup } from "node:dns/promises"
import { subscribe } from "node:diagnostics_channel"
import { isIP } from "node:net"
import { checkBaseUrl, hostOf, refusedAddress } from "./address-rules"
import { CallFailed, type Target } from "./wire"

/** What the wire showed, whatever an SDK makes of it. */
export type Seen = { status?: number; headers?: Headers; errorBody?: string; failure?: CallFailed; thrown?: unknown; onConnected?: () => void }

type Address = Pick<Target, "baseUrl" | "options" | "allowLocal">

const LARGEST_ERROR = 64 * 1024
// SDKs add headers of their own: the organisation from the environment, the machine's make, custom ones. Only these leave the house.
const MAY_LEAVE = ["accept", "content-type", "authorization", "x-api-key", "anthropic-version", "x-goog-api-key", "user-agent"]

const calls = new AsyncLocalStorage<Seen>()
const requests = new WeakMap<object, Seen>()

/**
 * The only way out to a provider, given to every SDK: the address is checked anew before each call, redirects are errors (they would carry the
 * key to another host), headers pass a list, and what came back is kept in `seen`, because each SDK loses another part of an error.
 */
export function guardedFetch({ baseUrl, options, allowLocal = false }: Address, seen: Seen): typeof fetch {
  const mayLeave = new Set([...MAY_LEAVE, ...Object.keys(options.headers).map((name) => name.toLowerCase())])
  return async (input, init) => {
    const headers = new Headers([...new Headers(init?.headers)].filter(([name]) => mayLeave.has(name)))
    const response = await mustBeReachable(baseUrl, allowLocal)
      .then(() => calls.run(seen, () => fetch(input, { ...init, headers, redirect: "error" })))
      .catch((thrown: unknown) => {
        seen.thrown = thrown
        if (thrown instanceof CallFailed) seen.failure = thrown
        throw thrown
      })
    seen.status = response.status
    seen.headers = response.headers
    if (response.ok) return response
    seen.errorBody = await beginningOf(response)
    return new Response(seen.errorBody, { status: response.status, headers: response.headers })
  }
}

async function mustBeReachable(baseUrl: string, allowLocal: boolean): Promise<void> {
  const verdict = checkBaseUrl(baseUrl, { allowLocal })
  if (!verdict.ok) throw new CallFailed("forbidden", `Address refused. ${verdict.reason}`)
  const host = hostOf(verdict.url)
  if (isIP(host)) return
  const answers = await lookup(host, { all: true }).catch(() => {
    throw new CallFailed("network", "The name of the server is not known.")
  })
  for (const { address } of answers) {
    const reason = refusedAddress(verdict.url, address, allowLocal)
    if (reason) throw new CallFailed("forbidden", `Address refused. ${reason}`)
  }
}

/** The text of a body, up to a limit; what was read when the connection breaks. */
export async function beginningOf(response: Response, limit = LARGEST_ERROR): Promise<string> {
  const decoder = new TextDecoder()
  let text = ""
  const reader = response.body?.getReader()
  try {
    while (reader && text.length < limit) {
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
    }
    await reader?.cancel()
  } catch {
    // A cut error page still says what it says.
  }
  return text.slice(0, limit)
}

// fetch does not tell a slow handshake from a slow answer; Node's own HTTP client does, on these two channels.
subscribe("undici:request:create", (message) => {
  const seen = calls.getStore()
  if (seen && hasRequest(message)) requests.set(message.request, seen)
})
subscribe("undici:client:sendHeaders", (message) => {
  if (hasRequest(message)) requests.get(message.request)?.onConnected?.()
})

function hasRequest(message: unknown): message is { request: object } {
  return typeof message === "object" && message !== null && "request" in message && typeof message.request === "object" && message.request !== null
}
