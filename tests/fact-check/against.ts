import { checkSentence, isHard, type FactContext } from "~/career/facts";
import { readQuantities } from "~/career/facts/quantities";
import { Profile } from "~/career/profile.schema";
import type { DocumentLanguage, Sentence } from "~/career/generated-document";
import { accountant, accountantContext } from "../fixtures/fact-cases";

/** The quantities of a text in short: "money 500 NGN". */
export const read = (text: string, language: DocumentLanguage = "en") =>
  readQuantities(text, language).quantities.map(({ kind, value, unit }) =>
    [kind, value, unit].filter((part) => part !== "").join(" "),
  );

/** The hard violations of a sentence drawn from one line of one job. */
export function against(line: string, text: string, more: Partial<FactContext> = {}): string[] {
  const profile = Profile.parse({
    ...accountant,
    work: [
      {
        position: "Officer",
        name: "Zenta Foods Limited",
        startDate: "2019-03",
        endDate: "2021-02",
        highlights: [line],
      },
    ],
  });
  const sentence: Sentence = { text, kind: "claim", sourceIds: ["work.0.highlights.0"], paragraph: 0 };
  return checkSentence(sentence, { ...accountantContext, profile, ...more })
    .filter(isHard)
    .map(({ code }) => code);
}
