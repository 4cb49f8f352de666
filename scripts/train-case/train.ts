// npm run train:case: the model that says which words of a text in capitals are acronyms (docs/reader-model.md), from the marked resumes.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { z } from "zod";
import { scoresAt, tag, type Model } from "~/career/crf/crf";
import { packModel, unpackModel } from "~/career/crf/pack";
import { casePositions, caseWords } from "~/career/writer/case/case-words";
import { isMarkedAside, loadMarkedResumes } from "../train-reader/marked";
import { train, type Example } from "../training/train-crf";

/** "acronyms": several of one, with a small s behind it. */
const LABELS = ["acronym", "acronyms", "word"] as const;
/** A feature must be seen so often. */
const LEAST = 16;

type Known = { words: string[]; example: Example };

const all = loadMarkedResumes();
const partOf = (aside: boolean) =>
  all
    .filter((resume, place) => isMarkedAside(resume, place) === aside)
    .flatMap(({ lines }) => examplesOf(lines.map(({ pieces }) => pieces.map(({ text }) => text))));
const examples = [
  ...partOf(false),
  ...advertTexts().flatMap((text) => examplesOf(text.split("\n").map((line) => [line]))),
];
console.log(`${examples.length} texts`);
// Half of them without the words themselves, so that the letters have to tell of a word that nobody has seen.
const model = train(
  examples.flatMap(({ example }) => [example, withoutWords(example)]),
  { labels: [...LABELS], links: 1, epochs: 6, minCount: () => LEAST, rate: 0.1, decay: 1e-5, seed: 5 },
);
const packed = packModel(model);
const file = fileURLToPath(new URL("../../app/career/writer/model/word-case.json", import.meta.url));
writeFileSync(file, await format(packed, { ...(await resolveConfig(file)), filepath: file }));
console.log(`${(packed.length / 1024).toFixed(0)} KB`);
measure(unpackModel(packed), partOf(true));

/** Lines that are not in capitals show how their words are set; each stretch of them is an example, as is the line. */
function examplesOf(lines: readonly string[][]): Known[] {
  return lines.flatMap((pieces) => {
    const line = pieces.join("");
    const letters = line.replace(/[^\p{L}]/gu, "");
    const capitals = letters.replace(/[^\p{Lu}]/gu, "");
    if (letters.length < 8 || capitals.length / letters.length > 0.5) return [];
    const texts = pieces.length > 1 ? [line, ...pieces] : [line];
    return texts.flatMap((text) => exampleOf(text) ?? []);
  });
}

function withoutWords({ positions, labels }: Example): Example {
  const isWord = (feature: string) => /^(?:word|before|after)=[a-z]+$/u.test(feature);
  return {
    positions: positions.map(({ link, features }) => ({
      link,
      features: features.filter((feature) => !isWord(feature)),
    })),
    labels,
  };
}

/** The open adverts of the exam: public posts of Nigeria name many bodies by their letters. */
function advertTexts(): string[] {
  const folder = join("tests", "fixtures", "adverts-exam", "open");
  return readdirSync(folder).map((name) => {
    const { text } = z
      .object({ text: z.string() })
      .parse(JSON.parse(readFileSync(join(folder, name), "utf8")));
    return text;
  });
}

function exampleOf(text: string): Known | undefined {
  const words = caseWords(text);
  // A text in small letters says nothing of its acronyms.
  if (words.length === 0 || words.length > 60 || !/\p{Lu}/u.test(text)) return undefined;
  const labels = words.map((word) => {
    if (/^\p{Lu}{2,}s$/u.test(word.text)) return "acronyms";
    return word.text.length > 1 && word.text === word.text.toUpperCase() ? "acronym" : "word";
  });
  return {
    words: words.map((word) => word.text.toLowerCase()),
    example: { positions: casePositions(words), labels },
  };
}

function measure(read: Model, held: readonly Known[]): void {
  const seen = new Set(examples.flatMap(({ words }) => words));
  const counts = new Map<string, { all: number; right: number }>();
  for (const { words, example } of held) {
    const found = tag(read, example.positions, scoresAt(read, example.positions));
    words.forEach((word, at) => {
      const label = example.labels[at] ?? "";
      if (word.length < 2) return;
      const name = `${label}, ${seen.has(word) ? "seen" : "never seen"}`;
      const count = counts.get(name) ?? { all: 0, right: 0 };
      counts.set(name, count);
      count.all += 1;
      if (found[at]?.label === label) count.right += 1;
    });
  }
  for (const [name, { all: total, right }] of [...counts].sort()) {
    console.log(`${name}: ${right} of ${total}, ${((100 * right) / total).toFixed(1)} %`);
  }
}
