import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { PEOPLE } from "#tests/fixtures/people";
import { Profile } from "./profile.schema";
import { scoreForm } from "./score";

const some = runs(10);
const [accountant, nurse] = PEOPLE.map(({ profile }) => profile);
if (!accountant || !nurse) throw new Error("no people");
const people = fc.constantFrom(accountant, nurse);

test("the checks add up to the total", () => {
  const { checks, total } = scoreForm(accountant);
  expect(checks.map(({ weight }) => weight)).toEqual([15, 10, 20, 10]);
  expect(total).toBe(Math.round((100 * checks.reduce((sum, { points }) => sum + points, 0)) / 55));
});

test("an empty resume scores nothing", () => {
  expect(scoreForm(Profile.parse({ basics: {} })).total).toBe(0);
});

test("the order of bullets does not matter", () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 0, max: 6 }), (profile, offset) => {
      const reversed = {
        ...profile,
        work: profile.work.map((job) => ({
          ...job,
          highlights: [...job.highlights.slice(offset), ...job.highlights.slice(0, offset)].toReversed(),
        })),
      };
      expect(scoreForm(reversed)).toEqual(scoreForm(profile));
    }),
    some,
  );
});

test("a number in a line never lowers the score, and words of an advert do not raise it", () => {
  fc.assert(
    fc.property(people, (profile) => {
      const counted = structuredClone(profile);
      const job = counted.work[0];
      if (job) job.highlights = job.highlights.map((line) => `${line} for 14 people`);
      expect(scoreForm(counted).total).toBeGreaterThanOrEqual(scoreForm(profile).total);
      const stuffed = Profile.parse({
        ...profile,
        skills: [...profile.skills, { keywords: ["Petrel", "SAP"] }],
      });
      expect(scoreForm(stuffed).total).toBe(scoreForm(profile).total);
    }),
    some,
  );
});
