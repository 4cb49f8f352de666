import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { ADVERT, generationForm, makeResumeDocx } from "../factories/generation-input";
import { storeRunningGeneration } from "../factories/server-applications";
import { shareServer, type SharedServer } from "../pooled-server";
import { sample } from "../runs";
import { until } from "../test-server";
import {
  AXE_VIEWS,
  closePages,
  coveredByHelp,
  openPage,
  pressByKeyboard,
  showIn,
  violations,
} from "./browser";
import { listSpoken } from "./spoken";

const shots = process.env.SHOTS;
let house: SharedServer;
let file: Uint8Array;
let settled: Awaited<ReturnType<typeof addApplicant>>;
beforeAll(async () => {
  house = await shareServer();
  file = await makeResumeDocx();
  settled = await addApplicant("settled@example.com");
});
afterAll(closePages);

/** A person with a profile, one application and two credits left. */
async function addApplicant(email: string) {
  const visitor = await registerWithResume(house, email);
  const path = (await visitor.post("/generate", generationForm({ file, resume: false }))).headers.get(
    "location",
  );
  await until(async () => (await (await visitor.get(path ?? "")).text()).includes("Your document is ready"));
  const userId = house.query<{ id: string }>("select id from users where email = ?", email)[0]?.id ?? "";
  house.execute("update users set onboarding_completed = 1 where id = ?", userId);
  return { visitor, userId, path: path ?? "" };
}

/** The browser of the person whom the tests share that make no documents, or of another. */
async function enter(view: { scripts: boolean; width?: number }, applicant = settled) {
  const opened = await openPage({ ...view, url: house.url });
  const value = applicant.visitor.sessionToken;
  await opened.page.context().addCookies([{ name: "oya_session", value, url: house.url }]);
  return { ...opened, ...applicant };
}

async function shoot(page: Page, name: string) {
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
}

const BROWSERS = [
  { scripts: true, width: 360 },
  { scripts: false, width: 360 },
  { scripts: true, width: 1280 },
];

// On a push with scripts on a phone, in test:deep in each.
test.each(sample(BROWSERS, BROWSERS.length))(
  "by keyboard alone from the form to the application, and on to sent (%o)",
  async (view) => {
    const applicant = await addApplicant(`applies-${view.scripts}-${view.width}@example.com`);
    const { page, complaints } = await enter(view, applicant);
    const name = `${view.scripts ? "scripts" : "plain"}-${view.width}`;
    const press = (role: "button" | "link", name: string | RegExp) =>
      pressByKeyboard(page, page.getByRole(role, { name, exact: true }).first());
    await page.goto("/generate");
    await page.getByLabel("Job description").fill(`${ADVERT}\nDeadline: 12 December 2030.`);
    await page.getByLabel("Job title").fill("Senior Accountant");
    await page.getByLabel("Company", { exact: true }).fill("Harmattan Logistics");
    await press("button", /^(Make|Looks right)/);
    await page.waitForURL(/\/applications\/[\w-]{22}$/);
    await page.getByText("Your documents are ready. Read").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Senior Accountant");
    const primary = page.locator(".button-primary");
    expect(await primary.allTextContents()).toEqual(["Download PDF"]);
    await shoot(page, `application-${name}`);
    const download = page.waitForEvent("download");
    await press("link", "Download PDF");
    expect((await download).suggestedFilename()).toMatch(/Application.*\.pdf$/);
    await press("link", "Send");
    await page.waitForURL(/\/more\/send$/);
    const mail = await page.getByRole("link", { name: "Write the mail" }).getAttribute("href");
    expect(mail).toMatch(
      /^mailto:jobs@harmattan-logistics\.example\?subject=Application%20for.*&body=Dear%20/,
    );
    expect(
      await page.getByRole("link", { name: "jobs@harmattan-logistics.example" }).getAttribute("href"),
    ).toBe(mail);
    for (const part of ["The text of the mail", "A short message for WhatsApp"])
      await pressByKeyboard(page, page.locator("summary", { hasText: part }));
    expect(await page.getByLabel("Text of the mail", { exact: true }).inputValue()).toContain(
      "My cover letter is attached, too.",
    );
    expect(await page.getByRole("button", { name: /^Copy/ }).count()).toBe(view.scripts ? 4 : 0);
    await shoot(page, `send-kit-${name}`);
    await press("link", "A formal letter with two addresses");
    await page.waitForURL(/\/more\/formal$/);
    expect(await page.getByLabel("Formal letter").inputValue()).toContain("RE: APPLICATION");
    expect(await page.getByRole("button", { name: /^Copy/ }).count()).toBe(view.scripts ? 1 : 0);
    await page.goBack();
    await press("button", "I have sent it");
    await page.waitForURL(/#send$/);
    await page.getByText("Sent today, closes on 12 Dec 2030").first().waitFor();
    await page.getByText(/^What you sent: letter/).waitFor();
    await pressByKeyboard(page, page.getByRole("link", { name: /^Notes/ }));
    await page.getByLabel("Your notes").fill("Mrs Bello will call on Monday.");
    await press("button", "Save notes");
    await page.getByText("Saved.").first().waitFor();
    await shoot(page, `sent-${name}`);
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Senior Accountant" }).first().waitFor();
    expect(await page.getByText("Sent today, closes on 12 Dec 2030").count()).toBe(1);
    await shoot(page, `home-${name}`);
    await page.goto("/documents?q=bello+accountant");
    await page.getByText("Nothing found").waitFor(); // notes are searched among applications
    await page.goto("/applications?q=bello");
    await press("link", /Senior Accountant/);
    await press("button", "Archive this application");
    await page.getByText("Archived.").first().waitFor();
    expect(await page.getByRole("link", { name: "Senior Accountant" }).count()).toBe(0);
    await shoot(page, `list-${name}`);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test("a running job is seen from every other page, which says when it is done; without scripts it is a link", async () => {
  for (const scripts of [true, false]) {
    const { page, userId, complaints } = await enter({ scripts });
    const id = `elsewhere-${scripts}-00000000`;
    storeRunningGeneration(house, userId, { id });
    await page.goto("/documents");
    await page.getByText("Being made now").waitFor();
    await shoot(page, `making-${scripts}`);
    expect(await page.getByRole("link", { name: "Nurse, City Hospital" }).getAttribute("href")).toBe(
      `/applications/${id}`,
    );
    if (scripts) {
      house.execute("update generations set status = 'succeeded', finished_at = 1 where id = ?", id);
      await page.getByText("Ready now", { exact: true }).waitFor();
      expect(await page.locator("[data-status]").textContent()).toBe("Ready now: Nurse, City Hospital.");
    }
    house.execute("update applications set making_since = null where id = ?", id);
    await page.goto("/documents");
    expect(await page.getByText("Being made now").count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

test("the end of a job is said, and the focus is at the heading", async () => {
  const { page, userId, path } = await enter({ scripts: true });
  const id = "announced-000000000000";
  storeRunningGeneration(house, userId, { id });
  await page.goto(`/applications/${id}`);
  await page.getByRole("heading", { name: "Making your documents" }).waitFor();
  await shoot(page, "being-made");
  house.execute(
    "update generation_parts set document_id = (select d.id from documents d where d.application_id = ?), status = 'ready' where generation_id = ?",
    path.split("/").at(-1),
    id,
  );
  house.execute("update generations set status = 'succeeded', finished_at = 1 where id = ?", id);
  await until(
    async () =>
      (await page.locator("[data-status]").textContent()) ===
      "Your documents are ready: Nurse, City Hospital.",
  );
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await page.context().close();
});

test("a phone shows the beginning of a paper, and a tap the whole, without scripts too; a wide page shows it at once", async () => {
  for (const view of [
    { scripts: true, width: 360 },
    { scripts: false, width: 360 },
    { scripts: true, width: 1280 },
  ]) {
    const { page, path } = await enter(view);
    await page.goto(path);
    const text = page.locator("#cover_letter .paper-text");
    const hidden = () => text.evaluate((node) => node.scrollHeight - node.clientHeight);
    const open = page.getByRole("link", { name: "Read the whole cover letter" });
    if (view.width === 360) {
      expect(await hidden()).toBeGreaterThan(100);
      await open.click();
    }
    expect(await hidden()).toBeLessThan(10);
    expect(await open.isVisible()).toBe(false);
    await page.context().close();
  }
});

test("a form that comes back has Error in its title and the focus on what is wrong, without scripts too", async () => {
  for (const scripts of [true, false]) {
    const { page, path } = await enter({ scripts });
    await page.goto(path);
    await pressByKeyboard(page, page.getByRole("link", { name: /^Notes/ }));
    await page.getByLabel("Your notes").fill("a".repeat(4001));
    await page.getByRole("button", { name: "Save notes" }).click();
    await page.getByText("There is a problem").waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    // The words are there before the script that moves the focus has run.
    if (scripts)
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("role")))
        .toBe("alert");
    expect(await page.getByLabel("Your notes").inputValue()).toHaveLength(4001);
    await page.context().close();
  }
});

test("notes that are being typed stay, with the focus, when a new version takes the page's place", async () => {
  const { page, path, complaints } = await enter({ scripts: true }, await addApplicant("types@example.com"));
  const id = path.split("/").at(-1) ?? "";
  const setRunning = (isRunning: boolean) =>
    house.execute(
      "update generations set status = ?, finished_at = ? where application_id = ?",
      ...[isRunning ? "running" : "succeeded", isRunning ? null : Date.now(), id],
    );
  setRunning(true);
  await page.goto(path);
  await page.getByText("You can use these now").waitFor();
  await page.getByRole("link", { name: /^Notes/ }).click();
  const notes = page.getByLabel("Your notes");
  await notes.fill("Mrs Bello will");
  setRunning(false);
  await page.getByText("You can use these now").waitFor({ state: "detached" });
  await page.keyboard.type(" call");
  expect(await notes.inputValue()).toBe("Mrs Bello will call");
  await page.getByRole("button", { name: "Save notes" }).click();
  await page.getByText("Saved.").first().waitFor();
  expect(house.query("select notes from applications where id = ?", id)).toEqual([
    { notes: "Mrs Bello will call" },
  ]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

// When a page changes, listen to it again: what was heard is in the document.
test("screen readers hear what docs/screen-readers.md says of the application, its parts for sending, home and the form", async () => {
  const { page, path, visitor } = await enter({ scripts: true }, await addApplicant("listens@example.com"));
  const written = readFileSync("docs/screen-readers.md", "utf8");
  const listen = async (address: string) => {
    await page.goto(address);
    const spoken = (await listSpoken(page)).join("\n");
    expect([address, written.includes(`\n${spoken}\n`) ? "as written" : spoken]).toEqual([
      address,
      "as written",
    ]);
  };
  for (const address of [path, "/dashboard", "/generate", `${path}/more/send`]) await listen(address);
  await visitor.post(`${path}/state`, { state: "sent" });
  await listen(`${path}/more/ask`);
  await page.context().close();
});

test("the application, the list and home are clean in axe, and nothing is wider than 320 px or, in any window, under Help", async () => {
  const { page, path } = await enter({ scripts: true });
  for (const address of [path, "/applications", "/dashboard", "/documents"]) {
    await page.goto(address);
    for (const view of AXE_VIEWS) {
      await showIn(page, view);
      expect([address, await violations(page)]).toEqual([address, []]);
    }
    for (const width of [1280, 900, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect([address, width, await coveredByHelp(page)]).toEqual([address, width, []]);
    }
    expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
      address,
      320,
    ]);
  }
  await page.context().close();
});
