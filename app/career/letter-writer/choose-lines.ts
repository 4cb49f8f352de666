import { isTerm } from "./terms";
import type { AnsweredDemand } from "./answered-demand";
import type { TellableLine } from "./tellable-line";
import { HAS_NUMBER, SHOWS_CHANGE } from "./tellable-lines";

/**
 * A line with the demands that it answers best; `isProof`: one of them by its words. `answer`: how well it answers the demand that it answers best, from 0 to
 * 1; `reach`: how much it speaks of all demands, also of those that another line answers better.
 */
export type AnsweringLine = {
  line: TellableLine;
  demands: AnsweredDemand[];
  isProof: boolean;
  answer: number;
  reach: number;
  /** How well it answers each demand, in their order, from 0 to 1. */
  answers: number[];
  /** The demand that it answers by its words, so that these may stand before it. */
  named?: AnsweredDemand;
};

// What is asked as a wish counts less than a must.
const WISH = 0.6;
/** An answer in part, and one that only speaks of the same, are never as good as a full one; a part of the words makes it likelier. */
const MOST_IN_PART = 0.8;
const MOST_RELATED = 0.75;
/** What is as likely as this is named as an answer, although only the sense of the line says it. */
const SURE_RELATED = 0.9;
const SHARES_WORDS = 0.15;
/** What is to be stated ("how soon you can resume") shares a common word with many a line. */
const LEAST_STATED = 0.4;

/** Each line with what it answers: a demand speaks for the line that answers it best, of two that answer it alike for the stronger one. */
export function answersOfLines(demands: AnsweredDemand[], lines: TellableLine[]): AnsweringLine[] {
  const all = lines.map((line): AnsweringLine => ({
    line,
    demands: [],
    isProof: false,
    answer: 0,
    reach: 0,
    answers: [],
  }));
  for (const demand of demands) {
    const weight = demand.need === "wish" ? WISH : 1;
    const answers = all.map((one) => ({ one, answer: answerOf(one.line, demand) }));
    for (const { one, answer } of answers) {
      one.reach += weight * answer;
      one.answer = Math.max(one.answer, answer);
      one.answers.push(answer);
    }
    const [best] = answers
      .filter(({ answer }) => answer > (demand.isStatement === true ? LEAST_STATED : 0))
      .toSorted((a, b) => b.answer + strengthOf(b.one.line) - (a.answer + strengthOf(a.one.line)));
    if (!best) continue;
    best.one.demands.push(demand);
    if (best.answer === 1 && isInWords(demand)) best.one.named ??= demand;
    best.one.isProof ||= isAnsweredBy(demand.sourceIds, best.one.line);
  }
  return all;
}

/** Whether the advert asks for it in words that can stand before a line. */
function isInWords({ isStatement, isOfTitle, isSpoken }: AnsweredDemand): boolean {
  return isStatement !== true && isOfTitle !== true && isSpoken !== true;
}

/** How much a line tells by itself: a result, a figure, how new it is. Less than any answer. */
function strengthOf({ text, age, isOfWork }: TellableLine): number {
  return (
    (isOfWork && HAS_NUMBER.test(text) ? 0.15 : 0) +
    (isOfWork && SHOWS_CHANGE.test(text) ? 0.15 : 0) +
    Math.max(0, 0.2 - 0.1 * age)
  );
}

function answerOf(
  line: TellableLine,
  { sourceIds, nearIds = [], related = [], isStatement }: AnsweredDemand,
): number {
  const isOffer = isTerm(line.text);
  if (isOffer && !isStatement) return 0;
  if (isAnsweredBy(sourceIds, line)) return 1;
  const nearness = related.find(({ id }) => id === line.id)?.nearness ?? 0;
  if (isAnsweredBy(nearIds, line)) return Math.min(MOST_IN_PART, nearness + SHARES_WORDS);
  // "Notice: one month" says it; a line of work only shares the word.
  if (isOffer && nearness > 0) return 1;
  return nearness >= SURE_RELATED ? MOST_IN_PART : Math.min(MOST_RELATED, nearness);
}

function isAnsweredBy(ids: string[], { id }: TellableLine): boolean {
  // What was done for a study is not the study.
  return ids.some((one) => one === id || (id.startsWith(`${one}.`) && !id.startsWith("education.")));
}
