import { formatPeriod, parseDate, parsePeriod, findPeriods } from "../dates";
import type { DocumentLanguage } from "~/career/generated-document";
import { escape, escapeWhole, isEscaped, protect, reveal } from "./text-lines";

/**
 * A place in a head line such as "Accounts Officer | Zenith Foods Ltd | Lagos | Mar 2021 – Present". A value stands at its
 * place, or anywhere behind its label ("Employer: Zenith Foods Ltd"). A slot with `is` is known by its content instead.
 */
export type Slot<Key extends string> = {
  key: Key;
  label: string;
  otherLabels?: RegExp;
  is?: (text: string) => boolean;
  /** Only behind its label. */
  isLabelled?: true;
  /** Longest value in UTF-16 units; 200 unless told. */
  most?: number;
  /** Printed in round brackets and known by them. */
  isBracketed?: true;
};
export type HeadForm<Key extends string> = { slots: Slot<Key>[]; dates: "range" | "single" | "none" };
/** `literal`: the keys whose value was, or must be, escaped as a whole. */
export type Head<Key extends string> = {
  values: Partial<Record<Key, string>>;
  start?: string;
  end?: string;
  rest: string[];
  literal: Key[];
};

type WrittenHead<Key extends string> = Pick<Head<Key>, "values" | "start" | "end"> & { literal?: Key[] };

/** Writes a head line. `readHead` gives back exactly what was given. */
export function printHead<Key extends string>(
  form: HeadForm<Key>,
  head: WrittenHead<Key>,
  language: DocumentLanguage,
): string {
  const dates = formatPeriod(head.start, head.end, language);
  const line = joinSlots(form, head, dates, false);
  const isMisread = !line.includes(" | ") && !sameHead(readHead(form, protect(line)), head);
  return isMisread ? joinSlots(form, head, dates, true) : line;
}

function joinSlots<Key extends string>(
  form: HeadForm<Key>,
  head: WrittenHead<Key>,
  dates: string,
  isForced: boolean,
): string {
  const parts: string[] = [];
  let place = 0;
  for (const slot of form.slots) {
    const value = head.values[slot.key];
    if (value === undefined) continue;
    const isAtPlace = isPositional(slot) && positionals(form).indexOf(slot) === place;
    if (isPositional(slot)) place = positionals(form).indexOf(slot) + 1;
    parts.push(
      isForced || head.literal?.includes(slot.key)
        ? forceSlot(slot, value, isAtPlace)
        : printSlot(form, slot, value, isAtPlace),
    );
  }
  return [...parts, ...(dates === "" ? [] : [dates])].join(" | ");
}

function forceSlot<Key extends string>(slot: Slot<Key>, value: string, isAtPlace: boolean): string {
  return isAtPlace ? escapeWhole(value, "|") : `${slot.label}: ${escapeWhole(value, "|")}`;
}

function printSlot<Key extends string>(
  form: HeadForm<Key>,
  slot: Slot<Key>,
  value: string,
  isAtPlace: boolean,
): string {
  const plain = escape(value, "|");
  if (slot.isBracketed && kindOf(form, protect(`(${plain})`)) === slot.key) return `(${plain})`;
  if (slot.is && kindOf(form, protect(plain)) === slot.key) return plain;
  if (!isAtPlace) return `${slot.label}: ${plain}`;
  return kindOf(form, protect(plain)) === undefined ? plain : escapeWhole(value, "|");
}

/** Reads a protected head line. What finds no place is in `rest`, in order. */
export function readHead<Key extends string>(form: HeadForm<Key>, line: string): Head<Key> {
  const cut = /\|/.test(line) ? undefined : trailingDates(form, line);
  const parts = cut ? [cut.text, cut.dates] : line.split("|");
  const head: Head<Key> = { values: {}, rest: [], literal: [] };
  let place = 0;
  for (const part of parts.map((text) => text.trim())) {
    const period = isEscaped(part) ? undefined : readPeriod(form, part);
    if (period && head.start === undefined && head.end === undefined) {
      Object.assign(head, period);
      continue;
    }
    const labelled = readLabel(form, part);
    const key = labelled?.slot.key ?? kindOf(form, part);
    const slot = form.slots.find((each) => each.key === key) ?? positionals(form)[place];
    if (slot && isPositional(slot)) place = positionals(form).indexOf(slot) + 1;
    const value = reveal(labelled?.value ?? (slot?.isBracketed ? part.slice(1, -1) : part));
    if (value === "") continue;
    if (!slot || head.values[slot.key] !== undefined || value.length > (slot.most ?? 200)) {
      head.rest.push(reveal(part));
      continue;
    }
    head.values[slot.key] = value;
    if (isEscaped(part)) head.literal.push(slot.key);
  }
  return head;
}

/** True when a line can only be a head: it has columns, or ends in a date. */
export function isHead<Key extends string>(form: HeadForm<Key>, line: string): boolean {
  return (
    line.includes("|") ||
    trailingDates(form, line) !== undefined ||
    (!isEscaped(line) && readPeriod(form, line) !== undefined)
  );
}

/** A labelled value, "Employer: Zenith Foods Ltd". */
export function readLabel<Key extends string>(
  form: HeadForm<Key>,
  part: string,
): { slot: Slot<Key>; value: string } | undefined {
  const match = /^([^:|]{2,30}?)\s*:\s+(.+)$/u.exec(part);
  const [, label = "", value = ""] = match ?? [];
  if (!match || isEscaped(label)) return undefined;
  const slot = form.slots.find(
    (each) => each.label.toLowerCase() === label.toLowerCase() || each.otherLabels?.test(label),
  );
  return slot ? { slot, value } : undefined;
}

function kindOf<Key extends string>(form: HeadForm<Key>, part: string): Key | "date" | "label" | undefined {
  if (readLabel(form, part)) return "label";
  if (isEscaped(part)) return form.slots.find((slot) => slot.isBracketed && isBracketed(part))?.key;
  if (readPeriod(form, part)) return "date";
  return form.slots.find((slot) => (slot.isBracketed ? isBracketed(part) : slot.is?.(part)))?.key;
}

function isBracketed(part: string): boolean {
  return /^\([^\ufdd0]+\)$/.test(part) && !/^\(.*\).*\(.*\)$/.test(part);
}

function isPositional<Key extends string>(slot: Slot<Key>): boolean {
  return !slot.is && !slot.isLabelled && !slot.isBracketed;
}

function positionals<Key extends string>(form: HeadForm<Key>): Slot<Key>[] {
  return form.slots.filter(isPositional);
}

function readPeriod<Key extends string>(
  form: HeadForm<Key>,
  part: string,
): { start?: string; end?: string } | undefined {
  if (form.dates === "none") return undefined;
  if (form.dates === "range") return parsePeriod(part);
  const date = parseDate(part);
  return date === undefined ? undefined : { end: date };
}

/** "Cashier, Shoprite (2019 – 2020)", typed without columns: the dates at the end stand apart from the words. */
function trailingDates<Key extends string>(
  form: HeadForm<Key>,
  line: string,
): { text: string; dates: string } | undefined {
  if (form.dates === "none" || isEscaped(line)) return undefined;
  const last = findPeriods(line).at(-1);
  if (!last || last.index === 0) return undefined;
  const before = line.slice(0, last.index);
  const isAtEnd = /^[\s)\].]*$/.test(line.slice(last.index + last.length)) && /[\s,(–-]$/.test(before);
  const text = before.replace(/[\s,(:–—-]+$/, "");
  const dates = line.slice(last.index, last.index + last.length);
  return isAtEnd && text !== "" && !/^(?:until|till)/i.test(dates) && readPeriod(form, dates)
    ? { text, dates }
    : undefined;
}

function sameHead<Key extends string>(read: Head<Key>, head: WrittenHead<Key>): boolean {
  const keys = Object.keys({ ...read.values, ...head.values });
  const values = new Map<string, unknown>(Object.entries(read.values));
  const wanted = new Map<string, unknown>(Object.entries(head.values));
  return (
    read.rest.length === 0 &&
    read.start === head.start &&
    read.end === head.end &&
    keys.every((key) => values.get(key) === wanted.get(key))
  );
}
