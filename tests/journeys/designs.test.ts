import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { shareServer, type SharedServer } from "../pooled-server";
import { until } from "../test-server";
import {
  AXE_VIEWS,
  closePages,
  openPage,
  overflow,
  scriptsInTurn,
  showIn,
  VIEWS,
  violations,
} from "./browser";

const shots = process.env.SHOTS;
let house: SharedServer;
let path = "";
let resume = "";
let token = "";
beforeAll(async () => {
  house = await shareServer();
  const visitor = await registerWithResume(house, "designs@example.com");
  const sent = await visitor.post("/generate", generationForm({ file: await makeResumeDocx() }));
  path = sent.headers.get("location") ?? "";
  token = visitor.sessionToken;
  await until(async () => (await (await visitor.get(path)).text()).includes("Your documents are ready"));
  resume = house.query<{ id: string }>("select id from documents where type = 'resume'")[0]?.id ?? "";
});
afterAll(closePages);

async function open(scripts: boolean, path: string): Promise<{ page: Page; complaints: string[] }> {
  const opened = await openPage({ scripts, url: house.url });
  await opened.page.context().addCookies([{ name: "oya_session", value: token, url: house.url }]);
  await opened.page.goto(path);
  return opened;
}

async function photograph(page: Page, name: string) {
  if (!shots) return;
  for (const view of VIEWS) {
    await showIn(page, view);
    const path = join(shots, `${name}-${view.width}-${view.dark ? "dark" : "light"}.png`);
    await page.screenshot({ path, fullPage: true });
  }
}

const CHOICES = [
  ["graduate", "Graduate", "One page", 1],
  ["senior", "Senior", "Up to two pages", 2],
  ["plain", "Plain", "One page", 1],
] as const;

// Each design differs from the one before it, so that each choice changes something.
test.each([true, false].flatMap((scripts) => CHOICES.map((choice) => [scripts, ...choice] as const)))(
  "a person chooses a design for both papers, and sees them printed in it (scripts: %s, %s)",
  async (scripts, design, label, pagesLabel, pages) => {
    const { page, complaints } = await open(scripts, path);
    await page.getByText(/^Design: /).click();
    await page.getByLabel(label).check();
    await page.getByLabel(pagesLabel).check();
    await photograph(page, `result-${design}`);
    await page.getByRole("button", { name: "Use this design" }).click();
    await page.getByText("Design changed.").first().waitFor();
    expect(page.url()).toContain(path);
    await page.getByText(`Design: ${label}`).waitFor();
    expect(house.query("select distinct design, pages from documents")).toEqual([{ design, pages }]);
    const small = page.locator("img.thumb");
    expect(await small.first().isVisible()).toBe(scripts);
    if (scripts)
      for (const paper of await small.all()) {
        expect(await paper.getAttribute("src")).toContain(`design=${design}`);
        await paper.scrollIntoViewIfNeeded();
        await until(() => paper.evaluate((image: HTMLImageElement) => image.naturalWidth === 320));
      }
    // The picture opens in its place, or on a page of its own; it leads to the file.
    await page.getByRole("link", { name: "As it prints Resume" }).click();
    const printed = page.getByRole("link", { name: /^First page (?:of .* )?as it prints/u });
    expect(await printed.getAttribute("href")).toMatch(/download\?format=pdf&inline$/u);
    await until(() =>
      printed.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth >= 400),
    );
    expect(complaints).toEqual([]);
  },
);

test.each(scriptsInTurn(0))("the editor shows the page as it prints (scripts: %s)", async (scripts) => {
  const { page, complaints } = await open(scripts, `/edit/${resume}`);
  const picture = page.getByAltText(/^First page (?:of .* )?as it prints/);
  const words = page.getByText(/^See how it prints \(PDF\)/);
  expect([await picture.isVisible(), await words.isVisible()]).toEqual([scripts, !scripts]);
  if (scripts) {
    await picture.scrollIntoViewIfNeeded();
    await until(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth >= 400));
    const before = await picture.getAttribute("src");
    await page.locator("#content").fill(`${await page.locator("#content").inputValue()}\n\nHOBBIES\n- Chess`);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Saved. The PDF and DOCX").first().waitFor();
    await until(async () => (await picture.getAttribute("src")) !== before);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    await page.getByText(/^Design: /).click();
    for (const view of AXE_VIEWS) {
      await showIn(page, view);
      expect(await violations(page)).toEqual([]);
    }
  }
  await photograph(page, `edit-${scripts ? "scripts" : "plain"}`);
  expect(complaints).toEqual([]);
});
