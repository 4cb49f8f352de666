import type { OLevel } from "../profile.schema";
import { mainRange } from "./head-shapes";
import { splitItems } from "./lists";
import { readResult } from "./o-levels";
import { tidy } from "./text-lines";

type Exam = { exam?: string; date?: string; results: OLevel["results"]; rest: string };

/** "WAEC May/June 2010: English B3, Mathematics A1" */
export function readExam(text: string, studyType?: string): Exam | undefined {
  const line = text.replaceAll("\t", ", ");
  const [, before = "", after = ""] =
    /^([^:]*?(?:waec|wassce|neco|ssce|gce|nabteb|o['’]?\s?level|result|subject)[^:]*?)\s*[:–-]\s*(.+)$/iu.exec(
      line,
    ) ?? [];
  const body = after === "" ? line : after;
  const items = splitItems(body.replace(/\s+and\s+(?=[^,]*$)/i, ", ").replace(/\.$/, ""));
  const results = items.flatMap((item) => readResult(item.replace(/\.$/, "")) ?? []);
  const isExam =
    results.length === items.length &&
    results.every(({ grade }) =>
      /^(?:[A-F][1-9]|[A-FP]|AR|pass|credit|distinction|excellent|very good|good)$/i.test(grade),
    );
  if (!isExam || (results.length < 2 && before === "")) return undefined;
  const { text: unseried, series } = takeSeries(before);
  const range = mainRange(unseried);
  const named = tidy(`${range ? withoutRange(unseried, range) : tidy(unseried)} ${series}`);
  const exam = named === "" || /^(?:subjects?|results?)$/i.test(named) ? studyType : named;
  return {
    ...(exam !== undefined && exam.length <= 100 && { exam }),
    ...(range?.end && range.end !== "present" && { date: range.end }),
    results,
    rest: "",
  };
}

/** A line without its period; what stood on both sides of it stays apart. */
export function withoutRange(text: string, range: { index: number; length: number }): string {
  const [before, after] = [text.slice(0, range.index), text.slice(range.index + range.length)];
  const isBetween = /[\p{L})]\s*$/u.test(before) && /^\s*\p{L}{2}/u.test(after);
  const left = `${before}${isBetween ? " | " : " "}${after}`;
  return tidy(left.replace(/\(\s*\)|\[\s*\]/g, " ").replace(/^[\s,:;|–—-]+|[\s,:;(|–—-]+$/g, ""));
}

/** Takes the series ("May/June") out of an examination's name: it names the sitting, not a period. */
export function takeSeries(text: string): { text: string; series: string } {
  const series = /\b(?:may\s*\/\s*june?|june\s*\/\s*july|nov(?:ember)?\.?\s*\/\s*dec(?:ember)?)\b\.?/i.exec(
    text,
  )?.[0];
  return series === undefined ? { text, series: "" } : { text: tidy(text.replace(series, " ")), series };
}

/** Adds results to their examination, or opens one. */
export function addExam(oLevels: OLevel[], { exam, date, results }: Exam): void {
  const last = oLevels.at(-1);
  if (last && (exam === undefined || exam === last.exam) && date === undefined) last.results.push(...results);
  else oLevels.push({ exam: exam ?? "O-Levels", ...(date !== undefined && { date }), results });
}
