import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, until, type TestServer } from "../test-server";
import { conversationOf, makeSupportUser, type Member } from "../support-client";
import { AXE_VIEWS, closePages, openPage, overflow, showIn, VIEWS, violations } from "./browser";

const shots = process.env.SHOTS;

let house: TestServer;
beforeAll(async () => {
  house = await startServer({ SUPPORT_EMAIL: "help@oya.example", SUPPORT_WHATSAPP: "2348012345678" });
});
afterAll(async () => {
  await closePages();
  await house.stop();
});

async function open(member: Member, view: { scripts?: boolean; width?: number; dark?: boolean } = {}) {
  const opened = await openPage({ scripts: true, height: view.width ? 900 : 740, ...view, url: house.url });
  await opened.page
    .context()
    .addCookies([{ name: "oya_session", value: member.cookie.split("=")[1] ?? "", url: house.url }]);
  return opened;
}

type Page = Awaited<ReturnType<typeof open>>["page"];

const textsOf = (person: Member) =>
  house
    .query<{ body: string }>(
      "select body from support_messages where conversation_id = ? order by sequence",
      conversationOf(house, person).id,
    )
    .map(({ body }) => body);

test("a person and an agent talk: sending, sent, seen, the dot and the way back to where one was", async () => {
  const [person, agent] = [makeSupportUser(house), makeSupportUser(house, "admin")];
  const { page, complaints } = await open(person);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/documents", { waitUntil: "networkidle" });
  expect(asked.filter((path) => /support|socket/.test(path))).toEqual([]);
  await page.getByRole("link", { name: "Help" }).click();
  const dialog = page.getByRole("dialog", { name: "Contact Support" });
  await dialog.getByText("Using email fallback").waitFor(); // nobody of support is there yet
  await dialog.getByText("We answer within 24 hours.").waitFor();
  expect(await dialog.getByRole("link", { name: /WhatsApp/ }).getAttribute("href")).toBe(
    "https://wa.me/2348012345678",
  );
  const box = dialog.getByLabel("Your message");
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  await box.fill("Good evening");
  await box.press("Shift+Enter");
  await box.pressSequentially("My PDF is empty");
  await box.press("Enter");
  await dialog.getByText("· Sent").waitFor();
  expect(textsOf(person)).toEqual(["Good evening\nMy PDF is empty"]);

  const { page: desk, complaints: others } = await open(agent, { width: 1280 });
  await desk.goto("/admin/support");
  await dialog.getByText("Support Agent Online: A support agent is now available to help you.").waitFor();
  await desk.getByRole("link", { name: "Ngozi Eze" }).first().click();
  await desk.getByText("My PDF is empty").waitFor();
  await dialog.getByText("· Seen").waitFor();
  // That somebody types is told every few seconds only.
  await until(async () => {
    await box.pressSequentially("It ");
    return (await desk.getByText("Ngozi Eze is typing …").count()) > 0;
  });
  await box.fill("");
  await desk.getByLabel("Your answer").fill("Which one? <b>Tell me</b>");
  await dialog.getByText("Support is typing …").waitFor();
  await desk.getByLabel("Your answer").press("Enter");
  await dialog.getByText("Which one? <b>Tell me</b>").waitFor();
  await desk.getByText("· Seen").waitFor();

  await dialog.getByRole("button", { name: "Close" }).click();
  expect(
    await page.getByRole("link", { name: "Help" }).evaluate((element) => element === document.activeElement),
  ).toBe(true);
  await desk.getByLabel("Your answer").fill("Are you there?");
  await desk.getByLabel("Your answer").press("Enter");
  await page.getByRole("link", { name: /new answer/ }).waitFor();
  await page.clock.install();
  await page.goto("/dashboard");
  await until(async () => (await page.title()).startsWith("(1) ")); // the chat was not opened on this page
  await desk.getByLabel("Your answer").fill("Still there?");
  await desk.getByLabel("Your answer").press("Enter");
  await desk.getByText("Still there?").waitFor();
  // The page asks again after half a minute, which may begin at any time.
  await until(async () => {
    await page.clock.fastForward(31_000);
    return (await page.title()).startsWith("(2) ");
  });
  await page.getByRole("link", { name: /new answer/ }).click();
  await dialog.getByText("Are you there?").waitFor();
  await page.locator(".support i").waitFor({ state: "detached" });
  expect([complaints, others]).toEqual([[], []]);
  await page.context().close();
  await desk.context().close();
});

test("what was written without a network waits through a reload and is sent by itself", async () => {
  const person = makeSupportUser(house);
  const { page } = await open(person);
  await page.goto("/documents");
  await page.getByRole("link", { name: "Help" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/Online|Fallback mode/).waitFor();
  await page.context().setOffline(true);
  for (const text of ["one", "ok", "ok"]) {
    await dialog.getByLabel("Your message").fill(text);
    await dialog.getByLabel("Your message").press("Enter");
  }
  await dialog.getByText("You seem to be offline.").waitFor();
  expect(textsOf(person)).toEqual([]);
  await page.context().setOffline(false);
  await page.goto("/settings");
  await until(() => textsOf(person).length === 3);
  expect(textsOf(person)).toEqual(["one", "ok", "ok"]);
  await page.context().close();
});

test("a picture is checked before it is sent, and shown small", async () => {
  const person = makeSupportUser(house);
  const { page } = await open(person);
  await page.goto("/support");
  await page.locator("#main").getByRole("status").first().waitFor();
  const picker = page.locator("#support-image");
  await picker.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await page.getByText("Invalid File Type: Please select an image file (JPG, PNG, GIF, etc.).").waitFor();
  await picker.setInputFiles({
    name: "big.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(5 * 1024 * 1024),
  });
  await page.getByText("File Too Large: Please select an image smaller than 5MB.").waitFor();
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Empty Message: Please enter a message or select an image before sending.").waitFor();
  const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  await picker.setInputFiles({ name: "screen.png", mimeType: "image/png", buffer: picture });
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("img", { name: "screen.png" }).waitFor();
  expect(
    await page
      .getByRole("img", { name: "screen.png" })
      .evaluate((image) => [image.clientWidth, (image as HTMLImageElement).src.endsWith("?size=small")]),
  ).toEqual([expect.any(Number), true]);
  expect(textsOf(person)).toEqual(["Image attachment"]);
  await page.getByLabel("Your message").fill("🙂".repeat(1801));
  await page.getByText("Approaching character limit: 199 left").waitFor();
  await page.getByLabel("Your message").fill("🙂".repeat(2001));
  expect([...(await page.getByLabel("Your message").inputValue())]).toHaveLength(2000);
  await page.getByText("The end was left out").waitFor();
  await page.context().close();
});

test("without scripts: write, and both sides read", async () => {
  const [person, agent] = [makeSupportUser(house), makeSupportUser(house, "admin")];
  const { page } = await open(person, { scripts: false });
  await page.goto("/documents");
  await page.getByRole("link", { name: "Help" }).click();
  await page.getByLabel("Your message").fill("No scripts here");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Message Sent!").waitFor();
  const { page: desk } = await open(agent, { scripts: false, width: 1280 });
  await desk.goto("/admin/support?q=No+scripts");
  await desk.getByRole("button", { name: "I am here" }).click();
  await desk.goto("/admin/support?q=No+scripts");
  await desk.getByRole("link", { name: "Ngozi Eze" }).click();
  await desk.getByLabel("Your answer").fill("Nor here");
  await desk.getByRole("button", { name: "Send" }).click();
  await page.getByRole("link", { name: "Check for answers" }).click();
  await page.getByText("Nor here").waitFor();
  await page.getByText("Online", { exact: true }).waitFor();
  await page.context().close();
  await desk.context().close();
});

test("every state fits a phone and a desktop, light and dark, and axe finds nothing", async () => {
  const [person, agent] = [makeSupportUser(house), makeSupportUser(house, "admin")];
  house.execute("update users set first_name = 'Adaeze', last_name = 'Okafor' where id = ?", person.id);
  const post = (path: string, member: Member, fields: Record<string, string>) =>
    fetch(`${house.url}${path}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { cookie: member.cookie, origin: house.url },
    });
  await post("/api/support/message", person, {
    message:
      "Good evening. The PDF of my cover letter opens empty on my phone, a Tecno Spark. In Word it is fine.",
    currentPage: "/documents",
    userAgent: "Mozilla/5.0 (Linux; Android 15; TECNO BG6) Chrome/140.0 Mobile",
  });
  const conversation = conversationOf(house, person);
  await post(`/api/admin/support/${conversation.id}/message`, agent, {
    message:
      "Good evening, Adaeze. Which program do you open it with? Please see https://oya.example/help and tell me its name.",
  });
  await post("/api/support/message", person, { message: "The one from the phone maker. Is my credit lost?" });
  await post(`/admin/support/${conversation.id}/notes`, agent, {
    note: "Same as the two from last week: the phone's own viewer.",
  });
  await post("/admin/support/replies", agent, {
    code: "viewer",
    body: "Please open the file with Google Drive or Adobe Reader: the phone's own viewer shows some PDFs empty.",
  });
  const states: [string, Member, (page: Page) => Promise<unknown>][] = [
    ["support-page", person, (page) => page.goto("/support").then(() => page.getByRole("log").waitFor())],
    [
      "support-dialog",
      person,
      async (page) => {
        await page.goto("/dashboard");
        await page.getByRole("link", { name: "Help" }).click();
        await page.getByText("Is my credit lost?").waitFor();
        await page.getByRole("dialog").getByLabel("Your message").fill("Hello? ".repeat(260));
      },
    ],
    [
      "support-offline",
      person,
      async (page) => {
        await page.goto("/documents");
        await page.getByRole("link", { name: "Help" }).click();
        await page.getByText("Is my credit lost?").waitFor();
        await page.context().setOffline(true);
        await page.getByLabel("Your message").fill("Are you there?");
        await page.getByLabel("Your message").press("Enter");
        await page.getByText("You seem to be offline.").waitFor();
      },
    ],
    [
      "support-empty",
      makeSupportUser(house),
      async (page) => {
        await page.goto("/documents");
        await page.getByRole("link", { name: "Help" }).click();
        await page.getByRole("dialog").getByRole("status").waitFor();
      },
    ],
    ["admin-support", agent, (page) => page.goto("/admin/support")],
    [
      "admin-support-thread",
      agent,
      (page) => page.goto(`/admin/support/${conversation.id}`).then(() => page.getByRole("log").waitFor()),
    ],
    ["admin-support-replies", agent, (page) => page.goto("/admin/support/replies")],
  ];
  for (const [name, member, show] of states) {
    const { page } = await open(member);
    await show(page);
    for (const view of shots ? VIEWS : AXE_VIEWS) {
      await showIn(page, view);
      expect([name, view, await overflow(page)]).toEqual([name, view, 0]);
      expect([name, view, await violations(page)]).toEqual([name, view, []]);
      if (shots) {
        mkdirSync(shots, { recursive: true });
        await page.waitForTimeout(300);
        await page.screenshot({
          path: join(shots, `${name}.${view.dark ? "dark" : "light"}.${view.width}.png`),
          fullPage: !name.includes("dialog") && !name.includes("offline"),
        });
      }
    }
    await page.context().close();
  }
});
