import type { DocumentLanguage } from "~/career/generated-document";
import { readHeading } from "./headings";
import { isHead, printHead, readHead, readLabel, type HeadForm } from "./slots";
import {
  bulletText,
  escape,
  escapeWhole,
  fit,
  isEscaped,
  protect,
  reveal,
  tidy,
  type Line,
} from "./text-lines";

/** A job, school, project … in the text form: a head line, labelled lines, one plain line, bullets. */
export type Entry<Key extends string> = {
  values: Partial<Record<Key, string>>;
  start?: string;
  end?: string;
  summary?: string;
  highlights: string[];
  literal?: Key[];
};
/** `below`: the keys that stand on a labelled line of their own, under the head. */
export type EntryForm<Key extends string> = { head: HeadForm<Key>; below?: Key[]; hasSummary: boolean };

/** Writes the entries of a section, a blank line between them. `readEntries` gives them back. */
export function printEntries<Key extends string>(
  form: EntryForm<Key>,
  entries: Entry<Key>[],
  language: DocumentLanguage,
): string {
  return entries
    .map((entry, index) => {
      const below = form.below ?? [];
      const values = { ...entry.values };
      for (const key of below) delete values[key];
      const head = printHead(form.head, { ...entry, values }, language);
      const needsMark =
        head === "" &&
        (index > 0 || entry.summary !== undefined || below.some((key) => entry.values[key] !== undefined));
      return [
        needsMark ? "|" : guardLine(head),
        ...below.flatMap((key) => labelledLine(form, key, entry.values[key])),
        ...(entry.summary === undefined ? [] : [plainLine(form, entry.summary)]),
        ...entry.highlights.map((highlight) => `- ${bulletLine(highlight)}`),
      ]
        .filter((line) => line !== "")
        .join("\n");
    })
    .join("\n\n");
}

function labelledLine<Key extends string>(
  form: EntryForm<Key>,
  key: Key,
  value: string | undefined,
): string[] {
  const slot = form.head.slots.find((each) => each.key === key);
  return slot && value !== undefined ? [`${slot.label}: ${escape(value, "|")}`] : [];
}

/** Reads the lines under a section's heading. Nothing is lost: what fits nowhere becomes a highlight. */
export function readEntries<Key extends string>(form: EntryForm<Key>, lines: Line[]): Entry<Key>[] {
  const entries: Entry<Key>[] = [];
  for (const line of lines) {
    const bullet = bulletText(line.text);
    const entry = entries.at(-1);
    if (bullet !== undefined) {
      const owner = entry ?? add(entries, { values: {}, highlights: [] });
      owner.highlights.push(...fit(reveal(bullet), 1000));
      continue;
    }
    const label = readLabel(form.head, line.text);
    const isBelow = label && form.below?.includes(label.slot.key) && !line.text.includes("|");
    if (
      entry &&
      isBelow &&
      label &&
      entry.values[label.slot.key] === undefined &&
      reveal(label.value).length <= 200
    ) {
      entry.values[label.slot.key] = reveal(label.value);
      continue;
    }
    if (!entry || line.isAfterBlank || isHead(form.head, line.text)) {
      const { rest, ...head } = readHead(form.head, line.text);
      const isTooLong = entry && Object.keys(head.values).length === 0 && rest.length === 1;
      if (!isTooLong) {
        add(entries, { ...head, highlights: rest.flatMap((part) => fit(part, 1000)) });
        continue;
      }
    }
    if (!entry) continue;
    const [first, ...more] = fit(reveal(line.text), 1000);
    if (form.hasSummary && entry.summary === undefined && entry.highlights.length === 0) {
      if (first !== undefined) entry.summary = first;
      entry.highlights.push(...more);
    } else entry.highlights.push(...fit(reveal(line.text), 1000));
  }
  return entries;
}

function add<Key extends string>(entries: Entry<Key>[], entry: Entry<Key>): Entry<Key> {
  entries.push(entry);
  return entry;
}

/** A value on a line of its own, so written that it is neither heading, bullet nor head line. */
function plainLine<Key extends string>(form: EntryForm<Key>, value: string): string {
  const plain = escape(value, "|");
  const line = protect(plain);
  const label = readLabel(form.head, line);
  const isMisread =
    (!isEscaped(line) && isHead(form.head, line)) || (label && form.below?.includes(label.slot.key));
  return isMisread ? escapeWhole(value, "|") : guardLine(plain);
}

/** The text after "- ": only a backslash has to be written twice. */
export function bulletLine(value: string): string {
  return escape(value);
}

/** Puts a backslash before a written line that would be read as a heading or a bullet. */
export function guardLine(line: string): string {
  const read = tidy(line);
  const isMisread =
    bulletText(protect(read)) !== undefined ||
    readHeading({ text: protect(read), isAfterBlank: true }) !== undefined;
  return isMisread ? `\\${line}` : line;
}
