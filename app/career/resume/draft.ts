import { cleanLine, type Profile } from "../profile.schema";
import { emptyProfile } from "../profile/canonical-profile";
import type { Field } from "./field";

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
  /** Texts that were used, in order. */
  private readonly used: { paragraph: number; text: string }[] = [];
  /** Those of them that the profile holds in another form: dates, phone numbers, numbering. */
  private readonly rewritten: { paragraph: number; text: string }[] = [];

  /** Notes that the words of a field, or of a whole text, are in the profile. */
  use(paragraph: number, text: string): void {
    this.used.push({ paragraph, text });
  }

  /** Notes that the profile holds what some words say, in another form. */
  useRewritten(paragraph: number, text: string): void {
    this.use(paragraph, text);
    this.rewritten.push({ paragraph, text });
  }

  /** Notes that the profile holds the figures of a phone number in its own form. Of words beside them only what it holds counts as used. */
  usePhone(paragraph: number, text: string): void {
    this.useRewritten(paragraph, text.replace(/[\p{L}\p{M}]+/gu, " "));
    this.use(paragraph, text.replace(/\p{N}+/gu, " "));
  }

  /** The used texts of which each word must stand in the profile, and those that were written in another form. */
  claims(): {
    used: readonly { paragraph: number; text: string }[];
    rewritten: readonly { paragraph: number; text: string }[];
  } {
    return { used: this.used, rewritten: this.rewritten };
  }

  /** Makes an entry. When none comes of it, nothing of it counts as used. */
  attempt<Entry>(make: () => Entry | undefined): Entry | undefined {
    const [used, rewritten, facts] = [this.used.length, this.rewritten.length, this.facts.length];
    const entry = make();
    if (entry === undefined) {
      this.used.length = used;
      this.rewritten.length = rewritten;
      this.facts.length = facts;
    }
    return entry;
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
  placeField(
    field: Field,
    text: string,
    confidence: number,
    at: { path: string; kind: DoubtKind; max?: number },
  ): string | undefined {
    const value = endsInStop.has(field.label) ? withoutStop(normalizeValue(text)) : normalizeValue(text);
    if (value === "" || value.length > (at.max ?? 200)) return undefined;
    // Half a bracket: the text was cut in the wrong place.
    const isWhole = count(value, /[([]/g) === count(value, /[)\]]/g);
    if (confidence < sureEnough || !isWhole) {
      this.doubt(at.kind, field.paragraph, `Is “${value}” right here? We were not sure and left it out.`, {
        path: at.path,
        suggestion: value,
      });
      return undefined;
    }
    if (at.kind === "dates") this.useRewritten(field.paragraph, field.text);
    else if (field.label === "phone") this.usePhone(field.paragraph, field.text);
    else this.use(field.paragraph, field.text);
    this.fact(at.path, field.paragraph, confidence);
    return value;
  }
}

// Names that end in a full stop where their line does.
const endsInStop: ReadonlySet<string> = new Set(["place", "employer", "school", "title"]);

/** "Awka, Anambra State." → without its stop; "Nig. Ltd." and "Co." keep theirs. */
function withoutStop(text: string): string {
  return /(?<![\p{L}])\p{L}{1,4}\.$/u.test(text) && !/\p{Ll}{4}\.$/u.test(text)
    ? text
    : text.replace(/\.$/, "");
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

/** One clean line without marks left at its ends. */
export function normalizeValue(text: string): string {
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
