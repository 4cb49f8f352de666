import type { OLevel } from "../profile.schema";
import type { DocumentLanguage } from "~/career/generated-document";
import { guardLine } from "./entries";
import { O_LEVEL_FORM } from "./entry-forms";
import { printItem, splitItems } from "./lists";
import { printHead, readHead } from "./slots";
import { bulletText, escape, fit, isEscaped, protect, reveal, type Line } from "./text-lines";

export function printOLevels(oLevels: OLevel[], language: DocumentLanguage): string {
  return oLevels
    .map(({ exam, school, date, results }) => {
      const head = guardLine(printHead(O_LEVEL_FORM, { values: { exam, school }, end: date }, language));
      const safeHead = readResults({ text: protect(head), isAfterBlank: true }) ? `\\${head}` : head;
      return results.length === 0 ? safeHead : `${safeHead}\n${printResults(results)}`;
    })
    .join("\n\n");
}

function printResults(results: OLevel["results"]): string {
  const natural = results.map(({ subject, grade }) => escape(`${subject} ${grade}`)).join(", ");
  const withColons = results
    .map(({ subject, grade }) => `${printItem(subject, ":")}: ${printItem(grade, ":")}`)
    .join(", ");
  const escaped = results
    .map(({ subject, grade }) => `${escapeAll(subject)}: ${escapeAll(grade)}`)
    .join(", ");
  const isReadBack = (line: string) => {
    const read =
      guardLine(line) === line ? readResults({ text: protect(line), isAfterBlank: false }) : undefined;
    return (
      read?.length === results.length &&
      read.every(
        ({ subject, grade }, index) => subject === results[index]?.subject && grade === results[index]?.grade,
      )
    );
  };
  return [natural, withColons].find(isReadBack) ?? guardLine(escaped);
}

function escapeAll(value: string): string {
  return escape(value, "(),;|•:·-–—#*+>");
}

/** "English Language B3", "Mathematics: A1", "Biology - Credit", "Chemistry (C4)". */
export function readResult(item: string): OLevel["results"][number] | undefined {
  const match = /^(.*?\S)\s*:\s+(.+)$/u.exec(item) ?? GRADED.exec(item);
  const [, subject = "", grade = ""] = match ?? [];
  const result = { subject: reveal(subject), grade: reveal(grade) };
  const isResult =
    match &&
    result.subject !== "" &&
    result.grade !== "" &&
    result.subject.length <= 100 &&
    result.grade.length <= 20;
  return isResult ? result : undefined;
}

const GRADED =
  /^(.*[\p{L})])[\s.]*(?:[-–—:=(\s])[\s.–—-]*([A-F][1-9]|[A-FP]|AR|Pass|Credit|Distinction|Excellent|Very Good|Good)\)?\.?$/iu;

/** An examination's head line, then its results; a blank line before the next examination. */
export function readOLevels(lines: Line[]): OLevel[] {
  const oLevels: OLevel[] = [];
  for (const line of lines) {
    const text = bulletText(line.text) ?? line.text;
    const results = readResults(line);
    const last = oLevels.at(-1);
    if (last && results) {
      last.results.push(...results);
      continue;
    }
    const head = readHead(O_LEVEL_FORM, text);
    const [borrowed, ...others] = head.rest;
    const exam =
      head.values.exam ?? head.values.school ?? borrowed ?? (head.end === undefined ? "O-Levels" : undefined);
    const pieces = fit(exam ?? reveal(text), 100);
    oLevels.push(
      ...pieces.map((piece, index): OLevel => ({
        exam: piece,
        ...(index === 0 &&
          head.values.exam !== undefined &&
          head.values.school !== undefined && { school: head.values.school }),
        ...(index === 0 && exam !== undefined && head.end !== undefined && { date: head.end }),
        results: [],
      })),
      ...(head.values.exam === undefined ? others : head.rest).flatMap((part) =>
        fit(part, 100).map((piece): OLevel => ({ exam: piece, results: [] })),
      ),
    );
  }
  return oLevels;
}

/** The results on a line, when it holds nothing else. After a blank line only plain grades count: "Exam: 2010" is a head there. */
function readResults(line: Line): OLevel["results"] | undefined {
  const text = bulletText(line.text) ?? line.text;
  if (text.includes("|") || (line.isAfterBlank && isEscaped(text.charAt(0)))) return undefined;
  const items = splitItems(text);
  const results = items.flatMap((item) =>
    line.isAfterBlank && !GRADED.test(item) ? [] : (readResult(item) ?? []),
  );
  return items.length > 0 && results.length === items.length ? results : undefined;
}
