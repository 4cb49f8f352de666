import fc from "fast-check";
import { expect, test } from "vitest";
import { lockCases } from "#tests/lock-cases";
import { languageOf } from "../nlp/language";
import { Profile } from "../profile.schema";
import { lockSentence, prepareLock, reasonText } from "./index";
import { REASON_TEXTS } from "./reasons";

const profile = Profile.parse({
  basics: {
    name: "Bisi Alao",
    email: "bisi@example.com",
    phone: "+234 803 555 0100",
    location: "Ibadan",
    links: [],
  },
  work: [
    {
      position: "Store Officer",
      name: "Kolabass Parcels Ltd",
      startDate: "2021-03",
      endDate: "present",
      highlights: [
        "Book in about 120 parcels a day with 4 loaders in Odoo",
        "Cut losses from 9% to 4% between 2022 and 2023",
        "Pay ₦2.5m a month to 18 riders",
        "Opened 486 outlets (2023 - 2025) and sold 12 000 000 sachets",
      ],
    },
    {
      position: "Clerk",
      name: "Hill Station Hotel",
      startDate: "2018-01",
      endDate: "2020-12",
      highlights: ["Counted stock every Friday with Sage 50"],
    },
  ],
  education: [
    { studyType: "LL.B", institution: "Kogi State University", score: "Second Class Upper", endDate: "2014" },
    { studyType: "BL", institution: "Nigerian Law School", score: "Second Class Lower", endDate: "2015" },
    {
      studyType: "HND",
      area: "Law",
      institution: "Auchi Polytechnic",
      standing: "deferred",
      standingText: "deferred in 2021",
    },
  ],
  certificates: [{ name: "CIPS Level 4 Diploma", status: "5 of 8 modules", standing: "part_passed" }],
});
const context = prepareLock({
  profile,
  today: "2026-11-22",
  language: "en",
  advert: { title: "Logistics Officer", company: "Palmwood Dairies", text: "You run 9 trucks and know SAP." },
});
const kinds = (text: string, ...facts: string[]) =>
  lockSentence({ text, facts }, context).map(({ kind }) => kind);

test.each([
  ["I book in about 120 parcels a day with four loaders, in Odoo.", ["work.0.highlights.0"]],
  ["At Kolabass Parcels losses fell by five points, from 9% to 4%.", ["work.0.highlights.1"]],
  ["I have more than five years at Kolabass Parcels behind me.", ["work.0"]],
  ["You run nine trucks, and I would like to run them with you.", []],
  [
    "I hold an LL.B (Second Class Upper) from Kogi State University and left the Nigerian Law School with Second Class Lower.",
    ["education.0", "education.1"],
  ],
  ["I have passed 5 of 8 modules of the CIPS Level 4 Diploma.", ["certificates.0"]],
  ["My HND at Auchi Polytechnic is deferred.", ["education.2"]],
  ["I would welcome a call.", []],
  ["Opened 486 outlets (2023 - 2025) and sold 12 000 000 sachets.", ["work.0.highlights.3"]],
  ["Ten dozen parcels a day: that is five of us in Odoo.", ["work.0.highlights.0"]],
  ["That is over 40,000 parcels a year.", ["work.0.highlights.0"]],
  ["Losses fell by more than half.", ["work.0.highlights.1"]],
  ["Eighteen riders get two and a half million naira from me a month.", ["work.0.highlights.2"]],
  ["I read law at KSU.", ["education.0"]],
  ["Your nine trucks are half of the eighteen riders I pay.", ["work.0.highlights.2"]],
])("what the cited facts carry holds: %s", (text, facts) => {
  expect(lockSentence({ text, facts }, context)).toEqual([]);
});

test.each([
  ["number", "I book in about 210 parcels a day.", ["work.0.highlights.0"]],
  ["frequency", "I book in about 120 parcels an hour.", ["work.0.highlights.0"]],
  ["unit", "I pay $2.5m a month to 18 riders.", ["work.0.highlights.2"]],
  ["unit", "I cut losses from 4% to 9%.", ["work.0.highlights.1"]],
  ["date", "I counted stock every Friday in 2016.", ["work.1.highlights.0"]],
  ["tenure", "I bring eleven years at Kolabass Parcels.", ["work.0"]],
  ["number", "Two thirds of the losses went between 2022 and 2023.", ["work.0.highlights.1"]],
  ["unit", "I pay 18 riders ₦2.5bn a month.", ["work.0.highlights.2"]],
  ["date", "I joined Kolabass in the fourth quarter of 2021.", ["work.0"]],
  ["name", "I book in about 120 parcels a day in SAP.", ["work.0.highlights.0"]],
  ["employer", "At Hill Station Hotel I book in about 120 parcels a day.", ["work.0.highlights.0"]],
  ["employer", "At Palmwood Dairies I book in about 120 parcels a day.", ["work.0.highlights.0"]],
  ["class", "I finished the Nigerian Law School with a Second Class Upper.", ["education.0", "education.1"]],
  ["degree", "Palmwood Dairies would gain somebody with a master's degree.", ["education.0"]],
  ["standing", "I hold an HND from Auchi Polytechnic.", ["education.2"]],
  ["standing", "Your advert asks for CIPS, a qualification now complete.", ["certificates.0"]],
  ["contact", "Write to bisi@kolabass.example.", []],
  ["contact", "Call me on 0803 555 0199.", []],
  ["contact", "My line at work is 01 773 5500.", []],
  ["uncited", "I book in 120 parcels a day.", ["work.7"]],
  ["placeholder", "I book in {{n}} parcels.", ["work.0.highlights.0"]],
  [
    "language",
    "Ich buche jeden Tag die Pakete, die bei uns mit den Wagen in der Halle ankommen.",
    ["work.0.highlights.0"],
  ],
] as const)("what they do not carry is found (%s): %s", (kind, text, facts) => {
  expect(kinds(text, ...facts)).toContain(kind);
});

test("two clauses of one line are checked each against its employer", () => {
  expect(
    kinds("I pay 18 riders a month; at Hill Station Hotel I paid ₦2.5m.", "work.0.highlights.2", "work.1"),
  ).toContain("number");
});

test("each reason is told in at most five words", () => {
  for (const kind of Object.keys(REASON_TEXTS) as (keyof typeof REASON_TEXTS)[])
    expect(reasonText({ kind }).split(" ").length).toBeLessThanOrEqual(5);
});

const cases = lockCases().flatMap((set) => set.cases.filter(({ language }) => language === "en"));
const contexts = [...new Map(cases.map((one) => [one.trade, one.context])).values()];
const lines = contexts.flatMap((one) =>
  [...one.facts.values()]
    // An English sentence about a French line is made of other words.
    .filter(({ id, text }) => /highlights/.test(id) && languageOf(text, "en") === "en")
    .map((fact) => ({ fact, context: one })),
);
const line = fc.constantFrom(...lines);

test("a sentence made of the words of the line it cites always holds", () => {
  expect(lines.length).toBeGreaterThan(100);
  fc.assert(
    fc.property(line, fc.constantFrom("", "At work: "), ({ fact, context: one }, lead) => {
      expect(lockSentence({ text: `${lead}${fact.text}`, facts: [fact.id] }, one)).toEqual([]);
    }),
  );
});

test("a changed number never holds", () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 3, max: 97 }), fc.nat(), ({ fact, context: one }, add, pick) => {
      const numbers = [...fact.text.matchAll(/(?<![\p{L}\d.,:])\d{1,3}(?![\d.,:]|\p{L})/gu)];
      const figure = numbers[pick % Math.max(1, numbers.length)];
      fc.pre(figure !== undefined);
      // Far from every figure of the line, its sums and differences, and from any length of time.
      const changed = Number(figure?.[0]) * 1000 + 7000 + add;
      const text = `${fact.text.slice(0, figure?.index)}${changed}${fact.text.slice((figure?.index ?? 0) + (figure?.[0].length ?? 0))}`;
      expect(lockSentence({ text, facts: [fact.id] }, one)).not.toEqual([]);
    }),
  );
});

test("a foreign employer never holds", () => {
  const employers = ["Mikano International", "Julius Berger", "Save the Children", "Zenith Bank", "Deloitte"];
  fc.assert(
    fc.property(line, fc.constantFrom(...employers), ({ fact, context: one }, employer) => {
      fc.pre(![...one.facts.values()].some(({ text: own }) => own.includes(employer)));
      const text = `At ${employer} I did this: ${fact.text}`;
      expect(lockSentence({ text, facts: [fact.id] }, one)).not.toEqual([]);
    }),
  );
});

test("no text is too long or too strange to read", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: "grapheme" }), (text) => {
      lockSentence({ text, facts: ["work.0.highlights.0"] }, context);
    }),
  );
});

test("a name with an apostrophe is known by its parts", () => {
  const own = Profile.parse({
    basics: {},
    education: [{ studyType: "B.Sc", area: "Physics", institution: "Umaru Musa Yar'adua University" }],
  });
  const context = prepareLock({
    profile: own,
    today: "2026-11-22",
    language: "en",
    advert: { title: "", company: "", text: "" },
  });
  const reasons = (text: string) => lockSentence({ text, facts: ["education.0"] }, context);
  expect(reasons("Qualification: B.Sc Physics, Umaru Musa Yar'adua University.")).toEqual([]);
  expect(reasons("Qualification: B.Sc Physics, Umaru Musa Yar'oke University.")).not.toEqual([]);
});

test("a short form that a cited line has names no other employer, nor does a degree, and a year says that a paper is held", () => {
  const own = Profile.parse({
    basics: { name: "Dare Ojo" },
    work: [
      {
        position: "Trainee",
        name: "Osun Hydro-Geo Services",
        startDate: "2023",
        endDate: "2023",
        highlights: [],
      },
      {
        position: "Clerk",
        name: "Olive Microfinance Bank, Ago-Iwoye",
        startDate: "2020",
        endDate: "2022",
        highlights: [],
      },
    ],
    education: [
      { studyType: "MBA", area: "Finance", institution: "Olabisi Onabanjo University", endDate: "2024" },
      {
        studyType: "M.Tech.",
        area: "Crops",
        institution: "Federal University of Technology",
        endDate: "2020",
      },
      {
        studyType: "B.Tech.",
        area: "Crops",
        institution: "Federal University of Technology",
        score: "Second Class Upper",
        endDate: "2013",
      },
    ],
    certificates: [
      { name: "HSE Level 2", date: "2024" },
      { name: "Sphere Standards", date: "2023", status: "online" },
      { name: "Project Management", status: "online" },
      { name: "Registered Surveyor", date: "2011", status: "No. 2271" },
      { name: "Lift Inspection", date: "2021", status: "expired" },
    ],
  });
  const about = prepareLock({
    profile: own,
    today: "2026-11-22",
    language: "en",
    advert: { title: "", company: "", text: "" },
  });
  const reasons = (text: string, ...facts: string[]) =>
    lockSentence({ text, facts }, about).map(({ kind }) => kind);
  expect(reasons("Certificates: HSE Level 2.", "certificates.0")).toEqual([]);
  expect(reasons("Qualification: MBA Finance, Olabisi Onabanjo University, 2024.", "education.0")).toEqual(
    [],
  );
  expect(reasons("Certificates: Sphere Standards.", "certificates.1")).toEqual([]);
  expect(reasons("Certificates: Project Management.", "certificates.2")).toEqual(["standing"]);
  expect(reasons("Registration: Registered Surveyor, 2011.", "certificates.3")).toEqual([]);
  expect(reasons("Certificates: Lift Inspection, 2021.", "certificates.4")).toEqual(["standing"]);
  const studies = (first: string, second: string) =>
    reasons(
      `I hold an M.Tech. in Crops${first} from the Federal University of Technology and a B.Tech. in Crops${second} from the Federal University of Technology.`,
      "education.1",
      "education.2",
    );
  expect(studies("", " (Second Class Upper)")).toEqual([]);
  expect(studies(" (Second Class Upper)", "")).toEqual(["class"]);
});

test("a study that goes on is held by no sentence that only sounds open", () => {
  const education = [
    { studyType: "HND", area: "Accountancy", institution: "Yaba College", standing: "in_progress" },
  ];
  const own = prepareLock({
    profile: Profile.parse({ basics: {}, education }),
    today: "2026-11-22",
    language: "en",
    advert: { title: "", company: "", text: "" },
  });
  const reasons = (text: string) => lockSentence({ text, facts: ["education.0"] }, own);
  const turnedBack = [
    "In support of this application I hold an HND in Accountancy from Yaba College.",
    "I hold an HND in Accountancy and am quite ready.",
    "I hold an HND in Accountancy and read widely.",
    "I hold an HND in Accountancy, as planned.",
    "I hold an HND in Accountancy and am willing to learn.",
    "My HND in Accountancy is of use on site.",
  ];
  expect(turnedBack.filter((text) => reasons(text).length === 0)).toEqual([]);
  const passing = [
    "I quit my HND in Accountancy.",
    "I will complete my HND in Accountancy.",
    "I read Accountancy at Yaba College for an HND.",
    "I have failed one paper of the HND in Accountancy.",
  ];
  expect(passing.filter((text) => reasons(text).length > 0)).toEqual([]);
});

test("a title in short or in one word holds its rank", () => {
  const reasons = (position: string, text: string) => {
    const work = [{ name: "Tamba Works", position, startDate: "2017-01", highlights: ["Kept the books"] }];
    const own = prepareLock({
      profile: Profile.parse({ basics: {}, work }),
      today: "2026-11-22",
      language: "en",
      advert: { title: "", company: "", text: "" },
    });
    return lockSentence({ text, facts: ["work.0.highlights.0"] }, own);
  };
  expect(reasons("Snr. Accountant", "As a senior accountant I kept the books.")).toEqual([]);
  expect(reasons("Accountant", "As a senior accountant I kept the books.")).not.toEqual([]);
  expect(reasons("Headmistress", "As head of the school I kept the books.")).toEqual([]);
  expect(reasons("Assistant Headmistress", "As head of the school I kept the books.")).not.toEqual([]);
});
