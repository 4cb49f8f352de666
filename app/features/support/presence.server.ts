import { env } from "~/env.server";
import { findAccount, listActiveAdmins } from "~/features/accounts/find-accounts.server";
import { emitToAll, listUsersInRoom } from "~/providers/realtime/hub.server";
import { seconds } from "~/time";

export type SupportStatus = { available: boolean; agentOnline: boolean };

/** The room of everybody who has the inbox open, and the one of those who have this thread open. */
export const AGENTS_ROOM = "agents";
export const conversationRoom = (conversationId: string) => `thread:${conversationId}`;

// An agent is there while a socket of their inbox is open, and for a minute after they last did something.
const AGENT_TIMEOUT_MS = seconds(60);
// In memory: after a restart the open inboxes come back by themselves within seconds.
const lastActivity = new Map<string, { at: number; conversationId: string }>();

/** Notes that an agent is there: by what they just did, or by a heartbeat of the inbox. */
export function recordAgentActivity(agentId: string, conversationId = "", now = Date.now()): void {
  lastActivity.set(agentId, { at: now, conversationId });
  announceStatus(now);
}

/** Whether support exists at all, and whether somebody of it is there now. Reads only. */
export function getSupportStatus(now = Date.now()): SupportStatus {
  return {
    available: hasSupport(),
    agentOnline: listUsersInRoom(AGENTS_ROOM).length > 0 || listActiveAgents(now).length > 0,
  };
}

/** The other agents who look at this thread now, by first name. */
export function listOtherAgents(agentId: string, conversationId: string, now = Date.now()): string[] {
  const activeIds = listActiveAgents(now)
    .filter(([, seen]) => seen.conversationId === conversationId)
    .map(([id]) => id);
  const ids = new Set([...listUsersInRoom(conversationRoom(conversationId)), ...activeIds]);
  ids.delete(agentId);
  return [...ids].flatMap((id) => findAccount(id)?.firstName ?? []);
}

let lastAnnounced = false;

/** Tells everybody when support came or went since it was told last. */
export function announceStatus(now = Date.now()): void {
  const status = getSupportStatus(now);
  if (lastAnnounced !== status.agentOnline) emitToAll("support_status_update", { status });
  lastAnnounced = status.agentOnline;
}

function listActiveAgents(now: number) {
  for (const [id, { at }] of lastActivity) if (now - at > AGENT_TIMEOUT_MS) lastActivity.delete(id);
  return [...lastActivity];
}

function hasSupport(): boolean {
  return env.SUPPORT_EMAIL !== undefined || listActiveAdmins().length > 0;
}
