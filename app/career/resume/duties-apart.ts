import { wordRun } from "../nlp/fold";
import type { Work } from "../profile.schema";
import type { DocumentText } from "./document-text";
import type { Draft } from "./draft";
import { postNamed } from "./duties-by-post";
import { linesOf } from "./entry-values";
import { type Field, groupByParagraph } from "./field";
import { headingSection, numbering } from "./headings";
import { withLinesAt } from "./line-ranges";
import { isOrganisation, isPlace } from "./places";
import { withSentences } from "./prose-lines";
import type { Section } from "./vocabulary/vocabulary-types";

/** What was done at an employer that is named again below the posts. `head`: the words that name it, in their paragraph. */
export type DutiesApart = { of: Owner; head: { paragraph: number; text: string }; lines: Field[] };
type Owner = { employer: string; post?: string };

/**
 * Many list their posts, often in a table, and tell below them what was done at each: "2. Marine Contractors" or "Oke-Iroko, as manager" over lines,
 * "At Zenkor: …". Such lines are taken out of the fields; they are no posts, and their heads no headings. Where fewer than two employers are named so,
 * nothing is.
 */
export function withoutDutiesApart(
  document: DocumentText,
  fields: readonly Field[],
): { left: readonly Field[]; apart: DutiesApart[] } {
  const groups = [...groupByParagraph(fields)];
  const timed = besideTimes(groups);
  const employers = fields.filter(({ label, paragraph }) => label === "employer" && timed.has(paragraph));
  const apart: DutiesApart[] = [];
  let open: DutiesApart | undefined;
  let section: Section | undefined;
  for (const [place, here] of employers.length > 0 ? groups : []) {
    const text = document.paragraphs[place]?.text ?? "";
    const isShort = text.length <= LONGEST || text.slice(0, LONGEST + 1).includes(":");
    const mayHead = isShort && !timed.has(place) && !ofOthers.has(section ?? "");
    const head = mayHead ? headOf(text, here) : undefined;
    const isOwn = open !== undefined && head !== undefined && OWN.test(head.employer);
    const isNamed =
      head && (isOwn || employers.some((one) => one.paragraph < place && areOne(one.text, head.employer)));
    if (head && isNamed) {
      open = { of: head, head: { paragraph: place, text: text.slice(0, head.end) }, lines: [] };
      if (head.end < text.length) open.lines.push(...lineFrom(text, here, head.end));
      apart.push(open);
    } else if (here.some(({ label }) => label === "heading")) {
      open = undefined;
      section = headingSection(text);
    } else if (open && !timed.has(place) && goesOn(here)) open.lines.push(...lineFrom(text, here, 0));
    else open = undefined;
  }
  const filled = apart.filter(({ lines }) => lines.length > 0);
  const named = new Set(filled.map(({ of }) => `${wordRun(of.employer)}/${wordRun(of.post ?? "")}`));
  if (named.size < FEWEST) return { left: fields, apart: [] };
  const gone = new Set(
    filled.flatMap(({ head, lines }) => [head, ...lines].map(({ paragraph }) => paragraph)),
  );
  const sentences = filled.map((one) => ({ ...one, lines: withSentences(document, one.lines) }));
  return { left: fields.filter(({ paragraph }) => !gone.has(paragraph)), apart: sentences };
}
const FEWEST = 2;
const ofOthers: ReadonlySet<string> = new Set(
  "education certificates referees awards languages personal oLevels publications contact".split(" "),
);

/** The paragraphs that stand in a line or row with a time, or right beside one: those of the posts themselves. */
function besideTimes(groups: readonly (readonly [number, readonly Field[]])[]): ReadonlySet<number> {
  const isTimed = (fields: readonly Field[] = []) =>
    fields.some(({ label, segments: [first] }) => label === "dates" && first?.period !== undefined) &&
    fields.every(({ label }) => label !== "line");
  const rows = new Set(groups.flatMap(([, here]) => (isTimed(here) ? (here[0]?.row ?? []) : [])));
  return new Set(
    groups.flatMap(([place, here], at) => {
      const isInRow = here[0]?.row !== undefined && rows.has(here[0].row);
      const isBeside = [at - 1, at, at + 1].some((near) => isTimed(groups[near]?.[1]));
      return isInRow || isBeside ? [place] : [];
    }),
  );
}

/** "2. MARINE & PIPE CONTRACTORS", "Oke-Iroko, as manager", "DELTAWELD (BONNY)", "At Zenkor: …": whom a line names, and where its head ends. */
function headOf(text: string, fields: readonly Field[]): (Owner & { end: number }) | undefined {
  const end = LED.exec(text)?.[0].length ?? text.length;
  const isOther = ({ label, segments: [first] }: Field) =>
    ofPeople.has(label) || (label === "dates" && (first?.from ?? 0) < end);
  if (fields.some(isOther)) return undefined;
  const written = text
    .slice(0, end)
    .replace(numbering, "")
    .replace(LEADS, "")
    .replace(/(?<![\s:–-])[\s:–-]+$/u, "");
  if (written.length > LONGEST || /[.;!?]\s/u.test(written)) return undefined;
  const { employer = "", post, rest = "" } = NAMED.exec(written)?.groups ?? {};
  const isKind = !/\s/u.test(employer.trim()) && isOrganisation(employer);
  if (wordRun(employer).trim().length < LEAST || isKind || (rest !== "" && !isPlace(rest))) return undefined;
  return { employer, ...(post !== undefined && { post }), end };
}
const LONGEST = 80;
const LEAST = 4;
const LED = /^[^:]{3,80}:\s+(?=\S)/u;
const LEADS = /^(?:(?:while|when) )?(?:at|in|with|for) (?:the )?/iu;
const NAMED =
  /^(?<employer>[^,()]{3,60}?)\s*(?:,? (?:as|when) (?:an? |the )?(?<post>\p{L}[\p{L} /&.'-]{2,50})|\((?<rest>[^()]{2,40})\))?$/u;
const ofPeople: ReadonlySet<string> = new Set(["phone", "email", "referee", "name"]);

/** True where one of two names has all words of the other, in their order. */
function areOne(one: string, other: string): boolean {
  const [a, b] = [wordRun(one), wordRun(other)];
  return b.trim() !== "" && (a.includes(b) || b.includes(a));
}

const goesOn = (fields: readonly Field[]) => !fields.some(({ label }) => ofPeople.has(label));

function lineFrom(text: string, fields: readonly Field[], from: number): Field[] {
  const range = { from, to: text.length };
  return withLinesAt(text, fields, [range]).filter(
    ({ label, segments: [first] }) => label === "line" && (first?.from ?? 0) >= from,
  );
}

/** "My own shop" is where somebody was the owner. */
function isAt({ name = "", position = "" }: Work, employer: string): boolean {
  return OWN.test(employer) ? OWNED.test(`${position} ${name}`) : areOne(name, employer);
}
const OWN = /^(?:my|our|own)\s/iu;
const OWNED = /(?<!\p{L})(?:self|own|owner|proprietor|proprietress)(?!\p{L})/iu;

/** Gives what was done to the post of that name at the employer, or to the first one there. What names no post that was read is shown under its own words. */
export function placeDutiesApart(draft: Draft, apart: readonly DutiesApart[]): void {
  const { work, custom } = draft.profile;
  for (const { of, head, lines } of apart) {
    const there = work.flatMap((job, at) => (isAt(job, of.employer) ? [at] : []));
    const titles = there.map((at) => work[at]?.position ?? "");
    const named = of.post === undefined ? 0 : postNamed(titles, of.post);
    const at = there[named < 0 ? 0 : named];
    const job = at === undefined ? undefined : work[at];
    if (job) {
      draft.useRewritten(head.paragraph, head.text);
      job.highlights.push(...linesOf(draft, lines, `work.${at}`));
    } else {
      draft.use(head.paragraph, head.text);
      const texts = linesOf(draft, lines, `custom.${custom.length}`);
      custom.push({
        heading: head.text.replace(/(?<![\s:])[\s:]+$/u, ""),
        lines: texts.map((text) => ({ text, bullet: true })),
      });
    }
  }
}
