import { createHash } from "node:crypto";
import { z } from "zod";
import { CONTROLS, ExamGrade, INSTRUCTIONS, isPassed, JUDGE_SCHEMA, readExamFiles } from "~/career/judge";
import { readAppSettings, writeAppSetting } from "~/db/app-settings.server";
import { db, type Tx } from "~/db/client.server";
import type { ModelEndpoint } from "~/providers/llm/model-call";

const JudgeExam = z.object({
  at: z.number(),
  provider: z.string(),
  model: z.string(),
  /** See `judgeFingerprint`. */
  fingerprint: z.string(),
  grade: ExamGrade,
  costMicroUsd: z.number().nullable(),
  calls: z.number().int(),
  medianMs: z.number(),
  slowestMs: z.number(),
});
/** The latest exam of one model, with its date and what it cost: all calls together, in milliseconds each. */
export type JudgeExam = z.infer<typeof JudgeExam>;

const JudgeChoice = z.object({ provider: z.string(), model: z.string() });
export type JudgeChoice = z.infer<typeof JudgeChoice>;

const Stored = z.object({
  ai_judge: JudgeChoice.nullable().catch(null),
  ai_judge_exams: z.array(JudgeExam).catch([]),
});

const MAX_EXAMS = 20;

/** The chosen judge, or null, and the latest exam of each model that was tried, newest first. */
export function readJudge(reader: Pick<Tx, "select"> = db): {
  choice: JudgeChoice | null;
  exams: JudgeExam[];
} {
  const { ai_judge: choice, ai_judge_exams: exams } = Stored.parse(readAppSettings(reader));
  return { choice, exams };
}

/** Stores the choice; null: no judge. */
export function saveJudgeChoice(tx: Tx, choice: JudgeChoice | null, now: Date): void {
  writeAppSetting(tx, "ai_judge", choice ?? undefined, now);
}

/** Stores an exam in place of the earlier one of the same model. */
export function saveJudgeExam(tx: Tx, exam: JudgeExam): void {
  const others = readJudge(tx).exams.filter((one) => !isOf(one, exam));
  writeAppSetting(tx, "ai_judge_exams", [exam, ...others].slice(0, MAX_EXAMS), new Date(exam.at));
}

/** The passed exam of this model at this address, by today's question and exam; undefined when it has none. */
export function findPass(exams: JudgeExam[], endpoint: ModelEndpoint): JudgeExam | undefined {
  const { provider, model } = endpoint;
  const exam = exams.find((one) => isOf(one, { provider, model }));
  const isCurrent = exam?.fingerprint === judgeFingerprint(endpoint);
  return exam && isCurrent && isPassed(exam.grade) ? exam : undefined;
}

/** Changes with the address of the model, with the question to the judge and with the exam: each voids a pass. */
export function judgeFingerprint({ baseUrl }: Pick<ModelEndpoint, "baseUrl">): string {
  questionHash ??= hash(JSON.stringify([INSTRUCTIONS, JUDGE_SCHEMA, CONTROLS, readExamFiles()]));
  return hash(`${baseUrl}\n${questionHash}`);
}

let questionHash: string | undefined;

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}

function isOf(exam: JudgeChoice, { provider, model }: JudgeChoice): boolean {
  return exam.provider === provider && exam.model === model;
}
