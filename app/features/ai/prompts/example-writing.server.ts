import { ZodError } from "zod";
import {
  ANSWER_SCHEMAS,
  askLetter,
  askResume,
  assembleLetter,
  assembleResume,
  failedLock,
  held,
  lockContextOf,
  lockWording,
  printerOf,
  privateDetailsOf,
  readWording,
  type Given,
  type Printer,
  type Wording,
} from "~/career/compose";
import { printLetter } from "~/career/letter";
import { printProfile } from "~/career/profile";
import { parseJsonObject } from "~/providers/llm/response-text";
import { fillPrompt, STYLE_VALUES, type PromptType } from "./prompts.server";
import { listProviders } from "~/features/ai/providers/provider-cards.server";
import { requestCompletion } from "~/features/ai/completions/request-completion.server";
import { pluralText } from "~/features/ai/text";
import {
  InvalidCompletion,
  type CompletionOutcome,
  type CompletionRequest,
} from "~/features/ai/completions/completion-request";

const MAX_TOKENS = { cover_letter: 1500, resume: 3000 };

/**
 * Sends a sample through the failover order like a user's document, with `systemPrompt` as the style. The log
 * of calls marks it as a test. It uses no credit and stores no document.
 */
export function requestSample(
  type: PromptType,
  given: Given,
  systemPrompt: string,
  work: Pick<CompletionRequest<Wording>, "deadline" | "simulatedOutage" | "promptVersion">,
): Promise<CompletionOutcome<Wording>> {
  const style = fillPrompt(systemPrompt, STYLE_VALUES);
  const details = privateDetailsOf(given.profile);
  return requestCompletion<Wording>({
    ...work,
    generationId: null,
    documentType: type,
    purpose: "test",
    allowedProviders: listProviders().map(({ slug }) => slug),
    buildModelRequest: (_target, { shrink }) => {
      const { system, user } =
        type === "cover_letter"
          ? askLetter(given, style, details, shrink)
          : askResume(given, style, details, shrink);
      return { system, user, schema: ANSWER_SCHEMAS[type], maxTokens: MAX_TOKENS[type], temperature: 0.4 };
    },
    parseCompletion: (answer) => parseWording(type, answer, printerOf(given, details)),
  });
}

export type SampleDocument = { output: string; lines: number; accepted: number; reasons: string[] };

/**
 * The document of the sentences that hold their hard facts. The judge is not asked about a sample. Without a completion it is the
 * built-in writer's document.
 */
export function buildSampleDocument(
  type: PromptType,
  given: Given,
  wording: Wording = { pieces: [], skillOrder: [] },
): SampleDocument {
  const context = lockContextOf(given);
  const verdicts = lockWording(wording, context).map((one) =>
    one.reasons.length === 0 ? held(one.piece) : failedLock(one, context),
  );
  const failed = verdicts.filter(({ state }) => state === "failed");
  const output =
    type === "cover_letter"
      ? printLetter(assembleLetter(verdicts, given).written.letter)
      : printProfile(assembleResume(verdicts, wording.skillOrder, given).written.profile, given.language);
  return {
    output: output.trim() || "Test completed successfully",
    lines: verdicts.length,
    accepted: verdicts.length - failed.length,
    reasons: failed.map(({ why }) => why),
  };
}

/** "9 lines of 10 held the hard facts; not held: Figure not in your line 1. The judge was not asked." */
export function lockText({ lines, accepted, reasons }: SampleDocument): string {
  const why = [...new Set(reasons)]
    .map((reason) => `${reason} ${reasons.filter((one) => one === reason).length}`)
    .join(", ");
  return `${pluralText(accepted, "line")} of ${lines} held the hard facts${why ? `; not held: ${why}` : ""}. The judge was not asked.`;
}

function parseWording(type: PromptType, answer: string, printer: Printer): Wording {
  const read = parseJsonObject(answer);
  if (!read.ok) throw new InvalidCompletion("The answer is not a JSON object.");
  try {
    return readWording(type, read.value, printer);
  } catch (error) {
    if (error instanceof ZodError) throw new InvalidCompletion("The answer does not match the schema.");
    throw error;
  }
}
