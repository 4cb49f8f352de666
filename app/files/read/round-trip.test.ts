import { expect, test } from "vitest";
import { readResume } from "~/career/resume/read-resume";
import { emptyProfile } from "~/career/profile/canonical-profile";
import { PROFILES } from "#tests/fixtures/profiles";
import type { Profile } from "~/career/profile.schema";
import { accountantResume } from "#tests/fixtures/documents";
import { renderDocx } from "~/files/render/docx";
import { renderPdf } from "~/files/render/pdf";
import { extract } from "./extract";

/** What must come back when somebody uploads a resume that was made here. */
function facts(profile: Profile) {
  return {
    name: profile.basics.name,
    contacts: [profile.basics.phone, profile.basics.email, profile.basics.location],
    summary: profile.summary,
    work: profile.work.map(({ position, name, location, startDate, endDate, highlights }) => [
      position,
      name,
      location,
      startDate,
      endDate,
      ...highlights,
    ]),
    siwes: profile.siwes.map(({ position, name, startDate, endDate, highlights }) => [
      position,
      name,
      startDate,
      endDate,
      ...highlights,
    ]),
    education: profile.education.map(
      ({ studyType, area, institution, location, score, startDate, endDate }) => [
        studyType,
        area,
        institution,
        location,
        score,
        startDate,
        endDate,
      ],
    ),
    nysc: profile.nysc && [
      profile.nysc.status,
      profile.nysc.ppa,
      profile.nysc.state,
      profile.nysc.startDate,
      profile.nysc.endDate,
    ],
    skills: profile.skills,
    // Which of the two is the paper and which the body that gave it, a line of ours does not say.
    certificates: profile.certificates.map(({ name, issuer, ...rest }) => ({
      ...rest,
      words: [name, issuer]
        .join(", ")
        .split(/,\s*/)
        .filter((word) => word !== "")
        .sort(),
    })),
    languages: profile.languages,
    oLevels: profile.oLevels,
  };
}

const accountant = accountantResume();
const people: [string, Profile][] = [
  ...(accountant.type === "resume" ? [["accountant", accountant.profile] as [string, Profile]] : []),
  ...PROFILES.map(({ id, profile }): [string, Profile] => [id, profile]),
  [
    "promoted twice, with gaps in what is known",
    {
      ...emptyProfile(),
      basics: {
        name: "Halima Garba",
        phone: "+234 803 111 2222",
        email: "halima.garba@example.com",
        location: "Kaduna",
        links: [],
      },
      summary: [
        "Administrator who has kept the records of two schools and a clinic. Types sixty words a minute, writes minutes of meetings, and has never lost a file.",
      ],
      work: [
        {
          position: "Administrative Officer",
          name: "Unity Schools",
          location: "Kaduna",
          startDate: "2020-01",
          endDate: "present",
          highlights: ["Kept the files of 900 pupils"],
        },
        {
          position: "Office Assistant",
          startDate: "2017",
          endDate: "2019",
          highlights: ["Made photocopies"],
        },
        { name: "Barewa Stores Ltd", startDate: "2016", endDate: "2016", highlights: [] },
      ],
      education: [
        {
          studyType: "ND",
          area: "Office Technology and Management",
          institution: "Kaduna Polytechnic",
          score: "Lower Credit",
          endDate: "2016",
          highlights: [],
        },
      ],
      oLevels: [
        {
          exam: "WAEC",
          school: "Unity Secondary School",
          date: "2013",
          results: [
            { subject: "English Language", grade: "B3" },
            { subject: "Mathematics", grade: "C5" },
          ],
        },
      ],
      skills: [{ keywords: ["Typing", "Minutes", "Filing"] }],
      sectionOrder: ["summary", "work", "education", "oLevels", "skills"],
    },
  ],
];

test.each(people)("a resume made here says the same when it is uploaded again: %s", async (_id, profile) => {
  const document = {
    type: "resume" as const,
    profile: {
      ...profile,
      personal: [],
      sectionOrder: profile.sectionOrder.filter((key) => key !== "personal"),
    },
    language: "en" as const,
    title: "Resume",
  };
  for (const [kind, bytes] of [
    ["pdf", await renderPdf(document)],
    ["docx", await renderDocx(document)],
  ] as const) {
    const read = await extract(kind, bytes);
    expect(read.ok && facts(readResume(read.document).profile)).toEqual(facts(profile));
  }
});
