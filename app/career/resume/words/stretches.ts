import { scoresAt, tag } from "~/career/crf/crf";
import type { Label } from "../tagger/labels";
import { begins, kindOf } from "./begin-labels";
import { wordPositions, type WordLine } from "./word-features";
import { wordLabels } from "./word-labels";
import { wordsOf } from "./words";
import { wordsModel } from "./words-model";

/** How likely a word, or a stretch of words, is each of the labels. */
export type Likelihoods = ReadonlyMap<Label, number>;
/** A word of a line as the model sees it. */
export type SeenWord = { from: number; to: number; likelihoods: Likelihoods };
/** Neighbouring words of a line that are one thing. `confidence`: the least probability of its words. */
export type Stretch = { from: number; to: number; label: Label; confidence: number };

const kinds = wordLabels.map(kindOf);

/** What the words of a line are, in order; all the stretches together are the line without its marks. */
export function stretchesOf(text: string, line: WordLine): { stretches: Stretch[]; words: SeenWord[] } {
  const found = wordsOf(text);
  const positions = wordPositions(found, line);
  const model = wordsModel();
  const stretches: Stretch[] = [];
  const words: SeenWord[] = [];
  tag(model, positions, scoresAt(model, positions)).forEach(({ label, probabilities }, at) => {
    const word = found[at];
    if (!word) return;
    const { from, to } = word;
    const likelihoods = likelihoodsOf(probabilities);
    words.push({ from, to, likelihoods });
    const kind = kindOf(label);
    const confidence = likelihoods.get(kind) ?? 0;
    const last = stretches.at(-1);
    if (last?.label === kind && !begins(label)) {
      last.to = to;
      last.confidence = Math.min(last.confidence, confidence);
    } else stretches.push({ from, to, label: kind, confidence });
  });
  return { stretches, words };
}

/** To begin something and to go on with it is one kind. */
function likelihoodsOf(probabilities: Float32Array): Likelihoods {
  const likelihoods = new Map<Label, number>();
  kinds.forEach((kind, place) =>
    likelihoods.set(kind, (likelihoods.get(kind) ?? 0) + (probabilities[place] ?? 0)),
  );
  return likelihoods;
}
