import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readResumeFile } from "~/files/read/read.server";
import { seconds } from "~/time";

/** What became of one file: its outcome, processor time of its reading process, and time on the wall, in milliseconds. */
type Trial = { path: string; outcome: string; cpuMs: number; wallMs: number };

const MOST_WALL_MS = seconds(15);
const MOST_GROWTH_MB = 100;
const KERNEL_TICK_MS = 10;

await main(process.argv[2]);

/** Reads every file of a folder as the product does, each in a process of its own, and reports what became of it. */
async function main(folder: string | undefined) {
  if (!folder) throw new Error("Usage: npm run try:files -- FOLDER");
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:pdf|docx?)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const before = residentMb();
  let most = before;
  const trials: Trial[] = [];
  for (const path of paths) {
    const trial = await tryFile(path);
    trials.push(trial);
    most = Math.max(most, residentMb());
    console.log(`${trial.outcome}\t${trial.wallMs}\t${trial.cpuMs}\t${path}`);
  }
  summarize(trials, most - before);
}

async function tryFile(path: string): Promise<Trial> {
  const bytes = readFileSync(path);
  const [cpuBefore, began] = [childrenMs(), performance.now()];
  const outcome = await readResumeFile(bytes).then(
    (read) => (read.ok ? "text" : read.code),
    (error: unknown) => `FAILED: ${error instanceof Error ? error.message : "unknown"}`,
  );
  return { path, outcome, wallMs: Math.round(performance.now() - began), cpuMs: childrenMs() - cpuBefore };
}

function summarize(trials: Trial[], growthMb: number) {
  const counts = new Map<string, number>();
  for (const { outcome } of trials) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const kinds = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([code, many]) => `${code} ${many}`);
  console.log(`\n${trials.length} files: ${kinds.join(", ")}`);
  for (const measure of ["wallMs", "cpuMs"] as const) {
    const sorted = trials.map((trial) => trial[measure]).sort((one, other) => one - other);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    console.log(`${measure}: median ${at(0.5)}, 95 % within ${at(0.95)}, most ${at(1)}`);
  }
  console.log(`This process grew by ${growthMb.toFixed(0)} MB.`);
  const slow = trials.filter(({ wallMs }) => wallMs > MOST_WALL_MS);
  const failed = trials.filter(({ outcome }) => outcome.startsWith("FAILED") || outcome === "busy");
  for (const { path, outcome, wallMs } of [...slow, ...failed])
    console.log(`Look at ${path}: ${outcome}, ${wallMs} ms`);
  if (slow.length > 0 || failed.length > 0 || growthMb > MOST_GROWTH_MB) process.exitCode = 1;
}

/** Processor time of all child processes that have ended (fields 16 and 17 of /proc/self/stat). */
function childrenMs(): number {
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) * KERNEL_TICK_MS;
}

function residentMb(): number {
  return process.memoryUsage().rss / 2 ** 20;
}
