import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const posts = (...lines: string[]) =>
  readResume(
    documentFromText(
      ["Amina Bello Kure", "08035550123", "amina.kure@example.com", "", "WORK EXPERIENCE", ...lines].join(
        "\n",
      ),
    ),
  ).profile.work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].join(" | "),
  );

const others = [
  "01/2018 – 05/2024",
  "Senior Physiotherapist",
  "Rima Medical Centre, Sokoto",
  "- Led the neuro unit of 4 physiotherapists",
  "03/2016 – 12/2017",
  "Physiotherapist",
  "Rima Medical Centre, Sokoto",
  "- Chest physiotherapy in the ICU",
  "11/2014 – 02/2016",
  "Intern Physiotherapist",
  "Zuma Hospital, Suleja",
  "- Set up the treatment room",
];
const read = [
  "Senior Physiotherapist | Rima Medical Centre | 2018-01 | 2024-05",
  "Physiotherapist | Rima Medical Centre | 2016-03 | 2017-12",
  "Intern Physiotherapist | Zuma Hospital | 2014-11 | 2016-02",
];

test.each([
  ["Locum / Domiciliary Physiotherapist", "Self-employed"],
  ["Locum / Relief Physiotherapist (part time, 20 hours a week)", "Dove Clinic Ltd"],
  ["Splint and Gait Laboratory", "Dove Clinic Ltd"],
])("%s stands where the other heads have the post", (title, employer) => {
  const [post = ""] = title.split(" (");
  expect(posts("06/2024 – Present", title, employer, "- Treated fourteen patients", ...others)).toEqual([
    `${post} | ${employer} | 2024-06 | present`,
    ...read,
  ]);
});

test("a head that is whole in another order keeps it", () => {
  const swapped = ["06/2024 – Present", "Dove Clinic Ltd", "Lead Physiotherapist", "- Led a team of six"];
  expect(posts(...swapped, ...others)).toEqual([
    "Lead Physiotherapist | Dove Clinic Ltd | 2024-06 | present",
    ...read,
  ]);
});

test("the second post of an employer is no employer, though the others have theirs there", () => {
  expect(
    posts(
      "Rima Medical Centre",
      "Senior Physiotherapist",
      "2018 – 2024",
      "Physiotherapist",
      "2016 – 2017",
      "Zuma Hospital",
      "Intern Physiotherapist",
      "2014 – 2016",
      "Dove Clinic Ltd",
      "Physiotherapy Assistant",
      "2012 – 2013",
    ),
  ).toEqual([
    "Senior Physiotherapist | Rima Medical Centre | 2018 | 2024",
    "Physiotherapist | Rima Medical Centre | 2016 | 2017",
    "Intern Physiotherapist | Zuma Hospital | 2014 | 2016",
    "Physiotherapy Assistant | Dove Clinic Ltd | 2012 | 2013",
  ]);
});
