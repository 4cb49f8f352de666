import type { Browser, BrowserContext, Page } from "playwright";

/** Bytes over the wire with headers, and answers, of one visit. */
export type Weight = { html: number; js: number; all: number; requests: number };

/** A first visit with an empty browser, and a visit by a link of another page with what the browser has kept. */
export type Visits = { cold: Weight; warm: Weight };

// The picture of the browser's tab comes once for each browser, after everything else, and not in every kind of Chromium.
const LIST_ICONS = () => [
  new URL("/favicon.ico", location.href).href,
  ...[...document.querySelectorAll<HTMLLinkElement>("link[rel~=icon]")].map(({ href }) => href),
];

// Long enough for what a page fetches of itself after a tap that loads no new page.
const TAP_MS = 2000;

/** Where a page is, what a browser must have to see it, and where a tap leads to it: else any page of the site that has the style sheet. */
export type Visited = {
  origin: string;
  path: string;
  enter?: (context: BrowserContext) => Promise<void>;
  tap?: { from: string; link: string };
};

/** Weighs a page in a browser of its own, cold and then warm. */
export async function weighVisits(browser: Browser, { origin, path, enter, tap }: Visited): Promise<Visits> {
  // What a service worker answers with is not seen here, so the second visit is measured without one.
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
  });
  await enter?.(context);
  const cold = await weigh(context, (page) => page.goto(`${origin}${path}`));
  const warm = tap
    ? await weigh(context, (page) => tapOn(page, tap.link), `${origin}${tap.from}`)
    : await weigh(context, (page) => followTo(page, path), `${origin}/no-such-page`);
  await context.close();
  return { cold, warm };
}

async function followTo(page: Page, path: string) {
  const loaded = page.waitForEvent("load");
  await page.evaluate(`location.assign("${path}")`);
  await loaded;
}

async function tapOn(page: Page, link: string) {
  await page.locator(link).first().click();
  await page.waitForTimeout(TAP_MS);
}

/** What a visit takes, from a page of the site where there is one. */
async function weigh(
  context: BrowserContext,
  visit: (page: Page) => Promise<unknown>,
  from?: string,
): Promise<Weight> {
  const page = await context.newPage();
  if (from) await page.goto(from, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const answers = new Map<string, { url: string; type: string; bytes: number }>();
  session.on("Network.responseReceived", ({ requestId, type, response: { fromDiskCache, url } }) => {
    if (!fromDiskCache && !url.startsWith("data:")) answers.set(requestId, { url, type, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes += encodedDataLength;
  });
  await visit(page);
  await page.waitForLoadState("networkidle");
  const icons = await page.evaluate(LIST_ICONS);
  await page.close();
  const counted = [...answers.values()].filter(({ url }) => !icons.includes(url));
  const bytesOf = (type?: string) =>
    counted.reduce((sum, one) => sum + (type === undefined || one.type === type ? one.bytes : 0), 0);
  return { html: bytesOf("Document"), js: bytesOf("Script"), all: bytesOf(), requests: counted.length };
}
