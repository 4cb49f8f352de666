import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";
import { isListOfTools } from "./tool-lists";

test.each(["Ms Word, Excel, SPSS", "Ms Word, Excel (basic), Opticare software", "AutoCAD; Revit; SketchUp."])(
  "programs without a date are a list of tools: %s",
  (text) => expect(isListOfTools(text)).toBe(true),
);

test.each([
  "Excel",
  "Excel, 2019",
  "Advanced Excel course, Power BI",
  "First Aid, Fire Safety",
  "Ada, Obi, Excel",
])("papers and other lists are none: %s", (text) => expect(isListOfTools(text)).toBe(false));

test("tools that stand among papers are skills", () => {
  const { profile } = readResume(
    documentFromText(
      "Ada Obi\n0803 111 2222\n\nTRAINING\nFirst Aid, Nigerian Red Cross, 2019\nMs Word, Excel, SPSS\n\nHOBBIES\nChess",
    ),
  );
  expect(profile.certificates.map(({ name }) => name)).toEqual(["First Aid"]);
  expect(profile.skills).toEqual([{ keywords: ["Ms Word", "Excel", "SPSS"] }]);
});
