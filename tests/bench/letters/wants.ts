// npm run bench:wants: how much of what a recruiter wants stands in the letters of the built-in writer; see tests/fixtures/letter-wants, and
// tests/fixtures/strangers for the labelled pairs. With -- --list what is missing is printed.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readAdvert } from "~/career/job-advert/read-advert";
import { printLetter } from "~/career/letter";
import { foldText } from "~/career/nlp/fold";
import { documentFromText } from "~/career/resume/from-text";
import { readResume } from "~/career/resume/read-resume";
import { sourceLines } from "~/career/source-lines";
import { writeLetter } from "~/career/writer/letter";
import { isLine, labelledPairs, type Line, type Pair } from "./labelled";

const Wanted = z.object({
  proofs: z.array(z.object({ demand: z.string(), facts: z.array(z.string()), strength: z.number() })),
  lead: z.string(),
  mustSay: z.array(z.string()),
  never: z.array(z.string()),
});

const FOLDER = "tests/fixtures/letter-wants";
const TODAY = "2026-11-26";
const isListing = process.argv.includes("--list");

const pairs = readdirSync(FOLDER).filter((name) => !name.includes("."));
const totals = { proofs: [0, 0], leads: [0, 0], said: [0, 0], never: [0, 0] } satisfies Record<
  string,
  [number, number]
>;
for (const pair of pairs) {
  const text = (name: string) => readFileSync(join(FOLDER, pair, name), "utf8");
  const wanted = Wanted.parse(JSON.parse(text("wanted.json")));
  const letter = letterFor(text("resume.txt"), text("advert.txt"));
  const known = new Set(wordsIn(letter));
  const shareOf = (line: string) => {
    const words = wordsIn(line);
    return words.length === 0 ? 1 : words.filter((word) => known.has(word)).length / words.length;
  };
  for (const { demand, facts, strength } of wanted.proofs)
    count(
      totals.proofs,
      facts.some((fact) => shareOf(fact) >= 0.7),
      strength,
      `${pair}: ${demand} – ${facts[0] ?? ""}`,
    );
  count(totals.leads, shareOf(wanted.lead) >= 0.7, 1, `${pair}: lead ${wanted.lead}`);
  for (const line of wanted.mustSay) count(totals.said, shareOf(line) >= 0.6, 1, `${pair}: must say ${line}`);
  for (const line of wanted.never) count(totals.never, shareOf(line) >= 0.8, 1);
}
const percent = ([found, all]: number[]) => `${(((found ?? 0) / Math.max(1, all ?? 0)) * 100).toFixed(1)} %`;
console.info(`${pairs.length} pairs`);
console.info(`wanted proofs told, by strength: ${percent(totals.proofs)}`);
console.info(`best line told: ${totals.leads.join(" of ")}`);
console.info(`short facts told: ${percent(totals.said)}`);
console.info(`lines told that do not belong: ${percent(totals.never)}`);

// The labelled pairs: what the sentences of the letter cite.
const labelled = await labelledPairs();
for (const set of new Set(labelled.map((pair) => pair.set))) {
  const told = { demands: [0, 0], lines: [0, 0], never: [0, 0], leads: [0, 0] } satisfies Record<
    string,
    [number, number]
  >;
  for (const pair of labelled.filter((one) => one.set === set)) countCited(pair, told);
  console.info(
    `${set}: demands that the resume answers, by weight ${percent(told.demands)}, wanted lines ${percent(told.lines)}, lines that do not belong ${told.never.join(" of ")}, best line first ${told.leads.join(" of ")}`,
  );
}

function countCited(
  { set, name, profile, advert, wanted }: Pair,
  told: Record<"demands" | "lines" | "never" | "leads", number[]>,
): void {
  const { sentences } = writeLetter({ profile, advert, today: TODAY, language: "en", seed: name });
  const lines = sourceLines(profile);
  const textOf = (id: string) =>
    lines
      .filter((line) => line.id === id || (line.id.startsWith(`${id}.`) && !line.id.includes(".highlights.")))
      .map(({ text }) => text)
      .join(", ");
  const cited = (some: typeof sentences) =>
    [...new Set(some.flatMap(({ sourceIds }) => sourceIds))].map((id) => ({ id, text: textOf(id) }));
  const all = cited(sentences);
  // The place where somebody lives stands in the head of every letter.
  const isTold = (line: Line) => line.id === "basics.location" || all.some((one) => isLine(line, one));
  for (const { demand, strength, answers } of wanted.demands)
    if (answers.length > 0)
      count(
        told.demands,
        answers.some(isTold),
        strength,
        `${set}/${name}: ${demand} – ${answers[0]?.text ?? ""}`,
      );
  for (const line of wanted.tell) count(told.lines, isTold(line), 1);
  for (const line of wanted.never) count(told.never, isTold(line), 1);
  const first = cited(sentences.filter(({ paragraph }) => paragraph <= 1));
  count(
    told.leads,
    first.some((one) => isLine(wanted.lead, one)),
    1,
  );
}

function letterFor(resume: string, job: string): string {
  const { profile } = readResume(documentFromText(resume), { today: TODAY });
  const advert = readAdvert(job, { today: TODAY });
  return printLetter(writeLetter({ profile, advert, today: TODAY, language: "en", seed: "wants" }).letter);
}

/** The beginnings of the words, so that "counted" is told by "count". */
function wordsIn(line: string): string[] {
  return (foldText(line).match(/[\p{L}\d.%₦]{3,}/gu) ?? []).map((word) => word.slice(0, 6));
}

function count(total: number[], isThere: boolean, weight: number, missing?: string): void {
  total[0] = (total[0] ?? 0) + (isThere ? weight : 0);
  total[1] = (total[1] ?? 0) + weight;
  if (isListing && !isThere && missing) console.info(missing);
}
