import { anyOf } from "~/pattern";
import { foldText } from "../nlp/fold";
import { clustersOf } from "../nlp/word-clusters";
import { sectionOfClause } from "./clause-headings";
import { spellHeading } from "./heading-spelling";
import { headingFiller, headingsAlone, headingWords } from "./vocabulary/vocabulary";
import type { Section } from "./vocabulary/vocabulary-types";

/** "1.", "2.1", "(a)", "iv)" at the beginning of a line; "2.1 million" is a figure. */
export const numbering = anyOf(
  [
    /^\s*(?:SECTION|[Ss]ection)\s+(?:\p{L}|\d{1,2}|[IVXivx]{1,4})\s*[:.)–—-]\s*(?=\p{L})/u, // SECTION B: SCHOOLS
    /^\s*(?:\d{1,2}(?:\.\d{1,2}){1,3}(?:[.)]\s+(?=\p{L})|\s+(?=\p{Lu}))|\(?(?:\d{1,2} ?|[a-zA-Z](?!\.\s+\p{Lu}\.)|[ivxIVX]{2,4})[.)]\s+(?=\p{L}))/u, // 2.3, B), iv.
  ],
  "u",
);

const trailing = /(?<![:;\-–—.•~=|<\s])[:;\-–—.•~=|<\s]+$/;

// Where a heading names two sections, the first of this order decides ("Academic projects", "Career objective").
const order: readonly Section[] = [
  "referees",
  "oLevels",
  "siwes",
  "nysc",
  "volunteer",
  "projects",
  "languages",
  "skills",
  "education",
  "certificates",
  "awards",
  "summary",
  "personal",
  "work",
  "contact",
  "custom",
];

/** The section that a heading names in one of the known languages, or undefined: any word that no heading has makes it none. */
export function headingSection(text: string): Section | undefined {
  const known = sections.get(text);
  if (known !== undefined) return known === "none" ? undefined : known;
  const section = findSection(text);
  if (sections.size >= mostSections) sections.clear();
  if (text.length <= 120) sections.set(text, section ?? "none");
  return section;
}

// Each step of the reading asks for the section of each line.
const sections = new Map<string, Section | "none">();
const mostSections = 2_000;

function findSection(written: string): Section | undefined {
  const text = written.replace(ORDER_OF_ENTRIES, "").replace(INSTRUCTION, "");
  if (text.length > 120 || (text.length > 80 && !/^(?:\S\s+){3,}\S$/u.test(text))) return undefined;
  const bare = text.replace(numbering, "");
  if (/[@\d|]/.test(bare)) return sectionOfResults(bare);
  const line = foldText(joinSpaced(text).replace(numbering, "").replace(trailing, ""));
  const [, head = ""] = /^([^()]{6,}?)\s*\([^()]{2,60}\)$/u.exec(line) ?? [];
  return (
    sectionOfLine(line) ??
    sectionOfLine(joinLetters(line)) ??
    sectionOfLine(partLong(line)) ??
    // "Career history (Kwara State Civil Service)".
    (head === "" || weak.has(head) ? undefined : sectionOfLine(head))
  );
}

/** In which order a section has its entries, behind its name. */
const ORDER_OF_ENTRIES = anyOf(
  [
    /(?<=\p{L}{4})[\s,;:(–—-]+(?:starting|beginning|commencing|listed|arranged) (?:with|from|in|by)(?!\p{L})[^:@\d]{0,40}:?\s*$/u, // "starting with the present"
    /(?<=\p{L}{4})[\s,;:(–—-]+in (?:reverse|descending|chronological|date)(?: chronological)?(?: order)?\W*$/u, // "(in reverse chronological order)"
    /(?<=\p{L}{4})[\s,;:(–—-]+(?:the )?(?:most recent|latest|present|current)(?: \p{L}+)? first\W*$/u, // "most recent first"
  ],
  "iu",
);

/** "EMPLOYMENT RECORD. Starting with your present post, list every employment you have had.": what a form says behind a heading of its own. */
const INSTRUCTION =
  /(?<=^(?:\S{1,4}\s)?[^.]{4,40}\p{L}{3})\.\s+(?:please|starting|beginning|list|give|state|indicate|include|provide|describe|enter|use)(?!\p{L})(?=[^@\d]*(?<!\p{L})(?:you|your|every|each|order|sheets?|pages?)(?!\p{L}))[^@]{0,200}$/iu;

/** "O' LEVEL RESULT (NECO 2009)": the examination and its year may stand in the heading of its results. */
function sectionOfResults(text: string): Section | undefined {
  const [, head = ""] = /^([^()@\d|]{4,60}?)\s*\([^()@|]{2,40}\)\W*$/u.exec(text) ?? [];
  const section = head === "" ? undefined : sectionOfLine(foldText(head));
  return section === "oLevels" ? section : undefined;
}

/** "digital a n d other skills", "what i c a n d o": a reader joins only long runs of letters set apart. */
function joinLetters(line: string): string {
  if (!/(?<!\S)\S \S(?!\S)/u.test(line)) return line;
  return (
    partWords(line.replaceAll(" ", "")) ??
    line.replace(/(?<!\S)\S(?: \S)+(?!\S)/gu, (run) => run.replaceAll(" ", ""))
  );
}

/** "CURRICULUM VITEA", "CURRICULLUM VITAE": what the paper is, in any spelling of it. */
const paperTitle = /^c[aeiou]r+[iue]c+[aeiou]?l+[aeiou]*m? v[iae]+t[aeiou]{1,3}s?$/;

function sectionOfLine(line: string): Section | undefined {
  if (paperTitle.test(line)) return "contact";
  const whole = headingWords.get(line) ?? headingsAlone.get(line);
  if (whole) return whole;
  // "Honors-Awards".
  if (/^\p{L}{4,}-\p{L}{4,}$/u.test(line)) return sectionOfLine(line.replace("-", " "));
  const ofClause = sectionOfClause(line);
  if (ofClause) return ofClause;
  const words = spellHeading(line.split(/[\s/,()]+/).filter((word) => word !== ""));
  if (words.length === 0 || words.length > 8) return undefined;
  const found = new Set<Section>();
  for (let at = 0; at < words.length; at++) {
    const three = headingWords.get(words.slice(at, at + 3).join(" "));
    const two = headingWords.get(words.slice(at, at + 2).join(" "));
    const one = headingWords.get(words[at] ?? "");
    const section =
      (words.length - at >= 3 ? three : undefined) ?? (words.length - at >= 2 ? two : undefined) ?? one;
    if (section) found.add(section);
    else if (!headingFiller.has(words[at] ?? "")) return undefined;
    if (three && words.length - at >= 3) at += 2;
    else if (two && words.length - at >= 2) at += 1;
  }
  if (found.size === 0) return undefined;
  if (/\bprofessional (?:qualifications?|achievements?)\b/.test(line) && !/\b(?:educat|academ)/.test(line))
    return "certificates";
  const isBoth = found.has("languages") && found.has("skills") && /[&,/]| and | und | et | y /.test(line);
  if (isBoth) return "skills";
  return order.find((section) => found.has(section));
}

// Words that name a section only beside words of headings: alone they stand in names and titles, too.
const weak = new Set([
  "school",
  "schools",
  "work",
  "working",
  "job",
  "training",
  "trainings",
  "reference",
  "research",
  "community",
  "bodies",
  "service",
  "address",
  "career",
  "institution",
  "institutions",
  "academic",
  "contact",
  "about",
  "statement",
  "tools",
  "technologies",
  "projects",
  "solutions",
  "community",
  "industrial",
  "data",
  "license",
  "licence",
  "course",
  "courses",
  "registration",
]);

/** "State Ministry of Education": a body, whose name may end as a heading does. */
const OF_BODY =
  /\b(?:ministry|board|commission|bureau|directorate|agency|authority|council|institute|college|faculty) (?:of|for) \p{L}/iu;

/** The section that a line names whose last word is one of headings, whatever stands before it: "Performance Experience". */
export function looseHeadingSection(text: string): Section | undefined {
  const strict = headingSection(text) ?? sectionOfHalf(text);
  if (strict) return strict;
  // "STATE MINISTRY OF EDUCATION" heads posts, and is no section.
  if (OF_BODY.test(text)) return undefined;
  const words = partLong(foldText(joinSpaced(text)))
    .replace(numbering, "")
    .replace(trailing, "")
    .split(/[\s/,()]+/)
    .filter((word) => word !== "");
  if (words.length === 0 || words.length > 5 || /[@\d|]/.test(text.replace(numbering, ""))) return undefined;
  const last = words.at(-1) ?? "";
  const usual = words.filter((word) => headingWords.has(word) || headingFiller.has(word)).length;
  if (!headingWords.has(last) && !headingFiller.has(last)) return undefined;
  if (usual < 2 && weak.has(last)) return undefined;
  const known = words
    .filter((word) => usual > 1 || !weak.has(word))
    .flatMap((word) => headingWords.get(word) ?? []);
  return order.find((section) => known.includes(section));
}

/** "Education and call", "Training / Exposure": a heading beside another word that its writer heads the section with. */
function sectionOfHalf(text: string): Section | undefined {
  const halves = text
    .replace(numbering, "")
    .replace(trailing, "")
    .split(/\s+(?:and|et|und|y)\s+|\s*[&/]\s*/iu);
  if (halves.length !== 2 || halves.some((half) => half.split(/\s+/).length > 3)) return undefined;
  const half = halves.find((one) => !weak.has(foldText(one)) && headingSection(one) !== undefined);
  return half === undefined ? undefined : headingSection(half);
}

/** "E X P E R I E N C E" → "EXPERIENCE". A wider gap parts the words; where none is wider, the words of headings do. */
export function joinSpaced(written: string): string {
  if (written.length > 200) return written;
  const text = written.replace(/^[\s\p{So}\p{Sk}\p{Cf}\p{M}*_~=|>➢✔✓•·–—-]+|[\s*_~=|<]+$/gu, "");
  if (!/^(?:\S\s+){3,}\S$/u.test(text) || text.length > 160) return text;
  const words = text.split(/\s{2,}/).map((word) => word.replace(/\s/g, ""));
  const [only = ""] = words;
  return words.length === 1 ? (partWords(only) ?? only) : words.join(" ");
}

const longWord = /^\p{L}{12,}$/u;

/** "PROFESSIONALSTANDING", letters set apart that a file closed up: the words of a heading that is one long word. */
export function partLong(text: string): string {
  return longWord.test(text)
    ? (partWords(text, (word) => word.length >= 4 && clustersOf(word) !== undefined) ?? text)
    : text;
}

/** "WORKEXPERIENCE" → "WORK EXPERIENCE", if it is made of words of headings alone, or of others that `isWord` has. */
function partWords(text: string, isWord: (word: string) => boolean = () => false): string | undefined {
  const letters = foldText(text);
  // For each end the words that lead there, the fewest.
  const best: (string[] | undefined)[] = [[]];
  for (let to = 1; to <= letters.length; to++)
    for (let from = Math.max(0, to - 18); from < to; from++) {
      const before = best[from];
      const word = letters.slice(from, to);
      if (
        !before ||
        !(
          headingWords.has(word) ||
          isWord(word) ||
          ((word.length > 1 || word === "i") && headingFiller.has(word))
        )
      )
        continue;
      const had = best[to];
      if (!had || before.length + 1 < had.length) best[to] = [...before, text.slice(from, to)];
    }
  return best[letters.length]?.join(" ");
}
