import { foldText } from "../nlp/fold";
import type { Field } from "./field";
import { services } from "./vocabulary/vocabulary";

const batch = /\bbatch [a-d](?:,? stream (?:[12]|i{1,2}))?$/iu;
const bracketAtEnd = /\s*\(([^()]{2,40})\)$/u;

/** True when a text says that a post was service or training and nothing else: "NYSC", "SIWES / IT", "Batch B Stream II". */
export function isEngagement(text: string): boolean {
  const words = foldText(text)
    .replace(batch, "")
    .split(/\s*[/,&]\s*/)
    .map((word) => word.replace(/[.\s]+$/, ""))
    .filter((word) => word !== "");
  return (words.length > 0 || batch.test(text)) && words.every((word) => services.has(word));
}

/** "Kafanchan (NYSC)" → "Kafanchan" and "NYSC"; undefined when no bracket of this kind ends the text. */
export function engagementAtEnd(text: string): { rest: string; words: string } | undefined {
  const bracket = bracketAtEnd.exec(text);
  const [whole = "", words = ""] = bracket ?? [];
  return bracket && isEngagement(words) ? { rest: text.slice(0, -whole.length), words } : undefined;
}

/** The title with how the post was held behind it, once: "Accounts Assistant (NYSC)". Alone the words are the title. */
export function withEngagement(title: string | undefined, notes: readonly Field[]): string | undefined {
  const had = foldText(title ?? "");
  const more = notes.map(({ text }) => shortForm(text)).filter((text) => !had.includes(foldText(text)));
  if (more.length === 0) return title;
  return title === undefined ? more.join(", ") : `${title} (${more.join(", ")})`;
}

/** "National Youth Service (NYSC)" → "NYSC", which stands in a bracket itself. */
export function shortForm(text: string): string {
  const short = bracketAtEnd.exec(text)?.[1] ?? "";
  return isEngagement(short) ? short : text.trim();
}
