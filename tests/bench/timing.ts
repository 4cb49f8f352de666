import { startServer, type TestServer } from "../test-server";

export type Timing = {
  way: string;
  known: number;
  unknown: number;
  difference: number;
  p: number;
  met: boolean;
};

const CALLS = 200;
const KNOWN = "ada@demo.example";
const WAYS: { way: string; path: string; fields: (email: string) => Record<string, string> }[] = [
  {
    way: "sign in with a wrong password",
    path: "/login",
    fields: (email) => ({ email, password: "Wrong-Pass-1!" }),
  },
  { way: "ask for a code", path: "/login", fields: (email) => ({ email, send: "otp" }) },
  { way: "enter a wrong code", path: "/login", fields: (email) => ({ email, otp: "000000" }) },
  { way: "forgot password", path: "/forgot-password", fields: (email) => ({ email }) },
];

/**
 * Whether the time of an answer tells who has an account: medians in milliseconds of 200 calls each for a known and for unknown addresses, in random order, and
 * the two-sided p of a Mann–Whitney test. Met when the medians differ by less than 5 ms and only by chance (p > 0.01).
 */
export async function measureTiming(calls = CALLS): Promise<Timing[]> {
  const house = await startServer({ LOG_LEVEL: "error" });
  try {
    const rows: Timing[] = [];
    for (const way of WAYS) rows.push(await measureWay(house, way, calls));
    return rows;
  } finally {
    await house.stop();
  }
}

/** The rows as a Markdown table. */
export function timingTable(rows: Timing[]): string {
  const lines = rows.map(
    ({ way, known, unknown, difference, p, met }) =>
      `| ${way} | ${known.toFixed(1)} ms | ${unknown.toFixed(1)} ms | ${difference.toFixed(2)} ms | ${p.toFixed(3)} | ${met ? "met" : "missed"} |`,
  );
  return [
    "| Way in | Known address | Unknown address | Difference | p | < 5 ms and p > 0.01 |",
    "| --- | --- | --- | --- | --- | --- |",
    ...lines,
  ].join("\n");
}

async function measureWay(
  house: TestServer,
  { way, path, fields }: (typeof WAYS)[number],
  calls: number,
): Promise<Timing> {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  const order = Array.from({ length: calls * 2 }, (_, index) => ({
    isKnown: index % 2 === 0,
    place: Math.random(),
  })).sort((one, two) => one.place - two.place);
  const warmUp = 10;
  for (const [index, { isKnown }] of [...order.slice(0, warmUp), ...order].entries()) {
    const email = isKnown ? KNOWN : `nobody-${index}@example.com`;
    house.execute("delete from rate_limits");
    // The mail of the call before is on its way in the same process.
    while (house.query("select 1 from jobs where status in ('queued', 'running')").length > 0)
      await new Promise((done) => setTimeout(done, 2));
    const visitor = house.visitor();
    const started = performance.now();
    const response = await visitor.post(path, fields(email));
    await response.text();
    const took = performance.now() - started;
    if (response.status === 429 || response.status >= 500)
      throw new Error(`${way} answered ${response.status}`);
    if (index >= warmUp) times[isKnown ? "known" : "unknown"].push(took);
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const p = mannWhitney(times.known, times.unknown);
  const difference = Math.abs(known - unknown);
  return { way, known, unknown, difference, p, met: difference < 5 && p > 0.01 };
}

/** Two-sided p by the normal approximation with the correction for ties; good from about 20 values each. */
export function mannWhitney(first: number[], second: number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].sort((one, two) => one.value - two.value);
  let rankSum = 0;
  let ties = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    const many = end - start;
    ties += many ** 3 - many;
    rankSum += all.slice(start, end).filter(({ isFirst }) => isFirst).length * ((start + 1 + end) / 2);
    start = end;
  }
  const [n, m, total] = [first.length, second.length, all.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const spread = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))));
  const z = spread === 0 ? 0 : Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / spread;
  return Math.min(1, 2 * upperTail(z));
}

// Abramowitz and Stegun 26.2.17; the error is below 1e-7.
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  return (
    density * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  );
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, two) => one - two);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
