import { foldText, plainText, wordRun } from "../nlp/fold";
import { languageOf } from "../nlp/language";
import { checkAmounts, type Evidence } from "./check-amounts";
import { checkNames } from "./check-names";
import { checkStudies } from "./check-studies";
import { entryOf, type LockContext, type LockFact, type OwnPlace } from "./facts";
import type { LockReason } from "./reasons";
import { ADDRESS, APART_FROM, NEGATION, FIRST_PERSON } from "./vocabulary/speech";

/** A sentence of a document with the ids of the facts that it cites. */
export type CitedSentence = { text: string; facts: string[] };

/**
 * What a sentence claims beyond the facts it cites: figures, dates, frequencies, names, employers, degrees, classes, standings and contacts.
 * An empty list: the hard facts hold. Whether the sentence means what the facts mean is for the judge to say.
 */
export function lockSentence({ text, facts: ids }: CitedSentence, context: LockContext): LockReason[] {
  const unknown = ids.filter((id) => !context.facts.has(id));
  if (unknown.length > 0) return [{ kind: "uncited", words: unknown.join(", ") }];
  const cited = withEntries(ids, context);
  const segments = text
    .split(/(?<=[;!?])\s+|(?<=\p{Ll}{2}[.)])\s+(?=\p{Lu})/u)
    .filter((one) => one.trim() !== "");
  return [
    ...checkShape(text, context),
    ...segments.flatMap((segment) => checkSegment(segment, cited, context, segments.length === 1)),
    ...checkStudies(text, cited, context),
  ];
}

/** The cited facts, each with the facts of its entry: employer, title, dates. */
function withEntries(ids: string[], { facts }: LockContext): LockFact[] {
  const entries = new Set(ids.map(entryOf).filter((entry) => !ids.includes(entry)));
  return [
    ...new Set(ids.flatMap((id) => facts.get(id) ?? [])),
    ...[...entries].flatMap((id) => {
      const entry = facts.get(id);
      return entry ? [{ ...entry, isImplied: true as const }] : [];
    }),
  ];
}

function checkShape(text: string, { language, profile }: LockContext): LockReason[] {
  const reasons: LockReason[] = [];
  const gap = /\{\{|\}\}|\[[^\]]*\]|_{3,}|\*\*|<\/?\w|\bPRIVATE_[A-Z]|https?:\/\/\S*$/u.exec(text);
  if (gap) reasons.push({ kind: "placeholder", words: gap[0] });
  const unquoted = text.replace(/«[^»]*»|“[^”]*”|„[^“]*“|"[^"]*"/g, " ");
  if (wordRun(unquoted).split(" ").length >= 10 && languageOf(unquoted, language) !== language)
    reasons.push({ kind: "language", words: text.slice(0, 40) });
  const own = [profile.basics.email, profile.basics.phone, ...profile.basics.links].map((one) =>
    contactKey(one ?? ""),
  );
  const contacts =
    text.match(
      /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|(?:https?:\/\/|www\.)\S+|\+?\d[\d ()-]{8,}\d/gu,
    ) ?? [];
  const strange = contacts.find((one) => !own.includes(contactKey(one)));
  if (strange) reasons.push({ kind: "contact", words: strange });
  return reasons;
}

/** One spelling of a contact: the last ten digits of a phone number, an address without its protocol. */
function contactKey(contact: string): string {
  if (/^[\d+ ().-]+$/.test(contact)) return contact.replace(/\D/g, "").slice(-10);
  return foldText(contact)
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[/.,]+$/, "");
}

function checkSegment(
  segment: string,
  cited: LockFact[],
  context: LockContext,
  isWhole: boolean,
): LockReason[] {
  const named = context.places.flatMap((place) => {
    const words = wordsForPlace(segment, place);
    return words === undefined ? [] : [{ ...place, words }];
  });
  const at = named.filter((place) => !isApart(segment, place));
  const owned = (fact: LockFact) =>
    at.length === 0 ||
    !isOfPlace(fact) ||
    at.some(({ entry, words }) => entry === fact.entry || fact.run.includes(words));
  const strangers = named.filter(
    ({ entry, words }) => !cited.some((fact) => fact.entry === entry || fact.run.includes(words)),
  );
  const isOther =
    isWhole &&
    at.length > 0 &&
    cited.some((fact) => fact.isDeed && !owned(fact)) &&
    !cited.some((fact) => fact.isDeed && owned(fact));
  const employer: LockReason[] =
    strangers.length > 0 || isOther || isAtCompany(segment, cited, context)
      ? [{ kind: "employer", words: (strangers[0] ?? at[0])?.name ?? context.advert.company }]
      : [];
  const facts = cited.filter(owned);
  const clauses = segment.split(/,\s+(?!\d{4}\b)/);
  return [
    ...employer,
    ...clauses.flatMap((clause, index) => {
      const evidence: Evidence = {
        facts,
        isAddress: isAddress(clause, context) || (cited.length === 0 && namesCompany(segment, context)),
        quotesAdvert: isAddress(segment, context) || cited.length === 0,
        hasPlace: at.length > 0,
      };
      return [
        ...(segment.trimEnd().endsWith("?") ? [] : checkAmounts(clause, evidence, context)),
        ...checkNames(clause, evidence, context, index === 0),
      ];
    }),
  ];
}

/** "At Crescent Hospital I care for 18 patients", where Crescent Hospital is who the letter goes to. */
function isAtCompany(segment: string, cited: LockFact[], context: LockContext): boolean {
  const words = wordRun(segment).trim().split(" ");
  if (!namesCompany(segment, context) || words.some((word) => ADDRESS.has(word) || NEGATION.has(word)))
    return false;
  const [before = ""] = wordRun(segment).split(wordRun(context.advert.company));
  return (
    cited.some(({ isDeed }) => isDeed) && AT.test(before) && words.some((word) => FIRST_PERSON.has(word))
  );
}
const AT = /(?:^| )(?:at|with|bei|beim|chez|en)(?: the)?$/;

function isOfPlace({ entry }: LockFact): boolean {
  return /^(?:work|siwes|volunteer)\.|^nysc$/.test(entry);
}

/** Whether a clause may quote the advert: it speaks to the reader, of the company, or denies. */
function isAddress(clause: string, context: LockContext): boolean {
  const words = wordRun(clause).trim().split(" ");
  if (words.some((word) => ADDRESS.has(word) || NEGATION.has(word))) return true;
  return namesCompany(clause, context) && !words.some((word) => FIRST_PERSON.has(word));
}

function namesCompany(text: string, { advert }: LockContext): boolean {
  const company = wordRun(advert.company);
  return company.trim() !== "" && wordRun(text).includes(company);
}

/** The words by which a text names a place: the name whole, its first two words, or its short form in capitals. */
function wordsForPlace(text: string, { run, first }: OwnPlace): string | undefined {
  const sentence = wordRun(text);
  const words = run.trim().split(" ");
  if (sentence.includes(run)) return run;
  const start = ` ${words.slice(0, 2).join(" ")} `;
  if (
    PLACE_WORD.test(first) &&
    new RegExp(`(?<!\\p{L})(?:at|for|with|bei|chez|en|para|für) ${first}(?!\\p{L})`, "iu").test(
      plainText(text),
    )
  )
    return ` ${foldText(first)} `;
  if (words.length >= 3 && words.slice(0, 2).every((word) => word.length > 3) && sentence.includes(start))
    return start;
  const initials = words
    .filter((word) => word.length > 3)
    .map((word) => word[0] ?? "")
    .join("")
    .toUpperCase();
  return initials.length >= 3 && new RegExp(`(?<!\\p{L})${initials}(?!\\p{L})`, "u").test(plainText(text))
    ? run
    : undefined;
}

const PLACE_WORD = /^\p{L}{5,}$/u;

/** "Before Hill Station Hotel I …": the deed was elsewhere. */
function isApart(text: string, { run }: OwnPlace): boolean {
  const [before = ""] = wordRun(text).split(run);
  return before
    .trim()
    .split(" ")
    .slice(-2)
    .some((word) => APART_FROM.has(word));
}
