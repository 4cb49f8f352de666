// npm run bench:facts: how well the fact check tells true sentences from false ones today, printed as one table. With -- --list every sentence that went wrong is printed.
import { checkLetter, prepareFacts } from "~/career/facts";
import {
  casesOf,
  countCaught,
  mechanicalCases,
  paraphrasesOf,
  totalOf,
  violationsOf,
  type CheckCase,
} from "../fact-check/cases";
import { EXAMPLE_PEOPLE, NEW_PEOPLE } from "../fact-check/people";
import { accountantContext, accountantPerson } from "../fixtures/fact-cases";

const NUMBERS = ["number", "unit", "moved", "currency", "date"];
const NAMES = ["employer", "skill"];

const groups = [
  {
    name: "the example people",
    cases: [...casesOf(EXAMPLE_PEOPLE), ...paraphrasesOf(NEW_PEOPLE.flatMap(({ people }) => people))],
  },
  ...NEW_PEOPLE.map(({ name, people }) => ({ name, cases: casesOf(people) })),
];
const rows = groups.flatMap(({ name, cases }) => [
  { name, cases },
  { name: `${name}, made false by machine`, cases: mechanicalCases(cases) },
]);

if (process.argv.includes("--list")) for (const { cases } of rows) list(cases);
console.info(
  [
    "| People | Falsehoods caught | Numbers, units, currencies, dates | Employers and skills | True ones turned back |",
    "| --- | --- | --- | --- | --- |",
    ...rows.map(row),
    "",
    `One letter of 15 sentences: ${letterTime().toFixed(1)} ms of processor time (mean of 200), after ${prepareTime().toFixed(1)} ms once to read the resume and the advert.`,
  ].join("\n"),
);

function row({ name, cases }: { name: string; cases: CheckCase[] }): string {
  const counts = countCaught(cases);
  const all = Object.keys(counts).filter((type) => type !== "true");
  return `| ${[name, ...[all, NUMBERS, NAMES, ["true"]].map((types) => cell(totalOf(counts, types)))].join(" | ")} |`;
}

function cell([caught, of]: [number, number]): string {
  return of === 0 ? "" : `${caught} of ${of} (${((100 * caught) / of).toFixed(1)} %)`;
}

function letterTime(): number {
  const facts = prepareFacts(accountantContext);
  const sentences = accountantPerson.cases.en.true.slice(0, 15).map(({ text, kind, sources }, at) => ({
    text,
    kind,
    sourceIds: sources,
    paragraph: Math.floor(at / 5),
  }));
  const written = {
    type: "cover_letter" as const,
    letter: { sender: { lines: [] }, recipient: [], paragraphs: [] },
    sentences,
  };
  return processorTime(200, () => checkLetter(written, facts));
}

function prepareTime(): number {
  return processorTime(20, () => prepareFacts(accountantContext));
}

/** Milliseconds of processor time for one run: a busy machine does not change it much. */
function processorTime(runs: number, work: () => unknown): number {
  const started = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 / runs;
}

function list(cases: CheckCase[]) {
  for (const one of cases) {
    const violations = violationsOf(one).map(({ code, found }) => `${code}: ${found}`);
    if (violations.length > 0 !== (one.type !== null))
      console.info(
        `${one.type ? `missed ${one.type}` : "turned back"} | ${one.person} | ${one.language} | ${one.sourceIds.join(" ")} | ${one.text} | ${violations.join(", ")}`,
      );
  }
}
