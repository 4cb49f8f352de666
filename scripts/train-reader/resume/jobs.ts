import { readForm } from "../forms";
import { coined, prose } from "../invent";
import type { Piece } from "../page";
import { entryValues, nextPeriod, writeJobs, writeLines } from "./entries";
import { fill } from "./fill";
import { addLine, headingName, type Sheet } from "./sheet";

export function writeSummary(sheet: Sheet): void {
  const { is, int } = sheet.choose;
  if (is(0.9)) sheet.heading(headingName(sheet, "summary"));
  for (let count = is(0.8) ? 1 : int(2, 3); count > 0; count--)
    addLine(sheet, [{ text: prose(sheet.choose, sheet.tongue, int(1, 4)), label: "line" }], {
      space: is(0.5) ? 2 : 0,
    });
}

export function writeWork(sheet: Sheet): void {
  const { int, is } = sheet.choose;
  sheet.heading(headingName(sheet, "work"));
  sheet.month = 2026 * 12 + int(0, 8) - (is(0.3) ? int(4, 30) : 0);
  writeJobs(sheet, int(1, 5), is(0.15) ? 0 : 5, readForm(sheet.grammar.work), true);
}

export function writeVolunteer(sheet: Sheet): void {
  sheet.heading(headingName(sheet, "volunteer"));
  writeJobs(sheet, sheet.choose.int(1, 2), 2, readForm(sheet.grammar.work));
}

export function writeSiwes(sheet: Sheet): void {
  sheet.heading(headingName(sheet, "siwes"));
  writeJobs(sheet, 1, 3, readForm(sheet.grammar.work));
}

export function writeNysc(sheet: Sheet): void {
  const { is, pick, int } = sheet.choose;
  sheet.heading(headingName(sheet, "nysc"));
  if (is(0.35)) {
    const status = pick([
      "Discharged",
      "Completed",
      "NYSC Discharge Certificate",
      "Currently serving",
      "Exempted",
    ]);
    const year = String(int(2005, 2026));
    addLine(sheet, [
      { text: status, label: "line" },
      { text: pick([", ", " – ", "\t", " ("]), label: "other" },
      { text: year, label: "dates" },
    ]);
  } else if (is(0.25)) {
    const { E, P, D } = entryValues(sheet, nextPeriod(sheet));
    const own = { E, P, D, O: { text: coined(sheet.choose), label: "place" } } as Record<string, Piece>;
    addLine(sheet, [{ text: pick(["Discharged", "Serving", "Exempted", "Not yet served"]), label: "line" }], {
      bold: is(0.8),
    });
    addLine(sheet, fill(pick(["%E, %O | %P | %D", "%E | %P | %D", "%E, %O | %D", "%E | %D"]), own));
    writeLines(sheet, int(0, 2));
  } else writeJobs(sheet, 1, 2, readForm(sheet.grammar.work));
}
