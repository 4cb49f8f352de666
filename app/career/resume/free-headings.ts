import type { Section } from "./vocabulary/vocabulary-types";
import { chooseSection, type FreeLine, holdsEntries, isPrivateLine, stemsOf } from "./heading-sections";

/** What the looks of a document tell of its headings. */
export type HeadingSettings = {
  /** The lines that head a section, though no list of words has them, with the section that they head. */
  free: ReadonlyMap<number, Section>;
  /** Lines with words of headings that look like the heads of entries beside them. */
  unlike: ReadonlySet<number>;
  /** True for a line that looks as no heading of this document does. */
  isUnlike: (at: number) => boolean;
};

/** Behind the looks of lines that are numbered as parts of a section. */
export const NUMBERED = "/n.m";
const mostWords = 8;
const fewest = 3;

/**
 * Headings by their look: a look that sets short lines apart, several of them, each followed by lines of another look. The heads of entries,
 * which have dates near, are none. What a heading in words of one's own heads is told by the beginnings of its words and by the lines below it.
 */
export function findFreeHeadings(lines: readonly FreeLine[]): HeadingSettings {
  const groups = new Map<string, number[]>();
  lines.forEach((line, at) => {
    if (!canHead(line)) return;
    groups.set(line.setting, [...(groups.get(line.setting) ?? []), at]);
  });
  const settings = new Map<string, { known: number; all: number }>();
  for (const [setting, places] of groups) {
    const known = places.filter((at) => lines[at]?.heading !== undefined).length;
    const parting = places.filter((at) => partsSettings(lines, at)).length;
    const dated = places.filter((at) => !lines[at]?.heading && hasDatesNear(lines, at)).length;
    const isClear =
      (known >= 2 && places.length - known <= known + 2) ||
      (known >= 1 && places.length >= fewest && dated * 3 <= places.length) ||
      (places.length > fewest && dated === 0) ||
      (places.length >= fewest && isTop(lines, setting, places, groups));
    if (isClear && parting * 10 >= places.length * 8 && places.length >= 2)
      settings.set(setting, { known, all: places.length });
  }
  dropLess(settings, groups, lines);
  const free = new Map<number, Section>();
  const unlike = new Set<number>();
  const alike = lines.flatMap((line, at) => (settings.has(line.setting) && canHead(line) ? [at] : []));
  const bounds = new Set(alike);
  const heads = alike.filter(
    (at) =>
      lines[at]?.heading !== undefined ||
      !isEntryHead(lines, at) ||
      holdsEntries(linesBelow(lines, at, bounds)),
  );
  const isHead = new Set(heads);
  const firstKnown = heads.find((at) => lines[at]?.heading !== undefined) ?? 0;
  for (const at of heads) {
    const line = lines[at];
    if (!line || (line.heading && !vague.has(line.heading))) continue;
    const below = linesBelow(lines, at, isHead);
    if (!line.heading && below.length === 0) continue;
    // Above the first heading stand the name and what the person is, unless whole entries follow.
    if (!line.heading && at < firstKnown && stemsOf(line.text).size === 0 && !holdsEntries(below)) continue;
    const section = chooseSection(line, below, at === heads[0]);
    if (section && section !== line.heading) free.set(at, section);
  }
  const surest = [...settings.values()].some(({ known, all }) => known >= fewest && known * 2 >= all);
  if (surest)
    lines.forEach((line, at) => {
      if (!line.heading || settings.has(line.setting) || !line.isRaised) return;
      const like = groups.get(line.setting) ?? [];
      if (like.some((other) => lines[other]?.heading === undefined) && hasDatesNear(lines, at))
        unlike.add(at);
    });
  return {
    free,
    unlike,
    isUnlike: (at) => surest && !settings.has(lines[at]?.setting ?? "") && !lines[at]?.heading,
  };
}

/** A name over its dates in the look of the headings is the head of an entry: its words are those of names, or none of a heading's. */
function isEntryHead(lines: readonly FreeLine[], at: number): boolean {
  const line = lines[at];
  if (!line || !hasDatesNear(lines, at) || ownWords.test(line.text)) return false;
  return stemsOf(line.text).size === 0 || line.classes.some((name) => named.has(name));
}

const ownWords = /\b(?:my|i|me|who|what|where|how|they|those)\b/i;
const named: ReadonlySet<string> = new Set(["org", "school", "title", "degree", "place", "place-last"]);

/** The look that stands out most in its columns, of lines that are no posts or schools, is that of the headings, dates below or not. */
function isTop(
  lines: readonly FreeLine[],
  setting: string,
  places: readonly number[],
  groups: ReadonlyMap<string, readonly number[]>,
): boolean {
  const columns = new Set(places.map((at) => lines[at]?.column));
  const [size = 0, bold = 0] = lines[places[0] ?? -1]?.raise ?? [];
  const isOver = [...groups].every(([other, all]) => {
    const own = all.filter((at) => columns.has(lines[at]?.column));
    const [otherSize = 0, otherBold = 0] = lines[own[0] ?? -1]?.raise ?? [];
    return (
      other === setting || own.length < 2 || otherSize < size || (otherSize === size && otherBold < bold)
    );
  });
  const entries = places.filter((at) =>
    lines[at]?.classes.some((name) => name === "title" || name === "school" || name === "org"),
  ).length;
  return isOver && entries * 3 <= places.length;
}

// What such a heading names may hold something else: "About me" over a date of birth.
const vague: ReadonlySet<Section> = new Set(["summary", "custom", "contact"]);

function canHead({ text, isRaised, inCell, isList, isPart, hasDates, words, atoms }: FreeLine): boolean {
  return (
    isRaised &&
    !inCell &&
    !isList &&
    !isPart &&
    !hasDates &&
    words <= mostWords &&
    text.length <= 60 &&
    /\p{L}{2}/u.test(text) &&
    !/[@|\t]|[,;]\s|\.\s*$/u.test(text) &&
    !legalForm.test(text) &&
    !atoms.has("email") &&
    !atoms.has("phone") &&
    !atoms.has("link")
  );
}

/** What ends the name of a firm heads posts, and no section. */
const legalForm = /(?:\b(?:ltd|limited|plc|inc|llc|gmbh|nig)|& (?:co|sons|bros))\.?$/iu;

function nextInColumn(lines: readonly FreeLine[], at: number): number | undefined {
  for (let next = at + 1; next < lines.length; next++)
    if (lines[next]?.column === lines[at]?.column) return next;
  return undefined;
}

/** True where the next line looks otherwise. */
function partsSettings(lines: readonly FreeLine[], at: number): boolean {
  const next = nextInColumn(lines, at);
  return next === undefined || lines[next]?.setting !== lines[at]?.setting || lines[next]?.hasDates === true;
}

/** A look that is less raised than a surer one of its columns is that of the heads of entries. */
function dropLess(
  settings: Map<string, { known: number; all: number }>,
  groups: ReadonlyMap<string, number[]>,
  lines: readonly FreeLine[],
): void {
  const columnsOf = (setting: string) => new Set((groups.get(setting) ?? []).map((at) => lines[at]?.column));
  const raiseOf = (setting: string) => lines[groups.get(setting)?.[0] ?? -1]?.raise ?? [0, 0, 0];
  const sure = [...settings].filter(([, { known, all }]) => known >= 2 && known * 2 >= all);
  for (const [setting, { known }] of [...settings]) {
    // "2.3 Scholarships and prizes" below "2.0 EDUCATION": their numbers say that they head parts of it.
    if (known > 0 && setting.endsWith(NUMBERED)) continue;
    const [own, columns] = [raiseOf(setting), columnsOf(setting)];
    const isLess = sure.some(([other, { known: more }]) => {
      const raise = raiseOf(other);
      const shared = columnsOf(other);
      return (
        other !== setting &&
        more > known &&
        [...columns].every((column) => shared.has(column)) &&
        raise.every((mark, at) => mark >= (own[at] ?? 0))
      );
    });
    if (isLess) settings.delete(setting);
  }
}

/** True where a period stands on the line above, and nothing else, or on one of the two lines below, which are no list: so stand the heads of entries. */
function hasDatesNear(lines: readonly FreeLine[], at: number): boolean {
  const above = lines[at - 1];
  const isBehindDates =
    above?.column === lines[at]?.column &&
    above?.hasDates === true &&
    above.words <= 6 &&
    above.atoms.size === 1;
  return isBehindDates || hasDatesBelow(lines, at);
}

function hasDatesBelow(lines: readonly FreeLine[], at: number): boolean {
  let place = at;
  for (let steps = 0; steps < 2; steps++) {
    const next = nextInColumn(lines, place);
    const line = next === undefined ? undefined : lines[next];
    if (!line || next === undefined || line.isList) return false;
    // "Logistics Officer" over "Bluefin Pharma Ltd⇥June 2021 – May 2023": the employer and its time look like the post.
    const isLike = line.setting === lines[at]?.setting;
    if (line.hasDates && !isPrivateLine(line) && (!isLike || steps === 0)) return true;
    if (isLike) return false;
    place = next;
  }
  return false;
}

function linesBelow(lines: readonly FreeLine[], at: number, isHead: ReadonlySet<number>): FreeLine[] {
  const below: FreeLine[] = [];
  for (let next = at + 1; next < lines.length && below.length < 40; next++) {
    const line = lines[next];
    if (!line || line.column !== lines[at]?.column) continue;
    if (isHead.has(next) || line.heading) break;
    below.push(line);
  }
  return below;
}
