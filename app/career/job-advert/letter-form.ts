import { matchesIn } from "~/pattern";
import type { LetterForm } from "./job-advert";
import { patternOf, smallNumber, SMALL_NUMBER, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";

/** How long the letter may be and whether it is to be written by hand, where an advert says so. Undefined where it does not. */
export function letterFormIn(
  sentences: readonly Sentence[],
  applying: ReadonlySet<Sentence>,
): LetterForm | undefined {
  const own = sentences.filter((one) => applying.has(one) || !OF_POST.has(one.section));
  const limits = own.flatMap((one) => limitsIn(one));
  const words = limits.find(({ unit }) => unit === "words")?.most;
  const pages = limits.find(({ unit }) => unit === "pages")?.most;
  const byHand = own.some(({ text }) => BY_HAND.test(text) && !OR_TYPED.test(text));
  if (words === undefined && pages === undefined && !byHand) return undefined;
  return {
    ...(words !== undefined && { words }),
    ...(pages !== undefined && { pages }),
    ...(byHand && { byHand }),
  };
}

const OF_POST = new Set(["duties", "must", "wish", "benefits", "about"]);

type Limit = { unit: "words" | "pages"; most: number };

/** "a letter of not more than 250 words": what is limited is the nearest thing before the limit, or behind it where nothing stands before. */
function limitsIn({ text, isBullet }: Sentence): Limit[] {
  return matchesIn(text, LIMIT).flatMap((found): Limit[] => {
    const { before, behind, unit = "" } = found.groups ?? {};
    const count = (before ?? behind ?? "").replace(",", "").toLowerCase();
    const most = /^(?:a|a single|half a)$/u.test(count) ? 1 : (smallNumber(count) ?? 0);
    const things = matchesIn(text.slice(0, found.index), THING).map(([thing]) => thing);
    const next = text.slice(found.index + found[0].length).match(THING)?.[0];
    const thing = things.at(-1) ?? next ?? "";
    const isWords = /^(?:words?|mots?)$/iu.test(unit);
    // "In not more than 200 words, say:" limits what is sent; a few words, and those of a question in a list, are an answer.
    const isOfLetter = thing === "" ? isWords && most >= FEWEST_WORDS && !isBullet : IS_LETTER.test(thing);
    return most === 0 || !isOfLetter ? [] : [{ unit: isWords ? "words" : "pages", most }];
  });
}

const FEWEST_WORDS = 100;
const COUNT = String.raw`(?:\d{1,2},\d{3}|\d{1,4}|${SMALL_NUMBER}|a single|a)`;
const UNIT = sourceOf("words?, mots?, (?:A4 )?pages?, sides?(?: of (?:an? )?(?:A4|foolscap)(?: sheet)?)?");
const AT_MOST = sourceOf(
  "max(?:imum)?(?: of)?, not (?:more than|exceed(?:ing)?|pass), (?:must|should|may|shall) not (?:pass|exceed|be (?:more|longer) than), no (?:more|longer) than, not longer than, at most, up to, under, within, less than, below, limited to, of only, au plus, au maximum, ne (?:doit|devra) pas dépasser",
);
const LIMIT = patternOf(
  String.raw`(?<!\p{L})(?:${AT_MOST} (?<before>${COUNT})|(?<behind>${COUNT})(?=[ -]${UNIT}(?:,? ?\(?(?:max(?:imum)?|at most|only|or less|limit|for the lot|in all|(?:in )?total|au plus|au maximum)(?!\p{L})| of (?:an? )?(?:A4|foolscap))|-page (?:cover |application |motivation )?letter))[ -](?<unit>${UNIT})(?!\p{L})`,
  "giu",
);
const LETTERS =
  "(?:cover(?:ing)? )?(?:letters?|e-?mails?|mails?|messages?|notes?|applications?|text|repl(?:y|ies)|lettres?|candidatures?|courriels?)";
const OTHERS = sourceOf(
  "cvs?, c\\.v, r[eé]sum[eé]s?, curriculum, statements?, proposals?, essays?, samples?, plans?, vision, portfolios?, story, testimon\\p{L}+, papers?, write-?ups?, paragraphs?, references?, reports?, profile, summary, abstract, answers?",
);
const THING = patternOf(String.raw`(?<!\p{L})(?:${LETTERS}|${OTHERS})(?!\p{L})`, "giu");
const IS_LETTER = patternOf(`^${LETTERS}$`, "iu");

const BY_HAND = patternOf(
  String.raw`(?<!\p{L})${sourceOf("hand ?-?writ(?:ten|ing), long ?hand, (?:own|(?:applicant|candidate)['’]?s) hand, (?:written|writes?) by hand, (?:in|with) (?:blue|black) (?:ink|biro|pen), manuscrites?")}(?!\p{L})`,
  "iu",
);
const OR_TYPED = /(?<!\p{L})(?:typed|type-?written|typewritten)(?!\p{L})|delivered? by hand|by hand to/iu;
