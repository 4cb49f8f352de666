import { expect, test } from "vitest";
import { countBacktracks, usedPatterns } from "#tests/count-backtracks";
import { privateDetailsOf } from "./compose/private-details";
import { statedYears, withYears, yearsInField } from "./experience-years";
import { hasAddress } from "~/features/accounts/names";
import { parseLetter, printLetter } from "./letter";
import { findPhones } from "./phone";
import { parseProfile, printProfile } from "./profile";
import { printHeading } from "./profile/headings";
import { readResult } from "./profile/o-levels";
import { withoutNote } from "./writer/casing";

// What reads people's words in the process that serves everybody. A text that is twice as long may cost about twice as much: work
// that grows with its square would let one person hold all others.

const [SHORT, LONG] = [150, 300];
const MOST_GROWTH = 1.5; // of the steps a character: 1 is linear, 2 the square
const FEW_STEPS = 50; // a character: a pattern that costs no more stops nobody

const PROFILE = parseProfile(
  "Ada Obi-Nwosu\n0803 123 4567 | ada@example.com\n12 Broad Street, Lagos\n\nSUMMARY\nA clerk.",
);
const READERS: Record<string, (text: string) => unknown> = {
  "private details": (text) => privateDetailsOf(PROFILE).restore(privateDetailsOf(PROFILE).hide(text)),
  "stated years": (text) => statedYears({ summary: [text] }),
  "years in a field": (text) => yearsInField({ summary: [text, `9 years of experience in ${text}`] }),
  "other years": (text) => withYears(text, 3),
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
const long = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

test.each(Object.entries(READERS))("%s: twice the text is about twice the work", (_name, read) => {
  const found = PIECES.flatMap((piece) => [piece, `${piece}\u0000`]).flatMap((shape) => {
    const end = shape.endsWith("\u0000") ? "x" : ""; // what would match but for its end
    const used = (length: number) =>
      usedPatterns(() => read(long(shape.replace("\u0000", ""), length) + end));
    const short = used(SHORT);
    return [...used(LONG)].flatMap(([name, { pattern, text }]) => {
      const before = short.get(name)?.text ?? "";
      if (before.length < SHORT / 2 || text.length <= before.length) return [];
      const once = countBacktracks(pattern, before) / before.length;
      const twice = countBacktracks(pattern, text) / text.length;
      return twice > FEW_STEPS && twice > once * MOST_GROWTH ? [`${JSON.stringify(shape)}: ${name}`] : [];
    });
  });
  expect(found).toEqual([]);
});

test("the count finds a pattern that is worse than its text", () => {
  const growth = (pattern: RegExp) =>
    countBacktracks(pattern, long("a", LONG)) / countBacktracks(pattern, long("a", SHORT)) / 2;
  expect(growth(/a+b/)).toBeGreaterThan(1.9);
  expect(growth(/(?<!a)a+b/)).toBeLessThan(MOST_GROWTH);
  expect(growth(/a{1,9}b/)).toBeLessThan(MOST_GROWTH);
});
