import { coined } from "../invent";
import type { Piece } from "../page";
import { writeLines } from "./entries";
import { fill } from "./fill";
import { addLine, headingName, type Draft } from "./draft";
import * as stock from "../words";

export function writeCertificates(draft: Draft): void {
  writePapers(draft, stock.certificateNames, "certificates");
}

export function writeAwards(draft: Draft): void {
  const { pick } = draft.choose;
  writePapers(
    draft,
    Array.from({ length: 6 }, () =>
      pick([
        "Best Staff of the Year",
        "Dean's List",
        "Employee of the Month",
        "State Scholarship Award",
        "Best Graduating Student",
        `${coined(draft.choose)} Prize`,
        "Hackathon Winner",
        "Full Tuition Scholarship",
      ]),
    ),
    "awards",
  );
}

function writePapers(draft: Draft, names: readonly string[], section: string): void {
  const { is, int, pick } = draft.choose;
  draft.heading(headingName(draft, section));
  const form = pick([
    "%N",
    "%N, %I (%D)",
    "%N – %I, %D",
    "%N§%D",
    "%N | %I | %D",
    "%N (%D)",
    "%D: %N",
    "%N/%I§%D",
    "%N – %I",
    "%N, %D",
    "%D§%N, %I",
    "%N, %I, %D (%X)",
    "%N (%X), %I, %D",
    "%N | %I (%X)",
    "%N – %X",
  ]);
  for (let count = int(1, 5); count > 0; count--) {
    const year = String(int(2008, 2026));
    const values: Record<string, Piece> = {
      N: { text: section === "certificates" ? paperName(draft, names) : pick(names), label: "item" },
      I: {
        text:
          form.includes("| %I |") && is(0.4)
            ? ""
            : is(0.85)
              ? pick(stock.issuers)
              : `${coined(draft.choose)} ${pick(["Academy", "Institute", "Training Centre", "Council", "Ministry of Labour"])}`,
        label: "issuer",
      },
      X: { text: is(0.4) ? pick(stock.standingWords).replace("%", year) : "", label: "standing" },
      D: { text: is(0.3) ? "" : is(0.7) ? year : `${pick(stock.months.en[1])} ${year}`, label: "dates" },
    };
    const isList = draft.isBulleted && is(0.8);
    form.split("/").forEach((line, at) =>
      addLine(draft, fill(line, values), {
        ...(isList && at === 0 && { list: 0 }),
        bold: (label) => label === "item" && (draft.bold.title ?? false),
      }),
    );
  }
}

/** Under "Certificates obtained" people list degrees and memberships, too. */
function paperName(draft: Draft, names: readonly string[]): string {
  const { is, pick } = draft.choose;
  if (is(0.8)) return pick(names);
  if (is(0.5))
    return `${pick(stock.degreeNames.en)}${pick(["", " (Hons)"])} ${pick(stock.areas.en)}${is(0.5) ? ` (${pick(stock.gradeWords.en)})` : ""}`;
  const body = `${pick(["Chartered Institute of", "Nigerian Institute of", "Association of", "Nigerian Society of"])} ${pick(stock.areas.en)}`;
  return pick([
    `${body}, ${pick(["Associate", "Member", "Fellow", "Student member"])}`,
    `${body} (${coined(draft.choose)} Branch)`,
    `Member, ${body}`,
    `${body} – ${pick(["Associate", "Graduate Member"])}`,
  ]);
}

export function writeProjects(draft: Draft): void {
  const { is, int, pick } = draft.choose;
  draft.heading(headingName(draft, "projects"));
  for (let count = int(1, 4); count > 0; count--) {
    const name = pick([
      `${coined(draft.choose)} ${pick(["App", "Portal", "Website", "Study", "Dashboard", "Bot"])}`,
      coined(draft.choose),
      `Design and Construction of a ${pick(["Solar Dryer", "5 kVA Inverter", "Water Pump"])}`,
      "Inventory Management System",
      "Crime Data Analysis",
    ]);
    const date = draft.dates(draft.month - 6, draft.month, draft.choose);
    addLine(
      draft,
      [
        { text: name, label: "item" },
        ...(is(0.4)
          ? ([
              { text: "\t", label: "other" },
              { text: is(0.5) ? date : String(int(2012, 2026)), label: "dates" },
            ] as Piece[])
          : is(0.3)
            ? ([
                { text: " | ", label: "other" },
                { text: "github.com/" + coined(draft.choose).toLowerCase(), label: "link" },
              ] as Piece[])
            : []),
      ],
      { bold: (label) => label === "item" && is(0.7), space: draft.entryGap },
    );
    writeLines(draft, int(1, 3));
  }
}
