import { cleanAdvert } from "~/career/job-advert/clean-text";
import { askedIn, type AskingAdvert } from "./asked-labels";

/** Copies of adverts in which other things of the same form are asked: what leads to a thing counts, not the thing. */
export function variedAdverts(adverts: readonly AskingAdvert[], random: () => number): AskingAdvert[] {
  const things = new Map<string, string[]>();
  for (const thing of adverts.flatMap(({ asked }) => asked).map(withoutWhom))
    things.set(formOf(thing), [...(things.get(formOf(thing)) ?? []), thing]);
  return adverts.flatMap(({ advert, asked }) => {
    const { text } = cleanAdvert(advert);
    const places = askedIn(text, asked);
    if (places.length === 0) return [];
    const others = places.map(({ start, end }) => {
      const own = text.slice(start, end);
      const same = things.get(formOf(own)) ?? [own];
      return inCaseOf(own, same[Math.floor(random() * same.length)] ?? own);
    });
    const parts = places.map(
      ({ start }, at) => text.slice(places[at - 1]?.end ?? 0, start) + (others[at] ?? ""),
    );
    return [{ advert: parts.join("") + text.slice(places.at(-1)?.end), asked: others }];
  });
}

const withoutWhom = (thing: string) => thing.replace(/ \([^()]*\)$/u, "");

/** How a thing begins: what stands in one form may stand where another of that form stood. */
function formOf(thing: string): string {
  if (thing === thing.toUpperCase()) return "capitals";
  return FORMS.find(([, words]) => words.test(thing))?.[0] ?? "bare";
}
const FORMS: readonly (readonly [string, RegExp])[] = [
  ["if", /^(?:whether|if)(?!\p{L})/iu],
  ["question", /^(?:how|why|when|which|what|where|who|wetin)(?!\p{L})/iu],
  ["own", /^(?:your|ur|their|his|her)(?!\p{L})/iu],
  ["counted", /^(?:the|an?|any|one|two|three|\d)(?!\p{L})/iu],
];

function inCaseOf(own: string, other: string): string {
  return /^\p{Lu}\p{Ll}/u.test(own) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}
