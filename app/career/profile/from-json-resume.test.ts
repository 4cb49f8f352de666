import fc from "fast-check";
import { expect, test } from "vitest";
import { anyProfile } from "#tests/arbitraries/profile";
import { wordRun } from "../nlp/fold";
import type { Profile } from "../profile.schema";
import { listValues } from "../resume/profile-values";
import { canonicalProfile, emptyProfile, fromJsonResume, toJsonResume } from "./index";

const JSON_RESUME = {
  $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
  basics: {
    name: "Halima Bello",
    label: "Registered Nurse",
    email: "halima@example.com",
    phone: "08031234567",
    url: "https://halima.example.com",
    image: "photo.png",
    summary: "Nurse for children.",
    location: { city: "Kano", countryCode: "NG" },
    profiles: [{ network: "LinkedIn", username: "halima", url: "https://linkedin.com/in/halima" }],
  },
  work: [
    {
      name: "Sahel Clinic",
      position: "Staff Nurse",
      startDate: "2019-03-01",
      url: "https://sahel.example.com",
      highlights: ["Ran the night ward of 24 beds"],
    },
  ],
  education: [
    { institution: "Bayero University", studyType: "B.N.Sc.", area: "Nursing", endDate: "2018", courses: [] },
  ],
  skills: [{ name: "Wards", level: "Master", keywords: ["Triage"] }, { name: "First aid" }],
  interests: [{ name: "Chess" }],
};

test("a JSON Resume becomes a profile; what has no place is shown, and a job without an end is asked about", () => {
  const read = fromJsonResume(JSON_RESUME);
  expect(read?.profile).toMatchObject({
    basics: {
      name: "Halima Bello",
      phone: "+234 803 123 4567",
      location: "Kano",
      links: ["halima.example.com", "linkedin.com/in/halima"],
    },
    summary: ["Nurse for children."],
    work: [{ name: "Sahel Clinic", startDate: "2019-03", highlights: ["Ran the night ward of 24 beds"] }],
    education: [{ institution: "Bayero University", endDate: "2018" }],
    skills: [{ name: "Wards", keywords: ["Triage"] }, { keywords: ["First aid"] }],
  });
  expect(read?.profile.work[0]).not.toHaveProperty("endDate");
  expect(read?.doubts).toMatchObject([{ path: "work.0.endDate", suggestion: "present" }]);
  expect(read?.notPlaced.map(({ text }) => text)).toEqual([
    "image: photo.png",
    "url: https://sahel.example.com",
    "level: Master",
    "name: Chess",
  ]);
});

test("what is no JSON Resume is none, and fields of another type do no harm", () => {
  for (const value of [null, [], "basics", 7, {}, { name: "Ada" }])
    expect(fromJsonResume(value)).toBeUndefined();
  const odd = fromJsonResume({
    basics: "Ada",
    work: [1, "x", null, { name: 4, highlights: [{ a: "b" }] }],
    skills: {},
  });
  expect(odd?.profile.work).toEqual([]);
  expect(odd?.notPlaced.map(({ text }) => text)).toEqual([
    "basics: Ada",
    "work: 1",
    "work: x",
    "name: 4",
    "a: b",
  ]);
});

const RICH: Profile = canonicalProfile({
  ...emptyProfile(),
  basics: {
    name: "Halima Bello",
    email: "halima@example.com",
    location: "Kano",
    links: ["linkedin.com/in/halima"],
  },
  summary: ["Nurse for children.", "Trains new staff."],
  work: [
    {
      name: "Sahel Clinic",
      position: "Staff Nurse",
      startDate: "2019-03",
      endDate: "present",
      highlights: ["One"],
    },
    { name: "Dala Clinic", position: "Nurse", startDate: "2017", highlights: [] },
  ],
  education: [
    {
      institution: "Bayero University",
      studyType: "M.Sc.",
      standing: "deferred",
      standingText: "deferred in 2021",
      highlights: ["Ward work"],
    },
  ],
  nysc: {
    status: "discharged",
    ppa: "General Hospital",
    state: "Ogun",
    highlights: ["Vaccinated 300 children"],
  },
  siwes: [{ name: "Murtala Hospital", position: "Intern", endDate: "present", highlights: [] }],
  certificates: [{ name: "RN", issuer: "NMCN", date: "2018", standing: "completed" }],
  oLevels: [{ exam: "WASSCE", date: "2012", results: [{ subject: "Biology", grade: "B3" }] }],
  personal: [{ label: "State of origin", value: "Kano" }],
  referees: {
    onRequest: false,
    list: [{ name: "Musa Sani", position: "Matron", phone: "+234 803 123 4567" }],
  },
  custom: [{ heading: "Interests", lines: [{ text: "Chess", bullet: true }] }],
});

test("a field without words is no line to place", () => {
  const read = fromJsonResume({
    basics: { name: "Halima Bello", image: "", summary: " " },
    work: [{ name: "Sahel Clinic", startDate: "2019", endDate: "", highlights: [""] }],
    interests: [{ name: "Chess", keywords: [] }],
  });
  expect(read?.notPlaced.map(({ text }) => text)).toEqual(["name: Chess"]);
});

test("our own export comes back whole", () => {
  const read = fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(RICH))));
  expect(read?.profile).toEqual({ ...RICH, sectionOrder: read?.profile.sectionOrder });
  expect(read?.notPlaced).toEqual([]);
  expect(read?.doubts).toMatchObject([{ path: "work.1.endDate" }]);
});

test("every text of a profile is in its export and comes back, or is shown", () => {
  fc.assert(
    fc.property(anyProfile, (any) => {
      const profile = canonicalProfile(any);
      const read = fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(profile))));
      const back = [...(read ? listValues(read.profile) : []), ...(read?.notPlaced ?? [])]
        .map(({ text }) => wordRun(text))
        .join(" ");
      for (const { text } of listValues({ ...profile, basics: { links: [] } }))
        expect(back).toContain(wordRun(text));
    }),
  );
});
