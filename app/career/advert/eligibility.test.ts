import { expect, test } from "vitest";
import type { KnockOut } from "~/career/job-advert";
import { Profile } from "~/career/profile.schema";
import { checkEligibility } from "./eligibility";
import { matchTerms } from "./match";
import { readAdvert } from "./read";

const TODAY = "2026-11-21";

function judge(rule: KnockOut, given: Record<string, unknown>) {
  const advert = { ...readAdvert("", {}), knockOuts: [rule] };
  const [answer] = checkEligibility(Profile.parse({ basics: {}, ...given }), advert, TODAY);
  return `${answer?.state}: ${answer?.text}`;
}

const job = (startDate?: string, endDate?: string) => ({
  position: "Clerk",
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
});

test.each<[string, KnockOut, Record<string, unknown>, string]>([
  [
    "enough years",
    { kind: "years", atLeast: 5, line: 0 },
    { work: [job("2020-01", "present")] },
    "met: It asks for 5 years of experience. Your resume shows 6.",
  ],
  [
    "too few years",
    { kind: "years", atLeast: 5, line: 0 },
    { work: [job("2023-01", "2026-06")] },
    "unmet: It asks for 5 years of experience. Your resume shows 3.",
  ],
  [
    "overlapping jobs count once",
    { kind: "years", atLeast: 5, line: 0 },
    { work: [job("2022-01", "2025-01"), job("2022-01", "2025-01")] },
    "unmet: It asks for 5 years of experience. Your resume shows 3.",
  ],
  [
    "no dates",
    { kind: "years", atLeast: 1, line: 0 },
    { work: [job()] },
    "unknown: It asks for 1 year of experience. Your jobs have no dates, so we cannot count yours.",
  ],
  [
    "a higher degree",
    { kind: "degree", options: ["OND"], line: 0 },
    { education: [{ studyType: "B.Sc.", area: "Physics" }] },
    "met: It asks for OND. You have B.Sc.",
  ],
  [
    "HND where B.Sc. is asked",
    { kind: "degree", options: ["B.Sc."], line: 0 },
    { education: [{ studyType: "HND" }] },
    "unknown: It asks for B.Sc. You have HND. Many employers accept it; ask this one to be sure.",
  ],
  [
    "class below",
    { kind: "class", atLeast: "2:1", line: 0 },
    { education: [{ studyType: "B.Sc.", score: "Second Class Lower" }] },
    "unmet: It asks for Second Class Upper or better. Your resume shows Second Class Lower.",
  ],
  [
    "upper credit is not 2:1",
    { kind: "class", atLeast: "2:1", line: 0 },
    { education: [{ studyType: "HND", score: "Upper Credit" }] },
    "unknown: It asks for Second Class Upper or better. Your resume shows Upper Credit, which is marked on another scale.",
  ],
  [
    "age not given",
    { kind: "age", atMost: 26, line: 0 },
    {},
    "unknown: The age limit is 26. Your resume does not give your date of birth. You do not need to add it.",
  ],
  [
    "too old",
    { kind: "age", atMost: 26, line: 0 },
    { personal: [{ label: "Date of Birth", value: "3 May 1990" }] },
    "unmet: The age limit is 26. Your date of birth shows that you are above it.",
  ],
  [
    "still serving",
    { kind: "nysc", line: 0 },
    { nysc: { status: "serving" } },
    "unmet: It asks for NYSC discharge or exemption. You are still serving.",
  ],
  [
    "ICAN in view",
    { kind: "certificate", options: ["ICAN", "ACCA"], line: 0 },
    { certificates: [{ name: "ICAN", status: "in view" }] },
    "unmet: It asks for ICAN or ACCA. Your resume says: ICAN (in view).",
  ],
  [
    "licence held",
    { kind: "licence", name: "driver's licence", line: 0 },
    { certificates: [{ name: "Valid Driver’s License, Class E" }] },
    "met: It asks for driver's licence. Your resume shows driver's licence.",
  ],
  [
    "lives there",
    { kind: "location", place: "Lekki Phase 1", line: 0 },
    { basics: { location: "Lekki, Lagos, Nigeria" } },
    "met: It asks that you live in or near Lekki Phase 1. You live in Lekki, Lagos, Nigeria.",
  ],
  ["closed", { kind: "deadline", date: "2026-11-20", line: 0 }, {}, "unmet: It closed on 20 November 2026."],
  ["closes today", { kind: "deadline", date: TODAY, line: 0 }, {}, "met: It closes on 21 November 2026."],
  [
    "one credit short",
    { kind: "oLevels", credits: 5, sittings: 1, line: 0 },
    {
      oLevels: [
        {
          exam: "WASSCE",
          results: [
            ["English", "C6"],
            ["Mathematics", "B3"],
            ["Biology", "A1"],
            ["Physics", "C5"],
            ["Chemistry", "D7"],
          ].map(([subject, grade]) => ({ subject, grade })),
        },
      ],
    },
    "unmet: It asks for 5 O-level credits in 1 sitting. Your resume shows 4 credits in 1 sitting.",
  ],
])("%s", (_, rule, given, expected) => {
  expect(judge(rule, given)).toBe(expected);
});

test("terms are had, unsaid or missing; a certificate in view is missing", () => {
  const advert = readAdvert(
    "Requirements:\nExcel\nPower BI\nICAN or ACCA\nSage 50 or Tally\nbasic life support",
    {},
  );
  const profile = Profile.parse({
    basics: {},
    work: [{ position: "Clerk", highlights: ["Kept the ledger in Tally ERP"] }],
    skills: [{ keywords: ["MS Excel"] }],
    certificates: [{ name: "ICAN", status: "in view" }, { name: "BLS, Red Cross" }],
  });
  const names = (terms: { options: string[] }[]) => terms.map(({ options }) => options.join(" or "));
  const { have, unsaid, missing } = matchTerms(profile, advert);
  expect(names(have)).toEqual(["Excel", "Sage 50 or Tally"]);
  expect(names(unsaid)).toEqual(["basic life support"]);
  expect(names(missing)).toEqual(["Power BI", "ICAN or ACCA"]);
});
