import { formatPhone } from "../phone";
import type { Profile } from "../profile.schema";
import { isEmail, isLink, isPhone } from "./entry-forms";
import { readHeading } from "./headings";
import { escape, isEscaped, protect, readLines, reveal, type Line } from "./text-lines";

type Basics = Profile["basics"];
/** `stray`: lines that are none of these, in order. `other`: a second phone or e-mail address. */
export type Header = { basics: Basics; stray: string[]; other: { label: string; value: string }[] };

/** The lines above the first heading: name, headline, one contact line; labels only where they are needed. */
export function printHeader(basics: Basics): string {
  const contacts = contactsOf(basics);
  const ways = [
    layOut(
      basics,
      contacts.map(({ value }) => escape(value, "|")),
      false,
    ),
    layOut(basics, contacts.map(printContact), false),
    layOut(
      basics,
      contacts.map(({ label, value }) => `${label}: ${escape(value, "|")}`),
      false,
    ),
  ];
  return (
    ways.find((way) => readsBack(way, basics)) ??
    layOut(
      basics,
      contacts.map(({ label, value }) => `${label}: ${escape(value, "|")}`),
      true,
    )
  );
}

type Contact = { kind: "location" | "phone" | "email" | "link"; label: string; value: string };

function contactsOf({ location, phone, email, links }: Basics): Contact[] {
  return [
    ...(location === undefined ? [] : [{ kind: "location" as const, label: "Location", value: location }]),
    ...(phone === undefined ? [] : [{ kind: "phone" as const, label: "Phone", value: phone }]),
    ...(email === undefined ? [] : [{ kind: "email" as const, label: "Email", value: email }]),
    ...links.map((value) => ({ kind: "link" as const, label: "Link", value })),
  ];
}

function printContact({ kind, label, value }: Contact): string {
  const plain = escape(value, "|");
  return kindOf(protect(plain)) === kind ? plain : `${label}: ${plain}`;
}

function layOut({ name, label }: Basics, contacts: string[], isLabelled: boolean): string {
  const titles = isLabelled
    ? [
        name === undefined ? "" : `Name: ${escape(name, "|")}`,
        label === undefined ? "" : `Headline: ${escape(label, "|")}`,
      ]
    : [name === undefined ? "" : escape(name), label === undefined ? "" : escape(label)];
  return [...titles, contacts.join(" | ")].filter((line) => line !== "").join("\n");
}

function readsBack(text: string, basics: Basics): boolean {
  const lines = readLines(text);
  if (lines.some((line) => isHeading(line))) return false;
  const { basics: read, stray, other } = readHeader(lines);
  const isSame = (["name", "label", "location", "phone", "email"] as const).every(
    (key) => read[key] === basics[key],
  );
  return (
    isSame && stray.length === 0 && other.length === 0 && read.links.join("\n") === basics.links.join("\n")
  );
}

function isHeading(line: Line): boolean {
  const heading = readHeading({ ...line, isAfterBlank: true });
  return heading !== undefined && !(heading.section === "custom" && heading.isGuess);
}

/** Reads the lines above the first heading. */
export function readHeader(lines: Line[]): Header {
  const header: Header = { basics: { links: [] }, stray: [], other: [] };
  for (const { text } of lines) {
    const labelled = readLabelled(text);
    if (labelled && !text.includes("|") && (labelled.kind === "name" || labelled.kind === "label")) {
      take(header, labelled.kind, reveal(labelled.value));
      continue;
    }
    const parts = text
      .split("|")
      .map((part) => part.trim())
      .filter((part) => part !== "");
    const isContactLine =
      parts.some((part) => isContact(part)) ||
      (parts.length > 0 && header.basics.name !== undefined && header.basics.label !== undefined);
    if (isContactLine) for (const part of parts) takeContact(header, part);
    else takeTitle(header, text);
  }
  return header;
}

function isContact(part: string): boolean {
  const labelled = readLabelled(part);
  return labelled ? labelled.kind !== "name" && labelled.kind !== "label" : kindOf(part) !== "location";
}

function takeTitle(header: Header, text: string): void {
  const value = reveal(text);
  if (header.basics.name === undefined) take(header, "name", value);
  else take(header, "label", value);
}

function takeContact(header: Header, part: string): void {
  const labelled = readLabelled(part);
  const value = reveal(labelled?.value ?? part);
  const kind = labelled?.kind ?? kindOf(part);
  if (value !== "") take(header, kind, kind === "phone" && !labelled ? formatPhone(value) : value);
}

type Kind = "name" | "label" | Contact["kind"];

function take(header: Header, kind: Kind, value: string): void {
  const { basics } = header;
  const most = { name: 200, label: 200, location: 200, phone: 100, email: 200, link: 300 }[kind];
  if (value.length > most) header.stray.push(value);
  else if (kind === "link") basics.links.push(value);
  else if (basics[kind] === undefined) basics[kind] = value;
  else if (kind === "phone" || kind === "email")
    header.other.push({ label: kind === "phone" ? "Other phone" : "Other email", value });
  else header.stray.push(value);
}

const LABELS: [RegExp, Kind][] = [
  [/^(full )?names?$/i, "name"],
  [/^headline$/i, "label"],
  [/^(location|(contact |home |residential )?address|city)$/i, "location"],
  [/^(phone|tel|telephone|mobile|gsm|whatsapp|cell)( (no|number|numbers|nos))?\.?$/i, "phone"],
  [/^e-?mail( address)?$/i, "email"],
  [/^(links?|website|linkedin|portfolio|github|url)$/i, "link"],
];

function readLabelled(text: string): { kind: Kind; value: string } | undefined {
  const [, label = "", value = ""] = /^([^:|]{2,24}?)\s*:\s+(.+)$/u.exec(text) ?? [];
  const kind = isEscaped(label) ? undefined : LABELS.find(([pattern]) => pattern.test(label))?.[1];
  return kind ? { kind, value } : undefined;
}

function kindOf(part: string): Contact["kind"] {
  if (isEscaped(part)) return "location";
  if (isEmail(part)) return "email";
  if (isLink(part)) return "link";
  return isPhone(part) ? "phone" : "location";
}
