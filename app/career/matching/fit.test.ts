import fc from "fast-check";
import { expect, test } from "vitest";
import { forPost } from "~/career/job-advert/for-post";
import { readAdvert } from "~/career/job-advert/read-advert";
import { Profile } from "~/career/profile.schema";
import { factsOf } from "./candidate-facts";
import { checkRules } from "./check-rules";
import { evidenceFor } from "./evidence";
import { fitOf } from "./fit";

const TODAY = "2026-11-16";
const ADVERT = `Job title: Optician
Requirements:
• HND in Optics
• 3 years experience in a clinic
• Lens grinding
• Retinoscope
• Frame repair
• Hausa
Duties:
• Test the eyes of patients
• Order lenses from suppliers`;

const OPTICIAN = {
  basics: { name: "Ene Audu", location: "Makurdi" },
  work: [
    {
      name: "Clear View",
      position: "Optician",
      startDate: "2020-01",
      endDate: "present",
      highlights: ["Lens grinding for 20 patients a day"],
    },
  ],
  education: [
    { institution: "Federal Polytechnic", studyType: "HND", area: "Optics", standing: "completed" },
  ],
};
const BAKER = {
  basics: { name: "Uche Eze", location: "Owerri" },
  work: [
    {
      name: "Sweet Crust",
      position: "Baker",
      startDate: "2018-01",
      endDate: "present",
      highlights: ["Baked 400 loaves a night"],
    },
  ],
  education: [{ institution: "Government College", studyType: "SSCE", standing: "completed" }],
};
const scoreOf = (advert: string, profile: object) =>
  fitOf(readAdvert(advert, { today: TODAY }), Profile.parse(profile), { today: TODAY }).score;

test("words of the advert that no fact supports never raise the fit", () => {
  const unsupported = fc.constantFrom(
    "Beekeeping",
    "Harpsichord tuning",
    "CITN membership",
    "Welsh",
    "Scuba diving",
    "Ph.D in Botany",
    "12 years experience in falconry",
  );
  fc.assert(
    fc.property(
      fc.array(unsupported, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(OPTICIAN, BAKER),
      (words, profile) => {
        const longer = ADVERT.replace("• Hausa", ["• Hausa", ...words.map((word) => `• ${word}`)].join("\n"));
        expect(scoreOf(longer, profile)).toBeLessThanOrEqual(scoreOf(ADVERT, profile));
      },
    ),
  );
});

test("a fact that answers a must never lowers the fit, and one more answered must raises it", () => {
  const answers = fc.subarray(["Lens grinding", "Retinoscope", "Frame repair", "Test the eyes of patients"], {
    minLength: 1,
  });
  fc.assert(
    fc.property(answers, fc.constantFrom(OPTICIAN, BAKER), (keywords, profile) => {
      expect(scoreOf(ADVERT, { ...profile, skills: [{ keywords }] })).toBeGreaterThanOrEqual(
        scoreOf(ADVERT, profile),
      );
    }),
  );
  expect(scoreOf(ADVERT, { ...OPTICIAN, skills: [{ keywords: ["Retinoscope"] }] })).toBeGreaterThan(
    scoreOf(ADVERT, OPTICIAN),
  );
});

test("an unrelated trade has at most 15, the right one far more", () => {
  expect(scoreOf(ADVERT, BAKER)).toBeLessThanOrEqual(15);
  expect(scoreOf(ADVERT, OPTICIAN)).toBeGreaterThan(50);
});

test("what shuts out is asked before what one has worked with, papers before details", () => {
  const advert = readAdvert(
    [
      "Talba Works, Bida needs a Kiln Driver.",
      "Requirements",
      "- Age between 25 and 40 years",
      "- Must be registered with COREN",
      "- Valid driver's licence",
      "- Kiln scheduling software",
      "- Fluent in Nupe",
    ].join("\n"),
    { today: TODAY },
  );
  const asked = (profile: object) =>
    fitOf(advert, Profile.parse(profile), { today: TODAY }).questions.map(({ kind }) => kind);
  expect(asked({ basics: { name: "Ada Obi" } })).toEqual(["body", "licence", "birth"]);
  const known = {
    personal: [{ label: "Date of birth", value: "1995-02-03" }],
    certificates: [{ name: "COREN" }, { name: "Driver's licence" }],
  };
  expect(asked({ basics: { name: "Ada Obi" }, ...known })[0]).toBe("language");
});

test("met demands name their proof, and at most three questions are asked about the others", () => {
  const fit = fitOf(readAdvert(ADVERT, { today: TODAY }), Profile.parse(OPTICIAN), { today: TODAY });
  expect(fit.met).toContainEqual({
    demand: expect.objectContaining({ text: "Lens grinding" }),
    fact: { id: "work.0.highlights.0", text: "Lens grinding for 20 patients a day" },
  });
  expect(fit.unmet.map(({ text }) => text)).toContain("Retinoscope");
  expect(fit.questions).toHaveLength(3);
  expect(fit.questions.slice(0, 2).map(({ about }) => about)).toEqual(["Hausa", "Retinoscope"]);
});

const check = (rule: string, profile: object) =>
  checkRules(
    readAdvert(`We need a welder. ${rule}`, { today: TODAY }).rules,
    Profile.parse({ basics: {}, ...profile }),
    { today: TODAY },
  )[0];

test.each([
  ["Age limit 28.", { personal: [{ label: "Date of birth", value: "1990-05-01" }] }, "unmet"],
  ["Age limit 28.", { personal: [{ label: "Date of birth", value: "2000-05-01" }] }, "met"],
  ["Age limit 28.", {}, "unknown"],
  ["NYSC discharge certificate is a must.", { nysc: { status: "serving" } }, "unmet"],
  ["NYSC discharge certificate is a must.", { nysc: { status: "exempted" } }, "met"],
  ["Must have B.Sc in Physics.", { education: [{ studyType: "HND", standing: "completed" }] }, "unknown"],
  ["Must have B.Sc in Physics.", { education: [{ studyType: "B.Sc", standing: "in_view" }] }, "unmet"],
  ["Must have HND in Physics.", { education: [{ studyType: "M.Sc", standing: "completed" }] }, "met"],
  ["Minimum of 2:1 B.Sc.", { education: [{ studyType: "B.Sc", score: "Second Class Lower" }] }, "unmet"],
  ["Minimum of 2:1 B.Sc.", { education: [{ studyType: "HND", score: "Distinction" }] }, "met"],
  ["Must be a member of ICAN.", { certificates: [{ name: "ICAN", standing: "part_passed" }] }, "unmet"],
  ["Must be a member of ICAN.", { certificates: [{ name: "ACA, ICAN", standing: "completed" }] }, "met"],
  [
    "Minimum of 5 years experience.",
    { work: [{ position: "Welder", startDate: "2023-01", endDate: "2024-01" }] },
    "unmet",
  ],
  [
    "Minimum of 5 years experience.",
    { work: [{ position: "Welder", startDate: "2019-01", endDate: "present" }] },
    "met",
  ],
  ["Must reside in Ikorodu.", { basics: { location: "Ikorodu, Lagos" } }, "met"],
  [
    "Five credits in one sitting of WAEC.",
    { oLevels: [{ exam: "WASSCE", results: [{ subject: "Biology", grade: "B3" }] }] },
    "unmet",
  ],
])("%s with %j is %s", (rule, profile, state) => {
  const result = check(rule, profile);
  expect(result?.state).toBe(state);
  expect(result?.why).toMatch(/^[A-Z].*\.$/);
});

test.each([
  ["HSE Level 3", "HSE Level 1, 2", false],
  ["HSE Level 2", "HSE Level 1, 2", true],
  ["Trade Test 1", "Trade Test Grade I", true],
  ["licence class E", "Driver's licence, class B", false],
  ["Discharge or exemption certificate", "Certificate in Records Management", false],
  ["Food safety certificate", "Food Safety Level 2", true],
])("a paper asked for as %s is the paper %s: %s", (text, name, isMet) => {
  const facts = factsOf(Profile.parse({ basics: {}, certificates: [{ name }] }));
  expect(evidenceFor({ text, kind: "certificate" }, facts).strength >= 0.75).toBe(isMet);
});

test("of several posts each is judged by its own rules, and the chosen one alone counts", () => {
  const text =
    "Greenfield School has vacancies for:\n1. Bursar. HND Accounting, 5 years experience.\n2. Driver with class E licence.\nCV to a@b.ng";
  const driver = Profile.parse({
    basics: {},
    work: [{ position: "Driver", name: "Oak", startDate: "2018-01", endDate: "present", highlights: [] }],
    certificates: [{ name: "Driver's licence class E" }],
  });
  const options = { today: "2026-11-16" };
  const open = fitOf(readAdvert(text, options), driver, options);
  expect(open.post).toBe("Driver");
  expect(open.rules.map(({ rule }) => rule.kind)).toEqual(["licence"]);
  expect(open.questions).toEqual([]);
  const chosen = forPost(readAdvert(text, { ...options, jobTitle: "Bursar" }));
  expect(fitOf(chosen, driver, options).rules.map(({ rule }) => rule.kind)).toEqual(["degree", "years"]);
});

test("of posts of one trade the nearest is the one whose title the person has held", () => {
  const text =
    "Kabo Hotel is hiring:\n1) Sous Chef\n2) Pastry & Bakery Chef\n3) Barista\nThree years in a hotel kitchen. CV to a@b.ng";
  const baker = Profile.parse({
    basics: {},
    work: [
      { position: "Pastry Chef", name: "Oak", startDate: "2018-01", endDate: "present", highlights: [] },
    ],
  });
  const options = { today: "2026-11-16" };
  expect(fitOf(readAdvert(text, options), baker, options).post).toBe("Pastry & Bakery Chef");
});

test("who was one boy of a trade is not near to another boy", () => {
  const text =
    "Kabo Haulage needs\n1. PLUMBER\n- must know how to fix pipes and pumps\n2. MOTOR BOY\n- ready to travel at night\nCV to a@b.ng";
  const boy = Profile.parse({
    basics: {},
    work: [
      {
        position: "Plumbing boy",
        name: "Oak Pipes",
        startDate: "2021-01",
        endDate: "present",
        highlights: ["Fix pipes and pumps in houses"],
      },
    ],
  });
  expect(fitOf(readAdvert(text, { today: "2026-11-16" }), boy, { today: "2026-11-16" }).post).toBe("Plumber");
});

test("a post that asks nothing of its own is not the nearest for that, and a title is near by its meaning", () => {
  const text =
    "Talba Relief, Yola: we need\n1. Hygiene Promoter\n2. Chauffeur\n\nHygiene Promoter\nRequirements: HND Public Health, 5 years experience, fluent Fulfulde.\n\nAll candidates must have SSCE. CV to a@b.ng";
  const options = { today: "2026-11-16" };
  const nearest = (position: string) =>
    fitOf(
      readAdvert(text, options),
      Profile.parse({
        basics: {},
        work: [{ position, name: "Oak", startDate: "2023-01", endDate: "present", highlights: [] }],
        oLevels: [{ exam: "WASSCE", results: [] }],
      }),
      options,
    ).post;
  expect(nearest("Sanitation Volunteer")).toBe("Hygiene Promoter");
  expect(nearest("Driver")).toBe("Chauffeur");
});

test.each([
  ["managing a website (WordPress)", "WordPress", true],
  ["teach coding (Python, Scratch)", "Scratch", true],
  ["managing a website (WordPress)", "Sage 50", false],
])("a tool in brackets says what is meant: %s and %s", (text, skill, isMet) => {
  const facts = factsOf(Profile.parse({ basics: {}, skills: [{ keywords: [skill] }] }));
  expect(evidenceFor({ text, kind: "skill" }, facts).strength >= 0.75).toBe(isMet);
});

test.each([
  ["one of Power BI or Looker", "Ran a shop with one sales girl", false],
  ["A/B testing", "Driving (class B)", false],
  ["one of Power BI or Looker", "Built dashboards in Power BI", true],
  ["C programming", "C programming of meters", true],
])("letters and counts alone answer nothing: %s and %s", (text, skill, isMet) => {
  const facts = factsOf(Profile.parse({ basics: {}, skills: [{ keywords: [skill] }] }));
  expect(evidenceFor({ text, kind: "skill" }, facts).strength >= 0.75).toBe(isMet);
});
