import { BULLET_SIGNS } from "../bullet-signs";
import { cleanLine } from "../profile.schema";
import { headingSection, joinSpaced } from "./headings";
import { labelKind } from "./segment-labels";

/** A line of plain text without the marks that only set it: its list mark, the spaces of its columns, the stars of its weight. */
export type TextLine = {
  runs: { text: string; bold: boolean }[];
  isItem: boolean;
  /** It stands on every page: its number, the name again. */
  isPageNumber: boolean;
  /** A page ends before it. */
  isOverPage: boolean;
  /** A row of dashes stands below it. */
  isRuled: boolean;
  emptyBefore: number;
  /** Letters from the edge to the first word, and to the end. */
  indent: number;
  width: number;
};

const bullet = new RegExp(
  `^\\s*(?:[-*–—·~]\\s+|[-–—](?=\\p{L})|[${BULLET_SIGNS}\\uf000-\\uf0ff>]\\s*)(?=\\S)`,
  "u",
);
/** A picture that stands before several lines; those of telephones, letters and places stand for a label. */
const picture =
  /^\s*(?![📞☎📱✆✉📧📨📩📍🏠🌐🔗])\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*\s*(?=\S)/u;
/** Pictures behind the words of a line only adorn it. */
const lastPictures = /(?:\s*(?![©®™])\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]*)+(?=[\s*_]*$)/u;
const letterBullet = /^\s*o\s+(?=\p{Lu})/u;
const loneBullet = new RegExp(`^\\s*[${BULLET_SIGNS}\\uf000-\\uf0ff]\\s*$`, "u");
const nextItem = new RegExp(`\\s{2,}(?=[${BULLET_SIGNS}\\uf000-\\uf0ff]\\s+\\S)`, "u");
const rule = /^[\s=_*~#.–—-]{3,}$/u;
const pageNumber =
  /^\s*(?:[-–—]\s*)?(?:p\s?a\s?g\s?e\s+\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?|\d{1,2}\s*(?:of|\/|\|)\s*(?:\d{1,2}|p\s?a\s?g\s?e)|(?<=[-–—]\s?)\d{1,2}(?=\s?[-–—])|(?<=\s{20,})\d{1,2}(?:\s\D{0,12})?$)(?:\s*[-–—])?\s*$/iu;
const smallCapitals = /^(?:(?:\p{Lu} \p{Lu}{2,}(?:[-’']\p{Lu}+)*|AND|OF|THE|IN|&|\/|,|:)\s*)+$/u;

/** Reads the lines of a text with what their spaces and marks tell. Lines without a word are counted, not kept. */
export function readTextLines(text: string): TextLine[] {
  // What is wider than a page is not measured.
  const written = text
    .replace(/[^\S\n\r\u2028\f]{80,}/g, " ".repeat(80))
    .split(/\r\n|[\n\r\u2028\f]/)
    .flatMap((line) => withoutMessageHead(line))
    .map((line) => line.replace(leader, "\t"));
  const isOften = (mark: RegExp) => written.filter((line) => mark.test(line)).length > 1;
  const marks = isOften(letterBullet) ? [bullet, letterBullet] : [bullet];
  // Beside other marks pictures stand before heads, and those marks before what is below them.
  const hasMarks = isOften(bullet);
  const hasPictures = isOften(picture);
  const hasSmallCapitals = isOften(/^\p{Lu} \p{Lu}{2,}/u) && written.filter(isSmallCapitals).length > 1;
  const hasStops = written.filter(hasStopLabel).length > 1;
  const heads = headSigns(written);
  const lines: TextLine[] = [];
  let emptyBefore = 0;
  let isMarked = false;
  for (const whole of written.flatMap((line) => line.split(nextItem))) {
    const last = lines.at(-1);
    if (loneBullet.test(whole)) {
      isMarked = true;
      continue;
    }
    if (rule.test(whole) && whole.trim() !== "") {
      if (last && emptyBefore === 0) last.isRuled = true;
      continue;
    }
    const isPageNumber = pageNumber.test(whole);
    const mark = isPageNumber
      ? undefined
      : marks.map((one) => one.exec(whole)?.[0]).find((found) => found !== undefined);
    const shown = hasPictures && mark === undefined ? picture.exec(whole)?.[0] : undefined;
    const unmarked = whole.slice((mark ?? shown)?.length ?? 0).replace(lastPictures, "");
    let words = spacedLetters.test(unmarked.trim()) ? joinSpaced(unmarked.trim()) : cellsOf(unmarked);
    if (hasSmallCapitals && isSmallCapitals(words)) words = joinSmallCapitals(words);
    if (hasStops && hasStopLabel(words)) words = words.replace(";", ":");
    const runs = runsOf(withoutFrame(words.replace(/(?<=[\p{L}.)]\s?):\s?[-–—]+(?=\s|\p{L}|$)/gu, ":")));
    if (runs.length === 0) {
      if (whole.trim() === "") emptyBefore += 1;
      continue;
    }
    const indent = widthOf(/^\s*/.exec(whole)?.[0] ?? "");
    const isHead = mark !== undefined && heads.has(mark.trim());
    if (isHead) emptyBefore = Math.max(1, emptyBefore);
    lines.push({
      runs,
      isItem: (mark !== undefined && !isHead) || isMarked || (shown !== undefined && !hasMarks),
      isOverPage: false,
      isPageNumber,
      isRuled: false,
      emptyBefore,
      indent: indent + (mark === undefined ? 0 : mark.length - indent),
      width: whole.trimEnd().length,
    });
    emptyBefore = 0;
    isMarked = false;
  }
  return setPagesApart(lines);
}

/** Signs that stand before heads: no two of their lines follow each other, and lines with another sign stand below one of them. */
function headSigns(written: readonly string[]): Set<string> {
  const signs = written
    .filter((line) => line.trim() !== "")
    .map((line) => bullet.exec(line)?.[0].trim() ?? "");
  const isHead = (sign: string) => {
    const places = signs.flatMap((one, at) => (one === sign ? [at] : []));
    const below = places.map((at, n) => signs.slice(at + 1, places[n + 1] ?? at + 2));
    return (
      places.length > 1 &&
      below.every((own) => own.length > 0) &&
      below.some((own) => own.some((one) => one !== ""))
    );
  };
  return new Set([...new Set(signs)].filter((sign) => sign !== "" && isHead(sign)));
}

/** A tab stands for as much as it shows. */
const widthOf = (space: string) => space.replaceAll("\t", "        ").length;

/** "[14/11/2026, 08:42:10] Blessing O: ", "[14/11, 7:42 pm] ~ Ada: ", "14/11/2026, 08:42 - Ada: ": when and by whom, as a messenger writes it. */
const messageHead =
  /^[\u200e\u202a]?\[?\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?,? \d{1,2}:\d{2}(?::\d{2})?(?:[ \u202f][ap]\.?m\.?)?(?:\]| -) [^:]{1,40}: ?/iu;
/** "SEX ......... MALE": dots lead from a label to its value. */
const leader = /(?<=\S)\s*(?:\.{4,}|…{2,}|_{4,})\s*(?=\S)/gu;

/** What a message holds stands apart from the message before it. */
function withoutMessageHead(line: string): string[] {
  const words = line.replace(messageHead, "");
  return words === line ? [line] : ["", words];
}

const spacedLetters = /^(?:[^\s\d]\s+){4,}[^\s\d]$/u;
const runningWords = new Set("curriculum vitae resume cv europass page of".split(" "));

/** Numbers of pages, and beside them the name and the kind of the paper again, go to the end: what they part belongs together. */
function setPagesApart(lines: readonly TextLine[]): TextLine[] {
  if (!lines.some((line) => line.isPageNumber || isCounted(line))) return [...lines];
  const head = new Set(lines.slice(0, 3).flatMap(wordsOf));
  const isRunning = (line: TextLine, at: number) =>
    at > 3 &&
    ([lines[at - 1], lines[at + 1]].some((one) => one?.isPageNumber) || isCounted(line)) &&
    wordsOf(line).every((word) => head.has(word) || runningWords.has(word) || /^\d{1,2}$/.test(word));
  const kept: TextLine[] = [];
  const apart: TextLine[] = [];
  let isOverPage = false;
  lines.forEach((line, at) => {
    if (line.isPageNumber || isRunning(line, at)) {
      apart.push({ ...line, isPageNumber: true });
      isOverPage = true;
      return;
    }
    kept.push(isOverPage ? { ...line, isOverPage } : line);
    isOverPage = false;
  });
  return [...kept, ...apart];
}

function isCounted({ runs }: TextLine): boolean {
  return /\d{1,2}\s?(?:\/|of)\s?\d{1,2}$/.test(runs.at(-1)?.text ?? "");
}

function wordsOf({ runs }: TextLine): string[] {
  return runs.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Runs of spaces part the columns of a typed table. Two are a gap as well, except behind a stop. */
function cellsOf(line: string): string {
  return line
    .replace(/^(\s*\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)])\s+/i, "$1 ")
    .replace(/\u00a0/g, " ")
    .replace(/\s*\t\s*| {3,}/g, "\t")
    .replace(/(?<=[\p{L}\p{N})\]]) {2}(?=\S)/gu, "\t")
    .split("\t")
    .map(cleanLine)
    .filter((cell) => cell !== "")
    .join("\t");
}

/** "=== EDUCATION ===", "## Skills": the frame of a heading. */
function withoutFrame(line: string): string {
  const [, inner = ""] = /^(?:[=_~#–—-]{2,}|#(?=\s))\s*(.*?)\s*[=_~#–—-]*$/u.exec(line) ?? [];
  return inner === "" ? line : inner;
}

/** "*Skills*", as messengers set weight. */
function runsOf(line: string): TextLine["runs"] {
  return line
    .split(/(?<![\p{L}\p{N}*])(\*{1,2}[^\s*](?:[^*]{0,80}[^\s*])?\*{1,2})(?![\p{L}\p{N}*])/u)
    .map((text, at) =>
      at % 2 === 1 ? { text: text.replace(/^\*+|\*+$/g, ""), bold: true } : { text, bold: false },
    )
    .filter(({ text }) => text !== "");
}

/** "P ROFESSIONAL E XPERIENCE": capitals of two sizes that came apart. */
function isSmallCapitals(line: string): boolean {
  return line.length < 80 && smallCapitals.test(line.trim()) && /\p{Lu} \p{Lu}{2}/u.test(line);
}

function joinSmallCapitals(line: string): string {
  return line.replace(/(?<!\p{L})(\p{Lu}) (?=\p{Lu}{2})/gu, "$1");
}

/** "Phone; 0803…", "EDUCATION;": a stop in the place of a colon. */
function hasStopLabel(line: string): boolean {
  const label = /^\s*(\p{L}[\p{L} .'/-]{2,40});(?:\s|$)/u.exec(line)?.[1];
  return label !== undefined && (headingSection(label) !== undefined || labelKind(label) !== undefined);
}
