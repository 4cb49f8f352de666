import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { lockSentence, prepareLock } from "./index";

const certificates = [
  { name: "Boiler Operator Class 2", status: "renewed 2025-11, valid to 2028-11" },
  { name: "Scaffold Inspector", status: "valid to 2024-05" },
  { name: "Diving Medic", status: "3 of 4 units done", standing: "in_progress" },
  { name: "Rigging Level 1", date: "2022-03" },
  { name: "Rigging Level 2", status: "exam booked for 2027-02", standing: "in_progress" },
  { name: "Cold Chain Auditor", status: "not passed in 2025-06" },
  { name: "Welding Inspector", status: "results awaited", standing: "in_view" },
  { name: "Lifeguard", status: "suspended 2021, reinstated 2022" },
  { name: "Gas Tester", status: "valid 2023-2027" },
  { name: "Pest Controller", status: "valid until 31 May 2024" },
  { name: "Radio Operator", status: "not renewed" },
  { name: "Kiln Warden", status: "valid from 2021 to 2030" },
];
const education = [
  { studyType: "ND", area: "Marine Engineering", institution: "Oron College", endDate: "2015" },
  {
    studyType: "B.Sc.",
    area: "Oceanography",
    institution: "University of Calabar",
    startDate: "2025",
    endDate: "present",
  },
];
const context = prepareLock({
  profile: Profile.parse({ basics: {}, certificates, education }),
  today: "2026-11-27",
  language: "en",
  advert: { title: "", company: "", text: "" },
});

function kindsOf(text: string, facts: string[]): string[] {
  return lockSentence({ text, facts }, context).map(({ kind }) => kind);
}

test.each([
  [
    ["certificates.0"],
    "My Boiler Operator papers were renewed a year ago.",
    "My Boiler Operator papers have expired since Class 3.",
  ],
  [["certificates.1"], "My Scaffold Inspector paper ran out in May 2024.", "I am a Scaffold Inspector."],
  [
    ["certificates.1"],
    "As a Scaffold Inspector I was covered until 2024.",
    "My Scaffold Inspector paper is in force.",
  ],
  [["certificates.2"], "One unit stands between me and the Diving Medic.", "I am a trained Diving Medic."],
  [
    ["certificates.3", "certificates.4"],
    "I passed Level 1 of Rigging in March 2022, and next February I sit Level 2.",
    "I passed Level 1 of Rigging in March 2022 and Level 2 after it.",
  ],
  [
    ["certificates.5"],
    "I sat the Cold Chain Auditor exam in June 2025 but did not pass.",
    "In June 2025 I became a Cold Chain Auditor.",
  ],
  [["certificates.6"], "For Welding Inspector I am waiting for my results.", "I am a Welding Inspector."],
  [
    ["certificates.7"],
    "My Lifeguard paper was reinstated in 2022.",
    "My Lifeguard paper was reinstated in 2023.",
  ],
  [["certificates.2"], "One unit of Diving Medic is left.", "I passed the last unit of Diving Medic."],
  [["certificates.8"], "I am a Gas Tester.", "I am a Gas Tester until 2029."],
  [["certificates.9"], "My Pest Controller permit ran out in 2024.", "I am a Pest Controller."],
  [["certificates.10"], "My Radio Operator licence was not renewed.", "I am a Radio Operator."],
  [["certificates.11"], "I am a Kiln Warden.", "I am a Kiln Warden until 2031."],
  [
    ["education.1"],
    "I read Oceanography at the University of Calabar.",
    "I read Oceanography and hold a B.Sc.",
  ],
  [
    ["education.0", "education.1"],
    "I hold an ND in Marine Engineering and read Oceanography at the University of Calabar.",
    "I hold an ND in Marine Engineering and a B.Sc. in Oceanography.",
  ],
  [
    ["education.1"],
    "I am in the middle of a B.Sc. in Oceanography.",
    "My B.Sc. in Oceanography taught me to read the sea.",
  ],
])("a paper or study %j may be called %j, and not %j", (facts, follows, doesNot) => {
  expect(kindsOf(follows, facts)).toEqual([]);
  expect(kindsOf(doesNot, facts)).not.toEqual([]);
});

test("since a year somebody is where the posts go on, and not where they were left for a time", () => {
  const work = [
    { name: "Bonny Docks", position: "Foreman", startDate: "2020-09", endDate: "present" },
    { name: "Kalabar Yards", position: "Fitter", startDate: "2016-02", endDate: "2020-08" },
    { name: "Bonny Docks", position: "Rigger", startDate: "2013-01", endDate: "2015-12" },
    { name: "Eket Marine", position: "Diver", startDate: "2009-03", endDate: "2012-12" },
  ];
  const posts = prepareLock({
    profile: Profile.parse({ basics: {}, work }),
    today: "2026-11-27",
    language: "en",
    advert: { title: "", company: "", text: "" },
  });
  const reasons = (text: string, facts: string[]) =>
    lockSentence({ text, facts }, posts).map(({ kind }) => kind);
  expect(reasons("Since 2020 I have been with Bonny Docks.", ["work.0"])).toEqual([]);
  expect(reasons("Since 2013 I have worked at Bonny Docks.", ["work.0", "work.2"])).toEqual(["tenure"]);
  expect(reasons("Since 2009 I have served with Eket Marine.", ["work.3"])).toEqual(["tenure"]);
  const all = ["work.0", "work.1", "work.2", "work.3"];
  expect(reasons("Since 2009 I have worked at Eket Marine, Kalabar Yards and Bonny Docks.", all)).toEqual([]);
  expect(reasons("I have worked on boats since 2009 when I began at Eket Marine.", ["work.3"])).toEqual([]);
});

test.each([
  [
    ["education.0"],
    "The University of Jos gave me a Master's in Soil Science, marked 81 out of 100.",
    "I am a doctor of soil science.",
  ],
  [["education.0"], "My master's was marked 81.", "My master's was marked 88."],
  [
    ["education.1"],
    "In 2014 I left Tana College with the grade good.",
    "In 2014 I left Tana College with the grade very good.",
  ],
  [["certificates.0"], "I have been a full member of ISSK since 2020.", "I am a fellow of ISSK."],
  [
    ["certificates.1"],
    "One unit of four is behind me in the Drilling Programme.",
    "The Drilling Programme is behind me.",
  ],
  [
    ["languages.0", "languages.1"],
    "I offer you two languages, Fula and French.",
    "I offer you three languages, Fula and French.",
  ],
  [["languages.1"], "My French is at an intermediate level.", "My French is fluent."],
])("a grade or rank %j may be called %j, and not %j", (facts, follows, doesNot) => {
  const studies = prepareLock({
    profile: Profile.parse({
      basics: {},
      education: [
        {
          studyType: "MSc",
          area: "Soil Science",
          institution: "University of Jos",
          score: "81/100",
          endDate: "2016",
        },
        {
          studyType: "Diploma",
          area: "Land Use",
          institution: "Tana College",
          score: "good",
          endDate: "2014",
        },
      ],
      certificates: [
        { name: "Full member, ISSK", date: "2020-01" },
        { name: "Drilling Programme", status: "unit 1 of 4 completed", standing: "in_progress" },
      ],
      languages: [
        { language: "Fula", fluency: "native" },
        { language: "French", fluency: "intermediate" },
      ],
    }),
    today: "2026-11-27",
    language: "en",
    advert: { title: "", company: "", text: "" },
  });
  const reasons = (text: string) => lockSentence({ text, facts }, studies);
  expect(reasons(follows)).toEqual([]);
  expect(reasons(doesNot)).not.toEqual([]);
});
