import { ZodError } from "zod";
import {
  askJudge,
  JUDGE_SCHEMA,
  readJudgements,
  type Judgement,
  type SentencesToJudge,
} from "~/career/judge";
import { InvalidCompletion, type CompletionRequest } from "~/features/ai/completions/completion-request";
import type { ProviderCandidate } from "~/features/ai/providers/registry.server";
import { parseJsonObject } from "~/providers/llm/response-text";

export type JudgeReading = ReturnType<typeof readJudgements>;

/** Replaces private details of a text by tokens, and restores them. */
export type DetailsMask = { hide(text: string): string; restore(text: string): string };

/** The call to the judge for these sentences: one provider, no other. Private details are masked in it. */
export function judgeRequest(
  { sentences, language }: SentencesToJudge,
  candidate: ProviderCandidate,
  details: DetailsMask,
  rest: Pick<CompletionRequest<JudgeReading>, "generationId" | "purpose" | "deadline" | "signal">,
): CompletionRequest<JudgeReading> {
  const masked = sentences.map(({ id, text, facts }) => ({
    id,
    text: details.hide(text),
    facts: facts.map((fact) => details.hide(fact)),
  }));
  const { system, user, maxTokens, asked } = askJudge({ sentences: masked, language });
  return {
    ...rest,
    documentType: null,
    allowedProviders: [candidate.slug],
    candidates: [candidate],
    // The system text stays the same in a second try, so that the provider's cache still has it.
    buildModelRequest: () => ({ system, user, schema: JUDGE_SCHEMA, maxTokens, temperature: 0 }),
    parseCompletion: (text) => {
      const { judgements, controlsHeld } = parseAnswer(text, (value) => readJudgements(masked, asked, value));
      return { judgements: judgements.map((one) => restored(one, details)), controlsHeld };
    },
  };
}

function parseAnswer(text: string, read: (value: unknown) => JudgeReading): JudgeReading {
  const json = parseJsonObject(text);
  if (!json.ok) throw new InvalidCompletion("There was no JSON object in it.");
  try {
    return read(json.value);
  } catch (error) {
    if (error instanceof ZodError) throw new InvalidCompletion("It did not follow the schema.");
    throw error;
  }
}

function restored(judgement: Judgement, details: DetailsMask): Judgement {
  return judgement.mend === undefined ? judgement : { ...judgement, mend: details.restore(judgement.mend) };
}
