import sharp from "sharp";
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

test("a stranger's mail is set aside, an absence note ignored; of a stranger's huge one only the beginning is read", async () => {
  const { userId, address } = makeThread();
  imap.deliver(plain(address, "Send me her letters").replace("ada@example.com", "eve@example.com"));
  imap.deliver(plain(address, "I am away", "Auto-Submitted: auto-replied\n"));
  imap.deliver(plain(address, "x".repeat(400_000)).replace("ada@example.com", "eve@example.com"));
  await collectMail(imap.url);
  expect(bodies(userId)).toEqual(["Where is my letter?"]);
  expect(imap.commands.filter((command) => /BODY\.PEEK\[\](?!<0\.)/.test(command))).toEqual([]);
  expect(
    db
      .select()
      .from(inboundMails)
      .all()
      .map(({ outcome, sender }) => [outcome, sender]),
  ).toEqual([
    ["quarantined", "eve@example.com"],
    ["ignored", ""],
    ["quarantined", "eve@example.com"],
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

/** A mail with files, as a phone sends it: the text first. */
const withFiles = (
  to: string,
  text: string,
  files: { name: string; type: string; bytes: Uint8Array; inline?: boolean }[],
) =>
  [
    `From: ada@example.com\nTo: ${to}\nSubject: Re\nMessage-ID: <${files.map(({ name }) => name).join()}@example.com>\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n`,
    `--b\nContent-Type: text/plain; charset=utf-8\n\n${text}`,
    ...files.map(
      ({ name, type, bytes, inline }) =>
        `--b\nContent-Type: ${type}; name="${name}"\nContent-Disposition: ${inline ? "inline" : "attachment"}; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(
          bytes,
        )
          .toString("base64")
          .replace(/.{76}/g, "$&\n")}`,
    ),
    "--b--\n",
  ].join("\n");
const photo = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
const shown = (userId: string) =>
  listUserMessages(userId)
    .messages.slice(1)
    .map(({ content, metadata }) => [content, metadata.imageAttachment?.originalName]);

test("pictures of a mail arrive, also large ones and without a word; a sign of a signature does not", async () => {
  const { userId, address } = makeThread();
  const teller = await photo(1500);
  expect(teller.length).toBeGreaterThan(256 * 1024);
  imap.deliver(
    withFiles(address, "My proof of payment\n\nOn Mon, 23 Nov 2026, Oya Apply wrote:\n> Send it", [
      { name: "logo.jpg", type: "image/jpeg", bytes: await photo(40), inline: true },
      { name: "teller.jpg", type: "image/jpeg", bytes: teller },
      { name: "alert.jpg", type: "image/jpeg", bytes: await photo(200), inline: true },
    ]),
  );
  imap.deliver(withFiles(address, "", [{ name: "only.jpg", type: "image/jpeg", bytes: await photo(300) }]));
  await collectMail(imap.url);
  expect(shown(userId)).toEqual([
    ["My proof of payment", "teller.jpg"],
    ["Image attachment", "alert.jpg"],
    ["Image attachment", "only.jpg"],
  ]);
});

test("what is no picture, or too large, is named: nobody waits for an answer to what did not arrive", async () => {
  const { userId, address } = makeThread();
  const pdf = { name: "statement.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7") };
  imap.deliver(
    withFiles(address, "See the statement", [pdf, { ...pdf, name: "broken.png", type: "image/png" }]),
  );
  imap.deliver(
    withFiles(address, "And the film", [
      { name: "film.mp4", type: "video/mp4", bytes: Buffer.alloc(9 * 1024 * 1024, 7) },
    ]),
  );
  await collectMail(imap.url);
  expect(shown(userId)).toEqual([
    ["See the statement\n(2 files of this email did not come through. Pictures under 5 MB do.)", undefined],
    ["And the film\n(A file of this email did not come through. Pictures under 5 MB do.)", undefined],
  ]);
  expect(imap.mails.every(({ isSeen }) => isSeen)).toBe(true);
});
