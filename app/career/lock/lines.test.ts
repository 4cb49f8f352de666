import { expect, test } from "vitest";
import { readText } from "#tests/fixtures/files";
import { Profile } from "../profile.schema";
import { lockSentence, prepareLock } from "./index";

// Each row of a file: a line of a resume, a sentence that follows from it, and one that does not.
const SUBJECTS = [
  "units",
  "shares",
  "rates",
  "totals",
  "plain",
  "doers",
  "mixed",
  "bonds",
  "names-with-numbers",
  "subjects",
  "rephrased",
  "scales",
  "parts",
  "limits",
  "changes",
  "other-words",
  "lively",
];

test.each(SUBJECTS)("what follows from a line passes, and what does not is turned back: %s", (subject) => {
  const rows = readText(`lock-lines/${subject}.txt`).trim().split("\n");
  const wrong = rows.flatMap((row) => {
    const [line = "", follows = "", doesNot = ""] = row.split(" | ");
    return [
      ...(isHeld(line, follows) ? [] : [`turned back: ${line} | ${follows}`]),
      ...(isHeld(line, doesNot) ? [`missed: ${line} | ${doesNot}`] : []),
    ];
  });
  expect(rows.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

function isHeld(line: string, text: string): boolean {
  const work = [
    { name: "Tamba Works", position: "Clerk", startDate: "2017-01", endDate: "2020-04", highlights: [line] },
  ];
  const context = prepareLock({
    profile: Profile.parse({ basics: {}, work }),
    today: "2026-11-27",
    language: "en",
    advert: { title: "", company: "", text: "" },
  });
  return lockSentence({ text, facts: ["work.0.highlights.0"] }, context).length === 0;
}
