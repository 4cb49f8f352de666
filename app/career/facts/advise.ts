import type { Advert } from "~/career/advert.schema";
import type { SourceLine } from "~/career/written";
import { checkEntities } from "./check-entities";
import { checkNames } from "./check-names";
import { languageOf, wordRun } from "./normalise";
import { prepareFacts } from "./prepare";
import { readQuantities } from "./quantities";

/**
 * Advice on a person's own edit, never a block: one line for each number, skill or employer that the edit brought in and the
 * resume does not have.
 */
export function adviseOnEdit(before: string, after: string, lines: SourceLine[]): string[] {
  const language = languageOf(after, "en");
  const known = [...lines, { id: "before.0", section: "before", text: before }];
  const facts = prepareFacts({
    lines: known,
    advert: NO_ADVERT,
    today: "",
    language,
    targetTitle: "",
    company: "",
  });
  const part = { text: after, isAddress: false };
  const names = [...checkNames(part, facts.all, facts), ...checkEntities(part, [], facts)];
  const numbers = readQuantities(after, language).quantities.filter(
    (quantity) =>
      !facts.all.some((line) =>
        line.quantities.some((other) => other.value === quantity.value && other.kind === quantity.kind),
      ),
  );
  const found = [...names.map((violation) => violation.found), ...numbers.map((quantity) => quantity.text)];
  return withoutParts(found).map((name) => `Not in your resume: ${name}. Keep it only if it is true.`);
}

/** "Power" is told once, as a part of "Power BI". */
function withoutParts(found: string[]): string[] {
  const distinct = [...new Set(found)];
  return distinct.filter(
    (name) =>
      !distinct.some(
        (other) =>
          other !== name && wordRun(other).includes(wordRun(name)) && wordRun(other) !== wordRun(name),
      ),
  );
}

const NO_ADVERT: Advert = {
  title: "",
  company: "",
  lines: [],
  terms: [],
  knockOuts: [],
  howToApply: {},
  duties: [],
  about: [],
  scamHints: [],
  speaksToMachines: false,
};
