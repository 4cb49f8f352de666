import fc from "fast-check";
import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const TODAY = "2026-11-16";
const read = (text: string) => readAdvert(text, { today: TODAY });
const rulesOf = (text: string) =>
  read(`We need a welder at Nnewi. ${text}`).rules.map(({ start: _start, end: _end, ...rule }) => rule);

test("a paragraph from a chat gives demands, rules and the way to apply", () => {
  const advert = read(
    "*VACANCY* 🔥 Oakline Dairies Ltd needs a COLD ROOM OPERATOR at Vom. Must have OND, not less than 4 years experience, knowledge of ammonia plants; first aid an added advantage. Salary is 120k. Send CV to jobs@oaklinedairies.ng using the job title as subject on or before 30th November 2026",
  );
  expect(advert.title).toBe("Cold Room Operator");
  expect(advert.company).toBe("Oakline Dairies Ltd");
  expect(advert.demands.map(({ text, need, kind }) => [text, need, kind])).toEqual([
    ["OND", "must", "degree"],
    ["not less than 4 years experience", "must", "years"],
    ["knowledge of ammonia plants", "must", "skill"],
    ["first aid", "wish", "certificate"],
  ]);
  expect(advert.howToApply).toEqual({
    email: "jobs@oaklinedairies.ng",
    subject: "Cold Room Operator",
    attachments: ["resume"],
    closes: "2026-11-30",
  });
  expect(advert.warnings).toEqual([]);
});

test("under headings the bullets are demands and tasks, and pay is neither", () => {
  const advert = read(
    "Requirements:\n• Diploma in optics\n• Neat\n• Calm\nAdded advantage:\n• Tiv\nDuties:\n• Cut and fit lenses\nBenefits:\n• Free lunch",
  );
  expect(advert.demands.map(({ text, need, kind }) => [text, need, kind])).toEqual([
    ["Diploma in optics", "must", "degree"],
    ["Neat", "must", "trait"],
    ["Calm", "must", "trait"],
    ["Tiv", "wish", "language"],
    ["Cut and fit lenses", "must", "duty"],
  ]);
});

test.each([
  ["Age limit 28.", { kind: "age", atMost: 28 }],
  ["Not more than 32 years.", { kind: "age", atMost: 32 }],
  ["Between 22 and 26 years of age.", { kind: "age", atLeast: 22, atMost: 26 }],
  ["Must be under 40.", { kind: "age", atMost: 39 }],
  ["5 years post-NYSC experience.", { kind: "years", atLeast: 5, of: "post-NYSC" }],
  ["3 to 5 years experience in joinery.", { kind: "years", atLeast: 3, atMost: 5 }],
  ["B.Sc/HND in Metallurgy.", { kind: "degree", options: ["B.Sc", "HND"] }],
  ["Minimum of 2:1 or Upper Credit.", { kind: "class", atLeast: "2:1", ofHnd: "upper_credit" }],
  ["NYSC discharge certificate is compulsory.", { kind: "nysc" }],
  ["Five credits in WAEC at not more than two sittings.", { kind: "oLevels", credits: 5, sittings: 2 }],
  ["ICAN or ACCA.", { kind: "body", options: ["ICAN", "ACCA"] }],
  ["Valid driver's licence class E.", { kind: "licence", name: "driver's licence class E" }],
  ["Must reside in Lekki or Ajah.", { kind: "residence", place: "Lekki or Ajah" }],
  ["Female only.", { kind: "gender", gender: "female" }],
])("%s is a rule", (text, rule) => {
  expect(rulesOf(text)).toContainEqual(rule);
});

test("what is only preferred makes no rule", () => {
  expect(rulesOf("HND is an added advantage.")).toEqual([]);
});

test.each([
  ["Closing date is 4 December 2026.", "2026-12-04"],
  ["Applications close on 15/12/2026.", "2026-12-15"],
  ["Apply within two weeks of this publication.", "2026-11-30"],
  ["Deadline: 3rd January", "2027-01-03"],
  ["Deadline: two weeks from 1st December, 2026.", "2026-12-15"],
  ["Closing: three weeks from the date of this publication (16th November, 2026).", "2026-12-07"],
  ["Applications must reach us BEFORE 14 December.", "2026-12-14"],
  ["Dead line – 3rd December, 2026, 5pm.", "2026-12-03"],
  ["Closing date is 10th December, resumption is January 2027.", "2026-12-10"],
])("%s closes on %s", (text, date) => {
  expect(rulesOf(text)).toContainEqual({ kind: "closes", date });
});

test.each([
  ["with the position and location as subject", "Welder Nnewi"],
  ['with "Welder/NN/26" as the subject', "Welder/NN/26"],
  ["using the job title and your full name as subject", "Welder {name}"],
])("the subject of %s is %s", (words, subject) => {
  const advert = read(`Welder needed in Nnewi by Ironbark Ltd.\nSend CV to hr@ironbark.ng ${words}.`);
  expect(advert.howToApply.subject).toBe(subject);
});

test("one advert with several posts gives their titles and says which demand is whose", () => {
  const advert = read(
    "Fernhill Clinic is recruiting:\n1. Midwife. RM, 3 years\n2. Gate Keeper. SSCE, not above 45",
  );
  expect(advert.posts).toEqual(["Midwife", "Gate Keeper"]);
  expect(advert.rules.find(({ kind }) => kind === "age")?.posts).toEqual(["Gate Keeper"]);
});

test("a fee that is denied is no warning, and neither is a conference room of a hotel", () => {
  const advert = read(
    "Ridge Hotel needs a porter. We never charge a registration fee. Interview is in our conference room, Ridge Hotel, 10am. CV to hr@ridgehotel.ng",
  );
  expect(advert.warnings).toEqual([]);
});

test("every demand, rule and warning is a stretch of the text that is returned", () => {
  const words = fc.constantFrom(
    ..."must have B.Sc, or HND; 3 years experience. Send CV to a@b.ng before 4 May 2027 fee N2,000 🔥 • <b> NYSC (ICAN/ACCA) and Yoruba \n wanted: Requirements: salary 50k female under 30 in Ikeja".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), (list) => {
      const { text, demands, rules, warnings } = read(list.join(" "));
      for (const demand of demands) expect(text.slice(demand.start, demand.end)).toBe(demand.text);
      for (const { start, end } of [...rules, ...warnings]) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(end).toBeGreaterThan(start);
      }
    }),
  );
});
