import { afterEach, beforeEach, expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { inboundMails, users } from "~/db/schema";
import { env } from "~/env.server";
import { getReplyAddress } from "~/features/accounts/reply-address.server";
import { collectMail } from "~/features/support/collect-mail.server";
import { listUserMessages, sendUserMessage } from "~/features/support/messages.server";
import { openImap } from "./doubles/imap";
import { makeUser } from "./factories/people";

Object.assign(env, { SUPPORT_EMAIL: "help@oya.example" });
let imap: Awaited<ReturnType<typeof openImap>>;
beforeEach(async () => {
  for (const table of [inboundMails, users]) db.delete(table).run();
  imap = await openImap();
});
afterEach(() => imap.close());

function makeThread() {
  const user = makeUser({ email: "ada@example.com" });
  sendUserMessage(user.id, { text: "Where is my letter?" });
  return { userId: user.id, address: write((tx) => getReplyAddress(tx, user.id)) ?? "" };
}

const bodies = (userId: string) => listUserMessages(userId).messages.map(({ content }) => content);
const plain = (to: string, text: string, more = "") =>
  `From: Ada Obi <ada@example.com>\nTo: ${to}\nSubject: Re: Support answered you\nMessage-ID: <${text.length}@example.com>\n${more}Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${text}\n`;

test("an unread mail becomes a message of its thread, once, and is then read in the mailbox", async () => {
  const { userId, address } = makeThread();
  imap.deliver(
    plain(address, "Ẹ ṣé, I found it.\n\nOn Mon, 23 Nov 2026, Oya Apply wrote:\n> Look under Documents"),
  );
  await collectMail(imap.url);
  expect(bodies(userId)).toEqual(["Where is my letter?", "Ẹ ṣé, I found it."]);
  expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([true]);
  for (const mail of imap.mails) mail.isSeen = false; // as if the mark had been lost
  await collectMail(imap.url);
  expect(bodies(userId)).toHaveLength(2);
});

test("encoded mails with several parts are read; the address may stand in Delivered-To", async () => {
  const { userId, address } = makeThread();
  const text = Buffer.from("Thank you – Ọlá").toString("base64");
  imap.deliver(
    `From: =?utf-8?B?QWRh?= <ADA@example.com>\nTo: Help <help@oya.example>\nDelivered-To: ${address}\nSubject: Re\nMessage-ID: <parts@example.com>\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${text}\n--b\nContent-Type: text/html\n\n<p>Thank you</p>\n--b--\n`,
  );
  imap.deliver(
    `From: ada@example.com\nTo: ${address}\nSubject: Re\nMessage-ID: <html@example.com>\nContent-Type: text/html\n\n<style>p{}</style><p>Only <b>markup</b></p>\n`,
  );
  await collectMail(imap.url);
  expect(bodies(userId).slice(1)).toEqual(["Thank you – Ọlá", "Only markup"]);
});

test("a stranger's mail is set aside, an absence note ignored, a huge one left", async () => {
  const { userId, address } = makeThread();
  imap.deliver(plain(address, "Send me her letters").replace("ada@example.com", "eve@example.com"));
  imap.deliver(plain(address, "I am away", "Auto-Submitted: auto-replied\n"));
  imap.deliver(plain(address, "x".repeat(300_000)));
  await collectMail(imap.url);
  expect(bodies(userId)).toEqual(["Where is my letter?"]);
  expect(
    db
      .select()
      .from(inboundMails)
      .all()
      .map(({ outcome, sender }) => [outcome, sender]),
  ).toEqual([
    ["quarantined", "eve@example.com"],
    ["ignored", ""],
  ]);
  expect(imap.mails.every(({ isSeen }) => isSeen)).toBe(true);
});

test("a wrong password and a line that breaks lose nothing: the next round reads it", async () => {
  const { userId, address } = makeThread();
  for (const faults of [{ refuses: true }, { dropsAfter: 6 }]) {
    const broken = await openImap(faults);
    broken.deliver(plain(address, "Hello again"));
    await collectMail(broken.url);
    expect([bodies(userId).length, broken.mails[0]?.isSeen], JSON.stringify(faults)).toEqual([1, false]);
    await broken.close();
  }
  await collectMail("imap://help:secret@127.0.0.1:9/INBOX");
  imap.deliver(plain(address, "Hello again"));
  await collectMail(imap.url);
  expect(bodies(userId)).toHaveLength(2);
});
