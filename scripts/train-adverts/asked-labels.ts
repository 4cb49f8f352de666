import { namesOf } from "~/career/crf/slots";
import { cleanAdvert } from "~/career/job-advert/clean-text";
import { applyingSentences } from "~/career/job-advert/applying-sentences";
import type { TextRange } from "~/career/job-advert/job-advert";
import { overlaps } from "~/career/job-advert/patterns";
import { readSections } from "~/career/job-advert/sections";
import { seenAsked } from "~/career/job-advert/tagger/statement-features";
import type { Example } from "../training/train-crf";

/** An advert with what its applicants are to state, in its words. */
export type AskingAdvert = { advert: string; asked: readonly string[] };

/** The words of an advert, each with whether it begins something that is to be stated or goes on with it. */
export function askedExample({ advert, asked }: AskingAdvert): Example {
  const { text, lines } = cleanAdvert(advert);
  const sentences = readSections(lines);
  const { seen, tokens } = seenAsked(sentences, new Set(applyingSentences(sentences)));
  const things = askedIn(text, asked);
  return {
    positions: seen.map(({ link, features }) => ({
      link,
      features: [...features[0], ...namesOf(features[1])],
    })),
    labels: tokens.map((token, place) => {
      const thing = things.find((one) => overlaps(one, token));
      const last = tokens[place - 1];
      if (!thing) return "O";
      return last && overlaps(thing, last) ? "I" : "B";
    }),
  };
}

/** The places of things in a text: each at its first free place as whole words. "their licence number (drivers)" says of whom it is asked. */
export function askedIn(text: string, asked: readonly string[]): TextRange[] {
  const whole = text.toLowerCase();
  const found: TextRange[] = [];
  for (const one of asked) {
    const full = cleanAdvert(one).text.toLowerCase();
    const own = whole.includes(full) ? full : full.replace(/ \([^()]*\)$/u, "");
    for (let start = whole.indexOf(own); own !== "" && start >= 0; start = whole.indexOf(own, start + 1)) {
      const range = { start, end: start + own.length };
      const isWhole = !/\p{L}/u.test(whole.charAt(start - 1)) && !/\p{L}/u.test(whole.charAt(range.end));
      if (!isWhole || found.some((other) => overlaps(other, range))) continue;
      found.push(range);
      break;
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
