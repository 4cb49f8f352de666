import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const formOf = (text: string) =>
  readAdvert(`Kiln House needs a Kiln Operator.\nHow to apply\n${text}`, { today: "2026-11-28" }).howToApply
    .letter;

test.each([
  ["Send a letter of not more than 250 words to hr@oak.ng.", { words: 250 }],
  ["Send your CV and a cover letter (one page maximum) to hr@oak.ng.", { pages: 1 }],
  ["Send your CV (2 pages) and a letter of at most 1,000 words to hr@oak.ng.", { words: 1000 }],
  ["Send a one-page letter and your CV to hr@oak.ng.", { pages: 1 }],
  ["Mail hr@oak.ng. Mail must not pass 180 words.", { words: 180 }],
  ["Bring a handwritten application to the yard.", { byHand: true }],
  ["In not more than 200 words, say why you fire clay. hr@oak.ng", { words: 200 }],
  [
    "Replies of one side of a foolscap sheet, in the applicant's own hand, to Box 7.",
    { pages: 1, byHand: true },
  ],
  ["Mail hr@oak.ng a CV et une lettre manuscrite (une page au plus).", { pages: 1, byHand: true }],
  ["Apply in your own handwriting to the Bursar.", { byHand: true }],
])("the form of the letter: %s", (text, form) => {
  expect(formOf(text)).toEqual(form);
});

test.each([
  "Send a CV of not more than 3 pages and a letter to hr@oak.ng.",
  "Send your CV and a writing sample of up to 1,500 words to hr@oak.ng.",
  "Send a handwritten or typed application to the yard.",
  "Letters may be delivered by hand to the Bursar.",
  "Send a letter in which you tell us, in three sentences, about a kiln.",
])("the letter has no form: %s", (text) => {
  expect(formOf(text)).toBeUndefined();
});

test("what a duty limits is no letter", () => {
  const advert =
    "Kiln House needs a Clerk.\nDuties\n- Write letters of at most 100 words\n\nCV to hr@oak.ng.";
  expect(readAdvert(advert, { today: "2026-11-28" }).howToApply.letter).toBeUndefined();
});
