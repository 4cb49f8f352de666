import { z } from "zod";
import type { ExamSentence } from "./exam";
import type { Judgement } from "./judgement";

/** Passed from these shares on: false sentences caught, and at most so many true ones turned back. */
export const PASS_MARKS = { caught: 0.95, rejected: 0.05 };

/** The result of an exam in counts. `rejected`: true sentences that the judge did not call supported. */
export const ExamGrade = z.object({
  falseSentences: z.number().int(),
  caught: z.number().int(),
  trueSentences: z.number().int(),
  rejected: z.number().int(),
  /** Of all: sentences without a judgement. They count as a mistake, whichever answer was right. */
  unjudged: z.number().int(),
  /** Calls in which a control sentence was judged wrongly. For users such a call counts for nothing. */
  failedControls: z.number().int(),
  byChange: z.array(z.object({ change: z.string(), caught: z.number().int(), all: z.number().int() })),
  /** The ids of all sentences that were answered wrongly. */
  mistakes: z.array(z.string()),
});
export type ExamGrade = z.infer<typeof ExamGrade>;

/** Compares the judgements of all papers with the right answers. A sentence without one counts as a mistake. */
export function gradeExam(
  sentences: ExamSentence[],
  papers: { judgements: Judgement[]; controlsHeld: boolean }[],
): ExamGrade {
  const judgements = papers.flatMap((paper) => paper.judgements);
  const byId = new Map(judgements.map((judgement) => [judgement.id, judgement]));
  const marked = sentences.map((sentence) => {
    const judgement = byId.get(sentence.id);
    const isJudged = judgement?.isJudged ?? false;
    return { ...sentence, isJudged, isRight: isJudged && judgement?.supported === sentence.isSupported };
  });
  const falseOnes = marked.filter(({ isSupported }) => !isSupported);
  const trueOnes = marked.filter(({ isSupported }) => isSupported);
  const rightOf = (list: typeof marked) => list.filter(({ isRight }) => isRight).length;
  return {
    falseSentences: falseOnes.length,
    caught: rightOf(falseOnes),
    trueSentences: trueOnes.length,
    rejected: trueOnes.length - rightOf(trueOnes),
    unjudged: marked.filter(({ isJudged }) => !isJudged).length,
    failedControls: papers.filter(({ controlsHeld }) => !controlsHeld).length,
    byChange: [...new Set(falseOnes.map(({ change }) => change))].map((change) => {
      const ofChange = falseOnes.filter((one) => one.change === change);
      return { change, caught: rightOf(ofChange), all: ofChange.length };
    }),
    mistakes: marked.filter(({ isRight }) => !isRight).map(({ id }) => id),
  };
}

/** Whether a model with this result may judge. */
export function isPassed({
  falseSentences,
  caught,
  trueSentences,
  rejected,
  failedControls,
}: ExamGrade): boolean {
  return (
    caught >= PASS_MARKS.caught * falseSentences &&
    rejected <= PASS_MARKS.rejected * trueSentences &&
    failedControls === 0
  );
}
