import { readForm } from "../forms";
import { coined, prose } from "../invent";
import type { Piece } from "../page";
import { entryValues, nextPeriod, writeJobs, writeLines } from "./entries";
import { fill } from "./fill";
import { addLine, headingName, type Draft } from "./draft";

export function writeSummary(draft: Draft): void {
  const { is, int } = draft.choose;
  if (is(0.9)) draft.heading(headingName(draft, "summary"));
  for (let count = is(0.8) ? 1 : int(2, 3); count > 0; count--)
    addLine(draft, [{ text: prose(draft.choose, draft.tongue, int(1, 4)), label: "line" }], {
      space: is(0.5) ? 2 : 0,
    });
}

export function writeWork(draft: Draft): void {
  const { int, is } = draft.choose;
  draft.heading(headingName(draft, "work"));
  draft.month = 2026 * 12 + int(0, 8) - (is(0.3) ? int(4, 30) : 0);
  writeJobs(draft, int(1, 5), is(0.15) ? 0 : 5, readForm(draft.grammar.work), true);
}

export function writeVolunteer(draft: Draft): void {
  draft.heading(headingName(draft, "volunteer"));
  writeJobs(draft, draft.choose.int(1, 2), 2, readForm(draft.grammar.work));
}

export function writeSiwes(draft: Draft): void {
  draft.heading(headingName(draft, "siwes"));
  writeJobs(draft, 1, 3, readForm(draft.grammar.work));
}

export function writeNysc(draft: Draft): void {
  const { is, pick, int } = draft.choose;
  draft.heading(headingName(draft, "nysc"));
  if (is(0.35)) {
    const status = pick([
      "Discharged",
      "Completed",
      "NYSC Discharge Certificate",
      "Currently serving",
      "Exempted",
    ]);
    const year = String(int(2005, 2026));
    addLine(draft, [
      { text: status, label: "line" },
      { text: pick([", ", " – ", "\t", " ("]), label: "other" },
      { text: year, label: "dates" },
    ]);
  } else if (is(0.25)) {
    const { E, P, D } = entryValues(draft, nextPeriod(draft));
    const own = { E, P, D, O: { text: coined(draft.choose), label: "place" } } as Record<string, Piece>;
    addLine(draft, [{ text: pick(["Discharged", "Serving", "Exempted", "Not yet served"]), label: "line" }], {
      bold: is(0.8),
    });
    addLine(draft, fill(pick(["%E, %O | %P | %D", "%E | %P | %D", "%E, %O | %D", "%E | %D"]), own));
    writeLines(draft, int(0, 2));
  } else writeJobs(draft, 1, 2, readForm(draft.grammar.work));
}
