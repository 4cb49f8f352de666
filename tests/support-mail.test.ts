import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { conversations, jobs, mails, userSettings, users } from "~/db/schema";
import { env } from "~/env.server";
import {
  deleteOldConversations,
  getUnreadAnswers,
  getUnreadConversations,
} from "~/features/support/conversations.server";
import { mailUnseenAnswers, mailUnseenMessages } from "~/features/support/mail-fallback.server";
import { sendAgentAnswer, listUserMessages, sendUserMessage } from "~/features/support/messages.server";
import { AGENT_TIMEOUT_MS, getSupportStatus, recordAgentActivity } from "~/features/support/presence.server";
import { markSeenBySupport, markSeenByUser } from "~/features/support/seen.server";
import { grantPlan } from "~/features/billing/subscription.server";
import { claimJob } from "~/jobs/queue.server";
import { days, minutes, seconds } from "~/time";
import { makeUser } from "./factories/people";

Object.assign(env, { SUPPORT_EMAIL: "help@oya.example" });
const start = new Date();
const at = (ms: number) => new Date(start.getTime() + ms);

function makeThread() {
  const person = makeUser();
  const agent = makeUser();
  db.update(users).set({ role: "admin" }).where(eq(users.id, agent.id)).run();
  sendUserMessage(person.id, { text: "Where is my letter?" }, start);
  const conversation = db.select().from(conversations).where(eq(conversations.userId, person.id)).get();
  return {
    person,
    agent,
    id: conversation?.id ?? "",
    answer: (text: string, when: Date) =>
      sendAgentAnswer({ userId: agent.id, address: "test" }, conversation?.id ?? "", { text }, when),
  };
}

/** Does what is due of this kind at this moment, as the worker would. */
function workOff(now: Date) {
  for (let claimed = claimJob(now); claimed; claimed = claimJob(now)) {
    if (claimed.job.kind === "support.notify_user")
      mailUnseenAnswers(claimed.job.payload, claimed.lease, now);
    else if (claimed.job.kind === "support.notify_support")
      mailUnseenMessages(claimed.job.payload, claimed.lease);
    else
      write((tx) =>
        tx
          .delete(jobs)
          .where(eq(jobs.id, claimed?.job.id ?? ""))
          .run(),
      );
  }
}

const mailsTo = (userId: string) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.userId, userId), eq(mails.subject, "Support answered you")))
    .all();

test("answers unseen for three minutes make one mail with all of them, and never a second one", () => {
  const { person, answer } = makeThread();
  answer("It is under Documents.", start);
  answer("Second line.", at(minutes(2)));
  workOff(at(minutes(3) - 1));
  expect(mailsTo(person.id)).toEqual([]);
  workOff(at(minutes(3)));
  expect(mailsTo(person.id)).toHaveLength(1);
  expect(mailsTo(person.id)[0]?.text).toMatch(/It is under Documents\.[\s\S]*Second line\./);
  workOff(at(minutes(30)));
  expect(mailsTo(person.id)).toHaveLength(1);
});

test("an answer seen at 2:59 is not mailed; the next one has three minutes of its own", () => {
  const { person, answer } = makeThread();
  answer("Seen in time.", start);
  answer("Not seen.", at(minutes(2)));
  markSeenByUser(person.id, 2, at(seconds(179)));
  workOff(at(minutes(3)));
  expect(mailsTo(person.id)).toEqual([]);
  workOff(at(minutes(5)));
  expect(mailsTo(person.id)).toHaveLength(1);
  expect(mailsTo(person.id)[0]?.text).not.toContain("Seen in time.");
});

test("who switched Email Notifications off gets no mail, and the answer is still there", () => {
  const { person, answer } = makeThread();
  db.insert(userSettings).values({ userId: person.id, updatedAt: start, emailNotifications: false }).run();
  answer("Hello", start);
  workOff(at(minutes(10)));
  expect(mailsTo(person.id)).toEqual([]);
  expect(listUserMessages(person.id).messages.map(({ content }) => content)).toEqual([
    "Where is my letter?",
    "Hello",
  ]);
});

test("a mark of reading only rises and never beyond the last message; how long somebody waited is measured", () => {
  const { person, id, answer } = makeThread();
  answer("One", at(minutes(7)));
  markSeenByUser(person.id, 99);
  markSeenByUser(person.id, 1);
  expect(db.select().from(conversations).where(eq(conversations.id, id)).get()).toMatchObject({
    seenByUser: 2,
    waitingSince: null,
  });
  expect(listUserMessages(person.id).messages[1]).toMatchObject({ seenAt: expect.any(String) });
});

test("a thread is kept for 24 months after its last message, and not a day less", () => {
  const { person } = makeThread();
  deleteOldConversations(at(days(729)));
  expect(listUserMessages(person.id).messages).toHaveLength(1);
  deleteOldConversations(at(days(731)));
  expect(listUserMessages(person.id).messages).toEqual([]);
});

const mailsToSupport = (userId: string) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.userId, userId), eq(mails.recipient, "help@oya.example")))
    .all();

test("while an agent is online a message is mailed all the same, after half of the promise and at most fifteen minutes", () => {
  const agent = makeUser();
  const [basic, agba] = [makeUser(), makeUser()];
  write((tx) => grantPlan(tx, agba.id, "agba", start));
  recordAgentActivity(agent.id, "", start.getTime());
  for (const { id } of [basic, agba]) sendUserMessage(id, { text: "Payment taken, no plan!" }, start);
  const counts = (ms: number) => {
    workOff(at(ms));
    return [mailsToSupport(agba.id).length, mailsToSupport(basic.id).length];
  };
  expect(counts(minutes(2.5) - 1)).toEqual([0, 0]);
  expect(counts(minutes(2.5))).toEqual([1, 0]);
  expect(counts(minutes(15) - 1)).toEqual([1, 0]);
  expect(counts(minutes(15))).toEqual([1, 1]);
  expect(mailsToSupport(basic.id)[0]?.text).toContain("nobody has read it yet");
});

test("when nobody is online the mail goes after twenty seconds; a message that was read is never mailed", () => {
  const away = at(AGENT_TIMEOUT_MS * 3);
  const [waiting, read] = [makeUser(), makeUser()];
  for (const { id } of [waiting, read]) sendUserMessage(id, { text: "Hello" }, away);
  const thread = db.select().from(conversations).where(eq(conversations.userId, read.id)).get();
  markSeenBySupport(thread?.id ?? "", 1, away);
  workOff(new Date(away.getTime() + seconds(20) - 1));
  expect(mailsToSupport(waiting.id)).toEqual([]);
  workOff(new Date(away.getTime() + seconds(20)));
  expect([mailsToSupport(waiting.id).length, mailsToSupport(read.id).length]).toEqual([1, 0]);
});

test("an agent is online for three minutes after an act, and not a moment longer", () => {
  const agent = makeUser();
  db.update(users).set({ role: "admin" }).where(eq(users.id, agent.id)).run();
  const begun = start.getTime() + days(3);
  const isOnline = (ms: number) => getSupportStatus(begun + ms).agentOnline;
  expect(isOnline(0)).toBe(false);
  recordAgentActivity(agent.id, "", begun);
  expect([isOnline(0), isOnline(AGENT_TIMEOUT_MS), isOnline(AGENT_TIMEOUT_MS + 1)]).toEqual([
    true,
    true,
    false,
  ]);
});

test("what is unread is counted for both sides, and a thread is watched for a day", () => {
  const { person, id, answer } = makeThread();
  const before = getUnreadConversations().unread;
  markSeenBySupport(id, 1);
  expect(getUnreadConversations().unread).toBe(before - 1);
  expect(getUnreadAnswers(person.id, start)).toEqual({ unread: 0, newest: 1, isRecent: true });
  answer("One", at(minutes(1)));
  answer("Two", at(minutes(2)));
  expect(getUnreadAnswers(person.id, at(minutes(3)))).toEqual({ unread: 2, newest: 3, isRecent: true });
  markSeenByUser(person.id, 2);
  expect(getUnreadAnswers(person.id, at(days(2)))).toEqual({ unread: 1, newest: 3, isRecent: false });
  expect(getUnreadAnswers(makeUser().id)).toEqual({ unread: 0, newest: 0, isRecent: false });
  sendUserMessage(person.id, { text: "Three" }, at(minutes(4)));
  expect(getUnreadConversations()).toEqual({ unread: before, newest: expect.any(Number) });
});
