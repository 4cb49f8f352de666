import { findPeriods, parsePeriod } from "../dates";
import type { DocumentText } from "./document-text";
import { isEngagement } from "./engagements";
import { groupByParagraph, type Field } from "./field";
import { type Range, withLinesAt } from "./line-ranges";
import { isOrganisation, isPlace, isPost, isState } from "./places";
import type { Label } from "./tagger/labels";

/**
 * "Seljo Bottling Co (MAN diesel, 10 tyres), 2013 to 2017": what stands in brackets behind a post or its employer and is counted there tells of
 * the work: a line of the post, and no part of its name.
 */
export function withBracketNotes({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const text = paragraphs[place]?.text ?? "";
    const isHead = here.some(({ label }) => label === "employer" || label === "title");
    const isGiven = here.some(({ unit }) => unit !== undefined);
    if (!isHead || isGiven || text.length > LONGEST || !text.includes("(")) return here;
    return notesIn(text).reduce<Field[]>(
      (left, note) => behindTime(withLinesAt(text, left, [note]), note),
      [...here],
    );
  });
}

/**
 * Where the bracket that ends a head opens, if what stands in it was taken for a line: "Dove College, Gboko (mission school, boarding, 640 students)".
 * However long it is, the head before it stays one.
 */
export function findNoteAtEnd(text: string, fields: readonly Field[]): number | undefined {
  const open = text.length <= LONGEST ? text.lastIndexOf("(") : -1;
  if (open < 0 || !/^[^()]{5,}\)[\s.:]*$/u.test(text.slice(open + 1))) return undefined;
  const startOf = ({ segments }: Field) => segments[0]?.from ?? 0;
  const head = fields.filter((field) => startOf(field) < open);
  const isSure = ({ label, probability }: Field) => label === "employer" && probability(label) >= SURE;
  const isHead = head.some(isSure) && head.every(({ label }) => ofHead.has(label));
  const inside = fields.filter((field) => startOf(field) > open);
  const isNote = inside.length > 0 && inside.every(({ label }) => label === "line" || label === "other");
  return isHead && (isNote || isBodyOver(head, inside)) ? open : undefined;
}

/** "General Hospital, Barkin Ladi (State Hospitals Management Board)": behind the place of an employer, whose it is. */
function isBodyOver(head: readonly Field[], [body, ...others]: readonly Field[]): boolean {
  return head.at(-1)?.label === "place" && body !== undefined && others.length === 0 && named.has(body.label);
}
const named: ReadonlySet<Label> = new Set(["employer", "school", "issuer"]);
const ofHead: ReadonlySet<Label> = new Set([...named, "title", "place", "dates"]);
const SURE = 0.8;

/** What the bracket at the end of an employer's line tells is told of the employer, and the posts below it stay its posts. */
export function withEmployerNotes(document: DocumentText, fields: readonly Field[]): Field[] {
  const { paragraphs } = document;
  return [...groupByParagraph(withNotesBelow(document, fields))].flatMap(([place, here]) => {
    const open = findNoteAtEnd(paragraphs[place]?.text ?? "", here);
    const isAbout = ({ segments }: Field) => open !== undefined && (segments[0]?.from ?? 0) > open;
    const [note] = here.filter(isAbout);
    const employer = here.find(({ label }) => named.has(label));
    const isHead = here.some(({ label }) => label === "dates" || label === "title");
    const isOfPost = note !== undefined && (HOW_HELD.test(note.text) || isEngagement(note.text));
    if (!note || !employer || isHead || isOfPost) return here;
    const inside = paragraphs[place]?.text.slice(open).replace(/^\(|\)[\s.:]*$/gu, "") ?? note.text;
    const unit: Field = { ...note, label: "line", text: inside };
    return here.flatMap((field) => (isAbout(field) ? [] : [field === employer ? { ...field, unit } : field]));
  });
}

/** "(EPC contractor, 600 staff)" alone on the line below an employer tells of it. */
function withNotesBelow({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  const lines = [...groupByParagraph(fields)];
  const notes = new Map<Field, Field>();
  const left = lines.flatMap(([place, here], at) => {
    const [above, last = []] = lines[at - 1] ?? [];
    const inside = ALONE.exec(paragraphs[place]?.text ?? "")?.[1] ?? "";
    const employer = last.some(({ label }) => label === "title")
      ? undefined
      : last.find(({ label }) => label === "employer");
    const [note] = here;
    const isOfPost = HOW_HELD.test(inside) || isEngagement(inside) || findPeriods(inside).length > 0;
    const mayBePost = isOfPost || (isPost(inside) && !/[\d,]/u.test(inside));
    if (!employer || !note || above !== place - 1 || inside === "" || mayBePost) return here;
    notes.set(employer, { ...note, label: "line", text: inside });
    return [];
  });
  return left.map((field) => {
    const unit = notes.get(field);
    return unit ? { ...field, unit } : field;
  });
}
const ALONE = /^\(([^()]{3,100})\)[.,:]?$/u;

/**
 * "Tailor, 2021 – present (part-time)", "Draftsman, 2012 – 2015 (while Deputy Director)": behind the whole time of a post its bracket says how it was held, or
 * is a line, though it names a post.
 */
export function withNotesBehind({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const text = paragraphs[place]?.text ?? "";
    const [whole, note = ""] = text.length > LONGEST ? [] : (NOTE_BEHIND.exec(text) ?? []);
    const from = text.length - (whole?.length ?? 0);
    const time = here.find(({ label }) => label === "dates");
    const post = here.find(({ label }) => label === "title");
    const inside = here.filter(({ segments: [first] }) => (first?.from ?? 0) >= from);
    const isWhole = whole !== undefined && time !== undefined && isWholeTime(time);
    const isBehind = isWhole && (time.segments.at(-1)?.to ?? 0) <= from;
    const isPlain = inside.every(({ label, text: own }) => ofPost.has(label) && !isOrganisation(own));
    if (!isBehind || !post || inside.length === 0 || !isPlain || isEngagement(note) || OF_TIME.test(note))
      return here;
    const left = here.filter((field) => !inside.includes(field));
    if (!HOW_HELD.test(note)) {
      if (!WHEN_HELD.test(note)) return here;
      const range = { from: from + 1, to: from + 1 + note.length };
      return withLinesAt(text, here, [range]);
    }
    const segments = [...post.segments, ...inside.flatMap((field) => field.segments)];
    const held = { ...post, text: `${post.text} (${note})`, segments };
    return left.map((field) => (field === post ? held : field));
  });
}
/** What may be the employer, or where it is, is left what it was. */
const ofPost: ReadonlySet<Label> = new Set(["title", "other", "line"]);
/** "while Deputy Director". */
const WHEN_HELD = /^(?:while|whilst|when|during|as|under|before|after)(?!\p{L})/iu;
const NOTE_BEHIND = /\(([^()]{4,80})\)[\s.]*$/u;

/**
 * "HOD Sciences (from Sept 2020), Tsenda College, 2017 – 2023", "Clerk, 1985 – 1990 (study leave 1988 – 1990)": a time in a bracket is not the one of the
 * post where its line has another. Right behind the post the bracket is a part of it, elsewhere a line.
 */
export function withTimesInBrackets({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const text = paragraphs[place]?.text ?? "";
    const times = here.filter(({ label }) => label === "dates");
    if (times.length < 2 || text.length > LONGEST || !text.includes("(")) return here;
    return [...text.matchAll(/\(([^()]{4,80})\)/gu)].reduce<Field[]>((left, { index, 1: inside = "" }) => {
      const [from, to] = [index + 1, index + 1 + inside.length];
      const isInside = ({ segments }: Field) =>
        (segments[0]?.from ?? 0) >= from && (segments.at(-1)?.to ?? 0) <= to;
      const own = left.filter(isInside);
      const isOther = times.some((field) => isWholeTime(field) && !isInBracket(text, field));
      const isPlain = own.every(({ label }) => label === "dates" || label === "line" || label === "other");
      const isTimeAlone = own.length === 1 && parsePeriod(inside) !== undefined;
      if (!isOther || !isPlain || !own.some(({ label }) => label === "dates")) return left;
      const post = left.find(
        ({ label, segments }) =>
          label === "title" && /^\s*\($/u.test(text.slice(segments.at(-1)?.to ?? 0, from)),
      );
      if (isTimeAlone && (!post || own.some(isWholeTime))) return left;
      if (!post) return behindTime(withLinesAt(text, left, [{ from, to }]), { from, to });
      const title = {
        ...post,
        text: `${post.text} (${inside})`,
        segments: [...post.segments, ...own.flatMap(({ segments }) => segments)],
      };
      return left.flatMap((field) => (field === post ? [title] : isInside(field) ? [] : [field]));
    }, here);
  });
}

const isWholeTime = ({ segments: [first] }: Field) =>
  first?.period?.start !== undefined && first.period.end !== undefined;

function isInBracket(text: string, { segments: [first] }: Field): boolean {
  const before = text.slice(0, first?.from ?? 0);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

/** "(holiday job)": how the post was held. */
const HOW_HELD =
  /(?<!\p{L})(?:job|contract|primary assignment|part[- ]time|full[- ]time|temporary|casual|remote|hybrid|volunteer\p{L}*|voluntary)(?!\p{L})/iu;

/** The note behind the time of its post, which stands behind it on the line: the head is whole before its lines. */
function behindTime(fields: readonly Field[], { from }: Range): Field[] {
  const at = fields.findIndex(({ segments: [first] }) => first?.from === from);
  const time = fields.findIndex(({ label }, place) => place > at && label === "dates");
  const between = fields.slice(at + 1, time);
  const note = fields[at];
  if (!note || time < 0 || between.some(({ label }) => label === "line")) return [...fields];
  return [...fields.slice(0, at), ...fields.slice(at + 1, time + 1), note, ...fields.slice(time + 1)];
}

/** What is longer is no head of a post, and may not hold the reader. */
const LONGEST = 700;

function notesIn(text: string): Range[] {
  return [...text.matchAll(BRACKET), ...text.matchAll(TAIL)].flatMap(
    ({ 0: whole, 1: inside = "", index }) => {
      const isKnown =
        isPost(inside) || isOrganisation(inside) || isEngagement(inside) || findPeriods(inside).length > 0;
      const isOfPlaces = inside.split(/,\s*/).some((part) => isPlace(part) || isState(part));
      if (isKnown || isOfPlaces || !COUNTED.test(inside) || OF_TIME.test(inside)) return [];
      const from = index + whole.indexOf(inside);
      return [{ from, to: from + inside.length }];
    },
  );
}
const BRACKET = /(?<=[\p{L}\p{N}.])\s{0,3}\(([^()]{5,80})\)/gu;
/** "Palace Hotel, Jos – 190 rooms, international brand". */
const TAIL = /(?<=[\p{L}\p{N}.)])\s[–—-]\s(\d[^()–—]{4,80})$/gu;
/** "6 months": how long it lasted says nothing of the work. */
const OF_TIME = /\d ?-?(?:months?|mths?|weeks?|wks?|years?|yrs?|days?|hours?|hrs?)(?!\p{L})/iu;
/** "20 rooms", "33,000 litres", "MAN diesel, 10 tyres". */
const COUNTED = /(?:^|[\s,])\d{1,3}(?:[,.]\d{3})* ?[\p{Ll}]{3,}/u;
