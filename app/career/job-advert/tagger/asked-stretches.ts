import { addScores, at, rowOf, tag, type Model } from "~/career/crf/crf";
import { addSlotScores } from "~/career/crf/slots";
import type { TextRange } from "../job-advert";
import type { Sentence } from "../sentence";
import { seenAsked } from "./statement-features";

/** What a token can be: B begins a thing that is to be stated, I goes on with it. */
export const ASKED_LABELS = ["O", "B", "I"] as const;

/** A stretch of the advert that most likely is to be stated, with the number of its sentence. */
export type AskedStretch = TextRange & { sentence: number };

/** What the trained model finds of what applicants are to state, in the order of the advert. */
export function askedStretches(
  model: Model,
  sentences: readonly Sentence[],
  applying: ReadonlySet<Sentence>,
): AskedStretch[] {
  const { seen, tokens } = seenAsked(sentences, applying);
  const all = new Float32Array(seen.length * model.labels.length);
  const none = model.labels.indexOf("O");
  let shared: readonly string[] = [];
  let ofSentence = new Float32Array(model.labels.length);
  const scores = seen.map(({ features: [first, second] }, place) => {
    if (first !== shared) {
      shared = first;
      ofSentence = new Float32Array(model.labels.length);
      addScores(model, first, ofSentence);
      ofSentence[none] = (ofSentence[none] ?? 0) - EAGER;
    }
    const row = rowOf(all, model, place);
    row.set(ofSentence);
    addSlotScores(model, second, row);
    return row;
  });
  const stretches: (AskedStretch & { sure: number[] })[] = [];
  let open: (AskedStretch & { sure: number[] }) | undefined;
  for (const [place, { label, probabilities }] of tag(model, seen, scores).entries()) {
    const token = tokens[place];
    const isGoingOn = label === "I" && open?.sentence === token?.sentence;
    if (!token || label === "O") open = undefined;
    else if (open && isGoingOn) open.end = token.end;
    else {
      open = { ...token, sure: [] };
      stretches.push(open);
    }
    open?.sure.push(1 - at(probabilities, none));
  }
  return stretches
    .filter(({ sure }) => sure.reduce((sum, one) => sum + one, 0) >= SURE * sure.length)
    .map(({ start, end, sentence }) => ({ start, end, sentence }));
}
/** So much less weighs what asks nothing: whole things are found, and those that are not sure are left out. */
const EAGER = 1.2;
/** How sure the model must be of the words of a thing, in the mean. */
const SURE = 0.88;
