// npm run train:answers: the weights by which a line of a resume is held to answer a demand (docs/work-phrases.md), from the labelled pairs. With
// -- --check each set is left out in turn and counted.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { answeringFacts } from "~/career/letter-writer/answering-facts";
import { knownFacts, SIGNS, signsFor } from "~/career/matching/likely-answer";
import { isLine, labelledPairs, type Pair } from "#tests/bench/letters/labelled";
import { solve } from "../training/solve";

/** The signs of one line beside one demand, and whether it answers it. */
type Example = { set: string; demand: string; signs: number[]; isAnswer: boolean };
type Weights = { bias: number; weights: number[] };

const STEPS = 12;
/** Keeps the weights of signs that say the same from running apart. */
const DECAY = 1e-4;

const examples = (await labelledPairs()).flatMap(examplesOf);
console.info(
  `${examples.length} lines beside a demand, ${examples.filter(({ isAnswer }) => isAnswer).length} answers`,
);
if (process.argv.includes("--check"))
  for (const set of new Set(examples.map((one) => one.set)))
    check(
      set,
      train(examples.filter((one) => one.set !== set)),
      examples.filter((one) => one.set === set),
    );
else {
  const model = train(examples);
  const rounded = (value: number) => Number(value.toFixed(4));
  const file = fileURLToPath(new URL("../../app/career/matching/answer-weights.json", import.meta.url));
  const text = JSON.stringify({ bias: rounded(model.bias), weights: model.weights.map(rounded) });
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.info(SIGNS.map((sign, at) => `${sign} ${rounded(model.weights[at] ?? 0)}`).join(", "));
}

function examplesOf({ set, name, profile, wanted }: Pair): Example[] {
  const known = knownFacts(answeringFacts(profile));
  return wanted.demands.flatMap(({ demand, answers }) =>
    signsFor(demand, known).map((signs, at) => {
      const fact = known[at]?.fact;
      return {
        set,
        demand: `${name}: ${demand}`,
        signs,
        isAnswer: fact !== undefined && answers.some((line) => isLine(line, fact)),
      };
    }),
  );
}

/** Logistic regression by Newton's method: each step solves for where the slope of the likelihood would be zero. */
function train(known: Example[]): Weights {
  const rows = known.map(({ signs }) => [1, ...signs]);
  const size = SIGNS.length + 1;
  let weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    // Of each row the slope stands behind its curvature.
    const system = Array.from({ length: size }, (_, at) =>
      Array.from({ length: size + 1 }, (__, other) => (at === other ? DECAY * rows.length : 0)),
    );
    for (const [at, row] of rows.entries()) {
      const likely = sigmoid(dot(row, weights));
      const miss = Number(known[at]?.isAnswer) - likely;
      for (const [i, line] of system.entries()) {
        const own = row[i] ?? 0;
        for (let j = 0; j < size; j += 1)
          line[j] = (line[j] ?? 0) + own * (row[j] ?? 0) * likely * (1 - likely);
        line[size] = (line[size] ?? 0) + own * miss;
      }
    }
    for (const [at, line] of system.entries())
      line[size] = (line[size] ?? 0) - DECAY * rows.length * (weights[at] ?? 0);
    const change = solve(system);
    weights = weights.map((weight, at) => weight + (change[at] ?? 0));
  }
  const [bias = 0, ...others] = weights;
  return { bias, weights: others };
}

function likelihood(signs: number[], { bias, weights }: Weights): number {
  return sigmoid(bias + dot(signs, weights));
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function dot(one: number[], other: number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

/** How often the likeliest line of a demand that has an answer is one, and how sure the model may be. */
function check(set: string, model: Weights, known: Example[]): void {
  const demands = new Map<string, Example[]>();
  for (const one of known) demands.set(one.demand, [...(demands.get(one.demand) ?? []), one]);
  const best = [...demands.values()]
    .filter((lines) => lines.some(({ isAnswer }) => isAnswer))
    .map((lines) => lines.toSorted((a, b) => likelihood(b.signs, model) - likelihood(a.signs, model))[0]);
  const right = best.filter((line) => line?.isAnswer).length;
  console.info(`${set}: likeliest line right for ${right} of ${best.length} demands`);
  for (const least of [0.1, 0.3, 0.5]) {
    const told = known.filter(({ signs }) => likelihood(signs, model) >= least);
    const answers = told.filter(({ isAnswer }) => isAnswer).length;
    console.info(`  from ${least}: ${told.length} lines, ${answers} of them answers`);
  }
}
