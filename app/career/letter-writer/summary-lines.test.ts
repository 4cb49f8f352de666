import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { listSummaryLines, paragraphOf } from "./summary-lines";

const linesOf = (...summary: string[]) => listSummaryLines(Profile.parse({ basics: {}, summary }));

test("what the person did is told from the summary, sentence by sentence", () => {
  expect(
    linesOf(
      "Warehouse supervisor with 9 years of experience. I have trained 34 forklift drivers without one injury. I am hardworking.",
      "Opened 3 depots in Kwara and Niger States.",
    ),
  ).toEqual([
    { id: "summary.0.1", text: "I have trained 34 forklift drivers without one injury", isDeed: true },
    { id: "summary.1.0", text: "Opened 3 depots in Kwara and Niger States", isDeed: true },
  ]);
  expect(paragraphOf("summary.0.1")).toBe("summary.0");
});

test("a figure of work is told as it stands", () => {
  expect(
    linesOf(
      "Farm book of ₦310m with default of 1.4%. No lost bale in my store since 2019. 14 years in cotton.",
    ),
  ).toEqual([
    { id: "summary.0.0", text: "Farm book of ₦310m with default of 1.4%" },
    { id: "summary.0.1", text: "No lost bale in my store since 2019" },
  ]);
});

test.each([
  "I want to work in a reputable company where my 5 skills are used.",
  "I have 8 years experience in audit.",
  "Skilled in Excel, QuickBooks and Sage.",
  "A dedicated nurse who loves people.",
  "From dispatch rider to hub supervisor in six years.",
  "I am a good team player and I can work under pressure.",
])("%j is no deed", (sentence) => {
  expect(linesOf(sentence)).toEqual([]);
});
