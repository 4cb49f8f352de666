import { expect, test } from "vitest";
import { documentFromText } from "./from-text";

const shapes = (text: string) =>
  documentFromText(text).paragraphs.map(
    ({ text: own, listLevel, spaceBefore }) =>
      `${listLevel === undefined ? "" : "- "}${own}${spaceBefore > 0 ? " (apart)" : ""}`,
  );

test("a sign over lines with another sign stands before heads", () => {
  expect(
    shapes(`WORK
> KEMLAT FOODS LTD, Oregun
Delivery driver, 2021 - 2026
- deliver drinks
- collect cash
> Mrs Obidike, Magodo
Family driver, 2018 - 2021`),
  ).toEqual([
    "WORK",
    "KEMLAT FOODS LTD, Oregun (apart)",
    "Delivery driver, 2021 - 2026",
    "- deliver drinks",
    "- collect cash",
    "Mrs Obidike, Magodo (apart)",
    "Family driver, 2018 - 2021",
  ]);
});

test("a list of one sign stays a list", () => {
  expect(shapes("SKILLS\n- Sewing\n- Cutting\nOther text\n• Ironing")).toEqual([
    "SKILLS",
    "- Sewing",
    "- Cutting",
    "Other text",
    "- Ironing",
  ]);
});
