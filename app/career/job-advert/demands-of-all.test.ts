import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const read = (...lines: string[]) =>
  readAdvert(["Clay Officer needed at Talba Works, Bida.", ...lines].join("\n"), { today: "2026-11-30" });
const asked = (...lines: string[]) =>
  read("Requirements", ...lines).demands.map(({ text, need }) => `${need} ${text}`);

test.each([
  [
    ["- Degree in Statistics, Demography, Social Sciences, Development studies."],
    ["must Degree in Statistics, Demography, Social Sciences, Development studies"],
  ],
  [
    ["- Excellent report writing, experience with USAID/BHA, ECHO or FCDO"],
    ["must Excellent report writing", "must experience with USAID/BHA, ECHO or FCDO"],
  ],
  [
    ["- Membership of a recognised procurement body (CIPS or equivalent)"],
    ["must Membership of a recognised procurement body (CIPS or equivalent)"],
  ],
  [["- Residing on the Lekki–Ajah–Epe axis"], ["must Lekki–Ajah–Epe axis"]],
])("a demand is whole: %j", (lines, demands) => {
  expect(asked(...lines)).toEqual(demands);
});

test("what is counted in a duty belongs to it", () => {
  const { demands } = read("Duties", "- Supervise 1 Clay Officer, 3 Assistants", "- Fire two kilns");
  expect(demands.map(({ text }) => text)).toContain("Supervise 1 Clay Officer, 3 Assistants");
});

test.each([
  ["- Exposure to Ghana's regulatory regime would be lovely", "wish Exposure to Ghana's regulatory regime"],
  ["- COREN or NSE: not a must", "wish COREN or NSE"],
  ["- Tank inspection API 653: nice", "wish Tank inspection API 653"],
])("%s is a wish, and no rule", (line, wish) => {
  expect(asked("- HND Ceramics", line)).toContain(wish);
  expect(read("Requirements", line).rules).toEqual([]);
});

test.each([
  "- Registered Animal Scientist; foreigners to show evidence of work permit",
  "- Registered Animal Scientist; serving public servants are not eligible",
  "- Registered Animal Scientist; candidates already in service must hold a letter of release",
  "- Registered Animal Scientist; HND holders must have a PGD",
])("a condition on some of those who apply is none on all: %s", (line) => {
  expect(asked(line)).toEqual(["must Registered Animal Scientist"]);
  expect(read("Requirements", line).rules.filter(({ kind }) => kind === "degree")).toEqual([]);
});

test("who has finished is asked, whatever is said in brackets of those who have not", () => {
  const { rules } = read(
    "Requirements",
    "- NYSC discharge certificate (candidates still serving need not apply except those passing out in July)",
  );
  expect(rules.map(({ kind }) => kind)).toEqual(["nysc"]);
});

test.each([
  ["- CAMS or ICA Diploma", []],
  ["- Minimum of Second Class Lower (2:2) from a University or HND Upper Credit", ["Bachelor", "HND"]],
])("the degrees of %s", (line, options) => {
  expect(
    read("Requirements", line).rules.flatMap((rule) => (rule.kind === "degree" ? rule.options : [])),
  ).toEqual(options);
});

test.each([
  "Our products (Talba Rice, Talba Soya Oil) are household names.",
  "Who is Talba? A bridal brand. 4 yrs strong, 62k followers.",
  "Length: 2 years.",
])("what is said of firm and contract asks nothing: %s", (line) => {
  const { demands, rules } = read(line, "Requirements", "- HND Ceramics");
  expect(demands.map(({ text }) => text)).toEqual(["HND Ceramics"]);
  expect(rules.map(({ kind }) => kind)).toEqual(["degree"]);
});

test("notes below how to apply go on with it", () => {
  const { demands } = read(
    "Requirements",
    "- HND Ceramics",
    "Method of Application",
    "Send a CV and a letter to jobs@talba.example.",
    "Note",
    "- State your driver's licence number in the letter",
    "- Applications as pictures or screenshots will be deleted",
    "- Women are encouraged",
  );
  expect(demands.map(({ text }) => text)).toEqual(["HND Ceramics"]);
});

test("names alone are wished for together, degrees before them are not", () => {
  expect(asked("- Minimum SSCE; City & Guilds, Trade Test I, OND is advantage")).toEqual([
    "must Minimum SSCE",
    "wish City & Guilds, Trade Test I",
    "wish OND",
  ]);
  expect(asked("- HND Ceramics, NEBOSH is an advantage")[0]).toBe("must HND Ceramics");
  expect(asked("- Must understand Hausa, Fulfulde is a plus")[0]).toBe("must Hausa");
});

test("the fields of a degree stand between it and the one that is enough, too", () => {
  const { rules } = read("Requirements", "- HND/BSc Animal Science, Animal Production, Agriculture or DVM");
  expect(rules.map((rule) => rule.kind === "degree" && rule.options)).toEqual([["HND", "B.Sc", "DVM"]]);
});

test.each([
  "Credit No.: 7714-NG",
  "The services include but are not limited to: (a) firing kilns; (b) glazing.",
])("%s", (line) => {
  const found = read("Requirements", "- HND Ceramics", "", line).demands.map(({ text }) => text);
  expect(found.filter((text) => /7714|limited to/u.test(text))).toEqual([]);
});
