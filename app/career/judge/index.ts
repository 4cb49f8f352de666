export { JUDGE_SCHEMA } from "./answer.schema";
export { changeText } from "./change-text";
export { CONTROLS } from "./controls";
export { listExamPapers, readExamFiles, type ExamSentence } from "./exam";
export { ExamGrade, gradeExam, isPassed, PASS_MARKS } from "./grade-exam";
export { INSTRUCTIONS } from "./instructions";
export type { Change, CitedSentence, Judgement, SentencesToJudge } from "./judgement";
export { askJudge, type JudgeQuestion } from "./question";
export { readJudgements } from "./read-judgements";
