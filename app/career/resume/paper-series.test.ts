import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const papersOf = (...lines: string[]) =>
  readResume(
    documentFromText(
      ["Amina Bello Kure", "08035550123", "amina.kure@example.com", "", "CERTIFICATIONS", ...lines].join(
        "\n",
      ),
    ),
  ).profile.certificates;
const named = (...lines: string[]) =>
  papersOf(...lines).map(({ name, date = "" }) => [name, date].join(" | "));

test("grades alone behind a paper in a grade are papers of its name", () => {
  expect(named("Trade Test Grade III (2012), II (2014), I (2017)")).toEqual([
    "Trade Test Grade III | 2012",
    "Trade Test Grade II | 2014",
    "Trade Test Grade I | 2017",
  ]);
  expect(named("NABTEB Craft Level 1 (2012), 2 (2014)")).toEqual([
    "NABTEB Craft Level 1 | 2012",
    "NABTEB Craft Level 2 | 2014",
  ]);
});

test("what stands behind the last grade is of all of them", () => {
  const papers = papersOf("Trade Test Grade III (2012), II (2014), I (2017) – Auto Electrical Works");
  expect(papers.map(({ name }) => name)).toEqual([
    "Trade Test Grade III, Auto Electrical Works",
    "Trade Test Grade II, Auto Electrical Works",
    "Trade Test Grade I, Auto Electrical Works",
  ]);
});

test("a grade behind a paper without one is none of its name", () => {
  expect(named("Food Hygiene (2012), Fire Safety (2014)")).toEqual([
    "Food Hygiene | 2012",
    "Fire Safety | 2014",
  ]);
});

test.each(["2 papers remaining: Advanced Taxation and Case Study", "two papers left: Audit, Case Study"])(
  "(%s) is how far a paper has come, and no name",
  (note) => {
    const [paper, ...others] = papersOf(`ICAN Professional Level (${note})`);
    expect(others).toEqual([]);
    expect(paper?.name).toBe("ICAN Professional Level");
    expect(paper?.status).toBe(note);
  },
);

test("a training that was held in two years has a name without them", () => {
  expect(papersOf("Defensive Driving, FRSC Jos, 2014 and 2023")[0]).toMatchObject({
    name: "Defensive Driving",
    date: "2014",
  });
});

test("the next step of a paper that was given is not its standing", () => {
  const papers = papersOf(
    "ICAN – ATS I, ATS II (2023). Skills level in view",
    "ATS III, exam booked for May 2027",
  );
  expect(papers.map(({ name, date, standing, status }) => [name, date, standing, status])).toEqual([
    ["ATS I, ATS II", "2023", undefined, "Skills level in view"],
    ["ATS III", undefined, "in_view", "exam booked for May 2027"],
  ]);
});

test("until when a licence is current is not when it was given", () => {
  expect(
    papersOf("Nursing and Midwifery Council licence, current to 03/2028").map(({ date }) => date),
  ).toEqual([undefined]);
});
