import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { db } from "~/db/client.server";
import { conversations, savedReplies, supportMessages, users } from "~/db/schema";
import { listActiveStaff } from "~/features/accounts/find-accounts.server";
import { listOffers } from "~/features/billing/offers.server";
import { getPlansAt } from "~/features/billing/stored-periods.server";
import { days } from "~/time";
import { getResponseTarget } from "./response-target";

export const INBOX_VIEWS = ["open", "mine", "unassigned", "resolved"] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

const MAX_ROWS = 100;
const MAX_COUNTED = 10_000;
const agents = alias(users, "agents");

/**
 * The inbox of an agent: waiting users first, in order of their used response target, then the rest by last
 * message. `search` covers names, addresses and messages of all conversations.
 */
export function listConversations(
  agentId: string,
  { view, search = "", max = MAX_ROWS }: { view: InboxView; search?: string; max?: number },
  now = new Date(),
) {
  const order = [
    desc(isNotNull(conversations.waitingSince)),
    asc(conversations.waitingSince),
    desc(conversations.updatedAt),
  ];
  const matching = db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(search ? matchesSearch(search) : isInView(view, agentId))
    .orderBy(...order)
    .limit(max)
    .all();
  const rows = db
    .select({
      conversation: conversations,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      agent: agents.firstName,
      lastBody: lastMessageColumn("body"),
      lastSender: lastMessageColumn("sender"),
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .leftJoin(agents, eq(agents.id, conversations.assigneeId))
    .where(
      inArray(
        conversations.id,
        matching.map(({ id }) => id),
      ),
    )
    .orderBy(...order)
    .all();
  const plans = getPlansAt(
    rows.map(({ conversation }) => conversation.userId),
    now,
  );
  const names = new Map(listOffers(now).map(({ offer, name }) => [offer, name]));
  const entries = rows.map(({ conversation, ...rest }) => {
    const plan = plans.get(conversation.userId) ?? "free_trial";
    const waitedMs = conversation.waitingSince
      ? now.getTime() - conversation.waitingSince.getTime()
      : undefined;
    return {
      ...rest,
      id: conversation.id,
      status: conversation.status,
      updatedAt: conversation.updatedAt,
      isUnread: conversation.lastSequence > conversation.seenBySupport && rest.lastSender === "user",
      plan,
      planName: names.get(plan) ?? plan,
      waitedMs,
      targetUsed: (waitedMs ?? -1) / getResponseTarget(plan).ms,
    };
  });
  return entries.sort((one, two) => two.targetUsed - one.targetUsed);
}

/** The number of conversations in each view. */
export function countByView(agentId: string): Record<InboxView, number> {
  const countOf = (view: InboxView) =>
    db.select({ many: count() }).from(conversations).where(isInView(view, agentId)).get()?.many ?? 0;
  return {
    open: countOf("open"),
    mine: countOf("mine"),
    unassigned: countOf("unassigned"),
    resolved: countOf("resolved"),
  };
}

/** How many people have waited for an answer since before a time. */
export function countWaitingLonger(since: Date): number {
  return (
    db.select({ many: count() }).from(conversations).where(lte(conversations.waitingSince, since)).get()
      ?.many ?? 0
  );
}

/**
 * Response times of the last 30 days for each plan's target: answers, median wait in milliseconds, share in
 * time.
 */
export function measureResponseTimes(now = new Date()) {
  const rows = db
    .select({ waitedMs: supportMessages.waitedMs, targetMs: supportMessages.targetMs })
    .from(supportMessages)
    .where(
      and(
        isNotNull(supportMessages.waitedMs),
        gte(supportMessages.createdAt, new Date(now.getTime() - days(30))),
      ),
    )
    .all();
  const targets = [...new Set(rows.map(({ targetMs }) => targetMs ?? 0))].sort((one, two) => one - two);
  return targets.map((targetMs) => {
    const waits = rows
      .flatMap((row) => (row.targetMs === targetMs ? [row.waitedMs ?? 0] : []))
      .sort((one, two) => one - two);
    return {
      targetMs,
      answers: waits.length,
      medianMs: waits[Math.floor(waits.length / 2)] ?? 0,
      inTime: waits.filter((wait) => wait <= targetMs).length / waits.length,
    };
  });
}

/** How many conversations wait for an answer, and how many of them longer than their plan promises. */
export function countWaitingConversations(now = new Date()): { waiting: number; late: number } {
  const rows = db
    .select({ userId: conversations.userId, waitingSince: conversations.waitingSince })
    .from(conversations)
    .where(isNotNull(conversations.waitingSince))
    .limit(MAX_COUNTED)
    .all();
  const plans = getPlansAt(
    rows.map(({ userId }) => userId),
    now,
  );
  const isLate = ({ userId, waitingSince }: (typeof rows)[number]) =>
    now.getTime() - (waitingSince?.getTime() ?? 0) > getResponseTarget(plans.get(userId) ?? "free_trial").ms;
  return { waiting: rows.length, late: rows.filter(isLate).length };
}

/** The active staff who can be assigned, by first name. */
export function listAgents() {
  return listActiveStaff("support").map(({ id, firstName }) => ({ id, name: firstName }));
}

/** All saved replies, by short code. */
export function listSavedReplies() {
  return db.select().from(savedReplies).orderBy(asc(savedReplies.code)).all();
}

function isInView(view: InboxView, agentId: string): SQL | undefined {
  if (view === "resolved") return eq(conversations.status, "resolved");
  const open = eq(conversations.status, "open");
  if (view === "mine") return and(open, eq(conversations.assigneeId, agentId));
  return view === "unassigned" ? and(open, isNull(conversations.assigneeId)) : open;
}

function matchesSearch(search: string): SQL | undefined {
  const pattern = `%${search.slice(0, 100).replace(/[\\%_]/g, "\\$&")}%`;
  const inText = (column: SQL) => sql`${column} like ${pattern} escape '\\'`;
  const inMessages = sql`exists (select 1 from ${supportMessages} where ${supportMessages.conversationId} = ${conversations.id} and ${supportMessages.body} like ${pattern} escape '\\')`;
  return or(
    inText(sql`${users.firstName} || ' ' || ${users.lastName}`),
    inText(sql`${users.email}`),
    inMessages,
  );
}

function lastMessageColumn(column: "body" | "sender") {
  return sql<
    string | null
  >`(select ${supportMessages[column]} from ${supportMessages} where ${supportMessages.conversationId} = ${conversations.id} and ${supportMessages.sequence} = ${conversations.lastSequence})`;
}
