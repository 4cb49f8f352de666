import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADVERT, makeResumeDocx } from "../factories/generation-input";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson } from "../test-server";
import { AXE_VIEWS, closePages, openPage, overflow, scriptsInTurn, showIn, violations } from "./browser";

const shots = process.env.SHOTS;
let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});
afterAll(closePages);

type SharedFile = { name: string; mimeType: string; buffer: Buffer };

// The share sheet of Android posts what the manifest names, from no page at all, and opens what the answer leads to.
async function share(page: Page, multipart: Record<string, string | SharedFile>) {
  const { share_target: target } = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8")) as {
    share_target: { action: string; method: string; enctype: string };
  };
  expect([target.method, target.enctype]).toEqual(["POST", "multipart/form-data"]);
  const answer = await page.context().request.post(target.action, {
    multipart,
    headers: { origin: "null", "sec-fetch-site": "none" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers().location ?? "");
}

// Chromium without a window has no share sheet. This one tells what it was given.
const SHARE_SHEET = `
  window.shared = "";
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ files: [file] }) => {
    window.shared = [file.name, file.type, (await file.text()).slice(0, 8)].join(" ");
  };`;

test.each(scriptsInTurn(0))(
  "a resume and an advert come from other apps, become papers, and are sent (scripts: %s)",
  async (scripts) => {
    const visitor = await registerPerson(server, `share-${String(scripts)}@example.com`);
    const { page, complaints } = await openPage({ scripts, url: server.url, isWithoutWorker: true });
    await page.context().addCookies([{ name: "oya_session", value: visitor.sessionToken, url: server.url }]);
    await page.context().addInitScript(SHARE_SHEET);
    const look = async (name: string) => {
      for (const view of AXE_VIEWS) {
        await showIn(page, view);
        expect(await overflow(page).catch(() => 0)).toBeLessThanOrEqual(0);
        if (scripts) expect([name, view, await violations(page)]).toEqual([name, view, []]);
        const path = `share-${name}-${view.width}-${view.dark ? "dark" : "light"}-${scripts ? "js" : "plain"}.png`;
        if (shots) await page.screenshot({ path: join(shots, path), fullPage: true });
      }
    };

    await share(page, {
      file: {
        name: "cv.docx",
        mimeType: "application/octet-stream",
        buffer: Buffer.from(await makeResumeDocx()),
      },
    });
    await page.getByRole("button", { name: "My resume" }).click();
    await page.waitForURL(/\/career/);
    await page.getByText("Zenith Foods Ltd").first().waitFor();

    await share(page, { title: "Accountant", text: ADVERT });
    await page.waitForURL(/\/generate\?shared=1/);
    expect(await page.getByLabel("Job description").inputValue()).toContain("We move goods for 200 shops");
    await page.getByLabel("Job title").fill("Accountant");
    await page.getByLabel("Company", { exact: true }).fill("Harmattan Logistics");
    await look("form");
    await page.locator("[data-credits]").click();
    // Without scripts the person first sees what was read; the button then says that it looks right.
    const looksRight = page.getByRole("button", { name: "Looks right, make my documents" });
    const isReady = page.getByText("Your documents are ready. Read");
    await looksRight.or(isReady).first().waitFor();
    if (await looksRight.isVisible()) await looksRight.click();
    await isReady.waitFor();

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download PDF" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/Adaeze.*\.pdf$/);
    await page.getByRole("link", { name: "Send", exact: true }).click();
    const mail = await page.getByRole("link", { name: "Write the mail" }).getAttribute("href");
    expect(mail).toMatch(/^mailto:jobs@harmattan-logistics\.example\?/);
    if (scripts) {
      await page.getByText("The text of the mail").click();
      await page.getByRole("button", { name: "Copy Text of the mail" }).click();
      await page.getByRole("button", { name: "Copied Text of the mail" }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Accountant");
      await page.getByRole("button", { name: "Share" }).click();
      // The page's policy allows no text as a program, so that it cannot be waited for within the page.
      await expect
        .poll(() => page.evaluate("window.shared"), { timeout: 20_000 })
        .toMatch(/Adaeze.*\.pdf application\/pdf %PDF-1\.7$/);
    }
    await page.getByRole("button", { name: "I have sent it" }).click();
    await page.getByRole("button", { name: "It is not sent yet" }).waitFor();
    await page.getByText(/^What you sent: letter/).waitFor();
    await look("sent");
    expect(complaints).toEqual([]);
  },
);
