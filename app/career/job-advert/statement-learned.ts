import type { Model } from "~/career/crf/crf";
import type { AskedStatement } from "./job-advert";
import type { Sentence } from "./sentence";
import { statementsOf } from "./statement-clause";
import { itemsIn } from "./statement-items";
import { isOfHelp, OTHER_TIME, UNWANTED } from "./statement-reach";
import { askedStretches } from "./tagger/asked-stretches";
import { OTHER_MEDIUM } from "./vocabulary/statement-limits";

const REACH = 60;
/** So many sentences behind one that says how to apply. */
const NEAR = 2;

/** What a trained model finds of what is to be stated, in whatever words it is asked (docs/decisions/0468-what-is-to-be-stated-is-also-learned.md). */
export function learnedStatements(
  sentences: readonly Sentence[],
  applying: ReadonlySet<Sentence>,
  model: Model,
): AskedStatement[] {
  // Far from what says how to apply an advert asks for work, and nothing to be written.
  const isNear = (at: number) =>
    sentences.slice(Math.max(0, at - NEAR), at + 1).some((one) => applying.has(one));
  return askedStretches(model, sentences, applying).flatMap((stretch) => {
    const sentence = sentences[stretch.sentence];
    if (!sentence || isOfHelp(sentence) || !isNear(stretch.sentence)) return [];
    const from = stretch.start - sentence.start;
    const before = sentence.text.slice(0, from);
    if (OTHER_TIME.test(before) || isRefused(before.slice(-REACH))) return [];
    const text = sentence.text.slice(from, stretch.end - sentence.start);
    // "If you are not the one": a condition, and nothing to say.
    if (/^if you are not(?!\p{L})/iu.test(text)) return [];
    return statementsOf(itemsIn(text, { isList: false }), stretch.start, { isStating: true });
  });
}

const isRefused = (before: string) => UNWANTED.test(before) || OTHER_MEDIUM.test(before);
