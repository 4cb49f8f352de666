import type { DocumentText, Paragraph } from "~/career/resume/document-text";
import type { Label } from "~/career/resume/tagger/labels";
import type { Chance } from "./invent";

export type Piece = { text: string; label: Label };
/** How a paragraph is set: weight and size for the whole, or for single pieces. */
export type Setting = {
  bold?: boolean | ((label: Label) => boolean);
  italic?: (label: Label) => boolean;
  size?: number;
  space?: number;
  caps?: boolean;
  list?: number;
  rule?: boolean;
  center?: boolean;
  headingLevel?: number;
  indent?: number;
  cell?: Paragraph["cell"];
  column?: number;
  zone?: Paragraph["zone"];
};
export type Gold = { from: number; to: number; label: Label };

/** A page under construction: paragraphs and, for each, which stretch is what. */
export class Page {
  readonly paragraphs: Paragraph[] = [];
  readonly gold: Gold[][] = [];
  private page = 1;

  constructor(
    private readonly choose: Chance,
    private readonly kind: "docx" | "pdf",
    private readonly body: number,
    private readonly keepsBold: boolean,
  ) {}

  add(pieces: Piece[], setting: Setting = {}): void {
    const full = pieces.filter(({ text }) => text !== "");
    if (!setting.cell && full.every(({ label }) => label === "other")) return;
    const text = full.map((piece) => (setting.caps ? piece.text.toUpperCase() : piece.text)).join("");
    const runs: Paragraph["runs"] = [];
    const gold: Gold[] = [];
    const size = Math.round((setting.size ?? 1) * this.body * 2) / 2;
    let from = 0;
    for (const piece of full) {
      const bold =
        this.keepsBold &&
        (typeof setting.bold === "function" ? setting.bold(piece.label) : (setting.bold ?? false));
      const italic = setting.italic?.(piece.label) ?? false;
      const written = setting.caps ? piece.text.toUpperCase() : piece.text;
      const last = runs.at(-1);
      if (last && ((last.bold === bold && last.italic === italic) || piece.text.trim() === ""))
        last.text += written;
      else runs.push({ text: written, bold, italic, size });
      if (piece.label !== "other") gold.push({ from, to: from + written.length, label: piece.label });
      from += written.length;
    }
    if (this.kind === "pdf" && this.paragraphs.length > 0 && this.paragraphs.length % 48 === 0)
      this.page += 1;
    const noise = this.kind === "pdf" ? this.choose.next() * 1.5 : 0;
    this.paragraphs.push({
      text,
      runs,
      page: this.page,
      column: setting.column ?? 0,
      indent: setting.indent ?? (setting.list === undefined ? 0 : 18 * (setting.list + 1)),
      spaceBefore: Math.round(((setting.space ?? 0) + noise) * 10) / 10,
      ...(setting.rule && { ruleBelow: true }),
      ...(setting.center && { align: "center" as const }),
      ...(setting.list !== undefined && { listLevel: setting.list }),
      ...(setting.cell && { cell: setting.cell }),
      ...(setting.headingLevel && this.kind === "docx" && { headingLevel: setting.headingLevel }),
      ...(setting.zone && { zone: setting.zone }),
    });
    this.gold.push(gold);
  }

  document(): DocumentText {
    return { paragraphs: this.paragraphs, hidden: [], pages: this.page };
  }
}
