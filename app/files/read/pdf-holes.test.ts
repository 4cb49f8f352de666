import { expect, test } from "vitest";
import { fillHoles } from "./pdf-holes";
import type { Piece } from "./pdf-page";

const piece = (text: string, x: number, width: number): Piece => ({
  ...{ text, x, width, y: 100, size: 10 },
  ...{ isUpright: true, bold: false, italic: false },
});

test.each([
  // Six points a letter: the hole is at the space.
  ["a turnover of 4.2 billion", "₦", "a turnover of ₦4.2 billion"],
  ["a turnover of (4.2 billion)", "₦", "a turnover of ₦(4.2 billion)"],
  ["Adeb yo Okonkwo of Ikeja", "á", "Adebáyo Okonkwo of Ikeja"],
])("the hole of %j that %j fills gives %j", (text, letters, whole) => {
  const at = text.search(/ (?=[\d(]|yo)/u);
  const filled = fillHoles([piece(text, 0, text.length * 6), piece(letters, at * 6 + 1.5, 6)]);
  expect(filled.map((one) => one.text)).toEqual([whole]);
});
