import type { Paragraph } from "./document-text";
import { headingSection, numbering } from "./headings";
import type { Placed } from "./rails";
import { runsBetween } from "./text-style";

const inline = /^([^:\t]{3,60}):\s+(?=\S)/u;
const fewest = 2;

/**
 * Parts "E. SKILL: Excel, Corel Draw" into its heading and what stands behind it, where other headings of the document are numbered in the same
 * way.
 */
export function inlineHeadingParter(placed: readonly Placed[]): (paragraph: Paragraph) => Paragraph[] {
  const kinds = new Map<string, number>();
  for (const { paragraph } of placed) {
    const kind = kindOf(paragraph.text);
    const head = inline.exec(paragraph.text)?.[1] ?? paragraph.text;
    if (kind !== undefined && headingSection(head) !== undefined) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return (paragraph) => {
    const { text, runs } = paragraph;
    const [whole = "", head = ""] = inline.exec(text) ?? [];
    const kind = kindOf(text);
    if (kind === undefined || paragraph.cell || (kinds.get(kind) ?? 0) <= fewest) return [paragraph];
    if (whole === "" || headingSection(head) === undefined) return [paragraph];
    return [
      { ...paragraph, text: head, runs: runsBetween(runs, 0, head.length) },
      {
        ...paragraph,
        text: text.slice(whole.length),
        runs: runsBetween(runs, whole.length, text.length),
        spaceBefore: 0,
      },
    ];
  };
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
