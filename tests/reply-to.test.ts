import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { desc } from "drizzle-orm";
import { expect, test } from "vitest";

process.env.SUPPORT_EMAIL = "help@oya.example";
const { makeUser } = await import("./factories/people");
const { db, write } = await import("~/db/client.server");
const { mails } = await import("~/db/schema");
const { queueMail, readRawMail, sendQueuedMail } = await import("~/features/accounts/mail.server");
const { claimJob } = await import("~/jobs/queue.server");
const { findUserByReplyToken } = await import("~/features/accounts/reply-address.server");

const SOURCES = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .map((file) => ({ file, text: readFileSync(join("app", file), "utf8") }));

function replyToOf(recipient: { userId?: string; email: string }, replyTo?: string) {
  const content = { subject: "A mail", greeting: "Hello,", lines: ["Text."], ...(replyTo && { replyTo }) };
  write((tx) => queueMail(tx, recipient, content));
  return db.select().from(mails).orderBy(desc(mails.createdAt)).limit(1).get()?.replyTo ?? null;
}

test("answers reach the thread of whom we wrote to, and the support address for a stranger; the conversation's own address stands", async () => {
  const [one, other] = [makeUser(), makeUser()];
  const address = replyToOf({ userId: one.id, email: one.email });
  const token = /^help\+([0-9a-f]{32})@oya\.example$/.exec(address ?? "")?.[1] ?? "";
  expect(findUserByReplyToken(token)).toBe(one.id);
  expect(replyToOf({ userId: one.id, email: one.email })).toBe(address);
  expect(replyToOf({ userId: other.id, email: other.email })).not.toBe(address);
  expect(replyToOf({ email: "payer@example.com" })).toBe("help@oya.example");
  expect(replyToOf({ userId: one.id, email: "help@oya.example" }, "help+thread@oya.example")).toBe(
    "help+thread@oya.example",
  );
  const claimed = claimJob(new Date(), ["mail.send"]);
  if (!claimed) throw new Error("no mail waits");
  const id = claimed.job.payload.mailId ?? "";
  await sendQueuedMail(id, claimed.lease);
  expect(readRawMail(id)).toContain(`Reply-To: ${address}`);
});

test("every kind of mail is stored in one place, which gives each an address for answers", () => {
  const storing = SOURCES.filter(({ text }) => /insert\(mails\)/.test(text)).map(({ file }) => file);
  expect(storing).toEqual(["features/accounts/mail.server.ts"]);
  const sending = SOURCES.filter(({ text }) => /getMailProvider\(\)\.send/.test(text)).map(
    ({ file }) => file,
  );
  expect(sending).toEqual(["features/accounts/mail.server.ts"]);
  const withAddressOfTheirOwn = SOURCES.filter(
    ({ file, text }) => file.startsWith("features/") && /^\s*replyTo: /m.test(text),
  ).map(({ file }) => file);
  // The store itself, the mail of a conversation to support, and the list of what an export holds back.
  expect(withAddressOfTheirOwn.sort()).toEqual([
    "features/accounts/column-purposes.ts",
    "features/accounts/mail.server.ts",
    "features/support/mail-fallback.server.ts",
  ]);
});

test("no mail asks for an answer in words that hold without an address for it", () => {
  const asking = SOURCES.filter(({ text }) => /\breply to this e?mail/i.test(text)).map(({ file }) => file);
  // The words of one place, and those of a conversation, which names its address.
  expect(asking.sort()).toEqual([
    "features/accounts/reply-address.server.ts",
    "features/support/mail-fallback.server.ts",
  ]);
});
