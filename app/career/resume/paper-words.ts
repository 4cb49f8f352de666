import { findPeriods, parsePeriod } from "../dates";
import { foldText } from "../nlp/fold";
import { isPlace } from "./places";
import { isDuration } from "./segment-atoms";
import { isStanding } from "./standing";
import { validityJoins, validityPhrases } from "./vocabulary/notes";
import {
  bodyEnds,
  bodyLeads,
  bodyWords,
  courseModes,
  moreGrades,
  paperColumns,
  paperNouns,
  papersAlone,
  progressLeads,
  progressTails,
  trainingBodies,
} from "./vocabulary/papers";
import { certifiers, membershipGrades } from "./vocabulary/vocabulary";

const list = (text: string) => text.split(/,\s*/);
const oneOf = (text: string) => `(?<![\\p{L}\\p{N}])(?:${list(text).join("|")})(?![\\p{L}\\p{N}])`;
const nouns = new RegExp(oneOf(paperNouns), "iu");
const firstNoun = new RegExp(
  `^(?:\\p{L}+ )?${oneOf(paperNouns)}(?: \\p{L}+)? (?:in|on|for|of)(?!\\p{L})|^${oneOf(paperNouns)}`,
  "iu",
);
const bodies = new RegExp(oneOf(bodyWords), "iu");
const bodyEnd = new RegExp(`${oneOf(`${bodyWords}, ${bodyEnds}`)}(?=$| (?:of|for) )`, "iu");
const leads = new RegExp(`^(?:the )?(?:${list(bodyLeads).join("|")})(?!\\p{L})`, "iu");
const modes = new Set(list(courseModes));
const alone = new Set(list(papersAlone));
const trainers = new Set(list(trainingBodies));
const grades = new Set([...membershipGrades, ...list(moreGrades)]);

/** True for a stretch that names a paper or a course by one of its words: "Basic Security Training". */
export function hasPaperNoun(text: string): boolean {
  return nouns.test(foldText(text));
}

/** "NEBOSH IGC", "HSE LEVEL 3", "FIRST AID": a stretch with a word or the letters of a paper, or of who gives papers. */
export function hasPaperWord(text: string): boolean {
  const words = foldText(text).split(/[\s,/]+/);
  const isKnown = (name: string) => alone.has(name) || certifiers.has(name) || trainers.has(name);
  return hasPaperNoun(text) || words.some((word, at) => isKnown(word) || isKnown(`${word} ${words[at + 1]}`));
}

/** "Certificate in Caregiving", "Trade Test Grade I", "Proficiency Certificate in …": what begins with the word of a paper. */
export function startsAsPaper(text: string): boolean {
  return firstNoun.test(foldText(text));
}

/** True for the name of a body that gives papers and nothing else: "Kano State Training Institute", "NMCN". */
export function isBody(text: string): boolean {
  const plain = foldText(text).replace(/\s*\([^()]*\)/g, "");
  if (firstNoun.test(plain) || alone.has(plain) || isMembership(text)) return false;
  if (nouns.test(plain)) return bodyEnd.test(plain);
  return (
    bodies.test(plain) ||
    (bodyEnd.test(plain) && isProper(text)) ||
    leads.test(plain) ||
    certifiers.has(plain) ||
    trainers.has(plain)
  );
}

/** "Prison Service" is a body, "Customer service" is what one learns; in small letters alone it may be either. */
function isProper(text: string): boolean {
  const [, ...more] = text.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return more.every((word) => /^\p{Lu}/u.test(word)) || !/\p{Lu}/u.test(text);
}

/** Behind the name of a paper letters alone, with or without a town, are who gave it: "NNRA", "ASCON Badagry", "Kwara SUBEB". */
export function isLetters(text: string): boolean {
  const parts = text.split(/\s+/);
  // "COMPUTER APPRECIATION, ABUJA": in capitals a place looks like letters.
  return (
    !isPlace(text) &&
    parts.length <= 2 &&
    parts.some((part) => /^\p{Lu}{3,8}$/u.test(part)) &&
    parts.every((part) => /^\p{Lu}[\p{L}-]+$/u.test(part)) &&
    (parts.length === 1 || parts.some((part) => /\p{Ll}/u.test(part)))
  );
}

/** "Nigeria Branch", "Kano State Chapter": a part of the body named before it, and no other one. */
export function isBranch(text: string): boolean {
  return /^(?:\p{L}[\p{L}'’-]*(?: \([^()]*\))? ){1,4}(?:branch|chapter|zone|section)$/iu.test(text);
}

/** "Member", "Probationer": the grade of a membership. */
export function isMembership(text: string): boolean {
  return grades.has(foldText(text).replace(/\s*\([^()]*\)$|\.$/, ""));
}

/** "FRSC defensive driving": a paper that its body's short name begins. */
export function startsWithBody(text: string): boolean {
  const [first = "", second] = foldText(text).split(" ");
  return second !== undefined && /^\p{Lu}{3,}\s/u.test(text) && certifiers.has(first) && !alone.has(first);
}

/** "part time", "top-up", "distance learning": how a course is held. */
export function isStudyMode(text: string): boolean {
  return modes.has(foldText(text));
}

const validity = new RegExp(
  `^(?:to )?(?:${validityPhrases.join("|")}|expired|renewed)(?: (?:${validityJoins}))*[\\s:.]*(?=\\P{L}|$|\\p{Lu})`,
  "iu",
);

/** "DUE January 2027", "expires 05/2028": until when something holds, and nothing that has a name. */
export function isValidity(text: string): boolean {
  const until = validity.exec(text.trim());
  const rest = text.trim().slice(until?.[0].length);
  return until !== null && (rest === "" || parsePeriod(rest) !== undefined);
}

const lead = new RegExp(`^\\(?(?:${progressLeads.join("|")})(?![\\p{L}])`, "iu");
const tail = new RegExp(`(?<![\\p{L}])(?:${progressTails.join("|")})\\)?\\.?$`, "iu");
const count =
  /^\d{1,3}[ -](?:day|week|month|hour|hr|session)s?(?: (?:\p{Ll}+|training|course|programme)){0,2}$/iu;
// "RA/38871", "R.45123", "No. 6114", "Reg. No: 12345".
const numberAlone = /^(?=[\p{Lu}\d./-]*\d{3})(?:\p{Lu}{1,6}[./-])?[\p{Lu}\d]*[\d./-]+[\p{Lu}\d]*$/u;
const numberLead =
  /^(?:(?:reg|registration|licen[cs]e|cert|certificate|membership|ref)\.? ?)?(?:no|number|id)?[.:]* ?/iu;
const number = { test: (text: string) => numberAlone.test(text.replace(numberLead, "")) };

/** What tells how far a paper has come, how long it took or until when it holds, and names none. */
export function isNote(text: string): boolean {
  const plain = text.trim();
  if (plain.length > 100) return false;
  const withoutDate = cutDateAtEnd(plain)?.text ?? plain;
  return (
    isStanding(plain) ||
    isDuration(plain) ||
    count.test(plain) ||
    modes.has(foldText(plain)) ||
    (number.test(plain) && !parsePeriod(plain)) ||
    validity.test(plain) ||
    (lead.test(plain) && (tail.test(withoutDate) || /\d/.test(plain) || plain.split(" ").length <= 4)) ||
    (tail.test(withoutDate) && plain.split(/\s+/).length <= 5 && tail.exec(withoutDate)?.index !== 0)
  );
}

/** True for a number, a time or a validity, which tell of a paper that somebody has. */
export function isOfName(text: string): boolean {
  const plain = text.trim();
  const isOver = /^(?:expired|no[ .]|not |yet )/i.test(plain);
  return (
    !isOver &&
    (count.test(plain) ||
      isDuration(plain) ||
      isStudyMode(plain) ||
      number.test(plain) ||
      validity.test(plain))
  );
}

/** "CIMA in view": a name and, behind it, how far its paper has come. */
export function cutNoteAtEnd(text: string): { name: string; note: string } | undefined {
  const parts = text.split(" ");
  const at = parts.findIndex(
    (_, place) => place > 0 && parts.length - place <= 4 && isStanding(parts.slice(place).join(" ")),
  );
  const name = parts.slice(0, at).join(" ");
  return at < 0 || name.includes("(") !== name.includes(")")
    ? undefined
    : { name, note: parts.slice(at).join(" ") };
}

/** "NVRI Vom 2018", "… Learning Solutions in 2019": words and the date that ends them. */
export function cutDateAtEnd(text: string): { text: string; joins: string; date: string } | undefined {
  const last = findPeriods(text).at(-1);
  if (!last || last.index === 0 || last.index + last.length !== text.length) return undefined;
  const before = text.slice(0, last.index);
  // "ISO 27001-2022": a part of the name.
  if (!/[\s(]$/.test(before)) return undefined;
  const joins = /[\s(,]+(?:in|on|for|dated|obtained|issued)?\s*$/iu.exec(before)?.[0] ?? "";
  return { text: before.slice(0, before.length - joins.length), joins, date: text.slice(last.index) };
}

export type PaperColumn = keyof typeof paperColumns;
const columns = new Map(
  (["note", "date", "issuer", "name"] as const).flatMap((kind) =>
    list(paperColumns[kind].replace(/\s+/g, " ")).map((word): [string, PaperColumn] => [word, kind]),
  ),
);

/** What the head of a column in a table of papers says of the cells below. */
export function paperColumn(head: string): PaperColumn | undefined {
  return columns.get(foldText(head).replace(/[\s:.]+$/, ""));
}
