import { afterEach, expect, test } from "vitest";
import { startServer, until, type TestServer } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";

let house: TestServer;
afterEach(() => house.stop("SIGKILL"));

const ONE_OF_EACH = [
  ["reserved", -1],
  ["spent", 0],
];
const ledger = () =>
  house
    .query<{ event: string; amount: number }>(
      "select event, amount from credit_ledger order by created_at, event",
    )
    .map(({ event, amount }) => [event, amount]);
const many = (table: string) =>
  house.query<{ many: number }>(`select count(*) as many from ${table}`)[0]?.many;

test.each(["after_claim", "after_writing", "before_commit", "after_commit"])(
  "kill -9 %s: after the restart there is one document and one charge",
  async (place) => {
    house = await startServer({ TEST_FAILPOINT: place });
    const visitor = await house.visitor().signInAsDemo();
    const sent = await visitor
      .post("/generate", generationForm({ file: await makeResumeDocx(), resume: false }))
      .catch(() => undefined);
    await house.ended();
    expect(house.query("select 1 from generations")).toHaveLength(1);
    // The dead worker's lease has to run out first; the test does not wait for the clock.
    house.execute("update jobs set lease_expires_at = 0 where status = 'running'");
    await house.start({ TEST_FAILPOINT: "" });
    await until(() => house.query("select 1 from generations where finished_at is not null").length === 1);
    await new Promise((done) => setTimeout(done, 1500)); // a second run, if there were one, would show by now
    expect(many("documents")).toBe(1);
    expect(ledger()).toEqual(ONE_OF_EACH);
    expect(
      house.query("select 1 from jobs where kind = 'generation.write' and status = 'done'"),
    ).toHaveLength(1);
    if (sent) expect((await visitor.get(sent.headers.get("location") ?? "")).status).toBe(200);
  },
);

test("a generation that kills its worker every time is given up, and its credit comes back", async () => {
  house = await startServer({ TEST_FAILPOINT: "after_claim" });
  const visitor = await house.visitor().signInAsDemo();
  await visitor
    .post("/generate", generationForm({ file: await makeResumeDocx(), resume: false }))
    .catch(() => undefined);
  await house.ended();
  house.execute(
    "update jobs set lease_expires_at = 0, attempts = max_attempts where kind = 'generation.write'",
  );
  await house.start();
  await until(() => house.query("select 1 from generations where status = 'failed'").length === 1);
  expect(ledger()).toEqual(
    [
      ["released", 1],
      ["reserved", -1],
    ].sort((one, two) => String(two[0]).localeCompare(String(one[0]))),
  );
  expect(many("documents")).toBe(0);
});

test("twenty posts of one form at once make one job", async () => {
  house = await startServer();
  const visitor = await house.visitor().signInAsDemo();
  const file = await makeResumeDocx();
  const key = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => visitor.post("/generate", generationForm({ key, file, resume: false }))),
  );
  // On a very busy machine the last to wait for a reader are told so; nobody gets a second job.
  const locations = answers.flatMap((answer) => answer.headers.get("location") ?? []);
  expect(locations.length).toBeGreaterThan(1);
  expect(new Set(locations).size).toBe(1);
  expect(many("generations")).toBe(1);
  await until(() => house.query("select 1 from generations where finished_at is not null").length === 1);
  expect(ledger()).toEqual(ONE_OF_EACH);
});

test("ten different wishes for one credit: one is accepted, nine are told", async () => {
  house = await startServer();
  const visitor = await house.visitor().signInAsDemo();
  const file = await makeResumeDocx();
  const wish = (index: number) =>
    visitor.post(
      "/generate",
      generationForm({ file, letter: false, more: { jobTitle: `Accountant ${index}` } }),
    );
  const answers = await Promise.all(Array.from({ length: 10 }, (_none, index) => wish(index)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array<number>(9).fill(402)]);
  await until(() => house.query("select 1 from generations where finished_at is not null").length === 1);
  expect(ledger()).toEqual(ONE_OF_EACH);
  expect(many("documents")).toBe(1);
});

test("SIGTERM in the middle of work ends with 0, and the next start finishes it", async () => {
  house = await startServer();
  const visitor = await house.visitor().signInAsDemo();
  await visitor.post("/generate", generationForm({ file: await makeResumeDocx() }));
  await house.stop("SIGTERM");
  expect(await house.ended()).toBe(0);
  await house.start();
  await until(() => house.query("select 1 from generations where status = 'succeeded'").length === 1);
  expect(many("documents")).toBe(2);
});

test("live mode refuses to start on what is missing and names it", async () => {
  house = await startServer({ APP_MODE: "live" });
  expect(await house.ended()).toBe(78);
  for (const name of [
    "SESSION_SECRET",
    "ENCRYPTION_KEY",
    "MAIL_URL",
    "APP_URL",
    "MAIL_FROM",
    "PAYSTACK_SECRET_KEY",
  ])
    expect(house.output()).toContain(name);
});

test("an encryption key that is none stops the start and is named, without being printed", async () => {
  house = await startServer({ ENCRYPTION_KEY: `${"ab".repeat(32)},half-a-secret` });
  expect(await house.ended()).toBe(78);
  expect(house.output()).toContain("ENCRYPTION_KEY: each key must be 32 random bytes");
  expect(house.output()).not.toContain("half-a-secret");
});

test("live mode refuses a database with demo accounts", async () => {
  house = await startServer();
  await house.stop();
  await house.start({
    APP_MODE: "live",
    SESSION_SECRET: "s".repeat(40),
    ENCRYPTION_KEY: "ab".repeat(32),
    APP_URL: "https://oya.example",
    MAIL_URL: "smtps://mail.example",
    MAIL_FROM: "Oya <hello@oya.example>",
    PAYSTACK_SECRET_KEY: "sk_live_1",
  });
  expect(await house.ended()).toBe(78);
  expect(house.output()).toContain("demo accounts");
});
