import type { DocumentText, Paragraph } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import { numbering } from "./headings";
import { clausesOf, type Clause } from "./paper-clauses";
import type { PaperLine } from "./paper-entries";
import { paperColumn, type PaperColumn } from "./paper-words";

/** The lines of a section of papers, and the rows of its tables, each cut into its stretches. */
export function paperLinesOf({ paragraphs }: DocumentText, fields: readonly Field[]): PaperLine[] {
  const lines: PaperLine[] = [];
  const columns = columnsOf(paragraphs);
  const givers = new Set(
    fields
      .filter((field) => field.label === "issuer" && field.probability("issuer") >= 0.95)
      .map(({ text }) => text),
  );
  let [row, before]: [string | undefined, Paragraph | undefined] = [undefined, undefined];
  for (const [place, here] of groupByParagraph(fields)) {
    const paragraph = paragraphs[place];
    if (!paragraph || here.every(({ label }) => label === "other") || isHead(here)) continue;
    const { cell } = paragraph;
    if (cell?.row === 0 && columns.has(`${cell.table}/${cell.column}`)) continue;
    const own = cell && `${cell.table}/${cell.row}`;
    const isInRow = own !== undefined && own === row;
    const isSameCell = isInRow && before?.cell?.column === cell?.column;
    const clauses = clausesOf(
      textOfFields(paragraph, here),
      place,
      isSameCell ? "under" : isInRow ? "cell" : "line",
      {
        isGiver: (text) => givers.has(text),
        ...(cell && { column: columns.get(`${cell.table}/${cell.column}`) }),
      },
    );
    const line = lines.at(-1);
    if (isInRow && line) line.clauses.push(...renumbered(clauses, line.clauses.length));
    else
      lines.push({
        clauses,
        isItem: paragraph.listLevel !== undefined || cell !== undefined,
        isSetLike: before !== undefined && isSetLike(paragraph, before),
      });
    [row, before] = [own, paragraph];
  }
  return lines;
}

function renumbered(clauses: readonly Clause[], from: number): Clause[] {
  return clauses.map((clause) => ({ ...clause, at: clause.at + from }));
}

/** The head of a column, and nothing else. */
function isHead(fields: readonly Field[]): boolean {
  return fields.every(({ label, segments }) => label === "label" && segments[0]?.fixed === "label");
}

/** What stands in the fields of a paragraph, without its number and the mark of a list. */
export function textOfFields({ text }: Paragraph, fields: readonly Field[]): string {
  const from = fields[0]?.segments[0]?.from ?? 0;
  const to = fields.at(-1)?.segments.at(-1)?.to ?? text.length;
  const rest = /^[)\].!?]+/.exec(text.slice(to))?.[0] ?? "";
  const whole = fields.length === 1 ? (fields[0]?.text ?? "") : text.slice(from, to) + rest;
  return whole.replace(numbering, "");
}

/** The kinds of the columns of tables whose first row names them all. */
function columnsOf(paragraphs: readonly Paragraph[]): ReadonlyMap<string, PaperColumn> {
  const heads = new Map<number, [string, string][]>();
  for (const { cell, text } of paragraphs)
    if (cell?.row === 0)
      heads.set(cell.table, [...(heads.get(cell.table) ?? []), [`${cell.table}/${cell.column}`, text]]);
  return new Map(
    [...heads.values()].flatMap((cells) => {
      const known = cells.flatMap(([key, text]): [string, PaperColumn][] => {
        const kind = paperColumn(text);
        return kind ? [[key, kind]] : [];
      });
      return known.length > 1 && known.length * 2 >= cells.length ? known : [];
    }),
  );
}

function isSetLike(one: Paragraph, other: Paragraph): boolean {
  const settingOf = ({ runs }: Paragraph) => runs.find(({ text }) => text.trim() !== "");
  const [first, second] = [settingOf(one), settingOf(other)];
  return (
    first?.bold === second?.bold &&
    first?.italic === second?.italic &&
    Math.abs((first?.size ?? 0) - (second?.size ?? 0)) < 0.05
  );
}
