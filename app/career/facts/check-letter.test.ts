import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import type { Sentence, GeneratedLetter } from "~/career/generated-document";
import { accountantContext, accountantPerson } from "#tests/fixtures/fact-cases";
import { checkLetter } from "./check-letter";
import { prepareFacts } from "./prepare";

const facts = prepareFacts(accountantContext);
const honest: Sentence[] = [
  {
    text: "I am applying for the post of Senior Accountant at Halcyon Logistics Ltd.",
    kind: "address",
    sourceIds: [],
    paragraph: 0,
  },
  {
    text: "At Zenta Foods I reconciled fourteen bank accounts each month.",
    kind: "claim",
    sourceIds: ["work.0.highlights.0"],
    paragraph: 1,
  },
  {
    text: "I trained three new accounts clerks to use QuickBooks.",
    kind: "claim",
    sourceIds: ["work.0.highlights.5"],
    paragraph: 1,
  },
  { text: "Thank you for reading my application.", kind: "frame", sourceIds: [], paragraph: 2 },
];

function letterOf(sentences: Sentence[], more: Partial<GeneratedLetter["letter"]> = {}): GeneratedLetter {
  return {
    type: "cover_letter",
    letter: {
      sender: {
        name: "Adaeze Okonkwo",
        lines: ["Ikeja, Lagos, Nigeria", "+234 803 123 4567", "adaeze.okonkwo@example.com"],
      },
      date: "21 November 2026",
      recipient: ["Hiring Manager", "Halcyon Logistics Ltd", "Apapa, Lagos"],
      salutation: "Dear Hiring Manager,",
      subject: "Application for the post of Senior Accountant",
      paragraphs: ["anything"],
      closing: "Yours faithfully,",
      signature: "Adaeze Okonkwo",
      ...more,
    },
    sentences,
  };
}

test("an honest letter passes whole, and its paragraphs are its sentences", () => {
  const checked = checkLetter(letterOf(honest), facts);
  expect(checked.reverted).toEqual([]);
  expect(checked.kept).toBe(4);
  expect(checked.letter).toEqual({
    ...letterOf(honest).letter,
    paragraphs: [honest[0]?.text, `${honest[1]?.text} ${honest[2]?.text}`, honest[3]?.text],
  });
});

test("a false sentence is dropped and an emptied paragraph goes with it", () => {
  const lie: Sentence = {
    text: "I led a team of 40 at Dangote.",
    kind: "claim",
    sourceIds: ["work.0.highlights.0"],
    paragraph: 5,
  };
  const checked = checkLetter(letterOf([...honest, lie]), facts);
  expect(checked.letter.paragraphs).toHaveLength(3);
  expect(checked.letter.paragraphs.join(" ")).not.toContain("Dangote");
  expect(checked.reverted.map(({ text }) => text)).toEqual([lie.text]);
});

test("text that no sentence accounts for does not reach the letter", () => {
  expect(
    checkLetter(letterOf(honest, { paragraphs: ["I hold a PhD."] }), facts).letter.paragraphs.join(" "),
  ).not.toContain("PhD");
});

test("a sentence that points back to a dropped one goes too", () => {
  const sentences: Sentence[] = [
    {
      text: "At Dangote I reconciled 14 bank accounts.",
      kind: "claim",
      sourceIds: ["work.0.highlights.0"],
      paragraph: 0,
    },
    {
      text: "There, I trained 3 new accounts clerks on QuickBooks.",
      kind: "claim",
      sourceIds: ["work.0.highlights.5"],
      paragraph: 0,
    },
  ];
  expect(checkLetter(letterOf(sentences), facts).kept).toBe(0);
  expect(checkLetter(letterOf(sentences.slice(1)), facts).kept).toBe(1);
});

test("a frame line that is not the person's, the advert's or today's is put right", () => {
  const { letter, reverted } = checkLetter(
    letterOf(honest, {
      sender: {
        name: "Dr Adaeze Okonkwo",
        lines: ["+234 803 123 4567", "+234 800 000 0000", "scam@example.net"],
      },
      date: "1 January 2020",
      recipient: ["Hiring Manager", "Dangote Group"],
      salutation: "Dear Mr Balogun,",
      subject: "Application of a chartered accountant with 20 years of experience",
      closing: "Send money to www.example.net",
      signature: "Adaeze Okonkwo, ACA",
    }),
    facts,
  );
  expect(letter).toMatchObject({
    sender: { name: "Adaeze Okonkwo", lines: ["+234 803 123 4567"] },
    date: "21 November 2026",
    recipient: ["Hiring Manager"],
    salutation: "Dear Hiring Manager,",
    subject: "Application for the post of Senior Accountant",
    closing: "Yours faithfully,",
    signature: "Adaeze Okonkwo",
  });
  expect(reverted).toHaveLength(9);
});

test("checking a checked letter changes nothing", () => {
  const { en } = accountantPerson.cases;
  const all = [...en.true, ...en.false];
  const sentence = fc
    .tuple(fc.constantFrom(...all), fc.nat(3))
    .map(([{ text, sources, kind }, paragraph]): Sentence => ({
      text,
      sourceIds: sources,
      kind,
      paragraph,
    }));
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 8 }), (sentences) => {
      const once = checkLetter(letterOf(sentences), facts);
      const twice = checkLetter(
        { type: "cover_letter", letter: once.letter, sentences: once.sentences },
        facts,
      );
      expect(twice.letter).toEqual(once.letter);
      expect(twice.reverted).toEqual([]);
    }),
    runs(10),
  );
});
