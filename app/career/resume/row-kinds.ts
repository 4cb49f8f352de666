import { findPeriods } from "../dates";
import { foldText } from "../nlp/fold";
import {
  degreeBehindSchool,
  isDrivingLicence,
  isSchoolPaper,
  startsWithDegree,
  startsWithTradePaper,
} from "./degrees";
import type { DocumentText } from "./document-text";
import { isExamResults } from "./exam-results";
import { groupByParagraph, type Field } from "./field";
import { isGrade } from "./grades";
import { textOfFields } from "./paper-lines";
import { hasPaperNoun, isBody, isLetters, isMembership, isNote, startsAsPaper } from "./paper-words";
import { isPost } from "./places";
import { isStanding } from "./standing";
import { certifiers, postNominals, schools } from "./vocabulary/vocabulary";

/** What a line among schools and papers tells of: studies, a paper that is no study, or neither by its words. */
export type RowKind = "study" | "paper" | "rest";
type Row = RowWords & { fields: Field[]; table?: string };
type RowWords = {
  kind: RowKind;
  parts: string[];
  hasDate: boolean;
  /** A date, a body or a standing: what an entry has beside its name. */
  isWhole: boolean;
};

/** Parts the rows of papers from those of studies, in a list of studies that has both. */
export function partPapers(document: DocumentText, fields: readonly Field[]): Parted {
  const rows = rowsOf(document, fields);
  const isList = isListOfRows(rows);
  const papers = new Set<Row>();
  for (const [at, row] of rows.entries()) {
    const [before, after] = [rows[at - 1], rows[at + 1]];
    const isRest = row.kind === "rest" && isList && row.hasDate;
    const goesOn = before !== undefined && papers.has(before) && row.kind === "rest" && isRestOf(row);
    // "Trade Test Certificate, 2008 – 2011" over or under the school that gave it.
    const isOfSchool =
      (after !== undefined && !after.hasDate && isSchoolAlone(after)) ||
      (before !== undefined && !(row.hasDate && before.hasDate) && isSchoolAlone(before));
    if ((row.kind === "paper" && row.isWhole && !isOfSchool) || isRest || goesOn) papers.add(row);
  }
  return parted(rows, papers);
}

/** Parts the rows of studies from those of papers, in a list of papers that has both. */
export function partStudies(document: DocumentText, fields: readonly Field[]): Parted {
  const rows = rowsOf(document, fields);
  const papers = new Set(rows);
  let isOpen = false;
  for (const row of rows) {
    const isDegree = row.parts.some(
      (part) => startsStudy(part) && !isSchoolPaper(part.split(" ")[0] ?? "") && !isDrivingLicence(part),
    );
    // "SSCE, Government Secondary School, Bida": a certificate of schooling beside the school that gave it.
    const isOfSchool =
      row.parts.some(isPlainPaper) && row.parts.some((part) => isSchool(part) && !isPlainPaper(part));
    // "English C5, Mathematics C6" below the paper that they are of.
    const isOfPaper: boolean =
      isOpen && row.parts.length > 0 && row.fields.every(({ text }) => isExamResults(text));
    isOpen =
      isDegree ||
      isOfSchool ||
      isOfPaper ||
      (isOpen && !row.hasDate && (row.parts.length === 0 || row.parts.some(isSchool)));
    if (isOpen) papers.delete(row);
  }
  return parted(rows, papers);
}

const isPlainPaper = (text: string) => isSchoolPaper(text) || /^(?:certificate|diploma)$/iu.test(text);

type Parted = { studies: Field[]; papers: Field[] };

function parted(rows: readonly Row[], papers: ReadonlySet<Row>): Parted {
  return {
    studies: rows.flatMap((row) => (papers.has(row) ? [] : row.fields)),
    papers: rows.flatMap((row) => (papers.has(row) ? row.fields : [])),
  };
}

// A row of a resume is shorter.
const longest = 600;

/** The lines of a list and the rows of its tables. */
function rowsOf({ paragraphs }: DocumentText, fields: readonly Field[]): Row[] {
  const rows: Row[] = [];
  for (const [place, here] of groupByParagraph(fields)) {
    const paragraph = paragraphs[place];
    if (!paragraph) continue;
    const { cell } = paragraph;
    const table = cell && `${cell.table}/${cell.row}`;
    // "Course: Mechanical Engineering" is a detail of the entry above it.
    const text = here[0]?.label === "label" ? "" : textOfFields(paragraph, here);
    const last = rows.at(-1);
    if (table !== undefined && last?.table === table) {
      last.fields.push(...here);
      const both = rowOf(`${last.parts.join(", ")}, ${text}`);
      Object.assign(last, both, {
        hasDate: last.hasDate || both.hasDate,
        isWhole: last.isWhole || both.isWhole,
      });
    } else rows.push({ fields: here, ...rowOf(text), ...(table !== undefined && { table }) });
  }
  return rows;
}

/** True for lines under a heading that nobody knows, of which nearly all name papers and none studies or a post. */
export function isListOfPapers(document: DocumentText, fields: readonly Field[]): boolean {
  const rows = rowsOf(document, fields);
  const papers = rows.filter(
    ({ kind, parts, hasDate }) =>
      (kind === "paper" && hasDate) ||
      parts.slice(1).some((part) => isMembership(part) || (hasDate && (isBody(part) || isLetters(part)))),
  );
  const isOther = ({ parts }: Row) =>
    parts.some(startsStudy) ||
    isSchool(parts[0] ?? "") ||
    (isPost(parts[0] ?? "") && !isMembership(parts[0] ?? "") && !letteredMember.test(parts[0] ?? ""));
  return papers.length > 0 && papers.length >= rows.length * 0.6 && !papers.some(isOther);
}

/** Most lines have a date of their own and say by their words what they are: each is an entry. */
function isListOfRows(rows: readonly Row[]): boolean {
  const whole = rows.filter(({ hasDate, kind, parts }) => hasDate && kind !== "rest" && parts.length > 1);
  return whole.length > 1 && rows.filter(({ hasDate }) => hasDate).length >= rows.length * 0.8;
}

/** A school, and no word of what it gave. */
function isSchoolAlone({ parts }: Row): boolean {
  return (
    parts.some(isSchool) &&
    !parts.some((part) => startsStudy(part) || isSchoolPaper(part) || startsAsPaper(part))
  );
}

/** A body or a note under a paper. */
function isRestOf({ parts, hasDate }: Row): boolean {
  // "I sing in the church" ends like a body.
  const isRest = (part: string) => !/^i \p{Ll}/iu.test(part) && (isBody(part) || isNote(part));
  return !hasDate && parts.length === 1 && parts.every(isRest);
}

function rowOf(whole: string): RowWords {
  const cut = whole.slice(0, longest);
  const degree = degreeBehindSchool(cut);
  const text = degree === undefined ? cut : `${cut.slice(0, degree).trimEnd()}, ${cut.slice(degree)}`;
  const periods = findPeriods(text);
  const plain = periods.reduceRight(
    (left, { index, length }) => `${left.slice(0, index)}, ${left.slice(index + length)}`,
    text,
  );
  const parts = plain
    .split(/[,;|\t]+\s*|\s+[–—-]+\s+|:\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|\s+from\s+(?=\p{Lu})/u)
    .map((part) => part.replace(/^[\s().–—-]+|[\s(–—-]+$/gu, ""))
    .filter((part) => /\p{L}/u.test(part));
  const named = parts.filter((part) => !isStanding(part) && !isGrade(part));
  const isWhole =
    periods.length > 0 ||
    parts.some((part) => isStanding(part) || isNote(part)) ||
    named.slice(1).some(isBody);
  return { kind: kindOf(named), parts: named, hasDate: periods.length > 0, isWhole };
}

function kindOf(parts: readonly string[]): RowKind {
  const [first] = parts;
  if (first === undefined) return "rest";
  const isMember = isMembership(first) || startsWithTradePaper(first) || isTradeTest(first);
  const isStudy = parts.some((part) => startsStudy(part) || isSchoolPaper(part));
  if (
    (isStudy && !isMember) ||
    parts.some(isSchool) ||
    parts.some((part) => /(?:^| )diploma(?:$| in | of | \()/i.test(part))
  )
    return "study";
  if (parts.length === 1 && isBody(first)) return "rest";
  return isMember || startsAsPaper(first) || isPaperByWords(first) ? "paper" : "rest";
}

const letteredMember = /^associate (?:member|chartered|professional)/i;

/** "NABTEB Trade Test in Barbing": the body of the examination before the paper. */
const isTradeTest = (text: string) => startsWithTradePaper(text.replace(/^\p{Lu}{3,8} /u, ""));

/** "B.Sc. Economics"; no grade of a member, and no licence but that of France. */
function startsStudy(text: string): boolean {
  const isMember = isMembership(text) || letteredMember.test(text);
  return (
    startsWithDegree(text) &&
    !isMember &&
    !/^licen[cs]e(?! (?:en|es|de|professionnelle)(?!\p{L}))/iu.test(text)
  );
}

/** "COREN registered engineer", "Project Management Professional (PMP)". */
function isPaperByWords(text: string): boolean {
  const words = foldText(text).split(/[\s()]+/);
  const letters = /\(([\p{L}.]{2,7})\)$/u.exec(text)?.[1];
  return (
    hasPaperNoun(text) ||
    certifiers.has(words[0] ?? "") ||
    certifiers.has(words.slice(0, 2).join(" ")) ||
    (letters !== undefined && postNominals.has(foldText(letters)))
  );
}

/** True for the name of a school, by its words; an institute may be anything. */
export function isSchool(text: string): boolean {
  return foldText(text)
    .split(/[\s,()]+/)
    .some((word) => schools.has(word) && word !== "institute");
}
