import { expect, test } from "vitest";
import { readAdvert } from "~/career/job-advert/read-advert";
import { parseProfile } from "~/career/profile";
import { fitOf } from "./fit";
import { isLacking } from "./lacking";

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
  ["Trade Test 1 I never do", true],
  ["NEMSA no yet", true],
  ["City n guild no", true],
  ["International passport - nil", true],
  ["PLC i no too know, only to check input light", true],
  ["since 2018 i no get LTI", false],
  ["Practising certificate no", false],
  ["I never had an accident", false],
  ["Solved what nobody else had: water at the tail end of the line", false],
  ["I.T. support", false],
  ["Never lost a file in six years", false],
  ["Never missed a vaccination day", false],
])("%s", (skill, lacks) => {
  expect(isLacking(skill)).toBe(lacks);
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
