import type { Model } from "~/career/crf/crf";
import type { AskedStatement } from "./job-advert";
import type { Sentence } from "./sentence";
import { statementsOf } from "./statement-clause";
import { itemsIn } from "./statement-items";
import { isOfHelp, OTHER_TIME, UNWANTED } from "./statement-reach";
import { askedStretches } from "./tagger/asked-stretches";
import { OTHER_MEDIUM } from "./vocabulary/statement-limits";

const REACH = 60;

/** What a trained model finds of what is to be stated, in whatever words it is asked (docs/decisions/0468-what-is-to-be-stated-is-also-learned.md). */
export function learnedStatements(
  sentences: readonly Sentence[],
  applying: ReadonlySet<Sentence>,
  model: Model,
): AskedStatement[] {
  return askedStretches(model, sentences, applying).flatMap((stretch) => {
    const sentence = sentences[stretch.sentence];
    if (!sentence || isOfHelp(sentence)) return [];
    const from = stretch.start - sentence.start;
    const before = sentence.text.slice(0, from);
    if (OTHER_TIME.test(before) || isRefused(before.slice(-REACH))) return [];
    const text = sentence.text.slice(from, stretch.end - sentence.start);
    return statementsOf(itemsIn(text, { isList: false }), stretch.start, { isStating: true });
  });
}

const isRefused = (before: string) => UNWANTED.test(before) || OTHER_MEDIUM.test(before);
