import { cleanLine } from "../profile.schema";
import { pieces } from "../resume/draft";

const MAX_ENTRIES = 200; // of one list

/** One object of a JSON value. What is read of it is remembered, so that the rest can be shown. */
export class JsonObject {
  constructor(
    readonly value: Record<string, unknown>,
    private readonly path = "",
    private readonly read = new Set<string>(),
  ) {}

  /** An object inside; without fields where there is none. */
  child(key: string): JsonObject {
    const value = this.value[key];
    return new JsonObject(isRecord(value) ? value : {}, `${this.path}.${key}`, this.read);
  }

  /** The objects of a list. */
  list(key: string): JsonObject[] {
    const items = this.value[key];
    if (!Array.isArray(items)) return [];
    return items
      .slice(0, MAX_ENTRIES)
      .flatMap((item, index) =>
        isRecord(item) ? [new JsonObject(item, `${this.path}.${key}.${index}`, this.read)] : [],
      );
  }

  /** Fields of one line each, those that are there and not longer than their limit. */
  lines<Key extends string>(limits: Record<Key, number>): { [Name in Key]?: string } {
    const found: { [Name in Key]?: string } = {};
    for (const key in limits) {
      const line = this.text(key, (text) => {
        const clean = cleanLine(text);
        return clean === "" || clean.length > limits[key] ? undefined : clean;
      });
      if (line !== undefined) found[key] = line;
    }
    return found;
  }

  /** A text, or a list of texts, as lines of at most `max` characters. */
  texts(key: string, max: number): string[] {
    const value = this.value[key];
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.flatMap((item, index) => {
      if (typeof item !== "string") return [];
      this.read.add(Array.isArray(value) ? `${this.path}.${key}.${index}` : `${this.path}.${key}`);
      return item.split("\n").flatMap((line) => pieces(line, max));
    });
  }

  /** What a text means, if it means something. */
  text<Value>(key: string, parse: (text: string) => Value | undefined): Value | undefined {
    const value = this.value[key];
    const meaning = typeof value === "string" ? parse(value) : undefined;
    if (meaning !== undefined) this.read.add(`${this.path}.${key}`);
    return meaning;
  }

  /** Counts a field, or this whole object, as read. */
  ignore(key?: string): void {
    this.read.add(key === undefined ? this.path : `${this.path}.${key}`);
  }

  /** Every text below that was not read, with its key. */
  listUnread(): string[] {
    const found: string[] = [];
    const visit = (value: unknown, path: string, key: string): void => {
      if (this.read.has(path) || (typeof value === "string" && value.trim() === "")) return;
      if (typeof value === "string" || typeof value === "number")
        found.push(...pieces(key === "" ? `${value}` : `${key}: ${value}`, 1000));
      else if (Array.isArray(value)) value.forEach((item, index) => visit(item, `${path}.${index}`, key));
      else if (isRecord(value))
        for (const [name, item] of Object.entries(value)) visit(item, `${path}.${name}`, name);
    };
    visit(this.value, this.path, "");
    return found;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
