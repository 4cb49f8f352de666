import { bullet, coined, prose } from "../invent";
import { writeContacts } from "./head";
import { addLine, headingName, type Sheet } from "./sheet";
import * as stock from "../words";

export function writeSide(sheet: Sheet): void {
  const { is } = sheet.choose;
  if (is(0.7)) sheet.heading(headingName(sheet, "contact"), 1);
  writeContacts(sheet, 1, "lines");
  writeSkills(sheet, 1);
  if (is(0.5)) writeLanguages(sheet, 1);
  if (is(0.3)) writeCustom(sheet, 1);
}

export function writeSkills(sheet: Sheet, column: number): void {
  const { is, int, pick } = sheet.choose;
  sheet.heading(headingName(sheet, "skills"), column);
  const items = (count: number) => Array.from({ length: count }, () => pick(stock.skillWords[sheet.tongue]));
  const form = sheet.isPhone
    ? "line"
    : column > 0
      ? "list"
      : pick(["list", "line", "groups", "list", "bars"]);
  if (form === "list")
    for (const text of items(int(3, 9)))
      addLine(sheet, [{ text, label: "skill" }], { column, ...(is(0.85) && { list: 0 }) });
  else if (form === "groups")
    for (let count = int(2, 4); count > 0; count--)
      addLine(
        sheet,
        [
          {
            text: pick([
              "Programming",
              "Tools",
              "Office",
              "Languages and frameworks",
              "Soft skills",
              "Technical",
              "Databases",
              "Other",
            ]),
            label: "label",
          },
          { text: ": ", label: "other" },
          { text: items(int(2, 7)).join(", "), label: "skill" },
        ],
        {
          bold: (label) => label === "label",
          ...(is(0.4) && { list: 0 }),
        },
      );
  else
    addLine(sheet, [{ text: items(int(4, 12)).join(form === "bars" ? " | " : ", "), label: "skill" }], {
      column,
    });
}

export function writeLanguages(sheet: Sheet, column: number): void {
  const { is, int, pick } = sheet.choose;
  sheet.heading(headingName(sheet, "languages"), column);
  const items = Array.from({ length: int(1, 4) }, () => {
    const name = pick(stock.languageItems[sheet.tongue]);
    const level = pick(stock.languageGrades[sheet.tongue]);
    return pick([name, `${name} (${level})`, `${name}: ${level}`, `${name} – ${level}`]);
  });
  if (is(0.4)) addLine(sheet, [{ text: items.join(", "), label: "language" }], { column });
  else
    for (const text of items)
      addLine(sheet, [{ text, label: "language" }], { column, ...(is(0.6) && { list: 0 }) });
}

export function writeCustom(sheet: Sheet, column = 0): void {
  const { is, int, pick } = sheet.choose;
  sheet.heading(
    is(0.7)
      ? headingName(sheet, "custom")
      : `${coined(sheet.choose)} ${pick(["Activities", "Work", "Notes", "Interests"])}`,
    column,
  );
  if (is(0.6))
    for (let count = int(1, 4); count > 0; count--)
      addLine(
        sheet,
        [
          {
            text: pick([
              "Reading",
              "Football",
              "Travelling and meeting people",
              "Music",
              "Chess",
              bullet(sheet.choose, sheet.tongue),
              prose(sheet.choose, sheet.tongue, 1),
            ]),
            label: "line",
          },
        ],
        { column, ...(is(0.7) && { list: 0 }) },
      );
  else
    addLine(
      sheet,
      [
        {
          text: pick([
            "Reading, football and music",
            "Cooking, Travelling, Chess",
            "I hereby declare that the above information is true to the best of my knowledge.",
          ]),
          label: "line",
        },
      ],
      { column },
    );
}
