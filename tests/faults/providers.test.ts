import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openAiDouble, type AiDouble } from "../doubles/ai";
import { believingJudge, judgeAnswer } from "../doubles/ai-judges";
import { makeServerJudge } from "../factories/server-judge";
import { goodAnswer } from "../doubles/letters-and-resumes";
import { startServer, until, type TestServer, type Visitor } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { expectWhole } from "../letter-assertions";
import { choose } from "../runs";

const LETTERS = choose(10, 20);

let first: AiDouble;
let second: AiDouble;
let house: TestServer;
let visitor: Visitor;
let file: Uint8Array;
beforeAll(async () => {
  first = await openAiDouble();
  second = await openAiDouble();
  house = await startServer(first.environment("openai"));
  await makeServerJudge(house, first);
  first.answer = judgeAnswer(believingJudge, (user) => goodAnswer({ user }));
  second.answer = goodAnswer;
  visitor = await house.visitor().signInAsDemo();
  house.execute("update billing_events set cover_letters = 1000, resumes = 1000");
  file = await makeResumeDocx();
});
beforeEach(() => {
  for (const table of [
    "rate_limits",
    "ai_breakers",
    "ai_calls",
    "credit_ledger",
    "documents",
    "generations",
    "jobs",
  ])
    house.execute(`delete from ${table}`);
});
afterAll(async () => {
  await house.stop("SIGKILL");
  await first.close();
  await second.close();
});

const fallBackOn = (double: AiDouble) =>
  house.execute(
    "update ai_providers set fallback_rank = 1, base_url = ?, model = 'llama3.2', country = 'NG' where slug = 'custom'",
    double.baseUrl("custom"),
  );
const many = (sql: string) => house.query<{ many: number }>(`select count(*) as many from ${sql}`)[0]?.many;
const finished = () => many("generations where finished_at is not null");

async function ask(at: number): Promise<void> {
  house.execute("delete from rate_limits");
  const sent = await visitor.post(
    "/generate",
    generationForm({
      file,
      resume: false,
      more: { aiConsent: "on", jobTitle: `Accountant ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ".charAt(at)}` },
    }),
  );
  expect(sent.status, await sent.text()).toBe(303);
}

test("kill -9 of our server in the middle of a stream: after the restart there is one document and one charge", async () => {
  first.profile = { ttftMs: 100, tokensPerSecond: 12 }; // not done before it is killed
  await ask(0);
  await until(() => (many("generation_parts where preview != '[]'") ?? 0) === 1);
  await house.stop("SIGKILL");
  first.profile = { ttftMs: 0, tokensPerSecond: Infinity };
  house.execute("update jobs set lease_expires_at = 0 where status = 'running'");
  await house.start();
  await until(() => finished() === 1);
  await until(() => many("jobs where kind = 'generation.write' and status in ('queued', 'running')") === 0);
  expect([
    many("documents"),
    many("credit_ledger where event = 'spent'"),
    many("generation_parts where preview != '[]'"),
  ]).toEqual([1, 1, 0]);
  expectWhole(house.query<{ content: string }>("select content from documents")[0]?.content ?? "");
});

test("SIGTERM while a model writes hands the job back untouched, and the next start finishes it", async () => {
  first.profile = { ttftMs: 100, tokensPerSecond: 12 }; // not done before it is stopped
  await ask(0);
  await until(() => (many("generation_parts where preview != '[]'") ?? 0) === 1);
  await house.stop("SIGTERM");
  expect(await house.ended()).toBe(0);
  expect(house.query("select status, attempts from jobs where kind = 'generation.write'")).toEqual([
    { status: "queued", attempts: 0 },
  ]);
  first.profile = { ttftMs: 0, tokensPerSecond: Infinity };
  await house.start();
  await until(() => finished() === 1);
  expect([
    many("documents"),
    many("credit_ledger where event = 'spent'"),
    many("generation_parts where model_label != ''"),
  ]).toEqual([1, 1, 1]);
});

test("a stream that goes silent is given up, and the next provider starts from zero", async () => {
  await house.stop();
  await house.start({ AI_IDLE_TIMEOUT_MS: "3000" });
  fallBackOn(second);
  first.fault = "stall";
  await ask(0);
  await until(() => finished() === 1);
  first.fault = undefined;
  const [document] = house.query<{ content: string }>("select content from documents");
  expectWhole(document?.content ?? "");
  expect(document?.content.split("14 bank accounts").length).toBe(2);
});

test(`a provider that dies in the middle of ${LETTERS} jobs costs nobody anything: ${LETTERS} good letters, ${LETTERS} charges, and the log names who took over`, async () => {
  fallBackOn(second);
  first.profile = { ttftMs: 200, tokensPerSecond: 6 }; // nobody is done before all have asked
  for (let at = 0; at < LETTERS; at += 1) await ask(at);
  await until(() => first.calls().length >= 4 && (many("generation_parts where preview != '[]'") ?? 0) >= 2);
  expect(finished()).toBe(0);
  await first.close();
  await until(() => finished() === LETTERS);
  expect(many("documents")).toBe(LETTERS);
  expect([
    many("credit_ledger where event = 'reserved'"),
    many("credit_ledger where event = 'spent'"),
  ]).toEqual([LETTERS, LETTERS]);
  for (const { content } of house.query<{ content: string }>("select content from documents")) {
    expectWhole(content);
    expect(content).toMatch(/reconcile 14 bank accounts every month/i);
  }
  // The judge died with its provider, so the person's own lines stand.
  expect(many("ai_calls where provider = 'custom' and purpose = 'write' and status = 'ok'")).toBe(LETTERS);
  expect(
    many("ai_calls where provider = 'openai' and status = 'failed' and next_provider = 'custom'"),
  ).toBeGreaterThan(0);
  expect(many("generation_parts where preview != '[]'")).toBe(0);
});
