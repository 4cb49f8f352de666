import { gradeExam, isPassed, listExamPapers } from "~/career/judge";
import { write } from "~/db/client.server";
import { env } from "~/env.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { requestCompletion } from "~/features/ai/completions/request-completion.server";
import type { CompletionOutcome } from "~/features/ai/completions/completion-request";
import { findProvider } from "~/features/ai/providers/find-provider.server";
import { resolveProviders } from "~/features/ai/providers/failover-order.server";
import { exclusionMessages } from "~/features/ai/providers/provider-status.server";
import {
  findProviderAvailability,
  type ProviderCandidate,
  type ProviderAvailability,
} from "~/features/ai/providers/registry.server";
import { Refusal } from "~/refusal";
import { judgeFailureText } from "./judge-failure-text";
import { judgeRequest, type JudgeReading } from "./judge-request.server";
import { judgeFingerprint, saveJudgeExam, type JudgeExam } from "./judge-store.server";

type Paper = ReturnType<typeof listExamPapers>[number];
type Answer = Extract<CompletionOutcome<JudgeReading>, { ok: true }>;

const PAPERS_AT_ONCE = 2; // the provider also has users to serve
const NOTHING_HIDDEN = { hide: (text: string) => text, restore: (text: string) => text };

/**
 * Lets a model sit the public exam, by the same calls and time limits as for users, and stores the result,
 * passed or not. The log of calls marks them as tests. Throws JUDGE_UNAVAILABLE and JUDGE_FAILED with a sentence
 * for the admin; then nothing is stored.
 */
export async function sitJudgeExam(
  actor: Actor,
  slug: string,
  model: string,
  timeoutMs = env.AI_JUDGE_TIME_MS,
): Promise<JudgeExam> {
  const { label } = findProvider(slug);
  const papers = listExamPapers();
  const candidate = candidateFor(findProviderAvailability(slug, model), label);
  const answers = await answerPapers(papers, candidate, timeoutMs);
  const grade = gradeExam(
    papers.flatMap(({ sentences }) => sentences),
    answers.map(({ value }) => value),
  );
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const costs = answers.map(({ costMicroUsd }) => costMicroUsd);
  const exam: JudgeExam = {
    at: Date.now(),
    provider: slug,
    model,
    fingerprint: judgeFingerprint(candidate.endpoint),
    grade,
    costMicroUsd: costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    calls: answers.length,
    medianMs: Math.round(times[Math.floor((times.length - 1) / 2)] ?? 0),
    slowestMs: Math.round(times.at(-1) ?? 0),
  };
  write((tx) => {
    saveJudgeExam(tx, exam);
    recordAuditEvent(tx, actor, "judge.examined", `provider:${slug}`, { after: auditFieldsOf(exam) });
  });
  return exam;
}

function candidateFor(availability: ProviderAvailability | undefined, label: string): ProviderCandidate {
  const { candidates, excluded } = resolveProviders(
    availability ? [availability] : [],
    availability ? [availability.slug] : [],
  );
  const [candidate] = candidates;
  if (candidate) return candidate;
  const why = excluded.flatMap(exclusionMessages);
  throw new Refusal("JUDGE_UNAVAILABLE", why.join(" ") || `${label} is not set up.`, 409);
}

// The first failed call ends the exam: a result without all its sentences would say nothing.
async function answerPapers(
  papers: Paper[],
  candidate: ProviderCandidate,
  timeoutMs: number,
): Promise<Answer[]> {
  const controller = new AbortController();
  const answers: Answer[] = [];
  const waiting = [...papers];
  const work = async () => {
    for (let paper = waiting.shift(); paper; paper = waiting.shift())
      answers.push(await answerPaper(paper, candidate, Date.now() + timeoutMs, controller.signal));
  };
  try {
    await Promise.all(Array.from({ length: PAPERS_AT_ONCE }, work));
  } finally {
    waiting.length = 0;
    controller.abort();
  }
  return answers;
}

async function answerPaper(
  paper: Paper,
  candidate: ProviderCandidate,
  deadline: number,
  signal: AbortSignal,
): Promise<Answer> {
  const outcome = await requestCompletion(
    judgeRequest(paper, candidate, NOTHING_HIDDEN, { generationId: null, purpose: "test", deadline, signal }),
  );
  if (outcome.ok) return outcome;
  const code = outcome.failedAttempts.at(-1)?.code ?? "timeout_total";
  throw new Refusal(
    "JUDGE_FAILED",
    judgeFailureText(`${candidate.label} (${candidate.endpoint.model})`, code),
    502,
  );
}

function auditFieldsOf({ model, grade }: JudgeExam) {
  const { caught, falseSentences, rejected, trueSentences } = grade;
  return {
    model,
    caught: `${caught} of ${falseSentences}`,
    turnedBack: `${rejected} of ${trueSentences}`,
    passed: isPassed(grade),
  };
}
