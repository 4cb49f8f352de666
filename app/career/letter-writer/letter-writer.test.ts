import fc from "fast-check";
import { expect, test } from "vitest";
import { anyProfile } from "#tests/arbitraries/profile";
import { choose } from "#tests/runs";
import type { DocumentLanguage } from "../generated-document";
import { Profile } from "../profile.schema";
import { readAdvert } from "../job-advert/read-advert";
import { lockSentence, prepareLock } from "../lock";
import { entryFacts } from "../profile-lines";
import { sourceLines } from "../source-lines";
import { writeLetter } from "../writer/letter";
import { writeBody } from "./body";
import { articleFor, studyInEnglish } from "./english-study";
import type { LetterPlanInput } from "./plan-input";
import { planLetter } from "./plan-letter";
import { salutationFor } from "./salutation";

/** No lock before the writer. */
const anySentence = () => true;
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
    { text: "stock control", need: "must", sourceIds: ["work.0.highlights.0"] },
    { text: "Odoo", need: "must", sourceIds: ["work.0.highlights.1", "skills.0.keywords.0"] },
    { text: "forklift licence", need: "must", sourceIds: ["skills.0.keywords.2"] },
    { text: "cold chain", need: "must", sourceIds: [] },
  ],
  subject: "warehouse stock",
  ...more,
});

test("a letter says who the person is, tells each post with what was done in it, lists answers, and closes", () => {
  const demands = [
    ...input().demands,
    { text: "Issue goods to branches", need: "must" as const, sourceIds: ["work.1.highlights.0"] },
  ];
  const sentences = writeBody(planLetter(input({ demands })), STYLE, anySentence);
  const paragraphs = [...new Set(sentences.map(({ paragraph }) => paragraph))].map((n) =>
    sentences.filter(({ paragraph }) => paragraph === n).map(({ text }) => text),
  );
  expect(paragraphs).toEqual([
    [
      expect.stringContaining("the post of Warehouse Supervisor at Savannah Cold Stores."),
      "I have over 8 years of experience and hold an HND in Purchasing (2017) from Plateau State Polytechnic.",
      "At Plateau Feeds Ltd I counted stock of 3 warehouses every month; variance fell from 2.4% to 0.6%.",
    ],
    ["Store Officer, Plateau Feeds Ltd, since April 2021:"],
    ["Raise purchase orders in Odoo."],
    ["Store Keeper, Bukuru Mills, January 2018 to March 2021:"],
    ["Received and issued goods with waybills."],
    ["My record in short:"],
    ["Certificates: CIPS Level 3 (in view).", "Skills: Odoo, Forklift."],
    [
      expect.stringMatching(
        /interview.*; my CV is attached, and you can reach me on \+234 803 555 0100 or at musa@mail\.example\.$/,
      ),
    ],
  ]);
});

test("a head that names neither a place nor a time stands over nothing", () => {
  const [present] = storekeeper.work;
  const work = [{ position: "Director", highlights: ["Led a department of 46 officers"] }, present];
  const profile = { ...storekeeper, work } as Profile;
  const texts = writeBody(planLetter(input({ profile, demands: [] })), STYLE, anySentence).map(
    ({ text }) => text,
  );
  expect(texts.filter((text) => text.startsWith("Director"))).toEqual([]);
  expect(texts).toContain("Led a department of 46 officers.");
});

test("a head that does not hold with its dates stands without them, and one that does not hold takes its lines with it", () => {
  const texts = (holds: (sentence: { text: string }) => boolean) =>
    writeBody(planLetter(input({ demands: [] })), STYLE, holds).map(({ text }) => text);
  expect(texts(({ text }) => !text.includes("since April 2021"))).toContain(
    "Store Officer, Plateau Feeds Ltd:",
  );
  expect(texts(({ text }) => !text.startsWith("Store Officer")).join(" ")).not.toContain(
    "Raise purchase orders",
  );
});

test("two posts at one employer are told apart by their titles, and each by its years", () => {
  const post = (position: string, startDate: string, endDate: string, highlights: string[]) => ({
    position,
    name: "Plateau Feeds Ltd",
    startDate,
    endDate,
    highlights,
  });
  const work = [
    post("Store Officer", "2021-04", "present", ["Count 3 warehouses every month"]),
    post("Driver, Trucks", "2016-04", "2021-03", ["Drove 30-ton trucks to Kano"]),
    { name: "Bukuru Mills", startDate: "2014-01", endDate: "2016-03", highlights: [] },
  ];
  const texts = writeBody(
    planLetter(input({ profile: { ...storekeeper, work }, demands: [] })),
    STYLE,
    anySentence,
  ).map(({ text }) => text);
  expect(texts.slice(texts.indexOf("Driver, Trucks, Plateau Feeds Ltd, April 2016 to March 2021:"))[1]).toBe(
    "Drove 30-ton trucks to Kano.",
  );
});

test("an employer who is a person is named as any other, and a post that ended once", () => {
  const work = [
    {
      position: "House Help",
      name: "Mrs Okafor",
      startDate: "2021-01",
      endDate: "2024-06",
      highlights: ["Cooked for a family of 6", "Cleaned the house every day"],
    },
  ];
  const profile = { ...storekeeper, work, education: [], certificates: [] };
  const plan = planLetter(input({ profile, demands: [] }));
  const sentences = writeBody(plan, STYLE, anySentence);
  expect(sentences.slice(0, 4).map(({ text }) => text)).toEqual([
    expect.stringMatching(/Savannah Cold Stores, with over 3 years of experience\.$/),
    "House Help, Mrs Okafor, January 2021 to June 2024:",
    "Cooked for a family of 6.",
    "Cleaned the house every day.",
  ]);
});

test.each([
  "Out of job due to covid retrenchment",
  "Career break",
  "Here I was class teacher and instructor",
])("%s is no post that a letter opens with", (position) => {
  const work = [
    { position, name: "Poultry", startDate: "2020-05", endDate: "2022-03", highlights: [] },
    { position: "Driver", name: "Jos Haulage", startDate: "2015", endDate: "2019", highlights: [] },
  ];
  expect(planLetter(input({ profile: { ...storekeeper, work } })).post?.position).toBe("Driver");
});

test("who has held no post opens with the study", () => {
  const profile = { ...storekeeper, work: [] };
  expect(writeBody(planLetter(input({ profile, demands: [] })), STYLE, anySentence)[1]?.text).toBe(
    "I hold an HND in Purchasing (2017) from Plateau State Polytechnic.",
  );
});

test.each([
  ["HND", "an"],
  ["B.Sc", "a"],
  ["M.Sc", "an"],
  ["MBA", "an"],
  ["LL.B", "an"],
  ["NABTEB", "a"],
  ["SSCE", "an"],
  ["Advanced Diploma", "an"],
  ["University Diploma", "a"],
] as const)("%s takes %s", (degree, article) => {
  expect(articleFor(degree)).toBe(article);
});

test.each([
  ["University of Jos", "from the University of Jos"],
  ["The Polytechnic, Ibadan", "from the Polytechnic, Ibadan"],
  ["Federal University of Technology, Owerri", "from the Federal University of Technology, Owerri"],
  ["Federal Polytechnic, Bida", "from Federal Polytechnic, Bida"],
  ["Covenant University", "from Covenant University"],
  ["Yaba College of Technology", "from Yaba College of Technology"],
])("a degree is %s", (school, words) => {
  const study = { degree: "B.Sc", school, state: "finished" as const, sourceIds: [] };
  expect(studyInEnglish(study, "from")).toBe(`a B.Sc ${words}`);
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
  expect(planLetter(input()).studies.map(({ degree }) => degree)).toEqual(["HND"]);
  const [inView] = storekeeper.education;
  const profile = { ...storekeeper, education: inView ? [inView] : [] };
  expect(writeBody(planLetter(input({ profile })), STYLE, anySentence).map(({ text }) => text)).toContain(
    "I am working towards an M.Sc. in Logistics (in view) at the University of Jos.",
  );
});

test("where nothing proves a demand the letter says so nowhere, and claims nothing", () => {
  const text = writeBody(
    planLetter(input({ demands: [{ text: "SAP", need: "must", sourceIds: [] }] })),
    STYLE,
    anySentence,
  )
    .map((sentence) => sentence.text)
    .join(" ");
  expect(text).not.toContain("SAP");
  expect(text).not.toMatch(/advert asks/);
});

test("the place is written only where the advert names it", () => {
  expect(planLetter(input({ location: "Kano" })).home).toBeUndefined();
});

test("the posts of a letter in another language have its words for their time", () => {
  const demands = [0, 1, 2].map((at) => ({
    text: "stock",
    need: "must" as const,
    sourceIds: [at < 2 ? `work.0.highlights.${at}` : "work.1.highlights.0"],
  }));
  const texts = writeBody(planLetter(input({ demands })), { ...STYLE, language: "fr" }, anySentence).map(
    ({ text }) => text,
  );
  expect(texts).toContain("Store Officer, Plateau Feeds Ltd, depuis avril 2021 :");
  expect(texts).toContain("Store Keeper, Bukuru Mills, janvier 2018 à mars 2021 :");
});

test.each([
  ["Mrs Ngozi Bello", "en", "Dear Mrs Bello,"],
  ["Engr. Tunde Ojo, Head of Works", "en", "Dear Engr Ojo,"],
  ["Mrs Ngozi Bello.", "en", "Dear Mrs Bello,"],
  ["Mrs HR", "en", "Dear Madam,"],
  ["The HR Manager", "en", "Dear Sir/Madam,"],
  ["Chief Financial Officer", "en", "Dear Sir/Madam,"],
  ["The Chief Engineer, Crest Hotels", "en", "Dear Sir/Madam,"],
  ["the Manager, Skybridge Travels", "en", "Dear Sir/Madam,"],
  ["Recruitment Team", "en", "Dear Recruitment Team,"],
  ["The Human Resources Department", "en", "Dear Human Resources Team,"],
  ["The Managing Consultant", "en", "Dear Sir/Madam,"],
  ["The Proprietress", "en", "Dear Madam,"],
  ["The Headmaster", "en", "Dear Sir,"],
  ["Ife (Studio Manager)", "en", "Dear Ife,"],
  ["Accounts (Lagos)", "en", "Dear Sir/Madam,"],
  ["The Secretary to the Chairman", "en", "Dear Sir/Madam,"],
  ["Prof. (Mrs.) Adetoun Coker, Chairman", "en", "Dear Prof (Mrs) Coker,"],
  ["The Matron, Hajiya Zainab Danladi", "en", "Dear Hajiya Danladi,"],
  ["The Matron, Rev. Sr. (Dr.) Philomena Ekanem", "en", "Dear Rev Sr (Dr) Ekanem,"],
  ["the Site Manager Mrs Bisi Lawal", "en", "Dear Mrs Lawal,"],
  ["Attention: Engr. (Mrs.) Ladi Gomwalk", "en", "Dear Engr (Mrs) Gomwalk,"],
  ["Chef Halima", "en", "Dear Chef Halima,"],
  ["Frau Dr. Huber", "de", "Sehr geehrte Frau Dr. Huber,"],
  ["Herr Klein", "de", "Sehr geehrter Herr Klein,"],
  ["Madame Diallo", "fr", "Madame Diallo,"],
  ["Sr. Pérez", "es", "Estimado Sr. Pérez:"],
] as const)("%s in %s is greeted with %s", (addressee, language, salutation) => {
  expect(salutationFor(addressee, language)?.text).toBe(salutation);
});

test("whatever the profile, every claim names its lines, none is listed twice, and the lock holds each sentence", () => {
  fc.assert(
    fc.property(anyProfile, fc.constantFrom(...LANGUAGES), fc.nat(), (profile, language, chosen) => {
      const lines = sourceLines(profile);
      const known = new Set([...lines, ...entryFacts(profile)].map(({ id }) => id));
      const asked = lines.filter((_line, at) => at % 3 === chosen % 3).map(({ text }) => `- ${text}`);
      const advert = readAdvert(["Supervisor wanted in Jos", "Requirements:", ...asked].join("\n"), {
        today: "2026-11-22",
        jobTitle: "Warehouse Supervisor",
        companyName: "Savannah Cold Stores",
      });
      const { sentences } = writeLetter({ profile, advert, language, today: "2026-11-22", seed: "a" });
      const lock = prepareLock({
        profile,
        today: "2026-11-22",
        language,
        advert: { title: "Warehouse Supervisor", company: "Savannah Cold Stores", text: advert.text },
      });
      for (const { text, kind, sourceIds } of sentences) {
        expect(text).not.toMatch(/undefined|null|NaN|____/);
        expect(sourceIds.length > 0).toBe(kind === "claim");
        expect(sourceIds.filter((id) => !known.has(id))).toEqual([]);
        const reasons = lockSentence({ text, facts: sourceIds }, lock);
        if (kind === "claim") expect(reasons.filter((reason) => reason.kind !== "language")).toEqual([]);
      }
      const listed = sentences.filter(({ isListItem }) => isListItem).flatMap(({ sourceIds }) => sourceIds);
      expect(new Set(listed).size).toBe(listed.length);
    }),
    { numRuns: choose(5, 200) }, // a letter of a profile of any size takes half a second
  );
});

test.each([
  ["Mrs Ngozi Bello", true],
  ["Matron Rakiya", true],
  ["The Depot Manager", false],
])("%s is greeted by name: %s", (addressee, isByName) => {
  expect(salutationFor(addressee, "en")?.isByName).toBe(isByName);
});

test("languages that several demands ask for are named once, and what answers a part of a demand comes first", () => {
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
  expect(plan.proofs.find(({ isFull }) => !isFull)?.line.sourceIds).toEqual(["work.1.highlights.0"]);
  const texts = writeBody(plan, STYLE, anySentence).map(({ text }) => text);
  expect(texts).toContain("I speak Hausa and Berom (native).");
  expect(texts.filter((text) => text.includes("Hausa"))).toHaveLength(1);
});

test("where somebody lives is an answer where the advert asks for it", () => {
  const textsOf = (asks: object) =>
    writeBody(planLetter(input({ asks })), STYLE, anySentence).map(({ text }) => text);
  expect(textsOf({ residence: true })).toContain("Residence: Jos, Plateau.");
  expect(textsOf({}).join(" ")).not.toContain("Jos");
});

test("papers whose headings do not hold are told with the others", () => {
  const profile = {
    ...storekeeper,
    certificates: [
      { name: "ACA", issuer: "Institute of Chartered Accountants" },
      { name: "AAT", date: "2012" },
    ],
  };
  const demands = [{ text: "ICAN or ACCA membership", need: "must" as const, sourceIds: ["certificates.0"] }];
  const holds = ({ text }: { text: string }) => !text.startsWith("ICAN");
  const texts = writeBody(planLetter(input({ profile, demands })), STYLE, holds).map(({ text }) => text);
  expect(texts.join(" ")).toMatch(/ACA \(Institute of Chartered Accountants\)/);
});

test("a study under way is named where the advert asks for it, behind the finished ones", () => {
  const demands = [{ text: "M.Sc", need: "must" as const, sourceIds: [], nearIds: ["education.0"] }];
  const plan = planLetter(input({ demands }));
  expect(plan.studies.flatMap(({ sourceIds }) => sourceIds)).toEqual(["education.1", "education.0"]);
  expect(planLetter(input({ demands: [] })).studies).toHaveLength(1);
  expect(plan.proofs).toEqual([]);
});

test("a short letter tells the posts before and further skills, a full one does not; languages stand in each", () => {
  const bare = {
    ...storekeeper,
    work: storekeeper.work.map((job, at) => ({
      ...job,
      highlights: at === 0 ? ["Raise orders in Odoo"] : [],
    })),
    languages: [{ language: "Hausa" }, { language: "English" }],
  };
  const texts = (profile: Profile, demands = input().demands) =>
    writeBody(planLetter(input({ profile, demands })), STYLE, anySentence).map(({ text }) => text);
  expect(texts(bare, [])).toEqual(
    expect.arrayContaining(["I speak Hausa and English.", "My skills include Odoo, Excel and Forklift."]),
  );
  const [job] = bare.work;
  const highlights = Array.from(
    { length: 12 },
    (_, at) =>
      `Counted the stock of warehouse ${"abcdefghijkl".charAt(at)} with the night team before every audit of the auditors`,
  );
  const full = { ...bare, work: job ? [{ ...job, highlights }] : [] };
  expect(texts(full, []).join(" ")).not.toMatch(/Earlier I was|My skills include/);
  expect(texts(full, [])).toContain("I speak Hausa and English.");
});

test.each([
  "Requirements: 5 years of experience.",
  "Requirements: minimum of 5 years working experience",
  "Requirements: 5 years experience as a supervisor.",
])("%j is answered by the first paragraph", (text) => {
  const advert = readAdvert(text, { today: "2026-11-22", jobTitle: "Store Officer" });
  const { sentences } = writeLetter({
    profile: {
      ...storekeeper,
      work: storekeeper.work.slice(0, 1).map((job) => ({ ...job, highlights: [] })),
      education: [],
      certificates: [],
      skills: [],
    },
    advert,
    today: "2026-11-22",
    language: "en",
    seed: "a",
  });
  const opening = sentences.filter(({ paragraph }) => paragraph === 0).map((sentence) => sentence.text);
  expect(opening).toEqual([
    expect.stringMatching(/the post of Store Officer, with over 5 years of experience\.$/),
  ]);
});

test("who tells their work in their own sentences has them in the letter, and a list of tools is no proof", () => {
  const profile = Profile.parse({
    basics: { name: "Patience Agbo" },
    custom: [
      {
        heading: "What I do",
        lines: [
          { text: "I sew about 30 dresses a month", bullet: true },
          { text: "I have trained 11 apprentices", bullet: true },
          { text: "Overlock, button hole machine, iron", bullet: false },
        ],
      },
    ],
  });
  const demands = [
    {
      text: "sewing machines",
      need: "must" as const,
      isTool: true as const,
      sourceIds: ["custom.0.lines.2"],
    },
    { text: "training", need: "must" as const, sourceIds: ["custom.0.lines.1"] },
  ];
  const texts = writeBody(planLetter(input({ profile, demands })), STYLE, anySentence).map(
    ({ text }) => text,
  );
  expect(texts).toEqual(
    expect.arrayContaining([
      "I have trained 11 apprentices.",
      "Sew about 30 dresses a month.",
      "My skills include Overlock, button hole machine, iron.",
    ]),
  );
});

test("nobody applies to the post that is free, words without a deed and results of an examination are no proof", () => {
  const advert = readAdvert(
    `Vacancy: Nurse Mentor at Lafiya Initiative, Jalingo
Requirements
- Games and sports with children
- Biology
- Experience of supervising midwives
Send your CV to jobs@lafiya.example. Attention: Nurse Mentor`,
    { today: "2026-11-26" },
  );
  const profile = Profile.parse({
    basics: { name: "Aisha Bello", phone: "+234 803 555 0100" },
    work: [
      {
        name: "Kumo Clinic",
        position: "Midwife",
        startDate: "2020",
        endDate: "present",
        highlights: ["Games mistress", "Supervised four student midwives", "Delivered 300 babies in 2024"],
      },
    ],
    skills: [{ keywords: ["Biology C6", "Ward records"] }],
  });
  const { letter, sentences } = writeLetter({
    profile,
    advert,
    today: "2026-11-26",
    language: "en",
    seed: "a",
  });
  const text = sentences.map((sentence) => sentence.text).join(" ");
  expect(letter.recipient).not.toContain("Nurse Mentor");
  expect(letter.salutation).not.toContain("Nurse Mentor");
  expect(text).not.toMatch(/Games mistress|Biology C6/);
  expect(text).toContain("four student midwives");
});

test("a paper or a skill that does not hold takes no other with it, and a licence says how long it is valid", () => {
  const advert = readAdvert(
    `Vacancy: Midwife at Lafiya Initiative, Jalingo
Requirements
- Registered Nurse and Registered Midwife with current licence
- EmONC training
- DHIS2 and Excel`,
    { today: "2026-11-26" },
  );
  const profile = Profile.parse({
    basics: { name: "Aisha Bello", phone: "+234 803 555 0100" },
    work: [
      {
        name: "Kumo Clinic",
        position: "Midwife",
        startDate: "2020",
        endDate: "present",
        highlights: ["Delivered 300 babies in 2024"],
      },
    ],
    certificates: [
      { name: "Registered Nurse", issuer: "Nursing and Midwifery Council of Nigeria", date: "2014" },
      { name: "Registered Midwife licence", date: "2015", status: "valid to March 2027" },
      { name: "EmONC training", date: "2022" },
    ],
    skills: [{ keywords: ["DHIS2", "Excel"] }],
  });
  const demands = [
    {
      text: "licence",
      need: "must" as const,
      sourceIds: ["certificates.0", "certificates.1", "certificates.2"],
    },
    { text: "DHIS2", need: "must" as const, sourceIds: ["skills.0.keywords.0", "skills.0.keywords.1"] },
  ];
  const plan = planLetter({
    profile,
    today: "2026-11-26",
    title: "Midwife",
    company: "Lafiya Initiative",
    location: "",
    advertLanguage: "en",
    demands,
    subject: advert.text,
  });
  const bodyOf = (holds: (text: string) => boolean) =>
    writeBody(plan, STYLE, ({ text }) => holds(text))
      .map(({ text }) => text)
      .join(" ");
  expect(bodyOf(() => true)).toContain("Registered Midwife licence (valid to March 2027)");
  const left = bodyOf((text) => !text.includes("Registered Nurse") && !text.includes("Excel"));
  expect(left).toContain("Registered Midwife licence");
  expect(left).toContain("DHIS2");
  expect(left).not.toMatch(/Registered Nurse|Excel/);
});

test("a school certificate is told where credits are asked for, and of its results the credits", () => {
  const advertText = "Caregiver wanted in Uyo. Requirements: SSCE with credit in English; patience.";
  const advert = readAdvert(advertText, { today: "2026-11-26", jobTitle: "Caregiver" });
  const bodyOf = (score: string, text = advert) => {
    const profile = Profile.parse({
      basics: { name: "Esther Akpan", phone: "+234 803 555 0100" },
      work: [
        { name: "Little Palms", position: "Nanny", startDate: "2022", endDate: "present", highlights: [] },
      ],
      education: [{ studyType: "SSCE", institution: "Uyo High School", score, endDate: "2021" }],
      certificates: [{ name: "First Aid", date: "2024" }],
    });
    const given = { profile, advert: text, today: "2026-11-26", language: "en" as const, seed: "a" };
    return writeLetter(given)
      .sentences.map((sentence) => sentence.text)
      .join(" ");
  };
  expect(bodyOf("English C5, Mathematics B3")).toMatch(/SSCE.*English C5, Mathematics B3/);
  expect(bodyOf("English C6, Mathematics D7")).toMatch(/SSCE 2021: English C6\./);
  expect(bodyOf("English D7, Mathematics E8")).toMatch(/SSCE[^DE]*Uyo High School/);
  const other = readAdvert("Caregiver wanted in Uyo. Requirements: patience.", {
    today: "2026-11-26",
    jobTitle: "Caregiver",
  });
  expect(bodyOf("English C5", other)).not.toContain("SSCE");
});

test("a school whose name many schools have is told with its town", () => {
  const education = [
    {
      studyType: "PGD",
      area: "Crops",
      institution: "Federal University of Technology",
      location: "Akure",
      endDate: "2014",
      highlights: [],
    },
    {
      studyType: "B.Sc.",
      area: "Botany",
      institution: "Obafemi Awolowo University",
      location: "Ile-Ife",
      endDate: "2010",
      highlights: [],
    },
  ];
  expect(
    planLetter(input({ profile: { ...storekeeper, education } })).studies.map(({ school }) => school),
  ).toEqual(["Federal University of Technology, Akure", "Obafemi Awolowo University"]);
});
