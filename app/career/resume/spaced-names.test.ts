import { expect, test } from "vitest";
import type { DocumentText, Paragraph } from "./document-text";
import { readResume } from "./read-resume";

const line = (text: string, size = 11, more: Partial<Paragraph> = {}): Paragraph => ({
  text,
  runs: [{ text, bold: size > 11, italic: false, size }],
  page: 1,
  column: 0,
  indent: 0,
  spaceBefore: 4,
  box: { x: 40, y: 40, width: 200, height: size },
  ...more,
});

const nameIn = (head: readonly Paragraph[]) => {
  const document: DocumentText = {
    paragraphs: [
      ...head,
      line("WORK EXPERIENCE", 13),
      line("Cold Room Attendant, Ikorodu Fish Depot, 2019 – 2022"),
      line("Weighed and packed 40 cartons a shift", 11, { listLevel: 0 }),
      line("EDUCATION", 13),
      line("Ikorodu Grammar School, WAEC, 2017"),
    ],
    hidden: [],
    pages: 1,
  };
  return readResume(document).profile.basics.name;
};

test.each([
  ["M O R E N I K E O L U T A D E", "morenike.olutade@mail.example", "MORENIKE OLUTADE"],
  ["G A R B A U M A R D A N J U M A, E ng r.", "garba.danjuma@mail.example", "GARBA UMAR DANJUMA"],
  ["E K O N G U D U A K", "+234 803 555 0199 · uduak_ekong@mail.example", "EKONG UDUAK"],
])("letters set wide apart are the words that the address tells: %s", (written, address, name) => {
  expect(nameIn([line(written, 20), line(address)])).toBe(name);
});

test("a large name that came apart at a gap of its font is whole again", () => {
  expect(nameIn([line("TAIW O ADEBOYE", 30), line("taiwo.adeboye@mail.example")])).toBe("TAIWO ADEBOYE");
});

test.each([
  ["MUSA K IBRAHIM", "musakibrahim@mail.example"],
  ["Ruth O Eze", "rutho.eze@mail.example"],
  ["JOHN B OKORO", "okoro77@mail.example"],
])("an initial stays one: %s", (written, address) => {
  expect(nameIn([line(written, 22), line(address)])).toBe(written);
});

test.each([
  ["SOUND • LIGHT • STAGE", "NNEKA OFFOR"],
  ["BREAD | CAKES | PIES", "Suleiman Jatau"],
])("a slogan below the name is none: %s", (slogan, name) => {
  expect(
    nameIn([line(name, 22), line(slogan, 10), line(`${name.toLowerCase().replace(" ", ".")}@mail.example`)]),
  ).toBe(name);
});
