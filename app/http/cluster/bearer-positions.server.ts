import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { minutes } from "~/time";

/** The position of an answer, for the replica that asked. */
export const POSITION_HEADER = "x-oya-position";

const KEPT_MS = minutes(5);
const MAX_CALLERS = 10_000;

// Programs keep no cookies, so the replica remembers for them what they wrote through it. The newest last.
const positions = new Map<string, { txid: number; until: number }>();

/** Remembers the position of an answer for the program that has this Authorization header. */
export function rememberPosition(
  { headers }: IncomingMessage,
  position: string | string[] | undefined,
): void {
  if (!headers.authorization || !position) return;
  const caller = nameCaller(headers.authorization);
  positions.delete(caller);
  positions.set(caller, { txid: Number(position), until: Date.now() + KEPT_MS });
  const [oldest = ""] = positions.keys();
  if (positions.size > MAX_CALLERS) positions.delete(oldest);
}

/** What this program wrote or saw last through this replica. */
export function recallPosition({ headers }: IncomingMessage, now = Date.now()): number | undefined {
  const kept = headers.authorization ? positions.get(nameCaller(headers.authorization)) : undefined;
  return kept && kept.until > now ? kept.txid : undefined;
}

function nameCaller(authorization: string): string {
  return createHash("sha256").update(authorization).digest("base64url");
}
