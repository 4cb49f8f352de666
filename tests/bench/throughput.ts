import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { startServer } from "../test-server";

/**
 * Answers a second, ours and those of a bare Express that sends the same text, in the same run; and the share of ours by the processor
 * time of both servers, which other work on the machine changes less. `least` is the share that we want.
 */
export type Throughput = {
  path: string;
  ours: number;
  bare: number;
  byProcessor: number;
  least: number | undefined;
  failed: number;
};

const CONNECTIONS = 20;
const WARM_UP = 2000; // answers: a server that was just started still compiles its functions
const SECONDS = 2;
const ROUNDS = 4; // by turns: what else the machine does changes within seconds

// The last is rendered anew each time, because an address with a query is not stored.
const PATHS: { path: string; least?: number; isSignedIn?: boolean }[] = [
  { path: "/healthz", least: 0.8 },
  { path: "/", least: 0.9 },
  { path: "/privacy-policy", least: 0.9 },
  { path: "/login", least: 0.35 },
  { path: "/dashboard", least: 0.35, isSignedIn: true },
  { path: "/dashboard?anew", isSignedIn: true },
];

/** Ours and the bare one by turns, so that what else the machine does meets both. */
export async function measureThroughput(): Promise<Throughput[]> {
  const house = await startServer({ LOG_LEVEL: "error" });
  const { sessionToken } = await house.visitor().signInAsDemo();
  const headersOf = ({ isSignedIn = false }) => ({
    "accept-encoding": "gzip",
    ...(isSignedIn && { cookie: `oya_session=${sessionToken}` }),
  });
  const answers = Object.fromEntries(
    await Promise.all(
      PATHS.map(async (one) => {
        const answer = await fetch(`${house.url}${one.path}`, { headers: headersOf(one) });
        const type = answer.headers.get("content-type") ?? "";
        return [one.path, { type, body: await answer.text() }] as const;
      }),
    ),
  );
  const bare = spawn(process.execPath, ["--import", "tsx", "tests/bench/bare-express.ts"], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  bare.send(answers);
  const [port] = (await once(bare, "message")) as [number];
  const results: Throughput[] = [];
  for (const one of PATHS) {
    const sum = { ours: 0, bare: 0, failed: 0 };
    const answersPerTick = { ours: 0, bare: 0 };
    const servers = [
      ["bare", bare.pid, `http://127.0.0.1:${port}`],
      ["ours", house.pid, house.url],
    ] as const;
    const load = (url: string, length: { amount: number } | { duration: number }) =>
      autocannon({
        url: `${url}${one.path}`,
        connections: CONNECTIONS,
        headers: headersOf(one),
        ...length,
      });
    for (const [, , url] of servers) await load(url, { amount: WARM_UP });
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [whose, pid, url] of servers) {
        const before = processorTicks(pid);
        const { requests, non2xx, errors } = await load(url, { duration: SECONDS });
        sum[whose] += requests.average / ROUNDS;
        answersPerTick[whose] += requests.total / (processorTicks(pid) - before);
        sum.failed += non2xx + errors;
      }
    }
    const byProcessor = answersPerTick.ours / answersPerTick.bare;
    results.push({ path: one.path, least: one.least, byProcessor, ...sum });
  }
  bare.kill();
  await house.stop();
  return results;
}

/** Of the process since its start, in user and system mode. */
function processorTicks(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
