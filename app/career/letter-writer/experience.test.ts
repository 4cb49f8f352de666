import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { lockSentence, prepareLock } from "../lock";
import { experienceInEnglish } from "./english-experience";
import { planExperience } from "./experience";

const today = "2026-11-26";
type Post = [position: string, name: string, startDate: string, endDate: string];
const profileOf = (...posts: Post[]) =>
  Profile.parse({
    basics: { name: "Musa Danladi" },
    work: posts.map(([position, name, startDate, endDate]) => ({
      ...(position && { position }),
      name,
      startDate,
      endDate,
      highlights: [],
    })),
  });
const phraseOf = (
  profile: Profile,
  {
    inField = [],
    years,
    ...more
  }: { inField?: number[]; years?: number; asked?: number; named?: string; stated?: number } = {},
) => {
  const known = years === undefined ? undefined : { count: years, sourceIds: [] };
  const planned = planExperience(profile, { inField, years: known, today, ...more });
  return planned && experienceInEnglish(planned);
};

const foreman: Post = ["Fabrication Foreman (Days)", "Amakiri Works", "2019-03", "present"];
const welder: Post = ["Welder, Workshop", "Deltapoint Ltd", "2014-06", "2019-01"];
const waiter: Post = ["Waiter", "Mboho Restaurant", "2010-01", "2012-12"];

test("beside a post without a time the years of the others are the least", () => {
  const trader = { position: "Storekeeper", name: "Gbenga Stores", highlights: [] };
  const whole = profileOf(foreman, welder);
  expect(phraseOf({ ...whole, work: [...whole.work, trader] })).toMatch(/^over 12 years, /);
  const even = profileOf(
    ["Welder", "Deltapoint Ltd", "2014", "2018"],
    ["Fitter", "Amakiri Works", "2018", "2022"],
  );
  expect(phraseOf({ ...even, work: [...even.work, trader] })).toMatch(/^at least 8 years, /);
});

test("a long title of two posts is told by the first of them", () => {
  expect(
    phraseOf(
      profileOf(
        ["Nursing Officer II, later Matron of the Maternity Wing", "Oke Hospital", "2016-01", "2022-01"],
        foreman,
      ),
    ),
  ).toContain("Nursing Officer II at Oke Hospital");
});

test("posts are told with their dates, so that a reader can check the years, and the named post without its employer", () => {
  expect(phraseOf(profileOf(foreman, welder), { named: "work.0" })).toBe(
    "over 12 years, nearly 8 as Fabrication Foreman (since 2019) and 4½ as Welder at Deltapoint Ltd (2014 to 2019)",
  );
  expect(phraseOf(profileOf(["Welder", "Deltapoint Ltd", "2014", "2019"]))).toBe(
    "5 years, as Welder at Deltapoint Ltd (2014 to 2019)",
  );
});

test("the years are those of the field where they are the years that are asked for; posts of another field say nothing more", () => {
  const profile = profileOf(waiter, welder, foreman);
  expect(phraseOf(profile, { inField: [1, 2], asked: 10 })).toBe(
    "over 12 years, nearly 8 as Fabrication Foreman at Amakiri Works (since 2019) and 4½ as Welder at Deltapoint Ltd (2014 to 2019)",
  );
  expect(phraseOf(profile, { inField: [1, 2], asked: 13 })).toBe(
    "over 15 years, nearly 8 as Fabrication Foreman at Amakiri Works (since 2019), 4½ as Welder at Deltapoint Ltd (2014 to 2019) and 3 as Waiter at Mboho Restaurant (2010 to 2012)",
  );
});

test("where the resume states another figure no whole is computed, and each post has its length unless that is more", () => {
  expect(phraseOf(profileOf(foreman, welder), { stated: 20, named: "work.0" })).toBe(
    "nearly 8 years as Fabrication Foreman (since 2019) and 4½ as Welder at Deltapoint Ltd (2014 to 2019)",
  );
  expect(phraseOf(profileOf(foreman, welder), { stated: 9, named: "work.0" })).toBe(
    "as Fabrication Foreman (since 2019) and Welder at Deltapoint Ltd (2014 to 2019)",
  );
});

test("of more posts than three those of the field are told, and the phrase says that there are others", () => {
  const clerk: Post = ["Clerk", "Sahad", "2006-01", "2009-12"];
  expect(phraseOf(profileOf(waiter, clerk, welder, foreman), { inField: [2, 3], asked: 20 })).toBe(
    "over 19 years, including nearly 8 as Fabrication Foreman at Amakiri Works (since 2019), 4½ as Welder at Deltapoint Ltd (2014 to 2019) and 3 as Waiter at Mboho Restaurant (2010 to 2012)",
  );
});

test("the figure that the resume states is the one of the letter, and posts that are more than it are not told", () => {
  expect(phraseOf(profileOf(foreman, welder), { years: 13 })).toMatch(/^13 years, 7½ as Fabrication Foreman/);
  expect(phraseOf(profileOf(foreman, welder), { years: 10 })).toMatch(/^as Fabrication Foreman/);
});

test("beside few months in the field posts of another are named, and posts that overlap are not added up", () => {
  const rider: Post = ["Dispatch Rider", "Swift", "2025-01", "present"];
  expect(phraseOf(profileOf(rider, waiter), { inField: [0] })).toBe(
    "23 months, as Dispatch Rider at Swift (since January 2025); also as Waiter at Mboho Restaurant (January 2010 to December 2012)",
  );
  const other: Post = ["Tutor", "Bright Lessons", "2020-01", "present"];
  expect(phraseOf(profileOf(foreman, other))).toMatch(/^over 7 years, as /);
});

test("below three years the months count, and training is named and not counted", () => {
  const posts: Post[] = [
    ["Data Assistant", "Ministry of Budget", "2026-02", "present"],
    ["Data Analyst Intern", "Farmcrowd", "2025-06", "2025-12"],
  ];
  expect(phraseOf(profileOf(...posts))).toBe(
    "10 months, as Data Assistant at the Ministry of Budget (since February 2026); also as Data Analyst Intern at Farmcrowd (June 2025 to December 2025)",
  );
  expect(phraseOf(profileOf(["NYSC Geologist", "Jakura Marble", "2025-03", "2026-02"]))).toBe(
    "12 months, as NYSC Geologist at Jakura Marble (March 2025 to February 2026)",
  );
});

test("posts of one name are named once, two at one employer have its name once, posts held at one time count once", () => {
  const cook = (name: string, from: string, to: string): Post => ["Cook", name, from, to];
  expect(
    phraseOf(profileOf(cook("Mama Put", "2020-01", "2022-12"), cook("Mrs Udofia", "2016-01", "2019-12"))),
  ).toBe("7 years, 3 as Cook at Mama Put (2020 to 2022) and 4 for Mrs Udofia (2016 to 2019)");
  const ranks: Post[] = [
    ["Accountant", "Sahad", "2019-01", "present"],
    ["Clerk", "Sahad", "2018-01", "2018-12"],
  ];
  expect(phraseOf(profileOf(...ranks))).toBe(
    "over 8 years, nearly 8 as Accountant at Sahad (since 2019) and 1 as Clerk there (2018)",
  );
  const beside: Post[] = [
    ["Designer", "Own work", "2018-01", "present"],
    ["Clerk", "Sahad", "2019-01", "present"],
  ];
  expect(phraseOf(profileOf(...beside))).toMatch(/^over 8 years, /);
  expect(
    phraseOf(profileOf(["Clerk", "Sahad", "2016-01", "2019-12"], ["", "Kaduna Mill", "2012-01", "2015-12"])),
  ).toBe("8 years, 4 as Clerk at Sahad (2016 to 2019) and 4 at Kaduna Mill (2012 to 2015)");
  expect(phraseOf(profileOf(["Apprentice Tailor", "Madam Bisi", "2015-01", "2018-12"]))).toBeUndefined();
});

test("an office without its department says nothing, and work without a title is told by its place", () => {
  expect(phraseOf(profileOf(["Head, Internal Audit", "Zenithal", "2018-01", "present"]))).toBe(
    "over 8 years, as Head, Internal Audit at Zenithal (since 2018)",
  );
  const untitled = Profile.parse({
    basics: { name: "Musa" },
    work: [{ name: "Nigerian Army", startDate: "2001", endDate: "2020", highlights: [] }],
  });
  expect(phraseOf(untitled)).toBe("19 years, at the Nigerian Army (2001 to 2020)");
});

test("the lock holds what is told, and no other figure", () => {
  const profile = profileOf(foreman, welder, waiter, ["Clerk", "Sahad", "2006-01", "2009-12"]);
  const planned = planExperience(profile, { inField: [0, 1], asked: 10, today });
  const lock = prepareLock({ profile, today, language: "en", advert: { title: "", company: "", text: "" } });
  const reasons = (text: string) => lockSentence({ text, facts: planned?.sourceIds ?? [] }, lock);
  const text = planned ? experienceInEnglish(planned) : "";
  expect(text).toMatch(/^over 12 years, nearly 8 /);
  expect(reasons(`Experience: ${text}.`)).toEqual([]);
  expect(reasons(`Experience: ${text.replace("12", "16")}.`)).not.toEqual([]);
  expect(reasons(`Experience: ${text.replace("2014", "2011")}.`)).not.toEqual([]);
});

test("the service year in another field is no experience for the post, and in the field it is", () => {
  const teacher: Post = ["Corps Member", "Government Day School", "2024-11", "2025-10"];
  const plan = (inField: number[]) =>
    planExperience(profileOf(teacher), { inField, isFieldKnown: true, today });
  expect(plan([])).toBeUndefined();
  expect(plan([0])?.months).toBe(12);
});

test("who learned in the field names that before work of another", () => {
  const seller: Post = ["Sales Girl", "Mama Tuoyo Store", "2018", "2019"];
  const teacher: Post = ["Corps Member", "Government Day School", "2024-11", "2025-10"];
  const planned = planExperience(profileOf(teacher, seller), { inField: [0], isFieldKnown: true, today });
  expect(planned?.parts.map(({ employer }) => employer)).toEqual(["Government Day School"]);
});
