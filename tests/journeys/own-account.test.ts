import { join } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeRunningGeneration } from "../factories/server-applications";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, until } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";
import { closePages, openPage, overflow, scriptsInTurn, violations } from "./browser";

// Set SHOTS to a folder to look at the pages afterwards.
const shots = process.env.SHOTS;
const PASSWORD = "Correct-Horse-7-Battery";

let house: SharedServer;
beforeAll(async () => {
  house = await shareServer();
});
afterAll(closePages);

async function enter(page: Page, email: string) {
  const { sessionToken } = await registerPerson(house, email);
  await page.context().addCookies([{ name: "oya_session", value: sessionToken, url: house.url }]);
}

async function look(page: Page, name: string) {
  expect(await overflow(page)).toBe(0);
  // axe itself needs scripts; the page is the same without them.
  if (!name.endsWith("false")) expect([name, await violations(page)]).toEqual([name, []]);
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
}

const isModal = (page: Page) =>
  page.evaluate(() => document.querySelector("#welcome")?.matches(":modal") ?? false);

test.each(scriptsInTurn(0))(
  "a new person is welcomed on one page, by keyboard, or passes over it (scripts: %s)",
  async (scripts) => {
    const { page, complaints } = await openPage({ scripts, url: house.url });
    await enter(page, `welcome-${scripts}@example.com`);
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Welcome, Ngozi" }).waitFor();
    await look(page, `welcome-${scripts}`);
    expect(await isModal(page)).toBe(scripts);
    if (scripts) {
      await page.keyboard.press("Escape");
      expect(await isModal(page)).toBe(false);
      await page.reload();
      expect(await isModal(page)).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("firstName");
    }
    await page.getByLabel("LinkedIn profile").fill("javascript:alert(1)");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("Enter the full address").waitFor();
    await page.getByLabel("LinkedIn profile").fill("");
    await page.getByLabel("Last name").fill("");
    await page.keyboard.press("Enter");
    await page.getByText("You are all set.").waitFor();
    expect(await page.locator("#welcome").count()).toBe(0);
    await page.goto("/settings");
    await page.getByRole("button", { name: "Reset Welcome Tutorial" }).click();
    await page.locator("#welcome").getByRole("button", { name: "Skip" }).click();
    await page.locator("#welcome").waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test.each(scriptsInTurn(1))(
  "a person changes profile, photo, settings and password (scripts: %s)",
  async (scripts) => {
    const { page, complaints } = await openPage({ scripts, url: house.url });
    const email = `own-${scripts}@example.com`;
    await enter(page, email);
    house.execute("update users set onboarding_completed = 1 where email = ?", email);
    await page.goto("/documents");
    await page.locator(".menu summary").click();
    await page.getByRole("link", { name: "Edit Profile" }).click();
    expect(await page.getByLabel("First name").isDisabled()).toBe(true);
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await page.getByLabel("First name").fill("Amaka");
    await page.getByRole("link", { name: "Cancel" }).click();
    expect(await page.getByLabel("First name").inputValue()).toBe("Ngozi");
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await page.waitForURL(/edit=1/, { waitUntil: "load" });
    expect(await page.getByLabel("First name").inputValue()).toBe("Ngozi"); // what was cancelled is no draft
    await page.getByLabel("First name").fill("Amaka");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Profile Updated").first().waitFor();

    await page.getByRole("link", { name: "Change Photo" }).click();
    await page
      .getByLabel("Picture")
      .setInputFiles({ name: "cv.png", mimeType: "image/png", buffer: Buffer.from("%PDF") });
    await page.getByRole("button", { name: "Save photo" }).click();
    await page.getByRole("heading", { name: "Invalid File Type" }).waitFor();
    await look(page, `photo-refused-${scripts}`);
    const picture = await sharp({ create: { width: 500, height: 700, channels: 3, background: "#0b6b3a" } })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel("Picture")
      .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: picture });
    await page.getByRole("button", { name: "Save photo" }).click();
    await page.getByRole("img", { name: "Your photo" }).waitFor();
    await look(page, `profile-${scripts}`);

    await page.goto("/settings");
    await look(page, `settings-${scripts}`);
    await page.getByLabel("Dark mode").selectOption("dark");
    if (scripts) await page.getByText("Saved", { exact: true }).waitFor();
    else
      await Promise.all([
        page.waitForEvent("load"),
        page.getByRole("button", { name: "Save settings" }).click(),
      ]);
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.getByLabel("Marketing Emails").check();
    if (scripts) await page.getByText("Saved", { exact: true }).waitFor();
    else
      await Promise.all([
        page.waitForEvent("load"),
        page.getByRole("button", { name: "Save settings" }).click(),
      ]);
    await until(
      () =>
        house.query(
          "select 1 from consents join users on users.id = user_id where email = ? and withdrawn_at is null",
          email,
        ).length === 1,
    );
    await page.reload();
    expect([
      await page.locator("html").getAttribute("data-theme"),
      await page.getByLabel("Marketing Emails").isChecked(),
    ]).toEqual(["dark", true]);

    await page.goto("/change-password");
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByLabel("New password", { exact: true }).fill("Mango-Season-9");
    if (scripts) await page.getByText("Password strength: Strong").waitFor();
    await look(page, `change-password-${scripts}`);
    await page.getByLabel("Confirm new password").fill("Mango-Season-8");
    await page.getByRole("button", { name: "Update Password" }).click();
    await page.getByRole("link", { name: "Passwords do not match" }).waitFor();
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByLabel("New password", { exact: true }).fill("Mango-Season-9");
    await page.getByLabel("Confirm new password").fill("Mango-Season-9");
    await page.getByRole("button", { name: "Update Password" }).click();
    await page.getByText("Your password has been changed successfully.").first().waitFor();

    await house.visitor().signIn(email, "Mango-Season-9");
    await page.goto("/sessions");
    await look(page, `sessions-${scripts}`);
    await page.getByRole("button", { name: "Sign out all others" }).click();
    await page.getByText("All your other devices were signed out.").waitFor();
    expect(await page.getByRole("button", { name: "Sign out" }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test("a short message goes by itself, by a swipe, and can be reached with F8", async () => {
  const { page, complaints } = await openPage({ scripts: true, url: house.url });
  const visitor = await registerPerson(house, "toast@example.com");
  await page.context().addCookies([{ name: "oya_session", value: visitor.sessionToken, url: house.url }]);
  const form = generationForm({ resume: false, file: await makeResumeDocx() });
  const { jobId } = await makeDocuments(house, visitor, form);
  await page.goto(`/generate/${jobId}`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Copy Cover letter" }).click();
  const toast = page.locator(".toasts > *").filter({ hasText: "Cover letter copied." });
  await toast.waitFor();
  await page.keyboard.press("F8");
  const isInMessage = () => page.evaluate(() => document.activeElement?.closest(".toasts") !== null);
  expect(await isInMessage()).toBe(true);
  // The focus stops its time: it is still there after a look that takes longer than it would stay.
  await look(page, "toast");
  expect(await isInMessage()).toBe(true);
  await page.getByText("Your document is ready. Read").click();
  // One at a time: the next takes its place.
  await page.getByRole("link", { name: "Copied Cover letter" }).click();
  let box = { x: 0, y: 0 };
  await until(async () => {
    const found = (await toast.count()) === 1 ? await toast.boundingBox() : null;
    if (found) box = found;
    return found !== null;
  });
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 70, box.y + 20, { steps: 4 });
  await page.mouse.up();
  expect(await toast.count()).toBe(1); // 30 pixels are not enough
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 20, { steps: 8 });
  await page.mouse.up();
  await until(async () => (await toast.count()) === 0);
  await page.mouse.move(5, 5);
  await page.getByRole("link", { name: "Copied Cover letter" }).click();
  await toast.waitFor();
  await page.mouse.move(5, 5);
  await until(async () => (await toast.count()) === 0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("who allowed it is told by the browser when the documents are ready while the page is hidden", async () => {
  const { page, complaints } = await openPage({ scripts: true, url: house.url });
  await enter(page, "push@example.com");
  house.execute("update users set onboarding_completed = 1 where email = 'push@example.com'");
  const [user] = house.query<{ id: string }>("select id from users where email = 'push@example.com'");
  const watch = async (id: string) => {
    storeRunningGeneration(house, user?.id ?? "", { id });
    await page.goto(`/generate/${id}`);
    await page.getByRole("heading", { name: "Making your documents" }).waitFor();
    await page.waitForLoadState("networkidle").catch(() => undefined);
    house.execute("update generations set status = 'failed', finished_at = ? where id = ?", Date.now(), id);
    await page.getByRole("heading", { name: "Generation Failed" }).waitFor();
    return page.evaluate(() => (window as unknown as { told: string[] }).told);
  };
  await page.addInitScript(() => {
    const told: string[] = [];
    const note = (by: string, title: string, { body }: { body?: string } = {}) =>
      void told.push(`${by} ${title}: ${body}`);
    // As on a phone: only the service worker shows notes. `refuses` is a browser whose worker does not.
    ServiceWorkerRegistration.prototype.showNotification = (title, options) =>
      localStorage.refuses
        ? Promise.reject(new TypeError("not allowed"))
        : Promise.resolve(note("worker", title, options));
    ServiceWorkerRegistration.prototype.getNotifications = () =>
      Promise.resolve([{ close: () => void told.push("closed") } as Notification]);
    Object.assign(window, {
      told,
      Notification: class {
        static permission = "granted";
        constructor(title: string, options: { body: string }) {
          note("page", title, options);
        }
      },
    });
    Object.defineProperty(document, "hidden", { get: () => true });
  });
  expect(await watch("push-off-0000000000000")).toEqual([]);
  house.execute(
    "insert into user_settings (user_id, updated_at, push_notifications) values (?, ?, 1)",
    user?.id,
    Date.now(),
  );
  expect(await watch("push-on-00000000000000")).toEqual([
    "worker Your documents could not be made: Nurse, City Hospital",
  ]);
  await until(() => page.evaluate(() => (window as unknown as { told: string[] }).told.includes("closed")));
  await page.evaluate(() => (localStorage.refuses = "1"));
  expect(await watch("push-old-0000000000000")).toEqual([
    "page Your documents could not be made: Nurse, City Hospital",
  ]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
