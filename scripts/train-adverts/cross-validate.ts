import { readAdvert } from "~/career/job-advert/read-advert";
import { fitOf } from "~/career/matching/fit";
import { loadAdverts, loadPeople, profileOf } from "#tests/bench/adverts/exam";
import { scoreAdvert, type Score } from "#tests/bench/adverts/score";
import { rankCorrelation } from "#tests/bench/adverts/rank-correlation";
import { share } from "#tests/bench/share";
import { trainAdvertModels } from "./train-models";
import { WRITERS, writerOf } from "./writers";

// npm run validate:adverts: how well the adverts of each writer are read by models that never saw that writer.
// With -- --list=third everything that goes wrong with that writer's adverts is printed.
const wanted = process.argv.find((argument) => argument.startsWith("--list="))?.slice("--list=".length);
const chosen = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const PARTS = ["must", "wish", "kinds", "rules", "howToApply", "head"] as const;
const people = loadPeople();
const adverts = loadAdverts().map((advert) => ({
  advert,
  writer: writerOf(advert.id),
}));
const totals = new Map<string, [right: number, expected: number, found: number]>();

console.info("| Writer left out | What | Recall | Precision |\n| --- | --- | --- | --- |");
for (const writer of WRITERS.filter((one) => !chosen || chosen.includes(one))) {
  const models = trainAdvertModels(
    adverts.filter((one) => one.writer !== writer).map(({ advert }) => advert),
  );
  const own = adverts.filter((one) => one.writer === writer);
  const outcomes = own.map(({ advert }) => {
    const read = readAdvert(advert.text, { today: advert.today, models });
    return { advert, read, score: scoreAdvert(advert, read) };
  });
  for (const part of PARTS) {
    const sum: [number, number, number] = [0, 0, 0];
    for (const { score } of outcomes) add(sum, score[part]);
    add2(part, sum);
    console.info(row(writer, part, sum));
  }
  const pairs = outcomes.flatMap(({ advert, read }) =>
    advert.fit.flatMap(({ person, score }) => {
      const profile = people.get(person);
      return profile
        ? [{ given: score, found: fitOf(read, profileOf(profile), { today: advert.today }).score }]
        : [];
    }),
  );
  const unrelated = pairs.filter(({ given }) => given <= 10);
  console.info(`| ${writer} | fit: rank correlation | ${rankCorrelation(pairs).toFixed(2)} | |`);
  console.info(
    `| ${writer} | fit: unrelated at most 15 | ${share(unrelated.filter(({ found }) => found <= 15).length, unrelated.length)} | |`,
  );
  if (wanted !== writer) continue;
  for (const { advert, score } of outcomes)
    console.info(
      [
        advert.id,
        ...[...PARTS, "warnings" as const].flatMap((part) => [
          ...score[part].missed.map((text) => `  ${part} missed: ${text}`),
          ...score[part].wrong.map((text) => `  ${part} wrong: ${text}`),
        ]),
      ].join("\n"),
    );
}
for (const [part, sum] of totals) console.info(row("all, each left out once", part, sum));

function add(sum: [number, number, number], { right, expected, found }: Score): void {
  sum[0] += right;
  sum[1] += expected;
  sum[2] += found;
}

function add2(part: string, [right, expected, found]: [number, number, number]): void {
  const sum = totals.get(part) ?? [0, 0, 0];
  totals.set(part, [sum[0] + right, sum[1] + expected, sum[2] + found]);
}

function row(writer: string, part: string, [right, expected, found]: [number, number, number]): string {
  return `| ${writer} | ${part} | ${share(right, expected)} | ${share(right, found)} |`;
}
