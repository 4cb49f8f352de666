import { patternOf } from "./patterns";
import {
  BESIDE_THING,
  FIELD_PATTERNS,
  IS_CHOSEN,
  KINDS,
  SHORT_FORMS,
  TWO_NAMES,
} from "./vocabulary/subject-fields";

/** What stands for a slot of a template; `isMarked`: brackets or a word of choice say that the applicant fills it in. */
export type Fill = (slot: string, isMarked: boolean) => string;

/**
 * A subject line or the name of a file as a template: what stands in brackets, and a part between marks that names a field, become slots. `fill` gives the
 * text for each.
 */
export function withFields(asked: string, fill: Fill): string {
  const filledIn = asked
    .replace(BLANK, (_, before: string) => `${before}${fill("number", true)}`)
    .replace(IN_BRACKETS, (whole, inner: string) => {
      const slots = fieldsIn(inner, { inBrackets: true }) ?? unknownField(inner);
      return slots === undefined ? whole : filled(slots, fill, true);
    })
    .replace(IN_ROUND_BRACKETS, (whole, inner: string, at: number, text: string) => {
      const slots = fieldsIn(inner, { inBrackets: false });
      if (slots === undefined) return whole;
      // Behind a mark the bracket only says that something is filled in; behind words it belongs to the line.
      const isOfLine = /[\p{L}\p{N}}]\s*$/u.test(text.slice(0, at));
      return isOfLine ? `(${filled(slots, fill, true)})` : filled(slots, fill, true);
    });
  const chosen = ONE_LINE_OF.test(filledIn)
    ? oneLine(filledIn, fill)
    : filledIn.replace(ONE_OF, (whole) => fill(whole.replace(/["“”'‘’]/gu, ""), true));
  const parts = chosen.split(MARKS);
  if (parts.length < 2 || ONE_LINE_OF.test(filledIn)) return chosen;
  return parts
    .map((part, at) => {
      const { before = "", words = "", after = "" } = PART.exec(part)?.groups ?? {};
      const mark = parts[at - 1] ?? "";
      const isWeak = /[,\p{L}&]/u.test(mark) && /^\p{Lu}[\p{L}.]*$/u.test(words) && !/name$/i.test(words);
      const slots =
        part === mark
          ? undefined
          : IS_POST.test(parts[at - 2] ?? "") && IS_KIND.test(words)
            ? `{${slotName(words)}}`
            : isWeak
              ? undefined
              : fieldsIn(words, { inBrackets: false });
      return slots === undefined ? part : `${before}${filled(slots, fill, IS_OWN.test(words))}${after}`;
    })
    .join("");
}

/** "GUARD - MALL or GUARD - OFFICE": one of two whole lines; what both begin with stands once. */
function oneLine(whole: string, fill: Fill): string {
  const lines = whole.split(" or ").map((line) => line.replace(/["“”'‘’*]/gu, "").trim());
  const [first = ""] = lines;
  const starts = [...first.matchAll(LINE_MARKS)].map(({ index, 0: mark }) =>
    first.slice(0, index + mark.length),
  );
  const shared = starts.findLast((start) => lines.every((line) => line.startsWith(start))) ?? "";
  return `${shared}${fill(lines.map((line) => line.slice(shared.length)).join(" or "), true)}`;
}
const LINE = String.raw`["“”'‘’*]*[\p{Lu}\d][\p{Lu}\d &–—-]*(?: [–—-] |/)[\p{Lu}\d][\p{Lu}\d &/–—-]*["“”'‘’*]*`;
const ONE_LINE_OF = patternOf(`^${LINE}(?: or ${LINE}){1,3}$`, "u");
const LINE_MARKS = / [–—-] |\//gu;

/** "MALL or OFFICE": whichever of them one applies for. */
const CODE = String.raw`["“'‘]?\p{Lu}[\p{Lu}\d&-]+(?: \p{Lu}[\p{Lu}\d&-]+){0,2}["”'’]?`;
const ONE_OF = patternOf(String.raw`(?<![\p{L}{[(<])${CODE}(?: or ${CODE}){1,3}(?![\p{L}}\])>])`, "gu");
/** "S/N ___": what is left blank is filled in; of a row of marks one is left. */
const BLANK = /(\p{L} ?)_+(?=\s*["”]?\s*$)/u;
const IN_BRACKETS = patternOf(String.raw`[[{<]\s*([^[\]{}<>\n]{2,60}?)\s*[\]}>]`, "gu");
const IN_ROUND_BRACKETS = patternOf(String.raw`\(\s*([^()[\]{}\n]{2,60}?)\s*\)`, "gu");
/** Between the parts of a line: "A/B", "A – B", "A, B", "A and B". */
const MARKS = patternOf(String.raw`(\s*[/|_–—]\s*|\s+-\s+|,\s+(?:and |then )?|\s+(?:\+|&|and|then)\s+)`, "u");
/** "POST and SUBJECT": a kind of thing beside the post is filled in, too. */
const IS_POST = /^(?:the |your )?(?:post|position|role|job title|title)s?$/iu;
const IS_KIND = patternOf(`^(?:the |your )?${KINDS}$`, "iu");
const IS_OWN = /^(?:your|ur|my|their) /iu;
const PART = patternOf(String.raw`^(?<before>["“„«\s]*)(?<words>.*?)(?<after>["”»\s.]*)$`, "u");

const filled = (slots: string, fill: Fill, isMarked: boolean) =>
  slots.replace(SLOT, (_, slot: string) => fill(slot, isMarked));
const SLOT = /\{([^{}]+)\}/gu;

/** The slots of a text that names one field or several and nothing else: "Surname, First name". */
function fieldsIn(text: string, { inBrackets }: { inBrackets: boolean }): string | undefined {
  const bare = text.replace(INITIALS, (letters) => letters.replaceAll(".", "")).replace(/\s+/gu, " ");
  const own = fieldOf(bare, inBrackets);
  if (own !== undefined) return `{${own}}`;
  const { one, other } = TWO_NAMES.exec(bare)?.groups ?? {};
  const names = [one, other].map((name) => name && fieldOf(name, inBrackets));
  if (names[0] && names[1]) return names.map((name) => `{${name ?? ""}}`).join(" ");
  const parts = bare.split(MARKS);
  const fields = parts.map((part, at) => (at % 2 === 0 ? fieldOf(part.trim(), inBrackets) : part));
  if (parts.length < 3 || fields.includes(undefined)) return undefined;
  return fields.map((field, at) => (at % 2 === 0 ? `{${field ?? ""}}` : (field ?? ""))).join("");
}
const INITIALS = patternOf(String.raw`(?<!\p{L})(?:\p{L}\.){2,}(?:\p{L}(?!\p{L}))?`, "gu");

function fieldOf(text: string, inBrackets: boolean): string | undefined {
  for (const { pattern, slot, inBrackets: isOnlyThere } of FIELD_PATTERNS) {
    const { words } = inBrackets || !isOnlyThere ? (pattern.exec(text)?.groups ?? {}) : {};
    if (words !== undefined) return slot ?? slotName(words);
  }
  return undefined;
}

/** "[Club you support]" is filled in, "[CLAY]" and "[NR-9]" are codes. */
function unknownField(inner: string): string | undefined {
  return /\p{Ll}/u.test(inner) && !/\d/u.test(inner) ? `{${slotName(inner)}}` : undefined;
}

/** The name of a slot from the words of an advert: "Branch you prefer" → "preferred branch", "Guild No" → "guild number". */
function slotName(words: string): string {
  const calm = words
    .replace(BESIDE_THING, "")
    .replace(/ of your /giu, " of the ")
    .replace(/ nos?\.?$/iu, " number")
    .replace(/(?<!\p{L})exp\.?$/iu, "experience")
    .replace(/(?<!\p{L})yrs(?!\p{L})/iu, "years")
    .replace(/\p{L}+/gu, (word) => (SHORT_FORMS.has(word) ? word : word.toLowerCase()));
  return IS_CHOSEN.test(words) ? `preferred ${calm}` : calm;
}
