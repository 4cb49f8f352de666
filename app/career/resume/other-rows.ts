import { isListOfNames, type Row, splitItems } from "./build-lists";
import type { DocumentText } from "./document-text";
import { headingSection, looseHeadingSection } from "./headings";
import { parsedPhone } from "./narrative-clauses";
import { phonePattern } from "./segment-atoms";
import { labelKind } from "./segment-labels";
import { namesLanguage } from "./spoken";

/**
 * A row with the section that it is of. `pastimes`, `request` ("Referees on request") and `referee` are no list of skills, `self` is a sentence, and `label` only
 * announces what stands below it ("Other language(s)").
 */
export type RowApart = {
  kind: "own" | "skills" | "languages" | "personal" | "pastimes" | "request" | "referee" | "self" | "label";
  row: Row;
};

/**
 * The rows of a list of skills or languages, each with what it is of: people write "Hobbies: …", "Referees: available on request" or "Languages: …"
 * below their skills without another heading, and two of them in one line.
 */
export function rowsApart(rows: readonly Row[], own: "skills" | "languages"): RowApart[] {
  return rows
    .flatMap((row) => partLabels(withDashLabel(withTabLabel(row))))
    .flatMap(partSelf)
    .map((row) => {
      const kind = kindOf(row);
      return { kind: kind === undefined || kind === own ? "own" : kind, row };
    });
}

/**
 * "Languages: English, Igbo. Hobbies: chess" under "Other information": a line of several lists, each with its label, is as many rows; `parts` are
 * those of the lines that hold one of another section.
 */
export function labelledParts(
  { paragraphs }: DocumentText,
  rows: readonly Row[],
): { left: Row[]; parts: RowApart[] } {
  const left: Row[] = [];
  const parts: RowApart[] = [];
  for (const row of rows) {
    const whole = { paragraph: row.paragraph, text: paragraphs[row.paragraph]?.text ?? "" };
    const apart = paragraphs[row.paragraph]?.cell ? [] : partLabels(whole);
    const kinds = apart.map((one) => kindOf(one));
    const [only] = kinds;
    if (
      kinds.length === 1 &&
      apart[0] &&
      (only === "request" || (only === "pastimes" && apart[0].label !== undefined))
    )
      parts.push({ kind: only, row: apart[0] });
    else if (apart.length < 2 || !kinds.some((kind) => kind === "languages")) left.push(row);
    else
      for (const [at, one] of apart.entries())
        parts.push(
          ...(kinds[at] === "languages"
            ? partTongueList(one)
            : [{ kind: kinds[at] ?? ("own" as const), row: one }]),
        );
  }
  return { left, parts };
}

/** "English, Ijaw (little). Good health": the full stop ends the list where what follows names no language. */
function partTongueList(row: Row): RowApart[] {
  const [list = "", ...rest] = row.text.split(/(?<=\p{L}{3}|\))\.\s+(?=\p{Lu})/u);
  const isList = rest.length > 0 && rest.every((text) => !namesLanguage(text));
  if (!isList) return [{ kind: "languages", row }];
  const others = rest.map((text) => ({ kind: "own" as const, row: rowOf(row.paragraph, undefined, text) }));
  return [{ kind: "languages", row: { ...row, text: list } }, ...others];
}

/** "Digital skills⇥Excel, Opera", "ICT: Word, Excel, Outlook": the first words of a line name its list. */
function withTabLabel(row: Row): Row {
  const [, name = "", list = ""] =
    /^([^\s:,;.()]{2,15}(?: [^\s:,;.()]{2,15})?):\s+(\S.*)$/u.exec(row.text) ?? [];
  const isKnown = row.label !== undefined || kindOfLabel(name, list) !== undefined;
  if (!isKnown && isListOfNames(list)) return { ...row, label: name, text: list };
  const [, label = "", text = ""] = /^([^\t:,;]{4,45})\t+(\S.*)$/u.exec(row.text) ?? [];
  const isOfList = looseHeadingSection(label) === "skills" || labelKind(label) === "language";
  const isNamed = row.label === undefined && isOfList;
  return isNamed ? { ...row, label, text } : row;
}

/** "Interests - carnival band, gym" below a list: the dash stands for a colon behind a word that heads another one. */
function withDashLabel(row: Row): Row {
  const [, label = "", text = ""] = /^(\p{L}[\p{L} ]{3,30}?)\s+[-–—]\s+(\S.*)$/u.exec(row.text) ?? [];
  return row.label === undefined && kindOfLabel(label, text) !== undefined ? { ...row, label, text } : row;
}

/** "Word, Excel. I have not used LIMS but I learn fast": behind a list somebody goes on with a sentence of themselves. */
function partSelf({ paragraph, label, text }: Row): Row[] {
  const [list = "", ...sentences] = text.split(/(?<=\p{L}{3}|\))[.;]\s+(?=I\s)/u);
  const isList = splitItems(list).every((item) => item.split(" ").length <= MOST_WORDS_OF_ITEM);
  return isList && sentences.length > 0 && sentences.every(isOfSelf)
    ? [rowOf(paragraph, label, list), ...sentences.map((one) => rowOf(paragraph, undefined, one))]
    : [rowOf(paragraph, label, text)];
}

const MOST_WORDS_OF_ITEM = 4;

/** "Hausa, English. Hobby: drawing" holds two rows. */
function partLabels({ paragraph, label, text }: Row): Row[] {
  const rows: Row[] = [];
  let from = 0;
  let before = label;
  for (const { 0: found, 1: name = "", index } of text.matchAll(LABEL)) {
    if (kindOfLabel(name, text.slice(index + found.length)) === undefined) continue;
    if (index > from) rows.push(rowOf(paragraph, before, text.slice(from, index)));
    before = name;
    from = index + found.length;
  }
  return [...rows, rowOf(paragraph, before, text.slice(from))];
}
const LABEL = /(?:^|(?<=[.;|])\s+)(\p{L}[\p{L} &/'’-]{2,30}?)\s*:\s+/gu;

function rowOf(paragraph: number, label: string | undefined, text: string): Row {
  return { paragraph, text: text.trim(), ...(label !== undefined && { label }) };
}

function kindOf({ label, text }: Row): RowApart["kind"] | undefined {
  if (label === undefined && LIKES.test(text)) return "pastimes";
  if (labelKind(label === undefined ? text : `${label}${text}`) === "language") return "label";
  if (label === undefined && isOfSelf(text)) return "self";
  if (hasNumber(text)) return "referee";
  if (ON_REQUEST.test(`${label ?? ""} ${text}`)) return "request";
  return label === undefined ? undefined : kindOfLabel(label, text);
}
const LIKES = /^I (?:like|love|enjoy)(?: to)? \p{L}/iu;
const ON_REQUEST =
  /^\s*(?:referees?|references?)\b.{0,40}\b(?:(?:on|upon|at) (?:your )?(?:request|demand)|available)\b/iu;

/** "You can ask Dr Pam, director, 0803 …": nothing but somebody has a telephone. */
const hasNumber = (text: string) => (text.match(phonePattern) ?? []).some((number) => parsedPhone(number));

/** "I am a chorister", "no certificate but i fit do the work": what somebody tells of themselves in a sentence is no skill, unless they say what they can do. */
function isOfSelf(text: string): boolean {
  const plain = text.replace(/\([^()]*\)/g, " ").trim();
  return plain.split(/\s+/).length >= 4 && !/[,;|\t]/.test(plain) && SELF.test(plain) && !CAN.test(plain);
}
const SELF = /(?<![\p{L}’'-])(?:i|am|i[’']m|my|me)(?![\p{L}’'-])/iu;
const CAN =
  /^(?:and )?i (?:can|know|sabi|speak|understand|use|drive|operate|am (?:able|good|fluent|skilled))(?!\p{L})/iu;

function kindOfLabel(label: string, text: string): RowApart["kind"] | undefined {
  if (isOfPastimes(label)) return "pastimes";
  if (/^(?:referees?|references?)$/i.test(label)) return "request";
  const section = headingSection(label);
  if (section === "languages") return namesLanguage(text) ? "languages" : "skills";
  if (section === "skills") return "skills";
  if (labelKind(label) === "language" && namesLanguage(text)) return "languages";
  return section === "personal" || labelKind(label) === "personal" ? "personal" : undefined;
}
/** "Hobbies", "My interests": the head of what somebody does when not at work. */
export const isOfPastimes = (label: string) => PASTIMES.test(label);
const PASTIMES =
  /^(?:my )?(?:hobb(?:y|ies)|interests?|pastimes?|leisure)(?: (?:and|&) (?:interests?|hobbies))?$/i;
