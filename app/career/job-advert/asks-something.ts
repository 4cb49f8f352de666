import { isAboutApplying } from "./applying-sentences";
import { instructionsIn } from "./instructions";
import type { HowToApply, StatementKind, TextRange } from "./job-advert";
import { isAboutFirm } from "./about-firm";
import { overlaps } from "./patterns";
import type { Sentence } from "./sentence";
import { isOfSomeApplicants } from "./some-applicants";
import { wordsOf } from "~/career/nlp/fold";
import { ASKS } from "./vocabulary/demand-words";
import { NOT_ASKED, OF_PROCEDURE, SELECTS } from "./vocabulary/not-asked";
import { PAPERS } from "./vocabulary/papers";

/** What the advert says beside its demands: the post, and how to apply. */
export type Stated = { title?: string | undefined; company?: string | undefined; howToApply: HowToApply };

/**
 * Whether a stretch asks for something: neither the name of the post, the place to come to, the address of the letter, what the letter
 * shall say nor a payment, and nothing that the advert says is not needed.
 */
export function asksSomething(
  range: TextRange,
  {
    text,
    sentence,
    stated,
    letterhead = 0,
  }: {
    text: string;
    sentence: Sentence;
    stated: Stated;
    /** Where the lines over the advert end. */ letterhead?: number;
  },
): boolean {
  const words = text.slice(range.start, range.end);
  const { title, company, howToApply } = stated;
  const isIn = (whole = "") => whole.toLowerCase().includes(words.toLowerCase());
  const hasSense = wordsOf(words).some((word) => word.length > 1 && !ASKS_NOTHING.has(word));
  if (IS_NOTHING.test(words)) return false;
  if ((!hasSense && !/\d/.test(words)) || /(?<!\p{L})refund(?:ed|able)(?!\p{L})/iu.test(words)) return false;
  if (sentence.section === "head" && (isIn(title) || isIn(company))) return false;
  if (isOfHeadline(sentence, text, letterhead) || OF_PROCEDURE.test(sentence.text)) return false;
  if (isAboutFirm(range, sentence, company) || isOfSomeApplicants(range, sentence)) return false;
  if (words.length > 5 && isIn(howToApply.walkIn)) return false;
  if (isOrder(range, sentence) || PAGE.test(words) || isPaperToSend(words, howToApply)) return false;
  if (isOfLetter(range, words, howToApply)) return false;
  return !isNotAsked(range, text, sentence) && !SELECTS.test(words);
}

/** "MANPOWER REQUEST – TURNAROUND MAINTENANCE 2027": the first lines of a longer advert, in capitals, say what it is about. */
function isOfHeadline({ line, text, end }: Sentence, advert: string, letterhead: number): boolean {
  return (
    (line === 0 || end <= letterhead) &&
    text === text.toUpperCase() &&
    !ASKS.test(text) &&
    advert.split("\n", FEWEST_LINES + 1).length > FEWEST_LINES
  );
}
const FEWEST_LINES = 5;

/** "Report in person with your licence" tells where to go, and asks for nothing that somebody must be able to do. */
function isOrder(range: TextRange, sentence: Sentence): boolean {
  const at = range.start - sentence.start;
  return (
    isAboutApplying(sentence) &&
    instructionsIn(sentence.text).some(
      ({ deed, start, object }) => deed === "come" && at >= start && at < object.start,
    )
  );
}
/** "7714-NG", "2 nos", "The services include but are not limited to": a number, a count, what heads a list. */
const IS_NOTHING =
  /^\d+-\p{Lu}{1,4}$|^\d{1,3} (?:nos?\.?|persons?|slots?)$|(?:limited to|as follows|the following)$/u;
/** A page, or a box at a post office. */
const PAGE = /(?:https?:|www\.)|^follow us(?!\p{L})|^p\.?\s?(?:m\.?\s?b|o\.?\s?box)\.?\s?\d/iu;

/** "a passport photograph": what every applicant can bring. */
function isPaperToSend(words: string, { attachments }: HowToApply): boolean {
  const bare = words.replace(/^(?:(?:an?|the|your|ur|one|two|\d|recent|updated|detailed) )+/iu, "");
  return PAPERS.some(
    ({ name, pattern }) =>
      OF_EVERYBODY.has(name) && attachments.includes(name) && pattern.exec(bare)?.[0].length === bare.length,
  );
}
const OF_EVERYBODY = new Set([
  "resume",
  "cover letter",
  "application letter",
  "passport photograph",
  "photograph",
]);

/** The lines of the address, the subject, the reference, and what the letter shall say. */
function isOfLetter(
  range: TextRange,
  words: string,
  { addressee = "", addressLines = [], subject, reference, statements = [] }: HowToApply,
): boolean {
  const lower = words.toLowerCase();
  if ([addressee, ...addressee.split(", "), ...addressLines].some((line) => line.toLowerCase() === lower))
    return true;
  if ([subject, reference].some((code) => code && /\d|^\P{Ll}+$/u.test(code) && words.includes(code)))
    return true;
  return statements.some(
    (own) =>
      own.end >= range.end - 1 &&
      (ANSWERED.has(own.kind)
        ? overlaps(own, range)
        : own.start <= range.start &&
          (own.kind !== "other" ||
            LEAVES_OPEN.test(own.text) ||
            /^(?:the )?names? of /iu.test(own.text) ||
            own.end - own.start <= words.length + 1)),
  );
}

/** What the letter shall answer, as no demand does; of the other kinds only what lies within the question is none. */
const ANSWERED = new Set<StatementKind>(["reason", "story"]);

/** "State whether you can live in Jos": either answer is one. */
export function isOpenQuestion(range: TextRange, { statements = [] }: HowToApply): boolean {
  return statements.some(
    (own) =>
      (LEAVES_OPEN.test(own.text) || own.kind === "record") &&
      own.start <= range.start &&
      own.end >= range.end - 1,
  );
}
const LEAVES_OPEN =
  /^(?:(?:whether|if) (?:or not )?|are |do |can |will |have )(?:you|u|they|he|she)(?!\p{L})/iu;

/** "NOT needed: suit, first class", "no school certificate needed", "Age is not a barrier"; "not required, though a plus" is a wish. */
export function isNotAsked({ start, end }: TextRange, text: string, sentence: Sentence): boolean {
  if (/^not (?:needed|required)/u.test(sentence.label ?? "")) return true;
  const before = text.slice(sentence.start, start);
  // "(those still serving need not apply)" is said of others.
  const behind = text.slice(end, sentence.end).replace(BRACKETS, "").split(/[,;.]/u)[0] ?? "";
  const clause = (before.split(/[,;.]/u).at(-1) ?? "") + text.slice(start, end) + behind;
  return NOT_ASKED.test(clause) && !BUT_WISHED.test(text.slice(end, sentence.end));
}

const BRACKETS = /\([^()]*\)/gu;
const BUT_WISHED =
  /(?<!\p{L})(?:but|though|although|plus|advantage|asset|preferred|helps?|welcome)(?!\p{L})/iu;

/** Words that only say how much something is asked, or of whom, without saying what. */
const ASKS_NOTHING = new Set(
  `men women male males female females ladies gentlemen and or esp especially essential compulsory required require needed must as there those that any only mst hv hav shd shld
  ideally preferably spoken written ability mastery good excellent very strong etc evidence conversant implementation others`.split(
    /\s+/,
  ),
);
