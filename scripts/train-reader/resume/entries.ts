import type { readForm } from "../forms";
import { bullet, employerName, jobTitle, place, schoolName } from "../invent";
import type { Piece, Setting } from "../page";
import { cellNames, cellsOf, fill } from "./fill";
import { addLine, type Sheet } from "./sheet";
import * as stock from "../words";

export function writeJobs(
  sheet: Sheet,
  count: number,
  most: number,
  form: ReturnType<typeof readForm>,
  isWork = false,
): void {
  const { int, is } = sheet.choose;
  if (form.isRow) writeTableHead(sheet, cellNames(form.lines[0] ?? ""));
  else if (sheet.isRail) sheet.table += 1;
  for (let at = 0; at < count; at++) {
    const values = entryValues(sheet, nextPeriod(sheet));
    writeEntry(sheet, form.lines, values, form.isRow, at + 1);
    if (isWork) recordJob(sheet, values);
    const rail = sheet.isRail && !form.isRow ? { table: sheet.table, row: at + 1, column: 1 } : undefined;
    if (form.isRow && is(0.4))
      writeLines(sheet, int(1, most + 1), {
        table: sheet.table,
        row: at + 1,
        column: (form.lines[0] ?? "").split("§").length,
      });
    else if (!form.isRow || is(0.3)) writeLines(sheet, int(0, most), rail);
    if (form.isShared && is(0.45)) {
      const post = {
        ...entryValues(sheet, nextPeriod(sheet)),
        E: values.E ?? { text: "", label: "employer" },
      };
      writeEntry(
        sheet,
        form.lines,
        post,
        false,
        0,
        form.lines.findIndex((line) => line.includes("%T")),
      );
      if (isWork) recordJob(sheet, post);
      writeLines(sheet, int(1, most + 1));
    }
  }
}

/** Writes an entry's head lines in a form. */
export function writeEntry(
  sheet: Sheet,
  all: string[],
  values: Record<string, Piece>,
  isRow: boolean,
  row: number,
  from = 0,
): void {
  const isRail = sheet.isRail && !isRow && row > 0 && !all.join("/").includes(": ");
  if (isRail) {
    const cell = { table: sheet.table, row, column: 0 };
    addLine(sheet, [values[all.join("").includes("%Y") ? "Y" : "D"] ?? { text: "", label: "dates" }], {
      cell,
    });
    if (sheet.railHasPlace && values.P) addLine(sheet, [values.P], { cell });
  }
  const lines = isRail
    ? all
        .map((line) => line.replace(/[^%\]]*\(?%[DY]\)?(?:: |§| \| | – | · | - |, )?/, ""))
        .filter((line) => line.includes("%"))
    : all;
  lines.slice(from).forEach((form, at) => {
    const pieces = fill(form, values);
    for (const piece of pieces) if (sheet.caps.has(piece.label)) piece.text = piece.text.toUpperCase();
    if (sheet.isPhone && sheet.choose.is(0.6))
      for (const piece of pieces) piece.text = piece.text.toLowerCase();
    const setting: Setting = {
      bold: (label) => (sheet.bold.all ? at === 0 : (sheet.bold[label] ?? false)),
      italic: (label) => sheet.italic[label] ?? false,
      space: at === 0 ? sheet.entryGap : 0,
      size: at === 0 ? sheet.bigHead : 1,
    };
    if (sheet.isRaised)
      for (const piece of pieces) if (piece.label === "dates") piece.text = piece.text.toUpperCase();
    if (isRail) return addLine(sheet, pieces, { ...setting, cell: { table: sheet.table, row, column: 1 } });
    if (!isRow) return addLine(sheet, pieces, setting);
    const cells = cellsOf(pieces);
    cells.forEach((cell, column) =>
      addLine(sheet, cell, { ...setting, cell: { table: sheet.table, row, column } }),
    );
  });
}

export function writeTableHead(sheet: Sheet, names: string[]): void {
  sheet.table += 1;
  if (sheet.choose.is(0.6))
    names.forEach((text, column) =>
      addLine(sheet, [{ text, label: "label" }], {
        bold: sheet.choose.is(0.8),
        cell: { table: sheet.table, row: 0, column },
      }),
    );
}

function recordJob(sheet: Sheet, { E, T, D }: Record<string, Piece>): void {
  sheet.truth.jobs.push({ employer: E?.text ?? "", title: T?.text ?? "", dates: D?.text ?? "" });
}

export function writeLines(sheet: Sheet, count: number, cell?: Setting["cell"]): void {
  const { is } = sheet.choose;
  if (is(0.08))
    addLine(
      sheet,
      [
        {
          text: sheet.choose.pick([
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
    const text = bullet(sheet.choose, sheet.tongue);
    const words = text.split(" ");
    const isWrapped = !sheet.isBulleted && words.length > 14 && is(0.3);
    const parts = isWrapped
      ? [words.slice(0, 9).join(" "), words.slice(9).join(" ")]
      : [sheet.isPhone ? text.toLowerCase() : text];
    for (const part of parts)
      addLine(sheet, [{ text: part, label: "line" }], {
        ...(sheet.isBulleted && sheet.losesMarks
          ? { indent: 16 }
          : sheet.isBulleted && { list: is(0.05) ? 1 : 0 }),
        ...(cell && { cell }),
      });
  }
}

export function nextPeriod(sheet: Sheet): { from: number; to: number | "present"; isFirst: boolean } {
  const { int } = sheet.choose;
  const isFirst = sheet.month > 2025 * 12;
  const to = sheet.month;
  const from = to - int(6, 50);
  sheet.month = from - int(0, 6);
  return { from, to: isFirst && sheet.choose.is(0.7) ? "present" : to, isFirst };
}

export function entryValues(
  sheet: Sheet,
  period: { from: number; to: number | "present" },
): Record<string, Piece> {
  const { is, pick } = sheet.choose;
  const degree = pick(stock.degreeNames[sheet.tongue]);
  const area = pick(stock.areas[sheet.tongue]);
  const joined =
    sheet.tongue === "en"
      ? pick([" ", " in ", ", ", " "])
      : pick([" ", sheet.tongue === "de" ? " " : " en ", ", "]);
  const year = period.to === "present" ? 2026 : Math.floor(period.to / 12);
  return {
    E: { text: employerName(sheet.choose, sheet.tongue), label: "employer" },
    T: { text: jobTitle(sheet.choose, sheet.tongue), label: "title" },
    D: { text: is(0.96) ? sheet.dates(period.from, period.to, sheet.choose) : String(year), label: "dates" },
    F: {
      text: sheet.dates(period.from, "present", sheet.choose).split(/ (?:–|-|—|to) |[-–](?=\p{L})/u)[0] ?? "",
      label: "dates",
    },
    U: {
      text:
        period.to === "present"
          ? pick(["Date", "Present", "till date", "Till Date", "Now"])
          : (sheet.dates(period.to, "present", sheet.choose).split(/ (?:–|-|—|to) |[-–](?=\p{L})/u)[0] ?? ""),
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
    N: { text: String(1 + (year % 5)), label: "other" },
    Y: { text: is(0.85) ? String(year) : sheet.dates(period.from, period.to, sheet.choose), label: "dates" },
    P: { text: is(0.75) ? place(sheet.choose, sheet.tongue) : "", label: "place" },
    S: { text: schoolName(sheet.choose, sheet.tongue), label: "school" },
    G: { text: is(0.06) ? degree : `${degree}${joined}${area}`, label: "degree" },
    B: { text: degree, label: "degree" },
    // A subject apart from its degree is read together with it, unless a label names it.
    A: { text: area, label: "degree" },
    C: { text: area, label: "area" },
    Q: { text: is(0.7) ? pick(stock.gradeWords[sheet.tongue]) : "", label: "grade" },
  };
}
