import { PLACES } from "./company-name";
import type { AdvertLanguage } from "./job-advert";
import { anyOf, inOrder, phrasePattern } from "./patterns";
import { extensionIn } from "./title-extension";
import { isBareRank } from "./title-field";
import { printed, writtenOut } from "./title-print";
import { HIRES } from "./vocabulary/demand-words";
import { isTitleWord, TITLE_ADJECTIVES } from "./vocabulary/title-words";

const MAX_TITLE_WORDS = 8;
const ADJECTIVES = phrasePattern(TITLE_ADJECTIVES, "iu");
/** "a detail-oriented Cashier": how somebody is. */
const PRAISE = /^\p{Ll}+-(?:oriented|driven|minded|focused|centric|savvy|motivated|conscious|spoken)(?= )/u;

/**
 * The job title with which a text begins, as a recruiter prints it: one person, written out, without praise.
 * Undefined where the words name nobody's work.
 */
export function titleIn(text: string, language: AdvertLanguage): string | undefined {
  // "Tricycle (keke) rider": another name in the middle of the title.
  const rest = withoutLead(withoutStars(text.slice(0, 160))).replace(
    /^(\p{L}+) \(\p{L}{2,15}\)(?= (\p{L}+))/u,
    (all, first: string, next: string) => (!isTitleWord(first) && isTitleWord(next) ? first : all),
  );
  const listed = LISTED_FIELDS.exec(rest)?.[0];
  if (listed && isListOfFields(listed)) return printed(listed, language);
  const stop = stopIn(rest, language);
  const cut = (stop < 0 ? rest : rest.slice(0, stop)).trim();
  const main = writtenOut(cut);
  const words = main.split(" ").slice(0, MAX_TITLE_WORDS + 1);
  const length =
    language === "en"
      ? englishLength(words)
      : words.some((word) => isTitleWord(word) && (language === "fr" || isCapital(word)))
        ? words.length
        : 0;
  if (length === 0 || length > MAX_TITLE_WORDS) return undefined;
  const title = words.slice(0, length).join(" ");
  if (
    IS_FILE_NUMBER.test(title) ||
    NO_TITLE.test(title) ||
    OF_PRONOUN.test(title) ||
    HIRES.test(title) ||
    /@|\d{3}/.test(title)
  )
    return undefined;
  const behind = rest.slice(main === cut ? title.length : cut.length);
  const own = printed(title, language) + (extensionIn(behind, title) ?? "");
  return isBareRank(own) ? (postBehind(behind, language) ?? own) : own;
}

/** "Assistant Manager / Manager – Water Quality Officer": the grades stand before the post that has them. */
function postBehind(behind: string, language: AdvertLanguage): string | undefined {
  const lead = BEHIND_GRADES.exec(behind)?.[0];
  const post = lead === undefined ? undefined : titleIn(behind.slice(lead.length), language);
  return post === undefined || isBareRank(post) ? undefined : post;
}
const BEHIND_GRADES = /^(?: ?\([^()]{1,40}\))?(?:\s[–—-]|:)\s+(?=\p{Lu})/u;

/** "We cooks", "You'd lead"; "IT Officer" is a post. */
const OF_PRONOUN = /^(?:(?:you|we|they)(?:['’]\p{L}+)? |(?:i|he|she|it)['’]\p{L}+ )/iu;

/** "QIRSH/HR/REC/VOL": the reference of a file. */
const IS_FILE_NUMBER = /^(?:\p{L}+\/){2,}\p{L}+$/u;

/** "*Head, Stores Section* Must": what a phone prints in bold ends with its star. */
function withoutStars(text: string): string {
  return text.replace(/\*+(?=[\s.,;:!]|$)/gu, ".").replace(/\*+/gu, "");
}

/** Where the title ends at the latest. "Outgrower Scheme Manager": what leads to a name of work is a part of it. */
function stopIn(rest: string, language: AdvertLanguage): number {
  const stop = rest.search(STOPS[language]);
  const word = stop < 0 ? undefined : INNER_STOP.exec(rest.slice(stop))?.[0];
  if (word === undefined || !isTitleWord(rest.slice(stop + word.length).split(/[ ,.;:]/)[1] ?? ""))
    return stop;
  const next = rest.slice(stop + word.length).search(STOPS[language]);
  return next < 0 ? -1 : stop + word.length + next;
}
const INNER_STOP = /^(?:scheme|programme|program|recruitment|position|intake|no)(?= \p{L})/iu;

// "Monitoring, Evaluation, Accountability and Learning (MEAL) Officer": the fields of one post, before its last word.
const LISTED_FIELDS = inOrder(
  [
    /^(?:\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?, ){1,4}\p{Lu}[\p{L}-]+,? (?:and|&) \p{Lu}[\p{L}-]+/u,
    /(?: \([\p{Lu}&]{2,8}\))?(?: \p{Lu}[\p{L}-]+){1,2}(?=$|[,.;:(|]|\s[-–—])/u,
  ],
  "u",
);

function isListOfFields(listed: string): boolean {
  const words = listed.replace(/\([^)]*\)/g, "").split(/[\s,]+/);
  // "Admin, HR and Logistics Officer": "HR" alone is a post as well.
  const isField = (word: string) => word === "HR" || !isTitleWord(word);
  return isTitleWord(words.at(-1) ?? "") && words.slice(0, -1).every(isField);
}

const NO_TITLE = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf([
      // "Customer Experience Associate", "Guest Experience Manager": whose experience it is stands before it.
      /(?<!(?:customer|client|guest|user|visitor|passenger|patient|member|learner|employee|brand)s? )experience/,
      /must|should|required?|minimum|knowledge|skills?|degree|qualifications?|certificate/,
      /years?|company|office of|wants?|hey|hello|hi|dear|good (?:morning|day|evening)/,
      // "WHAT THE HEAD OF PRIMARY DOES" heads a list.
      /(?<=^)(?:what|who|whom|how|why|about)/,
      // "Twenty-six partners and directors" counts who is there.
      /(?<=^)(?:eleven|twelve|[a-z]{3,5}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)/,
    ]),
    /(?!\p{L})/u,
    /(?! (?:driver|nurse|secretary|cook|lawyer|counsel|chef|acquisition|development|management|trainer))/u,
  ],
  "iu",
);

/** "the post of", "ENGAGEMENT OF" */
const OF_POST = inOrder(
  [
    /^(?:the )?/u,
    /(?:(?:posts?|positions?|roles?|appointment|recruitment|employment|engagement) )?of (?:an? |the )?/u,
  ],
  "iu",
);

function withoutLead(text: string): string {
  let rest = text
    .trim()
    .replace(/^["'„“(\s–—-]+/, "")
    .replace(COUNT, "")
    .replace(OF_POST, "");
  for (let count = 0; count < 6; count += 1) {
    const found = ADJECTIVES.exec(rest) ?? PRAISE.exec(rest);
    // "female-wear tailor": a part of a word praises nobody.
    if (found?.index !== 0 || rest[found[0].length] === "-" || SOUND_TRADE.test(rest)) break;
    rest = rest.slice(found[0].length).replace(/^[\s,]+/, "");
  }
  // "Primary 4 Class Teacher" keeps its number.
  if (!/^\p{L}/u.test(rest)) rest = rest.replace(COUNT, "");
  const [first = "", second = ""] = rest.split(" ");
  if (first.length > 3 && PLACES.has(first.toLowerCase()) && second !== "")
    rest = rest.slice(first.length + 1);
  // "proactive and ambitious Sales Officer": small letters before a title in capitals only praise.
  const praise = /^(?:\p{Ll}[\p{L}-]*,? ){1,4}(?=\p{Lu}\p{L}+ \p{Lu})/u.exec(rest)?.[0] ?? "";
  return praise.split(/,? /).some(isTitleWord) || ENGLISH_STOPS.test(praise)
    ? rest
    : rest.slice(praise.length);
}

/** "Two (2) Drivers", "3x Sales Girls", "10 Nos. Guards": how many are sought. */
const COUNT = inOrder([/^(?:\p{L}+(?:-\p{L}+)? )?/u, /\(?\d+(?: ?[x×]| ?nos?\.?)?\)?\s+/u], "iu");

// Sound engineers mix it; a "sound accountant" is a good one.
const SOUND_TRADE = /^sound (?:engineer|technician|operator|designer|man|editor|recordist)s?(?!\p{L})/iu;

const ENGLISH_STOPS = inOrder(
  [
    // "Literature-in-English" is one word.
    /(?<![\p{L}'-])/u,
    anyOf(
      [
        /at|in|for|who|with|must|should|needed|wanted|required|as|based|around|that|urgently|whose|where/u,
        /vacanc\p{L}+|on|by|from|near|within|is|are|having|wey|immediately|positions?|roles?|jobs?|to|under/u,
        /recruitment|have|has|intake|programme|program|scheme|asap|nationwide|which|can|will|through|no|all/u,
      ],
      "u",
    ),
    /(?![\p{L}'-])/u,
  ],
  "iu",
);
const PUNCTUATION = /[,.;:!?|"“„]|\s\(|\s[-–—]\s|\s20\d\d/u;
const STOPS: Record<AdvertLanguage, RegExp> = {
  en: anyOf([PUNCTUATION, ENGLISH_STOPS], "iu"),
  fr: anyOf(
    [
      PUNCTUATION,
      /(?<!\p{L})(?:pour|à|au|chez|avec|ayant|basée?|titulaire|sur|dans|qui|h\/f|f\/h)(?!\p{L})/u,
    ],
    "iu",
  ),
  de: anyOf(
    [
      /[,.;!?|"“„]|:(?!in)|\s\(|\s[-–—]\s/u,
      inOrder([
        /(?<![\p{L}:*])/u,
        anyOf([/in|mit|zum|zur|ab|bei|gesucht|ein|auf|als|mind|aus|für (?:unser|die|den|das|ein)\p{L}*/u]),
        /(?!\p{L})/u,
      ]),
    ],
    "iu",
  ),
};

/** How many of the words are the title: up to the last word that names work, and what that word reaches to. */
function englishLength(words: string[]): number {
  let length = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    // "Front Desk Officers 3" counts them.
    const isStep = /^[IVX]{1,4}$/.test(word) || (/^\d$/.test(word) && !/s$/i.test(words[at - 1] ?? ""));
    if ((isTitleWord(word) && !isHeadOffice(words, at)) || (length === at && at > 0 && isStep))
      length = at + 1;
    else if (length === at && at > 0 && word.toLowerCase() === "of" && isCapital(words[at + 1])) {
      length = at + 1;
      while (/^(?:\p{Lu}|&$|and$|the$)/u.test(words[length] ?? "")) length += 1;
      return length;
    } else if (
      length > 0 &&
      !JOINTS.has(word.toLowerCase()) &&
      !leadsToTitle(words, at) &&
      !isJoined(words, at)
    )
      break;
  }
  return length;
}

/** "Head Office, Airport Road": where a firm sits, and nobody's work. */
function isHeadOffice(words: string[], at: number): boolean {
  return /^head$/iu.test(words[at] ?? "") && /^(?:office|quarters)$/iu.test(words[at + 1] ?? "");
}

/** "HR Business Partner", "Head Pastry Chef", "Monitor Repair and Data Clerk": words in capitals between two that name work. */
function leadsToTitle(words: string[], at: number): boolean {
  const ahead = words.slice(at, at + MAX_BETWEEN);
  const end = ahead.findIndex(isTitleWord);
  const between = ahead.slice(0, end + 1);
  const isOfFields = between.some((word) => /^(?:and|&)$/iu.test(word));
  if (end <= 0 || (!isOfFields && end > 2)) return false;
  return between.every((word) => isCapital(word) || /^(?:and|&)$/iu.test(word));
}
const MAX_BETWEEN = 5;

/** "Plant mechanic / heavy duty diesel technician": behind a stroke a second name of the post. */
function isJoined(words: string[], at: number): boolean {
  const stroke = words.lastIndexOf("/", at);
  return stroke > 0 && at - stroke <= 4 && words.slice(at, stroke + 6).some(isTitleWord);
}

const JOINTS = new Set(["and", "&", "or", "cum", "/", "-"]);

function isCapital(word: string | undefined): boolean {
  return /^\p{Lu}/u.test(word ?? "");
}
