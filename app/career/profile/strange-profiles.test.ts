import { expect, test } from "vitest";
import { strangeTexts } from "#tests/factories/strange-texts";
import { sample } from "#tests/runs";
import { compareWords, selectChangedLines } from "~/features/documents/compare-words";
import { renderHtml } from "~/files/render/html";
import { parseLetter, printLetter } from "~/career/letter";
import { parseProfile, printProfile } from "~/career/profile";

// A document is read, printed, compared and previewed in the process that serves everybody.

const MOST_MS = 1000; // of processor time; what grows with the square of the text takes several times as much
const ATTEMPTS = 3; // a machine that does much else at once charges some of it to us

const WORK: [string, (text: string) => unknown][] = [
  ["a resume printed", (text) => printProfile(parseProfile(text))],
  ["a letter printed", (text) => printLetter(parseLetter(text))],
  ["versions compared", (text) => selectChangedLines(compareWords(text, `${text.slice(7)} more`))],
  [
    "a preview",
    (text) =>
      renderHtml({
        type: "resume",
        profile: parseProfile(text),
        language: "en",
        title: "Resume",
        design: "plain",
        pages: 2,
      }),
  ],
];

const texts = [...strangeTexts()];
const worst = ["colons in examinations", "results of an examination in examinations", "hashes"];
const chosen = [...sample(texts, 12), ...texts.filter(([name]) => worst.includes(name))];

test("the shapes that were the worst are still among them", () => {
  expect(chosen.map(([name]) => name)).toEqual(expect.arrayContaining(worst));
});

test.each(chosen)("60,000 characters of %s hold the server for less than a second", (_, text) => {
  const slow = WORK.filter(([, work]) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = process.cpuUsage();
      work(text);
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 <= MOST_MS) return false;
    }
    return true;
  });
  expect(slow.map(([name]) => name)).toEqual([]);
});
