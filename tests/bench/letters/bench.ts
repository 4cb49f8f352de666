// npm run bench:letters: letters of the built-in writer for the pairs of tests/fixtures/letters-exam. With -- --list what is missing in the open part is printed, with -- --print the letters of the open part, with -- --open nothing of the other part is read. HARPER names the folder of an installed harper.js, which then counts grammar remarks.
import { pathToFileURL } from "node:url";
import { printLetter } from "~/career/letter";
import type { GeneratedLetter } from "~/career/generated-document";
import { writeLetterFor } from "./write";
import { loadPairs, loadProfiles, type LetterPair } from "./exam";
import { share } from "../share";
import { scoreLetter, type LetterScore } from "./score";

type Outcome = { pair: LetterPair; generated: GeneratedLetter; score: LetterScore };

/** Names that a dictionary does not know, and matters of taste. */
const NO_GRAMMAR = new Set([
  "Spelling",
  "Capitalization",
  "Style",
  "WordChoice",
  "Enhancement",
  "Readability",
]);

const profiles = loadProfiles();
const parts = process.argv.includes("--open") ? (["open"] as const) : (["open", "aside"] as const);
for (const part of parts) {
  const outcomes = loadPairs(part).flatMap((pair): Outcome[] => {
    const profile = profiles.get(pair.person);
    if (!profile) throw new Error(`No person ${pair.person}`);
    const generated = writeLetterFor(pair, profile);
    return [{ pair, generated, score: scoreLetter(generated, pair, profile) }];
  });
  if (outcomes.length === 0) continue;
  console.info([`## ${part}: ${outcomes.length} letters`, "", ...rows(outcomes), ""].join("\n"));
  console.info(`${await grammarLine(outcomes, part === "open")}\n`);
  if (part === "open") show(outcomes);
}

function rows(outcomes: Outcome[]): string[] {
  const scores = outcomes.map(({ score }) => score);
  const sum = (of: (score: LetterScore) => number) => scores.reduce((total, score) => total + of(score), 0);
  const words = scores.map((score) => score.words).toSorted((a, b) => a - b);
  const [shortest = 0, longest = 0] = [words[0], words.at(-1)];
  return [
    "| What | Figure |",
    "| --- | --- |",
    `| musts met and answered | ${share(
      sum(({ musts }) => musts.answered),
      sum(({ musts }) => musts.met),
    )} |`,
    `| words | ${shortest} to ${longest}, median ${words[Math.floor(words.length / 2)] ?? 0}; 180 to 320 in ${words.filter((count) => count >= 180 && count <= 320).length} |`,
    `| filler, of all sentences | ${share(
      sum(({ filler }) => filler),
      sum(({ sentences }) => sentences),
    )} |`,
    `| letters that claim what the person lacks | ${share(scores.filter(({ claimed }) => claimed.length > 0).length, scores.length)} |`,
    `| facts under another employer | ${sum(({ misplaced }) => misplaced.length)} |`,
    `| post in the subject line | ${share(scores.filter(({ subject }) => subject).length, scores.length)} |`,
    `| reference | ${share(
      outcomes.filter(({ pair, score }) => pair.reference !== null && score.reference).length,
      outcomes.filter(({ pair }) => pair.reference !== null).length,
    )} |`,
    `| salutation | ${share(scores.filter(({ salutation }) => salutation).length, scores.length)} |`,
  ];
}

function show(outcomes: Outcome[]): void {
  if (process.argv.includes("--list"))
    for (const { pair, score, generated } of outcomes) {
      const { musts, claimed, misplaced, salutation } = score;
      console.info(
        JSON.stringify({
          id: pair.id,
          missed: musts.missed,
          claimed,
          misplaced,
          ...(!salutation && { salutation: [generated.letter.salutation, pair.salutation] }),
        }),
      );
    }
  if (process.argv.includes("--print"))
    for (const { pair, generated } of outcomes)
      console.info(`\n=== ${pair.id} × ${pair.person}\n\n${printLetter(generated.letter)}`);
}

type Harper = {
  LocalLinter: new (options: { binary: unknown }) => {
    lint: (
      text: string,
    ) => Promise<{ message: () => string; get_problem_text: () => string; lint_kind: () => string }[]>;
  };
};

async function grammarLine(outcomes: Outcome[], isOpen: boolean): Promise<string> {
  const folder = process.env["HARPER"];
  if (!folder) return "Grammar: not counted, HARPER names no harper.js.";
  const load = async (file: string) =>
    (await import(pathToFileURL(`${folder}/dist/${file}`).href)) as unknown as Harper &
      Record<string, unknown>;
  const [{ LocalLinter }, { binaryInlined: binary }] = await Promise.all([
    load("index.js"),
    load("binaryInlined.js"),
  ]);
  const linter = new LocalLinter({ binary });
  const sentences = outcomes
    .filter(({ pair }) => pair.language === "en")
    .flatMap(({ generated }) => generated.sentences.map(({ text }) => text));
  const remarks: string[] = [];
  for (const text of sentences)
    for (const lint of await linter.lint(text))
      if (!NO_GRAMMAR.has(lint.lint_kind()))
        remarks.push(`${lint.lint_kind()}: ${lint.message()} In: ${text}`);
  if (isOpen && process.argv.includes("--list")) console.info(remarks.join("\n"));
  return `Grammar: ${remarks.length} remarks of harper.js on ${sentences.length} English sentences.`;
}
