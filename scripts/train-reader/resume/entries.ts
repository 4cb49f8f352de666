import type { readForm } from "../forms";
import { bullet, employerName, jobTitle, place, schoolName } from "../invent";
import type { Chance } from "../invent";
import type { Piece, Setting } from "../page";
import { cellNames, cellsOf, fill } from "./fill";
import { addLine, type Draft } from "./draft";
import * as stock from "../words";

export function writeJobs(
  draft: Draft,
  count: number,
  most: number,
  form: ReturnType<typeof readForm>,
  isWork = false,
): void {
  const { int, is } = draft.choose;
  if (form.isRow) writeTableHead(draft, cellNames(form.lines[0] ?? ""));
  else if (draft.isRail) draft.table += 1;
  for (let at = 0; at < count; at++) {
    const values = entryValues(draft, nextPeriod(draft));
    writeEntry(draft, form.lines, values, form.isRow, at + 1);
    if (isWork) recordJob(draft, values);
    const rail = draft.isRail && !form.isRow ? { table: draft.table, row: at + 1, column: 1 } : undefined;
    if (form.isRow && is(0.4))
      writeLines(draft, int(1, most + 1), {
        table: draft.table,
        row: at + 1,
        column: (form.lines[0] ?? "").split("§").length,
      });
    else if (!form.isRow || is(0.3)) writeLines(draft, int(0, most), rail);
    if (form.isShared && is(0.45)) {
      const post = {
        ...entryValues(draft, nextPeriod(draft)),
        E: values.E ?? { text: "", label: "employer" },
      };
      writeEntry(
        draft,
        form.lines,
        post,
        false,
        0,
        form.lines.findIndex((line) => line.includes("%T")),
      );
      if (isWork) recordJob(draft, post);
      writeLines(draft, int(1, most + 1));
    }
  }
}

/** Writes an entry's head lines in a form. */
export function writeEntry(
  draft: Draft,
  all: string[],
  values: Record<string, Piece>,
  isRow: boolean,
  row: number,
  from = 0,
): void {
  const isRail = draft.isRail && !isRow && row > 0 && !all.join("/").includes(": ");
  if (isRail) {
    const cell = { table: draft.table, row, column: 0 };
    addLine(draft, [values[all.join("").includes("%Y") ? "Y" : "D"] ?? { text: "", label: "dates" }], {
      cell,
    });
    if (draft.railHasPlace && values.P) addLine(draft, [values.P], { cell });
  }
  const lines = isRail
    ? all
        .map((line) => line.replace(/[^%\]]*\(?%[DY]\)?(?:: |§| \| | – | · | - |, )?/, ""))
        .filter((line) => line.includes("%"))
    : all;
  lines.slice(from).forEach((form, at) => {
    const pieces = fill(form, values);
    for (const piece of pieces) if (draft.caps.has(piece.label)) piece.text = piece.text.toUpperCase();
    if (draft.isPhone && draft.choose.is(0.6))
      for (const piece of pieces) piece.text = piece.text.toLowerCase();
    const setting: Setting = {
      bold: (label) => (draft.bold.all ? at === 0 : (draft.bold[label] ?? false)),
      italic: (label) => draft.italic[label] ?? false,
      space: at === 0 ? draft.entryGap : 0,
      size: at === 0 ? draft.bigHead : 1,
    };
    if (draft.isRaised)
      for (const piece of pieces) if (piece.label === "dates") piece.text = piece.text.toUpperCase();
    if (isRail) return addLine(draft, pieces, { ...setting, cell: { table: draft.table, row, column: 1 } });
    if (!isRow) return addLine(draft, pieces, setting);
    const cells = cellsOf(pieces);
    cells.forEach((cell, column) =>
      addLine(draft, cell, { ...setting, cell: { table: draft.table, row, column } }),
    );
  });
}

export function writeTableHead(draft: Draft, names: string[]): void {
  draft.table += 1;
  if (draft.choose.is(0.6))
    names.forEach((text, column) =>
      addLine(draft, [{ text, label: "label" }], {
        bold: draft.choose.is(0.8),
        cell: { table: draft.table, row: 0, column },
      }),
    );
}

function recordJob(draft: Draft, { E, T, D }: Record<string, Piece>): void {
  draft.truth.jobs.push({ employer: E?.text ?? "", title: T?.text ?? "", dates: D?.text ?? "" });
}

export function writeLines(draft: Draft, count: number, cell?: Setting["cell"]): void {
  const { is } = draft.choose;
  if (is(0.08))
    addLine(
      draft,
      [
        {
          text: draft.choose.pick([
            "Responsibilities:",
            "Key Achievements:",
            "Duties",
            "Job Description:",
            "Key Responsibilities",
          ]),
          label: "label",
        },
      ],
      { bold: is(0.5) },
    );
  for (let at = 0; at < count; at++) {
    const text = bullet(draft.choose, draft.tongue, draft.isBulleted && !draft.losesMarks);
    const words = text.split(" ");
    const isWrapped = !draft.isBulleted && words.length > 14 && is(0.3);
    const parts = isWrapped
      ? [words.slice(0, 9).join(" "), words.slice(9).join(" ")]
      : [draft.isPhone ? text.toLowerCase() : text];
    for (const part of parts)
      addLine(draft, [{ text: part, label: "line" }], {
        ...(draft.isBulleted && draft.losesMarks
          ? { indent: 16 }
          : draft.isBulleted && { list: is(0.05) ? 1 : 0 }),
        ...(cell && { cell }),
      });
  }
}

export function nextPeriod(draft: Draft): { from: number; to: number | "present"; isFirst: boolean } {
  const { int } = draft.choose;
  const isFirst = draft.month > 2025 * 12;
  const to = draft.month;
  const from = to - int(6, 50);
  draft.month = from - int(0, 6);
  return { from, to: isFirst && draft.choose.is(0.7) ? "present" : to, isFirst };
}

/** "2016/2017 – 2020/2021", as schools count their years. */
function sessions(from: number, to: number, pick: Chance["pick"]): string {
  const isShort = pick([true, false, false]);
  const one = (year: number) => `${year - 1}/${isShort ? String(year).slice(2) : year}`;
  return `${one(from + 1)}${pick([" – ", " - ", "–", " to "])}${one(to)}`;
}

export function entryValues(
  draft: Draft,
  period: { from: number; to: number | "present" },
): Record<string, Piece> {
  const { is, pick, int } = draft.choose;
  const degree = pick(stock.degreeNames[draft.tongue]);
  const area = pick(stock.areas[draft.tongue]);
  const joined =
    draft.tongue === "en"
      ? pick([" ", " in ", ", ", " "])
      : pick([" ", draft.tongue === "de" ? " " : " en ", ", "]);
  const year = period.to === "present" ? 2026 : Math.floor(period.to / 12);
  return {
    E: { text: employerName(draft.choose, draft.tongue), label: "employer" },
    T: { text: jobTitle(draft.choose, draft.tongue, draft.unitShare), label: "title" },
    D: { text: is(0.96) ? draft.dates(period.from, period.to, draft.choose) : String(year), label: "dates" },
    F: {
      text: draft.dates(period.from, "present", draft.choose).split(/ (?:–|-|—|to) |[-–](?=\p{L})/u)[0] ?? "",
      label: "dates",
    },
    U: {
      text:
        period.to === "present"
          ? pick(["Date", "Present", "till date", "Till Date", "Now"])
          : (draft.dates(period.to, "present", draft.choose).split(/ (?:–|-|—|to) |[-–](?=\p{L})/u)[0] ?? ""),
      label: "dates",
    },
    X: {
      text: is(0.6) ? pick(stock.standingWords).replace("%", String(2018 + (year % 10))) : "",
      label: "standing",
    },
    L: {
      text: `${1 + (period.from % 9)} years${is(0.7) ? ` ${1 + (period.from % 11)} months` : ""}`,
      label: "label",
    },
    I: { text: sessions(year - int(3, 6), year, pick), label: "dates" },
    N: { text: String(1 + (year % 5)), label: "other" },
    Y: { text: is(0.85) ? String(year) : draft.dates(period.from, period.to, draft.choose), label: "dates" },
    P: { text: is(0.75) ? place(draft.choose, draft.tongue) : "", label: "place" },
    S: { text: schoolName(draft.choose, draft.tongue), label: "school" },
    G: { text: is(0.06) ? degree : `${degree}${joined}${area}`, label: "degree" },
    B: { text: degree, label: "degree" },
    // A subject apart from its degree is read together with it, unless a label names it.
    A: { text: area, label: "degree" },
    C: { text: area, label: "area" },
    Q: { text: is(0.7) ? pick(stock.gradeWords[draft.tongue]) : "", label: "grade" },
  };
}
