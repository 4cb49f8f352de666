import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { accountant, accountantContext, contextOf, readPerson } from "#tests/fixtures/fact-cases";
import { Profile } from "./profile.schema";
import { scoreMatch } from "./score";

const some = runs(10);
const accountantAdvert = accountantContext.advert;
const nurse = contextOf(readPerson("nurse"), "en").profile;
const people = fc.constantFrom(accountant, nurse);
const terms = fc.subarray(accountantAdvert.terms, { minLength: 1 });

test("the parts add up to the total and name what is covered and missing", () => {
  const score = scoreMatch(accountant, accountantAdvert);
  expect(score.parts.map(({ weight }) => weight)).toEqual([45, 15, 10, 20, 10]);
  expect(score.total).toBe(Math.round(score.parts.reduce((sum, { points }) => sum + points, 0)));
  expect(score.covered).toContain("Excel");
  expect(score.missing).toEqual(expect.arrayContaining(["SAP", "Power BI", "ICAN or ACCA"]));
});

test("the same resume and advert give the same score", () => {
  fc.assert(
    fc.property(people, terms, (profile, wanted) => {
      expect(scoreMatch(profile, { ...accountantAdvert, terms: wanted })).toEqual(
        scoreMatch(structuredClone(profile), { ...accountantAdvert, terms: wanted }),
      );
    }),
    some,
  );
});

test("a skill the advert asks for, listed and shown, never lowers the score", () => {
  fc.assert(
    fc.property(people, terms, fc.nat(5), fc.nat(30), (profile, wanted, which, line) => {
      const advert = { ...accountantAdvert, terms: wanted };
      const skill = wanted[which % wanted.length]?.options[0] ?? "";
      const before = scoreMatch(profile, advert);
      const listed = Profile.parse({ ...profile, skills: [...profile.skills, { keywords: [skill] }] });
      expect(scoreMatch(listed, advert).total).toBeGreaterThanOrEqual(before.total);
      const shown = structuredClone(listed);
      const job = shown.work[line % shown.work.length];
      if (job)
        job.highlights = job.highlights.map((text, at) =>
          at === line % job.highlights.length ? `${text} with ${skill}` : text,
        );
      expect(scoreMatch(shown, advert).total).toBeGreaterThanOrEqual(scoreMatch(listed, advert).total);
    }),
    some,
  );
});

test("a missing skill that is now shown raises the score", () => {
  const before = scoreMatch(accountant, accountantAdvert);
  expect(before.missing).toContain("Power BI");
  const shown = structuredClone(accountant);
  shown.work[0]?.highlights.splice(0, 1, "Reconciled 14 bank accounts in Power BI");
  expect(scoreMatch(shown, accountantAdvert).total).toBeGreaterThan(before.total);
});

test("a keyword counts once, even if it is repeated twenty times", () => {
  fc.assert(
    fc.property(people, fc.constantFrom("Excel", "SAP", "Power BI"), (profile, word) => {
      const repeated = (times: number) =>
        Profile.parse({
          ...profile,
          skills: [...profile.skills, { keywords: Array.from({ length: times }, () => word) }],
        });
      expect(scoreMatch(repeated(20), accountantAdvert).total).toBe(
        scoreMatch(repeated(1), accountantAdvert).total,
      );
    }),
    some,
  );
});

test("an empty resume scores ten at most", () => {
  expect(scoreMatch(Profile.parse({ basics: {} }), accountantAdvert).total).toBeLessThanOrEqual(10);
  expect(
    scoreMatch(Profile.parse({ basics: {} }), { ...accountantAdvert, terms: [], title: "" }).total,
  ).toBeLessThanOrEqual(10);
});

test("the order of bullets does not matter", () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 0, max: 6 }), (profile, offset) => {
      const turned = {
        ...profile,
        work: profile.work.map((job) => ({
          ...job,
          highlights: [...job.highlights.slice(offset), ...job.highlights.slice(0, offset)].toReversed(),
        })),
      };
      expect(scoreMatch(turned, accountantAdvert).total).toBe(scoreMatch(profile, accountantAdvert).total);
    }),
    some,
  );
});

test("an advert without terms is scored on the rest", () => {
  const score = scoreMatch(accountant, { ...accountantAdvert, terms: [] });
  expect(score.parts.map(({ weight }) => weight)).toEqual([15, 10, 20, 10]);
  expect(score.total).toBe(Math.round((100 * score.parts.reduce((sum, { points }) => sum + points, 0)) / 55));
});

test("one option of an alternative is enough", () => {
  const held = Profile.parse({ ...accountant, certificates: [{ name: "ACCA" }] });
  expect(scoreMatch(held, accountantAdvert).covered).toContain("ICAN or ACCA");
});
