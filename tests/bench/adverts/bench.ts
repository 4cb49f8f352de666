// npm run bench:adverts: how well adverts are read, on the labelled set of tests/fixtures/adverts-exam. With -- --list everything that went wrong is printed, and with -- --only=-61,lekki-62 only the adverts whose id ends in one of these are counted. -- --aside counts the part set aside, where there is one, and lists nothing of it; -- --folder=PATH does the same with adverts that stand elsewhere.
import { readAdvert } from "~/career/job-advert/read-advert";
import { fitOf } from "~/career/matching/fit";
import { loadAdverts, loadAdvertsFrom, loadPeople, profileOf } from "./exam";
import { rankCorrelation } from "./rank-correlation";
import { share } from "../share";
import { emptyScore, type Outcome, type Score, scoreAdvert } from "./score";
import { statementScore } from "./statements";

const memoryBefore = process.memoryUsage().rss;
const loadStart = performance.now();
readAdvert("We need a driver.", { today: "2026-11-16" });
const loadTime = performance.now() - loadStart;
/** Texts of 20,000 characters that are hard for a reader that goes back over what it has read. */
const HOSTILE: Record<string, string> = {
  letters: "a",
  "letters and blanks": "a ",
  capitals: "Aa ",
  commas: "a, ",
  "open brackets": "(",
  digits: "1 ",
  "dots without blanks": "a.B",
  mails: "a@b.c ",
  "at signs": "@",
  "empty lines": "\n",
  tables: "a\tb\n",
  quotes: 'a "',
  degrees: "B.Sc or ",
  years: "3 years, ",
  "years in sentences": "three years. ",
  "what to state": "state your age and ",
  places: "live in Lagos, ",
  "must and": "must be and ",
  bullets: "- a\n",
  tags: "<a ",
  streets: "12 Road Street, ",
  titles: "Sales Manager, ",
  fees: "fee N1,000 ",
  names: "Ada Obi of Lagos and ",
  "forms of address": "Dr Dr (Dr) ",
};

const people = loadPeople();
const PARTS = ["must", "wish", "rules", "howToApply", "kinds", "head"] as const;
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const ends = only?.split(",");
const elsewhere = process.argv
  .find((argument) => argument.startsWith("--folder="))
  ?.slice("--folder=".length);
const aside = process.argv.includes("--aside") ? "aside" : undefined;
const mayList = process.argv.includes("--list") && aside === undefined && elsewhere === undefined;
const folder = aside ?? "open";
const part = ends ? "chosen" : elsewhere ? "elsewhere" : folder;
const adverts = (elsewhere ? loadAdvertsFrom(elsewhere) : loadAdverts(folder)).filter(
  ({ id }) => ends === undefined || ends.some((end) => id.endsWith(end)),
);
const outcomes = adverts.map((advert) =>
  scoreAdvert(advert, readAdvert(advert.text, { today: advert.today })),
);
if (mayList) outcomes.forEach(list);
const rows = [
  ...PARTS.map((name) => row(name, total(outcomes.map((outcome) => outcome[name])))),
  ...fieldRows("rules"),
  ...fieldRows("howToApply"),
  ...(folder === "open" && !elsewhere ? [row("statements", statementScore(adverts))] : []),
  ...warningRows(),
  ...fitRows(),
];
console.info(
  ["| Part | What | Recall | Precision |", "| --- | --- | --- | --- |", ...rows, ...timeLines()].join("\n"),
);

function timeLines(): string[] {
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  // The least of three runs: what else the machine does meanwhile, such as collecting garbage, is no work of the reader.
  const times = adverts.map(({ text, today }) =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const start = cpu();
        readAdvert(text, { today });
        return cpu() - start;
      }),
    ),
  );
  const hostile = Object.entries(HOSTILE).map(([name, unit]) => {
    const start = cpu();
    readAdvert(unit.repeat(Math.ceil(20_000 / unit.length)).slice(0, 20_000), { today: "2026-11-16" });
    return { name, time: cpu() - start };
  });
  const worst = hostile.toSorted((a, b) => b.time - a.time);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const memory = (process.memoryUsage().rss - memoryBefore) / 1e6;
  return [
    "",
    `Models loaded in ${loadTime.toFixed(0)} ms. An advert, warm: mean ${mean.toFixed(1)} ms of processor time, longest ${Math.max(...times).toFixed(1)} ms.`,
    `20,000 hostile characters, processor time: ${worst.map(({ name, time }) => `${name} ${time.toFixed(0)} ms`).join(", ")}.`,
    `Memory after all of it: ${memory.toFixed(0)} MB more than before the models.`,
  ];
}

type Pair = { advert: string; person: string; given: number; found: number };

function fitRows(): string[] {
  const pairs = adverts.flatMap((advert): Pair[] => {
    const read = readAdvert(advert.text, { today: advert.today });
    return advert.fit.flatMap(({ person, score }) => {
      const profile = people.get(person);
      return profile
        ? [
            {
              advert: advert.id,
              person,
              given: score,
              found: fitOf(read, profileOf(profile), { today: advert.today }).score,
            },
          ]
        : [];
    });
  });
  if (mayList)
    for (const pair of pairs.filter(
      ({ given, found }) => Math.abs(given - found) > 25 || (given <= 10 && found > 15),
    ))
      console.info(JSON.stringify(pair));
  const unrelated = pairs.filter(({ given }) => given <= 10);
  return [
    `| ${part} | fit: rank correlation with the given fit (Spearman, ${pairs.length} pairs) | ${rankCorrelation(pairs).toFixed(2)} | |`,
    `| ${part} | fit: unrelated persons with at most 15 | ${share(unrelated.filter(({ found }) => found <= 15).length, unrelated.length)} | |`,
  ];
}

/** The totals of single fields, so that a weak one is seen. */
function fieldRows(name: "rules" | "howToApply"): string[] {
  const count = (list: string[]) => {
    const counts = new Map<string, number>();
    for (const text of list) {
      const field = text.split(" ")[0] ?? "";
      counts.set(field, (counts.get(field) ?? 0) + 1);
    }
    return [...counts]
      .toSorted((a, b) => b[1] - a[1])
      .map(([field, of]) => `${field} ${of}`)
      .join(", ");
  };
  const missed = count(outcomes.flatMap((outcome) => outcome[name].missed));
  const wrong = count(outcomes.flatMap((outcome) => outcome[name].wrong));
  return [
    `| ${part} | ${name}, by field | missed or other: ${missed} | not in the label or other: ${wrong} |`,
  ];
}

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

function row(name: string, { right, expected, found }: Score): string {
  return `| ${part} | ${name} | ${share(right, expected)} | ${share(right, found)} |`;
}

function warningRows(): string[] {
  const codes = total(outcomes.map(({ warnings }) => warnings));
  const frauds = outcomes.filter((_, index) => adverts[index]?.honest === false);
  const honest = outcomes.filter((_, index) => adverts[index]?.honest === true);
  const warned = frauds.filter(({ warnings }) => warnings.found > 0).length;
  const falselyWarned = honest.filter(({ warnings }) => warnings.wrong.length > 0).length;
  return [
    row("warnings, each code", codes),
    `| ${part} | frauds with a warning | ${share(warned, frauds.length)} | |`,
    `| ${part} | honest adverts with a warning that the label does not have | ${share(falselyWarned, honest.length)} | |`,
  ];
}

function list(outcome: Outcome): void {
  const lines = ([...PARTS, "warnings"] as const).flatMap((name) => [
    ...outcome[name].missed.map((text) => `  ${name} missed: ${text}`),
    ...outcome[name].wrong.map((text) => `  ${name} wrong: ${text}`),
  ]);
  if (lines.length > 0) console.info([outcome.id, ...lines].join("\n"));
}
