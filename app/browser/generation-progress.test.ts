import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchGeneration, type GenerationProgress } from "./generation-progress";

// A fake browser: event streams that fail, a server that answers or not, a page that is visible or hidden.
const browser = {
  streams: [] as { onmessage?(event: { data: string }): void; onerror?(): void; close(): void }[],
  requestCount: 0,
  answer: undefined as GenerationProgress | undefined,
  status: 200,
  isOnline: true,
};
const page = Object.assign(new EventTarget(), { hidden: false });
let windowEvents: EventTarget;
let received: string[] = [];
const progress = (status: string, isFinished = false): GenerationProgress => ({
  status,
  isFinished,
  isReadable: false,
  stages: [],
  news: [],
});

beforeEach(() => {
  Object.assign(browser, { streams: [], requestCount: 0, answer: progress("running"), isOnline: true });
  browser.status = 200;
  page.hidden = false;
  received = [];
  windowEvents = new EventTarget();
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", {
    get onLine() {
      return browser.isOnline;
    },
  });
  vi.stubGlobal("addEventListener", windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal(
    "EventSource",
    class {
      close() {}
      constructor() {
        browser.streams.push(this);
      }
    },
  );
  vi.stubGlobal("fetch", async () => {
    browser.requestCount += 1;
    if (!browser.answer) throw new TypeError("no network");
    return new Response(JSON.stringify(browser.answer), { status: browser.status });
  });
  watchGeneration("/generate/x/events", {
    onProgress: ({ status }) => received.push(status),
    onConnectionChange: (isReached) => isReached || received.push("unreached"),
    onFinished: (status) => received.push(`finished ${status}`),
    onRefused: () => received.push("refused"),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const breakStream = () => browser.streams.at(-1)?.onerror?.();

test("a working stream needs no polling", async () => {
  browser.streams[0]?.onmessage?.({ data: JSON.stringify(progress("running")) });
  browser.streams[0]?.onmessage?.({ data: JSON.stringify(progress("succeeded", true)) });
  await vi.advanceTimersByTimeAsync(120_000);
  expect([received, browser.requestCount, browser.streams.length]).toEqual([
    ["running", "succeeded", "finished succeeded"],
    0,
    1,
  ]);
});

test("after three broken streams it polls until the job is finished", async () => {
  for (let times = 1; times <= 3; times += 1) {
    breakStream();
    await vi.advanceTimersByTimeAsync(8000);
    expect([times, browser.streams.length]).toEqual([times, Math.min(times + 1, 3)]);
  }
  browser.answer = progress("succeeded", true);
  await vi.advanceTimersByTimeAsync(8000);
  const requestCount = browser.requestCount;
  expect(received.at(-1)).toBe("finished succeeded");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(browser.requestCount).toBe(requestCount);
});

test("offline it polls with backoff, polls immediately when the network returns, and pauses while the page is hidden", async () => {
  browser.answer = undefined;
  breakStream();
  const times: number[] = [];
  for (let second = 1; second <= 100; second += 1) {
    const before = browser.requestCount;
    await vi.advanceTimersByTimeAsync(1000);
    if (browser.requestCount > before) times.push(second);
  }
  expect(times).toEqual([2, 6, 14, 30, 60, 90]);
  expect(new Set(received)).toEqual(new Set(["unreached"]));
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  const before = browser.requestCount;
  await vi.advanceTimersByTimeAsync(300_000);
  windowEvents.dispatchEvent(new Event("online"));
  expect(browser.requestCount).toBe(before);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(browser.requestCount).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(1);
  browser.answer = progress("running");
  windowEvents.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(1);
  expect([browser.requestCount, received.at(-1)]).toEqual([before + 2, "running"]);
});

test.each([401, 403, 404])(
  "after an answer %i it asks no more, and the page decides what follows",
  async (status) => {
    browser.status = status;
    breakStream();
    await vi.advanceTimersByTimeAsync(120_000);
    expect([received, browser.requestCount]).toEqual([["refused"], 1]);
  },
);
