import { bullet, coined, prose } from "../invent";
import { writeContacts } from "./head";
import { addLine, headingName, type Draft } from "./draft";
import * as stock from "../words";

export function writeSide(draft: Draft): void {
  const { is } = draft.choose;
  if (is(0.7)) draft.heading(headingName(draft, "contact"), 1);
  writeContacts(draft, 1, "lines");
  writeSkills(draft, 1);
  if (is(0.5)) writeLanguages(draft, 1);
  if (is(0.3)) writeCustom(draft, 1);
}

export function writeSkills(draft: Draft, column: number): void {
  const { is, int, pick } = draft.choose;
  draft.heading(headingName(draft, "skills"), column);
  const items = (count: number) => Array.from({ length: count }, () => pick(stock.skillWords[draft.tongue]));
  const form = draft.isPhone
    ? "line"
    : column > 0
      ? "list"
      : pick(["list", "line", "groups", "list", "bars"]);
  if (form === "list")
    for (const text of items(int(3, 9)))
      addLine(draft, [{ text, label: "skill" }], { column, ...(is(0.85) && { list: 0 }) });
  else if (form === "groups")
    for (let count = int(2, 4); count > 0; count--)
      addLine(
        draft,
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
    addLine(draft, [{ text: items(int(4, 12)).join(form === "bars" ? " | " : ", "), label: "skill" }], {
      column,
    });
}

export function writeLanguages(draft: Draft, column: number): void {
  const { is, int, pick } = draft.choose;
  draft.heading(headingName(draft, "languages"), column);
  const items = Array.from({ length: int(1, 4) }, () => {
    const name = pick(stock.languageItems[draft.tongue]);
    const level = pick(stock.languageGrades[draft.tongue]);
    return pick([name, `${name} (${level})`, `${name}: ${level}`, `${name} – ${level}`]);
  });
  if (is(0.4)) addLine(draft, [{ text: items.join(", "), label: "language" }], { column });
  else
    for (const text of items)
      addLine(draft, [{ text, label: "language" }], { column, ...(is(0.6) && { list: 0 }) });
}

export function writeCustom(draft: Draft, column = 0): void {
  const { is, int, pick } = draft.choose;
  draft.heading(
    is(0.7)
      ? headingName(draft, "custom")
      : `${coined(draft.choose)} ${pick(["Activities", "Work", "Notes", "Interests"])}`,
    column,
  );
  if (is(0.6))
    for (let count = int(1, 4); count > 0; count--)
      addLine(
        draft,
        [
          {
            text: pick([
              "Reading",
              "Football",
              "Travelling and meeting people",
              "Music",
              "Chess",
              bullet(draft.choose, draft.tongue),
              prose(draft.choose, draft.tongue, 1),
            ]),
            label: "line",
          },
        ],
        { column, ...(is(0.7) && { list: 0 }) },
      );
  else
    addLine(
      draft,
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
