// From marks to figures, and to the tables of docs/reading-figures.md.
import { FIELDS, type Field, type Mark } from "./marks";
import type { Score } from "./score";

export type Result = {
  layout: string;
  person: string;
  /** Word files, PDF, PDF as other programs and sites export it, and DOC. */
  kind: "word" | "pdf" | "exports" | "doc";
  keptAside: boolean;
  score: Score;
  isRead: boolean;
};
type Counts = {
  right: number;
  missing: number;
  wrong: number;
  extra: number;
  faultsWithDoubt: number;
  wrongWithDoubt: number;
};
export type Figures = {
  files: number;
  filesRead: number;
  filesWithNothingLost: number;
  words: number;
  wordsLost: number;
  fields: Record<string, Counts>;
};

export const AIMS: Partial<Record<Field, number>> = {
  name: 99,
  mail: 99,
  phone: 99,
  "job whole": 96,
  "school whole": 94,
  bullet: 98,
};
const WHOLES: Field[] = ["job whole", "school whole"];

export function figuresOf(results: Result[]): Figures {
  const marks = results.flatMap(({ score }) => score.marks);
  return {
    files: results.length,
    filesRead: results.filter(({ isRead }) => isRead).length,
    filesWithNothingLost: results.filter(({ score }) => score.lost.length === 0).length,
    words: sum(results.map(({ score }) => score.words)),
    wordsLost: sum(results.map(({ score }) => score.lost.length)),
    fields: Object.fromEntries(
      FIELDS.map((field) => [field, countsOf(marks.filter((mark) => mark.field === field))]),
    ),
  };
}

function countsOf(marks: Mark[]): Counts {
  const count = (outcome: Mark["outcome"]) => marks.filter((mark) => mark.outcome === outcome).length;
  return {
    right: count("right"),
    missing: count("missing"),
    wrong: count("wrong"),
    extra: count("extra"),
    faultsWithDoubt: marks.filter(({ outcome, hasDoubt }) => outcome !== "right" && hasDoubt).length,
    wrongWithDoubt: marks.filter(
      ({ outcome, hasDoubt }) => (outcome === "wrong" || outcome === "extra") && hasDoubt,
    ).length,
  };
}

/** One table: a line a field, then all fields together, then what was lost. */
export function fieldTable(figures: Figures, before?: Figures): string {
  const rows = FIELDS.map((field) =>
    fieldRow(field, countsFor(figures, field), AIMS[field], before?.fields[field]),
  );
  const all = allFields(figures);
  const head = [
    "Field",
    "Right",
    "Recall (95 % interval)",
    "Aim",
    "Precision",
    "Missing",
    "Wrong",
    "Faults with a doubt",
    "Recall before",
  ];
  const nothingLost = `${figures.filesWithNothingLost} of ${figures.files} files (${percent(figures.filesWithNothingLost, figures.files)}), ${figures.wordsLost} of ${figures.words} words lost`;
  const wrong = all.wrong + all.extra;
  return [
    line(head),
    line(head.map(() => "---")),
    ...rows,
    "",
    `Files read: ${figures.filesRead} of ${figures.files}. Nothing lost: ${nothingLost}. Wrong values: ${wrong} of ${sum([all.right, all.missing, wrong])} (${percent(wrong, sum([all.right, all.missing, wrong]))}; aim 0.5 %), ${all.wrongWithDoubt} of them with a doubt, ${wrong - all.wrongWithDoubt} without.${before ? ` Before: nothing lost in ${percent(before.filesWithNothingLost, before.files)} of the files, wrong values ${wrongShare(before)}.` : ""}`,
  ].join("\n");
}

function countsFor({ fields }: Figures, field: Field): Counts {
  return fields[field] ?? countsOf([]);
}

function allFields(figures: Figures): Counts {
  const counts = FIELDS.filter((field) => !WHOLES.includes(field)).map((field) => countsFor(figures, field));
  const total = (key: keyof Counts) => sum(counts.map((one) => one[key]));
  return {
    right: total("right"),
    missing: total("missing"),
    wrong: total("wrong"),
    extra: total("extra"),
    faultsWithDoubt: total("faultsWithDoubt"),
    wrongWithDoubt: total("wrongWithDoubt"),
  };
}

/** Share of wrong values among all values, read or not; "whole" is not a value of its own. */
export function wrongShare(figures: Figures): string {
  const { right, missing, wrong, extra } = allFields(figures);
  return percent(wrong + extra, right + missing + wrong + extra);
}

function fieldRow(field: Field, counts: Counts, aim?: number, before?: Counts): string {
  const { right, missing, wrong, extra, faultsWithDoubt } = counts;
  const all = right + missing + wrong;
  const [low, high] = wilson(right, all);
  const faults = missing + wrong + extra;
  const earlier = before && percent(before.right, before.right + before.missing + before.wrong);
  return line([
    field,
    `${right} of ${all}`,
    `${percent(right, all)} (${low}–${high})`,
    aim ? `${aim} %` : "",
    percent(right, right + wrong + extra),
    String(missing),
    extra > 0 ? `${wrong} + ${extra} extra` : String(wrong),
    `${faultsWithDoubt} of ${faults}`,
    earlier ?? "",
  ]);
}

/** One line a layout, of those that may be looked at. */
export function layoutTable(results: Result[]): string {
  const names = [...new Set(results.filter(({ keptAside }) => !keptAside).map(({ layout }) => layout))];
  const head = ["Layout", "Names", "Jobs whole", "Schools whole", "Bullets", "Wrong values", "Words lost"];
  const rows = names.map((name) => {
    const figures = figuresOf(results.filter(({ layout }) => layout === name));
    const recall = (field: Field) => {
      const { right, missing, wrong } = countsFor(figures, field);
      return percent(right, right + missing + wrong);
    };
    return line([
      name,
      recall("name"),
      recall("job whole"),
      recall("school whole"),
      recall("bullet"),
      wrongShare(figures),
      String(figures.wordsLost),
    ]);
  });
  return [line(head), line(head.map(() => "---")), ...rows].join("\n");
}

/** Wilson score interval at 95 %, in percent. */
export function wilson(right: number, all: number): [string, string] {
  if (all === 0) return ["0", "100"];
  const z = 1.96;
  const share = right / all;
  const middle = share + (z * z) / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * all)) / all);
  const bound = (value: number) => ((100 * value) / (1 + (z * z) / all)).toFixed(1);
  return [bound(Math.max(0, middle - spread)), bound(middle + spread)];
}

function percent(part: number, all: number): string {
  return all === 0 ? "–" : `${((100 * part) / all).toFixed(1)} %`;
}

function line(cells: string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
