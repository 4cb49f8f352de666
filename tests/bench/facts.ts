// npm run bench:facts: how well the lock alone tells true sentences from false ones, with 95 % intervals. With -- --list every sentence that
// went wrong is printed. What each set is, and who had seen it, stands in docs/lock.md.
import { lockSentence, type LockReason } from "~/career/lock";
import { lockCases, type LockCase } from "../lock-cases";

const rows = lockCases().map(({ name, cases }) => ({
  name,
  cases: cases.map((one) => ({ ...one, reasons: reasonsOf(one) })),
}));
type Read = LockCase & { reasons: LockReason[] };

if (process.argv.includes("--list")) for (const { name, cases } of rows) list(name, cases);
console.info(
  [
    "| Set | False hard facts caught | True sentences turned back | Processor time a sentence |",
    "| --- | --- | --- | --- |",
    ...rows.map(({ name, cases }) => {
      const [wrong, right] = [cases.filter((one) => one.wrong), cases.filter((one) => !one.wrong)];
      return `| ${name} | ${share(wrong)} | ${share(right)} | ${time(cases).toFixed(2)} ms |`;
    }),
    "",
    "| Kind of falsehood | Caught |",
    "| --- | --- |",
    ...kinds(rows.flatMap(({ cases }) => cases)),
  ].join("\n"),
);

function reasonsOf({ text, facts, context }: LockCase): LockReason[] {
  return lockSentence({ text, facts }, context);
}

function kinds(cases: Read[]): string[] {
  const names = [...new Set(cases.flatMap(({ wrong }) => wrong ?? []))].toSorted();
  return names.map((name) => `| ${name} | ${share(cases.filter(({ wrong }) => wrong === name))} |`);
}

/** "57 of 60 (95.0 %; 86.3 to 98.3 %)": the share that has reasons, with its Wilson interval. */
function share(cases: Read[]): string {
  if (cases.length === 0) return "";
  const [hits, of, z] = [cases.filter(({ reasons }) => reasons.length > 0).length, cases.length, 1.96];
  const middle = (hits + (z * z) / 2) / (of + z * z);
  const reach = (z / (of + z * z)) * Math.sqrt((hits * (of - hits)) / of + (z * z) / 4);
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${hits} of ${of} (${percent(hits / of)} %; ${percent(middle - reach)} to ${percent(middle + reach)} %)`;
}

/** Milliseconds of processor time for one sentence. */
function time(cases: LockCase[]): number {
  const started = process.cpuUsage();
  for (const one of cases) reasonsOf(one);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 / Math.max(1, cases.length);
}

function list(name: string, cases: Read[]) {
  for (const { wrong, language, facts, text, reasons } of cases)
    if (reasons.length > 0 !== (wrong !== undefined))
      console.info(
        `${wrong ? `missed ${wrong}` : "turned back"} | ${name} | ${language} | ${facts.join(" ")} | ${text} | ${reasons.map(({ kind, words }) => `${kind}: ${words}`).join(", ")}`,
      );
}
