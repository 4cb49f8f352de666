import { anyOf, inOrder } from "./patterns";
import { fieldIn, isInstitution, isPlace, isWorkField, PLACE_NOUN } from "./title-field";
import { initialsOf, inTitleCase, isInitials } from "./title-print";
import { TITLE_BRACKETS, TITLE_REGION } from "./vocabulary/title-words";

type Extension = { printed: string; length: number };

const MOST = 2;

/** What still belongs to a title behind its last word: "(Soybean)", ", Digital Channels", "– South West", "in Aquaculture", "to the Chairman". */
export function extensionIn(behind: string, title: string): string | undefined {
  let printed = "";
  let rest = behind;
  for (let count = 0; count < MOST; count += 1) {
    const own =
      bracketIn(rest, title) ?? dashedIn(rest) ?? fieldBehind(rest, title) ?? subjectIn(rest, title);
    if (!own) break;
    printed += own.printed;
    rest = rest.slice(own.length);
  }
  if (printed !== "") return printed;
  const whom = TO_WHOM.exec(behind)?.groups?.whom;
  return whom && ` to ${/^the /i.test(whom) ? "the " : ""}${inTitleCase(whom.replace(/^the /i, ""))}`;
}

const END = anyOf([/$|[,.;:(|]|\s[-–—@]/u, / (?:at|with|for|from)(?!\p{L})/u], "u");
const TO_WHOM = inOrder(
  [/^ (?:to|TO) (?<whom>(?:the |THE )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u, /(?=$|[,.;:(]|\s[-–—]| \()/u],
  "u",
);

// A step of skill belongs to the name, a count or a grade of pay does not: "(IRATA Level 2)", "(B1.1)".
const BRACKET = inOrder(
  [/^ \(/u, /(?<own>\p{L}[\p{L}. /&-]{1,40}|\p{Lu}{3,8} (?:[Ll]evel|LEVEL) \d|[A-Z]\d(?:\.\d)?)/u, /\)/u],
  "u",
);

/** "CT/MRI" */
const IS_SPELT = /^[A-Z]{2,4}\/[A-Z]{2,4}$/u;

function bracketIn(behind: string, title: string): Extension | undefined {
  const found = BRACKET.exec(behind);
  const own = found?.groups?.own;
  const isField =
    own !== undefined &&
    /^\p{Lu}/u.test(own) &&
    // "(Review of the State Law)" says what the work is.
    !/ of (?:the |an? )/u.test(own) &&
    own !== initialsOf(title) &&
    !TITLE_BRACKETS.test(own) &&
    (!isPlace(own) || IS_SPELT.test(own)) &&
    !PLACE_NOUN.test(own.replace(/real estate/i, ""));
  if (!found || !isField) return undefined;
  const cased = own.includes("/") ? own.split("/").map(inPlaceCase).join("/") : inPlaceCase(own);
  return { printed: ` (${cased})`, length: found[0].length };
}

/** "(OGUN/OYO)", "(RICE)": names of places and words of four letters that are used like others are no short forms. */
function inPlaceCase(words: string): string {
  const isWord = isPlace(words) || (words.length === 4 && !isInitials(words) && isWorkField(words));
  return isWord && words === words.toUpperCase()
    ? words.charAt(0) + words.slice(1).toLowerCase()
    : inTitleCase(words);
}

const DASHED = inOrder(
  [/^\s(?<dash>[-–—])\s(?<own>[\p{L} &-]{4,40}?)/u, /(?=$|[,.;:(|[@]|\s[-–—@(]| \(| \[)/u],
  "u",
);

/** "Sales Manager – South West", "Farm Manager - Poultry": a region or a field of work, and no place, employer or terms. */
function dashedIn(behind: string): Extension | undefined {
  const found = DASHED.exec(behind);
  const own = found?.groups?.own;
  if (!found || !own || !(TITLE_REGION.test(own) || isWorkField(own, { isStrict: true }))) return undefined;
  return { printed: ` ${found.groups?.dash ?? "–"} ${inTitleCase(own)}`, length: found[0].length };
}

function fieldBehind(behind: string, title: string): Extension | undefined {
  const own = fieldIn(behind, title);
  return own === undefined ? undefined : { printed: `, ${inTitleCase(own)}`, length: own.length + 2 };
}

const ACADEMIC =
  /(?<!\p{L})(?:lecturer|professor|reader|graduate assistant|research fellow|instructor)(?!\p{L})/iu;
const SUBJECT = inOrder(
  [
    /^ (?:in|IN) (?<own>\p{Lu}[\p{L}-]+(?: (?:and |& |of )?\p{Lu}[\p{L}-]+){0,4})/u,
    new RegExp(`(?=${END.source})`),
  ],
  "u",
);

/** "Lecturer I in Aquaculture": behind a post of a university its subject. */
function subjectIn(behind: string, title: string): Extension | undefined {
  const own = ACADEMIC.test(title) ? SUBJECT.exec(behind)?.groups?.own : undefined;
  if (!own || isPlace(own) || PLACE_NOUN.test(own) || isInstitution(own)) return undefined;
  return { printed: ` in ${inTitleCase(own)}`, length: own.length + 4 };
}
