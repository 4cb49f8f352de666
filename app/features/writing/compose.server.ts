import { ZodError, z } from "zod";
import {
  ANSWER_SCHEMAS,
  askLetter,
  askRepair,
  askResume,
  assembleLetter,
  assembleResume,
  countCodes,
  judge,
  mergeRepair,
  printerOf,
  privateDetailsOf,
  readWording,
  type Given,
  type Judged,
  type Printer,
  type PrivateDetails,
  type Question,
  type Wording,
} from "~/career/compose";
import type { Facts } from "~/career/facts";
import type { CreditKind } from "~/features/billing/credits.server";
import { getActivePrompt, fillPrompt, STYLE_VALUES } from "~/features/ai/prompts/prompts.server";
import { requestCompletion } from "~/features/ai/completions/request-completion.server";
import {
  InvalidCompletion,
  type RequestAdjustment,
  type CompletionOutcome,
  type CompletionRequest,
} from "~/features/ai/completions/completion-request";
import type { Lease } from "~/jobs/queue.server";
import { parseJsonObject } from "~/providers/llm/response-text";
import type { ModelRequest } from "~/providers/llm/model-call";
import {
  factsOf,
  givenOf,
  letterDraft,
  resumeDraft,
  turnedBack,
  type Checked,
  type Draft,
  type Target,
} from "./draft";
import { openScreen } from "./screen.server";
import { yieldToEventLoop } from "~/yield-to-event-loop";

/** Who is asked and until when, for one generation. */
export type Errand = {
  generationId: string;
  lease: Lease;
  allowedProviders: string[];
  deadline: number;
  signal: AbortSignal;
};
/** One document as a model worded it. `writer` in words people read; `promptVersion` is the admin's style, 0 for ours. */
export type Composed = {
  draft: Draft;
  checked: Checked;
  writer: string;
  provider: string;
  model: string;
  promptVersion: number;
};

const ANSWER_TOKENS = { cover_letter: 1500, resume: 3000, repair: 1500 };
const TEMPERATURE = 0.4;

/**
 * Has a model word one document, checks every line against the person's own, asks once more for those that do not hold, and puts the rest
 * back to what the person wrote. Undefined when no provider gave an answer. Throws when `signal` fired: the work is to be taken up again.
 */
export async function composeDocument(
  type: CreditKind,
  profile: Given["profile"],
  advert: Given["advert"],
  target: Target,
  errand: Errand,
): Promise<Composed | undefined> {
  const given = givenOf(profile, advert, target);
  const facts = factsOf(type, given);
  await yieldToEventLoop(); // here and below: each piece of reckoning lets others in before the next
  const details = privateDetailsOf(profile);
  const printer = printerOf(given, details);
  const prompt = getActivePrompt(type);
  const style = fillPrompt(prompt.systemPrompt, STYLE_VALUES);
  const screen = openScreen(type, errand, { facts, printer });
  const question = (shrink: 0 | 1) =>
    (type === "cover_letter" ? askLetter : askResume)(given, style, details, shrink);
  const work = { ...errand, documentType: type, promptVersion: prompt.version };
  try {
    const answer = await requestCompletion<Wording>({
      ...work,
      purpose: "write",
      buildModelRequest: (_target, again) => askOf(type, question(again.shrink), again),
      parseCompletion: (text) => accepted(text, (value) => usable(readWording(type, value, printer))),
      onText: screen.take,
      onReset: screen.clear,
    });
    errand.signal.throwIfAborted();
    if (!answer.ok) return undefined;
    await yieldToEventLoop();
    const first = judge(answer.value, facts);
    const wording = await repaired(type, { given, facts, details, printer, work }, answer.value, first);
    const judged = wording === answer.value ? first : judge(wording, facts);
    await yieldToEventLoop();
    const notSent = question(answer.isShortened ? 1 : 0).notes;
    await yieldToEventLoop();
    return {
      ...assembled(type, { given, facts, notSent }, { first, judged, skillOrder: wording.skillOrder }),
      writer: answer.label,
      provider: answer.provider,
      model: answer.model,
      promptVersion: prompt.version,
    };
  } finally {
    screen.close();
  }
}

type Shared = Pick<
  CompletionRequest<Wording>,
  "generationId" | "documentType" | "allowedProviders" | "deadline" | "signal" | "promptVersion"
>;
type Context = {
  given: Given;
  facts: Facts;
  details: PrivateDetails;
  printer: Printer;
  work: Shared & { signal: AbortSignal };
};

/** The wording with the bad lines worded once more, or as it was when nothing is wrong or nobody answers. */
async function repaired(
  type: CreditKind,
  { given, details, printer, work }: Context,
  wording: Wording,
  judged: Judged[],
): Promise<Wording> {
  if (judged.every(({ violations }) => violations.length === 0)) return wording;
  const question = askRepair(type, given, judged, details);
  const outcome: CompletionOutcome<Wording> = await requestCompletion<Wording>({
    ...work,
    purpose: "repair",
    buildModelRequest: (_target, again) => askOf("repair", question, again),
    parseCompletion: (text) => accepted(text, (value) => mergeRepair(wording, judged, value, printer)),
  });
  work.signal.throwIfAborted();
  return outcome.ok ? outcome.value : wording;
}

type Lines = { first: Judged[]; judged: Judged[]; skillOrder: string[] };

function assembled(
  type: CreditKind,
  { given, facts, notSent }: { given: Given; facts: Facts; notSent: string[] },
  { first, judged, skillOrder }: Lines,
): { draft: Draft; checked: Checked } {
  const { written, reverted } =
    type === "cover_letter"
      ? assembleLetter(judged, given, facts)
      : assembleResume(judged, skillOrder, given, facts);
  const notes = [...notSent, ...turnedBack(type, reverted)];
  const bad = first.filter(({ violations }) => violations.length > 0).length;
  const checked = {
    passed: first.length - bad,
    repaired: Math.max(0, judged.length - reverted - (first.length - bad)),
    reverted,
    codes: countCodes(first),
  };
  return {
    draft:
      written.type === "cover_letter"
        ? letterDraft(written, given, notes)
        : resumeDraft(written, given, notes),
    checked,
  };
}

// A second try is a fresh conversation; it is told what was wrong with the first.
function askOf(
  type: CreditKind | "repair",
  { system, user }: Question,
  { problem }: RequestAdjustment,
): ModelRequest {
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

function accepted(text: string, read: (value: unknown) => Wording): Wording {
  const json = parseJsonObject(text);
  if (!json.ok) throw new InvalidCompletion("There was no JSON object in it.");
  try {
    return read(json.value);
  } catch (error) {
    if (error instanceof ZodError)
      throw new InvalidCompletion(`It did not follow the schema: ${z.prettifyError(error).slice(0, 500)}`);
    throw error;
  }
}

function usable(wording: Wording): Wording {
  if (wording.pieces.length === 0) throw new InvalidCompletion("There was no text in it.");
  return wording;
}
