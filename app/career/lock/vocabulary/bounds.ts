import type { Token } from "../tokens";
import { CURRENCIES, SCALES } from "./units";

// Words before a figure, folded, in the four document languages.

/** "Up to 18" is under it, and reaches it; "fewer than 18" is below. */
export type Bound = "" | "over" | "under" | "below" | "about";
export type Lead = "" | "from" | "to" | "by" | "with";

/** Words that make a figure a bound: "up to 18", "over 18", "nearly 18". */
const BOUNDS: Record<Exclude<Bound, "">, string[]> = {
  over: list(
    "over, more than, above, at least, upwards of, exceeding, past, well past, beyond, well beyond, mas de, al menos, plus de, au moins, mehr als, mindestens, well over, uber",
  ),
  under: list(
    "up to, no more than, not more than, at most, later than, hasta, jusqu'a, bis zu, hochstens, bis",
  ),
  below: list("less than, fewer than, under, below, menos de, moins de, en moins de, weniger als, unter"),
  about: list(
    "nearly, almost, not quite, about, some, around, roughly, approximately, circa, ca., close to, an estimated, casi, unos, unas, cerca de, alrededor de, environ, pres de, presque, quelque, etwa, rund, fast, knapp, ungefahr, barely, something like, getting on for, just short of, not far off, not far short of, not far from, little short of, a fraction over, a touch over, a touch under, upwards of about, close on, in the region of, just under, a little under, a little less than, slightly less than, slightly under, just below, approaching, nigh on, just over, a little over, a little more than, a shade over, slightly more than, slightly over, little more than, a good",
  ),
};
const PHRASES = (["over", "under", "below", "about"] as const)
  .flatMap((bound) => BOUNDS[bound].map((phrase) => ({ bound, phrase })))
  .toSorted((a, b) => b.phrase.length - a.phrase.length);

const LEADS = new Map<string, Lead>([
  ...list("from, du, desde, von").map((word): [string, Lead] => [word, "from"]),
  ...list("to, al, au, auf, bis, hasta").map((word): [string, Lead] => [word, "to"]),
  ...list("by, um, en").map((word): [string, Lead] => [word, "by"]),
  ...list("with, con, avec, mit").map((word): [string, Lead] => [word, "with"]),
]);

// "Two dogs watched over twelve hectares".
const BEFORE_OVER = new Set(
  list(
    "watch, watches, watched, watching, take, takes, took, taken, taking, hand, hands, handed, look, looked, preside, presided, ruled, turned, spread, passed, carried, go, went, came, all",
  ),
);

/** The bound of the figure that starts at `at` and ends before `next`; the longest phrase decides: "not more than" is no "more than". */
export function boundBefore(tokens: Token[], at: number, next: number): Bound {
  if (tokens[next]?.text === "+") return "over";
  const behind = BEHIND.get(`${tokens[next]?.text} ${tokens[next + 1]?.text}`);
  if (behind !== undefined) return behind;
  const before = ` ${tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ text }) => text)
    .join(" ")
    .replace("jusqu ' a", "jusqu'a")}`.replace(A_HUNDRED, "");
  // "₦2 billion over 40 shops" are spread over them.
  const last = tokens[at - 2]?.text ?? "";
  if (
    tokens[at - 1]?.text === "over" &&
    (/^\d/.test(last) || [SCALES, CURRENCIES, BEFORE_OVER].some((words) => words.has(last)))
  )
    return "";
  if (tokens[at - 1]?.text === "over" && SEASONS.has(tokens[next]?.text ?? "")) return "";
  const bound = PHRASES.find(({ phrase }) => before.endsWith(` ${phrase}`))?.bound;
  const [, degree = ""] = THAN.exec(before) ?? [];
  if (bound === undefined && degree !== "") return LESSER.has(degree) ? "below" : "over";
  return bound ?? "";
}
// "Two dozen or more", "thirty or so".
const BEHIND = new Map<string, Bound>([
  ["or more", "over"],
  ["and more", "over"],
  ["or so", "about"],
  ["at most", "under"],
  ["at least", "over"],
]);
// "More than a hundred".
const A_HUNDRED = /(?<= \p{L}+) an?$/u;

// "Longer than 3 years", "cheaper than 900 naira".
const THAN = /(?<! (?:no|not|never)) (\p{L}{2,}er) than$/u;
const LESSER = new Set(
  list("under, lower, smaller, shorter, earlier, lighter, cheaper, younger, faster, nearer, sooner"),
);

// "Over 3 seasons" is during them.
const SEASONS = new Set(
  "seasons terms semesters sessions shifts harvests editions cycles weekends phases".split(" "),
);

const COMES_TO = /(?:^| )(?:up|come|comes|came|amounts?|amounted|equal|close) to(?: \p{L}+)?$/u;

/** The end of a change that a figure is: "from 9 to 4", "by 5", or who comes with one: "with 6 others". */
export function leadBefore(tokens: Token[], at: number): Lead {
  const [second, first] = [tokens[at - 1]?.text ?? "", tokens[at - 2]?.text ?? ""];
  // "It comes to 300" and "up to 300" are ends of nothing.
  const words = tokens
    .slice(Math.max(0, at - 3), at)
    .map(({ text }) => text)
    .join(" ");
  if (COMES_TO.test(words)) return "";
  if (["de", "d"].includes(second))
    return [at + 1, at + 2].some((place) => ["a", "al"].includes(tokens[place]?.text ?? "")) ? "from" : "";
  const isBound = second === "un" || PHRASES.some(({ phrase }) => phrase === second);
  return LEADS.get(second) ?? (isBound ? LEADS.get(first) : undefined) ?? "";
}

function list(text: string): string[] {
  return text.split(", ");
}
