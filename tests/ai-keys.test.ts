import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqlite } from "~/db/client.server";
import { requestCompletion } from "~/features/ai/completions/request-completion.server";
import { log } from "~/log.server";
import { KEYS, openAiDouble, type AiDouble, type Fault } from "./doubles/ai";
import { fakeClock, someWork, setFailoverOrder } from "./factories/providers";

let ai: AiDouble;
const lines: string[] = [];
const rejections: unknown[] = [];
const note = (reason: unknown) => rejections.push(reason);

beforeAll(async () => {
  ai = await openAiDouble();
  process.on("unhandledRejection", note);
  // What is logged is read where it leaves the process.
  const stream: { write(line: string): unknown } = Reflect.get(log, pino.symbols.streamSym);
  const write = stream.write.bind(stream);
  stream.write = (line) => {
    lines.push(line);
    return write(line);
  };
});
afterAll(async () => {
  process.off("unhandledRejection", note);
  await ai.close();
});

/** Every value of every table, as text. */
function wholeDatabase(): string {
  const tables = sqlite
    .prepare<[], { name: string }>("select name from sqlite_master where type = 'table'")
    .all();
  return tables.map(({ name }) => JSON.stringify(sqlite.prepare(`select * from "${name}"`).all())).join("\n");
}

test("a key stands in no row and in no line of the log, even when the provider sends it back", async () => {
  const clock = fakeClock();
  const echo = (key: string): Fault => ({
    status: 400,
    body: { error: { message: `You sent ${key} and I do not like it`, type: key, code: key } },
    headers: { "x-request-id": key },
  });
  const before = lines.length;
  for (const slug of ["openai", "claude", "gemini", "mistral"] as const) {
    setFailoverOrder(ai, slug);
    ai.faultOf = { [slug]: echo(KEYS[slug]) };
    const done = await requestCompletion(someWork(clock), clock);
    expect(done).toMatchObject({ ok: false, failedAttempts: [{ provider: slug }] });
    ai.faultOf = { [slug]: "wrong_key" };
    await requestCompletion(someWork(clock), clock);
    expect(JSON.stringify(done) + wholeDatabase()).not.toContain(KEYS[slug]);
  }
  const logged = lines.slice(before).join("");
  expect(logged).toContain("ai.call_failed");
  expect(ai.calls().length).toBeGreaterThan(7);
  for (const key of Object.values(KEYS).filter(Boolean)) expect(logged).not.toContain(key);
});

test("what was sent and what came back stands in no row and in no line of the log", async () => {
  const clock = fakeClock();
  setFailoverOrder(ai, "mistral", "deepseek");
  const secret = "Zubairu-Kwanashie-reconciled-the-ledger";
  ai.faultOf = { mistral: { status: 422, body: { message: `invalid input: ${secret}` } } };
  ai.answer = () => JSON.stringify({ answer: secret });
  const work = someWork(clock);
  const before = lines.length;
  const done = await requestCompletion(
    {
      ...work,
      buildModelRequest: (target, again) => ({
        ...work.buildModelRequest(target, again),
        user: JSON.stringify({ resume: secret }),
      }),
    },
    clock,
  );
  expect(done).toMatchObject({ ok: true, provider: "deepseek" });
  expect(lines.slice(before).join("")).toContain("ai.call_failed");
  expect(wholeDatabase() + lines.slice(before).join("")).not.toMatch(/Zubairu|Kwanashie|ledger/);
});

const AT_ONCE: Fault[] = [
  "cut",
  "cut_before",
  "clean_end",
  "malformed",
  "error_frame",
  "html_502",
  "server_error",
  "rate_limited",
  "quota",
  "overloaded",
  "wrong_key",
  "unknown_model",
  "redirect",
  "slow_first_token",
  "empty",
  "length",
  "length_empty",
  "content_filter",
  "refusal",
  "think",
  "unclosed_think",
  "think_only",
  "reasoning",
  "fenced",
  "trailing_commas",
  "bom",
  "prose",
];
test("whatever goes wrong at Gemini, no rejection is left unhandled and the next provider writes", async () => {
  const clock = fakeClock();
  const before = rejections.length;
  for (const fault of AT_ONCE) {
    setFailoverOrder(ai, "gemini", "mistral");
    ai.answer = () => JSON.stringify({ answer: "word ".repeat(40) });
    ai.faultOf = { gemini: fault };
    expect([fault, await requestCompletion(someWork(clock), clock)]).toMatchObject([fault, { ok: true }]);
  }
  for (const fault of ["hang", "stall", "comments_only"] as const) {
    setFailoverOrder(ai, "gemini");
    ai.faultOf = { gemini: fault };
    const stop = new AbortController();
    const asked = ai.requests.length;
    const work = requestCompletion(someWork(clock, { signal: stop.signal }), clock);
    while (ai.requests.length === asked) await new Promise((done) => setTimeout(done, 5));
    await new Promise((done) => setTimeout(done, 50));
    stop.abort();
    expect(await work).toMatchObject({
      ok: false,
      failedAttempts: [{ provider: "gemini", code: "cancelled" }],
    });
  }
  await new Promise((done) => setTimeout(done, 100));
  expect(rejections.slice(before)).toEqual([]);
});
