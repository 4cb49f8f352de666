import { classesIn } from "../job-advert/rules-class";
import { wordRun, wordsOf } from "../nlp/fold";

/** Undefined is like nothing. Texts without letters are compared as they are. */
export function isSameText(one: unknown, other: unknown): boolean {
  if (typeof one !== "string" || typeof other !== "string") return false;
  return one === other || (wordRun(one).trim() !== "" && wordRun(one) === wordRun(other));
}

/** "2019" and "2019-03" do not contradict each other. */
export function isSameDate(one: unknown, other: unknown): boolean {
  if (typeof one !== "string" || typeof other !== "string") return false;
  const isDate = (text: string) => /^\d{4}(-\d{2})?$/.test(text);
  return isDate(one) && isDate(other) && (one.startsWith(other) || other.startsWith(one));
}

/** "Okon & Partners" is "Okon and Partners Ltd (Chartered Accountants)": legal forms, "and" and what stands in brackets do not tell names apart. */
export function isSameOrganisation(one: unknown, other: unknown): boolean {
  if (typeof one !== "string" || typeof other !== "string") return false;
  if (isSameText(one, other)) return true;
  const [first, second] = [one, other].map((name) =>
    wordsOf(name.replace(/\([^()]*\)/g, " "))
      .filter((word) => !LEGAL_FORMS.has(word))
      .join(" "),
  );
  return first !== "" && first === second;
}

const LEGAL_FORMS = new Set(
  "and ltd limited plc llc llp inc incorporated co company nig nigeria gte enterprises".split(" "),
);

/** "2:1" is "Second Class Upper". */
export function isSameClass(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => classesIn(text));
  return (
    first?.length === 1 &&
    second?.length === 1 &&
    first[0]?.rank === second[0]?.rank &&
    first[0]?.name === second[0]?.name
  );
}
