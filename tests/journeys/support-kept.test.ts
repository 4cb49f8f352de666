import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { conversationOf, makeSupportUser, type Member } from "../support-client";
import { startServer, until, type TestServer } from "../test-server";
import { closePages, openPage } from "./browser";

let house: TestServer;
beforeAll(async () => {
  house = await startServer({ SUPPORT_EMAIL: "help@oya.example" });
});
afterAll(async () => {
  await closePages();
  await house.stop();
});

async function open(member: Member) {
  const { page } = await openPage({ scripts: true, height: 740, url: house.url });
  const value = member.cookie.split("=")[1] ?? "";
  await page.context().addCookies([{ name: "oya_session", value, url: house.url }]);
  return page;
}

async function writeTo(member: Member, message: string) {
  await fetch(`${house.url}/api/support/message`, {
    method: "POST",
    body: new URLSearchParams({ message }),
    headers: { cookie: member.cookie, origin: house.url },
  });
  return conversationOf(house, member).id;
}

/** A conversation of so many messages, as if they had been written over months. */
async function makeLongThread(person: Member, length: number) {
  const id = await writeTo(person, "message 1");
  for (let sequence = 2; sequence <= length; sequence++)
    house.execute(
      "insert into support_messages (id, created_at, conversation_id, author_id, sender, sequence, client_message_id, body, channel) select ? || id, created_at, conversation_id, author_id, sender, ?, ? || client_message_id, ?, channel from support_messages where conversation_id = ? and sequence = 1",
      sequence,
      sequence,
      sequence,
      `message ${sequence}`,
      id,
    );
  house.execute("update conversations set last_sequence = ? where id = ?", length, id);
  return id;
}

test("both sides read a conversation back to its first message", async () => {
  const [person, agent] = [makeSupportUser(house), makeSupportUser(house, "admin")];
  const id = await makeLongThread(person, 230);
  for (const [member, path] of [
    [person, "/support"],
    [agent, `/admin/support/${id}`],
  ] as const) {
    const page = await open(member);
    await page.goto(path);
    const log = page.getByRole("log");
    await log.getByText("message 131", { exact: true }).waitFor();
    await log.getByText("message 230", { exact: true }).waitFor();
    expect(await log.getByText("message 130", { exact: true }).count()).toBe(0);
    const earlier = log.getByRole("button", { name: "Earlier messages" });
    await earlier.click();
    await log.getByText("message 31", { exact: true }).waitFor();
    await earlier.click();
    await log.getByText("message 1", { exact: true }).waitFor();
    await earlier.waitFor({ state: "hidden" });
    expect(await log.getByRole("listitem").count()).toBe(230);
    await page.context().close();
  }
});

test("a half-written answer is there after a note, and gone when it was sent", async () => {
  const [person, agent] = [makeSupportUser(house), makeSupportUser(house, "admin")];
  const id = await writeTo(person, "Where is my letter?");
  const desk = await open(agent);
  await desk.goto(`/admin/support/${id}`);
  await desk.getByLabel("Your answer").fill("It is under Documents, where");
  await desk.getByLabel("New note").fill("second time this week");
  await desk.getByRole("button", { name: "Add note" }).click();
  await desk.getByText("The note was added.").first().waitFor();
  await until(async () => (await desk.getByLabel("Your answer").inputValue()) !== "");
  expect(await desk.getByLabel("Your answer").inputValue()).toBe("It is under Documents, where");
  await desk.getByRole("button", { name: "Send" }).click();
  await desk.getByText("· Sent").waitFor();
  await desk.reload();
  await desk.getByText("· Sent").waitFor();
  expect(await desk.getByLabel("Your answer").inputValue()).toBe("");
  await desk.context().close();
});

test("a picture that is on its way when the page is left arrives all the same", async () => {
  const person = makeSupportUser(house);
  const page = await open(person);
  const messages = "**/api/support/message";
  await page.goto("/support");
  await page.getByRole("log").waitFor();
  await page.route(messages, (route) => route.abort());
  const buffer = await sharp({ create: { width: 600, height: 300, channels: 3, background: "#3c3" } })
    .png()
    .toBuffer();
  await page.locator("#support-image").setInputFiles({ name: "teller.png", mimeType: "image/png", buffer });
  await page.getByLabel("Your message").fill("My proof of payment");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("My proof of payment").waitFor();
  await page.goto("/documents");
  await page.unroute(messages);
  await page.goto("/support");
  await page.getByRole("img", { name: "teller.png" }).waitFor();
  expect(house.query("select body from support_messages where author_id = ?", person.id)).toEqual([
    { body: "My proof of payment" },
  ]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("support:"))),
  ).toEqual([]);
  await page.context().close();
});

test("who asks for money back finds the sentence begun and in view, behind what they had written", async () => {
  const person = makeSupportUser(house);
  await makeLongThread(person, 60);
  const page = await open(person);
  await page.goto("/support");
  await page.getByRole("log").getByText("message 60", { exact: true }).waitFor();
  await page.getByLabel("Your message").fill("Good evening.");
  const sentence = "I would like my money back for the payment CG-ABCDEFGHJK0123456789.";
  await page.goto("/documents");
  await page.goto("/support?refund=CG-ABCDEFGHJK0123456789#write");
  await page.getByRole("log").getByText("message 60", { exact: true }).waitFor();
  const box = page.getByLabel("Your message");
  await until(() => box.evaluate((element) => element === document.activeElement));
  expect(await box.inputValue()).toBe(`Good evening.\n${sentence}`);
  expect(
    await box.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    }),
  ).toBe(true);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("· Sent").last().waitFor();
  await page.reload();
  await page.getByRole("log").getByText(sentence).waitFor();
  expect(await box.inputValue()).toBe("");
  await page.context().close();
});
