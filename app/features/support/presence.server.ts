import { untilNextWrite } from "~/db/client.server";
import { env } from "~/env.server";
import { findAccount, listActiveStaff } from "~/features/accounts/find-accounts.server";
import { emitToAll, listUsersInRoom } from "~/providers/realtime/hub.server";
import { minutes } from "~/time";

export type SupportStatus = { available: boolean; agentOnline: boolean };

/** The room of all agents with an open inbox. Each thread has a room too. */
export const AGENTS_ROOM = "agents";
/** The room of the agents with this thread open. */
export const conversationRoom = (conversationId: string) => `thread:${conversationId}`;

// An agent is online for some minutes after the last thing they did. An open page that nobody looks at is no presence.
export const AGENT_TIMEOUT_MS = minutes(3);
// In memory: after a restart the next action counts.
const lastActivity = new Map<string, { at: number; conversationId: string }>();

/** Records that an agent is online, after something they did: opened or typed in a thread, sent, tapped in the inbox. */
export function recordAgentActivity(agentId: string, conversationId = "", now = Date.now()): void {
  lastActivity.set(agentId, { at: now, conversationId });
  announceStatus(now);
}

/** Whether support is set up, and whether an agent is online now. Only reads. */
export function getSupportStatus(now = Date.now()): SupportStatus {
  return {
    available: hasSupport(),
    agentOnline: listActiveAgents(now).length > 0,
  };
}

/** The first names of other agents with this thread open. */
export function listOtherAgents(agentId: string, conversationId: string, now = Date.now()): string[] {
  const activeIds = listActiveAgents(now)
    .filter(([, seen]) => seen.conversationId === conversationId)
    .map(([id]) => id);
  const ids = new Set([...listUsersInRoom(conversationRoom(conversationId)), ...activeIds]);
  ids.delete(agentId);
  return [...ids].flatMap((id) => findAccount(id)?.firstName ?? []);
}

let lastAnnounced = false;

/** Announces to all sockets when support went online or offline since the last announcement. */
export function announceStatus(now = Date.now()): void {
  const status = getSupportStatus(now);
  if (lastAnnounced !== status.agentOnline) emitToAll("support_status_update", { status });
  lastAnnounced = status.agentOnline;
}

function listActiveAgents(now: number) {
  for (const [id, { at }] of lastActivity) if (now - at > AGENT_TIMEOUT_MS) lastActivity.delete(id);
  return [...lastActivity];
}

const hasAdmins = untilNextWrite(() => listActiveStaff("support").length > 0);

function hasSupport(): boolean {
  return env.SUPPORT_EMAIL !== undefined || hasAdmins();
}
