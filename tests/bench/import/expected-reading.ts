// A resume before it is set: blocks of text with their part on the page, the same for Word, HTML and Typst.

export type Span = { text: string; bold?: boolean; italic?: boolean };
export type Role =
  | "title"
  | "name"
  | "headline"
  | "contact"
  | "heading"
  | "entry" // first line of an entry
  | "detail" // its other lines
  | "line"
  | "bullet"
  | "numbered"
  | "typed"; // a list item whose sign was typed
export type TextBlock = { role: Role; spans: Span[] };
export type TableBlock = { role: "table"; border: boolean; widths: number[]; rows: TextBlock[][][] };
export type Block = TextBlock | TableBlock;
export type Part = { heading: TextBlock; blocks: Block[] };
export type Sheet = { top: TextBlock[]; pageHead: TextBlock[]; main: Part[]; side: Part[]; name: string };

export function textBlock(role: Role, text: string): TextBlock {
  return { role, spans: [{ text }] };
}

export function plainOf({ spans }: TextBlock): string {
  return spans.map(({ text }) => text).join("");
}

type Fields = Record<string, string | undefined>;

/** Fills a template (see EntryForm). `onShown` hears each value that was printed, but no dates and no fixed words. */
export function fillTemplate(template: string, fields: Fields, onShown: (value: string) => void): Span[] {
  const valueOf = (field: string) => fields[field.toLowerCase()] ?? "";
  const full = template.replace(/\[([^\]]*)\]/g, (_, inner: string) =>
    [...inner.matchAll(/\{(\w+)\}/g)].every(([, field = ""]) => valueOf(field) !== "") ? inner : "",
  );
  const spans: Span[] = [];
  let bold = false;
  let italic = false;
  for (const [piece] of full.matchAll(/\*\*|\*|\{\w+\}|[^*{]+/g)) {
    if (piece === "**") bold = !bold;
    else if (piece === "*") italic = !italic;
    else {
      const field = /^\{(\w+)\}$/.exec(piece)?.[1];
      const value = field ? valueOf(field) : piece.replace("⟦", "[").replace("⟧", "]");
      if (field && !["dates", "start", "end", "number", "date"].includes(field.toLowerCase())) onShown(value);
      const text = field && field === field.toUpperCase() ? value.toUpperCase() : value;
      if (text) spans.push({ text, ...(bold && { bold }), ...(italic && { italic }) });
    }
  }
  return spans;
}
