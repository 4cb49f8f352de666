import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (...lines: string[]) => readResume(documentFromText(lines.join("\n")), { today: "2026-11-23" });

test("schools and papers listed apart are paired by level and year", () => {
  const { profile, doubts } = read(
    "Ada Obi",
    "0803 123 4567",
    "",
    "EDUCATIONAL INSTITUTIONS ATTENDED WITH DATES",
    "Imo State University, Owerri\t2014 - 2018",
    "Girls High School, Aba\t2008 - 2014",
    "Central School, Aba\t2002 - 2008",
    "",
    "QUALIFICATIONS OBTAINED WITH DATES",
    "B.Sc Economics (Second Class Lower)\t2018",
    "WASSCE\t2014",
    "First School Leaving Certificate\t2008",
  );
  expect(
    profile.education.map((one) => [one.institution, one.studyType, one.startDate, one.endDate]),
  ).toEqual([
    ["Imo State University", "B.Sc", "2014", "2018"],
    ["Girls High School, Aba", "WASSCE", "2008", "2014"],
    ["Central School", "First School Leaving Certificate", "2002", "2008"],
  ]);
  expect(doubts.filter(({ kind }) => kind === "school")).toEqual([]);
});

test("a paper of another year or level stays apart, and is asked about", () => {
  const { profile, doubts } = read(
    "Ada Obi",
    "0803 123 4567",
    "",
    "SCHOOLS ATTENDED",
    "Imo State University, Owerri\t2014 - 2018",
    "",
    "QUALIFICATIONS",
    "WASSCE\t2018",
    "M.Sc Economics\t2021",
  );
  expect(profile.education).toHaveLength(3);
  expect(doubts.filter(({ path }) => path?.endsWith(".institution"))).toHaveLength(2);
});

test("a school and its paper on two dated lines are one entry", () => {
  const { profile } = read(
    "Ada Obi",
    "0803 123 4567",
    "",
    "EDUCATION",
    "Government Technical College, Jos 2002-2008",
    "NABTEB 2008",
    "Model Primary School, Jos 1996-2002",
    "First School Leaving Certificate 2002",
  );
  expect(profile.education.map((one) => [one.studyType, one.startDate, one.endDate])).toEqual([
    ["NABTEB", "2002", "2008"],
    ["First School Leaving Certificate", "1996", "2002"],
  ]);
});

test.each([
  ["NYSC — Ministry of Works, Jos\tNov 2019 – Oct 2020", "Site Clerk"],
  ["Site Clerk (NYSC)", "Ministry of Works, Jos\tNov 2019 – Oct 2020"],
  ["Site Clerk", "Ministry of Works, Jos (NYSC)\tNov 2019 – Oct 2020"],
])("service in the head of a job stands with its post: %s", (first, second) => {
  const { profile } = read(
    "Ada Obi",
    "0803 123 4567",
    "",
    "WORK EXPERIENCE",
    first,
    second,
    "- Kept the site diary",
  );
  expect(profile.work).toEqual([
    {
      position: "Site Clerk (NYSC)",
      name: "Ministry of Works",
      location: "Jos",
      startDate: "2019-11",
      endDate: "2020-10",
      highlights: ["Kept the site diary"],
    },
  ]);
});

test("a department belongs to the post", () => {
  const { profile } = read(
    "Ada Obi",
    "0803 123 4567",
    "",
    "WORK EXPERIENCE",
    "Brenlow Foods Ltd, Lagos",
    "Tax Associate, Internal Audit\tSep 2017 – Feb 2021",
    "- Filed 40 returns",
  );
  expect(profile.work).toMatchObject([
    { position: "Tax Associate, Internal Audit", name: "Brenlow Foods Ltd" },
  ]);
});

test("sessions of a school are one period, and an open end is no end", () => {
  const { profile, doubts } = read(
    "Ada Obi",
    "0803 123 4567",
    "",
    "EDUCATION",
    "B.Ed. Mathematics, University of Jos, 2016/2017 – 2020/2021",
    "M.Ed. Mathematics (in view), University of Jos, 2023 –",
  );
  expect(profile.education.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ["2016", "2021"],
    ["2023", undefined],
  ]);
  expect(doubts).toEqual([]);
});

test("a study in view that was deferred keeps its degree and both words", () => {
  const { profile } = read(
    "Ada Obi",
    "0803 123 4567",
    "",
    "EDUCATION",
    "HND Accountancy in view (deferred 2021), Federal Polytechnic Ado-Ekiti",
  );
  expect(profile.education).toMatchObject([
    { studyType: "HND", area: "Accountancy", standing: "deferred", standingText: "in view, deferred 2021" },
  ]);
});

test("semicolons part papers, and the commas inside one do not", () => {
  const { profile, notPlaced } = read(
    "Ada Obi",
    "0803 123 4567",
    "",
    "CERTIFICATIONS: CIPM (Intermediate stage, in progress); HSE Level 1, 2, 3 (2023); Google Digital Skills 2022; Class E licence, expires 2027",
  );
  expect(profile.certificates).toEqual([
    { name: "CIPM, Intermediate stage", standing: "in_progress", status: "in progress" },
    { name: "HSE Level 1, 2, 3", date: "2023" },
    { name: "Google Digital Skills", date: "2022" },
    { name: "Class E licence, expires 2027" },
  ]);
  expect(notPlaced).toEqual([]);
});

test.each([
  "14 Adebayo Street, off Ikotun-Egbe Road, Lagos State",
  "Block 3 Flat 2, Unity Estate, Kubwa, Abuja",
])("an address is one place: %s", (address) => {
  const { profile, notPlaced } = read("Ada Obi", `${address} | 0803 123 4567`, "", "SKILLS", "Typing");
  expect(profile.basics.location).toBe(address);
  expect(notPlaced).toEqual([]);
});

test("papers of a trade, the year of service and a summary of qualifications stand where they belong", () => {
  const { profile } = read(
    "Ada Obi",
    "0803 123 4567",
    "",
    "SUMMARY OF QUALIFICATION",
    "HR generalist with experience in recruitment, payroll and employee relations.",
    "",
    "EDUCATION",
    "School of Nursing, Nsukka\tRN\t2012 - 2015",
    "School of Midwifery, Afikpo\tRM\t2016 - 2017",
    "NYSC 2019",
    "Queen's School, Enugu\tWAEC\t2011",
  );
  expect(profile.summary).toEqual([
    "HR generalist with experience in recruitment, payroll and employee relations.",
  ]);
  expect(profile.education.map((one) => [one.studyType, one.endDate])).toEqual([
    ["RN", "2015"],
    ["RM", "2017"],
    ["WAEC", "2011"],
  ]);
  expect(profile.nysc).toMatchObject({ endDate: "2019" });
});
