import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (...lines: string[]) =>
  readResume(
    documentFromText(
      [
        "Bola Etim",
        "08035550188",
        "",
        "WORK EXPERIENCE",
        "Theatre Nurse, Anua Mission Hospital, Uyo, 2016 – 2021",
        "- scrubbed for 300 operations a year",
        "",
        ...lines,
      ].join("\n"),
    ),
  ).profile;

test.each([
  ["NMCN Reg. No: RN/118204", { name: "NMCN registration", status: "RN/118204" }],
  ["MDCN Practising Licence No: 45/20771", { name: "MDCN practising licence", status: "45/20771" }],
  ["SURCON Membership Number: 3319", { name: "SURCON membership", status: "3319" }],
])("a number of a body among the personal details is a paper: %s", (line, paper) => {
  const { certificates, personal } = read("PERSONAL DATA", "Sex: Female", line);
  expect(certificates).toEqual([paper]);
  expect(personal).toEqual([{ label: "Sex", value: "Female" }]);
});

test.each(["NIN: 40918822017", "JAMB Reg. No: 9018823GF", "NYSC Call-up Number: NYSC/2019/118204"])(
  "a number that everybody has is none: %s",
  (line) => expect(read("PERSONAL DATA", "Sex: Female", line).certificates).toEqual([]),
);

test("papers under a heading that says nothing are papers, each its own", () => {
  const { certificates, custom } = read(
    "OTHER INFORMATION",
    "COREN registered (No. R.60412). Defensive driving course, FRSC, 2019.",
    "I play the talking drum at church",
  );
  expect(certificates).toMatchObject([
    { name: "COREN registered", status: "No. R.60412" },
    { name: "Defensive driving course", date: "2019" },
  ]);
  expect(custom.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
    "I play the talking drum at church",
  ]);
});

test("when a lawyer was called is a paper with its date, wherever it is said, and once", () => {
  const summary = [
    "PROFILE",
    "Solicitor with land matters in two states, called to the Nigerian Bar in November 2017.",
  ];
  expect(read(...summary).certificates).toEqual([{ name: "Call to the Nigerian Bar", date: "2017-11" }]);
  const both = read(...summary, "", "CERTIFICATES", "Called to the Nigerian Bar, 2017");
  expect(both.certificates).toHaveLength(1);
  expect(read("PROFILE", "I was called to bar because the bar needed staff in 2017.").certificates).toEqual(
    [],
  );
});
