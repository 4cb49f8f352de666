import type { Line } from "./clean-text";
import { inOrder, listOf, patternOf, phrasePattern } from "./patterns";
import type { Sentence } from "./sentence";
import { inTitleCase } from "./title-text";
import { nigerianPlaces, states } from "~/career/resume/vocabulary/places";

/** The place of work, as the advert names it. */
export function readPlace(lines: Line[], sentences: Sentence[]): string | undefined {
  return labelled(sentences) ?? namedPlace(lines);
}

const PLACE_LABELS = listOf(
  "location, job location, work location, place of work, duty station, station, place, lieu, standort, arbeitsort, einsatzort, lieu de travail, lieu d'affectation",
);

function labelled(sentences: Sentence[]): string | undefined {
  const found = sentences.find(
    ({ label, isHeading, text }) =>
      !isHeading && label !== undefined && PLACE_LABELS.includes(label) && text.length <= 90,
  );
  return (
    found?.text
      .split(/\s[|]\s|;/)[0]
      ?.replace(/[.,\s]+$/, "")
      .trim() || undefined
  );
}

const PLACE = phrasePattern(
  [...listOf(nigerianPlaces), ...listOf(states)].filter(
    (place) => !/^(?:nigeria|vi|oko|ota|ondo city|ede|iwo)$/.test(place),
  ),
  "giu",
);

function namedPlace(lines: Line[]): string | undefined {
  for (const line of lines.slice(0, 12)) {
    const text = line.text.slice(0, MAX_HEAD);
    const near = NEAR_PLACE.exec(text)?.[1];
    PLACE.lastIndex = 0;
    if (near && PLACE.test(near)) return near;
    PLACE.lastIndex = 0;
    const known = [...text.matchAll(PLACE)].filter(({ index }) => /^\p{Lu}/u.test(text.slice(index)));
    if (known.length > 0)
      return [...new Set(known.map(([name]) => inTitleCase(name)))].slice(0, 2).join(", ");
  }
  return undefined;
}

/** Where a post is stands at the head; behind so many characters of one line it is read no more. */
const MAX_HEAD = 2000;

const NEAR_PLACE = inOrder(
  [
    /(?<!\p{L})(?:in|at|around|based in|located (?:in|at)|office in|à|de|in) /u,
    patternOf(
      `(${inOrder([/(?:the )?\p{Lu}[\p{L}'-]+(?: (?:\d|[\p{Lu}][\p{L}'-]+)){0,3}/u, /(?:, \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?){0,2}/u], "u").source})`,
      "u",
    ),
  ],
  "u",
);
