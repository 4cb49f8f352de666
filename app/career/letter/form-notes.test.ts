import { expect, test } from "vitest";
import { formNotes } from "./form-notes";

const content = `Musa Danladi

Dear Hiring Manager,

I apply for the post.

I have one kiln.

Yours faithfully,

Musa Danladi`;

test("a letter that keeps its form has no note", () => {
  expect(formNotes({ words: 9, pages: 1 }, content)).toEqual([]);
});

test("what a letter does not keep is said with both figures", () => {
  expect(formNotes({ words: 8, pages: 1 }, content)).toEqual([
    "The advert allows 8 words. This letter has 9.",
  ]);
  expect(formNotes({ byHand: true }, content)).toEqual([
    "The advert wants a letter in your own handwriting. Copy this one by hand.",
  ]);
});
