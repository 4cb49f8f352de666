import { beforeAll, expect, test } from "vitest";
import { readAdvert } from "~/career/job-advert/read-advert";
import { countLetterWords, letterSentences } from "~/career/letter";
import { placeAnswers } from "~/career/letter-answers";
import type { Letter } from "~/career/letter.schema";
import { findLetterSources, type LineSource } from "~/career/line-sources";
import { parseProfile } from "~/career/profile";
import { writeLetter, type LetterAsked } from "./letter";
import { shortenLetter } from "./shorten-letter";

const PROFILE = parseProfile(`Ngozi Eze
Jos, Plateau | +234 803 000 0000 | ngozi@example.com

WORK EXPERIENCE
Store Keeper | Bukuru Mills | Jan 2021 – Present
- Receive and issue goods with waybills
- Cut losses of stock from 9% to 2% in one year
- Count the stock of 3 warehouses each month
- Order 40 pallets a week

Sales Girl | Jos Mart | 2018 – 2020
- Sold kitchen goods to about 60 customers a day
- Arranged the shelves each morning

EDUCATION
HND Purchasing | Plateau Polytechnic | 2014 – 2018
Result: Upper Credit

SKILLS
Excel, Sage 50, stock control

LANGUAGES
English, Hausa`);
const ADVERT = `Tavora Foods needs a Store Keeper in Jos.
Requirements: HND. Experience with waybills. Counting of stock. Good knowledge of Excel. Customer service.
Send a letter of not more than 120 words to jobs@tavora.example. State your expected salary.`;
const ANSWER = "My expected salary is N150,000 a month.";

let given: LetterAsked;
let written: { letter: Letter; sources: LineSource[] };
beforeAll(() => {
  const advert = readAdvert(ADVERT, { today: "2026-11-22" });
  given = { profile: PROFILE, advert, today: "2026-11-22", language: "en", seed: "own" };
  const { letter, sentences } = writeLetter(given);
  const placed = placeAnswers(letter, [{ topic: "pay", place: "closing", paragraphs: [ANSWER] }]);
  const answer = { text: ANSWER, profileLines: ["N150,000 a month"], advertLines: ["your expected salary"] };
  written = { letter: placed, sources: [...findLetterSources(sentences, given), answer] };
});

const unitsOf = ({ paragraphs }: Letter) =>
  paragraphs.flatMap((paragraph) =>
    typeof paragraph === "string" ? letterSentences(paragraph) : paragraph.items,
  );

test("whole sentences go until the letter fits, and a result stays longer than a second post", () => {
  const { letter } = shortenLetter({ ...written, most: 120, given });
  const [before, after] = [unitsOf(written.letter), unitsOf(letter)];
  expect(countLetterWords(written.letter)).toBeGreaterThan(120);
  expect(countLetterWords(letter)).toBeLessThanOrEqual(120);
  expect(after).toEqual(before.filter((unit) => after.includes(unit)));
  expect(after.join(" ")).toContain("from 9% to 2%");
  expect(after.join(" ")).not.toContain("Jos Mart");
  expect(after).toContain(ANSWER);
});

test("what is shorter has room again where something long went", () => {
  const counts = [140, 130, 120, 110, 100, 90].map((most) => {
    const { letter, words } = shortenLetter({ ...written, most, given });
    const gone = unitsOf(written.letter).filter((unit) => !unitsOf(letter).includes(unit));
    // Items of lists of which something stays: one that brings its head again needs more room.
    const left = letter.paragraphs.flatMap((one) => (typeof one === "string" ? [] : [one.items]));
    const lists = written.letter.paragraphs.flatMap((one) => (typeof one === "string" ? [] : [one.items]));
    const items = lists
      .filter((list) => left.some((one) => one.some((text) => list.includes(text))))
      .flatMap((list) => list.filter((text) => gone.includes(text)).map((text) => text.split(" ").length));
    return { room: most - words, items };
  });
  expect(counts.flatMap(({ items }) => items)).not.toEqual([]);
  for (const { room, items } of counts) for (const item of items) expect(item).toBeGreaterThan(room);
});

test("the opening, the closing and the answers of its owner stay, though the letter remains too long", () => {
  const { letter, words } = shortenLetter({ ...written, most: 10, given });
  const [opening, answer, closing, ...others] = unitsOf(letter);
  expect(words).toBe(countLetterWords(letter));
  expect(words).toBeGreaterThan(10);
  expect([opening, closing]).toEqual([unitsOf(written.letter).at(0), unitsOf(written.letter).at(-1)]);
  expect(answer).toBe(ANSWER);
  // A list that has no items has no lead.
  expect(others).toEqual([]);
});

test("a sentence that its owner changed stays where it is", () => {
  const { letter, sources } = written;
  const own = "I know every shelf of Bukuru Mills.";
  const changed = { ...letter, paragraphs: letter.paragraphs.toSpliced(2, 0, own) };
  expect(unitsOf(shortenLetter({ letter: changed, sources, most: 10, given }).letter)).toContain(own);
});

test("a letter that fits is as it was", () => {
  expect(shortenLetter({ ...written, most: 400, given }).letter).toEqual(written.letter);
});
