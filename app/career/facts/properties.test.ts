import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { casesOf, type CheckCase } from "#tests/fact-check/cases";
import { NEW_PEOPLE } from "#tests/fact-check/people";
import type { SourceLine } from "~/career/generated-document";
import { checkLetter } from "./check-letter";
import { checkSentence } from "./check-sentence";
import { prepareFacts } from "./prepare";
import { wordedLines } from "~/career/profile-lines";
import { isHard } from "./violation";

const cases = casesOf(NEW_PEOPLE.slice(0, 2).flatMap(({ people }) => people));
const english = cases.filter(({ language }) => language === "en");
const people = [...new Map(english.map(({ person, facts }) => [person, facts])).values()];
const aCase = fc.constantFrom(...cases);
const hard = ({ facts, text, sourceIds, kind }: CheckCase, more: string[] = []) =>
  checkSentence({ text, kind, sourceIds: [...sourceIds, ...more], paragraph: 0 }, facts).filter(isHard);

test("a line copied from the resume under its own id always stands", () => {
  for (const facts of people) {
    for (const { id, text } of facts.context.profile ? wordedLines(facts.context.profile) : []) {
      expect(
        checkSentence({ text, kind: "claim", sourceIds: [id], paragraph: 0 }, facts).filter(isHard),
        text,
      ).toEqual([]);
    }
  }
});

test("what a checked letter holds stands when it is checked again, one sentence at a time", () => {
  fc.assert(
    fc.property(fc.array(aCase, { minLength: 1, maxLength: 6 }), (chosen) => {
      const [{ facts } = { facts: undefined }] = chosen;
      if (!facts) return;
      const sentences = chosen
        .filter((one) => one.facts === facts)
        .map(({ text, kind, sourceIds }, paragraph) => ({ text, kind, sourceIds, paragraph }));
      const letter = { sender: { lines: [] }, recipient: [], paragraphs: [] };
      const once = checkLetter({ type: "cover_letter", letter, sentences }, facts);
      const twice = checkLetter(
        { type: "cover_letter", letter: once.letter, sentences: once.sentences },
        facts,
      );
      expect(twice).toMatchObject({ letter: once.letter, sentences: once.sentences, reverted: [] });
    }),
    runs(20),
  );
});

test("the same sentence is always judged the same, whatever was checked before", () => {
  fc.assert(
    fc.property(aCase, fc.array(aCase, { maxLength: 3 }), (one, others) => {
      const before = hard(one);
      for (const other of others) hard(other);
      expect(hard(one)).toEqual(before);
    }),
    runs(30),
  );
});

test("a line about other things, added to a resume but not cited, makes no claim fail for a number, name or rank", () => {
  // Only what is said of the same thing may: a new "ICAN (in view)" turns back "I hold ICAN", as it should.
  const strange: SourceLine = {
    id: "custom.9.lines.0",
    section: "custom.9",
    text: "Keeps bees and sells honey on Saturdays",
  };
  for (const facts of people) {
    const lines = facts.context.profile ? wordedLines(facts.context.profile) : [];
    const more = prepareFacts({ ...facts.context, lines: [...lines, strange] });
    for (const one of english.filter(
      (other) => other.facts === facts && other.type === null && hard(other).length === 0,
    )) {
      expect(hard({ ...one, facts: more }), one.text).toEqual([]);
    }
  }
});

test("a number that stands nowhere in the resume never stands in a claim", () => {
  const passing = cases.filter(
    (one) => one.type === null && one.kind === "claim" && hard(one).length === 0 && FIGURE.test(one.text),
  );
  fc.assert(
    fc.property(fc.constantFrom(...passing), fc.integer({ min: 100, max: 999_983 }), (one, figure) => {
      fc.pre(!isInResume(one, figure));
      const text = one.text.replace(FIGURE, String(figure));
      expect(hard({ ...one, text }), text).not.toEqual([]);
    }),
    runs(60),
  );
});
const FIGURE = /(?<![\p{L}\d.,:/₦$€-])\d{2,3}(?![\p{L}\d.,:/-])/u;

function isInResume({ facts }: CheckCase, figure: number): boolean {
  const digits = String(figure);
  return (
    facts.all.some(
      (line) =>
        line.text.replace(/[.,]/g, "").includes(digits) ||
        line.quantities.some(({ value }) => value === figure),
    ) ||
    (figure >= 1950 && figure < 2050)
  );
}
