import { matchesIn } from "~/pattern";
import { isNoise, withoutFooter, withPosterNamed } from "./noise-lines";
import { anyOf, inOrder, patternOf } from "./patterns";
import { withoutOwnSubject, withoutQuoteMarks } from "./quoted-mail";
import { withLineBreaks } from "./run-on";
import { withoutTables } from "./tables";
import { jobSite } from "./vocabulary/job-sites";

/** The longest advert that is read; what follows is cut off. */
export const MAX_ADVERT_CHARACTERS = 20_000;
const MAX_LINES = 400;

/**
 * `isNumbered`: its mark is a number, as headings of terms of reference have one; `isPart`: "2.0", which parts "2.1" follow. `mark`: its number or
 * letter, in small letters; `isApart`: an empty line stands before it.
 */
export type Line = {
  text: string;
  start: number;
  isBullet: boolean;
  isNumbered?: true;
  isPart?: true;
  mark?: string;
  isApart?: true;
};

/** An advert as pasted → its text without tags, hidden characters, emoji and forwarding noise, and its lines. */
export function cleanAdvert(pasted: string): { text: string; lines: Line[] } {
  const lines: Line[] = [];
  let start = 0;
  let isApart = false;
  const given = withoutOwnSubject(withoutQuoteMarks(pasted.slice(0, 2 * MAX_ADVERT_CHARACTERS).split("\n")));
  const typed = withoutTables(withPosterNamed(given)).join("\n");
  const all = withoutFooter(visibleText(typed).split("\n")).flatMap(enumerated);
  for (const [index, raw] of all.entries()) {
    const unmarked = isHashHeading(all, index) ? raw.replace(HASH, "") : raw;
    const withoutStamp = unmarked.replace(CHAT_STAMP, "").replace(SERIAL, "");
    const whole = withoutStamp
      .replace(BULLET, "")
      .replace(/\s+/g, " ")
      .replace(/ (?=[,;:!?]( |$))/g, "")
      .trim();
    if (lines.length === MAX_LINES) break;
    if (whole === "") isApart = lines.length > 0;
    if (whole === "" || isNoise(whole)) continue;
    const text = whole.replace(JOB_SITE, "").replace(PATH, "");
    if (text !== whole && (text === "" || IS_SITE_REFERENCE.test(text))) continue;
    const mark = MARK_OF_ITEM.exec(withoutStamp)?.[1]?.toLowerCase();
    lines.push({
      text,
      start,
      isBullet: BULLET.test(withoutStamp),
      ...(/^\s*\(?(?:\d{1,2}|[IVX]{1,4})[.)](?!\d)|^\s*\d{1,2}\.\d{1,2}\.?\s+\p{L}+(?: \p{L}+)?\s*:?\s*$/u.test(
        withoutStamp,
      ) && {
        isNumbered: true,
      }),
      ...(/^\s*\d{1,2}\.0\.?\s/.test(withoutStamp) && { isPart: true }),
      ...(mark && { mark }),
      ...(isApart && { isApart }),
    });
    isApart = false;
    start += text.length + 1;
  }
  return { text: lines.map(({ text }) => text).join("\n"), lines };
}

/** "# Nice to have" heads what follows; where the next line has a mark of its kind, too, both are items of a list. */
function isHashHeading(lines: readonly string[], index: number): boolean {
  return HASH.test(lines[index] ?? "") && !HASH.test(nextLine(lines, index) ?? "# ");
}
const HASH = /^\s*#{1,6}\s+(?=\p{L})/u;

function nextLine(lines: readonly string[], index: number): string | undefined {
  return lines.slice(index + 1, index + 4).find((line) => line.trim() !== "");
}

/** "Jobberman | Branch Manager", "Hot Nigerian Jobs — Ref No: 4471930": the site of jobs that shows an advert, and its own number. */
const JOB_SITE = inOrder(
  [/^[^\p{L}\p{N}]{0,8}/u, jobSite, /(?:\.com|\.ng|\.com\.ng)?\s*(?:[|•·:»>]|[–—-](?=\s))\s*/u],
  "iu",
);
const IS_SITE_REFERENCE = /^(?:job )?(?:ref(?:erence)?|id)\.?(?: (?:no|number|id))?\.?\s*[:#]?\s*\d{4,}$/iu;

/** "Careers > Current openings > Facility Manager": the way to a page, of which the last is its own. */
const PAGES =
  "home(?: ?page)?|careers?|jobs?|vacanc(?:y|ies)|openings?|opportunities|work with us|join us|hiring";
const PATH = new RegExp(`^\\s*(?:${PAGES})(?: [>›»] [\\p{L}&' -]{2,40}){0,3} [>›»] (?=\\p{L})`, "iu");

// "S/N 1. Bursar": the column of a table.
const SERIAL = /^\s*S\/N\.?\s+(?=\d{1,2}[.)])/iu;

/** "We want 1. a cook 2. a driver" → a line for each, where the marks count up from the first. */
function enumerated(line: string): string[] {
  const marks = matchesIn(line.slice(0, 4000), MARK);
  const series = ["1", "a", "i"].map((first) => inSequence(marks, first)).find((found) => found.length > 1);
  if (!series) return [line];
  const cuts = series.map(({ index, 0: text }) => index + text.length - text.trimStart().length);
  return [line.slice(0, cuts[0]), ...cuts.map((cut, at) => line.slice(cut, cuts[at + 1]))].filter(
    (part) => part.trim() !== "",
  );
}

// A number without a bracket needs its full stop and a letter behind it: "1. Bursar", never "2.5"; a letter a blank: never "B.Tech".
// "For (i) and (ii): …" refers to items and begins none.
const MARK = inOrder(
  [
    /(?:^|\s)\(?(\d{1,2}|[a-h]|[ivx]{1,4})/u,
    /(?:\)|\.(?=\s?\p{L})(?!(?<=[a-h]\.)\S))\s?(?=[^\s:;,])(?!(?:and|or|&)\s)/u,
  ],
  "giu",
);
const ROMAN = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx".split(" ");

function inSequence(marks: RegExpExecArray[], first: string): RegExpExecArray[] {
  const after = (mark: string) =>
    first === "i"
      ? ROMAN[ROMAN.indexOf(mark) + 1]
      : first === "a"
        ? String.fromCharCode(mark.charCodeAt(0) + 1)
        : String(Number(mark) + 1);
  const found: RegExpExecArray[] = [];
  let wanted: string | undefined = first;
  for (const mark of marks) {
    if (wanted === undefined || mark[1]?.toLowerCase() !== wanted) continue;
    found.push(mark);
    wanted = after(wanted);
  }
  return found;
}

function visibleText(pasted: string): string {
  return (
    withoutTags(pasted.slice(0, 2 * MAX_ADVERT_CHARACTERS))
      .normalize("NFKC")
      // "1️⃣ your age 2️⃣ your town" counts as "1) your age 2) your town" does.
      .replace(/(\d)\ufe0f?\u20e3 ?/gu, "$1) ")
      .replace(HIDDEN, "")
      .slice(0, MAX_ADVERT_CHARACTERS)
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
      .replace(/[’‘`´]/g, "'")
      .replace(LABEL_POINTING, "$1: ")
      .replace(POINTING, " ")
      .replace(/[^\n]+/g, withPointersParted)
      .replace(BOLD_NAME, "$<mark> $<name> –")
      .replace(BOLD_HEAD, `$&${PARTED}`)
      .replace(
        /[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\u{1f1e6}-\u{1f1ff}\u{20e3}\ue000-\uf8ff]+/gu,
        (run) => (/^[©®™]+$/u.test(run) ? run : " "),
      )
      .replace(
        /(?<![\p{L}\p{N}@._/)\]])[*_~]{1,3}(?=[^\s*_~])|(?<=[^\s*_~])(?!_[([])[*_~]{1,3}(?![\p{L}\p{N}@./])/gu,
        "",
      )
      .replace(/[^\S\n]/g, " ")
      .replace(/[^\n]+/g, withLineBreaks)
      .replaceAll(PARTED, "\n")
      .replace(/ +/g, " ")
      .replace(/([^\p{L}\p{N}\s])\1{2,}/gu, "$1")
  );
}

// Zero-width, bidirectional and tag characters can hide words from the reader.
const HIDDEN =
  /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]|[\u{e0000}-\u{e0fff}]/gu;

// Signs that chat messages use as bullets, also within a line.
const POINTERS = /[✅✔☑☐□▢◻◽✓➡➢➤►▶🔹🔸🔷🔶▪■●•◾◼◆❖👉📌🔘⭐🌟✨]+/gu;

/** Each sign begins a line, but for those within a bracket: "(Nursery • Primary • College)". */
function withPointersParted(line: string): string {
  return line.replace(POINTERS, (_, at: number) =>
    OPEN_BRACKET.test(line.slice(0, at)) && /^[^()]*\)/u.test(line.slice(at)) ? "," : "\n• ",
  );
}
const OPEN_BRACKET = /\([^()]{1,80}$/u;

/** "(2) *Medical Officer* 2 nos": the bold words with which an item begins are what it is about. */
const BOLD_NAME =
  /(?<=^|\s)(?<mark>\(?\d{1,2}[.)]) ?\*(?<name>[\p{L}][^*\n]{2,50}[\p{L})])\*(?= [\p{L}\d])/gu;

/** A line ends here, and how long the text is counts with what follows. */
const PARTED = "\u0085";

/** "*VACANCY: POTTER, JOS* Clay House needs …": bold words before a new sentence are a line of their own. */
const BOLD_HEAD = inOrder(
  [
    /(?<=(?:^|\n)[^\p{L}\p{N}*\n]{0,12})\*(?=\S+ )[^*\n]{7,90}[^*\n:,&/–-]\*/u,
    /(?=[^\p{L}\p{N}*\n(]{1,12}\*?\p{Lu}[\p{L}\d&'’-]*[ ,])/u,
  ],
  "gu",
);

/** "Role ➡️ Potter": behind the label of a line the finger is a colon. */
const LABEL_POINTING =
  /(?<=^|\n) {0,3}(\p{Lu}\p{L}{2,12}(?: \p{L}{2,10}){0,2}) ?[👉➡➢➤►▶]\ufe0f? ?(?=[^\s])/gu;

/** "using the subject 👉 KILN / name": a finger behind a word that leads on points at what is next and begins nothing. */
const POINTING =
  /(?<=\b(?:subject(?: line)?|title|to|is|as|via|with|using|write|group|channel)\s?:?) ?[👉➡➢➤►▶]+ ?(?=[^\s])/giu;

// "2.1 Design tools" of terms of reference has its number in parts; "2.5 years" is none, so a capital must follow.
const ITEM_MARK = anyOf(
  [
    /[•*●○◦·»>~+=_–—‣⁃∙→⇒➔⟶›§¤-]\s*|#\s+/u,
    /\(?(?:\d{1,2}|[A-Za-z]|[IVXivx]{1,4})(?:\.?\)\s+|\.\s+|\)(?=\p{L}))/u,
    /(?:Q|Question )\d{1,2}[.):]\s+/u,
  ],
  "u",
);
const MARK_OF_ITEM = /^\s*\(?(\d{1,2}|[A-Za-z]|[IVXivx]{1,4})(?:\.?\)|\.)\s*(?=\p{L})/u;
const BULLET = anyOf(
  [
    patternOf(`^\\s*(?:${ITEM_MARK.source})+(?=\\S)`, "u"),
    /^\s*\d{1,2}(?:\.\d{1,2}){1,2}[.)]?\s+(?=\p{Lu})/u,
  ],
  "u",
);

const CHAT_STAMP = /^\s*\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}[^\]:]{0,8}(?:\] | - )[^:]{1,40}: /;

function withoutTags(text: string): string {
  if (!text.includes("<") && !text.includes("&")) return text;
  return text
    .replace(FILLED_IN, "[$1]")
    .replace(/<(?:br|\/?(?:p|li|div|h\d|tr|ul|ol))\b[^<>]{0,300}>/gi, "\n")
    .replace(/<\/?[a-z][^<>]{0,300}>/gi, " ")
    .replace(/&(amp|lt|gt|quot|nbsp|#39|apos|bull);/gi, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** "<Your Name>" is what an applicant fills in, and no tag. */
const FILLED_IN = patternOf(
  `<((?:(?:${["your", "full", "first", "last", "job", "preferred", "the"].join("|")}) ?){0,3}(?:sur ?name|names?|position|location|city|state|phone)(?: number)?)>`,
  "giu",
);

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#39": "'",
  apos: "'",
  bull: "\n",
};
