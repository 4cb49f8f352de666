import { at, addScores, rowOf, tag, type Model } from "~/career/crf/crf";
import { addSlotScores } from "~/career/crf/slots";
import type { Need, TextRange } from "../job-advert";
import { type PlacedToken, type RuledSentence, type Seen, seenIn } from "./features";

/**
 * What a token can be: B begins, I goes on, S stands between two demands of a sentence or behind the last one, so that
 * the next one knows that it is in a list.
 */
export const LABELS = [
  "O",
  "B-must",
  "I-must",
  "S-must",
  "B-wish",
  "I-wish",
  "S-wish",
  "B-title",
  "I-title",
  "B-company",
  "I-company",
] as const;
export type Label = (typeof LABELS)[number];

/** A stretch that names a demand, the post or the employer, and how sure its first word is of it (0 to 1). */
export type Stretch = TextRange & { of: Need | "title" | "company"; sentence: number; confidence: number };

/** What the tagger found, and how likely each part of the text belongs to a demand. */
export type TaggedAdvert = {
  stretches: Stretch[];
  /** The mean probability that the words of a stretch belong to a demand, and to one that is a must. */
  demandIn: (range: TextRange) => { any: number; must: number };
};

/** Labels the words of an advert with a trained model. */
export function tagAdvert(model: Model, sentences: readonly RuledSentence[]): TaggedAdvert {
  const { seen, tokens } = seenIn(sentences);
  const scores = scoresOf(model, seen);
  const tagged = tag(model, seen, scores);
  const rowsOf = (need: Need) => ["B", "I"].map((mark) => model.labels.indexOf(`${mark}-${need}`));
  const [must, wish] = [rowsOf("must"), rowsOf("wish")];
  const sumOf = (place: number, rows: number[]) =>
    rows.reduce((sum, row) => sum + at(tagged[place]?.probabilities, row), 0);
  return {
    stretches: stretchesOf(tagged, tokens),
    demandIn: ({ start, end }) => {
      let [count, ofMust, ofWish] = [0, 0, 0];
      for (let place = firstAt(tokens, start); (tokens[place]?.start ?? end) < end; place += 1) {
        count += 1;
        ofMust += sumOf(place, must);
        ofWish += sumOf(place, wish);
      }
      return count === 0 ? { any: 0, must: 0 } : { any: (ofMust + ofWish) / count, must: ofMust / count };
    },
  };
}

/** The first token that ends behind a place: an advert may have a rule for every few of its tokens. */
function firstAt(tokens: readonly PlacedToken[], place: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The scores of all labels at all tokens; a list of features that tokens share is weighed once. */
function scoresOf(model: Model, seen: readonly Seen[]): Float32Array[] {
  const all = new Float32Array(seen.length * model.labels.length);
  let [sentence, clause]: [readonly string[], readonly string[]] = [[], []];
  let ofSentence = new Float32Array(model.labels.length);
  let ofClause = new Float32Array(model.labels.length);
  return seen.map(({ features: [first, second, third] }, place) => {
    if (first !== sentence) {
      sentence = first;
      ofSentence = new Float32Array(model.labels.length);
      addScores(model, first, ofSentence);
      clause = [];
    }
    if (second !== clause) {
      clause = second;
      ofClause = ofSentence.slice();
      addScores(model, second, ofClause);
    }
    const row = rowOf(all, model, place);
    row.set(ofClause);
    addSlotScores(model, third, row);
    return row;
  });
}

function stretchesOf(tagged: { label: string; confidence: number }[], tokens: PlacedToken[]): Stretch[] {
  const stretches: Stretch[] = [];
  let open: Stretch | undefined;
  for (const [place, { label, confidence }] of tagged.entries()) {
    const token = tokens[place];
    const of = NAMES.find((name) => label.endsWith(`-${name}`));
    if (!token || of === undefined || label.startsWith("S")) open = undefined;
    else if (label.startsWith("I") && open?.of === of && open.sentence === token.sentence)
      open.end = token.end;
    else {
      open = { of, start: token.start, end: token.end, sentence: token.sentence, confidence };
      stretches.push(open);
    }
  }
  return stretches;
}

const NAMES = ["must", "wish", "title", "company"] as const;
