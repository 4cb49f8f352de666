// npm run bench:adverts: how well adverts are read, on the labelled set of tests/fixtures/adverts-exam. With -- --list everything that went wrong in the open part is printed; of the part set aside only totals are.
import { readAdvert } from "~/career/job-advert/read-advert";
import { loadTagger } from "~/files/adverts/tagger";
import { type LabelledAdvert, loadAdverts } from "./exam";
import { emptyScore, type Outcome, type Score, scoreAdvert } from "./score";

const tag = await loadTagger();
const PARTS = ["must", "wish", "rules", "howToApply", "kinds", "head"] as const;
const rows = (["open", "aside"] as const).flatMap((part) => {
  const adverts = loadAdverts(part);
  const outcomes = adverts.map((advert) =>
    scoreAdvert(advert, readAdvert(advert.text, { today: advert.today, tag })),
  );
  if (part === "open" && process.argv.includes("--list")) outcomes.forEach(list);
  return [
    ...PARTS.map((name) => row(part, name, total(outcomes.map((outcome) => outcome[name])))),
    ...warningRows(part, adverts, outcomes),
  ];
});
console.info(["| Part | What | Recall | Precision |", "| --- | --- | --- | --- |", ...rows].join("\n"));

function total(scores: Score[]): Score {
  return scores.reduce(
    (sum, score) => ({
      right: sum.right + score.right,
      expected: sum.expected + score.expected,
      found: sum.found + score.found,
      missed: [],
      wrong: [],
    }),
    emptyScore(),
  );
}

function row(part: string, name: string, { right, expected, found }: Score): string {
  return `| ${part} | ${name} | ${share(right, expected)} | ${share(right, found)} |`;
}

function warningRows(part: string, adverts: LabelledAdvert[], outcomes: Outcome[]): string[] {
  const codes = total(outcomes.map(({ warnings }) => warnings));
  const frauds = outcomes.filter((_, index) => adverts[index]?.honest === false);
  const honest = outcomes.filter((_, index) => adverts[index]?.honest === true);
  const warned = frauds.filter(({ warnings }) => warnings.found > 0).length;
  const falselyWarned = honest.filter(({ warnings }) => warnings.wrong.length > 0).length;
  return [
    row(part, "warnings, each code", codes),
    `| ${part} | frauds with a warning | ${share(warned, frauds.length)} | |`,
    `| ${part} | honest adverts with a warning that the label does not have | ${share(falselyWarned, honest.length)} | |`,
  ];
}

/** "45 of 50, 90.0 % (78.6 to 95.7)" with the Wilson interval of 95 %. */
function share(right: number, of: number): string {
  if (of === 0) return "–";
  const z = 1.96;
  const rate = right / of;
  const middle = (rate + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${right} of ${of}, ${percent(rate)} % (${percent(middle - half)} to ${percent(middle + half)})`;
}

function list(outcome: Outcome): void {
  const lines = ([...PARTS, "warnings"] as const).flatMap((name) => [
    ...outcome[name].missed.map((text) => `  ${name} missed: ${text}`),
    ...outcome[name].wrong.map((text) => `  ${name} wrong: ${text}`),
  ]);
  if (lines.length > 0) console.info([outcome.id, ...lines].join("\n"));
}
