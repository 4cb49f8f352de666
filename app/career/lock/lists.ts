import { plain, type Amount, type Computed } from "./amount";
import { headAfter } from "./read-amounts";
import type { Token } from "./tokens";

/** The totals of what a line lists, one of a thing by its article: "3 cooks, 5 waiters and a cashier" are nine, ten with the writer. */
export function listedTotals(tokens: Token[]): Computed[] {
  const totals: { total: number; sumOf: NonNullable<Computed["sumOf"]> }[] = [];
  let items: { value: number; isWith: boolean; head: string }[] = [];
  let end = -1;
  const close = () => {
    const isListed = items.length > 1 && items.some(({ value }) => value > 1);
    const total = items.reduce((sum, { value }) => sum + value, 0);
    const sumOf = items.map(({ value, head }) => ({ value, head }));
    if (isListed) totals.push({ total, sumOf }, ...(items[0]?.isWith ? [{ total: total + 1, sumOf }] : []));
    items = [];
  };
  for (const [at, { text }] of tokens.entries()) {
    const next = tokens[at + 1]?.text ?? "";
    const value = /^(?:an?|one)$/.test(text) ? 1 : /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined;
    if (value === undefined || !/^\p{L}{3}/u.test(next)) continue;
    const between = tokens.slice(end + 1, at).map((token) => token.text);
    const isNext = items.length > 0 && between.length <= 5 && JOINT.test(between.at(-1) ?? "");
    if (!isNext) close();
    items.push({ value, isWith: tokens[at - 1]?.text === "with", head: headAfter(tokens, at + 1) });
    end = at;
  }
  close();
  return totals.map(({ total, sumOf }) => ({ ...plain("", -1, total), tolerance: 0, sumOf }));
}
const JOINT = /^(?:,|and|&|plus|und|et|y)$/;

/** The sizes of the lists in a text: of names ("PaddyPay and CowrieBox") and of dates in one year. */
export function listSizes(amounts: Amount[], text: string): number[] {
  const names = [...text.matchAll(LIST_OF_NAMES)].map(([list]) => list.split(/, | (?:and|und|et|y) /).length);
  const years = amounts.flatMap(({ kind, value }) => (kind === "date" ? [value] : []));
  const months = amounts.filter(({ kind }) => kind === "month").length;
  return [
    ...names,
    ...peopleIn(text),
    years.length,
    months,
    ...years.map((year) => years.filter((one) => one === year).length),
  ].filter((size) => size > 1);
}
const LIST_OF_NAMES =
  /\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)*(?:(?:, | (?:and|und|et|y) )\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)*)+/gu;

/** How many things a line lists: four of "surgery, paediatrics, maternity and theatre". */
export function thingsListed(text: string): number[] {
  return [...text.matchAll(LIST_OF_THINGS)].map(([list]) => list.split(/, | and /).length);
}
// "Surgery, maternity and theatre".
const THING = "\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*){0,2}";
const LIST_OF_THINGS = new RegExp(`${THING}(?:, ${THING})+ and \\p{L}+`, "gu");

/** "A designer and 2 copywriters" are three. */
function peopleIn(text: string): number[] {
  return [...text.matchAll(ONE_AND_MORE)].map(([, more]) => 1 + Number(more));
}
const ONE_AND_MORE = /\ban? \p{L}+(?:,| and) (\d{1,2}) \p{L}+/giu;
