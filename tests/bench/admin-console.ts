import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer, until, type TestServer, type Visitor } from "../test-server";

const ROUNDS = 10;
const PEOPLE = 100_000;
// What staff looks at in the list of users: everybody, plans, words that few have and words that all have, the first pages, the last and those in the middle.
const VIEWS = [
  "",
  "page=5000",
  "page=9999",
  "plan=free_trial",
  "plan=free_trial&page=4000",
  "plan=agba",
  "plan=idan",
  "search=okafor",
  "search=okafor&plan=jjc",
  "search=a",
  "search=a&plan=free_trial",
  "search=chi+ok",
  "search=example",
  "search=example&page=5000",
  "search=example&plan=free_trial",
  "search=example&plan=free_trial&page=4000",
  "search=example&plan=free_trial&page=7900",
  "search=example&plan=jjc",
  "search=example&plan=idan",
  "search=example+com&plan=free_trial",
  "search=nobody-like-this",
];

// The other lists of staff, as they open and where they are slowest.
const LISTS = [
  "/admin/payments",
  "/admin/payments?status=applied",
  "/admin/payments?page=900",
  "/admin/payments?search=okafor",
  "/admin/payments?search=CG-ZZ",
  "/admin/audit",
  "/admin/audit?page=200",
  "/admin/audit?person=okafor",
  "/admin/support",
  "/admin/support?view=resolved",
  "/admin/support?search=okafor",
  "/admin/monitoring",
];
// Longer than a minute, so that what the process does every minute is in it.
const TOGETHER = 75_000;

export type AdminConsoleTimes = {
  filled: string | undefined;
  filledMs: number;
  usersP50: number;
  usersP95: number;
  slowest: Look;
  list: Look;
  coldMs: number;
  panelColdMs: number;
  rememberedMs: number;
  held: Held[];
  heldAtStart: Held[];
  heldRollingUp: Held[];
};
type Look = { view: string; ms: number };
type Held = { p99: number; longest: number };

/**
 * The console over a year of 100,000 invented people: the list of users in every kind of view, the other lists, Analytics worked out anew and remembered, and how
 * long the event loop is held while users and Analytics are asked for together, and while a year is rolled up again. The server says that itself every five seconds. `DEMO_DIR` names a folder that was filled before and stays.
 */
export async function measureAdminConsole(): Promise<AdminConsoleTimes> {
  const kept = process.env.DEMO_DIR;
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), "oya-admin-"));
  const started = performance.now();
  const filled = kept ? undefined : fill(dataDir);
  const filledMs = performance.now() - started;
  const house = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "debug" });
  try {
    const staff = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
    await until(
      () =>
        house.query("select 1 from invalidated_days where day < date('now', '+1 hour') limit 1").length === 0,
      300_000,
    );
    await rest();
    const heldAtStart = heldSince(house, 0);
    const times = await measureViews(
      staff,
      VIEWS.map((view) => `/admin/users?${view}`),
    );
    const lists = await measureViews(staff, LISTS);
    const all = times.flatMap(({ ms }) => ms).sort((one, other) => one - other);
    const anew = () => staff.get("/admin/analytics?refresh=1");
    const coldMs = await median(anew, () => timed(staff, "/admin/analytics"));
    const panelColdMs = await median(anew, () => timed(staff, "/admin/analytics/revenue"));
    const rememberedMs = await median(
      async () => undefined,
      () => timed(staff, "/admin/analytics"),
    );
    await rest();
    const from = house.output().length;
    await askTogether(staff);
    await rest();
    const held = heldSince(house, from);
    const heldRollingUp = await rollUpAgain(house);
    return {
      filled,
      filledMs,
      usersP50: partOf(all, 0.5),
      usersP95: partOf(all, 0.95),
      slowest: slowestOf(times),
      list: slowestOf(lists),
      coldMs,
      panelColdMs,
      rememberedMs,
      heldAtStart,
      held,
      heldRollingUp,
    };
  } finally {
    await house.stop();
    if (!kept) rmSync(dataDir, { recursive: true });
  }
}

function fill(dataDir: string): string {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/demo/main.ts", "--users", String(PEOPLE), "--files", "0"],
    {
      encoding: "utf8",
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, LOG_LEVEL: "error" },
    },
  );
  const said = /^.* people, .* documents, .* payments/m.exec(stdout)?.[0];
  if (status !== 0 || !said) throw new Error(`the demo was not filled: ${stdout}`);
  return said;
}

async function measureViews(staff: Visitor, views: string[]) {
  const times = views.map((view) => ({ view, ms: new Array<number>() }));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { view, ms } of times) {
      const took = await timed(staff, view);
      if (round > 0) ms.push(took); // the first round warms up
    }
  }
  return times;
}

function slowestOf(times: { view: string; ms: number[] }[]): Look {
  const [slowest = { view: "", ms: 0 }] = times
    .map(({ view, ms }) => ({ view, ms: medianOf(ms) }))
    .sort((one, other) => other.ms - one.ms);
  return slowest;
}

// Two of the staff who never rest: one goes through the list of users, one has every panel worked out anew.
async function askTogether(staff: Visitor) {
  const until = performance.now() + TOGETHER;
  const ask = async (paths: string[]) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const answer = await staff.get(paths[turn % paths.length] ?? "/admin/users");
      await answer.arrayBuffer();
      if (answer.status >= 400) throw new Error(`answered ${answer.status}`);
    }
  };
  await Promise.all([
    ask(VIEWS.map((view) => `/admin/users?${view}`)),
    ask([
      "/admin/analytics?refresh=1",
      "/admin/analytics",
      "/admin/analytics/revenue",
      "/admin/analytics/users",
      "/admin/analytics/activity",
    ]),
  ]);
}

async function rollUpAgain(house: TestServer): Promise<Held[]> {
  const isClosed = "day < date('now', '+1 hour')";
  const all = house.query<{ day: string; type: string }>(
    `select distinct day, type from analytics_events where ${isClosed}`,
  );
  const from = house.output().length;
  house.execute(
    "insert or ignore into invalidated_days select value ->> 'day', value ->> 'type' from json_each(?)",
    JSON.stringify(all),
  );
  await until(
    () => house.query(`select 1 from invalidated_days where ${isClosed} limit 1`).length === 0,
    200_000,
  );
  await rest();
  return heldSince(house, from);
}

async function median(before: () => Promise<unknown>, act: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 2 * ROUNDS; run += 1) {
    await before();
    times.push(await act());
  }
  return medianOf(times);
}

async function timed(visitor: Visitor, path: string): Promise<number> {
  const from = performance.now();
  const answer = await visitor.get(path);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - from;
}

/** In each spell of five seconds, in milliseconds. */
function heldSince(house: TestServer, from: number): Held[] {
  const spells = [
    ...house
      .output()
      .slice(from)
      .matchAll(/"event":"server\.event_loop_delay".*?"p99Ms":([\d.]+),"maxMs":([\d.]+)/g),
  ].map(([, p99, longest]) => ({ p99: Number(p99), longest: Number(longest) }));
  if (spells.length === 0) throw new Error("The server said nothing of its event loop");
  return spells;
}

const rest = () => new Promise((done) => setTimeout(done, 6000));

function medianOf(times: number[]): number {
  return partOf(
    [...times].sort((one, other) => one - other),
    0.5,
  );
}

function partOf(sorted: number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}
