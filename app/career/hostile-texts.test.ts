import { expect, test } from "vitest";
import { growingPatterns, growthOf } from "#tests/growing-patterns";
import { privateDetailsOf } from "./compose/private-details";
import { statedYears, withYears, yearsInField } from "./experience-years";
import { hasAddress } from "~/features/accounts/names";
import { parseLetter, printLetter } from "./letter";
import { aboutOneself } from "./letter-writer/about-oneself";
import { listSummaryLines } from "./letter-writer/summary-lines";
import { findPhones } from "./phone";
import { parseProfile, printProfile } from "./profile";
import { printHeading } from "./profile/headings";
import { readResult } from "./profile/o-levels";
import { withoutNote } from "./writer/casing";

// What reads people's words in the process that serves everybody. A text that is twice as long may cost about twice as much: work
// that grows with its square would let one person hold all others.

const FEW_STEPS = 50;

const PROFILE = parseProfile(
  "Ada Obi-Nwosu\n0803 123 4567 | ada@example.com\n12 Broad Street, Lagos\n\nSUMMARY\nA clerk.",
);
const READERS: Record<string, (text: string) => unknown> = {
  "private details": (text) => privateDetailsOf(PROFILE).restore(privateDetailsOf(PROFILE).hide(text)),
  "stated years": (text) => statedYears({ summary: [text] }),
  "years in a field": (text) => yearsInField({ summary: [text, `9 years of experience in ${text}`] }),
  "other years": (text) => withYears(text, 3),
  "about oneself": (text) =>
    aboutOneself({ summary: [text, `Clerk with nine years in ${text}`] }, { subject: "clerk", months: 108 }),
  "deeds of a summary": (text) => listSummaryLines({ summary: [text, `I have trained 9 ${text}`] }),
  phones: findPhones,
  "a heading": printHeading,
  "a name": hasAddress,
  "a result": readResult,
  "a note": (text) => withoutNote(text),
  "a profile": (text) => printProfile(parseProfile(text)),
  "a letter": (text) => printLetter(parseLetter(text)),
};

const PIECES = [
  ..."a.1, (-é@+|:;•%*'_/",
  ...[
    "a.",
    "a-",
    "a_",
    "a ",
    "A ",
    "Aa ",
    "1 ",
    "1 year ",
    "9 years of a ",
    "Jan 2020 ",
    "12/",
    "1,000 ",
    "No 1 A ",
  ],
  ...[
    "a@",
    "@a",
    "www.",
    "t.",
    "born ",
    "and ",
    "with ",
    "()",
    "(a",
    "a\n",
    ".\n",
    "Aa, ",
    "'s ",
    "PRIVATE_A",
    "0803 ",
  ],
];

test.each(Object.entries(READERS))("%s: twice the text is about twice the work", (_name, read) => {
  expect(growingPatterns(read, { pieces: PIECES, fewSteps: FEW_STEPS })).toEqual([]);
});

test("the count finds a pattern that is worse than its text", () => {
  expect(growthOf(/a+b/, "a")).toBeGreaterThan(1.9);
  expect(growthOf(/(?<!a)a+b/, "a")).toBeLessThan(1.5);
  expect(growthOf(/a{1,9}b/, "a")).toBeLessThan(1.5);
});
