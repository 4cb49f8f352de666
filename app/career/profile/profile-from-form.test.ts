import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { countBlanks, parseProfile, printProfile, profileFromForm, toJsonResume } from "./index";

const FORM = {
  fullName: "Ada Obi",
  phone: "08031234567",
  email: "ada.obi@example.com",
  location: "Enugu",
  major: "Accounting",
  school: "University of Nigeria, Nsukka",
};

test("six fields make an education-first resume with a few visible blanks and nothing else", () => {
  const profile = profileFromForm(FORM);
  expect(Profile.parse(profile)).toEqual(profile);
  expect(profile.sectionOrder[0]).toBe("education");
  const text = printProfile(profile);
  expect(countBlanks(text)).toBe(5);
  expect(text).toContain("____ (class of degree)");
  expect(parseProfile(text)).toEqual(profile);
  const given = Object.values(FORM).join(" ");
  const words = text.replace(/____ \([^)]*\)/g, "").match(/[A-Z][a-z]+/g) ?? [];
  expect(words.filter((word) => !given.includes(word) && word !== "Result")).toEqual([]);
});

test("told answers replace the blanks", () => {
  const profile = profileFromForm({
    ...FORM,
    extras: {
      degree: "B.Sc.",
      classOfDegree: "Second Class Upper",
      graduationDate: "2024",
      nyscStatus: "serving",
      nyscPpa: "Ministry of Works, Asaba",
      nyscState: "Delta",
      siwesEmployer: "Swift Labs",
      siwesPosition: "Intern",
      siwesDuties: ["Kept the petty cash book"],
      skills: "Excel, Sage 50\nBookkeeping",
      projects: [{ name: "Bus Finder", description: "An app" }],
      volunteering: [{ organization: "Code Club" }],
      referees: [{ name: "Mrs Eze", phone: "08051112222" }],
    },
  });
  expect(countBlanks(printProfile(profile))).toBe(0);
  expect(profile.education[0]).toEqual({
    studyType: "B.Sc.",
    area: "Accounting",
    institution: "University of Nigeria, Nsukka",
    score: "Second Class Upper",
    endDate: "2024",
    highlights: [],
  });
  expect(profile.nysc).toEqual({
    status: "serving",
    ppa: "Ministry of Works, Asaba",
    state: "Delta",
    highlights: [],
  });
  expect(profile.skills).toEqual([{ keywords: ["Excel", "Sage 50", "Bookkeeping"] }]);
  expect(profile.referees?.list[0]?.phone).toBe("+234 805 111 2222");
});

test("there are never more than six blanks", () => {
  const text = printProfile(
    profileFromForm({ ...FORM, extras: { nyscStatus: "discharged", siwesEmployer: "Swift Labs" } }),
  );
  expect(countBlanks(text)).toBe(6);
});

test("the JSON Resume export keeps its field names and leaves nothing empty", () => {
  const json = toJsonResume(
    profileFromForm({ ...FORM, extras: { nyscStatus: "serving", nyscPpa: "Ministry of Works" } }),
  );
  expect(json.basics).toEqual({
    name: "Ada Obi",
    email: "ada.obi@example.com",
    phone: "+234 803 123 4567",
    location: { address: "Enugu" },
  });
  expect(json.education).toMatchObject([
    { institution: "University of Nigeria, Nsukka", area: "Accounting" },
  ]);
  expect(json.work).toMatchObject([
    { name: "Ministry of Works", position: "Corps member (NYSC)", summary: "Serving" },
  ]);
  expect(json).not.toHaveProperty("awards");
});

test("a school leaver is asked for results, not for a degree, and not for national service", () => {
  for (const form of [
    { ...FORM, major: "SSCE", school: "Igwebuike Grammar School" },
    { ...FORM, major: "science", school: "igwebuike grammar school" },
  ]) {
    const profile = profileFromForm(form);
    const text = printProfile(profile);
    expect(parseProfile(text)).toEqual(profile);
    expect(text).not.toMatch(/degree|NYSC|B\.Sc/);
    expect(profile.education[0]?.institution).toBe("Igwebuike Grammar School");
  }
  expect(
    profileFromForm({ ...FORM, major: "SSCE", school: "Igwebuike Grammar School" }).education[0],
  ).toMatchObject({ studyType: "SSCE" });
  expect(profileFromForm({ ...FORM, major: "B.Sc. Accounting" }).education[0]).toMatchObject({
    studyType: "B.Sc.",
    area: "Accounting",
  });
});

test("what was typed without capitals is written as names are", () => {
  const profile = profileFromForm({
    ...FORM,
    fullName: "ada obi",
    location: "enugu",
    major: "mass communication",
    school: "university of nigeria, nsukka",
  });
  expect(profile.basics).toMatchObject({ name: "Ada Obi", location: "Enugu" });
  expect(profile.education[0]).toMatchObject({
    area: "Mass Communication",
    institution: "University of Nigeria, Nsukka",
  });
});
