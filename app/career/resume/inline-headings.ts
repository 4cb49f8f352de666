import { findPeriods } from "../dates";
import { foldText } from "../nlp/fold";
import type { Paragraph } from "./document-text";
import { headingSection, numbering } from "./headings";
import { isOfPastimes } from "./other-rows";
import type { Placed } from "./rails";
import { namesLanguage } from "./spoken";
import { runsBetween } from "./text-style";
import type { Section } from "./vocabulary/vocabulary-types";

/** A line with its heading in front. `isRaised`: its letters set the heading apart from what stands behind it. */
type Inline = { head: string; rest: string; from: number; section: Section; isRaised: boolean };

const fewest = 2;

/**
 * Parts "E. SKILL: Excel, Corel Draw", "**What I can do** baking" and "Referees: Mr. Bako" into the heading and what stands behind it. A section of posts or
 * studies may have such words of its own ("Tools: …"): there only what no entry has, or what stands behind the last of them, heads a section.
 */
export function inlineHeadingParter(
  placed: readonly Placed[],
): (paragraph: Paragraph, open: Section | undefined) => Paragraph[] {
  const kinds = new Map<string, number>();
  const heads = new Map<string, number>();
  let lastDated: Paragraph | undefined;
  for (const { paragraph } of placed) {
    const found = inlineOf(paragraph);
    const kind = kindOf(paragraph.text);
    const isHeading = found !== undefined || headingSection(paragraph.text) !== undefined;
    if (kind !== undefined && isHeading) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (found) heads.set(foldText(found.head), (heads.get(foldText(found.head)) ?? 0) + 1);
    if (paragraph.text.length < 300 && findPeriods(paragraph.text).some(({ start, end }) => start && end))
      lastDated = paragraph;
  }
  let isBehindDates = lastDated === undefined;
  return (paragraph, open) => {
    if (paragraph === lastDated) isBehindDates = true;
    const found = inlineOf(paragraph);
    if (!found || paragraph.cell) return [paragraph];
    const isNumbered = (kinds.get(kindOf(paragraph.text) ?? "") ?? 0) > fewest;
    const isOnce = heads.get(foldText(found.head)) === 1;
    if (!isNumbered && !(isOnce && opens(found, open, isBehindDates))) return [paragraph];
    const { text, runs } = paragraph;
    return [
      { ...paragraph, text: found.head, runs: runsBetween(runs, 0, found.head.length) },
      {
        ...paragraph,
        text: found.rest,
        runs: runsBetween(runs, found.from, text.length),
        spaceBefore: 0,
      },
    ];
  };
}

const inline = /^([^:\t]{3,60}?)\s?:\s+(?=\S)/u;
/** "skills - sewing, cutting": a note has a dash in the place of a colon. */
const dashed = /^(\p{L}[\p{L} ]{2,30}?)\s+[-–—]\s+(?=\S)/u;

/** "skills - sewing, cutting": the dash parts the head of a list from it; behind other words it parts a name. */
export function dashedLine(text: string): RegExpExecArray | null {
  const found = dashed.exec(text);
  const section = found ? headingSection(found[1] ?? "") : undefined;
  return section !== undefined && (dashedSections.has(section) || isOfPastimes(found?.[1] ?? ""))
    ? found
    : null;
}
const dashedSections: ReadonlySet<Section> = new Set(["skills", "languages", "referees"]);

function inlineOf(paragraph: Paragraph): Inline | undefined {
  const { text } = paragraph;
  const colon = inline.exec(text);
  const bold = boldLead(paragraph);
  const dash = colon ? null : dashedLine(text);
  const head = colon?.[1] ?? dash?.[1] ?? bold;
  const from = (colon ?? dash)?.[0].length ?? (bold === undefined ? 0 : bold.length + 1);
  if (head === undefined || text.length > 600) return undefined;
  const section = headingSection(head);
  const rest = text.slice(from).trim();
  if (section === undefined || rest === "") return undefined;
  const name = head.replace(numbering, "");
  const isCapitals = name === name.toUpperCase() && /\p{Ll}{3}/u.test(rest);
  return { head, rest, from, section, isRaised: isCapitals || bold === head };
}

/** The words that alone are bold at the beginning of a line. */
function boldLead({ text, runs }: Paragraph): string | undefined {
  const [first, second] = runs;
  if (!first?.bold || !second || second.bold) return undefined;
  const lead = first.text.trim().replace(/\s*:$/, "");
  return text.startsWith(`${lead} `) && lead.length > 2 && lead.split(" ").length <= 5 ? lead : undefined;
}

/** Sections whose entries may have labels of their own. */
const ofEntries: ReadonlySet<Section> = new Set(["work", "siwes", "nysc", "volunteer", "projects"]);
/** Lists whose rows are told apart one by one. */
const ofLists: ReadonlySet<Section> = new Set(["skills", "languages"]);
const ofPerson: ReadonlySet<Section> = new Set(["personal", "contact", "summary"]);
const lists: ReadonlySet<Section> = new Set(["skills", "certificates", "awards", "languages"]);

function opens(
  { head, rest, section, isRaised }: Inline,
  open: Section | undefined,
  isBehindDates: boolean,
): boolean {
  if (open === undefined || open === section) return false;
  if (section === "referees") return true;
  if (ofLists.has(open)) return section === "awards" || section === "certificates";
  if (isOfPastimes(head)) return !ofPerson.has(open);
  if (section === "languages" && !namesLanguage(rest)) return false;
  if (!lists.has(section)) return false;
  if (ofPerson.has(open)) return section === "skills" || section === "certificates";
  return ofEntries.has(open) ? isRaised && isBehindDates && section !== "awards" : isRaised || isBehindDates;
}

/** How a line is numbered: by letters, figures or Roman numbers, and the mark behind them. */
function kindOf(text: string): string | undefined {
  const number = numbering.exec(text)?.[0].trim();
  return number
    ?.replace(/[ivx]{2,}/giu, "i")
    .replace(/\p{Lu}/gu, "A")
    .replace(/\p{Ll}/gu, "a")
    .replace(/\d+/gu, "1");
}
