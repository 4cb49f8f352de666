import { JudgeAnswer, parseJudgeItem, type JudgeItem } from "./answer.schema";
import type { CitedSentence, Judgement } from "./judgement";
import type { AskedSentence } from "./question";

/**
 * Reads the judge's answer: one judgement for each of `sentences`, in order. Not judged, and so never
 * supported, is a sentence that the answer leaves out, names twice, contradicts itself about, or that was not
 * asked. `controlsHeld`: both control sentences were judged right. Throws a ZodError where the answer has no
 * list.
 */
export function readJudgements(
  sentences: CitedSentence[],
  asked: AskedSentence[],
  answer: unknown,
): { judgements: Judgement[]; controlsHeld: boolean } {
  const items = JudgeAnswer.parse(answer).judgements.flatMap((item) => parseJudgeItem(item) ?? []);
  const judged = asked.map((one) => ({
    ...one,
    judgement: judgementOf(
      one.sentence,
      items.filter(({ key }) => key === one.key),
    ),
  }));
  const bySentence = new Map(judged.map(({ sentence, judgement }) => [sentence, judgement]));
  return {
    judgements: sentences.map((sentence) => bySentence.get(sentence) ?? notJudged(sentence)),
    controlsHeld: judged.every(
      ({ expected, judgement }) =>
        expected === undefined || (judgement.isJudged && judgement.supported === expected),
    ),
  };
}

/** A sentence without a judgement. */
function notJudged({ id }: CitedSentence): Judgement {
  return { id, isJudged: false, supported: false };
}

function judgementOf(sentence: CitedSentence, items: JudgeItem[]): Judgement {
  const [item] = items;
  if (!item || items.length > 1) return notJudged(sentence);
  const { id, text } = sentence;
  const mend = mendOf(item.mend, text);
  if (item.change !== "supported")
    return { id, isJudged: true, supported: false, change: item.change, ...(mend && { mend }) };
  // "Nothing changed, but it should read otherwise" is no judgement.
  return mend === undefined ? { id, isJudged: true, supported: true } : notJudged(sentence);
}

function mendOf(raw: string, text: string): string | undefined {
  const mend = raw.replace(/\s+/g, " ").trim();
  const isUsable = mend !== "" && mend !== text.trim() && mend.length <= 2 * text.length + 80;
  return isUsable ? mend : undefined;
}
