import { matchesIn } from "~/pattern";
import { foldText } from "~/career/nlp/fold";
import { anyOf, inOrder, listOf, patternOf } from "./patterns";
import { hasCompanyForm } from "./company-name";
import { calmLine } from "./title-print";
import { isPlaceName } from "./rules-person";
import type { Sentence } from "./sentence";
import { isOfOthers } from "./persons-of-others";
import { ADDRESSEE_FORMS } from "./vocabulary/addressee-forms";
import { OFFICE_FIELDS, OFFICE_NOUNS } from "./vocabulary/addressees";
import { FULL_NAME, HONORIFICS_RUN, IS_TITLED } from "./vocabulary/persons";
import { NO_FIRST_NAMES, NO_NAMES } from "./vocabulary/persons-of-others";

const NOT_A_NAME = inOrder(
  [
    /^(?:the )?/u,
    anyOf([
      /Lagos|Abuja|Nigeria|WhatsApp|E-?mail|CV|Subject|Company|School|Hospital|Address|Address Below|Bank|Hotel/u,
      /[\p{L}' ]*(?:Secretariat|Office|Portal|Website|Commission)/u,
    ]),
    /(?:$| (?:address|office))/u,
  ],
  "iu",
);

/** Nobody applies to the post that is free: "Nurse Mentor" behind "apply for" is no addressee. */
export function isPostApplied(addressee: string, titles: readonly string[]): boolean {
  const office = foldText(addressee.replace(/^(?:the|our) /i, "").split(/[,(]/)[0] ?? "");
  // "Nurse Mentor" of the "Newborn Health Nurse Mentor": the last words of the post are no person's name either.
  const [first = "", last, ...more] = office.split(" ");
  // "Officer Dikwa" of a subject, where the post is that of an officer: the word behind is a place.
  const isHeadAndPlace = POST_HEADS.test(first) && last !== undefined && more.length === 0;
  const ends = last !== undefined && POST_HEADS.test(first) ? ` ${office}` : undefined;
  return titles.some((title) =>
    title
      .split(/[,(/]/)
      .map(foldText)
      .some(
        (part) =>
          part === office ||
          (ends !== undefined && part.endsWith(ends)) ||
          (isHeadAndPlace && part.split(" ").at(-1) === first) ||
          // "Field Laboratory" of the "Field Laboratory Adviser" is nobody.
          (last !== undefined && part.startsWith(`${office} `)),
      ),
  );
}

/** "Officer II", "Nurse Abuja": a post, which begins like the name of a person. */
function isPost(name: string): boolean {
  const [first = "", ...rest] = name.split(" ");
  const behind = rest.join(" ");
  return POST_HEADS.test(first) && (/^(?:I{1,3}|IV|V)$/.test(behind) || isPlaceName(behind));
}
const POST_HEADS = /^(?:officer|agent|nurse|chef|inspector|coach|captain)$/i;

// "payable to the account of the Desk Officer, Mr Stanley" names who takes money.
const PAID_TO =
  /(?<!\p{L})(?:account|payable|paid|transferred)(?: \p{L}+)? (?:of|to) (?:the )?(?:\p{L}+ ?){0,3},? ?$/iu;

/** "Addressee: Country Director": the label of a line says that its value reads the application. */
function labelledReader(sentences: readonly Sentence[]): string | undefined {
  for (const { label = "", text } of sentences) {
    const found = LABELLED_READER.exec(label === "" ? text : `${label}: ${text}`)?.groups?.name?.trim();
    const words = (found ?? "").toLowerCase().match(/[\p{L}-]+/gu) ?? [];
    const isReader = words.some((word) => OFFICE_NOUNS.includes(word)) || IS_PERSON.test(found ?? "");
    if (found && isReader && !NOT_A_NAME.test(found)) return found;
  }
  return undefined;
}
const READER_LABELS = [
  "[Aa]ddressee|[Aa]ttention|[Aa]ttn|[Hh]iring [Mm]anager|[Rr]ecruiter|[Cc]ontact(?: [Pp]erson)?|[Pp]osted by",
  "(?:[Ww]rite|[Ss]end|[Aa]ddress(?:ed)?|[Aa]pply|[Ss]ubmit)(?: (?:it|them))? to|[Oo]ffice",
];
const LABELLED_READER = patternOf(
  String.raw`^(?:${READER_LABELS.join("|")})\s?[:–-]\s?(?<name>(?:[Tt]he )?\p{Lu}[^,.;:(@\d\n]{3,60}?)(?=\s?(?:$|[,.;:(\d]|\s[-–—]))`,
  "u",
);
const IS_PERSON = patternOf(String.raw`^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.'’-]*){1,2}$`, "u");

/** "Tunde Ekwueme", and not "Compliance Officer" or "Sokoto South". */
function isName(text: string): boolean {
  const words = text.toLowerCase().split(/[ -]/);
  return (
    !NOT_A_NAME.test(text) &&
    !NOT_FIRST.has(words[0] ?? "") &&
    !words.some((word) => NOT_IN_NAMES.has(word) || isPlaceName(word)) &&
    !hasCompanyForm(text)
  );
}

const NOT_IN_NAMES = new Set([...OFFICE_NOUNS, ...OFFICE_FIELDS, ...listOf(NO_NAMES)]);
const NOT_FIRST = new Set(listOf(NO_FIRST_NAMES));

/** "tunde@…" and "Tunde Ekwueme" elsewhere: the mail goes to whoever bears its name. */
function ownerOf(mail: string | undefined, all: string): string | undefined {
  const box =
    mail
      ?.split("@")[0]
      ?.split(/[._\d-]/)[0]
      ?.toLowerCase() ?? "";
  if (box.length < 3) return undefined;
  for (const found of matchesIn(all, NAMES)) {
    const [first = "", ...others] = found[0].split(" ");
    if (first.toLowerCase() === box && others.length > 0 && isName(found[0])) return found[0];
  }
  return undefined;
}
const NAMES = patternOf(
  String.raw`(?<![\p{L}@.])${FULL_NAME}(?=[,.)\n]| (?:at|on|is|will|–|-|\|)(?!\p{L})|$)`,
  "gu",
);

const FORMS = ADDRESSEE_FORMS.map((own) => ({ ...own, form: patternOf(own.form.source, "gu") }));

/** To whom the application goes: a person or an office. `way` is the mail or page where it goes. */
export function addresseeIn(
  applying: readonly Sentence[],
  { sentences: whole, mail, way }: { sentences: readonly Sentence[]; mail?: string; way?: string },
): string | undefined {
  const sentences = whole.flatMap((own) => readersOnly(own, way));
  const labelled = labelledReader(sentences);
  if (labelled) return labelled;
  const all = sentences.map(({ text }) => text).join("\n");
  const own = applying.flatMap((one) => readersOnly(one, way)).map(({ text }) => calmLine(text));
  for (const { form: pattern, all: isAnywhere, isPerson } of FORMS)
    for (const text of isAnywhere ? [all] : own)
      for (const found of matchesIn(text, pattern)) {
        const bare = found.groups?.name?.replace(/[.,;:\s]+$/, "") ?? "";
        const at = found.index + found[0].lastIndexOf(bare);
        // "Regards, Dr. Ada Bello, Registrar": a stop may part the form of address from its name.
        const form = FORM_BEFORE.exec(text.slice(Math.max(0, at - MAX_FORM), at))?.[0] ?? "";
        const name = form + bare;
        const start = at - form.length;
        if (PAID_TO.test(text.slice(0, start)) || isOfOthers(text, { start, end: start + name.length }))
          continue;
        if (name.length < 4 || NOT_A_NAME.test(name) || isPost(name)) continue;
        if (isPerson === undefined || IS_TITLED.test(name) || isName(name)) return name.trim();
      }
  return ownerOf(mail, all);
}

const FORM_BEFORE = patternOf(String.raw`(?<!\p{L})${HONORIFICS_RUN} $`, "u");
const MAX_FORM = 30;

/** A sentence that may name who reads applications: none of whom the post is under, or who answers questions. */
function readersOnly(sentence: Sentence, way: string | undefined): Sentence[] {
  const { label = "", text } = sentence;
  if (OF_THE_POST.test(label)) return [];
  if (way && !text.includes(way) && OF_QUESTIONS.test(label === "" ? text : `${label}: ${text}`)) return [];
  return [sentence];
}
const OF_THE_POST = /^(?:report|line manager|supervis|superior|founder|owner|chief executive)/iu;
const OF_QUESTIONS = inOrder(
  [
    /^(?:(?:for|any|if you have) )?(?:(?:any|more|further) )?/u,
    /(?:questions?|enquir(?:y|ies)|inquir(?:y|ies)|clarifications?)(?!\p{L})/u,
  ],
  "iu",
);
