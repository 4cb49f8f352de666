import type { Label } from "~/career/resume/tagger/labels";
import { coined, personName } from "../invent";
import type { Piece } from "../page";
import { entryValues } from "./entries";
import { fill } from "./fill";
import { phoneNumber, streetAddress } from "./head";
import { addLine, headingName, type Draft } from "./draft";
import * as stock from "../words";

export function writePersonal(draft: Draft): void {
  const { is, pick, int } = draft.choose;
  draft.heading(headingName(draft, "personal"));
  const rows: [string, string, Label][] = [
    ["Full Name", draft.name, "name"],
    [
      "Date of Birth",
      `${int(1, 28)}${pick(["th", "nd", "st"])} ${pick(stock.months.en[0])}, ${int(1965, 2004)}`,
      "personal",
    ],
    ["Sex", pick(["Male", "Female"]), "personal"],
    ["Marital Status", pick(["Single", "Married"]), "personal"],
    ["State of Origin", pick(["Enugu", "Oyo State", "Kano", "Delta", "Akwa Ibom"]), "personal"],
    ["Local Government Area", coined(draft.choose), "personal"],
    ["Nationality", pick(["Nigerian", "British", "Deutsch", "Française"]), "personal"],
    ["Religion", pick(["Christianity", "Islam"]), "personal"],
    ["Languages Spoken", "English and Hausa", "personal"],
    ["Contact Address", streetAddress(draft), "place"],
    ["Phone Number", phoneNumber(draft).split(",")[0] ?? "", "phone"],
    ["Email", `${coined(draft.choose).toLowerCase()}@gmail.com`, "email"],
  ];
  const form = pick(["colon", "tab", "table", "colon", "dash"]);
  draft.table += 1;
  rows
    .filter(() => is(0.55))
    .forEach(([label, value, kind], row) => {
      const shown = is(0.2) ? label.toUpperCase() : label;
      if (form === "table") {
        addLine(draft, [{ text: shown, label: "label" }], {
          cell: { table: draft.table, row, column: 0 },
          bold: is(0.5),
        });
        addLine(draft, [{ text: value, label: kind }], { cell: { table: draft.table, row, column: 1 } });
      } else
        addLine(draft, [
          { text: shown, label: "label" },
          { text: form === "colon" ? pick([": ", ":\t"]) : form === "tab" ? "\t" : " - ", label: "other" },
          { text: value, label: kind },
        ]);
    });
}

export function writeReferees(draft: Draft): void {
  const { is, int, pick } = draft.choose;
  draft.heading(headingName(draft, "referees"));
  if (is(0.35))
    return addLine(draft, [
      {
        text: pick(["Available on request", "Available upon request.", "References available on request"]),
        label: "line",
      },
    ]);
  const lines = pick(["%R/%T/%E/%F", "%R, %T, %E, %F", "%R – %E – %F", "%R/%T, %E/%F | %M", "%R/%E, %P/%F"]);
  for (let count = int(1, 3); count > 0; count--) {
    const values = {
      ...entryValues(draft, { from: 24_000, to: 24_100 }),
      R: {
        text: `${pick(["Mr. ", "Mrs. ", "Dr. ", "Engr. ", "Prof. ", "", "Pastor "])}${personName(draft.choose)}`,
        label: "referee",
      } as Piece,
      F: { text: phoneNumber(draft).split(",")[0] ?? "", label: "phone" } as Piece,
      M: { text: `${coined(draft.choose).toLowerCase()}@example.com`, label: "email" } as Piece,
    };
    lines.split("/").forEach((line, at) =>
      addLine(draft, fill(line, values), {
        bold: (label) => label === "referee" && (draft.bold.employer ?? false),
        space: at === 0 ? draft.entryGap : 0,
      }),
    );
  }
}
