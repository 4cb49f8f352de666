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
      position,
      name,
      startDate,
      endDate,
      highlights: [],
    })),
  });
const phraseOf = (profile: Profile, inField: number[], years?: number) => {
  const stated = years === undefined ? undefined : { count: years, sourceIds: [] };
  const planned = planExperience(profile, { inField, years: stated, today });
  return planned && experienceInEnglish(planned);
};

const foreman: Post = ["Fabrication Foreman (Days)", "Amakiri Works", "2019-03", "present"];
const welder: Post = ["Welder, Workshop", "Deltapoint Ltd", "2014-06", "2019-01"];
const waiter: Post = ["Waiter", "Mboho Restaurant", "2010-01", "2012-12"];

test("posts are told by their lengths, and figures that do not add up are no sum", () => {
  expect(phraseOf(profileOf(foreman, welder), [0, 1], 12)).toBe(
    "12 years, including 7 as Fabrication Foreman and 4 as Welder",
  );
  const whole: Post = ["Welder", "Deltapoint Ltd", "2014-03", "2019-02"];
  expect(phraseOf(profileOf(foreman, whole), [0, 1], 12)).toBe(
    "12 years, 7 of them as Fabrication Foreman and 5 as Welder",
  );
});

test("of many posts those of the field are told", () => {
  const clerk: Post = ["Clerk", "Sahad", "2013-01", "2014-05"];
  expect(phraseOf(profileOf(waiter, clerk, welder, foreman), [0, 2, 3], 16)).toBe(
    "16 years, including 7 as Fabrication Foreman, 4 as Welder and 3 as Waiter",
  );
});

test("the figure that the resume states is the one of the letter, and parts that are more than it are not told", () => {
  expect(phraseOf(profileOf(foreman, welder), [0, 1], 13)).toBe(
    "13 years, including 7 as Fabrication Foreman and 4 as Welder",
  );
  expect(phraseOf(profileOf(foreman, welder), [0, 1], 10)).toBeUndefined();
});

test("below three years the months count, each with its unit", () => {
  const posts: Post[] = [
    ["Data Assistant (NYSC)", "Ministry of Budget", "2026-02", "present"],
    ["Data Analyst Intern", "Farmcrowd", "2025-06", "2025-12"],
  ];
  expect(phraseOf(profileOf(...posts), [0, 1], 1)).toBe(
    "17 months, including 10 months as Data Assistant and 7 months as Data Analyst Intern",
  );
});

test("posts of one name count together, posts held at one time add up to no whole, and learning a trade is no work in it", () => {
  const cook = (name: string, from: string, to: string): Post => ["Cook", name, from, to];
  expect(
    phraseOf(profileOf(cook("Mama Put", "2020-01", "2022-12"), cook("Sahad", "2016-01", "2019-12")), [0, 1]),
  ).toBe("7 years as Cook");
  const beside: Post[] = [
    ["Designer", "Own work", "2018-01", "present"],
    ["Clerk", "Sahad", "2019-01", "present"],
  ];
  expect(phraseOf(profileOf(...beside), [0, 1], 8)).toBe("8 years, including 7 as Clerk and 8 as Designer");
  expect(phraseOf(profileOf(["Apprentice Tailor", "Madam Bisi", "2015-01", "2018-12"]), [0])).toBeUndefined();
});

test("an office without its department says nothing, and work without a title is told by its place", () => {
  expect(phraseOf(profileOf(["Head, Internal Audit", "Zenithal", "2018-01", "present"]), [0])).toBe(
    "8 years as Head, Internal Audit at Zenithal",
  );
  expect(
    phraseOf(
      profileOf(["Senior Monitoring, Evaluation and Learning Advisor", "Bridgewell", "2021-11", "present"]),
      [],
    ),
  ).toBe("5 years as Senior Monitoring, Evaluation and Learning Advisor at Bridgewell");
  const untitled = Profile.parse({
    basics: { name: "Musa" },
    work: [{ name: "Nigerian Army", startDate: "2001", endDate: "2020", highlights: [] }],
  });
  expect(phraseOf(untitled, [0])).toBe("19 years at Nigerian Army");
});

test("the lock holds what is told, and no other figure", () => {
  const profile = profileOf(foreman, welder, ["Welder", "Onne Yard", "2010-01", "2013-12"]);
  const years = { count: 16, sourceIds: [] };
  const planned = planExperience(profile, { inField: [0, 1, 2], years, today });
  const lock = prepareLock({ profile, today, language: "en", advert: { title: "", company: "", text: "" } });
  const reasons = (text: string) => lockSentence({ text, facts: planned?.sourceIds ?? [] }, lock);
  const text = planned ? experienceInEnglish(planned) : "";
  expect(text).toBe("16 years, including 7 as Fabrication Foreman and 8 as Welder");
  expect(reasons(`Experience: ${text}.`)).toEqual([]);
  expect(reasons("Experience: 16 years, including 11 as Fabrication Foreman.")).not.toEqual([]);
});
