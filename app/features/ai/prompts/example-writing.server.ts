import { ZodError } from "zod";
import {
  ANSWER_SCHEMAS,
  askLetter,
  askResume,
  assembleLetter,
  assembleResume,
  countCodes,
  judge,
  printerOf,
  privateDetailsOf,
  readWording,
  type Given,
  type Printer,
  type Wording,
} from "~/career/compose";
import { prepareFacts } from "~/career/facts";
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

export type SampleDocument = {
  output: string;
  lines: number;
  accepted: number;
  codes: Record<string, number>;
};

/** The document after the fact check. Without a completion it is the built-in writer's document. */
export function buildSampleDocument(
  type: PromptType,
  given: Given,
  wording: Wording = { pieces: [], skillOrder: [] },
): SampleDocument {
  const facts = prepareFacts({ ...given, document: type });
  const judged = judge(wording, facts);
  const accepted = judged.filter(({ violations }) => violations.length === 0).length;
  const output =
    type === "cover_letter"
      ? printLetter(assembleLetter(judged, given, facts).written.letter)
      : printProfile(
          assembleResume(judged, wording.skillOrder, given, facts).written.profile,
          given.language,
        );
  return {
    output: output.trim() || "Test completed successfully",
    lines: judged.length,
    accepted,
    codes: countCodes(judged),
  };
}

/** "9 lines of 10 stood before the fact check; turned back: number_added 1." */
export function factCheckText({ lines, accepted, codes }: SampleDocument): string {
  const why = Object.entries(codes)
    .map(([code, many]) => `${code} ${many}`)
    .join(", ");
  return `${pluralText(accepted, "line")} of ${lines} passed the fact check${why ? `; rejected: ${why}` : ""}.`;
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
