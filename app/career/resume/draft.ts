import { cleanLine, type Profile } from "../profile.schema";
import { emptyProfile } from "../profile/canonical-profile";
import type { Field } from "./fields";

export type Fact = { id: string; kind: string; path: string; paragraph: number; confidence: number };
export type DoubtKind =
  "name" | "employer" | "title" | "dates" | "entry" | "line" | "columns" | "years" | "school" | "capitals";
/** Where the reader guessed. `text` is one plain sentence for the person. */
export type Doubt = { kind: DoubtKind; paragraph: number; path?: string; text: string; suggestion?: string };

/** Below this probability a field stays empty. */
export const sureEnough = 0.7;

/** A profile in the making: every value that is set leaves a fact, every guess a doubt, and what was used is remembered. */
export class Draft {
  readonly profile: Profile = emptyProfile();
  readonly facts: Fact[] = [];
  readonly doubts: Doubt[] = [];
  /** Texts that were used, by paragraph. */
  private readonly used = new Map<number, string[]>();

  /** Notes that the words of a field, or of a whole text, are in the profile. */
  use(paragraph: number, text: string): void {
    const had = this.used.get(paragraph);
    if (had) had.push(text);
    else this.used.set(paragraph, [text]);
  }

  usedOf(paragraph: number): readonly string[] {
    return this.used.get(paragraph) ?? [];
  }

  fact(path: string, paragraph: number, confidence: number): void {
    const kind = path.split(".")[0] ?? path;
    this.facts.push({
      id: `${path}@${paragraph}`,
      kind,
      path,
      paragraph,
      confidence: Math.round(confidence * 1000) / 1000,
    });
  }

  doubt(
    kind: DoubtKind,
    paragraph: number,
    text: string,
    more: { path?: string; suggestion?: string } = {},
  ): void {
    this.doubts.push({ kind, paragraph, text, ...more });
  }

  /** A value as the profile stores it, if it fits and is sure enough; else undefined, and a doubt where it was unsure. */
  take(
    field: Field,
    text: string,
    confidence: number,
    at: { path: string; kind: DoubtKind; max?: number },
  ): string | undefined {
    const value = tidyValue(text);
    if (value === "" || value.length > (at.max ?? 200)) return undefined;
    if (confidence < sureEnough) {
      this.doubt(at.kind, field.paragraph, `Is “${value}” right here? We were not sure and left it out.`, {
        path: at.path,
        suggestion: value,
      });
      return undefined;
    }
    this.use(field.paragraph, field.text);
    this.fact(at.path, field.paragraph, confidence);
    return value;
  }
}

/** One clean line without marks left at its ends. */
export function tidyValue(text: string): string {
  return cleanLine(text)
    .replace(/^[\s,;:|•·–—-]+/u, "")
    .replace(/[\s,;:|•·–—-]+$/u, "");
}

/** A long text as lines of at most `max` letters, cut at spaces. */
export function pieces(text: string, max: number): string[] {
  const line = cleanLine(text);
  if (line.length <= max) return line === "" ? [] : [line];
  const space = line.lastIndexOf(" ", max);
  const end = space > max / 2 ? space : max;
  const found = [line.slice(0, end).trim()];
  let from = end;
  while (from < line.length) {
    const next =
      line.length - from <= max
        ? line.length
        : Math.max(line.lastIndexOf(" ", from + max), from + Math.floor(max / 2));
    const piece = cleanLine(line.slice(from, next));
    if (piece !== "") found.push(piece);
    from = next;
  }
  return found;
}
