import { expect, test } from "vitest";
import { readAdvert } from "../job-advert/read-advert";
import { Profile } from "../profile.schema";
import { prepareLetter, writeLetter } from "../writer/letter";

const today = "2026-11-27";
const nurse = Profile.parse({
  basics: { name: "Ada Obi", email: "ada@mail.example" },
  work: [
    {
      position: "Staff Nurse",
      name: "Ikot Clinic",
      startDate: "2018-01",
      endDate: "present",
      highlights: ["Nursed 14 patients a shift on the surgical ward"],
    },
    { position: "Nurse", name: "Oron Clinic", startDate: "2017-06", endDate: "2017-12", highlights: [] },
  ],
  education: [{ studyType: "B.Sc.", area: "Nursing", institution: "University of Jos", endDate: "2017" }],
  certificates: [
    { name: "Registered Nurse (NMCN)", date: "2018" },
    { name: "Basic Life Support", date: "2024" },
  ],
});
const headingOfStudy = (requirements: string, profile = nurse) => {
  const text = `Mercy Hospital needs a Staff Nurse in Calabar.\nRequirements\n${requirements}`;
  const advert = readAdvert(text, { today });
  return prepareLetter({ profile, advert, today, language: "en", seed: "a" }).plan.headings.study;
};
const itemsFor = (requirements: string, profile = nurse, language: "en" | "fr" = "en") => {
  const text = `Mercy Hospital needs a Staff Nurse in Calabar.\nRequirements\n${requirements}`;
  const advert = readAdvert(text, { today });
  return writeLetter({ profile, advert, today, language, seed: "a" })
    .sentences.filter(({ isListItem }) => isListItem)
    .map(({ text: item }) => item);
};

test.each([
  [5, "I have over 9 years of experience and hold a B.Sc. in Nursing (2017) from the University of Jos."],
  [12, "with a B.Sc. in Nursing (2017) from the University of Jos."],
])("where %s years are asked the first paragraph says: %s", (asked, sentence) => {
  const advert = readAdvert(
    `Mercy Hospital needs a Staff Nurse in Calabar.\nRequirements\n- At least ${asked} years experience as a nurse`,
    { today },
  );
  const { sentences } = writeLetter({ profile: nurse, advert, today, language: "en", seed: "a" });
  expect(
    sentences
      .slice(0, 2)
      .map(({ text }) => text)
      .join(" "),
  ).toContain(sentence);
});

test("a study stands behind the words that ask for it, and a list of subjects is not cut in the middle", () => {
  expect(headingOfStudy("- A B.Sc in Nursing")).toBe("B.Sc in Nursing");
  expect(
    headingOfStudy("- Bachelor's degree in Microbiology, Nursing or a related science") ??
      "Bachelor's degree",
  ).toBe("Bachelor's degree");
});

test("no study stands behind a language or a fellowship that is asked for", () => {
  const profile = {
    ...nurse,
    education: [{ studyType: "Associate", area: "Backend Developer", highlights: [] }],
  };
  expect(headingOfStudy("- Go or another backend language", profile)).toBeUndefined();
  expect(headingOfStudy("- Fellowship of a college of nursing")).toBeUndefined();
});

test("a higher degree does not stand behind the words that ask for a first one", () => {
  const highest = {
    studyType: "Postgraduate Diploma",
    area: "Nursing",
    institution: "Bayero University",
    endDate: "2021",
  };
  const profile = { ...nurse, education: [{ ...highest, highlights: [] }, ...nurse.education] };
  expect(headingOfStudy("- A first degree in Nursing", profile)).toBeUndefined();
});

test("a letter in another language has the labels of its own", () => {
  expect(itemsFor("- At least 5 years experience as a nurse", nurse, "fr").join(" ")).not.toContain(
    "At least",
  );
});

test("papers and work that answer one demand are one item, and a skill that repeats its heading is none", () => {
  const profile = Profile.parse({
    ...nurse,
    work: [{ ...nurse.work[0], highlights: ["Triaged 60 patients a day in the emergency unit"] }],
    certificates: [...nurse.certificates, { name: "Emergency care and triage course (ETAT)", date: "2023" }],
    skills: [{ keywords: ["Phlebotomy", "Microsoft Word and PowerPoint"] }],
  });
  const items = itemsFor("- Triage and emergency care\n- Phlebotomy\n- Must be computer literate", profile);
  expect(items).toContainEqual(
    expect.stringMatching(/^Certificates: Emergency care and triage course .*2023/),
  );
  expect(items).toContain("Computer literate: Microsoft Word and PowerPoint.");
  expect(items).not.toContainEqual(expect.stringMatching(/^Phlebotomy:/));
});

test("the papers that the advert asks for are named in the last sentence", () => {
  const text = `Mercy Hospital needs a Staff Nurse in Calabar.
Requirements
- B.Sc in Nursing
Send your CV and photocopies of your certificates with a passport photograph to hr@mercy.example`;
  const { letter } = writeLetter({
    profile: nurse,
    advert: readAdvert(text, { today }),
    today,
    language: "en",
    seed: "a",
  });
  expect(letter.paragraphs.at(-1)).toMatch(/my CV, .*copies of my certificates.* are attached/);
});

test("a heading claims no more than the paper below it, and is no echo of it", () => {
  const student = { ...nurse, certificates: [{ name: "Student Member, NANNM", date: "2018" }] };
  expect(itemsFor("- Full member of NANNM", student).join("\n")).not.toMatch(/full member/iu);
  expect(itemsFor("- B.Sc in Nursing").join("\n")).not.toMatch(/B\.Sc in Nursing: B\.Sc/u);
  expect(itemsFor("- B.Sc in Nursing").join("\n")).toContain("Qualification: B.Sc. Nursing");
});
