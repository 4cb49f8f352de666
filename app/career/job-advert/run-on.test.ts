import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";
import { withLineBreaks } from "./run-on";

const ABOUT =
  "Northgate Systems is a leader in digital services with 9,000 people in 20 countries. With deep knowledge of industries and strong skills in cloud, Northgate serves clients in health, media, retail and transport. We believe in curiosity, teamwork and growth, and our offices are known for it. ";
const POSTING = `${ABOUT.repeat(9)}Key Responsibilities: - Translate needs into specifications - Test reports before release - Keep the documents up to date Requirements: Bachelor's degree in Statistics  3 years of experience with Tableau  Strong SQL skillsGood command of English  Benefits: Health cover, training and access to our laboratories with PowerPoint and Excel courses`;

test("a posting pasted as one line has its lines again, and names stay whole", () => {
  const lines = withLineBreaks(
    `${"x ".repeat(450)}Requirements: Good with dashboardsStrong writerClear speakerFast reader of PowerPoint decks`,
  );
  expect(lines.split("\n").slice(1)).toEqual([
    "Requirements:",
    "Good with dashboards",
    "Strong writer",
    "Clear speaker",
    "Fast reader of PowerPoint decks",
  ]);
  expect(withLineBreaks("A short teamOur textWith gluedWords stays")).toBe(
    "A short teamOur textWith gluedWords stays",
  );
});

test("what a company says of itself and gives is no demand of a long posting", () => {
  const { demands, rules } = readAdvert(POSTING, { today: "2026-11-16" });
  const asked = demands.map(({ text }) => text).join("; ");
  expect(asked).not.toMatch(/cloud|curiosity|teamwork|retail|laborator|PowerPoint/u);
  expect(asked).toMatch(/SQL/u);
  expect(asked).toMatch(/Tableau/u);
  expect(rules.map(({ kind }) => kind)).toEqual(["degree", "years"]);
  expect(demands.length).toBeLessThanOrEqual(15);
});
