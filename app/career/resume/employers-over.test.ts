import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const workOf = (...lines: string[]) =>
  readResume(
    documentFromText(
      ["Amina Bello Kure", "08035550123", "amina.kure@example.com", "", "WORK EXPERIENCE", ...lines].join(
        "\n",
      ),
    ),
  ).profile.work;
const heads = (work: ReturnType<typeof workOf>) =>
  work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate].join(" | "));

const ranks = [
  "Accountant I, Ministry of Education, 1/1/1997",
  "Senior Accountant, Ministry of Education, 1/1/2000",
  "Principal Accountant, Ministry of Works, 1/1/2003",
];

test("days of appointments begin posts, and each ends with the next one", () => {
  const work = workOf("BAYELSA STATE CIVIL SERVICE (January 1997 – March 2005)", ...ranks);
  expect(heads(work)).toEqual([
    "Accountant I | BAYELSA STATE CIVIL SERVICE | 1997-01 | 2000-01",
    "Senior Accountant | BAYELSA STATE CIVIL SERVICE | 2000-01 | 2003-01",
    "Principal Accountant | BAYELSA STATE CIVIL SERVICE | 2003-01 | 2005-03",
  ]);
});

test("days that begin after the whole time stay single days", () => {
  const work = workOf("BAYELSA STATE CIVIL SERVICE (January 1990 – March 2005)", ...ranks);
  expect(work.map(({ startDate }) => startDate)).toEqual([undefined, undefined, undefined]);
});

test("what is told of a service stands with its first post", () => {
  const [first, ...others] = workOf(
    "BAYELSA STATE CIVIL SERVICE (January 1997 – March 2005)",
    "I rose through the ranks of the treasury as shown here:",
    ...ranks,
  );
  expect(first).toMatchObject({
    position: "Accountant I",
    name: "BAYELSA STATE CIVIL SERVICE",
    summary: "I rose through the ranks of the treasury as shown here:",
  });
  expect(others).toHaveLength(2);
});

test("a line in brackets right below an employer tells of it, though it has the word of a post", () => {
  const work = workOf(
    "DELTAFORGE ENERGY SERVICES LTD, Port Harcourt, Feb. 2016 – Date",
    "(EPC contractor, 600 staff)",
    "Project Manager, Oct. 2019 – Date",
    "- Led a team of 41",
    "Site Superintendent, Feb. 2016 – Sept. 2019",
    "- Rebuilt four crude tanks",
  );
  expect(heads(work)).toEqual([
    "Project Manager | DELTAFORGE ENERGY SERVICES LTD | 2019-10 | present",
    "Site Superintendent | DELTAFORGE ENERGY SERVICES LTD | 2016-02 | 2019-09",
  ]);
  expect(work[0]?.summary).toBe("EPC contractor, 600 staff");
});
