import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Browser, type Locator, type Page } from "playwright";
import { choose, sample } from "../runs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Else each visit that begins at an empty page starts a process, which costs a quarter of what a page and axe do.
  "--process-per-site",
];

const BROWSER_LIMIT = 180_000; // a busy machine: whoever waits goes on as soon as it is there

let browser: Browser | undefined;

/** One Chromium for each worker of the test run, ended with it; each visit has a context of its own. */
export async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: FLAGS,
  });
  return browser;
}

/** Ends the Chromium before its process ends. */
export async function closeBrowser() {
  await browser?.close();
  browser = undefined;
}

/** Closes every page of a test file, so that none goes on asking a server that has stopped. */
export async function closePages() {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

type View = {
  scripts: boolean;
  width?: number;
  height?: number;
  dark?: boolean;
  url: string;
  /** Without a service worker every request is the page's own, so that a test may stop it. */
  isWithoutWorker?: boolean;
};

/** A phone, or a desktop by width. Collects what the page complains about; `complaints` must stay empty. */
export async function openPage({
  scripts,
  width = 360,
  height = 740,
  dark = false,
  url,
  isWithoutWorker = false,
}: View): Promise<{ page: Page; complaints: string[] }> {
  const context = await (
    await openBrowser()
  ).newContext({
    javaScriptEnabled: scripts,
    viewport: { width, height },
    baseURL: url,
    colorScheme: dark ? "dark" : "light",
    acceptDownloads: true,
    serviceWorkers: isWithoutWorker ? "block" : "allow",
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; TECNO BG6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(BROWSER_LIMIT);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text()))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
      complaints.push(`asked another host: ${request.url()}`);
  });
  return { page, complaints };
}

type Look = { width: number; dark: boolean };

/** Windows in which every page must look right: phone and desktop, light and dark. */
export const VIEWS: Look[] = [
  { width: 360, dark: false },
  { width: 360, dark: true },
  { width: 1280, dark: false },
  { width: 1280, dark: true },
];

/** Those that axe looks at: on a push each width and each scheme once (the first and the last), in test:deep all. */
export const AXE_VIEWS = sample(VIEWS, 3);

/**
 * The windows of the n-th of many pages, and those of them that axe looks at: on a push each width and each scheme once, and axe in one,
 * so that each four pages that follow one another have it in all four; in test:deep all.
 */
export function viewsInTurn(n: number): { view: Look; isForAxe: boolean }[] {
  const views = choose(
    VIEWS.filter(({ width, dark }) => (width === 360) !== (dark === (n % 2 === 0))),
    VIEWS,
  );
  const forAxe = sample(views, 2, Math.floor(n / 2));
  return views.map((view) => ({ view, isForAxe: forAxe.includes(view) }));
}

/**
 * How a journey runs that must work with scripts and without: on a push with them (even n) or without (odd n), in test:deep both ways.
 * Without scripts a journey is what the request tests do; the way from the landing page to a PDF runs both ways each time.
 */
export const scriptsInTurn = (n: number): boolean[] => sample([true, false], 2, n);

/** What axe finds, without the rules named. */
export async function violations(page: Page, { without = [] as string[] } = {}): Promise<string[]> {
  if (!(await page.evaluate<boolean>("typeof axe === 'object'"))) await page.evaluate(axe);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  return page.evaluate<string[]>(
    `axe.run(document, { resultTypes: ["violations"], rules: ${JSON.stringify(rules)} }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 120)).join(" | ")))`,
  );
}

/** The page in this window, without loading it again. */
export async function showIn(page: Page, { width, dark }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
}

/** How many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The welcome that a new person sees first. */
export async function finishWelcome(page: Page) {
  await page.locator("#welcome").getByRole("button", { name: "Finish Setup" }).click();
  await page.getByText("You are all set.").waitFor();
}

/** Texts and controls that the Help button lies over, wherever the page is scrolled to. */
export async function coveredByHelp(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const help = document.querySelector(".support a");
    const end = document.documentElement.scrollHeight - innerHeight;
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".hidden-text, .support");
    const covered = new Set();
    for (let top = 0; top < end + 40; top += 40) {
      scrollTo({ top, behavior: "instant" });
      const box = help.getBoundingClientRect();
      const isUnder = ({ left, right, top, bottom }) =>
        left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.data.trim() || !isSeen(text.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some(isUnder)) covered.add(text.data.trim().slice(0, 60));
      }
      for (const control of document.querySelectorAll("main a, main button, main input, main select, main textarea, main summary"))
        if (isSeen(control) && isUnder(control.getBoundingClientRect())) covered.add(control.outerHTML.slice(0, 60));
    }
    return [...covered];
  })()`);
}

/** Goes to a control with the tabulator alone, as a person without a mouse does, and presses a key on it. */
export async function pressByKeyboard(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await control.waitFor();
  for (let steps = 0; steps < MOST_STOPS; steps += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((node) => node === document.activeElement)) return page.keyboard.press(key);
  }
  throw new Error(`The tabulator does not lead to ${String(control)}.`);
}

const MOST_STOPS = 150; // more than any page has
