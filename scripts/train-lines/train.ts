// npm run train:lines: the weights by which a line of a person is held to be worth telling (docs/letter-lines.md), from the grades of tests/fixtures/letter-lines.
// With -- --check each tenth of the people is left out in turn and counted.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { LINE_SIGNS, lineSigns } from "~/career/letter-writer/line-signs";
import { letterLines } from "~/career/letter-writer/letter-lines";
import { calmProfile } from "~/career/writer/calm-profile";
import { planInput } from "~/career/writer/letter";
import { TODAY } from "#tests/bench/letters/labelled";
import { gradedPeople, gradeOf, type GradedPerson } from "#tests/bench/letters/graded";
import { solve } from "../training/solve";

/** The signs of one line, and the grade that a recruiter gave it. */
type Example = { person: string; signs: number[]; grade: number };
type Weights = { bias: number; weights: number[] };

/** Keeps the weights of signs that say the same from running apart. */
const DECAY = 20;
const PARTS = 10;

const examples = (await gradedPeople()).flatMap(examplesOf);
const people = [...new Set(examples.map(({ person }) => person))];
console.info(`${examples.length} graded lines of ${people.length} people`);
if (process.argv.includes("--check")) check();
else {
  const model = train(examples);
  const rounded = (value: number) => Number(value.toFixed(4));
  const file = fileURLToPath(new URL("../../app/career/letter-writer/line-weights.json", import.meta.url));
  const text = JSON.stringify({ bias: rounded(model.bias), weights: model.weights.map(rounded) });
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.info(LINE_SIGNS.map((sign, at) => `${sign} ${rounded(model.weights[at] ?? 0)}`).join(", "));
}

function examplesOf({ name, profile, advert, grades }: GradedPerson): Example[] {
  const input = planInput({ profile, advert, today: TODAY, language: "en", seed: name });
  const { answering, context } = letterLines(calmProfile(profile), input);
  return lineSigns(answering, context).flatMap((signs, at) => {
    const line = answering[at]?.line;
    const grade = line && gradeOf(line, grades);
    return grade === undefined ? [] : [{ person: name, signs, grade }];
  });
}

/** Ridge regression of the grade on the signs, each sign measured by how much it varies. */
function train(known: Example[]): Weights {
  const count = Math.max(1, known.length);
  const meanOf = (of: (one: Example) => number) => known.reduce((sum, one) => sum + of(one), 0) / count;
  const means = LINE_SIGNS.map((_, at) => meanOf(({ signs }) => signs[at] ?? 0));
  const spreads = LINE_SIGNS.map((_, at) =>
    Math.max(1e-9, Math.sqrt(meanOf(({ signs }) => ((signs[at] ?? 0) - (means[at] ?? 0)) ** 2))),
  );
  const meanGrade = meanOf(({ grade }) => grade);
  const rows = known.map(({ signs }) =>
    signs.map((sign, at) => (sign - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  );
  const system = LINE_SIGNS.map((_, one) => [
    ...LINE_SIGNS.map(
      (__, other) =>
        rows.reduce((sum, row) => sum + (row[one] ?? 0) * (row[other] ?? 0), 0) + (one === other ? DECAY : 0),
    ),
    rows.reduce((sum, row, at) => sum + (row[one] ?? 0) * ((known[at]?.grade ?? 0) - meanGrade), 0),
  ]);
  const weights = solve(system).map((weight, at) => weight / (spreads[at] ?? 1));
  return { bias: meanGrade - dot(weights, means), weights };
}

function gradeBy({ bias, weights }: Weights, signs: number[]): number {
  return bias + dot(weights, signs);
}

function dot(one: number[], other: number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

/** What lines of a worth are, by models that have not seen their people. */
function check(): void {
  const judged = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const isLeftOut = ({ person }: Example) => people.indexOf(person) % PARTS === part;
    const model = train(examples.filter((one) => !isLeftOut(one)));
    return examples.filter(isLeftOut).map(({ signs, grade }) => ({ grade, worth: gradeBy(model, signs) }));
  });
  const share = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;
  for (const least of [1.2, 1.4, 1.6, 1.8, 2]) {
    const kept = judged.filter(({ worth }) => worth >= least);
    const of = (grade: number) =>
      share(
        kept.filter((one) => one.grade === grade).length,
        judged.filter((one) => one.grade === grade).length,
      );
    console.info(
      `worth from ${least}: ${kept.length} lines, ${of(3)} of what must be told, ${of(2)} of what is good to have, ${of(0)} of what should not be there; ${share(kept.filter(({ grade }) => grade < 2).length, kept.length)} add little or nothing`,
    );
  }
}
