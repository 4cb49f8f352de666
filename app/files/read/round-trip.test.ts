import { expect, test } from "vitest";
import { partNameTitles } from "~/career/resume/name-titles";
import { readResume } from "~/career/resume/read-resume";
import { DESIGNS } from "~/career/generated-document";
import { emptyProfile } from "~/career/profile/canonical-profile";
import { PROFILES } from "#tests/fixtures/profiles";
import type { Profile } from "~/career/profile.schema";
import { accountantResume } from "#tests/fixtures/documents";
import { choose, sample } from "#tests/runs";
import { renderDocx } from "~/files/render/docx";
import { renderPdf } from "~/files/render/pdf";
import { extract } from "./extract";

/** What must come back when somebody uploads a resume that was made here. */
function facts(profile: Profile) {
  return {
    // A form of address before or behind a name is read as one.
    name: partNameTitles(profile.basics.name ?? "").name,
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

// The reader is learned, so single values may be missing, and a line may be cut in two. Never a job, school or date.
const MIN_SHARE = 0.985;

test("resumes made here say the same when they are uploaded again", async () => {
  const count = { all: 0, back: 0 };
  const lost: string[] = [];
  for (const [nth, [id, profile]] of people.entries()) {
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
    // On a push each person in every design, as PDF or as Word in turn; all in test:deep.
    for (const [at, design] of DESIGNS.entries())
      for (const kind of sample(["pdf", "docx"] as const, 2, nth + at)) {
        const bytes = await (kind === "pdf" ? renderPdf : renderDocx)({ ...document, design });
        const read = await extract(kind, bytes);
        const found = read.ok ? facts(readResume(read.document).profile) : undefined;
        const [wanted, back] = [values(facts(profile)), values(found)];
        count.all += wanted.length;
        const missing = wanted.filter((value) => !back.includes(value));
        count.back += wanted.length - missing.length;
        lost.push(...missing.map((value) => `${id} ${kind} ${design}: ${value}`));
        const order = (profile: ReturnType<typeof facts> | undefined) =>
          profile?.work.map(([, name]) => name).filter(Boolean);
        // The town and "(NYSC)" behind an employer's name may come back in fields of their own.
        const expected = order(facts(profile)) ?? [];
        const whole = order(found)?.flatMap(
          (name) => expected.find((one) => one?.startsWith(name ?? "")) ?? [],
        );
        expect.soft(whole).toEqual(expected);
      }
  }
  expect(count.all).toBeGreaterThan(choose(2_000, 4_000));
  expect(count.back / count.all, lost.join("\n")).toBeGreaterThan(MIN_SHARE);
});

/** Each value with its entry's first date or employer, so that a value under another entry does not count. */
function values(profile: ReturnType<typeof facts> | undefined): string[] {
  if (!profile) return [];
  const { work, siwes, education, ...rest } = profile;
  const ofEntry = (kind: string, entries: unknown[][]) =>
    entries.flatMap((entry) => {
      const owner = String(kind === "school" ? entry[2] : (entry[1] ?? entry[0]));
      return entry
        .filter((value) => value !== undefined)
        .map((value) => `${kind} ${owner}: ${String(value)}`);
    });
  return [
    ...ofEntry("job", work),
    ...ofEntry("attachment", siwes),
    ...ofEntry("school", education),
    ...Object.entries(rest).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined)
        .map((one) => `${key}: ${JSON.stringify(one)}`),
    ),
  ];
}
