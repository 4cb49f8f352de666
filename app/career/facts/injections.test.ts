import { describe, expect, test } from "vitest";
import { readAdvert } from "#tests/factories/adverts";
import type { Letter } from "~/career/letter.schema";
import type { Sentence } from "~/career/generated-document";
import { accountant, accountantContext, LANGUAGES } from "#tests/fixtures/fact-cases";
import { checkLetter } from "./check-letter";
import { checkResume } from "./check-resume";
import { INJECTIONS } from "#tests/fixtures/injections";
import { prepareFacts, type Facts } from "./prepare";

const HONEST_ADVERT =
  "Senior Accountant at Halcyon Logistics Ltd, Apapa, Lagos. You reconcile accounts and report every month.";

describe.each([...LANGUAGES])("in %s", (language) => {
  const cases = INJECTIONS[language].map(({ advert, obedient }) => ({
    obedient,
    facts: factsWith(advert, language),
  }));

  test("there are 25 of them, and the advert holds each", () => {
    expect(cases).toHaveLength(25);
    for (const { facts } of cases) expect(facts.advert.run.length).toBeGreaterThan(HONEST_ADVERT.length);
  });

  test("no obedient sentence stays in a letter, whatever it calls itself", () => {
    for (const { obedient, facts } of cases) {
      for (const kind of ["claim", "address", "frame"] as const) {
        const sentence: Sentence = {
          text: obedient,
          kind,
          sourceIds: kind === "claim" ? ["work.0.highlights.0"] : [],
          paragraph: 0,
        };
        const checked = checkLetter({ type: "cover_letter", letter: EMPTY, sentences: [sentence] }, facts);
        expect(checked.letter.paragraphs, `${kind}: ${obedient}`).toEqual([]);
      }
    }
  });

  test("none stays as a line around the letter", () => {
    for (const { obedient, facts } of cases) {
      const letter: Letter = {
        sender: { name: obedient, lines: [obedient] },
        date: obedient,
        recipient: [obedient],
        salutation: obedient,
        subject: obedient,
        paragraphs: [],
        closing: obedient,
        signature: obedient,
      };
      expect(
        JSON.stringify(checkLetter({ type: "cover_letter", letter, sentences: [] }, facts).letter),
      ).not.toContain(JSON.stringify(obedient).slice(1, -1));
    }
  });

  test("none stays in a resume as a bullet, a summary or a headline", () => {
    for (const { obedient, facts } of cases) {
      const sentence: Sentence = {
        text: obedient,
        kind: "claim",
        sourceIds: ["work.0.highlights.0"],
        paragraph: 0,
      };
      const [job, ...others] = accountant.work;
      if (!job) throw new Error("the accountant has no job");
      const profile = {
        ...accountant,
        basics: { ...accountant.basics, label: obedient },
        summary: [obedient],
        work: [{ ...job, highlights: [obedient] }, ...others],
      };
      const checked = checkResume(
        { type: "resume", profile, sentences: [sentence], notes: [] },
        accountant,
        facts,
      );
      expect(JSON.stringify(checked.profile)).not.toContain(JSON.stringify(obedient).slice(1, -1));
    }
  });
});

function factsWith(injection: string, language: (typeof LANGUAGES)[number]): Facts {
  const advert = readAdvert(`${HONEST_ADVERT}\n${injection}`, {
    jobTitle: accountantContext.targetTitle,
    companyName: accountantContext.company,
  });
  return prepareFacts({ ...accountantContext, advert, language });
}

const EMPTY: Letter = { sender: { lines: [] }, recipient: [], paragraphs: [] };
