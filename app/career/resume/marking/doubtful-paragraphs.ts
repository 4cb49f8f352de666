import { privateDetailsOf } from "~/career/compose/private-details";
import type { DocumentText } from "../document-text";
import { readWhole, type ReadOptions, type ReadResume } from "../read-resume";
import type { Segment } from "../segments";
import { features } from "../tagger/sequence";
import { unwrap } from "../unwrap";
import type { AskedParagraph } from "./mark";
import { entryFacts, openField } from "./open-field";

const MAX_PARAGRAPHS = 60;
const NEIGHBOURS = 3;
const MAX_PART = 90; // letters: the beginning of a line says what it is

/**
 * The paragraphs around the doubts that a model may resolve, in order; none where there is no such doubt. What
 * names the person or a referee, or says how to reach them, is left out or replaced.
 */
export function doubtfulParagraphs(file: DocumentText, options: ReadOptions = {}): AskedParagraph[] {
  const { document } = unwrap(file);
  const read = readWhole(document, options);
  const parts = byParagraph(features(document).segments);
  const isPrivate = privateTest(read, parts);
  const details = privateDetailsOf(read.profile);
  const chosen = new Set<number>();
  for (const near of neighbourhoods(read)) {
    const added = near.filter((paragraph) => parts.has(paragraph) && !isPrivate(paragraph));
    if (new Set([...chosen, ...added]).size > MAX_PARAGRAPHS) break;
    for (const paragraph of added) chosen.add(paragraph);
  }
  return [...chosen]
    .toSorted((one, other) => one - other)
    .map((paragraph) => {
      const segments = parts.get(paragraph) ?? [];
      return {
        paragraph,
        parts: segments.map(({ text }) => details.hide(text).slice(0, MAX_PART)),
        dates: segments.flatMap(({ atom }, at) => (atom === "dates" ? [at] : [])),
      };
    });
}

function byParagraph(segments: readonly Segment[]): Map<number, Segment[]> {
  const parts = new Map<number, Segment[]>();
  for (const segment of segments) {
    const own = parts.get(segment.paragraph);
    if (own) own.push(segment);
    else parts.set(segment.paragraph, [segment]);
  }
  return parts;
}

/**
 * For each doubt the paragraphs of its entry's head, and those next to them, where words among them found no place:
 * nothing else may fill the field.
 */
function neighbourhoods(read: ReadResume): number[][] {
  const unplaced = new Set(
    read.notPlaced.filter(({ text }) => /\p{L}{3}/u.test(text)).map(({ paragraph }) => paragraph),
  );
  return read.doubts.flatMap((doubt) => {
    const field = openField(read, doubt);
    if (!field) return [];
    const own = entryFacts(read, field.entry).filter(({ isLine }) => !isLine);
    const centres = [doubt.paragraph, ...own.map(({ paragraph }) => paragraph)];
    const near = centres.flatMap((centre) =>
      Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, at) => centre + at - NEIGHBOURS),
    );
    return near.some((paragraph) => unplaced.has(paragraph)) ? [near] : [];
  });
}

const PRIVATE_KINDS = new Set(["basics", "personal", "referees"]);
// Of the other sections, those with an unknown heading among them, nothing is ever sent.
const SENT_SECTIONS = new Set(["work", "siwes", "volunteer", "education", "certificates"]);
const PRIVATE_ATOMS = new Set(["email", "phone", "link"]);

function privateTest(read: ReadResume, parts: ReadonlyMap<number, Segment[]>) {
  const named = new Set(
    read.facts.filter(({ kind }) => PRIVATE_KINDS.has(kind)).map(({ paragraph }) => paragraph),
  );
  const headings = read.headings.toSorted((one, other) => one.paragraph - other.paragraph);
  return (paragraph: number): boolean => {
    const section = headings.findLast((heading) => heading.paragraph <= paragraph)?.section;
    return (
      named.has(paragraph) ||
      section === undefined || // the head of the page
      !SENT_SECTIONS.has(section) ||
      (parts.get(paragraph) ?? []).some(({ atom }) => atom !== undefined && PRIVATE_ATOMS.has(atom))
    );
  };
}
