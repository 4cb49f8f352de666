import { foldText } from "../nlp/fold";
import type { Block, Heading } from "./blocks";
import type { DocumentText } from "./document-text";
import { normalizeValue } from "./draft";
import { groupByParagraph, type Field } from "./field";
import { withLinesAt } from "./line-ranges";
import { isPost } from "./places";
import { verbs } from "./vocabulary/vocabulary";

type Account = { head: number; deeds: number[] };

/**
 * Resumes by skills tell what was done under the names of skills and list the employers elsewhere. Each such account becomes a section of its own: nobody
 * says at which employer it was done. `headings` gets the names of the skills.
 */
export function withSkillAccounts(
  document: DocumentText,
  blocks: readonly Block[],
  headings: Heading[],
): Block[] {
  let isBehindAccount = false;
  const parts = blocks.flatMap((block): Block[] => {
    const accounts = accountsOf(document, block, blocks);
    const goesOn = isBehindAccount && block.section === "certificates" && isOfDeeds(document, block.fields);
    isBehindAccount = accounts.length > 0 || goesOn;
    if (goesOn) return [{ ...block, section: "custom", fields: asLines(document, block.fields) }];
    if (accounts.length === 0) return [block];
    const own = new Set(accounts.flatMap(({ head, deeds }) => [head, ...deeds]));
    const left = block.fields.filter(({ paragraph }) => !own.has(paragraph));
    headings.push(...accounts.map(({ head }) => ({ paragraph: head, section: "custom" })));
    return [
      { ...block, fields: left },
      ...accounts.map(({ head, deeds }): Block => {
        const fields = block.fields.filter(({ paragraph }) => deeds.includes(paragraph));
        const heading = normalizeValue(textAt(document, head));
        return { section: "custom", heading, fields: asLines(document, fields) };
      }),
    ];
  });
  headings.sort((one, other) => one.paragraph - other.paragraph);
  return parts;
}

const FEWEST_ACCOUNTS = 2;
const MAY_HOLD: ReadonlySet<string> = new Set(["skills", "work", "custom"]);

/** The accounts of a section of skills, or of work without a time and an employer where another section has the employers. */
function accountsOf(document: DocumentText, block: Block, blocks: readonly Block[]): Account[] {
  if (!MAY_HOLD.has(block.section)) return [];
  const groups = [...groupByParagraph(block.fields)];
  const lists = block.section === "work" ? undefined : listsUnderHeads(document, block.section, groups);
  if (lists) return lists;
  const accounts: Account[] = [];
  let open: Account | undefined;
  for (const [at, [place, here]] of groups.entries()) {
    const hasNoDates = here.every(({ label }) => label !== "dates");
    const next = groups[at + 1]?.[0];
    if (isHead(document, place) && !here.some(isEmployer) && next !== undefined && isDeed(document, next)) {
      open = { head: place, deeds: [] };
      accounts.push(open);
    } else if (open && hasNoDates && isDeed(document, place)) open.deeds.push(place);
    else open = undefined;
  }
  const found = accounts.filter(({ deeds }) => deeds.length > 0);
  // Under the name of the first skill, which was taken for a heading.
  const isOfDeedsAlone = () => {
    const own = new Set(found.map(({ head }) => head));
    return groups.every(([place]) => own.has(place) || isDeed(document, place));
  };
  if (block.section === "custom") return isOfDeedsAlone() ? found : [];
  if (found.length < FEWEST_ACCOUNTS) return [];
  if (block.section === "skills") return found;
  const isElsewhere = blocks.some(
    (one) => one !== block && one.section === "work" && one.fields.some(isEmployer),
  );
  return isElsewhere && !block.fields.some((field) => isEmployer(field) || field.label === "dates")
    ? found
    : [];
}

/**
 * A section that is nothing but lists under heads of a few words, where half of the items are sentences: each head names a skill, and what stands in its list tells of
 * it, whatever its words begin with.
 */
function listsUnderHeads(
  document: DocumentText,
  section: Block["section"],
  groups: readonly (readonly [number, readonly Field[]])[],
): Account[] | undefined {
  const accounts: Account[] = [];
  // Under the name of the first skill, which was taken for a heading.
  let first = 0;
  let sentences = 0;
  for (const [place, here] of groups) {
    const open = accounts.at(-1);
    if (document.paragraphs[place]?.listLevel === undefined) {
      if (!isHead(document, place) || here.some(isEmployer)) return undefined;
      accounts.push({ head: place, deeds: [] });
      continue;
    }
    if (open) open.deeds.push(place);
    else if (section === "custom") first += 1;
    else return undefined;
    if (isDeed(document, place) || here.every((field) => field.label === "line")) sentences += 1;
  }
  const items = accounts.reduce((sum, { deeds }) => sum + deeds.length, first);
  const isWhole = accounts.every(({ deeds }) => deeds.length > 0);
  const heads = accounts.length + Math.min(1, first);
  return accounts.length > 0 && heads >= FEWEST_ACCOUNTS && isWhole && sentences * 2 >= items
    ? accounts
    : undefined;
}

const isEmployer = (field: Field) => field.label === "employer" && field.probability("employer") >= 0.7;
const textAt = ({ paragraphs }: DocumentText, place: number) => paragraphs[place]?.text ?? "";

/** "Stock and cost control": a few words that name no post. */
function isHead(document: DocumentText, place: number): boolean {
  const paragraph = document.paragraphs[place];
  const text = paragraph?.text.trim() ?? "";
  const isPlain = paragraph?.listLevel === undefined && !paragraph?.cell;
  return isPlain && HEAD.test(text) && text.split(/\s+/).length <= 6 && !isPost(text);
}
const HEAD = /^\p{Lu}[^\d.,;:]{2,60}:?$/u;

/** "Led 25 kitchen staff over three shifts": what was done, by its first word. */
function isDeed(document: DocumentText, place: number): boolean {
  const words = foldText(textAt(document, place)).split(/[^\p{L}\p{N}'’-]+/u);
  const written = words.filter((word) => word !== "");
  const first = written[0] ?? "";
  return written.length >= 4 && (verbs.has(first) || /^\p{L}{3,}ed$/u.test(first)) && !OF_PAPERS.has(first);
}
/** What is got and not done, lower case. */
const OF_PAPERS: ReadonlySet<string> = new Set(
  "attended completed obtained received passed earned certified registered licensed awarded".split(" "),
);

function isOfDeeds(document: DocumentText, fields: readonly Field[]): boolean {
  const places = [...groupByParagraph(fields).keys()];
  return places.length > 0 && places.every((place) => isDeed(document, place));
}

function asLines(document: DocumentText, fields: readonly Field[]): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const text = textAt(document, place);
    return withLinesAt(text, here, [{ from: 0, to: text.length }]);
  });
}
