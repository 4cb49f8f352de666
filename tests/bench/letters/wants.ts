// npm run bench:wants: how much of what a recruiter wants stands in the letters of the built-in writer; see tests/fixtures/letter-wants. With -- --list what is missing is printed.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readAdvert } from "~/career/job-advert/read-advert";
import { printLetter } from "~/career/letter";
import { foldText } from "~/career/nlp/fold";
import { documentFromText } from "~/career/resume/from-text";
import { readResume } from "~/career/resume/read-resume";
import { writeLetter } from "~/career/writer/letter";

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
