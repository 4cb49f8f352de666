// npm run weigh: bytes over the wire, requests and script bytes of each page, cold and warm, in a real browser, and how soon it is painted on a slow line. Fails on a broken budget of bytes.
import { readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { availableParallelism, loadavg } from "node:os";
import type { BrowserContext } from "playwright";
import { startServer } from "../test-server";
import { makeResumeDocx } from "../factories/generation-input";
import { closeBrowser, openBrowser } from "../journeys/browser";
import { openAiDouble } from "../doubles/ai";
import { believingJudge, judgeAnswer } from "../doubles/ai-judges";
import { goodAnswer } from "../doubles/letters-and-resumes";
import { makeServerJudge } from "../factories/server-judge";
import { BUDGETS, GROWN_WARM, NEWCOMER_KB, OPEN_PAGES, paintAims, type Budget } from "./budgets";
import { measurePaint, type Paint } from "./paint";
import { secondsOnLine } from "./slow-line";
import { weighBeside } from "./weigh-beside";
import { PROVIDER_SECONDS, weighNewcomer, type JourneyWeight } from "./weigh-journey";
import { weighVisits, type Visits } from "./weigh-visit";
import { makeGrownPlaces, makePlaces, type Places } from "./weighed-places";

type Row = Visits & { page: string; budget: Budget; paint: Paint };

// What other programs have too: the front page, sign-in, and a list of one's own.
const COMPARED = ["/", "/login", "/applications"];

const resume = await makeResumeDocx();
const newcomer = await weighWithProvider();
const house = await startServer({ LOG_LEVEL: "error" });
const places = await makePlaces(house);
const grownPlaces = await makeGrownPlaces(house);
const browser = await openBrowser();
const rows: Row[] = [];
for (const [page, budget] of Object.entries(BUDGETS)) {
  // A page takes half a minute: who waits sees where it is.
  process.stderr.write(`Weighing ${page}\n`);
  const enter = async (one: BrowserContext) => {
    if (!OPEN_PAGES.includes(page)) await signIn(one, places);
  };
  const place = { origin: house.url, path: places.addressOf(page) };
  const visits = await weighVisits(browser, { ...place, enter });
  rows.push({ page, ...visits, budget, paint: await measurePaint(browser, enter, place) });
}
const grown: (Visits & { page: string; budget: number })[] = [];
for (const [page, budget] of Object.entries(GROWN_WARM)) {
  process.stderr.write(`Weighing ${page} of a grown account\n`);
  const enter = (one: BrowserContext) => signIn(one, grownPlaces);
  const place = { origin: house.url, path: grownPlaces.addressOf(page) };
  grown.push({ page, budget, ...(await weighVisits(browser, { ...place, enter })) });
}
const worker = await Promise.all(["/sw.js", "/offline", "/icon.svg"].map(bytesOf));
const own = rows
  .filter(({ page }) => COMPARED.includes(page))
  .map((row) => ({ ...row, program: "Oya Apply", first: row.paint.first }));
const beside = await weighBeside(browser, own, readFileSync("docs/weights.md", "utf8"));
await closeBrowser();
await house.stop();
report(
  rows,
  worker.reduce((sum, bytes) => sum + bytes, 0),
);

function signIn(context: BrowserContext, { visitor }: Places) {
  return context.addCookies([{ name: "oya_session", value: visitor.sessionToken, url: house.url }]);
}

async function weighWithProvider(): Promise<JourneyWeight> {
  const double = await openAiDouble();
  // More time than a server gives by default, so that the slow provider's version is the one that comes.
  const time = { AI_WRITING_TIME_MS: "120000" };
  const server = await startServer({ LOG_LEVEL: "error", ...time, ...double.environment("openai") });
  await makeServerJudge(server, double);
  double.answer = (question) => judgeAnswer(believingJudge, () => goodAnswer(question))(question);
  // Both documents are written at the same time.
  double.profile = { ttftMs: 2000, tokensPerSecond: 7 };
  const weight = await weighNewcomer(await openBrowser(), server, {
    double,
    resume,
    email: "newcomer@example.com",
  });
  await server.stop();
  await double.close();
  return weight;
}

function bytesOf(path: string): Promise<number> {
  return new Promise((done, fail) => {
    get(`${house.url}${path}`, { headers: { "accept-encoding": "br" } }, (answer) => {
      let bytes = answer.rawHeaders.join("").length + answer.rawHeaders.length * 2;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => done(bytes));
    }).on("error", fail);
  });
}

function report(weights: Row[], workerBytes: number) {
  const kb = (bytes: number) => (bytes / 1024).toFixed(1);
  const broken: string[] = [];
  if (newcomer.bytes / 1024 > NEWCOMER_KB) broken.push(`newcomer: ${kb(newcomer.bytes)} KB > ${NEWCOMER_KB}`);
  const journey = `A newcomer without scripts, from / over registration, mail and welcome to both papers, while a provider writes for ${PROVIDER_SECONDS} s: ${kb(newcomer.bytes)} KB of ${NEWCOMER_KB}, in ${newcomer.pages} pages and ${newcomer.requests} requests, the files not counted. The documents took ${newcomer.seconds.toFixed(0)} s. The style sheet comes inline with the first page and as a file that is kept; a page that waits is held until there is something new.`;
  const lines = weights.map(({ page, cold, warm, budget }) => {
    const check = (what: string, have: number, limit: number) => {
      if (have > limit) broken.push(`${page}: ${what} ${have.toFixed(1)} > ${limit}`);
    };
    check("HTML KB", cold.html / 1024, budget.html);
    check("script KB", cold.js / 1024, budget.js);
    check("cold KB", cold.all / 1024, budget.cold);
    check("requests", cold.requests, budget.requests);
    check("warm KB", warm.all / 1024, budget.warm);
    const [html, js, all] = [cold.html, cold.js, cold.all].map(kb);
    return `| ${page} | ${html} of ${budget.html} | ${js} of ${budget.js} | ${all} of ${budget.cold} | ${cold.requests} of ${budget.requests} | ${kb(warm.all)} of ${budget.warm} | ${warm.requests} |`;
  });
  const table = [
    "| Page | HTML KB | Script KB | Cold KB | Requests | Warm KB | Warm requests |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...lines,
  ].join("\n");
  const grownTable = [
    "| Page | HTML KB | Cold KB | Warm KB |",
    "| --- | --- | --- | --- |",
    ...grown.map(({ page, budget, cold, warm }) => {
      if (warm.all / 1024 > budget)
        broken.push(`${page} of a grown account: warm KB ${kb(warm.all)} > ${budget}`);
      return `| ${page} | ${kb(cold.html)} | ${kb(cold.all)} | ${kb(warm.all)} of ${budget} |`;
    }),
  ].join("\n");
  const grownNote =
    "The table above has a short advert and a resume of two jobs. Here is somebody who has used the site for some months: an advert of 4,000 characters, a profile of five jobs, twelve applications (`tests/factories/grown-account.ts`). An application shows both papers whole.";
  const paints = weights.map(({ page, cold, paint }) => {
    const aims = paintAims(page);
    const isMet =
      paint.first <= aims.first && paint.lcp <= aims.lcp && paint.cls <= aims.cls && paint.tap <= aims.tap;
    return `| ${page} | ${secondsOnLine(cold.html).toFixed(2)} | ${paint.first.toFixed(2)} of ${aims.first} | ${paint.lcp.toFixed(1)} of ${aims.lcp} | ${paint.cls.toFixed(3)} of ${aims.cls} | ${Math.round(paint.blocking)} | ${Math.round(paint.tap)} of ${aims.tap} | ${isMet ? "met" : "missed"} |`;
  });
  const painted = [
    "| Page | Line s | First paint s | Largest paint s | Layout shift | Blocking ms | Tap ms | |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...paints,
  ].join("\n");
  console.log(`${table}\n\n${grownTable}\n\n${painted}\n\n${journey}`);
  const note =
    "Cold is a first visit with an empty browser: the style sheet comes in the page and once more as a file that is kept. Warm is what a tap on a link takes from then on. No page loads React or a router. A page that scripts make better loads one file, those with a Help button one more of 1 KB, both kept for a year; what is loaded later is a file of its own (the chat with the first tap on Help).";
  const once = `Not in the table: once for each browser, after the first page with a script, the service worker takes ${kb(workerBytes)} KB for the page that is shown without a network, with the picture of the tab.`;
  writeFileSync(
    "docs/weights.md",
    `# Weights\n\nKilobytes over the wire with headers, of the budget, as last measured by \`npm run weigh\` in Chromium at 360 px, ${new Date().toISOString().slice(0, 10)}. It fails on a breach; so does \`npm test\` for HTML and scripts.\n\n${table}\n\n${note} ${once}\n\n## An account that has grown\n\n${grownNote}\n\n${grownTable}\n\n## A whole way\n\n${journey}\n\n## How soon it is there\n\nFirst visits in the same run with a processor six times slower; medians of three. The first paint over a line of packets: 400 ms there and back, 400 kbit/s, TCP's windows, and a round trip each for name, connection, TLS and question, so 1.6 s are over before the first byte. What is painted first stands in the one answer with the HTML, its style sheet inside; "Line" is when all of it is there, by its bytes alone, and what the first paint takes beyond that is the processor's. The rest over the browser's own "Slow 3G", which adds 2 s to each request. Times are measured, never tested; other programs of a busy machine come on top: ${loadavg()[1]?.toFixed(1)} wanted to run at once in these minutes, on ${availableParallelism()} cores.\n\n${painted}\n${beside && `\n${beside}`}`,
  );
  if (broken.length === 0) return;
  console.error(`Over budget:\n${broken.join("\n")}`);
  process.exitCode = 1;
}
