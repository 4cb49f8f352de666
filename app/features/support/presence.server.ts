import { env } from "~/env.server";
import { findAccount, listActiveAdmins } from "~/features/accounts/find-accounts.server";
import { announceToAll, peopleIn } from "~/providers/realtime/hub.server";
import { seconds } from "~/time";

export type SupportStatus = { available: boolean; agentOnline: boolean };

/** The room of everybody who has the inbox open, and the one of those who have this thread open. */
export const AGENTS = "agents";
export const threadRoom = (conversationId: string) => `thread:${conversationId}`;

// An agent is there while a socket of their inbox is open, and for a minute after they last did something.
const HEARTBEAT = seconds(60);
// In memory: after a restart the open inboxes come back by themselves within seconds.
const lastSeen = new Map<string, { at: number; conversationId: string }>();

/** Notes that an agent is there: by what they just did, or by a heartbeat of the inbox. */
export function noteAgent(agentId: string, conversationId = "", now = Date.now()): void {
  lastSeen.set(agentId, { at: now, conversationId });
  tellStatus(now);
}

/** Whether support exists at all, and whether somebody of it is there now. Reads only. */
export function supportStatus(now = Date.now()): SupportStatus {
  return { available: isThereSupport(), agentOnline: peopleIn(AGENTS).length > 0 || present(now).length > 0 };
}

/** The other agents who look at this thread now, by first name. */
export function othersInThread(agentId: string, conversationId: string, now = Date.now()): string[] {
  const here = present(now)
    .filter(([, seen]) => seen.conversationId === conversationId)
    .map(([id]) => id);
  const ids = new Set([...peopleIn(threadRoom(conversationId)), ...here]);
  ids.delete(agentId);
  return [...ids].flatMap((id) => findAccount(id)?.firstName ?? []);
}

let told = false;

/** Tells everybody when support came or went since it was told last. */
export function tellStatus(now = Date.now()): void {
  const status = supportStatus(now);
  if (told !== status.agentOnline) announceToAll("support_status_update", { status });
  told = status.agentOnline;
}

function present(now: number) {
  for (const [id, { at }] of lastSeen) if (now - at > HEARTBEAT) lastSeen.delete(id);
  return [...lastSeen];
}

function isThereSupport(): boolean {
  return env.SUPPORT_EMAIL !== undefined || listActiveAdmins().length > 0;
}
