import type { Model } from "~/career/crf/crf";
import { namesOf } from "~/career/crf/slots";
import { cleanAdvert } from "~/career/job-advert/clean-text";
import { inText, unkind } from "~/career/job-advert/demands";
import type { Need, TextRange } from "~/career/job-advert/job-advert";
import { overlaps } from "~/career/job-advert/patterns";
import { rulesIn } from "~/career/job-advert/rules";
import { learnedHeadings, readSections } from "~/career/job-advert/sections";
import { positionsOf } from "~/career/job-advert/tagger/demand-kinds";
import { type PlacedToken, type RuledSentence, seenIn } from "~/career/job-advert/tagger/features";
import type { Label } from "~/career/job-advert/tagger/tag-advert";
import type { Example } from "../training/train-crf";

/** An advert whose demands, title and employer somebody marked. */
export type MarkedAdvert = {
  text: string;
  today: string;
  title: string | null;
  company: string | null;
  posts?: string[];
  demands: { quote: string; need: Need; kind: string }[];
};

export type Marked = TextRange & { of: Need | "title" | "company"; kind?: string };

/** A marked advert as examples: its words with their labels, and its demands with their kinds. */
export function examplesOf(advert: MarkedAdvert, headings: Model): { words: Example; kinds: Example } {
  const { text, lines } = cleanAdvert(advert.text);
  const sentences = readSections(lines, learnedHeadings(lines, headings)).map((sentence): RuledSentence => ({
    sentence,
    found: sentence.isHeading ? [] : rulesIn(sentence, advert.today),
  }));
  const demands = demandsIn(text, advert);
  const { seen, tokens } = seenIn(sentences);
  return {
    words: {
      positions: seen.map(({ link, features }) => ({
        link,
        features: [...features[0], ...features[1], ...namesOf(features[2])],
      })),
      labels: labelsOf(tokens, [...demands, ...namesIn(text, advert)]),
    },
    kinds: {
      positions: positionsOf(
        demands.flatMap((stretch) => {
          const own = sentences.find(({ sentence }) => overlaps(sentence, stretch));
          const found = own?.found.filter((rule) => overlaps(inText(rule, own.sentence), stretch)) ?? [];
          return own ? [unkind({ stretch, sentence: own.sentence, found }, text)] : [];
        }),
      ),
      labels: demands.flatMap(({ kind }) => kind ?? []),
    },
  };
}

/** The quotes in the text, in its order; a quote that stands there twice counts at its first free place. */
export function demandsIn(text: string, { demands }: MarkedAdvert): Marked[] {
  const stretches: Marked[] = [];
  for (const { quote, need, kind } of demands) {
    const clean = cleanAdvert(quote).text;
    const starts: number[] = [];
    for (let at = text.indexOf(clean); at >= 0; at = text.indexOf(clean, at + 1)) starts.push(at);
    const free = starts
      .map((start): Marked => ({ start, end: start + clean.length, of: need, kind }))
      .filter((stretch) => !stretches.some((other) => overlaps(other, stretch)));
    const stretch = free.find(({ start, end }) => isWhole(text, start, end)) ?? free[0];
    if (stretch) stretches.push(stretch);
  }
  return stretches.toSorted((a, b) => a.start - b.start);
}

function isWhole(text: string, start: number, end: number): boolean {
  return !/\p{L}/u.test(text.charAt(start - 1)) && !/\p{L}/u.test(text.charAt(end));
}

/** Every place where the title or the employer stands, in the singular or plural. */
function namesIn(text: string, { title, company, posts = [] }: MarkedAdvert): Marked[] {
  const find = (name: string | null, of: "title" | "company"): Marked[] => {
    if (!name) return [];
    const words = name.split(/\s+/).map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
        .replace(/y$/, "(?:y|ie)")
        .replace(/man$/, "m[ae]n"),
    );
    const pattern = String.raw`(?<!\p{L})${words.join(String.raw`(?:s|es)?\s+`)}(?:s|es)?(?!\p{L})`;
    return [...text.matchAll(new RegExp(pattern, "giu"))].map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      of,
    }));
  };
  return [...find(company, "company"), ...[title, ...posts].flatMap((name) => find(name, "title"))];
}

// So many words at most stand between two demands of one list, and so many behind the last one.
const BETWEEN = 8;
const BEHIND = 2;

function labelsOf(tokens: PlacedToken[], stretches: Marked[]): Label[] {
  const labels = tokens.map((token, place): Label => {
    const stretch = stretches.find((one) => overlaps(one, token));
    if (!stretch) return "O";
    const last = tokens[place - 1];
    const isFirst = !last || last.sentence !== token.sentence || !overlaps(stretch, last);
    return `${isFirst ? "B" : "I"}-${stretch.of}`;
  });
  for (let place = 1; place < labels.length; place += 1) {
    const before = labels[place - 1] ?? "O";
    if (labels[place] !== "O" || !/^[BI]-(?:must|wish)$/.test(before)) continue;
    const sentence = tokens[place - 1]?.sentence;
    let end = place;
    while (end < labels.length && labels[end] === "O" && tokens[end]?.sentence === sentence) end += 1;
    const isBetween = tokens[end]?.sentence === sentence && /(?:must|wish)$/.test(labels[end] ?? "");
    if (end - place > (isBetween ? BETWEEN : BEHIND)) continue;
    labels.fill(before.endsWith("wish") ? "S-wish" : "S-must", place, end);
  }
  return labels;
}
