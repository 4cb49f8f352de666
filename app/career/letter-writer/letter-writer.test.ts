import fc from "fast-check";
import { expect, test } from "vitest";
import { anyProfile } from "#tests/arbitraries/profile";
import { runs } from "#tests/runs";
import type { DocumentLanguage } from "../generated-document";
import { Profile } from "../profile.schema";
import { sourceLines } from "../source-lines";
import { writeBody } from "./body";
import { verbOf } from "~/career/writer/verbs";
import { demandLabel } from "./demand-label";
import { PHRASES } from "./phrase-book";
import { planLetter, type LetterPlanInput } from "./plan-letter";
import { salutationFor } from "./salutation";

const baseOf = (word: string) => verbOf(word)?.verb.base ?? word;
const LANGUAGES: DocumentLanguage[] = ["en", "fr", "de", "es"];
const STYLE = { language: "en", tone: "plain", length: "standard", seed: "a" } as const;

const storekeeper = Profile.parse({
  basics: {
    name: "Musa Danladi",
    phone: "+234 803 555 0100",
    email: "musa@mail.example",
    location: "Jos, Plateau",
  },
  work: [
    {
      position: "Store Officer",
      name: "Plateau Feeds Ltd",
      startDate: "2021-04",
      endDate: "present",
      highlights: [
        "Counted stock of 3 warehouses every month; variance fell from 2.4% to 0.6%",
        "Raise purchase orders in Odoo",
        "Keep the store clean",
      ],
    },
    {
      position: "Store Keeper",
      name: "Bukuru Mills",
      startDate: "2018-01",
      endDate: "2021-03",
      highlights: ["Received and issued goods with waybills"],
    },
  ],
  education: [
    { studyType: "M.Sc.", area: "Logistics", institution: "University of Jos", standingText: "in view" },
    { studyType: "HND", area: "Purchasing", institution: "Plateau State Polytechnic", endDate: "2017" },
  ],
  certificates: [{ name: "CIPS Level 3", status: "in view" }],
  skills: [{ keywords: ["Odoo", "Excel", "Forklift"] }],
  nysc: { status: "discharged", endDate: "2018" },
});

const input = (more: Partial<LetterPlanInput> = {}): LetterPlanInput => ({
  profile: storekeeper,
  today: "2026-11-22",
  title: "Warehouse Supervisor",
  company: "Savannah Cold Stores",
  location: "Jos",
  advertLanguage: "en",
  demands: [
    { text: "CIPS", need: "wish", sourceIds: ["certificates.0"] },
    { text: "stock control", label: "stock control", need: "must", sourceIds: ["work.0.highlights.0"] },
    { text: "Odoo", need: "must", sourceIds: ["work.0.highlights.1", "skills.0.keywords.0"] },
    { text: "forklift licence", need: "must", sourceIds: ["skills.0.keywords.2"] },
    { text: "cold chain", need: "must", sourceIds: [] },
  ],
  subject: "warehouse stock",
  ...more,
});

test("a letter opens with the post, lists a proof for each demand in the person's own words, and closes", () => {
  const sentences = writeBody(planLetter(input()), STYLE);
  const paragraphs = [...new Set(sentences.map(({ paragraph }) => paragraph))].map((n) =>
    sentences.filter(({ paragraph }) => paragraph === n).map(({ text }) => text),
  );
  expect(paragraphs).toEqual([
    [
      expect.stringContaining("the post of Warehouse Supervisor at Savannah Cold Stores."),
      expect.stringMatching(/Store Officer at Plateau Feeds Ltd/),
      expect.stringMatching(/8 years/),
      "My qualification is HND Purchasing, Plateau State Polytechnic, 2017.",
    ],
    [expect.stringMatching(/:$/)],
    [
      "Stock control: I counted stock of 3 warehouses every month; variance fell from 2.4% to 0.6% – Plateau Feeds Ltd.",
      "I raise purchase orders in Odoo.",
      "CIPS Level 3, in view.",
      "Skills that you ask for: Forklift.",
    ],
    [
      "In my present post I keep the store clean.",
      "At Bukuru Mills I received and issued goods with waybills.",
      "My other skills are Odoo and Excel.",
    ],
    [
      "I completed my NYSC service in 2018.",
      "I live in Jos, Plateau.",
      expect.stringContaining("interview"),
      "You can reach me on +234 803 555 0100 or at musa@mail.example.",
    ],
  ]);
});

test("musts come before wishes, a line is written once, and two demands that one line answers share it", () => {
  const plan = planLetter(
    input({
      demands: [
        { text: "waybills", need: "wish", sourceIds: ["work.1.highlights.0"] },
        { text: "purchase orders", need: "must", sourceIds: ["work.0.highlights.1"] },
        { text: "ERP", need: "must", sourceIds: ["work.0.highlights.1"] },
      ],
    }),
  );
  expect(plan.proofs.map(({ demand, line }) => [demand, line.sourceIds])).toEqual([
    ["purchase orders; ERP", ["work.0.highlights.1"]],
    ["waybills", ["work.1.highlights.0"]],
  ]);
  expect(plan.further.map(({ sourceIds }) => sourceIds[0])).toEqual([
    "work.0.highlights.0",
    "work.0.highlights.2",
  ]);
});

test("lines that differ in figures alone are written once", () => {
  const [job] = storekeeper.work;
  const highlights = ["Closed till 1 every evening", "Closed till 2 every evening", "Raised orders in Odoo"];
  const work = job ? [{ ...job, highlights }] : [];
  const plan = planLetter(input({ profile: { ...storekeeper, work }, demands: [] }));
  expect(plan.further.map(({ text }) => text).sort()).toEqual([
    "Closed till 1 every evening",
    "Raised orders in Odoo",
  ]);
});

test("a finished study goes before one in view, and without a finished one the standing is printed", () => {
  expect(planLetter(input()).study?.text).toBe("HND Purchasing, Plateau State Polytechnic, 2017");
  const [inView] = storekeeper.education;
  expect(
    planLetter(input({ profile: { ...storekeeper, education: inView ? [inView] : [] } })).study?.text,
  ).toBe("M.Sc. Logistics, University of Jos, in view");
});

test("where nothing proves a demand the letter says so nowhere, and claims nothing", () => {
  const text = writeBody(
    planLetter(input({ demands: [{ text: "SAP", need: "must", sourceIds: [] }] })),
    STYLE,
  )
    .map((sentence) => sentence.text)
    .join(" ");
  expect(text).not.toContain("SAP");
  expect(text).not.toMatch(/advert asks/);
});

test.each([
  ["LASDRI card compulsory", "LASDRI card"],
  ["COREN is compulsory", "COREN"],
  ["Computer knowledge", "Computer knowledge"],
  ["Working knowledge of SAP S/4HANA or Microsoft Dynamics", "SAP S/4HANA or Microsoft Dynamics"],
  ["Opera or Hotsoft is a plus", "Opera or Hotsoft"],
  ["Use Sage or Peachtree very well", "Sage or Peachtree"],
  ["Close the general ledger by the fourth working day of each month", undefined],
])("the label of %j is %j", (demand, label) => {
  expect(demandLabel(demand)).toBe(label);
});

test("the place is written only where the advert names it", () => {
  expect(planLetter(input({ location: "Kano" })).home).toBeUndefined();
});

test("a demand in another language than the letter is no label", () => {
  const texts = writeBody(planLetter(input()), { ...STYLE, language: "fr" }).map(({ text }) => text);
  expect(texts).toContain(
    "Counted stock of 3 warehouses every month; variance fell from 2.4% to 0.6% – Plateau Feeds Ltd.",
  );
});

test.each([
  ["Mrs Ngozi Bello", "en", "Dear Mrs Bello,"],
  ["Engr. Tunde Ojo, Head of Works", "en", "Dear Engr Ojo,"],
  ["Mrs Ngozi Bello.", "en", "Dear Mrs Bello,"],
  ["The HR Manager", "en", "Dear HR Manager,"],
  ["the Manager, Skybridge Travels", "en", "Dear Manager,"],
  ["Recruitment Team", "en", undefined],
  ["Prof. (Mrs.) Adetoun Coker, Chairman", "en", "Dear Prof (Mrs) Coker,"],
  ["The Matron, Hajiya Zainab Danladi", "en", "Dear Hajiya Danladi,"],
  ["Chef Halima", "en", "Dear Chef Halima,"],
  ["Frau Dr. Huber", "de", "Sehr geehrte Frau Dr. Huber,"],
  ["Herr Klein", "de", "Sehr geehrter Herr Klein,"],
  ["Madame Diallo", "fr", "Madame,"],
  ["Sr. Pérez", "es", "Estimado Sr. Pérez:"],
] as const)("%s in %s is greeted with %s", (addressee, language, salutation) => {
  expect(salutationFor(addressee, language)).toBe(salutation);
});

test("whatever the profile, each listed proof ends in a line of the person and every claim names its lines", () => {
  fc.assert(
    fc.property(anyProfile, fc.constantFrom(...LANGUAGES), fc.nat(), (profile, language, chosen) => {
      const lines = sourceLines(profile);
      const ids = lines.map(({ id }) => id);
      const demands = ids
        .filter((_id, at) => at % 3 === chosen % 3)
        .map((id, at) => ({
          text: `demand ${at}`,
          need: at % 2 ? ("must" as const) : ("wish" as const),
          sourceIds: [id],
        }));
      const plan = planLetter(input({ profile, demands }));
      const sentences = writeBody(plan, { ...STYLE, language });
      const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      const own = new Set(lines.flatMap(({ text }) => words(text)));
      const ownVerbs = new Set([...own].map(baseOf));
      for (const { text, kind, sourceIds, isListItem } of sentences) {
        expect(text).not.toMatch(/undefined|null|NaN|____/);
        expect(sourceIds.length > 0).toBe(kind === "claim");
        for (const id of sourceIds)
          expect(ids.some((one) => one === id || one.startsWith(`${id}.`))).toBe(true);
        if (isListItem) {
          const strange = words(text).filter((word) => !own.has(word) && !ownVerbs.has(baseOf(word)));
          const { skills, speak, other } = PHRASES[language];
          const labels = "lines" in other ? `${other.certificates} ${other.otherSkills}` : "";
          const server: string[] = words(`${skills} ${speak(["", ""])} ${labels} I`);
          expect(strange.filter((word) => !server.includes(word))).toEqual([]);
        }
      }
      const listed = sentences.filter(({ isListItem }) => isListItem).flatMap(({ sourceIds }) => sourceIds);
      expect(new Set(listed).size).toBe(listed.length);
    }),
    runs(60),
  );
});

test("languages that several demands ask for are one sentence, and what answers a part of a demand comes first", () => {
  const profile = {
    ...storekeeper,
    languages: [{ language: "Hausa" }, { language: "Berom", fluency: "Native" }],
  };
  const demands = [
    { text: "Hausa", need: "must" as const, sourceIds: ["languages.0"] },
    { text: "Berom", need: "must" as const, sourceIds: ["languages.1"] },
    { text: "goods in and out", need: "must" as const, sourceIds: [], nearIds: ["work.1.highlights.0"] },
  ];
  const plan = planLetter(input({ profile, demands }));
  expect(plan.further[0]?.sourceIds).toEqual(["work.1.highlights.0"]);
  const texts = writeBody(plan, STYLE).map(({ text }) => text);
  expect(texts).toContain("I speak Hausa and Berom (native).");
});

test("a study that the advert asks for is the one that the opening names", () => {
  const demands = [{ text: "M.Sc", need: "must" as const, sourceIds: ["education.0"] }];
  const plan = planLetter(input({ demands }));
  expect(plan.study?.sourceIds).toEqual(["education.0"]);
  expect(plan.proofs).toEqual([]);
});
