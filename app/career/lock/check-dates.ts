import { matchesIn } from "~/pattern";
import type { Amount } from "./amount";
import type { LockFact } from "./facts";
import type { LockReason } from "./reasons";

/**
 * A year of the entry may not take the place of a year of its line, but as its beginning or its end, or as the time since when the post is held. `text`: the
 * sentence.
 */
export function checkDate(
  amount: Amount,
  known: Amount[],
  { facts, text }: { facts: LockFact[]; text: string },
): LockReason | undefined {
  const reason: LockReason = { kind: "date", words: amount.text };
  if (amount.kind === "month") return known.some(({ month }) => month === amount.month) ? undefined : reason;
  const datesOf = (some: LockFact[]) =>
    some.flatMap(({ amounts }) => amounts.filter(({ kind }) => kind === "date"));
  const deeds = facts.filter(({ isDeed }) => isDeed);
  const isBeside = ({ isImplied, entry }: LockFact) =>
    !isImplied && deeds.every((deed) => deed.entry !== entry);
  const usable =
    datesOf(deeds).length > 0 && amount.lead === "" && !isOfPost(amount, text)
      ? datesOf([...deeds, ...facts.filter(isBeside)])
      : known.filter(({ kind }) => kind === "date");
  const isRight = usable.some(
    ({ value, month, quarter }) =>
      value === amount.value &&
      (amount.month === undefined || amount.month === month || quarter === Math.ceil(amount.month / 3)) &&
      (amount.quarter === undefined || amount.quarter === (quarter ?? Math.ceil((month ?? 0) / 3))),
  );
  return isRight ? undefined : reason;
}

/**
 * "I have been Production Supervisor since February 2020", "As Bursar since 2019", "(Jan 2016 – Aug 2019)", but not "I have been closing the books since
 * 2020".
 */
function isOfPost({ text: year }: Amount, text: string): boolean {
  return [...matchesIn(text, SINCE), ...matchesIn(text, PERIOD)].some(([, ...years]) => years.includes(year));
}
const YEAR = "((?:19|20)\\d\\d)";
const MONTH = "(?:\\p{L}{3,9}\\.? )?";
const SINCE = new RegExp(
  `\\b(?:been|[Aa]s) (?!\\p{L}+ing\\b)[^,;.]{1,80}?\\bsince ${MONTH}${YEAR}(?!\\d)`,
  "gu",
);
const PERIOD = new RegExp(`\\(${MONTH}${YEAR} ?[–-] ?${MONTH}(?:${YEAR}|\\p{L}+)\\)`, "gu");
