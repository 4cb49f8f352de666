import { expect, test } from "vitest";
import { findDegreeNotes, splitDegree, startsWithDegree } from "./degrees";
import { findPartnerships } from "./employers";
import { documentFromText } from "./from-text";
import { gradeAtEnd, isGrade } from "./grades";
import { readResume } from "./read-resume";
import { isGenericSchool } from "./schools";
import { findStandings, isStanding } from "./standing";

const cut = (text: string, stretches: { from: number; to: number }[]) =>
  stretches.map(({ from, to }) => text.slice(from, to).trim());

test.each([
  ["M.Sc. Geology (deferred in 2019)", ["deferred in 2019"]],
  ["CIMA Operational Level, 3 of 5 papers passed", ["3 of 5 papers passed"]],
  ["LL.B Law – in view", ["in view"]],
  ["PMP (in progress), PMI", ["in progress"]],
  ["B.Eng. Mechatronics | Expected 2028", ["Expected 2028"]],
  ["Licence de Droit (en cours)", ["en cours"]],
  ["University of Viewpoint, 2019", []],
  ["Reviewed expected losses of the branch", []],
])("how far a study has come is cut out of “%s”", (text, found) => {
  expect(cut(text, findStandings(text))).toEqual(found);
});

test("only words about the standing are a standing", () => {
  expect(["(not completed)", "awaiting result", "4 out of 14 papers"].every(isStanding)).toBe(true);
  expect(["Completed two audits", "In View Hotel", "Accounting"].some(isStanding)).toBe(false);
});

test.each([
  "Second Class Honours (Upper Division)",
  "CGPA 3.9/5.0",
  "4.71/5.00",
  "Lower Credit",
  "2:1",
  "Distinction",
  "Magna cum laude",
  "Grade: Merit",
])("“%s” is a result", (text) => expect(isGrade(text)).toBe(true));

test.each(["Credit Officer", "Pass mark setter", "4.2 km of road", "First Bank", "Merit Secondary School"])(
  "“%s” is no result",
  (text) => expect(isGrade(text)).toBe(false),
);

test("a result at the end of a longer line is found, an ordinary word is not", () => {
  const text = "HND Statistics Kano State Polytechnic Upper Credit";
  expect(text.slice(gradeAtEnd(text))).toBe("Upper Credit");
  expect(gradeAtEnd("Relationship Officer, Micro Credit")).toBeUndefined();
});

test.each([
  ["Balogun, Udo & Co. (Estate Surveyors), Aba", ["Balogun, Udo & Co. (Estate Surveyors)"]],
  ["Tax Clerk, Eze, Musa & Partners", ["Eze, Musa & Partners"]],
  ["Driver, Kaduna, Musa & Sons", []],
  ["Bread, butter and eggs", []],
])("partners in “%s” stay one employer", (text, found) => {
  expect(cut(text, findPartnerships(text))).toEqual(found);
});

test("a note in brackets belongs to its degree", () => {
  const text = "B.A. (Ed.) English, 2014";
  expect(cut(text, findDegreeNotes(text))).toEqual(["B.A. (Ed.)"]);
  expect(findDegreeNotes("Kano (Dala) branch")).toEqual([]);
});

test("a line that begins with a degree is known by it", () => {
  const yes = [
    "B.Agric. Crop Science",
    "Higher National Diploma in Printing",
    "NCE",
    "Ph.D Physics",
    "HND Accounts",
  ];
  expect(yes.every(startsWithDegree)).toBe(true);
  expect(
    ["As requested", "Be our guest", "Mastery of Excel", "Associates of Yola"].some(startsWithDegree),
  ).toBe(false);
});

test("only a school's name that others have needs its town", () => {
  expect(
    ["College of Nursing", "Federal Polytechnic", "Government Science Secondary School"].every(
      isGenericSchool,
    ),
  ).toBe(true);
  expect(["University of Jos", "Covenant University", "Barewa College"].some(isGenericSchool)).toBe(false);
});

test.each([
  ["B.Optometry, 2012 – 2018", "B.Optometry"],
  ["Doctor of Veterinary Medicine, 2011 – 2017", "Doctor of Veterinary Medicine"],
])("behind the colon of a school stands “%s”", (line, studyType) => {
  const { profile } = readResume(
    documentFromText(
      [
        "Terver Iorliam",
        "08035550123",
        "",
        "Study",
        `University of Benin, Benin City: ${line}`,
        "",
        "Skills",
        "Excel, Canva",
      ].join("\n"),
    ),
  );
  expect(profile.work).toEqual([]);
  expect(profile.education[0]).toMatchObject({ institution: "University of Benin", studyType });
});

test.each([
  ["Bachelor of Optometry (OD)", { studyType: "Bachelor of Optometry (OD)" }],
  ["Master of Disaster Risk Management", { studyType: "Master of Disaster Risk Management" }],
  [
    "Bachelor of Environmental Technology, Estate Management",
    { studyType: "Bachelor of Environmental Technology", area: "Estate Management" },
  ],
  ["Bachelor of Forestry in Wildlife", { studyType: "Bachelor of Forestry", area: "Wildlife" }],
  ["Bachelor of Science Zoology", { studyType: "Bachelor of Science", area: "Zoology" }],
  ["Barrister-at-Law (BL)", { studyType: "Barrister-at-Law (BL)" }],
  ["Barrister at Law, B.L.", { studyType: "Barrister at Law (B.L.)" }],
])("what stands behind “of” is a part of the degree: %s", (written, parts) => {
  expect(splitDegree(written)).toEqual(parts);
});

test("a degree with a joining word in its name is no post at a place", () => {
  const { profile } = readResume(
    documentFromText(
      "EDUCATION\nNigerian Law School, Kano Campus\t2016 – 2017\nBarrister at Law (B.L.)\tSecond Class Upper",
    ),
  );
  expect(profile.education).toMatchObject([
    { studyType: "Barrister at Law (B.L.)", score: "Second Class Upper" },
  ]);
});

test.each([
  ["Holy Cross Sec Sch Gboko i stop for SS1 2008, no certificate", "Holy Cross Sec Sch Gboko"],
  ["Govt Day Sec Sch Wukari, stop for JSS3 2006 no money", "Govt Day Sec Sch Wukari"],
])("a note says where somebody stopped: %s", (line, institution) => {
  const { profile } = readResume(documentFromText(`Doom Ityo\n08035550144\n\nSCHOOL\n${line}`));
  expect(profile.education).toMatchObject([{ institution, standing: "discontinued" }]);
  expect(profile.education[0]?.studyType).toBeUndefined();
});
