import { isPassed, listExamPapers, readExamFiles, type ExamSentence } from "~/career/judge";
import { findProviderAvailability } from "~/features/ai/providers/registry.server";
import { judgeFingerprint, readJudge, type JudgeChoice, type JudgeExam } from "./judge-store.server";
import { isWriter } from "./writer-model.server";

/**
 * ready: it judges. outdated: the question, the exam or its address changed after its exam. no_key: its provider
 * is not set up.
 */
export type JudgeState = "ready" | "outdated" | "no_key";

/** The chosen judge, and every model that was tried with its latest result, newest first. */
export function getJudgeOverview() {
  const { choice, exams } = readJudge();
  const results = exams.map((exam) => resultOf(exam, choice));
  return { choice: choice && choiceOf(choice, results), results };
}

/** The size of the exam, for a description. */
export function describeExam() {
  const files = readExamFiles();
  return {
    sentences: files.reduce((sum, { pairs }) => sum + 2 * pairs.length, 0),
    trades: files.length,
    languages: [...new Set(files.map(({ language }) => language))],
    calls: listExamPapers().length,
  };
}

type JudgeResult = ReturnType<typeof resultOf>;

function resultOf(exam: JudgeExam, choice: JudgeChoice | null) {
  const availability = findProviderAvailability(exam.provider, exam.model);
  const endpoint = availability?.candidate?.endpoint;
  const mistakes = new Set(exam.grade.mistakes);
  return {
    ...exam,
    label: availability?.label ?? exam.provider,
    hasKey: endpoint !== undefined,
    isCurrent: endpoint !== undefined && exam.fingerprint === judgeFingerprint(endpoint),
    isPassed: isPassed(exam.grade),
    isChosen: choice?.provider === exam.provider && choice.model === exam.model,
    mistakes: listExamSentences().filter(({ id }) => mistakes.has(id)),
  };
}

function choiceOf({ provider, model }: JudgeChoice, results: JudgeResult[]) {
  const result = results.find(({ isChosen }) => isChosen);
  return {
    provider,
    model,
    label: findProviderAvailability(provider, model)?.label ?? provider,
    state: stateOf(result),
    isWriter: isWriter(provider, model),
  };
}

function stateOf(result: JudgeResult | undefined): JudgeState {
  if (!result) return "outdated";
  if (!result.hasKey) return "no_key";
  return result.isCurrent && result.isPassed ? "ready" : "outdated";
}

function listExamSentences(): ExamSentence[] {
  return listExamPapers().flatMap(({ sentences }) => sentences);
}
