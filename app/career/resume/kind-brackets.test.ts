import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const workOf = (...lines: string[]) =>
  readResume(
    documentFromText(["Ada Obi", "0803 111 2222", "", "WORK EXPERIENCE", ...lines].join("\n")),
  ).profile.work.map(({ position, name, summary = "" }) => [position, name, summary].join(" | "));

test("a bracket behind the employer of a post tells what the employer does", () => {
  expect(
    workOf(
      "Cashier, Zuma Stores Ltd, Jos, 2018 – 2021",
      "- Kept the till",
      "Sales clerk, Ets. Moka & Fils (building materials), 2016 – 2017",
      "- Wrote invoices",
    ),
  ).toEqual(["Cashier | Zuma Stores Ltd | ", "Sales clerk | Ets. Moka & Fils | building materials"]);
});

test("a bracket behind an employer without a post names the post", () => {
  expect(workOf("Gabros Feeders (right back), 2004 – 2007", "- Played 60 matches")).toEqual([
    "right back | Gabros Feeders | ",
  ]);
});
