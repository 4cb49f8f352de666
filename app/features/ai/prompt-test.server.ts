import { ZodError } from "zod"
import { ANSWER_SCHEMAS, askLetter, askResume, assembleLetter, assembleResume, countCodes, judge, privateDetailsOf, readWording, type Given, type Wording } from "~/career/compose"
import { prepareFacts } from "~/career/facts"
import { printLetter } from "~/career/letter"
import { printProfile } from "~/career/profile"
import { readJson } from "~/providers/llm/answer-text"
import { Refusal } from "~/refusal"
import { lagosDay, seconds } from "~/time"
import { getHouseSettings } from "./house.server"
import { sampleGiven } from "./prompt-sample"
import type { TestData } from "./prompt.schema"
import { checkPromptText, fillPrompt, type PromptType } from "./prompts.server"
import { listProviders } from "./provider-cards.server"
import { askChain } from "./run.server"
import { manyText } from "./words"
import { Unusable } from "./work"

export type PromptTest = { output: string; writer: string }

const PATIENCE = seconds(75)
const MOST_TOKENS = { cover_letter: 1500, resume: 3000 }

/**
 * Words a sample document with this text as the style layer, exactly as a person's would be: the contract around it, the provider in line, the
 * fact check behind. Without a provider the built-in writer shows what people get. Throws TEST_FAILED with what each provider answered.
 */
export async function testPrompt(type: PromptType, text: string, brought: TestData = {}, now = new Date()): Promise<PromptTest> {
  const given = sampleGiven(brought, lagosDay(now))
  const style = fillPrompt(checkPromptText(text), { language: "English", tone: given.tone, length: given.length, jobTitle: given.targetTitle, companyName: given.company })
  const details = privateDetailsOf(given.profile)
  const outcome = await askChain<Wording>({
    generationId: null, documentType: type, purpose: "test", mayUse: listProviders().map(({ slug }) => slug), deadline: now.getTime() + PATIENCE,
    ask: (_target, { shrink }) => {
      const { system, user } = type === "cover_letter" ? askLetter(given, style, details, shrink) : askResume(given, style, details, shrink)
      return { system, user, schema: ANSWER_SCHEMAS[type], maxTokens: MOST_TOKENS[type], temperature: 0.4 }
    },
    accept: (answer) => wordingIn(type, answer, details),
  })
  if (outcome.ok) return shown(type, outcome.value, given, outcome.label)
  if (outcome.tried.length > 0) throw new Refusal("TEST_FAILED", `${outcome.tried.map(({ provider, code }) => `${provider}: ${code.replaceAll("_", " ")}`).join("; ")}.`, 502)
  if (!getHouseSettings().builtin_writer_enabled) throw new Refusal("TEST_FAILED", "No provider is active, and the built-in writer is switched off.", 409)
  return { output: assembled(type, { pieces: [], skillOrder: [] }, given).output, writer: "The built-in writer wrote this, because no provider is active. It does not read prompts." }
}

function wordingIn(type: PromptType, answer: string, details: ReturnType<typeof privateDetailsOf>): Wording {
  const read = readJson(answer)
  if (!read.ok) throw new Unusable("The answer is not a JSON object.")
  try {
    return readWording(type, read.value, details)
  } catch (error) {
    if (error instanceof ZodError) throw new Unusable("The answer is not of the schema.")
    throw error
  }
}

function shown(type: PromptType, wording: Wording, given: Given, label: string): PromptTest {
  const { output, stood, codes } = assembled(type, wording, given)
  const why = Object.entries(codes).map(([code, many]) => `${code} ${many}`).join(", ")
  return { output, writer: `${label} wrote this from our sample. ${manyText(stood, "line")} of ${wording.pieces.length} stood before the fact check${why ? `; turned back: ${why}` : ""}.` }
}

function assembled(type: PromptType, wording: Wording, given: Given) {
  const facts = prepareFacts({ ...given, document: type })
  const judged = judge(wording, facts)
  const stood = judged.filter(({ violations }) => violations.length === 0).length
  const output = type === "cover_letter" ? printLetter(assembleLetter(judged, given, facts).written.letter) : printProfile(assembleResume(judged, wording.skillOrder, given, facts).written.profile, given.language)
  return { output: output.trim() || "Test completed successfully", stood, codes: countCodes(judged) }
}
