import { expect, test } from "vitest";
import { readAdvert } from "../job-advert/read-advert";
import { Profile } from "../profile.schema";
import { planOf } from "./letter";
import { computeSummary } from "./summary";

const today = "2026-11-30";

test("a summary names skills, and neither languages nor what somebody can do a little", () => {
  const profile = Profile.parse({
    basics: { name: "Emeka Obi" },
    work: [
      { position: "Guard", name: "Ngwa Depot", startDate: "2015-01", endDate: "present", highlights: [] },
    ],
    education: [
      {
        studyType: "OND",
        area: "Security Studies",
        score: "Upper Credit",
        institution: "Abia State Polytechnic, Aba",
        endDate: "2014",
      },
    ],
    skills: [
      {
        keywords: [
          "Weapon handling",
          "Patrol planning",
          "Igbo",
          "Shuwa Arabic B1 (spoken)",
          "Excel (basic)",
          "Microsoft Word small small",
        ],
      },
    ],
  });
  const advert = readAdvert("Kilo Trust Ltd needs a Guard in Aba.", { today });
  const sentences =
    computeSummary(profile, planOf({ profile, advert, today, language: "en", seed: "" }), "en", "short") ??
    [];
  const text = sentences.map((one) => one.text).join(" ");
  expect(text).toContain("weapon handling");
  expect(text).not.toMatch(/Igbo|Arabic|Excel|small/);
});
