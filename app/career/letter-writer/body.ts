import type { DocumentLanguage, DocumentLength, Sentence, Tone } from "../generated-document";
import { HAS_NUMBER, SHOWS_CHANGE } from "./tellable-lines";
import { choose } from "../writer/choose";
import { countWords } from "../writer/wording";
import { writeBackground, writeStudies, type Extra } from "./background";
import { MIN_PROOFS } from "./count-proofs";
import { entryOf, isDoneAtWork, isOfPost, lineItem, type Holds, type Item } from "./line-text";
import { joinAnswers, listItems } from "./list-items";
import type { LetterPlan, ProofLine } from "./letter-plan";
import { openingOf, slotsOf, writeStrongest } from "./opening";
import { isSentenceLine, writeMoreOfPost, writeOtherWork } from "./other-work";
import { isTerm } from "./terms";
import { PHRASES } from "./phrase-book";
import { ENOUGH_LINES, placesOf, tellingProofs } from "./places-of-lines";
import type { Phrases, Topic, Wordings } from "./phrases";
import { writeStatedAnswers } from "./stated-answers";
import { withPostsByTitle } from "./posts-by-title";

// What a reader takes in at a glance.
const MAX_ITEMS = 6;
/** Lines that are no sentences stand in the list too, where there is room. */
const MAX_LINES = 9;

/** `seed` chooses among wordings: the same seed gives the same letter. */
export type LetterStyle = { language: DocumentLanguage; tone: Tone; length: DocumentLength; seed: string };

// Body lengths in words: what hiring managers read to the end fits on one page. Below the least, facts are told that
// the advert does not ask for.
const LEAST_WORDS: Record<DocumentLength, number> = { short: 80, standard: 250, full: 300 };
const TARGET_WORDS: Record<DocumentLength, number> = { short: 100, standard: 300, full: 340 };
const MAX_WORDS: Record<DocumentLength, number> = { short: 170, standard: 325, full: 400 };

/**
 * The sentences of a letter in order: the post with the strongest proof and what else was done in it, a list of answers behind what the advert asks, further work,
 * the background, the closing. It takes further lines that answer something or hold a figure until the target length is reached, others,
 * posts held before, languages and skills until the least, and leaves the last lines out above the largest length. Every sentence about the person names its source lines; one that does not hold is
 * left out.
 */
export function writeBody(plan: LetterPlan, style: LetterStyle, isHeld: Holds): Sentence[] {
  const holds = remembered(isHeld);
  const isEnglish = PHRASES[style.language].deeds !== undefined;
  const { strongest, more } = openingOf(plan, PHRASES[style.language]);
  const isOpening = (line: ProofLine) => line === strongest || more.includes(line);
  const telling = tellingProofs(plan, isOpening);
  // What stands nowhere takes no other line its place.
  const stands = (line: ProofLine) =>
    Object.values(placesOf([line], plan, PHRASES[style.language])).some((lines) => lines.length > 0);
  const answering = telling.filter((line) => !isOpening(line) && !line.isLanguage && stands(line));
  // A term such as "Notice: one month" takes no work its place.
  const proofs = [
    ...answering.filter(({ text }) => !isTerm(text)).slice(0, MAX_ITEMS),
    ...answering.filter(({ text }) => isTerm(text)),
  ].toSorted((a, b) => leadOf(b) - leadOf(a));
  const parts: Parts = { strongest, listed: proofs, further: more, extras: new Set() };
  const write = () => compose(plan, style, parts, holds);
  const isShort = () => wordCount(write()) < TARGET_WORDS[style.length];
  if (isShort()) parts.extras.add("papers");
  const left = [...plan.proofs.map(({ line }) => line), ...plan.further].filter(
    (line) => !isOpening(line) && !line.isLanguage && !proofs.includes(line) && stands(line),
  );
  const tellingEntries = new Set(
    [...telling.map((line) => entryOf(line.sourceIds[0] ?? "")), plan.post?.sourceIds[0]].filter(Boolean),
  );
  for (const line of left) {
    // A post of which nothing answers the advert is another trade: its lines are told only where there is little else.
    if (
      !tellingEntries.has(entryOf(line.sourceIds[0] ?? "")) &&
      parts.listed.length + parts.further.length >= ENOUGH_LINES
    )
      continue;
    const isTelling = plan.proofs.some((proof) => proof.line === line) || HAS_NUMBER.test(line.text);
    if (wordCount(write()) >= (isTelling ? TARGET_WORDS : LEAST_WORDS)[style.length]) continue;
    if (!isEnglish) parts.further = [...parts.further, line];
    else if (isDoneAtWork(line) && parts.listed.length < MAX_LINES)
      parts.listed = [...parts.listed, line].toSorted((a, b) => leadOf(b) - leadOf(a));
    else if (isSentenceLine(line)) parts.further = [...parts.further, line];
  }
  for (const extra of ["earlier", "skills"] as const)
    if (wordCount(write()) < LEAST_WORDS[style.length]) parts.extras.add(extra);
  while (wordCount(write()) > MAX_WORDS[style.length]) {
    if (parts.further.length > 0) parts.further = parts.further.slice(0, -1);
    else if (parts.listed.length > MIN_PROOFS) parts.listed = parts.listed.slice(0, -1);
    else break;
  }
  return write();
}

/** What stands first in a list: results, then figures, of the newest posts; what is no work comes last. */
function leadOf(line: ProofLine): number {
  const { text, age = OLDEST } = line;
  return (
    (SHOWS_CHANGE.test(text) ? 1 : 0) +
    (HAS_NUMBER.test(text) ? 1 : 0) -
    Math.min(age, OLDEST) -
    (isDoneAtWork(line) ? 0 : OLDEST)
  );
}
const OLDEST = 4;

type Parts = {
  strongest: ProofLine | undefined;
  listed: ProofLine[];
  further: ProofLine[];
  extras: Set<Extra>;
};
type Part = Omit<Sentence, "paragraph">;

function compose(plan: LetterPlan, style: LetterStyle, parts: Parts, holds: Holds): Sentence[] {
  const { language, tone, seed } = style;
  const phrases = PHRASES[language];
  const { title, company, post } = plan;
  const isEnglish = phrases.deeds !== undefined;
  const pick = (key: string, wordings: Wordings) => choose(seed, key, wordings);
  const held = (items: Item[]) => items.filter(holds);
  const stated = writeStatedAnswers(plan, { phrases, holds });
  // What decides who is read at all comes first: the qualification, the years, the papers.
  const [decisive, others] = [stated.filter(isDecisive), stated.filter((one) => !isDecisive(one))];
  const { inList, inProse } = placesOf(parts.listed, plan, phrases);
  const isRecordListed = stated.some(
    ({ topic, sourceIds }) => topic === "years" && sourceIds === plan.experience?.sourceIds,
  );
  const brief = (lines: ProofLine[]) => withPostsByTitle(lines, isRecordListed ? plan.experience : undefined);
  // Behind a heading the employer alone stands already, unless the person held several posts there.
  const items = inList.flatMap((line) => (line.needsTitle ? brief([line]) : [line]));
  // A study that goes on comes behind the papers that are held.
  const isFinished = plan.studies.some(({ state }) => state === "finished");
  const isFirst = (one: { topic: Topic }) => isOfEverybody(one) && (one.topic !== "study" || isFinished);
  const listed = listItems(items, { post, phrases, holds });
  const isHeaded = ({ at }: { at?: number }) => at !== undefined;
  const headed = joinAnswers([...stated, ...listed].filter(isHeaded)).toSorted(
    (a, b) => (a.at ?? 0) - (b.at ?? 0),
  );
  const answers: Item[] = [
    ...decisive.filter(isFirst),
    ...headed,
    ...decisive.filter((one) => !isFirst(one) && !isHeaded(one)),
    ...listed.filter((one) => !isHeaded(one)),
    ...others.filter((one) => !isHeaded(one)),
  ].map(({ text, sourceIds }) => ({ text, sourceIds }));
  const isFull = plan.proofs.every((proof) => proof.isFull || !parts.listed.includes(proof.line));
  const isAnswered = plan.proofs.some(({ line, isFull }) => isFull && line === parts.strongest);
  // The list may speak of the other points only where an answer stands before it.
  const isAnsweredBefore = plan.proofs.some(
    ({ line, isFull: isWhole }) =>
      isWhole && (line === parts.strongest || inProse.includes(line) || parts.further.includes(line)),
  );
  const leads =
    isEnglish && isAnsweredBefore
      ? phrases.otherProofs
      : plan.proofs.length === 0
        ? phrases.record
        : !isFull
          ? phrases.nearProofs
          : isAnswered
            ? phrases.otherProofs
            : phrases.proofs;
  // One line alone is no list, if it can stand elsewhere.
  const isList =
    answers.length > 1 ||
    stated.some(({ topic }) => ONLY_LISTED.has(topic)) ||
    (phrases.deeds !== undefined && !inList.every(isSentenceLine));
  const answered = new Set(isList ? stated.map(({ topic }) => topic) : []);
  const followsPost = !isList && isAboutPost(parts.strongest, plan);
  const alone = isList ? inProse : parts.listed;
  // What else was done in the post stands where the letter names it, and every other post follows with what was done there.
  const prose = [...alone, ...parts.further];
  const ofOpening =
    isEnglish && isAboutPost(parts.strongest, plan) ? prose.filter((line) => isOfPost(line, post)) : [];
  const further = held(
    furtherItems(
      prose.filter((line) => !ofOpening.includes(line)),
      { ...plan, followsPost, placeBefore: parts.strongest?.place ?? post?.employer },
      phrases,
    ),
  );
  const request = pick("request", phrases.request[tone]);
  const end = closing(plan, phrases, request);
  return [
    [
      {
        text: pick("opening", phrases.opening[tone](title, company)),
        kind: "address" as const,
        sourceIds: [],
      },
      ...(isEnglish && plan.about && holds(plan.about) ? [asClaim(plan.about)] : []),
      // Who has held no post opens with the study.
      ...(post ? [] : writeStudies(plan, phrases, holds)).map(asClaim),
      ...writeStrongest(post, parts.strongest, { phrases, language, holds }).map(asClaim),
      ...(phrases.deeds
        ? held(writeMoreOfPost(ofOpening, phrases.deeds, parts.strongest?.duty !== undefined)).map(asClaim)
        : []),
    ],
    ...(phrases.deeds ? [further.map(asClaim)] : []),
    ...(isList ? asList(pick("proofs", leads), answers) : []),
    ...(phrases.deeds ? [] : asList(pick("further", phrases.further), further)),
    [
      // The list has named the posts by their years.
      ...(parts.extras.has("earlier") && !answered.has("years")
        ? writeEarlier(plan, { parts, phrases, language })
        : []
      ).filter(holds),
      ...writeBackground(plan, { phrases, holds, extras: parts.extras, answered }),
    ].map(asClaim),
    plan.reason && holds(plan.reason) ? [asClaim(plan.reason)] : [],
    [holds(end) && end.sourceIds.length > 0 ? asClaim(end) : frame(`${request}.`)],
  ]
    .filter((paragraph) => paragraph.length > 0)
    .flatMap((paragraph, number) => paragraph.map((part) => ({ ...part, paragraph: number })));
}

/** Whether the strongest line is of the post that the letter opens with. */
function isAboutPost(strongest: ProofLine | undefined, { post }: LetterPlan): boolean {
  return strongest !== undefined && post !== undefined && isOfPost(strongest, post);
}

const DECISIVE: ReadonlySet<Topic> = new Set(["study", "credits", "years", "papers", "languages"]);
/** What no sentence of the background says. */
const ONLY_LISTED: ReadonlySet<Topic> = new Set(["credits", "age", "origin", "detail"]);
const isDecisive = ({ topic }: { topic: Topic }) => DECISIVE.has(topic);
/** What every advert asks comes before what this one asks. */
const isOfEverybody = ({ topic }: { topic: Topic }) => /^(?:study|credits|years)$/.test(topic);

/** The posts of which no line is told. */
function writeEarlier(
  { earlier }: LetterPlan,
  { parts, phrases, language }: { parts: Parts; phrases: Phrases; language: DocumentLanguage },
): Item[] {
  const printed = [...parts.listed, ...parts.further].flatMap(({ sourceIds }) => sourceIds).map(entryOf);
  const posts = earlier.filter(({ sourceIds }) => !sourceIds.some((id) => printed.includes(id))).slice(0, 3);
  return posts.length === 0
    ? []
    : [
        {
          text: phrases.earlier(posts.map((post) => slotsOf(post, language))),
          sourceIds: posts.flatMap(({ sourceIds }) => sourceIds),
        },
      ];
}

function furtherItems(
  lines: ProofLine[],
  plan: LetterPlan & { followsPost: boolean; placeBefore: string | undefined },
  phrases: Phrases,
): Item[] {
  return phrases.deeds
    ? writeOtherWork(lines, plan, phrases.deeds)
    : lines.toSorted((a, b) => (a.age ?? 0) - (b.age ?? 0)).map((line) => lineItem(line, plan.post, phrases));
}

/** The next step, and how the person can be reached. */
function closing({ phone, email, attachments }: LetterPlan, { reach }: Phrases, request: string): Item {
  const sourceIds = [...(phone ? ["basics.phone"] : []), ...(email ? ["basics.email"] : [])];
  return sourceIds.length === 0
    ? { text: `${request}.`, sourceIds }
    : { text: `${request}${reach(phone ?? "", email ?? "", attachments)}.`, sourceIds };
}

/** A sentence is asked about once, however often the letter is put together. */
function remembered(holds: Holds): Holds {
  const known = new Map<string, boolean>();
  return (sentence) => {
    const answer = known.get(sentence.text) ?? holds(sentence);
    known.set(sentence.text, answer);
    return answer;
  };
}

function asList(lead: string, items: Item[]): Part[][] {
  return items.length > 0
    ? [[frame(lead)], items.map((item) => ({ ...asClaim(item), isListItem: true as const }))]
    : [];
}

function asClaim({ text, sourceIds }: Item): Part {
  return { text, kind: "claim", sourceIds };
}

function frame(text: string): Part {
  return { text, kind: "frame", sourceIds: [] };
}

function wordCount(sentences: Sentence[]): number {
  return sentences.reduce((sum, { text }) => sum + countWords(text), 0);
}
