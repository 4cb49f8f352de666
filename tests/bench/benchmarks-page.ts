/** A figure of one part of the benchmarks; `met` is undefined where nothing is aimed at. */
export type Row = { what: string; figure: string; aim: string; met: boolean | undefined; note?: string };

const TABLE_HEAD = ["| Part | What | Measured | Aim | | When |", "| --- | --- | --- | --- | --- | --- |"];

/** The lines of the table that a part has, with when and beside how much other work it was measured. */
export function linesOf(part: string, rows: readonly Row[], when: string): string[] {
  const word = (met: boolean) => (met ? "met" : "missed");
  return rows.map(
    ({ what, figure, aim, met, note }) =>
      `| ${part} | ${what} | ${figure} | ${aim} | ${[met === undefined ? "" : word(met), note].filter(Boolean).join("; ")} | ${when} |`,
  );
}

/** Lines as a table of their own, for the terminal. */
export function tableOf(lines: readonly string[]): string {
  return [...TABLE_HEAD, ...lines].join("\n");
}

/**
 * The page with a part's lines in place of those that the part had, and all else as it was: what was not measured again keeps its
 * figure and its day. A part that the table does not have comes last.
 */
export function replaceLines(page: string, part: string, lines: readonly string[]): string {
  const all = page.split("\n");
  const head = all.indexOf(TABLE_HEAD[1] ?? "");
  if (head === -1) throw new Error("The page has no table of benchmarks");
  const end = all.findIndex((line, at) => at > head && !line.startsWith("|"));
  const table = all.slice(head + 1, end === -1 ? undefined : end);
  const isOwn = (line: string) => line.startsWith(`| ${part} |`);
  const first = table.findIndex(isOwn);
  const others = table.filter((line) => !isOwn(line));
  const place = first === -1 ? others.length : first;
  const rest = end === -1 ? [] : all.slice(end);
  return [...all.slice(0, head + 1), ...others.toSpliced(place, 0, ...lines), ...rest].join("\n");
}

/** The page with other text below a heading of the second level; all else as it was. */
export function replaceSection(page: string, heading: string, text: string): string {
  const start = page.indexOf(`## ${heading}\n`);
  if (start === -1) throw new Error(`The page has no section ${heading}`);
  const next = page.indexOf("\n## ", start);
  return `${page.slice(0, start)}## ${heading}\n\n${text}\n${next === -1 ? "" : page.slice(next)}`;
}
