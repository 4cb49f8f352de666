import type { Paragraph } from "./document-text";
import type { Placed } from "./rails";
import { labelKind } from "./segment-labels";
import { runsBetween } from "./text-style";

const MOST_LINES = 4;

/**
 * "Name and address of⇥Tana Water Agency" over "employer⇥Nairobi": a label that had no room on one line of its form is whole again, and what
 * stands beside its further lines goes on below its value.
 */
export function joinCutLabels(placed: readonly Placed[]): Placed[] {
  const joined: Placed[] = [];
  for (let at = 0; at < placed.length;) {
    const lines = cutLabel(placed, at);
    joined.push(...(lines ? whole(lines) : placed.slice(at, at + 1)));
    at += lines?.length ?? 1;
  }
  return joined;
}

/** The lines that a label takes from here on, where it is one of several lines. */
function cutLabel(placed: readonly Placed[], from: number): Placed[] | undefined {
  const first = placed[from];
  if (!first || !hasValue(first) || labelKind(labelOf(first)) !== undefined) return undefined;
  const lines = [first];
  let label = labelOf(first);
  for (const next of placed.slice(from + 1, from + MOST_LINES)) {
    if (!isBelow(first.paragraph, next.paragraph)) return undefined;
    label = `${label} ${labelOf(next)}`;
    lines.push(next);
    if (labelKind(label) !== undefined) return lines;
  }
  return undefined;
}

const labelOf = ({ paragraph: { text } }: Placed) => text.split("\t", 1)[0]?.trim() ?? "";
const hasValue = ({ paragraph: { text, cell } }: Placed) => !cell && /^[^\t]{3,60}\t/u.test(text);

function isBelow(first: Paragraph, next: Paragraph): boolean {
  return !next.cell && next.page === first.page && next.column === first.column && next.spaceBefore < NEAR;
}
const NEAR = 4;

function whole(lines: readonly Placed[]): Placed[] {
  const [first] = lines;
  if (!first) return [];
  const { text, runs } = first.paragraph;
  const rest = lines.slice(1);
  const more = rest.map((line) => ` ${labelOf(line)}`).join("");
  const end = text.indexOf("\t");
  const run = runs[0] ?? { bold: false, italic: false, size: 10 };
  const paragraph = {
    ...first.paragraph,
    text: text.slice(0, end) + more + text.slice(end),
    runs: [...runsBetween(runs, 0, end), { ...run, text: more }, ...runsBetween(runs, end, text.length)],
  };
  return [{ ...first, paragraph }, ...rest.flatMap(valueOf)];
}

function valueOf({ paragraph, place }: Placed): Placed[] {
  const { text, runs, ...others } = paragraph;
  const from = text.indexOf("\t") + 1;
  if (from === 0) return [];
  const value: Paragraph = { ...others, text: text.slice(from), runs: runsBetween(runs, from, text.length) };
  delete value.listLevel;
  return [{ place, paragraph: value }];
}

/** "Designation" in one cell and ": Electrician" in the next of its row: the colon is that of the label. */
export function withOwnColons(placed: readonly Placed[]): Placed[] {
  const whole: Placed[] = [];
  for (const one of placed) {
    const label = whole.at(-1);
    const lead = LEADING_COLON.exec(one.paragraph.text)?.[0];
    if (label && lead !== undefined && isBesideLabel(label.paragraph, one.paragraph)) {
      whole[whole.length - 1] = { ...label, paragraph: withColon(label.paragraph) };
      whole.push({ ...one, paragraph: without(lead, one.paragraph) });
    } else whole.push(one);
  }
  return whole;
}
const LEADING_COLON = /^\s*:\s*(?=\S)/u;

function isBesideLabel({ text, cell }: Paragraph, { cell: own }: Paragraph): boolean {
  const isInRow = cell?.table === own?.table && cell?.row === own?.row && cell?.column !== own?.column;
  return cell !== undefined && isInRow && text.length <= 60 && !/:\s*$/u.test(text);
}

function withColon(paragraph: Paragraph): Paragraph {
  const [run] = paragraph.runs.slice(-1);
  const colon = run ? [{ ...run, text: ":" }] : [];
  return { ...paragraph, text: `${paragraph.text}:`, runs: [...paragraph.runs, ...colon] };
}

function without(lead: string, paragraph: Paragraph): Paragraph {
  const { text, runs } = paragraph;
  return { ...paragraph, text: text.slice(lead.length), runs: runsBetween(runs, lead.length, text.length) };
}
