import { foldText } from "~/career/nlp/fold";
import { type Model, type Position, scoresAt, tag } from "~/career/crf/crf";
import type { TextRange } from "../job-advert";
import type { Sentence } from "../sentence";
import { cuesOf } from "../tagger/features";
import { groupsOfUse } from "../tagger/groups-of-use";

/** What a choice is about. */
export type Field = "closes" | "company" | "title";

/**
 * One of the places where something that an advert says may stand, such as each of its dates. Which of them says it is learned
 * (docs/decisions/0355-the-closing-day-is-chosen-among-all-days.md). `range` is its place within its sentence, `own` what its reader saw of it.
 */
export type Choice<Value = string> = {
  value: Value;
  sentence: number;
  range: TextRange;
  own: readonly string[];
};

// So far around it the words say what something is.
const NEAR = 120;

/** What the model sees of each choice of a field. */
export function positionsOf(
  field: Field,
  choices: readonly Choice<unknown>[],
  sentences: readonly Sentence[],
): Position[] {
  return choices.map((choice, index) => ({
    link: 0,
    features: featuresOf(choice, index, choices.length, sentences).map((name) => `${field} ${name}`),
  }));
}

function featuresOf(
  { sentence: at, range, own }: Choice<unknown>,
  index: number,
  count: number,
  sentences: readonly Sentence[],
): string[] {
  const sentence = sentences[at];
  if (!sentence) return [];
  const { text, section, label, isBullet, isHeading, line } = sentence;
  const before = wordsOf(text.slice(Math.max(0, range.start - NEAR), range.start)).slice(-4);
  const after = wordsOf(text.slice(range.end, range.end + NEAR)).slice(0, 3);
  const [b3 = "^", b2 = "^", b1 = "^"] = [before.at(-3), before.at(-2), before.at(-1)];
  const [a1 = "$", a2 = "$"] = after;
  const last = sentences[at - 1];
  const leads = last && last.line === line ? last.text : "";
  return [
    "1",
    `b1=${b1}`,
    `b2=${b2}`,
    `b3=${b3}`,
    `b=${b2} ${b1}`,
    `b=${b3} ${b2} ${b1}`,
    `a1=${a1}`,
    `a2=${a2}`,
    `a=${a1} ${a2}`,
    ...before.map((word) => `near=${word}`),
    ...groupsOfUse("b1", b1),
    ...groupsOfUse("a1", a1),
    ...[...new Set(wordsOf(text.slice(0, 300)))].map((word) => `in=${word}`),
    `first=${wordsOf(text.slice(0, 60)).slice(0, 2).join(" ")}`,
    `section=${section}`,
    `section=${section}/${isBullet}`,
    `label=${label ?? ""}`,
    `heading=${isHeading}`,
    `above=${wordsOf(last?.text.slice(-60) ?? "")
      .slice(-2)
      .join(" ")}`,
    `above-heading=${last?.isHeading === true}`,
    ...cuesOf(text).map((cue) => `cue=${cue}`),
    ...cuesOf(leads).map((cue) => `before=${cue}`),
    `line=${Math.min(line, 4)}`,
    `place=${Math.floor((4 * at) / sentences.length)}`,
    `nth=${Math.min(index, 3)}`,
    `last=${index === count - 1}`,
    `count=${Math.min(count, 4)}`,
    ...own,
    ...own.map((one) => `${one}/${section}`),
  ];
}

function wordsOf(text: string): string[] {
  return foldText(text).match(WORD) ?? [];
}
const WORD = /\p{L}[\p{L}\p{M}'-]*|\p{N}+|[^\s\p{L}\p{N}]/gu;

/** Each choice of a field with how likely it is the one, in their order. */
export function weighed<Value>(
  model: Model,
  field: Field,
  choices: readonly Choice<Value>[],
  sentences: readonly Sentence[],
): (Choice<Value> & { likely: number })[] {
  const positions = positionsOf(field, choices, sentences);
  const yes = model.labels.indexOf("yes");
  const tagged = tag(model, positions, scoresAt(model, positions));
  return choices.map((choice, at) => ({ ...choice, likely: tagged[at]?.probabilities[yes] ?? 0 }));
}

/** The likeliest choice, where one is likely enough. */
export function likeliest<Value>(
  all: readonly (Choice<Value> & { likely: number })[],
  least: number,
): (Choice<Value> & { likely: number }) | undefined {
  return all.filter(({ likely }) => likely >= least).toSorted((a, b) => b.likely - a.likely)[0];
}
