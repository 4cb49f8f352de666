import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (...lines: string[]) =>
  readResume(
    documentFromText(["Idara Mfon Essien", "08122233355 | idara@example.com", "", ...lines].join("\n")),
  );
const others = ["", "EDUCATION", "University of Uyo, B.Sc Sociology, 2015 - 2019"];

test.each([
  ["a label before the place", ["Primary Assignment: Etinan Institute, Etinan", "2020 - 2021"]],
  ["a line of its own", ["Place of Primary Assignment", "Etinan Institute, Etinan", "2020 - 2021"]],
  ["letters", ["PPA: Etinan Institute, Etinan", "2020 - 2021"]],
])("where somebody served stands behind %s", (_, lines) => {
  const { nysc, work } = read(
    "NATIONAL YOUTH SERVICE CORPS (NYSC)",
    ...lines,
    "- Taught 90 girls",
    ...others,
  ).profile;
  expect(nysc).toMatchObject({ ppa: "Etinan Institute, Etinan", startDate: "2020", endDate: "2021" });
  expect(nysc?.highlights).toEqual(["Taught 90 girls"]);
  expect(work).toEqual([]);
});

test("among posts the service says how the one below it was held", () => {
  const { work } = read(
    "WORK EXPERIENCE",
    "NYSC Primary Assignment",
    "Government Science School, Keffi",
    "Class Teacher",
    "March 2019 - February 2020",
    "- Taught biology to SS 2",
    "",
    "Laboratory Assistant",
    "Hilltop Diagnostics, Keffi",
    "2020 - Present",
    "- Run malaria tests",
    ...others,
  ).profile;
  expect(work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ["Class Teacher (NYSC)", "Government Science School", "2019-03"],
    ["Laboratory Assistant", "Hilltop Diagnostics", "2020"],
  ]);
});
