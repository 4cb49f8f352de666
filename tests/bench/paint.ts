import type { Browser, BrowserContext } from "playwright";
import { openSlowLine } from "./slow-line";

/** Seconds until something, and the largest thing, is painted, how far things jumped, milliseconds in which scripts blocked taps, and how long the page took to answer one. */
export type Paint = { first: number; lcp: number; cls: number; blocking: number; tap: number };

/** Where a page is. */
type Place = { origin: string; path: string };

// The browser's own "Slow 3G", which adds 2 s to each request whatever came before it, and a low-tier phone, by their numbers: the presets'
// names have meant different things.
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOW_DOWN = 6;
const RUNS = 3;
const PATIENCE_MS = 180_000;

/** Medians of three first visits on the pinned processor: the first paint over a line of packets (slow-line.ts), the rest over the browser's own. */
export async function measurePaint(
  browser: Browser,
  prepare: (context: BrowserContext) => Promise<void>,
  place: Place,
): Promise<Paint> {
  const runs: Paint[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const first = await inContext(browser, prepare, (context) => measureFirst(context, place));
    runs.push({ ...(await inContext(browser, prepare, (context) => visit(context, place))), first });
  }
  const middle = (key: keyof Paint) => median(runs.map((one) => one[key]));
  return {
    first: middle("first"),
    lcp: middle("lcp"),
    cls: middle("cls"),
    blocking: middle("blocking"),
    tap: middle("tap"),
  };
}

/** Seconds until something is painted of a page over a line of packets, the median of three first visits. */
export async function measureFirstPaint(
  browser: Browser,
  prepare: (context: BrowserContext) => Promise<void>,
  place: Place,
): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await inContext(browser, prepare, (context) => measureFirst(context, place)));
  return median(runs);
}

function median(figures: number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

async function inContext<Result>(
  browser: Browser,
  prepare: (context: BrowserContext) => Promise<void>,
  measure: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
  });
  await prepare(context);
  const measured = await measure(context);
  await context.close();
  return measured;
}

async function measureFirst(context: BrowserContext, { origin, path }: Place): Promise<number> {
  const line = await openSlowLine(origin);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  // The first paint comes before the end of loading, which a busy machine may make late.
  await page.goto(`${line.url}${path}`, { waitUntil: "commit", timeout: PATIENCE_MS });
  // Asked from outside: the page's policy forbids what waits inside it.
  let first: number | undefined;
  while (first === undefined) {
    await page.waitForTimeout(200);
    first = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  }
  await page.close();
  line.close();
  return first / 1000;
}

async function visit(context: BrowserContext, { origin, path }: Place): Promise<Omit<Paint, "first">> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", SLOW_3G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.addInitScript(watch);
  await page.goto(`${origin}${path}`, { waitUntil: "load", timeout: PATIENCE_MS });
  await page.waitForTimeout(1000);
  await page.locator("h1").first().click();
  await page.waitForTimeout(500);
  const paint = await page.evaluate<Omit<Paint, "first">>("window.paint");
  await page.close();
  return paint;
}

// Runs in the page, before anything of it.
const watch = `
  window.paint = { lcp: 0, cls: 0, blocking: 0, tap: 0 }
  const on = (type, keep, more) => new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true, ...more })
  on("largest-contentful-paint", (entry) => { window.paint.lcp = entry.startTime / 1000 })
  on("layout-shift", (entry) => { if (!entry.hadRecentInput) window.paint.cls += entry.value })
  on("longtask", (entry) => { window.paint.blocking += Math.max(0, entry.duration - 50) })
  on("event", (entry) => { window.paint.tap = Math.max(window.paint.tap, entry.duration) }, { durationThreshold: 16 })
`;
