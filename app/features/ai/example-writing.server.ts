import { ZodError } from "zod";
import {
  ANSWER_SCHEMAS,
  askLetter,
  askResume,
  assembleLetter,
  assembleResume,
  countCodes,
  judge,
  privateDetailsOf,
  readWording,
  type Given,
  type Wording,
} from "~/career/compose";
import { prepareFacts } from "~/career/facts";
import { printLetter } from "~/career/letter";
import { printProfile } from "~/career/profile";
import { readJson } from "~/providers/llm/answer-text";
import { fillPrompt, type PromptType } from "./prompts.server";
import { listProviders } from "./provider-cards.server";
import { askChain } from "./run.server";
import { manyText } from "./words";
import { Unusable, type Outcome, type Work } from "./work";

const MOST_TOKENS = { cover_letter: 1500, resume: 3000 };

/** Has the providers in line word a sample as they would a person's document, `systemPrompt` being the style. Kept in the log of calls as a test; nobody's credit, no document. */
export function askForSample(
  type: PromptType,
  given: Given,
  systemPrompt: string,
  work: Pick<Work<Wording>, "deadline" | "pretendDown" | "promptVersion">,
): Promise<Outcome<Wording>> {
  const style = fillPrompt(systemPrompt, {
    language: "English",
    tone: given.tone,
    length: given.length,
    jobTitle: given.targetTitle,
    companyName: given.company,
  });
  const details = privateDetailsOf(given.profile);
  return askChain<Wording>({
    ...work,
    generationId: null,
    documentType: type,
    purpose: "test",
    mayUse: listProviders().map(({ slug }) => slug),
    ask: (_target, { shrink }) => {
      const { system, user } =
        type === "cover_letter"
          ? askLetter(given, style, details, shrink)
          : askResume(given, style, details, shrink);
      return { system, user, schema: ANSWER_SCHEMAS[type], maxTokens: MOST_TOKENS[type], temperature: 0.4 };
    },
    accept: (answer) => wordingIn(type, answer, details),
  });
}

export type SampleDocument = { output: string; lines: number; stood: number; codes: Record<string, number> };

/** The document that comes of a wording after the fact check; without a wording it is the built-in writer's. */
export function sampleDocument(
  type: PromptType,
  given: Given,
  wording: Wording = { pieces: [], skillOrder: [] },
): SampleDocument {
  const facts = prepareFacts({ ...given, document: type });
  const judged = judge(wording, facts);
  const stood = judged.filter(({ violations }) => violations.length === 0).length;
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
    stood,
    codes: countCodes(judged),
  };
}

/** "9 lines of 10 stood before the fact check; turned back: number_added 1." */
export function stoodText({ lines, stood, codes }: SampleDocument): string {
  const why = Object.entries(codes)
    .map(([code, many]) => `${code} ${many}`)
    .join(", ");
  return `${manyText(stood, "line")} of ${lines} passed the fact check${why ? `; rejected: ${why}` : ""}.`;
}

function wordingIn(type: PromptType, answer: string, details: ReturnType<typeof privateDetailsOf>): Wording {
  const read = readJson(answer);
  if (!read.ok) throw new Unusable("The answer is not a JSON object.");
  try {
    return readWording(type, read.value, details);
  } catch (error) {
    if (error instanceof ZodError) throw new Unusable("The answer does not match the schema.");
    throw error;
  }
}
