// npm run bench:facts: how well the fact gate tells true sentences from false ones, printed and kept in docs/fact-gate.md.
// With --first the counts of the held-out corpora are kept as they were found, before a rule was changed for them.
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { checkLetter, prepareFacts } from "~/career/facts"
import { countCaught, heldOutCorpus, mechanicalCorpus, ownCorpus, totalOf, violationsOf, type Counts, type GateCase } from "~/career/facts/corpus.fixture"
import { HELD_OUT, heldOutContext, LANGUAGES } from "~/career/facts/held-out.fixture"

type FirstRun = { date: string; byHand: Counts; mechanical: Counts }

const FIRST = "tests/bench/fact-gate-first-run.json"
const HEADING = "| Made false | en | es | fr | de | all |\n| --- | --- | --- | --- | --- | --- |"

const own = ownCorpus()
const heldOut = heldOutCorpus()
const mechanical = mechanicalCorpus(heldOut)
const now = { byHand: countCaught(heldOut), mechanical: countCaught(mechanical) }
if (process.argv.includes("--first")) writeFileSync(FIRST, `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), ...now }, null, 1)}\n`)
const first: FirstRun | null = existsSync(FIRST) ? JSON.parse(readFileSync(FIRST, "utf8")) : null
if (process.argv.includes("--list")) list([...own, ...heldOut, ...mechanical])
report()

function report() {
  const parts = [
    "# How well the fact gate holds",
    "Written by `npm run bench:facts`. Each cell: sentences turned back of sentences given. A false sentence should be turned back, a true one should not.",
    "## Own corpus",
    "Written together with the rules, so its figures say little more than that the rules do what their author meant.",
    table(countCaught(own)),
    "## Held-out corpus",
    "Eight other people, written by an independent hand before it had run a rule; then sentences made false by machine, from the true ones that pass and from the source lines.",
    ...(first ? [`### First run, before any rule was changed for it (${first.date})`, "By hand:", table(first.byHand), "By machine:", table(first.mechanical)] : []),
    "### Now",
    "By hand:", table(now.byHand), "By machine:", table(now.mechanical),
    "## Speed",
    `One letter of 15 sentences: ${letterTime().toFixed(2)} ms (median of 200), after ${prepareTime().toFixed(1)} ms once to read the resume and the advert.`,
  ]
  const text = `${parts.join("\n\n")}\n`
  writeFileSync("docs/fact-gate.md", text)
  console.info(text)
}

function table(counts: Counts): string {
  const types = Object.keys(counts).filter((type) => type !== "true")
  const row = (name: string, only: string[]) => `| ${[name, ...LANGUAGES.map((language) => cell(totalOf(pick(counts, language), only))), cell(totalOf(counts, only))].join(" | ")} |`
  return [HEADING, ...types.map((type) => row(type, [type])), row("**all false ones**", types), ...(counts.true ? [row("**true ones turned back**", ["true"])] : [])].join("\n")
}

function pick(counts: Counts, language: (typeof LANGUAGES)[number]): Counts {
  return Object.fromEntries(Object.entries(counts).map(([type, { [language]: one }]) => [type, one ? { [language]: one } : {}]))
}

function cell([caught, of]: [number, number]): string {
  return of === 0 ? "" : `${caught} of ${of} (${((100 * caught) / of).toFixed(1)} %)`
}

function letterTime(): number {
  const facts = heldOut[0]?.facts
  const sentences = heldOut.filter((one) => one.facts === facts).slice(0, 15).map(({ text, kind, sourceIds }, at) => ({ text, kind, sourceIds, paragraph: Math.floor(at / 5) }))
  if (!facts || sentences.length < 15) throw new Error("too few sentences for a letter")
  const written = { type: "cover_letter" as const, letter: { sender: { lines: [] }, recipient: [], paragraphs: [] }, sentences }
  return median(200, () => checkLetter(written, facts))
}

function prepareTime(): number {
  const [person] = HELD_OUT
  if (!person) throw new Error("nobody is held out")
  const context = heldOutContext(person, "en")
  return median(20, () => prepareFacts(context))
}

function median(runs: number, work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  }).toSorted((one, two) => one - two)
  return times[Math.floor(runs / 2)] ?? 0
}

function list(cases: GateCase[]) {
  for (const one of cases) {
    const violations = violationsOf(one).map(({ code, found }) => `${code}: ${found}`)
    if (violations.length > 0 !== (one.type !== null)) console.info(`${one.type ? `missed ${one.type}` : "turned back"} | ${one.person} | ${one.language} | ${one.sourceIds.join(" ")} | ${one.text} | ${violations.join(", ")}`)
  }
}
