import { expect, test } from "vitest";
import { readAdvert } from "~/career/job-advert/read-advert";
import { parseProfile } from "~/career/profile";
import { isLackingSkill } from "./candidate-facts";
import { fitOf } from "./fit";

test.each([
  ["Not yet monogram", true],
  ["I cannot weld", true],
  ["I am still learning Go", true],
  ["I can operate POS", false],
  ["No-code tools", false],
  ["Still photography", false],
  ["learning Go", true],
  ["Node.js", false],
  ["Ironing", false],
  ["I.T. support", false],
])("%s", (skill, lacks) => {
  expect(isLackingSkill(skill)).toBe(lacks);
});

test("what somebody does not do yet answers nothing", () => {
  const profile = parseProfile(
    "Ada Obi\n\nSKILLS\n- Industrial straight, Not yet monogram\n\nWORK EXPERIENCE\nTailor | Royal Needle | 2020 – Present\n- Sewed 31 wedding gowns",
  );
  const advert = readAdvert("Adaku Couture needs a Tailor.\nRequirements:\n- Monogram\n- Wedding gowns", {
    today: "2026-11-26",
  });
  const { met } = fitOf(advert, profile, { today: "2026-11-26" });
  expect(met.map(({ demand }) => demand.text)).toEqual(["Wedding gowns"]);
});
