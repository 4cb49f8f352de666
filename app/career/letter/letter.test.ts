import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import type { Letter } from "../letter.schema";
import { anyLine, anyText } from "#tests/arbitraries/profile";
import { canonicalLetter, parseLetter, printLetter } from "./index";

const PIECES = [
  "Dear Hiring Manager,",
  "Yours faithfully,",
  "21 November 2026",
  "RE: Teller",
  "Application for the post of Cashier",
  "Subject: x",
  "To: Zenith",
  "Best regards",
  "Dear Sir/Ma",
  "Closing: y",
  "Signature: Ada",
  "From: Ada",
  "Date: May 2026",
];
const anyPart = fc.oneof(fc.constantFrom(...PIECES), anyLine(300));
const parts = fc.array(anyPart, { maxLength: 3 });
const anyLetter: fc.Arbitrary<Letter> = fc.record(
  {
    sender: fc.record({ name: anyPart, lines: parts }, { requiredKeys: ["lines"] }),
    date: anyPart,
    recipient: parts,
    salutation: anyPart,
    subject: anyPart,
    paragraphs: fc.array(
      fc.oneof(anyPart, fc.record({ items: fc.array(anyPart, { minLength: 1, maxLength: 3 }) })),
      {
        maxLength: 4,
      },
    ),
    closing: anyPart,
    signature: anyPart,
  },
  { requiredKeys: ["sender", "recipient", "paragraphs"] },
);

test("every letter is read back from its text exactly", () => {
  fc.assert(
    fc.property(anyLetter, (letter) => {
      const canonical = canonicalLetter(letter);
      expect(parseLetter(printLetter(canonical))).toEqual(canonical);
    }),
    runs(100),
  );
});

test("any text keeps its words and prints the same a second time", () => {
  const anyLetterText = fc
    .array(fc.tuple(anyPart, fc.constantFrom("\n", "\n\n")), { maxLength: 10 })
    .map((lines) => lines.flat().join(""));
  fc.assert(
    fc.property(fc.oneof(anyLetterText, anyText), (text) => {
      const printed = printLetter(parseLetter(text));
      expect(printLetter(parseLetter(printed))).toBe(printed);
      const words = new Set(printed.match(/\p{L}[\p{L}\p{M}]+/gu));
      const lost = (text.normalize("NFC").match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).filter(
        (word) =>
          !words.has(word) && !/^(?:From|Contact|Date|To|Salutation|Subject|Closing|Signature)$/i.test(word),
      );
      expect(lost).toEqual([]);
    }),
    runs(100),
  );
});

test("an ordinary letter is printed without labels or escapes", () => {
  const letter: Letter = {
    sender: {
      name: "Adaeze Okafor",
      lines: ["Ikeja, Lagos | +234 803 123 4567 | adaeze.okafor@example.com"],
    },
    date: "21 November 2026",
    recipient: ["Hiring Manager", "Zenith Foods Ltd", "Ikeja, Lagos"],
    salutation: "Dear Hiring Manager,",
    subject: "Application for the post of Accounts Officer",
    paragraphs: [
      "Your advert asks for an accounts officer who knows Sage.",
      "I have kept the books of a food company since 2021.",
    ],
    closing: "Yours faithfully,",
    signature: "Adaeze Okafor",
  };
  expect(printLetter(letter)).toBe(
    `Adaeze Okafor
Ikeja, Lagos | +234 803 123 4567 | adaeze.okafor@example.com

21 November 2026

Hiring Manager
Zenith Foods Ltd
Ikeja, Lagos

Dear Hiring Manager,

Application for the post of Accounts Officer

Your advert asks for an accounts officer who knows Sage.

I have kept the books of a food company since 2021.

Yours faithfully,

Adaeze Okafor
`,
  );
});

test("proofs are a list: printed as bullets, and lists with nothing between them are one", () => {
  const letter = parseLetter(
    "Dear Mrs Bello,\n\nIn short:\n\n- Closed 24 months on time.\n• ICAN, 2021.\n\n- Payroll of 40.\n\nThank you.",
  );
  expect(letter.paragraphs).toEqual([
    "In short:",
    { items: ["Closed 24 months on time.", "ICAN, 2021.", "Payroll of 40."] },
    "Thank you.",
  ]);
  expect(printLetter(letter)).toContain(
    "\n\n- Closed 24 months on time.\n- ICAN, 2021.\n- Payroll of 40.\n\nThank you.",
  );
});

test("a letter without head or end is its paragraphs", () => {
  expect(parseLetter("I would like the job.\n\nI can start on Monday.")).toEqual({
    sender: { lines: [] },
    recipient: [],
    paragraphs: ["I would like the job.", "I can start on Monday."],
  });
});

test("a letter without its date still has sender and recipient", () => {
  const letter = parseLetter(
    "Adaeze Okafor\nLagos\n\nHiring Manager\nZenith Foods Ltd\n\nDear Sir/Ma,\n\nRE: TELLER\n\nText.\n\nYours sincerely,\nAdaeze",
  );
  expect(letter.sender).toEqual({ name: "Adaeze Okafor", lines: ["Lagos"] });
  expect(letter.recipient).toEqual(["Hiring Manager", "Zenith Foods Ltd"]);
  expect(letter.subject).toBe("RE: TELLER");
  expect(letter.signature).toBe("Adaeze");
});
