import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { conversations, users } from "~/db/schema";
import { env } from "~/env.server";
import { receiveMail } from "~/features/support/inbound-mail.server";
import { mailUnseenMessages } from "~/features/support/mail-fallback.server";
import { sendAgentAnswer, sendUserMessage } from "~/features/support/messages.server";
import { claimJob } from "~/jobs/queue.server";
import { minutes } from "~/time";
import { makeUser } from "./factories/people";

Object.assign(env, { SUPPORT_EMAIL: "help@oya.example" });
const start = new Date();
const at = (ms: number) => new Date(start.getTime() + ms);

function makeThread() {
  const [person, agent, other] = [makeUser(), makeUser(), makeUser()];
  for (const { id } of [agent, other]) db.update(users).set({ role: "admin" }).where(eq(users.id, id)).run();
  const ask = (text: string, ms: number) => sendUserMessage(person.id, { text }, at(ms));
  ask("Where is my letter?", 0);
  const read = () => {
    const found = db.select().from(conversations).where(eq(conversations.userId, person.id)).get();
    if (!found) throw new Error("there is no conversation");
    return found;
  };
  const answerAs = (who: { id: string }, text: string, upTo?: number) =>
    sendAgentAnswer({ userId: who.id, address: "test" }, read().id, { text, upTo }, at(minutes(10)));
  return { agent, other, ask, read, answerAs };
}

/** Mails to the support mailbox what is due, as the worker does. */
function mailToSupport(now: Date) {
  for (let claimed = claimJob(now); claimed; claimed = claimJob(now))
    if (claimed.job.kind === "support.notify_support") mailUnseenMessages(claimed.job.payload, claimed.lease);
}

test("what a person wrote after the agent had read still waits for an answer, from then on", () => {
  const { agent, ask, read, answerAs } = makeThread();
  ask("And my second question?", minutes(5));
  answerAs(agent, "It is under Documents.", 1);
  expect(read()).toMatchObject({ waitingSince: at(minutes(5)), seenBySupport: 1 });
  answerAs(agent, "And here is the second answer.", 3);
  expect(read()).toMatchObject({ waitingSince: null, seenBySupport: 3 });
});

test("an answer by mail is to what was mailed: what came later is mailed, too, and waits", () => {
  const { ask, read } = makeThread();
  mailToSupport(at(minutes(20))); // an agent may have been online
  expect(read().mailedToSupport).toBe(1);
  ask("It is urgent now!", minutes(21));
  const address = `help+${read().supportReplyToken}@oya.example`;
  const mail = {
    messageId: `<${read().id}@x>`,
    from: "help@oya.example",
    to: address,
    subject: "",
    headers: {},
  };
  expect(receiveMail({ ...mail, text: "Look under Documents." }, at(minutes(22)))).toBe("threaded");
  expect(read()).toMatchObject({ waitingSince: at(minutes(21)), seenBySupport: 1 });
  mailToSupport(at(minutes(40)));
  expect(read().mailedToSupport).toBe(2);
});

test("without a word of what was read, an answer is to everything; what another agent answered since is not passed over", () => {
  const { agent, other, read, answerAs } = makeThread();
  answerAs(other, "I take it.", 1);
  expect(() => answerAs(agent, "Mine, too.", 1)).toThrow("Somebody else has answered");
  answerAs(agent, "Mine, too.");
  expect(read()).toMatchObject({ waitingSince: null, seenBySupport: 2 });
});
