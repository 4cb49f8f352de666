import { foldText } from "../nlp/fold";
import { partLong } from "./headings";
import { labelKind } from "./segment-labels";
import { headingStems, hobbyWords, personalWords, unpaidWork } from "./vocabulary/heading-stems";
import { honorifics, languages } from "./vocabulary/vocabulary";
import { type Section, sections } from "./vocabulary/vocabulary-types";

/** What of a line tells whether it heads others, and what it tells of the lines above it. */
export type FreeLine = {
  text: string;
  /** Everything that sets its letters apart, but for the space around it. */
  setting: string;
  /** How far its letters stand out: size, weight, capitals. */
  raise: readonly [size: number, bold: number, upper: number];
  /** Whether the look raises it above the text of the document. */
  isRaised: boolean;
  column: number;
  inCell: boolean;
  isList: boolean;
  /** It parts the text of a post. */
  isPart: boolean;
  /** The section that its words name, and whether they do so surely. */
  heading?: Section;
  loose?: Section;
  hasDates: boolean;
  atoms: ReadonlySet<string>;
  classes: readonly string[];
  words: number;
  isSentence: boolean;
};

/** The section with the most signs; none without any. */
export function chooseSection(
  head: FreeLine,
  below: readonly FreeLine[],
  isFirst: boolean,
): Section | undefined {
  const named = stemsOf(head.text);
  const held = contentOf(below);
  if (head.heading !== undefined) {
    // The words decide but for a section of another kind that the lines clearly are.
    if ((held.get("personal") ?? 0) >= 1.5) return "personal";
    // "Ask about me" over people with their numbers, "Say hello" over a number and a mail address.
    if ((held.get("referees") ?? 0) >= 2) return "referees";
    if ((held.get("contact") ?? 0) >= 2) return "contact";
    if (head.heading === "custom" && holdsEntries(below))
      return (held.get("education") ?? 0) > (held.get("work") ?? 0) ? "education" : "work";
    return undefined;
  }
  let best: Section | undefined;
  let most = 0.9;
  for (const section of sections) {
    const score =
      (named.get(section) ?? 0) * 1.2 +
      (held.get(section) ?? 0) +
      (head.loose === section ? 0.8 : 0) +
      (section === "summary" && isFirst ? 0.3 : 0);
    if (score > most) [best, most] = [section, score];
  }
  return best ?? "custom";
}

/** "Publications", "Conferences and talks": names and years stand below, and never a post. */
export const headsWritings = (text: string) =>
  /\b(?:publications?|articles|journals?|theses|conferences?|proceedings|talks|presentations|hobbies|interests)\b/iu.test(
    text,
  );

/** "Leadership", "Extra-curricular", "Unpaid": what somebody does beside their work. */
export const headsUnpaid = (text: string) =>
  unpaidWork.test(text) && !/\b(?:work|employment|career)\b/iu.test(text);

/** The section that the words of a heading name by their beginnings, where they name one alone. */
export function sectionByWords(text: string): Section | undefined {
  const [first, ...others] = [...stemsOf(text)].sort(([, a], [, b]) => b - a);
  return first && others.every(([, score]) => score < first[1]) ? first[0] : undefined;
}

const stems = sections.map((section): [Section, string[][]] => [
  section,
  (headingStems[section] ?? "")
    .split(/,\s*/)
    .filter(Boolean)
    .map((phrase) => phrase.split(" ")),
]);

/** How many words of a heading begin as those of a section do; the longest phrase counts. */
export function stemsOf(text: string): Map<Section, number> {
  const words = partLong(foldText(text))
    .split(/[^\p{L}'’-]+/u)
    .filter((word) => word !== "");
  const found = new Map<Section, number>();
  for (const [section, phrases] of stems) {
    let most = 0;
    for (const phrase of phrases)
      if (words.some((_, at) => phrase.every((start, place) => isStart(words[at + place], start))))
        most = Math.max(most, phrase.length === 1 ? 1 : phrase.length * 0.9);
    if (most > 0) found.set(section, most);
  }
  return found;
}

function isStart(word: string | undefined, start: string): boolean {
  return word !== undefined && (start.length < 4 ? word === start : word.startsWith(start));
}

// "Nigerian soups and swallow, small chops" tells nothing of the person.
const MOST_PRIVATE_WORDS = 6;

const personal = new Set(personalWords.split(/,\s*/));

const hobbies = new Set(hobbyWords.split(/,\s*/));

/** True where at least half of the items of a list have a word of the vocabulary. */
function holdsMost(items: readonly (readonly string[])[], vocabulary: ReadonlySet<string>): boolean {
  const named = items.filter((words) => words.some((word) => vocabulary.has(word))).length;
  return named > 0 && named * 2 >= items.length;
}

/** "Football (left back)", "cooking": at least half of the items of a list are what people do when not at work. */
export function isPastime(items: readonly string[]): boolean {
  return holdsMost(
    items.map((item) => foldText(item).split(/[^\p{L}.'’]+/u)),
    hobbies,
  );
}

/** "DOB: 12-08-1988", "Single": a line that tells a detail of the person. */
export function isPrivateLine({ text, words }: FreeLine): boolean {
  return (
    labelKind(text.split(/[:–-]/)[0] ?? "") === "personal" ||
    (words <= MOST_PRIVATE_WORDS &&
      foldText(text)
        .split(/[^\p{L}.'’]+/u)
        .some((word) => personal.has(word)))
  );
}

/** What the lines below a heading look like they are, about 0 to 2 for each section. */
function contentOf(below: readonly FreeLine[]): Map<Section, number> {
  const all = below.length;
  if (all === 0) return new Map();
  const share = (test: (line: FreeLine) => boolean) => below.filter(test).length / all;
  const is = (line: FreeLine, name: string) => line.classes.includes(name);
  const words = (line: FreeLine) => foldText(line.text).split(/[^\p{L}.'’]+/u);
  const isStudy = (line: FreeLine) =>
    is(line, "degree-start") || (is(line, "school") && !is(line, "title")) || is(line, "grade-alone");
  const isPost = (line: FreeLine) => is(line, "title") && !line.isSentence && line.words < 10;
  const isShort = (line: FreeLine) => line.words <= 4 && !line.hasDates && !line.isSentence;
  const itemsOf = (line: FreeLine) =>
    line.text.split(/[,;|•·\t]/).map((item) => foldText(item).split(/[^\p{L}.'’]+/u));
  const isTongue = (line: FreeLine) =>
    holdsMost(itemsOf(line), languages) && line.words < 14 && !line.hasDates;
  const isListed = (line: FreeLine) => itemsOf(line).length > 2 && !line.hasDates && !isTongue(line);
  const isPastime = (line: FreeLine) => holdsMost(itemsOf(line), hobbies) && !line.hasDates;
  const isPrivate = isPrivateLine;
  const isPerson = (line: FreeLine) => {
    const [first = "", second = ""] = words(line);
    // "MS Word": in capitals beside small letters it is no form of address.
    const isAcronym = /^\p{Lu}{2,}\s/u.test(line.text) && line.text !== line.text.toUpperCase();
    return honorifics.has(first.replace(/\.$/, "")) && second !== "" && !isAcronym;
  };
  const isPaper = (line: FreeLine) =>
    is(line, "body") ||
    /\b(?:certificat|licen[cs]|training|course|seminar|workshop|member|level \d)/i.test(line.text);
  const dated = share(({ hasDates }) => hasDates);
  const lists = share(({ isList }) => isList);
  const phones = share(({ atoms }) => atoms.has("phone"));
  const found = new Map<Section, number>();
  found.set("education", Math.min(2, share(isStudy) * 2.5) * (share(isPost) > 0.3 ? 0.6 : 1));
  found.set("work", Math.min(1.6, (dated > 0 ? 0.6 : 0) + (lists > 0.3 ? 0.5 : 0) + share(isPost) * 1.5));
  found.set("languages", share(isTongue) * 2);
  found.set("custom", share(isPastime) * 1.6);
  found.set("personal", Math.min(2, share(isPrivate) * 2.5));
  const reached = below.filter(({ atoms }) => atoms.has("phone") || atoms.has("email")).length;
  const persons = below.filter(isPerson).length;
  found.set("referees", share(isPerson) * 1.4 + (phones >= 0.5 ? 1 : phones > 0 ? 0.5 : 0));
  // People on lines of their own with how to reach them: no list of another kind has both.
  if (persons > 0 && reached > 0 && persons * 5 >= all) found.set("referees", 2.2);
  else if (reached > 1 && reached * 3 >= all) found.set("contact", 2);
  found.set("certificates", share(isPaper) * 1.5 * (lists > 0.5 && dated < 0.2 ? 0.7 : 1));
  if (dated < 0.2 && share(isTongue) < 0.5 && share(isPrivate) < 0.3 && reached === 0)
    found.set("skills", Math.max(share(isShort), share(isListed)) * 1.2);
  if (share(({ isSentence, words: count }) => isSentence || count > 14) > 0.6 && dated < 0.3)
    found.set("summary", 1);
  if (below.some(({ text }) => /\bn\.?y\.?s\.?c\b/i.test(text)) && all < 4) found.set("nysc", 1.2);
  if (below.some(({ atoms }) => atoms.has("email")))
    found.set("contact", Math.max(1.2, found.get("contact") ?? 0));
  return found;
}

/** Entries with their periods: posts, or studies, and not one dated line alone. */
export function holdsEntries(below: readonly FreeLine[]): boolean {
  const named = below.filter(({ classes }) =>
    classes.some((name) => ["title", "school", "degree-start"].includes(name)),
  );
  return below.filter(({ hasDates }) => hasDates).length >= 2 && named.length >= 2;
}
