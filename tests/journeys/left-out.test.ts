import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { makeShortResume } from "../factories/short-resume";
import { shareServer, type SharedServer } from "../pooled-server";

import { AXE_VIEWS, closePages, openPage, overflow, scriptsInTurn, showIn, violations } from "./browser";

const shots = process.env.SHOTS;
let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});
afterAll(closePages);

const OTHER_TRADE = `Tavora Clinic needs a Dental Nurse in Ikeja.
Requirements:
- Chairside assistance
- Sterilisation of instruments
- Dental radiography`;

test.each(scriptsInTurn(0))("lines go back one after the other (scripts: %s)", async (scripts) => {
  const visitor = await registerWithResume(server, `left-out-${String(scripts)}@example.com`);
  const path = await makeShortResume(visitor, server.url);
  const { page, complaints } = await openPage({ scripts, url: server.url });
  await page.context().addCookies([{ name: "oya_session", value: visitor.sessionToken, url: server.url }]);
  await page.goto(path);
  await page.getByText("3 lines of yours are not in this resume").click();
  if (scripts)
    for (const view of AXE_VIEWS) {
      await showIn(page, view);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    }
  if (shots && scripts)
    for (const view of [
      { width: 360, dark: false },
      { width: 1280, dark: true },
    ] as const) {
      await showIn(page, view);
      await page.screenshot({ path: join(shots, `left-out-${view.width}.png`), fullPage: true });
    }
  await page
    .getByRole("button", { name: /Put it back/ })
    .first()
    .click();
  await page.getByText("2 lines of yours are not in this resume").waitFor();
  expect(await page.getByText("It is back in your resume.").count()).toBeGreaterThan(0);
  if (scripts) expect(await page.evaluate(() => document.activeElement?.id)).toBe("left-out");
  await page
    .getByRole("button", { name: /Put it back/ })
    .first()
    .click();
  await page.getByText("1 line of yours is not in this resume").waitFor();

  await page.goto("/generate");
  await page.getByLabel("Job description").fill(OTHER_TRADE);
  await page.getByLabel("Job title").fill("Dental Nurse");
  await page.getByLabel("Company", { exact: true }).fill("Tavora Clinic");
  await page.locator("input[name=generateCoverLetter]").setChecked(true);
  await page.locator("input[name=optimizeResume]").setChecked(true);
  await page.locator("[data-credits]").click();
  await page.getByText("a letter needs two. No credit was used.").first().waitFor();
  await page.getByText("Have you worked with this").first().waitFor();
  expect(await page.getByLabel("Job title").inputValue()).toBe("Dental Nurse");
  if (shots)
    for (const view of [
      { width: 360, dark: false },
      { width: 1280, dark: true },
    ] as const) {
      await showIn(page, view);
      await page.screenshot({ path: join(shots, `refused-${view.width}-${scripts}.png`), fullPage: true });
    }
  await page.getByRole("button", { name: "Make the resume alone" }).waitFor();
  // A refused form is an answer of 422, which the browser writes to its console.
  expect(complaints.filter((text) => !text.includes("422"))).toEqual([]);
});
