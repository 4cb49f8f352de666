import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { db } from "~/db/client.server";
import { conversations, savedReplies, supportMessages, supportNotes, users } from "~/db/schema";
import { findAccount, listActiveAdmins } from "~/features/accounts/find-accounts.server";
import { getAccess } from "~/features/billing/access.server";
import { currentPlanOf } from "~/features/billing/current-plan.server";
import { plansAt } from "~/features/billing/spans.server";
import { days } from "~/time";
import { findThread, getConversation } from "./conversations.server";
import { promiseOf } from "./promise";

export const VIEWS = ["open", "mine", "unassigned", "resolved"] as const;
export type View = (typeof VIEWS)[number];

const SHOWN = 100;
const agents = alias(users, "agents");

/**
 * The queue of an agent: first those who wait, the one whose plan's promise is most used up on top, then the rest by their last message.
 * `search` looks into names, addresses and messages of all conversations.
 */
export function listQueue(
  agentId: string,
  { view, search = "" }: { view: View; search?: string },
  now = new Date(),
) {
  const order = [
    desc(isNotNull(conversations.waitingSince)),
    asc(conversations.waitingSince),
    desc(conversations.updatedAt),
  ];
  const shown = db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(search ? matches(search) : inView(view, agentId))
    .orderBy(...order)
    .limit(SHOWN)
    .all();
  const rows = db
    .select({
      conversation: conversations,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      agent: agents.firstName,
      lastBody: lastMessage("body"),
      lastSender: lastMessage("sender"),
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .leftJoin(agents, eq(agents.id, conversations.assigneeId))
    .where(
      inArray(
        conversations.id,
        shown.map(({ id }) => id),
      ),
    )
    .orderBy(...order)
    .all();
  const plans = plansAt(
    rows.map(({ conversation }) => conversation.userId),
    now,
  );
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
      waitedMs,
      used: (waitedMs ?? -1) / promiseOf(plan).ms,
    };
  });
  return entries.sort((one, two) => two.used - one.used);
}

/** How many conversations each view holds. */
export function countViews(agentId: string): Record<View, number> {
  const many = (view: View) =>
    db.select({ many: count() }).from(conversations).where(inView(view, agentId)).get()?.many ?? 0;
  return {
    open: many("open"),
    mine: many("mine"),
    unassigned: many("unassigned"),
    resolved: many("resolved"),
  };
}

/** How the promise was kept in the last 30 days, for each plan's promise: answers, the median wait in milliseconds, the share in time. */
export function measuredWaits(now = new Date()) {
  const rows = db
    .select({ waitedMs: supportMessages.waitedMs, promisedMs: supportMessages.promisedMs })
    .from(supportMessages)
    .where(
      and(
        isNotNull(supportMessages.waitedMs),
        gte(supportMessages.createdAt, new Date(now.getTime() - days(30))),
      ),
    )
    .all();
  const promises = [...new Set(rows.map(({ promisedMs }) => promisedMs ?? 0))].sort((one, two) => one - two);
  return promises.map((promisedMs) => {
    const waits = rows
      .flatMap((row) => (row.promisedMs === promisedMs ? [row.waitedMs ?? 0] : []))
      .sort((one, two) => one - two);
    return {
      promisedMs,
      answers: waits.length,
      medianMs: waits[Math.floor(waits.length / 2)] ?? 0,
      inTime: waits.filter((wait) => wait <= promisedMs).length / waits.length,
    };
  });
}

/** Who writes, what they pay and have left, and where they were when they wrote. */
export function getThreadFacts(conversationId: string) {
  const conversation = getConversation(conversationId);
  const person = findAccount(conversation.userId);
  const access = getAccess(conversation.userId);
  const notes = db
    .select({
      id: supportNotes.id,
      createdAt: supportNotes.createdAt,
      body: supportNotes.body,
      author: users.firstName,
    })
    .from(supportNotes)
    .leftJoin(users, eq(users.id, supportNotes.authorId))
    .where(eq(supportNotes.conversationId, conversationId))
    .orderBy(asc(supportNotes.createdAt))
    .all();
  return {
    conversation,
    person: {
      name: `${person?.firstName ?? ""} ${person?.lastName ?? ""}`.trim(),
      email: person?.email ?? "",
      since: person?.createdAt ?? conversation.createdAt,
    },
    access,
    promise: promiseOf(currentPlanOf(conversation.userId)),
    notes,
  };
}

/** The newest messages of a person's conversation, oldest first, for a page about them; null when they never wrote. */
export function latestTalk(userId: string, many = 4) {
  const conversation = findThread(userId);
  if (!conversation) return null;
  const rows = db
    .select({
      id: supportMessages.id,
      createdAt: supportMessages.createdAt,
      sender: supportMessages.sender,
      body: supportMessages.body,
    })
    .from(supportMessages)
    .where(eq(supportMessages.conversationId, conversation.id))
    .orderBy(desc(supportMessages.sequence))
    .limit(many)
    .all();
  return {
    id: conversation.id,
    status: conversation.status,
    waits: conversation.waitingSince !== null,
    many: conversation.lastSequence,
    messages: rows.reverse(),
  };
}

export function listAgents() {
  return listActiveAdmins().map(({ id, firstName }) => ({ id, name: firstName }));
}

export function listSavedReplies() {
  return db.select().from(savedReplies).orderBy(asc(savedReplies.code)).all();
}

function inView(view: View, agentId: string): SQL | undefined {
  if (view === "resolved") return eq(conversations.status, "resolved");
  const open = eq(conversations.status, "open");
  if (view === "mine") return and(open, eq(conversations.assigneeId, agentId));
  return view === "unassigned" ? and(open, isNull(conversations.assigneeId)) : open;
}

function matches(search: string): SQL | undefined {
  const pattern = `%${search.slice(0, 100).replace(/[\\%_]/g, "\\$&")}%`;
  const inText = (column: SQL) => sql`${column} like ${pattern} escape '\\'`;
  const inMessages = sql`exists (select 1 from ${supportMessages} where ${supportMessages.conversationId} = ${conversations.id} and ${supportMessages.body} like ${pattern} escape '\\')`;
  return or(
    inText(sql`${users.firstName} || ' ' || ${users.lastName}`),
    inText(sql`${users.email}`),
    inMessages,
  );
}

function lastMessage(column: "body" | "sender") {
  return sql<
    string | null
  >`(select ${supportMessages[column]} from ${supportMessages} where ${supportMessages.conversationId} = ${conversations.id} and ${supportMessages.sequence} = ${conversations.lastSequence})`;
}
