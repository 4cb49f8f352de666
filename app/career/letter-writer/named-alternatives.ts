import { capitalFirst } from "../writer/casing";
import { foldText } from "../nlp/fold";

/** What stands between alternatives, kept out of them. */
const OR = /\s*(?:,\s*(?:or\s+)?|\s+or\s+|\s?\/\s?)/u;
/** "API testing with Postman": what the alternatives stand behind. */
const LEAD = /^(?<lead>.*\s(?:with|in|of|on|using|by)\s+)(?<first>\S.*)$/u;
const ANY =
  /^(?:any|other|another|similar|equivalent)(?:\s+(?:other|similar|equivalent|relevant|related))?\s+/u;
/** "a similar tool" says nothing by itself. */
const THINGS =
  "equivalents?|tools?|software|fields?|disciplines?|courses?|body|bodies|ones?|others?|experience";
const VAGUE = new RegExp(
  `^(?:an? |the |its |any )?(?:(?:similar|related|relevant)(?: (?:${THINGS}))?|${THINGS})$`,
  "iu",
);

/**
 * A demand that leaves a choice, with what the answer names of it: "API testing with Postman or RestAssured" before a line of Postman is "API testing with Postman",
 * "QuickBooks or any accounting software" before Sage is "Accounting software". Undefined where there is no choice or none of it would stand.
 */
export function namedAlternatives(label: string, answer: string): string | undefined {
  if (!/\sor\s|\p{L}\s?\/\s?\p{L}/u.test(label)) return undefined;
  const [start = "", ...others] = label.split(OR).filter((part) => part !== "");
  const { lead = "", first = start } = LEAD.exec(start)?.groups ?? {};
  const words = ` ${foldText(answer).replace(/[^\p{L}\d+#]+/gu, " ")} `;
  // What has capitals or figures is a name, and must be the person's.
  const isNamed = (part: string) =>
    (part.match(/[\p{L}\d+#]+/gu) ?? [])
      .filter((word) => /[\p{Lu}\d]/u.test(word))
      .every((word) => words.includes(` ${foldText(word)} `));
  const kept = [first, ...others]
    .map((part) => part.replace(ANY, ""))
    .filter((part) => isNamed(part) && !VAGUE.test(part));
  if (kept.length === 0 || kept.length > others.length) return undefined;
  return capitalFirst(`${lead}${kept.join(" and ")}`);
}

/** "COREN registration and PMP" before a paper of COREN alone is "COREN registration": the other name is another paper. */
function namedFirst(label: string, answer: string): string | undefined {
  const [first = "", second, ...more] = label.split(/\s+(?:and|&)\s+/u);
  const isName = second !== undefined && more.length === 0 && /^\p{Lu}[\p{Lu}\d-]+$/u.test(second);
  const isOther =
    isName &&
    !foldText(answer)
      .split(/[^\p{L}\d]+/u)
      .includes(foldText(second));
  return isOther && first.includes(" ") ? first : undefined;
}

/** The words of a demand as headings of an answer: as they stand, and what the answer names of their alternatives. */
export function labelsFor(label: string, answer: string): string[] {
  const one = namedFirst(label, answer);
  if (one !== undefined) return [one];
  const named = namedAlternatives(label, answer);
  return named === undefined ? [label] : [label, named];
}
