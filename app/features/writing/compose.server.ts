import { ZodError, z } from "zod";
import {
  ANSWER_SCHEMAS,
  askLetter,
  askResume,
  printerOf,
  privateDetailsOf,
  readWording,
  type Given,
  type Question,
  type Wording,
} from "~/career/compose";
import type { CreditKind } from "~/features/billing/credits.server";
import { getActivePrompt, fillPrompt, STYLE_VALUES } from "~/features/ai/prompts/prompts.server";
import { requestCompletion } from "~/features/ai/completions/request-completion.server";
import { InvalidCompletion, type RequestAdjustment } from "~/features/ai/completions/completion-request";
import type { Lease } from "~/jobs/queue.server";
import { parseJsonObject } from "~/providers/llm/response-text";
import type { ModelRequest } from "~/providers/llm/model-call";
import { seconds } from "~/time";
import { yieldToEventLoop } from "~/yield-to-event-loop";

/** Who is asked and until when, for one generation. `agreedProviders`: all that the person agreed to, a judge among them. */
export type Errand = {
  generationId: string;
  lease: Lease;
  allowedProviders: string[];
  agreedProviders: string[];
  deadline: number;
  signal: AbortSignal;
};
/** The sentences of one document as a model worded them; none is checked. `promptVersion` is the admin's style, 0 for ours. */
export type Worded = {
  type: CreditKind;
  wording: Wording;
  notes: string[];
  writer: string;
  provider: string;
  model: string;
  promptVersion: number;
};

const ANSWER_TOKENS = { cover_letter: 1500, resume: 3000 };
const TEMPERATURE = 0.4;

/** What is left for the judge of the time that providers have: one question, and one about its mends. */
export const JUDGE_TIME = seconds(8);

/**
 * Has a model word one document. Undefined when no provider gave an answer. Throws when `signal` fired: the work is to be taken up
 * again.
 */
export async function wordDocument(
  type: CreditKind,
  given: Given,
  errand: Errand,
): Promise<Worded | undefined> {
  const details = privateDetailsOf(given.profile);
  const printer = printerOf(given, details);
  const prompt = getActivePrompt(type);
  const style = fillPrompt(prompt.systemPrompt, STYLE_VALUES);
  const ask = type === "cover_letter" ? askLetter : askResume;
  const questions = new Map<0 | 1, Question>();
  const question = (shrink: 0 | 1) => {
    const made = questions.get(shrink) ?? ask(given, style, details, shrink);
    questions.set(shrink, made);
    return made;
  };
  await yieldToEventLoop();
  const answer = await requestCompletion<Wording>({
    generationId: errand.generationId,
    documentType: type,
    purpose: "write",
    allowedProviders: errand.allowedProviders,
    deadline: errand.deadline - JUDGE_TIME,
    signal: errand.signal,
    promptVersion: prompt.version,
    buildModelRequest: (_target, again) => askOf(type, question(again.shrink), again),
    parseCompletion: (text) => parseWording(text, (value) => readWording(type, value, printer)),
  });
  errand.signal.throwIfAborted();
  if (!answer.ok) return undefined;
  await yieldToEventLoop();
  return {
    type,
    wording: answer.value,
    notes: question(answer.isShortened ? 1 : 0).notes,
    writer: answer.label,
    provider: answer.provider,
    model: answer.model,
    promptVersion: prompt.version,
  };
}

// A second try is a fresh conversation; it is told what was wrong with the first.
function askOf(type: CreditKind, { system, user }: Question, { problem }: RequestAdjustment): ModelRequest {
  const told =
    problem === undefined ? system : `${system}\n\nAn answer to this before could not be used: ${problem}`;
  return {
    system: told,
    user,
    schema: ANSWER_SCHEMAS[type],
    maxTokens: ANSWER_TOKENS[type],
    temperature: TEMPERATURE,
  };
}

/** The wording in a model's answer. Throws InvalidCompletion. */
export function parseWording(text: string, read: (value: unknown) => Wording): Wording {
  const json = parseJsonObject(text);
  if (!json.ok) throw new InvalidCompletion("There was no JSON object in it.");
  try {
    const wording = read(json.value);
    if (wording.pieces.length === 0) throw new InvalidCompletion("There was no text in it.");
    return wording;
  } catch (error) {
    if (error instanceof ZodError)
      throw new InvalidCompletion(`It did not follow the schema: ${z.prettifyError(error).slice(0, 500)}`);
    throw error;
  }
}
