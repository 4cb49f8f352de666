import { eq } from "drizzle-orm";
import {
  ANSWER_SCHEMAS,
  askParagraph,
  idsOfLines,
  onlyFrom,
  printerOf,
  privateDetailsOf,
  readParagraph,
  type Given,
  type Paragraph,
  type Wording,
} from "~/career/compose";
import { parseLetter, printLetter } from "~/career/letter";
import type { Letter } from "~/career/letter.schema";
import { findLetterSources, findSentence } from "~/career/line-sources";
import { db } from "~/db/client.server";
import { generations } from "~/db/schema";
import { requestCompletion } from "~/features/ai/completions/request-completion.server";
import { findJudge } from "~/features/ai/judge/find-judge.server";
import { fillPrompt, getActivePrompt, STYLE_VALUES } from "~/features/ai/prompts/prompts.server";
import { listFailoverProviders } from "~/features/ai/providers/failover-order.server";
import { getDocument, saveDocument, type Document } from "~/features/documents/documents.server";
import { readLineSources } from "~/features/documents/line-sources";
import { Refusal } from "~/refusal";
import { seconds, toLagosDay } from "~/time";
import { JUDGE_TIME, parseWording } from "./compose.server";
import { givenOf } from "~/career/draft";
import { findStoredFindings } from "./findings-view.server";
import { judgeWordings } from "./judge-wordings.server";
import { findSourceProfile } from "./source-profile.server";
import { whoWrites } from "./who-writes.server";
import type { RewriteForm } from "./wordings.schema";

/** The most that one paragraph may take, the judge included. */
const REWRITE_TIME = seconds(25);
const ANSWER_TOKENS = 500;
const TEMPERATURE = 0.6;

/** A paragraph of a letter that an AI provider can word again; `at` is its place among all. */
export type RewritableParagraph = Paragraph & { at: number };

/**
 * What an AI provider can word again: the paragraphs of a letter whose every sentence is still as it was written, with at least one line
 * of the person. `by` is who would write. Nothing without a provider, without a judge, and without the person's consent; `needsConsent`
 * says that only the last is missing.
 */
export function listRewritable(
  userId: string,
  document: Document,
): { by: string; needsConsent: boolean; paragraphs: RewritableParagraph[] } {
  const { recipients, hasAgreed, first } = whoWrites(userId);
  const isPossible = document.type === "cover_letter" && recipients.length > 0 && findJudge() !== undefined;
  const given = isPossible ? findGiven(userId, document) : undefined;
  if (!given) return { by: "", needsConsent: false, paragraphs: [] };
  if (!hasAgreed) return { by: first, needsConsent: true, paragraphs: [] };
  return { by: first, needsConsent: false, paragraphs: paragraphsOf(document, given) };
}

/**
 * Has a provider word one paragraph again, puts each sentence to lock and judge, and saves it as a new version with its sources. All of it
 * stands, or nothing changes. Costs no credit. Throws NO_WORDING (409) where the letter changed or nobody can be asked, NOT_CONFIRMED
 * (422) where no answer came or a sentence did not hold, and what saveDocument throws.
 */
export async function rewriteParagraph(
  userId: string,
  documentId: string,
  { version, paragraph: at }: RewriteForm,
): Promise<Document> {
  const document = getDocument(userId, documentId);
  const found = listRewritable(userId, document).paragraphs.find((one) => one.at === at);
  const given = findGiven(userId, document);
  if (!found || !given || document.version !== version)
    throw new Refusal("NO_WORDING", "Your letter has changed. Look at the wordings again.", 409);
  const worded = await wordParagraph(userId, document, found, given);
  if (!worded) throw notConfirmed("No answer that we can use came in time.");
  const text = worded.pieces.map((piece) => piece.text).join(" ");
  if (text === found.text) throw notConfirmed("The AI found no other words for it.");
  const letter = parseLetter(document.content);
  const content = printLetter({ ...letter, paragraphs: letter.paragraphs.with(at, text) });
  const sources = [...readLineSources(document.sources), ...findLetterSources(worded.pieces, given)];
  return saveDocument(userId, documentId, { content, version, sources });
}

function notConfirmed(what: string): Refusal {
  return new Refusal("NOT_CONFIRMED", `${what} Your paragraph is as it was.`, 422);
}

async function wordParagraph(
  userId: string,
  { generationId }: Document,
  paragraph: Paragraph,
  given: Given,
): Promise<Wording | undefined> {
  const details = privateDetailsOf(given.profile);
  const printer = printerOf(given, details);
  const prompt = getActivePrompt("cover_letter");
  const agreedProviders = whoWrites(userId).recipients.map(({ slug }) => slug);
  const inLine = listFailoverProviders().map(({ slug }) => slug);
  const deadline = Date.now() + REWRITE_TIME;
  const signal = AbortSignal.timeout(REWRITE_TIME + seconds(1));
  const { system, user } = askParagraph(
    given,
    paragraph,
    fillPrompt(prompt.systemPrompt, STYLE_VALUES),
    details,
  );
  const answer = await requestCompletion<Wording>({
    generationId,
    documentType: "cover_letter",
    purpose: "write",
    allowedProviders: agreedProviders.filter((slug) => inLine.includes(slug)),
    deadline: deadline - JUDGE_TIME,
    signal,
    promptVersion: prompt.version,
    buildModelRequest: (_target, { problem }) => ({
      system:
        problem === undefined
          ? system
          : `${system}\n\nAn answer to this before could not be used: ${problem}`,
      user,
      schema: ANSWER_SCHEMAS.paragraph,
      maxTokens: ANSWER_TOKENS,
      temperature: TEMPERATURE,
    }),
    parseCompletion: (text) => parseWording(text, (value) => readParagraph(value, printer)),
  });
  if (!answer.ok || generationId === null) return undefined;
  const wording = onlyFrom(paragraph, answer.value);
  const [verdicts = []] = await judgeWordings([wording], given, {
    generationId,
    agreedProviders,
    deadline,
    signal,
  });
  const failed = verdicts.find(({ state }) => state !== "held" && state !== "mended");
  if (failed)
    throw notConfirmed(
      `The AI wrote a sentence that your own lines do not prove: “${failed.piece.text.slice(0, 300)}”.`,
    );
  return { ...wording, pieces: verdicts.map(({ piece }) => piece) };
}

/** What a letter was written from; undefined where the request is not stored any more. */
function findGiven(userId: string, document: Document, now = new Date()): Given | undefined {
  const { generationId, language, jobTitle, companyName, companyLocation, id } = document;
  const profile = findSourceProfile(userId, generationId);
  const advert = findStoredFindings(userId, id)?.advert;
  const sound = db
    .select({ length: generations.length, tone: generations.tone })
    .from(generations)
    .where(eq(generations.id, generationId ?? ""))
    .get();
  if (!profile || !advert || !sound) return undefined;
  const target = { jobTitle, companyName, companyLocation, language, ...sound };
  return givenOf(profile, advert, { ...target, today: toLagosDay(now), seed: id });
}

function paragraphsOf({ content, sources }: Document, given: Given): RewritableParagraph[] {
  const known = readLineSources(sources);
  return parseLetter(content).paragraphs.flatMap((text, at) => {
    if (typeof text !== "string") return [];
    const own = known.filter((source) => findSentence(source.text, text) >= 0);
    const lines = own.flatMap(({ profileLines }) => profileLines);
    const sourceIds = idsOfLines(lines, text, given);
    return sourceIds.length > 0 && isWhole(text, own) ? [{ at, text, sourceIds }] : [];
  });
}

/** Whether all of a paragraph is made of known sentences: what its owner typed is theirs, and no line of the profile proves it. */
function isWhole(text: Extract<Letter["paragraphs"][number], string>, sources: { text: string }[]): boolean {
  const rest = sources.reduce((left, source) => left.replace(source.text, ""), text);
  return rest.trim() === "";
}
