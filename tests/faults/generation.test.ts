import { afterAll, beforeAll, expect, test } from "vitest";
import { LIVE_ENVIRONMENT } from "../live-environment";
import { startServer, until, type TestServer, type Visitor } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { choose } from "../runs";

let house: TestServer;
let visitor: Visitor;
let file: Uint8Array;
beforeAll(async () => {
  house = await startServer();
  visitor = await house.visitor().signInAsDemo();
  file = await makeResumeDocx();
  // Read once and known from then on, so that no test waits for readers.
  const sent = await post({ file, more: { read: "1" } });
  expect(sent.status).toBeLessThan(400);
});
afterAll(() => house.stop("SIGKILL"));

/** Sends the form, and again where a busy machine had no time to read the file. */
async function post(wish: Parameters<typeof generationForm>[0]): Promise<Response> {
  for (;;) {
    const answer = await visitor.post("/generate", generationForm(wish));
    if (answer.status !== 503) return answer;
  }
}

/** Everything as before the first generation, with so many letters to make. */
function beginAnew(letters = 1) {
  for (const table of ["rate_limits", "credit_ledger", "documents", "generations", "jobs"])
    house.execute(`delete from ${table}`);
  house.execute("update billing_events set cover_letters = ?, resumes = 1", letters);
}

const ONE_OF_EACH = [
  ["reserved", -1],
  ["spent", 0],
];
const ledger = (where = "1 = 1") =>
  house
    .query<{ event: string; amount: number }>(
      `select event, amount from credit_ledger where ${where} order by created_at, event`,
    )
    .map(({ event, amount }) => [event, amount]);
const many = (rows: string) => house.query<{ many: number }>(`select count(*) as many from ${rows}`)[0]?.many;
const isFinished = (generations = 1) =>
  many("generations where finished_at is not null") === generations &&
  many("jobs where kind = 'generation.write' and status in ('queued', 'running')") === 0;

const PLACES = ["after_claim", "after_writing", "before_commit", "after_commit"];

test(`kill -9 ${PLACES.join(", ")}: after the restart there is one document and one charge for each`, async () => {
  beginAnew(PLACES.length);
  const answers: Response[] = [];
  for (const [at, place] of PLACES.entries()) {
    await house.stop("SIGKILL");
    // Those that were killed before have leases that have not run out; one of over a minute counts as none.
    house.execute("update jobs set lease_expires_at = ? where status = 'running'", Date.now() + 55_000);
    await house.start({ TEST_FAILPOINT: place });
    const sent = await visitor
      .post(
        "/generate",
        generationForm({ file, resume: false, more: { jobTitle: `Accountant ${"ABCD"[at]}` } }),
      )
      .catch(() => undefined);
    await house.ended();
    expect([place, many("generations")]).toEqual([place, at + 1]);
    if (sent) answers.push(sent);
  }
  house.execute("update jobs set lease_expires_at = 0 where status = 'running'");
  await house.start();
  await until(() => isFinished(PLACES.length));
  for (const { id } of house.query<{ id: string }>("select id from generations")) {
    expect(many(`documents where generation_id = '${id}'`)).toBe(1);
    expect(ledger(`generation_id = '${id}'`)).toEqual(ONE_OF_EACH);
  }
  expect(many("documents")).toBe(PLACES.length);
  expect(many("jobs where kind = 'generation.write' and status = 'done'")).toBe(PLACES.length);
  for (const sent of answers)
    expect((await visitor.get(sent.headers.get("location") ?? "")).status).toBe(200);
});

test("a generation that kills its worker every time is given up, and its credit comes back", async () => {
  await house.stop("SIGKILL");
  beginAnew();
  await house.start({ TEST_FAILPOINT: "after_claim" });
  await visitor.post("/generate", generationForm({ file, resume: false })).catch(() => undefined);
  await house.ended();
  house.execute(
    "update jobs set lease_expires_at = 0, attempts = max_attempts where kind = 'generation.write'",
  );
  await house.start();
  await until(() => many("generations where status = 'failed'") === 1);
  expect(ledger()).toEqual([
    ["reserved", -1],
    ["released", 1],
  ]);
  expect(many("documents")).toBe(0);
});

const POSTS = choose(8, 20);
const WISHES = choose(5, 10);

// A new file is read for each post, and two are read at once.
test.each([
  [2, "a new file", () => makeResumeDocx("Ngozi Eze")],
  [POSTS, "a known file", async () => file],
])("%i posts of one form with %s at once make one job", async (posts, _what, makeFile) => {
  beginAnew();
  const file = await makeFile();
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: posts }, () => post({ key, file, resume: false })));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(posts).fill(303));
  expect(new Set(answers.map(({ headers }) => headers.get("location"))).size).toBe(1);
  expect(many("generations")).toBe(1);
  await until(() => isFinished());
  expect(ledger()).toEqual(ONE_OF_EACH);
});

test(`${WISHES} different wishes for one credit: one is accepted, the others are told`, async () => {
  beginAnew();
  const wish = (index: number) =>
    visitor.post(
      "/generate",
      generationForm({ file, letter: false, more: { jobTitle: `Accountant ${index}` } }),
    );
  const answers = await Promise.all(Array.from({ length: WISHES }, (_none, index) => wish(index)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.sort()).toEqual([303, ...Array<number>(WISHES - 1).fill(402)]);
  await until(() => isFinished());
  expect(ledger()).toEqual(ONE_OF_EACH);
  expect(many("documents")).toBe(1);
});

test("SIGTERM in the middle of work ends with 0, and the next start finishes it", async () => {
  beginAnew();
  await visitor.post("/generate", generationForm({ file }));
  await house.stop("SIGTERM");
  expect(await house.ended()).toBe(0);
  await house.start();
  await until(() => house.query("select 1 from generations where status = 'succeeded'").length === 1);
  expect(many("documents")).toBe(2);
});

test("live mode refuses to start on what is missing and names it", async () => {
  const own = await startServer({ APP_MODE: "live" });
  expect(await own.ended()).toBe(78);
  for (const name of [
    "SESSION_SECRET",
    "ENCRYPTION_KEY",
    "MAIL_URL",
    "APP_URL",
    "MAIL_FROM",
    "PAYSTACK_SECRET_KEY",
  ])
    expect(own.output()).toContain(name);
});

test("an encryption key that is none stops the start and is named, without being printed", async () => {
  const own = await startServer({ ENCRYPTION_KEY: `${"ab".repeat(32)},half-a-secret` });
  expect(await own.ended()).toBe(78);
  expect(own.output()).toContain("ENCRYPTION_KEY: each key must be 32 random bytes");
  expect(own.output()).not.toContain("half-a-secret");
});

test("live mode refuses a database with demo accounts", async () => {
  await house.stop();
  await house.start(LIVE_ENVIRONMENT);
  expect(await house.ended()).toBe(78);
  expect(house.output()).toContain("demo accounts");
});
