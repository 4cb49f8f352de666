import { expect, test } from "vitest";
import { blank, Profile } from "../profile.schema";
import { chooseBullets } from "./choose-bullets";

const job = (highlights: string[], endDate = "present") => ({ position: "Clerk", endDate, highlights });
const worthOf = (worths: number[], at = 0) =>
  new Map(worths.map((worth, n) => [`work.${at}.highlights.${n}`, worth]));
const textsOf = (
  profile: Profile,
  worth: ReadonlyMap<string, number>,
  length: "short" | "standard" | "full" = "standard",
) => chooseBullets(profile, length, worth).work.map(({ bullets }) => bullets.map(({ text }) => text));

test("what is worth most comes first, lines of like worth keep their order, and a line that leans stays behind its own", () => {
  const profile = Profile.parse({
    basics: {},
    work: [job(["Filed letters", "Cut losses by half", "This saved N4m", "Counted stock", "Sold goods"])],
  });
  expect(textsOf(profile, worthOf([0.9, 2.4, 0.1, 1.5, 1.4]))).toEqual([
    ["Cut losses by half", "This saved N4m", "Counted stock", "Sold goods", "Filed letters"],
  ]);
});

test("the number of a row is no bullet, and what has to be filled in stays", () => {
  const profile = Profile.parse({
    basics: {},
    work: [
      job([
        "4",
        ...["Alpha", "Beta", "Gamma", "Delta"].map((name) => `Ran ${name} desk`),
        blank("what you did"),
      ]),
    ],
  });
  const [bullets = []] = textsOf(profile, worthOf([3, 2, 2, 2, 2]), "short");
  expect(bullets).not.toContain("4");
  expect(bullets).toHaveLength(4);
  expect(bullets).toContain(blank("what you did"));
});

test("all bullets stay that two pages hold, and of more those go first that are worth least; a full one has all", () => {
  const lines = (name: string, words: number) =>
    Array.from({ length: 7 }, (_, n) => `${name} ${n} ${"counted the stock ".repeat(words)}`.trim());
  const profileOf = (words: number) =>
    Profile.parse({
      basics: {},
      work: ["Alpha", "Beta", "Gamma", "Delta"].map((name, at) => job(lines(name, words), `${2025 - at}-01`)),
    });
  const worth = new Map([0, 1, 2, 3].flatMap((at) => [...worthOf([2, 2, 2, 2, 2, 2, at === 3 ? 1 : 2], at)]));
  const countOf = (words: number, length: "standard" | "full") =>
    textsOf(profileOf(words), worth, length).map((bullets) => bullets.length);
  expect(countOf(4, "standard")).toEqual([7, 7, 7, 7]);
  const long = countOf(24, "standard");
  expect(long.at(-1)).toBeLessThan(7);
  expect(Math.min(...long)).toBeGreaterThanOrEqual(2);
  expect(textsOf(profileOf(24), worth)[3]?.join()).not.toContain("Delta 6");
  expect(countOf(24, "full")).toEqual([7, 7, 7, 7]);
});
