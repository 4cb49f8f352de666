import { wordRun } from "../nlp/fold";
import { languageOf } from "../nlp/language";
import { MOST_AMOUNTS } from "./bounds-of-work";
import { checkAmounts, type Evidence } from "./check-amounts";
import { checkBonds } from "./check-bonds";
import { checkNegations } from "./check-negations";
import { checkDoers } from "./check-doers";
import { checkDays } from "./check-days";
import { checkLabels } from "./check-labels";
import { checkMoves } from "./check-moves";
import { checkNames } from "./check-names";
import { checkOwners } from "./check-owners";
import { checkParts } from "./check-parts";
import { checkQuantifiers } from "./check-quantifiers";
import { checkScales } from "./check-scales";
import { checkSince } from "./check-since";
import { checkStudies } from "./check-studies";
import { checkSubjects } from "./check-subjects";
import { checkTitles } from "./check-titles";
import { strangeContact, withoutContacts } from "./contacts";
import { asImplied, entryOf, type LockContext, type LockFact } from "./facts";
import { checkOrdinals } from "./ordinals";
import { isNamedIn, wordsForPlace, type OwnPlace } from "./places";
import { readAmounts } from "./read-amounts";
import type { LockReason } from "./reasons";
import { ADDRESS, NEGATION, FIRST_PERSON, TITLES } from "./vocabulary/speech";

/** A sentence of a document with the ids of the facts that it cites. */
export type CitedSentence = { text: string; facts: string[] };

/**
 * What a sentence claims beyond the facts it cites: figures, dates, frequencies, names, employers, degrees, classes, standings and contacts.
 * An empty list: the hard facts hold. Whether the sentence means what the facts mean is for the judge to say.
 */
export function lockSentence(
  { text: written, facts: ids }: CitedSentence,
  context: LockContext,
): LockReason[] {
  const text = withoutContacts(written, context.profile);
  const unknown = ids.filter((id) => !context.facts.has(id));
  if (unknown.length > 0) return [{ kind: "uncited", words: unknown.join(", ") }];
  const cited = withEntries(ids, context);
  const sentence = readAmounts(text, context.language);
  if (sentence.length > MOST_AMOUNTS) return [{ kind: "number", words: sentence[0]?.text ?? "" }];
  const segments = text.split(SENTENCE_END).filter((one) => one.trim() !== "");
  return [
    ...checkShape(written, context),
    ...segments.flatMap((segment) =>
      checkSegment(segment, { cited, text, sentence, isOfYears: YEARS.test(text) }, context),
    ),
    ...checkStudies(text, cited, context),
    ...checkBonds(text, cited, context),
    ...checkOwners(text, cited, context),
    ...checkDoers(text, cited, context),
    ...checkSubjects(text, cited, context),
    ...checkTitles(text, cited, context),
    ...checkNegations(text, cited),
    ...checkQuantifiers(text, cited, context),
    ...checkOrdinals(text, cited),
    ...checkDays(text, cited),
    ...checkLabels(text, cited, context),
    ...checkMoves(text, context),
    ...checkParts(text, cited, context),
    ...checkScales(text, cited),
    ...checkSince(text, context),
  ];
}

// The stop of "Engr. Bello" ends nothing.
const SENTENCE_END = new RegExp(
  `(?<=[;!?])\\s+|(?<=\\p{Ll}{2}[.)])(?<!\\b(?:${[...TITLES].join("|")})\\.)\\s+(?=\\p{Lu})`,
  "iu",
);

/** The cited facts, each with the facts of its entry: employer, title, dates. */
function withEntries(ids: string[], { facts }: LockContext): LockFact[] {
  const entries = new Set(ids.map(entryOf).filter((entry) => !ids.includes(entry)));
  return [
    ...new Set(ids.flatMap((id) => facts.get(id) ?? [])),
    ...[...entries].flatMap((id) => {
      const entry = facts.get(id);
      return entry ? [asImplied(entry)] : [];
    }),
    ...ids.flatMap((id) => [facts.get(`${id}.description`) ?? [], facts.get(`${id}.summary`) ?? []].flat()),
  ];
}

function checkShape(text: string, { language, profile }: LockContext): LockReason[] {
  const reasons: LockReason[] = [];
  const gap = /\{\{|\}\}|\[[^\]]*\]|_{3,}|\*\*|<\/?\w|\bPRIVATE_[A-Z]|https?:\/\/\S*$/u.exec(text);
  if (gap) reasons.push({ kind: "placeholder", words: gap[0] });
  const unquoted = text.replace(/«[^»]*»|“[^”]*”|„[^“]*“|"[^"]*"/g, " ");
  if (wordRun(unquoted).split(" ").length >= 10 && languageOf(unquoted, language) !== language)
    reasons.push({ kind: "language", words: text.slice(0, 40) });
  const strange = strangeContact(text, profile);
  if (strange) reasons.push({ kind: "contact", words: strange });
  return reasons;
}

function checkSegment(
  segment: string,
  { cited, ...about }: { cited: LockFact[] } & Pick<Evidence, "text" | "sentence" | "isOfYears">,
  context: LockContext,
): LockReason[] {
  const at = context.places.flatMap((place) => {
    const words = wordsForPlace(withoutCompany(segment, place, context), place);
    return words === undefined ? [] : [{ ...place, words }];
  });
  const owned = (fact: LockFact) =>
    at.length === 0 ||
    !isOfPlace(fact) ||
    at.some((place) => place.entry === fact.entry || isNamedIn(fact, place));
  const strangers = at.filter(
    (place) => !cited.some((fact) => fact.entry === place.entry || isNamedIn(fact, place)),
  );
  // "Bluecrest sent me" of a deed at DeltaMast, where both are cited.
  const deeds = cited.filter((fact) => fact.isDeed && isOfPlace(fact));
  const isElsewhere =
    at.length > 0 && at.every(isOfPlace) && deeds.length > 0 && !deeds.some((fact) => owned(fact));
  const employer: LockReason[] =
    strangers.length > 0 || isElsewhere || isAtCompany(segment, cited, context)
      ? [{ kind: "employer", words: (strangers[0] ?? at[0])?.name ?? context.advert.company }]
      : [];
  const facts = cited.filter((fact) => !fact.isDeed || owned(fact));
  const clauses = segment.split(/,\s+(?!\d{4}\b)/);

  return [
    ...employer,
    ...clauses.flatMap((clause, index) => {
      const isAddress = mayQuote(clause, segment, cited, context);
      const isAbout = isAddress || cited.length === 0 || mayQuote(segment, segment, cited, context);
      const evidence: Evidence = {
        facts,
        isAddress,
        isAbout,
        segment,
        hasPlace: at.length > 0,
        ...about,
      };
      const isQuestion = segment.trimEnd().endsWith("?");
      const amounts = isQuestion ? [] : checkAmounts(clause, evidence, context);
      return [
        // "Your staff need them every day": how often somebody else does it.
        ...amounts.filter(({ kind }) => kind !== "frequency" || !isOfNobody(segment, cited)),
        ...checkNames(clause, evidence, context, index === 0),
      ];
    }),
  ];
}
const YEARS = /\b(?:years?|ans|années?|años?|Jahren?)\b|\bsince\b/u;

/** Whether a clause may quote the advert: it speaks to the reader or of the company, denies, compares, or cites nothing and tells nothing of the writer. */
function mayQuote(clause: string, segment: string, cited: LockFact[], context: LockContext): boolean {
  const words = wordRun(clause).replace(MAY_THE_MONTH, " ").trim().split(" ");
  if (words.some((word) => ADDRESS.has(word) || NEGATION.has(word))) return true;
  // "With a second line coming on at Igarra, steady feed will count": nobody's deed.
  if (isOfNobody(segment, cited)) return true;
  const [, post] = wordRun(clause).split(APPLIES);
  if (cited.length === 0 && post !== undefined && !OF_WRITER.test(` ${post}`)) return true;
  const isOfCompany = namesCompany(segment, context) && !isAtCompany(segment, cited, context);
  return isOfCompany && !words.some((word) => FIRST_PERSON.has(word));
}

function isOfNobody(segment: string, cited: LockFact[]): boolean {
  const words = wordRun(segment).split(" ");
  return cited.length === 0 && !words.some((word) => FIRST_PERSON.has(word));
}

// "I am applying for the post of Blaster in the Jibia office": what is applied for, and nothing of the writer.
const APPLIES =
  /^ i (?:am (?:writing to apply|applying)|(?:write to |wish to |want to |hereby )?apply) for /u;
const OF_WRITER = / (?:i|me|my|with|having|where|who|as) /u;

// "In May 2021" is no "you may".
const MAY_THE_MONTH =
  / may(?= \d{4} )|(?<= (?:in|of|since|until|by|from|to|last|next|this|\d{1,2})) may(?= )/gu;

/** "At Crescent Hospital I care for 18 patients", where Crescent Hospital is who the letter goes to. */
function isAtCompany(segment: string, cited: LockFact[], context: LockContext): boolean {
  const words = wordRun(segment).trim().split(" ");
  if (!namesCompany(segment, context) || words.some((word) => ADDRESS.has(word) || NEGATION.has(word)))
    return false;
  const [before = "", after = ""] = wordRun(segment).split(wordRun(context.advert.company));
  if (HAD_ME.test(after) && cited.some(({ isDeed }) => isDeed)) return true;
  return (
    cited.some(({ isDeed }) => isDeed) && AT.test(before) && words.some((word) => FIRST_PERSON.has(word))
  );
}
// "Crescent Hospital had me care for 18 patients".
const HAD_ME = /^(?:had|made|let|gave|paid|employed|hired|trained|taught|promoted|sent|thanked|awarded) me /;
const AT = /(?:^| )(?:at|with|bei|beim|chez|en)(?: the)?$/;

function isOfPlace({ entry }: { entry: string }): boolean {
  return /^(?:work|siwes|volunteer)\.|^nysc$/.test(entry);
}

/** "Gongola University of Agriculture" names no University of Agriculture where somebody worked, and no other place with words of it. */
function withoutCompany(text: string, { run }: OwnPlace, { advert }: LockContext): string {
  const company = wordRun(advert.company);
  const isWhole = company.trim().includes(" ") && wordRun(text).includes(company);
  return isWhole && !run.includes(company) ? wordRun(text).replaceAll(company, " ") : text;
}

function namesCompany(text: string, { advert }: LockContext): boolean {
  const company = wordRun(advert.company);
  return company.trim() !== "" && wordRun(text).includes(company);
}
