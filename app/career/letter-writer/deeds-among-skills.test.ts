import { expect, test } from "vitest";
import { deedsAmongSkills } from "./deeds-among-skills";

test.each(["typing 45 words per minute", "calm with difficult parents", "manage the till and the safe"])(
  "%j is a skill, and was not done",
  (keyword) => {
    expect(deedsAmongSkills(keyword, true)).toEqual([]);
  },
);

test("what stands as done under a skill is told", () => {
  expect(deedsAmongSkills("Upselling: moved 118 guests to a better room in 2025", true)).toEqual([
    { text: "Moved 118 guests to a better room in 2025", tense: "past" },
  ]);
});
