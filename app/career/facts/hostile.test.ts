import { expect, test } from "vitest";
import { accountantContext } from "#tests/fixtures/fact-cases";
import { choose } from "#tests/runs";
import { checkSentence } from "./check-sentence";
import { prepareFacts } from "./prepare";

const LENGTH = choose(8_000, 20_000);

test("long runs of anything are read to the end", () => {
  const pieces = [
    "a",
    "a.",
    "a@",
    "1,",
    "1 ",
    "₦1",
    "'1",
    "2:1 ",
    "<a ",
    "[",
    "{{",
    "- ",
    "(a ",
    "Jan 2020 - ",
    "two hundred and ",
    "I ",
    "A ",
    "over ",
    "not ",
    "🙂",
    "\u0301",
    ", which ",
    ", making ",
    "as head ",
    "the head ",
    "bei Aa ",
    "Aa-",
    "all the ",
    "from 1 to ",
  ];
  for (const piece of pieces) {
    const text = piece.repeat(Math.ceil(LENGTH / piece.length));
    const facts = prepareFacts({
      ...accountantContext,
      advert: { ...accountantContext.advert, lines: [text] },
    });
    const found = checkSentence(
      { text, kind: "claim", sourceIds: ["work.0.highlights.0"], paragraph: 0 },
      facts,
    );
    expect(
      found.map(({ code }) => code),
      piece,
    ).toContain("length");
  }
});
