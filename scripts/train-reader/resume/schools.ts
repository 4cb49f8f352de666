import { readForm } from "../forms";
import { coined } from "../invent";
import type { Piece } from "../page";
import { entryValues, nextPeriod, writeEntry, writeLines, writeTableHead } from "./entries";
import { cellNames, fill, shuffled } from "./fill";
import { addLine, headingName, type Draft } from "./draft";
import * as stock from "../words";

export function writeSchools(draft: Draft): void {
  const { int, is, pick } = draft.choose;
  draft.heading(headingName(draft, "education"));
  draft.month = 2024 * 12 - int(0, 120);
  const form = readForm(withStanding(draft, draft.grammar.school));
  if (form.isRow) writeTableHead(draft, cellNames(form.lines[0] ?? ""));
  else if (draft.isRail) draft.table += 1;
  const count = int(1, 3);
  for (let at = 0; at < count; at++) {
    const values = entryValues(draft, nextPeriod(draft));
    const isLast = at === count - 1 && count > 1 && is(0.45) && draft.tongue === "en";
    if (isLast) {
      values.S = { text: pick(stock.secondarySchools).replace("%", coined(draft.choose)), label: "school" };
      const paper = pick([
        "SSCE",
        "WASSCE",
        "WAEC",
        "Senior School Certificate Examination (SSCE)",
        "First School Leaving Certificate",
        "NECO",
        "O'Level",
        "High School Diploma",
      ]);
      values.G = { text: paper, label: "degree" };
      values.B = { text: paper, label: "degree" };
      values.A = { text: "", label: "degree" };
      values.C = { text: "", label: "area" };
      values.Q = { text: "", label: "grade" };
      values.X = { text: "", label: "standing" };
    } else if (!is(0.5)) values.X = { text: "", label: "standing" };
    writeEntry(draft, form.lines, values, form.isRow, at + 1);
    const shown = form.lines.join("/");
    draft.truth.schools.push({
      school: values.S?.text ?? "",
      degree: shown.includes("%G")
        ? (values.G?.text ?? "")
        : shown.includes("%B")
          ? `${values.B?.text} ${values.A?.text}`
          : "",
      dates: (shown.includes("%D") ? values.D : shown.includes("%I") ? values.I : values.Y)?.text ?? "",
    });
    const isGraded = form.lines.some((line) => line.includes("%Q"));
    if (!isLast && !isGraded && is(0.3)) {
      const grade: Piece = { text: pick(stock.gradeWords[draft.tongue]), label: "grade" };
      addLine(
        draft,
        is(0.4)
          ? [
              { text: pick(["Class of Degree", "Grade", "Result"]), label: "label" },
              { text: ": ", label: "other" },
              grade,
            ]
          : [grade],
        is(0.5) && draft.isBulleted ? { list: 0 } : {},
      );
    }
    if (is(0.2)) {
      const courses = Array.from({ length: int(3, 6) }, () => pick(stock.areas[draft.tongue])).join(", ");
      addLine(
        draft,
        [
          { text: pick(["Relevant coursework", "Thesis", "Courses", "Project"]), label: "label" },
          { text: ": ", label: "other" },
          { text: courses, label: "line" },
        ],
        is(0.5) ? { list: 0 } : {},
      );
    } else if (is(0.15)) writeLines(draft, int(1, 2));
  }
}

/** Studies that are not finished say so behind the degree, in brackets or on a line of their own. */
function withStanding(draft: Draft, form: string): string {
  const { is, pick } = draft.choose;
  if (!is(0.5) || form.includes("Course:")) return form;
  const degree = form.includes("%G") ? "%G" : "%B";
  return form.replace(degree, pick([`${degree} (%X)`, `${degree} (%X)`, `${degree} – %X`, `${degree}, %X`]));
}

export function writeOLevels(draft: Draft): void {
  const { is, int, pick } = draft.choose;
  draft.heading(headingName(draft, "oLevels"));
  const exam: Piece = {
    text: pick(["WAEC", "WASSCE", "NECO", "SSCE", "WAEC (May/June)", "GCE O-Level"]),
    label: "degree",
  };
  const school: Piece = {
    text: pick(stock.secondarySchools).replace("%", coined(draft.choose)),
    label: "school",
  };
  addLine(
    draft,
    fill(pick(["%S, %G, %D", "%G§%D", "%G %D", "%G/%S§%D", "%S§%D"]).split("/")[0] ?? "", {
      S: school,
      G: exam,
      D: { text: String(int(1998, 2022)), label: "dates" },
    }),
  );
  const subjects = shuffled(
    [
      "English Language",
      "Mathematics",
      "Biology",
      "Chemistry",
      "Physics",
      "Economics",
      "Government",
      "Civic Education",
      "Agricultural Science",
      "Yoruba",
    ],
    draft.choose,
  ).slice(0, int(4, 9));
  const results = subjects.map(
    (subject) => [subject, pick(["A1", "B2", "B3", "C4", "C5", "C6", "Credit", "Distinction"])] as const,
  );
  const form = pick(["line", "rows", "table", "colon"]);
  if (form === "line")
    return addLine(draft, [{ text: results.map((one) => one.join(" ")).join(", "), label: "grade" }]);
  draft.table += 1;
  results.forEach(([subject, grade], row) => {
    if (form === "table") {
      addLine(draft, [{ text: subject, label: "line" }], { cell: { table: draft.table, row, column: 0 } });
      addLine(draft, [{ text: grade, label: "grade" }], { cell: { table: draft.table, row, column: 1 } });
    } else
      addLine(
        draft,
        [
          {
            text: `${subject}${form === "rows" ? pick(["\t", " - ", " "]) : ": "}${grade}`,
            label: "grade",
          },
        ],
        is(0.3) ? { list: 0 } : {},
      );
  });
}
