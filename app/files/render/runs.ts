import { toPrintableText } from "./characters";
import type { Run } from "./layout";

/** A line as runs, with placeholders as separate runs. An empty line has no runs. */
export function toRuns(text: string | undefined, style: { strong?: boolean; soft?: boolean } = {}): Run[] {
  const line = toPrintableText(text ?? "");
  return line
    .split(BLANK)
    .filter((part) => part !== "")
    .map((part) =>
      BLANK_ONLY.test(part) ? { text: part, ...style, blank: true } : { text: part, ...style },
    );
}

/**
 * Lines joined by a separator; empty ones leave no separator. The separator belongs to the run before it,
 * because readers see a space after a run that ends in a tone mark.
 */
export function joinRuns(parts: Run[][], separator: string): Run[] {
  const joined: Run[] = [];
  for (const part of parts.filter((part) => part.length > 0)) {
    const last = joined.at(-1);
    if (last !== undefined && (last.href !== undefined || last.blank)) joined.push({ text: separator });
    else if (last !== undefined) joined.splice(-1, 1, { ...last, text: last.text + separator });
    joined.push(...part);
  }
  return joined;
}

/** Details of one line with bars between them: employer, place, dates. */
export function joinWithBars(parts: Run[][]): Run[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, position) => (position === 0 ? part : [BAR, ...part]));
}

/** The separator of details on one line. Employers' systems, and our own parser, split details there. */
const BAR: Run = { text: " | ", bar: true };

/**
 * A contact detail as a link for an e-mail address, a phone number or a web address; otherwise plain text.
 */
export function toContactRuns(text: string | undefined): Run[] {
  const runs = toRuns(text);
  const href = toLink(toPrintableText(text ?? ""));
  if (href === undefined || runs.some((run) => run.blank)) return runs;
  return runs.map((run) => ({ ...run, href }));
}

const BLANK = /((?<!\p{M})_{4,}(?: ?\([^()]*\))?)/u;
const BLANK_ONLY = /^_{4,}(?: ?\([^()]*\))?$/;

function toLink(text: string): string | undefined {
  if (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/.test(text)) return safeUrl(`mailto:${text}`);
  if (/^\+?[\d ()-]{7,24}$/.test(text) && /\d{6}/.test(text.replace(/\D/g, "")))
    return `tel:${text.replace(/[^\d+]/g, "")}`;
  if (/^https?:\/\/\S+$/i.test(text)) return safeUrl(text);
  if (/^(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(text)) return safeUrl(`https://${text}`);
  return undefined;
}

function safeUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return ["http:", "https:", "mailto:"].includes(url.protocol) ? url.href : undefined;
}
