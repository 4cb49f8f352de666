import { parseLetter, printLetter } from "~/career/letter";
import { askedWordsMarker } from "~/career/matching/asked-words";
import { parseProfile, printProfile } from "~/career/profile";
import { compareWords, selectChangedLines } from "~/features/documents/compare-words";
import { renderHtml } from "~/files/render/html";

// What the process that serves everybody does with texts of the largest size: tests count its steps (tests/count-steps.ts),
// `npm run bench -- texts` measures its time.

const ON_TEXT: Record<string, (text: string) => unknown> = {
  "a resume printed": (text) => printProfile(parseProfile(text)),
  "a letter printed": (text) => printLetter(parseLetter(text)),
  "versions compared": (text) => selectChangedLines(compareWords(text, `${text.slice(7)} more`)),
  "a preview": (text) =>
    renderHtml({
      type: "resume",
      profile: parseProfile(text),
      language: "en",
      title: "Resume",
      design: "plain",
      pages: 2,
    }),
};

// Work that has a largest case of its own.
const LARGEST = new Map<string, () => unknown>([
  ["two texts of 9,000 words without a common one compared", () => compareWords(words("a"), words("b"))],
  ["the words of 80 demands marked in 1,000 lines", markLines],
]);

/** Each kind of work on each of the texts, and the largest of the others; by what it is. */
export function heldWork(texts: Iterable<[string, string]>): Map<string, () => unknown> {
  const onTexts = [...texts].flatMap(([name, text]) =>
    Object.entries(ON_TEXT).map(([what, work]) => [`${what}: ${name}`, () => work(text)] as const),
  );
  return new Map([...onTexts, ...LARGEST]);
}

function words(prefix: string): string {
  return Array.from({ length: 9_000 }, (_none, at) => `${prefix}${at}`).join(" ");
}

function markLines(): void {
  const demands = Array.from({ length: 80 }, (_none, at) => ({
    text: `bank reconciliation, payroll or tool${at}`,
  }));
  const mark = askedWordsMarker(demands);
  for (let at = 0; at < 1000; at += 1)
    mark(`Reconciled 14 bank accounts and kept the stock ledger in Excel ${at}`);
}
