import { expect, test } from "vitest";
import { parseLetter, printLetter } from "../letter";
import { placeAnswers, type PlacedAnswer } from "./place-answers";

const letterOf = (...paragraphs: string[]) =>
  parseLetter(`Musa Danladi

Dear Hiring Manager,

${paragraphs.join("\n\n")}

Yours faithfully,

Musa Danladi`);
const answer = (topic: PlacedAnswer["topic"], text: string, place: PlacedAnswer["place"] = "closing") => ({
  topic,
  place,
  paragraphs: text.split(" | "),
});
const OPENING = "I apply for the post of Loan Officer.";
const CLOSING = "I would welcome an interview.";
const NOTICE = answer("notice", "Notice: two weeks.");
const PAY = answer("pay", "Expected salary: N150,000 a month.");
const STORY = answer("story", "A trader refused to pay. | I went to her shop.");

test("answers stand before the closing, terms together and last", () => {
  const { paragraphs } = placeAnswers(letterOf(OPENING, CLOSING), [NOTICE, STORY, PAY]);
  expect(paragraphs).toEqual([
    OPENING,
    "A trader refused to pay.",
    "I went to her shop.",
    "Notice: two weeks. Expected salary: N150,000 a month.",
    CLOSING,
  ]);
});

test("a term joins those that stand in the letter: in its list, or beside a sentence that answered before", () => {
  const listed = letterOf(
    OPENING,
    "- I grew deposits by 12 %.\n- Notice: two weeks.\n- Hausa, English.",
    CLOSING,
  );
  expect(placeAnswers(listed, [PAY]).paragraphs[1]).toEqual({
    items: [
      "I grew deposits by 12 %.",
      "Notice: two weeks.",
      "Expected salary: N150,000 a month.",
      "Hausa, English.",
    ],
  });
  const spoken = "I can leave in two weeks.";
  expect(placeAnswers(letterOf(OPENING, spoken, CLOSING), [PAY], [spoken]).paragraphs).toEqual([
    OPENING,
    `${spoken} Expected salary: N150,000 a month.`,
    CLOSING,
  ]);
});

test("what the advert wants in the first paragraph joins it", () => {
  const { paragraphs } = placeAnswers(letterOf(OPENING, CLOSING), [answer("age", "Age: 28.", "opening")]);
  expect(paragraphs).toEqual([`${OPENING} Age: 28.`, CLOSING]);
});

test("nothing is said twice, and a letter without a body gets one", () => {
  const once = placeAnswers(letterOf(OPENING, CLOSING), [NOTICE, STORY]);
  expect(placeAnswers(once, [NOTICE, STORY])).toEqual(once);
  expect(placeAnswers(letterOf(""), [NOTICE]).paragraphs).toEqual(["Notice: two weeks."]);
});

test("an answer that looks like a part of a letter stays an answer when the text is read again", () => {
  const typed = placeAnswers(letterOf(OPENING, CLOSING), [
    answer("story", "Yours sincerely, he wrote. | - A list | Dear Sir, was all I said."),
  ]);
  expect(parseLetter(printLetter(typed)).paragraphs).toEqual([
    OPENING,
    "Yours sincerely, he wrote.",
    "- A list",
    "Dear Sir, was all I said.",
    CLOSING,
  ]);
});
