import type { Certificate, Profile, Referee, SkillGroup } from "../profile.schema";
import type { DocumentLanguage } from "~/career/generated-document";
import { bulletLine, guardLine } from "./entries";
import { AWARD_FORM, CERTIFICATE_FORM, REFEREE_FORM } from "./entry-forms";
import { printHead, readHead, type HeadForm } from "./slots";
import { printStanding, readStanding, standingOf } from "./standing";
import { bulletText, escape, fit, isEscaped, protect, reveal, type Line } from "./text-lines";

type Award = Profile["awards"][number];
type Language = Profile["languages"][number];
type Personal = Profile["personal"][number];
type Referees = NonNullable<Profile["referees"]>;
type CustomLine = Profile["custom"][number]["lines"][number];

export function printSkills(skills: SkillGroup[]): string {
  return skills
    .map(
      ({ name, keywords }) =>
        `${name === undefined ? "" : `${printItem(name, ":")}: `}${keywords.map(printKeyword).join(", ")}`,
    )
    .map(guardLine)
    .join("\n");
}

/** Skills are parted by commas outside brackets; lines without a group name belong together. */
export function readSkills(lines: Line[]): SkillGroup[] {
  const groups: SkillGroup[] = [];
  for (const { text } of lines) {
    const line = bulletText(text) ?? text;
    const colon = topLevel(line, /:\s/)[0];
    const name = colon === undefined ? "" : reveal(line.slice(0, colon));
    const hasName = name !== "" && name.length <= 100;
    const keywords = splitItems(hasName && colon !== undefined ? line.slice(colon + 1) : line).flatMap(
      (item) => fit(reveal(item), 200),
    );
    const last = groups.at(-1);
    if (keywords.length === 0) continue;
    if (hasName) groups.push({ name, keywords });
    else if (last && last.name === undefined) last.keywords.push(...keywords);
    else groups.push({ keywords });
  }
  return groups;
}

/** Parts a protected line at commas and semicolons (and bars, and bullets) that stand outside brackets. */
export function splitItems(line: string): string[] {
  const cuts = topLevel(line, /[,;|•·]/);
  return [...cuts, line.length]
    .map((cut, index) => line.slice(index === 0 ? 0 : (cuts[index - 1] ?? 0) + 1, cut).trim())
    .filter((item) => item !== "");
}

/** Where a pattern begins outside round brackets. A line whose brackets do not close has no inside. */
function topLevel(line: string, pattern: RegExp): number[] {
  const places = [...line.matchAll(new RegExp(pattern, "gu"))].map((match) => match.index);
  const isBalanced = depthAt(line, line.length) === 0;
  if (!isBalanced || !line.includes("(")) return places;
  let depth = 0;
  let read = 0;
  return places.filter((place) => {
    depth += bracketsIn(line, read, place);
    read = place;
    return depth === 0;
  });
}

/** How many brackets open between two places, less those that close. */
function bracketsIn(line: string, start: number, end: number): number {
  let sum = 0;
  for (let at = start; at < end; at += 1) sum += line[at] === "(" ? 1 : line[at] === ")" ? -1 : 0;
  return sum;
}

function depthAt(line: string, end: number): number {
  let depth = 0;
  for (const char of line.slice(0, end)) {
    if (char === "(") depth += 1;
    if (char === ")") depth -= 1;
    if (depth < 0) return Number.NaN;
  }
  return depth;
}

function printKeyword(keyword: string): string {
  return printItem(keyword, "(),;|•:");
}

/** A value among others of a line: as it is when that is safe, else with each mark escaped. */
export function printItem(value: string, marks: string): string {
  const plain = escape(value);
  const read = splitItems(protect(plain));
  const isSafe =
    read.length === 1 &&
    reveal(read[0] ?? "") === value &&
    topLevel(protect(plain), /:(\s|$)/).length === 0 &&
    depthAt(protect(plain), plain.length) === 0;
  return isSafe ? plain : escape(value, `${marks}(),;|•:·`);
}

export function printLanguages(languages: Language[]): string {
  return guardLine(
    languages
      .map(({ language, fluency }) =>
        fluency === undefined ? printWord(language) : `${printWord(language)} (${printWord(fluency)})`,
      )
      .join(", "),
  );
}

function printWord(word: string): string {
  return escape(word, "(),;|•:·–—-");
}

/** "English (fluent), Yoruba: native, French – basic", on one line or on several. */
export function readLanguages(lines: Line[]): Language[] {
  return lines.flatMap(({ text }) =>
    splitItems(bulletText(text) ?? text).flatMap((item) => {
      const match = /^(.+?)\s*\((.+)\)$/u.exec(item) ?? /^(.+?)(?:\s*:|\s+[-–—])\s+(.+)$/u.exec(item);
      const [language = "", fluency = ""] = match ? [reveal(match[1] ?? ""), reveal(match[2] ?? "")] : [];
      if (language !== "" && fluency !== "" && language.length <= 100 && fluency.length <= 100)
        return [{ language, fluency }];
      return fit(reveal(item), 100).map((piece) => ({ language: piece }));
    }),
  );
}

export function printCertificates(certificates: Certificate[], language: DocumentLanguage): string {
  return bullets(
    certificates.map(({ name, issuer, status, standing, date }) => {
      // The words in brackets tell the standing already, or it is told behind its label.
      const told =
        standing !== undefined && standingOf(status ?? "") !== standing ? printStanding(standing) : undefined;
      return printHead(
        CERTIFICATE_FORM,
        { values: { name, issuer, status, standing: told }, end: date },
        language,
      );
    }),
  );
}

export function readCertificates(lines: Line[]): Certificate[] {
  return readHeads(CERTIFICATE_FORM, "name", lines).map(
    ({ name, values: { issuer, status, standing: told }, end }) => {
      const words =
        status ?? (told !== undefined && readStanding(told) === undefined ? told.slice(0, 100) : undefined);
      const standing = readStanding(told ?? "") ?? standingOf(words ?? "");
      return {
        name,
        ...(issuer !== undefined && { issuer }),
        ...(end !== undefined && { date: end }),
        ...(standing !== undefined && { standing }),
        ...(words !== undefined && { status: words }),
      };
    },
  );
}

export function printAwards(awards: Award[], language: DocumentLanguage): string {
  return bullets(
    awards.map(({ title, awarder, date }) =>
      printHead(AWARD_FORM, { values: { title, awarder }, end: date }, language),
    ),
  );
}

export function readAwards(lines: Line[]): Award[] {
  return readHeads(AWARD_FORM, "title", lines).map(({ name, values: { awarder }, end }) => ({
    title: name,
    ...(awarder !== undefined && { awarder }),
    ...(end !== undefined && { date: end }),
  }));
}

const ON_REQUEST = "Available on request";
const ON_REQUEST_READ =
  /^(?:(?:referees?|references?)\s+)?(?:(?:are |is |will be |to be |can be )?(?:made )?(?:available|provided|supplied|furnished|given))?\s*(?:up)?on (?:request|demand)\.?$/i;

/** True for "Available on request" in any of its usual wordings. */
function saysOnRequest(text: string): boolean {
  return ON_REQUEST_READ.test(text.trim());
}

export function printReferees({ onRequest, list }: Referees): string {
  const heads = list.map(({ name, position, organization, phone, email }) =>
    printHead(REFEREE_FORM, { values: { name, position, organization, phone, email } }, "en"),
  );
  return [...(heads.length === 0 ? [] : [bullets(heads)]), ...(onRequest ? [ON_REQUEST] : [])].join("\n");
}

export function readReferees(lines: Line[]): Referees {
  const isPromise = ({ text }: Line) =>
    !isEscaped(text) && bulletText(text) === undefined && saysOnRequest(text);
  const list = readHeads(
    REFEREE_FORM,
    "name",
    lines.filter((line) => !isPromise(line)),
  ).map(({ name, values }): Referee => ({ ...values, name }));
  return { onRequest: lines.some(isPromise), list };
}

function bullets(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}

/** One head line each. What has no place becomes an entry of its own, so that nothing is lost. */
function readHeads<Key extends string>(form: HeadForm<Key>, nameKey: Key, lines: Line[]) {
  return lines.flatMap(({ text }) => {
    const { values, end, rest } = readHead(form, bulletText(text) ?? text);
    const [borrowed, ...others] = rest;
    const name =
      values[nameKey] ??
      borrowed ??
      Object.values<string | undefined>(values).find((value) => value !== undefined) ??
      end;
    if (name === undefined) return [];
    const loose = (values[nameKey] === undefined ? others : rest).flatMap((part) =>
      fit(part, 200).map((piece) => ({ name: piece, values: {} as typeof values, end: undefined })),
    );
    const [first = name, ...more] = fit(name, form.slots[0]?.most ?? 200);
    return [
      { name: first, values, end: name === end ? undefined : end },
      ...more.map((piece) => ({ name: piece, values: {} as typeof values, end: undefined })),
      ...loose,
    ];
  });
}

export function printPersonal(personal: Personal[]): string {
  return personal.map(({ label, value }) => guardLine(`${escape(label, ":")}: ${escape(value)}`)).join("\n");
}

/** "Date of birth: 12 March 1994". A line without a label is kept under "Other". */
export function readPersonal(lines: Line[]): Personal[] {
  return lines.flatMap(({ text }) => {
    const line = bulletText(text) ?? text;
    const match = /^([^:]+?)\s*:\s*(.+)$/u.exec(line);
    const label = reveal(match?.[1] ?? "");
    const isLabelled = label !== "" && label.length <= 100 && reveal(match?.[2] ?? "") !== "";
    const value = reveal(isLabelled ? (match?.[2] ?? "") : line);
    return fit(value, 300).map((piece) => ({ label: isLabelled ? label : "Other", value: piece }));
  });
}

export function printCustomLines(lines: CustomLine[]): string {
  return lines
    .map(({ text, bullet }) => (bullet ? `- ${bulletLine(text)}` : guardLine(escape(text))))
    .join("\n");
}

export function readCustomLines(lines: Line[]): CustomLine[] {
  return lines.flatMap(({ text }) => {
    const bullet = bulletText(text);
    return fit(reveal(bullet ?? text), 1000).map((piece) => ({ text: piece, bullet: bullet !== undefined }));
  });
}
