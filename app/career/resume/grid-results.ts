import { normalizeValue, type Draft } from "./draft";
import { type Grid, type GridCell, isRowNumber } from "./grids";
import { examNames } from "./vocabulary/grades";

type Result = { subject: GridCell; grade: GridCell };

const fewestResults = 3;
const longestSubject = 40;
const isGrade = ({ text }: GridCell) => /^[A-F][1-9]$/i.test(text.trim());
const isSubject = ({ text }: GridCell) =>
  /^\p{L}[\p{L}\s.,&/'’()-]+$/u.test(text.trim()) && text.length <= longestSubject;

/** "English Language | C5 | Physics | D7", or a row of subjects over a row of grades: the results of a school examination. True where it was one. */
export function readResultGrid(draft: Draft, { rows }: Grid, captionOf: (place: number) => string): boolean {
  const results = resultsOf(rows);
  if (results.length < fewestResults) return false;
  const held = new Set(results.flatMap(({ subject, grade }) => [subject, grade]));
  const others = rows.flat().filter((cell) => !held.has(cell) && !isRowNumber(cell));
  const heads = (rows[0] ?? []).filter((cell) => others.includes(cell));
  if (others.length > heads.length) return false;
  const first = results[0]?.subject.paragraphs[0] ?? 0;
  const exam = examNames.exec(captionOf(first))?.[0].toUpperCase() ?? "O-Levels";
  addResults(draft, exam, results);
  for (const cell of rows.flat())
    if (!held.has(cell)) for (const place of cell.paragraphs) draft.useRewritten(place, cell.text);
  return true;
}

function addResults(draft: Draft, exam: string, results: readonly Result[]): void {
  draft.profile.oLevels.push({
    exam,
    results: results.map(({ subject, grade }) => ({
      subject: normalizeValue(subject.text),
      grade: normalizeValue(grade.text),
    })),
  });
  for (const { subject, grade } of results)
    for (const cell of [subject, grade]) for (const place of cell.paragraphs) draft.use(place, cell.text);
  draft.fact(`oLevels.${draft.profile.oLevels.length - 1}`, results[0]?.subject.paragraphs[0] ?? 0, 1);
}

function resultsOf(rows: Grid["rows"]): Result[] {
  return rows.flatMap((row, at): Result[] => {
    const cells = row.filter((cell) => !isRowNumber(cell));
    const found: Result[] = [];
    cells.forEach((cell, place) => {
      const next = cells[place + 1];
      if (next && isSubject(cell) && isGrade(next)) found.push({ subject: cell, grade: next });
    });
    if (found.length > 0) return found;
    const below = rows[at + 1] ?? [];
    const isOver = row.length >= fewestResults && row.every(isSubject) && below.length === row.length;
    if (!isOver || !below.every(isGrade)) return [];
    return row.flatMap((subject) => {
      const grade = below.find(({ column }) => column === subject.column);
      return grade ? [{ subject, grade }] : [];
    });
  });
}
