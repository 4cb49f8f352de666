import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { conversations, jobs, mails, userSettings, users } from "~/db/schema";
import { deleteOldConversations } from "~/features/support/conversations.server";
import { mailUnseenAnswers } from "~/features/support/mail-fallback.server";
import { sendAgentAnswer, listUserMessages, sendUserMessage } from "~/features/support/messages.server";
import { markSeenByUser } from "~/features/support/seen.server";
import { claimJob } from "~/jobs/queue.server";
import { days, minutes, seconds } from "~/time";
import { makeUser } from "./factories/people";

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
