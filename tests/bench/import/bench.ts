// npm run bench:import: how much of a resume is read, on people and layouts made in the run; printed and kept in docs/reading-figures.md.
// Parts of it are only printed: -- --only word|pdf|exports|doc  --layout NAME,NAME  --person NAME  --quick (two people a layout)
// --sample 60 takes so many files by a fixed seed, as many of each group as it has of all: for a machine that others use, too.
// --print has LibreOffice make PDFs of the Word layouts that may be looked at, and reads those.
// --here reads in this process, not in one for each file: the same code without its limits, for a busy machine.
// --show prints what was read otherwise than it stands; not for layouts that are kept aside, unless with --open. --keep FOLDER leaves the files there.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeSheet } from "./content";
import { fieldTable, figuresOf, layoutTable, type Figures, type Result } from "./reading-table";
import type { Layout } from "./layout";
import { DOC, EXPORTS } from "./layouts/exports";
import { PDF } from "./layouts/pdf";
import { PDF_KEPT_ASIDE } from "./layouts/pdf-kept-aside";
import { PDF_NARROW } from "./layouts/pdf-narrow";
import { WORD } from "./layouts/word";
import { WORD_KEPT_ASIDE } from "./layouts/word-kept-aside";
import { makeFiles, type ExamFile } from "./makers/make-files";
import { loadPeople } from "./person";
import { readForExam } from "./reader";
import { sampleOf } from "./sample";
import { score, type Score } from "./score";
import type { Truth } from "./truth";

type Task = ExamFile & { truth: Truth };

const LAYOUTS: Record<Result["kind"], Layout[]> = {
  word: [...WORD, ...WORD_KEPT_ASIDE],
  pdf: [...PDF, ...PDF_NARROW, ...PDF_KEPT_ASIDE],
  exports: EXPORTS,
  doc: DOC,
};
const EXTENSIONS: Partial<Record<Layout["maker"], string>> = { word: "docx", doc: "doc" };
const BEFORE = "tests/bench/import/before.json";
const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    layout: { type: "string" },
    person: { type: "string" },
    sample: { type: "string" },
    quick: { type: "boolean", default: false },
    print: { type: "boolean", default: false },
    here: { type: "boolean", default: false },
    show: { type: "boolean", default: false },
    open: { type: "boolean", default: false },
    keep: { type: "string" },
  },
});

const started = performance.now();
const folder = options.keep ?? mkdtempSync(join(tmpdir(), "reading-exam-"));
mkdirSync(folder, { recursive: true });
const tasks = options.sample ? sampleOf(chooseTasks(), Number(options.sample)) : chooseTasks();
if (tasks.length === 0) throw new Error("No layout or person of that name");
const unmade = await makeFiles(tasks);
const made = performance.now();
const results = await readAll(tasks.filter((task) => !unmade.includes(task)));
const ended = performance.now();
if (!options.keep) rmSync(folder, { recursive: true });
report();

function chooseTasks(): Task[] {
  const people = [...loadPeople()];
  const printed = LAYOUTS.word
    .filter(({ keptAside }) => !keptAside)
    .map((layout) => ({ ...layout, maker: "libreoffice" as const }));
  const layouts = (options.print ? [["pdf", printed] as const] : Object.entries(LAYOUTS))
    .filter(([kind]) => !options.only || options.only === kind)
    .flatMap(([, ofKind]) => ofKind)
    .filter(({ name }) => !options.layout || options.layout.split(",").includes(name));
  return layouts.flatMap((layout, index) =>
    people
      .filter(([person]) => !options.person || options.person === person)
      .filter((_, place) => !options.quick || place % 4 === index % 4)
      .map(([person, facts]) => {
        const extension = EXTENSIONS[layout.maker] ?? "pdf";
        const path = join(folder, `${layout.name}.${person}.${extension}`);
        return { layout, person, path, ...makeSheet(facts, layout) };
      }),
  );
}

// Two at a time, as many as the product reads at once.
async function readAll(wanted: Task[]): Promise<Result[]> {
  const found: Result[] = [];
  const queue = [...wanted];
  const work = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) found.push(await readOne(task));
  };
  await Promise.all([work(), work()]);
  return found;
}

async function readOne({ layout, person, path, truth }: Task): Promise<Result> {
  const bytes = new Uint8Array(readFileSync(path));
  let reading = await readForExam(bytes, options.here);
  if ("refused" in reading && ["busy", "too_complex"].includes(reading.refused))
    reading = await readForExam(bytes, options.here); // this machine may be loaded
  const isRead = !("refused" in reading);
  const result = {
    layout: layout.name,
    person,
    kind: options.print ? ("pdf" as const) : kindOf(layout),
    keptAside: layout.keptAside,
    score: score(truth, "refused" in reading ? undefined : reading),
    isRead,
  };
  if (options.show && mayShow(layout))
    show(`${layout.name} · ${person}${isRead ? "" : " · refused"}`, result.score);
  return result;
}

function kindOf({ name }: Layout): Result["kind"] {
  const has = (kind: Result["kind"]) => LAYOUTS[kind].some((layout) => layout.name === name);
  return (["word", "exports", "doc"] as const).find(has) ?? "pdf";
}

function mayShow({ keptAside }: Layout): boolean {
  return !keptAside || options.open;
}

function show(title: string, { marks, lost }: Score) {
  const faults = marks.filter(({ outcome, field }) => outcome !== "right" && !field.endsWith("whole"));
  if (faults.length === 0 && lost.length === 0) return;
  console.log(`\n${title}`);
  for (const { field, outcome, truth, read, hasDoubt } of faults)
    console.log(
      `  ${field} ${outcome}${hasDoubt ? " (doubt)" : ""}: ${truth ?? "nothing"}${read === undefined ? "" : ` → ${read}`}`,
    );
  if (lost.length > 0) console.log(`  lost: ${lost.join(" ")}`);
}

function report() {
  const group = (isAside: boolean, ...kinds: Result["kind"][]) =>
    results.filter(({ keptAside, kind }) => keptAside === isAside && kinds.includes(kind));
  const groups: [string, Result[]][] = [
    ["Kept aside: Word and PDF", group(true, "word", "pdf")],
    ["Kept aside: Word", group(true, "word")],
    ["Kept aside: PDF", group(true, "pdf")],
    ["Kept aside: exports", group(true, "exports")],
    ["Kept aside: DOC", group(true, "doc")],
    ["Looked at: Word", group(false, "word")],
    ["Looked at: PDF", group(false, "pdf")],
    ["Looked at: exports", group(false, "exports")],
    ["Looked at: DOC", group(false, "doc")],
  ];
  const full = groups.filter(([, group]) => group.length > 0);
  const isPart =
    options.only ?? options.layout ?? options.person ?? options.sample ?? (options.quick || options.print);
  const isWhole = !isPart && unmade.length === 0;
  const before = readBefore();
  const tables = full
    .map(
      ([title, group]) =>
        `## ${title}\n\n${fieldTable(figuresOf(group), isWhole ? before[title] : undefined)}`,
    )
    .join("\n\n");
  const time = `Made in ${seconds(started, made)} s, read in ${seconds(made, ended)} s.`;
  console.log(`${tables}\n\n${time}`);
  if (unmade.length > 0)
    console.log(`LibreOffice is not on this machine: ${unmade.length} files are missing.`);
  if (options.print) console.log(layoutTable(results));
  if (!isWhole) return;
  if (!existsSync(BEFORE))
    writeFileSync(
      BEFORE,
      `${JSON.stringify(Object.fromEntries(full.map(([title, group]) => [title, figuresOf(group)])), null, 2)}\n`,
    );
  writeFileSync("docs/reading-figures.md", page(tables));
}

function readBefore(): Record<string, Figures> {
  return existsSync(BEFORE) ? (JSON.parse(readFileSync(BEFORE, "utf8")) as Record<string, Figures>) : {};
}

function page(tables: string): string {
  const [people, layouts] = [
    new Set(results.map(({ person }) => person)),
    new Set(results.map(({ layout }) => layout)),
  ];
  return `# How much of a resume is read

Written by \`npm run bench:import\`: ${people.size} invented people in ${layouts.size} layouts, ${results.length} files, made in the run with docx, Chromium, Typst and LibreOffice and read by the product's own reader${options.here ? ", here in the process of the measure itself, without the limits of time and memory" : " in its own process"}.

- **Kept aside** is the third of the layouts whose results nobody looks at one by one while the reader is built. These are the figures to believe.
- An employer, title, school, degree, class or certificate is right when its words are the same (F1 of 0.8), a name when all its words are, a date at the precision that the page shows, a phone number in its international form.
- A job is whole with employer, title and both dates; a school with institution, degree and dates.
- **Missing**: the field is empty. **Wrong**: another value stands in it. **Extra**: a value where the page has none.
- **Nothing lost**: each word of the page is in the profile or among what was not placed, as often as it stands on the page.
- **Before**: the first run, with the reader of the time when this measure was written (kept in ${BEFORE}).

${tables}

## Layouts that may be looked at

${layoutTable(results)}
`;
}

function seconds(from: number, to: number): string {
  return ((to - from) / 1000).toFixed(0);
}
