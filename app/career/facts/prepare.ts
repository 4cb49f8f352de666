import type { JobAdvert } from "~/career/job-advert/job-advert";
import { factAdvertOf, type FactAdvert } from "./fact-advert";
import type { Profile } from "~/career/profile.schema";
import type { DocumentLanguage, DocumentType, SourceLine } from "~/career/generated-document";
import { findNames } from "./lexicon";
import { contentStems } from "~/career/nlp/stem";
import { foldText, plainText, wordRun, wordsOf } from "~/career/nlp/fold";
import { languageOf } from "~/career/nlp/language";
import { entryFacts, wordedLines } from "~/career/profile-lines";
import { readQuantities } from "./quantities";
import type { Quantity } from "./quantity";
import { spokenLanguages, type SpokenLanguage } from "./spoken-languages";
import { monthsAt, monthsOfExperience } from "~/career/tenure";
import { readStatuses, type BoundStatus } from "./statuses";

/** What a sentence is checked against. `today` is an ISO date. With the profile, dates and statuses count as well as lines. */
export type FactContext = {
  /** The person's lines; those of the profile when left out. */
  lines?: SourceLine[];
  advert: JobAdvert | FactAdvert;
  today: string;
  language: DocumentLanguage;
  targetTitle: string;
  company: string;
  profile?: Profile;
  /** In a resume the advert's company is nobody's past; in a letter it is the one written to. A letter when left out. */
  document?: DocumentType;
};

/** A text read once: its words, stems, known names and quantities. */
export type ReadText = {
  text: string;
  run: string;
  stems: Set<string>;
  groups: Set<string>;
  quantities: Quantity[];
  digitNames: string[];
  language: DocumentLanguage;
};
export type ReadLine = ReadText & { id: string; entry: string; isFact: boolean };

type ReadContext = FactContext & { advert: FactAdvert };

export type Facts = {
  context: ReadContext;
  lines: Map<string, ReadLine>;
  entryFacts: Map<string, ReadLine[]>;
  all: ReadLine[];
  resumeLanguage: DocumentLanguage;
  known: KnownWords;
  advert: KnownWords & {
    language: DocumentLanguage;
    names: Set<string>;
    stems: Set<string>;
    quantities: Quantity[];
    runsOfTwelve: Set<string>;
    terms: { text: string; run: string; stems: string[]; kind: string }[];
  };
  statuses: BoundStatus[];
  employers: { run: string; entry: string }[];
  /** Runs of the other names of the profile: schools, places of service, projects. */
  entryNames: string[];
  /** Names a short form may stand for: organisations, schools, certificates. */
  ownPhrases: string[];
  ownNames: RegExp | null;
  experienceMonths: number;
  /** Months spent in each job, by entry. */
  tenures: Map<string, number>;
  spoken: SpokenLanguage[];
  contacts: Set<string>;
  targetRun: string;
  companyWords: Set<string>;
};
export type KnownWords = { run: string; words: Set<string>; capitals: Set<string>; groups: Set<string> };

/** Reads the person's lines and the advert once, so that each sentence costs well under a millisecond. */
export function prepareFacts(given: FactContext): Facts {
  const context: ReadContext = {
    ...given,
    advert: "lines" in given.advert ? given.advert : factAdvertOf(given.advert),
  };
  const lines = context.lines ?? (context.profile ? wordedLines(context.profile) : []);
  const own = [...lines, ...(context.profile ? entryFacts(context.profile) : [])];
  const ownNames = namesWithNumbers(context.profile, lines);
  const resumeLanguage = languageOf(lines.map((line) => line.text).join(" "), context.language);
  const all = own.map((line): ReadLine => {
    const isFact = !/\.(highlights|summary|description)\b/.test(line.id);
    const read = readText(line.text, resumeLanguage, ownNames);
    // "Sous Chef; Hotel …" is no French: names and titles do not tell a language.
    return {
      ...read,
      ...(isFact && { language: resumeLanguage }),
      id: line.id,
      entry: entryOf(line.id),
      isFact,
    };
  });
  const byEntry = new Map<string, ReadLine[]>();
  for (const line of all)
    if (line.isFact && ENTRIES.test(line.entry))
      byEntry.set(line.entry, [...(byEntry.get(line.entry) ?? []), line]);
  const advertLines = [
    ...context.advert.lines,
    context.advert.title,
    context.advert.company,
    context.advert.location ?? "",
    context.targetTitle,
    context.company,
  ];
  return {
    context,
    lines: new Map(all.toReversed().map((line) => [line.id, line])),
    entryFacts: byEntry,
    all,
    resumeLanguage,
    known: knownWords(
      own.map((line) => line.text),
      all,
    ),
    advert: readAdvertFacts(context, advertLines),
    statuses: readStatuses(own, context.profile, context.today),
    employers: organisationsOf(context.profile),
    entryNames: ownNamesOf(context.profile).map(wordRun),
    ownPhrases: ownNamesOf(context.profile),
    ownNames,
    experienceMonths: context.profile ? monthsOfExperience(context.profile.work, context.today) : 0,
    tenures: tenuresOf(context),
    spoken: spokenLanguages(context.profile),
    contacts: contactsOf(context.profile),
    targetRun: wordRun(context.targetTitle),
    companyWords: new Set(wordsOf(`${context.company} ${context.advert.company}`)),
  };
}

/** Facts prepared before or not, for the kind of document at hand. */
export function factsOf(context: FactContext | Facts, document: DocumentType): Facts {
  const facts = "known" in context ? context : prepareFacts({ ...context, document });
  return facts.context.document === document ? facts : { ...facts, context: { ...facts.context, document } };
}

/** Reads one text: used for a person's lines (case ignored) and, in the same terms, for a written sentence. */
export function readText(text: string, language: DocumentLanguage, ownNames: RegExp | null): ReadText {
  const own = languageOf(text, language);
  const { quantities, names } = readQuantities(text, own, ownNames);
  return {
    text,
    run: wordRun(text),
    stems: new Set(contentStems(text)),
    groups: new Set(findNames(text, true).map((name) => name.group)),
    quantities,
    digitNames: names,
    language: own,
  };
}

/** The entry a line belongs to: "work.0" of "work.0.highlights.2", "nysc" of "nysc.ppa". */
export function entryOf(id: string): string {
  const [section = "", at = ""] = id.split(".");
  return /^\d+$/.test(at) && section !== "summary" ? `${section}.${at}` : section;
}
const ENTRIES =
  /^(?:(?:work|siwes|education|projects|volunteer|certificates|awards|oLevels|languages)\.\d+|nysc)$/;

function knownWords(texts: string[], read: { groups: Set<string> }[]): KnownWords {
  const words = new Set<string>();
  const capitals = new Set<string>();
  for (const text of texts) {
    for (const word of plainText(text).split(/[^\p{L}\p{N}+#]+/u)) {
      words.add(word.toLowerCase());
      if (/^\p{Lu}/u.test(word) || /\p{Lu}/u.test(word)) capitals.add(word.toLowerCase());
    }
  }
  return {
    run: texts.map(wordRun).join("|"),
    words,
    capitals,
    groups: new Set(read.flatMap((line) => [...line.groups])),
  };
}

function readAdvertFacts(context: ReadContext, lines: string[]): Facts["advert"] {
  const { advert, language } = context;
  const read = lines
    .filter((line) => line !== "")
    .map((line) => readText(line, languageOf(line, language), null));
  const words = advert.lines.flatMap(wordsOf);
  const runsOfTwelve = new Set<string>();
  for (let at = 0; at + 12 <= words.length; at += 1) runsOfTwelve.add(words.slice(at, at + 12).join(" "));
  const title = wordsOf(`${context.targetTitle} ${advert.title}`);
  const names = new Set(
    advert.lines.flatMap((line) =>
      [...plainText(line).matchAll(/(?<=[\p{L},] )\p{Lu}[\p{L}\d]+/gu)].map(([word]) => word.toLowerCase()),
    ),
  );
  const small = new Set(
    advert.lines.flatMap((line) =>
      [...plainText(line).matchAll(/(?<![\p{L}\d])\p{Ll}[\p{L}\d]+/gu)].map(([word]) => word),
    ),
  );
  for (const word of [...title, ...small]) names.delete(word);
  const terms = advert.terms.flatMap((term) =>
    term.options.map((text) => ({ text, run: wordRun(text), stems: contentStems(text), kind: term.kind })),
  );
  return {
    ...knownWords([...lines, ...terms.map((term) => term.text)], read),
    language: languageOf(advert.lines.join(" "), language),
    names,
    stems: new Set(read.flatMap((line) => [...line.stems])),
    quantities: read.flatMap((line) => line.quantities),
    runsOfTwelve,
    terms,
  };
}

function tenuresOf({ profile, today }: FactContext): Map<string, number> {
  return new Map(
    (["work", "siwes", "volunteer"] as const).flatMap((section) =>
      (profile?.[section] ?? []).map((job, at): [string, number] => [
        `${section}.${at}`,
        monthsAt(job, today),
      ]),
    ),
  );
}

/** Where the person worked, served or helped, and under which entry. */
function organisationsOf(profile: Profile | undefined): Facts["employers"] {
  if (!profile) return [];
  const named = (section: string, names: (string | undefined)[]) =>
    names.flatMap((name, at) => (name ? [{ run: employerRun(name), entry: `${section}.${at}` }] : []));
  return [
    ...named(
      "work",
      profile.work.map((job) => job.name),
    ),
    ...named(
      "siwes",
      profile.siwes.map((job) => job.name),
    ),
    ...named(
      "volunteer",
      profile.volunteer.map((one) => one.organization),
    ),
    ...(profile.nysc?.ppa ? [{ run: employerRun(profile.nysc.ppa), entry: "nysc" }] : []),
  ];
}

function employerRun(name: string): string {
  return wordRun(name).replace(
    / (?:ltd|limited|plc|inc|llc|gmbh|sa|sarl|nig|nigeria) (?:(?:ltd|limited|plc) )?$/,
    " ",
  );
}

/** Own employers, schools and certificates with a number in their name ("Studio 14", "Two Sisters Foods") hold no quantity. */
function namesWithNumbers(profile: Profile | undefined, lines: SourceLine[]): RegExp | null {
  const measured = lines
    .filter(({ text }) => /\p{Ll}{3}/u.test(text))
    .flatMap(({ text }) => plainText(text).match(LETTERS_AND_NUMBER) ?? []);
  const names = [...measured, ...ownNamesOf(profile)]
    .flatMap((name) => [name, name.replace(LEGAL_FORM, "")])
    .flatMap((name) =>
      (/\d/.test(name) || NUMBER_WORD.test(name)) &&
      !/\b(?:19|20)\d{2}\b/.test(name) &&
      !COUNTS_TIME.test(name)
        ? [plainText(name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")]
        : [],
    );
  return names.length === 0
    ? null
    : new RegExp(names.toSorted((a, b) => b.length - a.length).join("|"), "gi");
}

function ownNamesOf(profile: Profile | undefined): string[] {
  if (!profile) return [];
  return [
    ...[...profile.work, ...profile.siwes].map((job) => job.name),
    ...profile.education.map((school) => school.institution),
    ...profile.projects.map((project) => project.name),
    ...profile.volunteer.map((one) => one.organization),
    ...profile.certificates.map((one) => one.name),
    profile.nysc?.ppa,
    ...profile.oLevels.map((exam) => exam.school),
  ].flatMap((name) => name ?? []);
}
const LEGAL_FORM = / +(?:ltd|limited|plc|inc|llc|gmbh|nig(?:eria)?)\.?(?: +(?:ltd|limited|plc)\.?)?$/i;
/** "Podcast Production, 6-week online course": what the name counts is a fact. */
const COUNTS_TIME = /\d[ -]?(?:hour|day|week|month|year)s?\b/i;
/** "PAR 30" is a name for a measure; in a line all in capitals "CARRY 30" is none. */
const LETTERS_AND_NUMBER =
  /(?<![\p{L}\d])(?!NGN|USD|GBP|EUR|GHS|CFA|OF|TO|IN|BY|FROM|AND)\p{Lu}{2,5}[ -]\d{1,3}(?![\p{L}\d%.,])/gu;
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|double|triple|hundred|thousand|million|dos|tres|deux|trois|zwei|drei)\b/i;

function contactsOf(profile: Profile | undefined): Set<string> {
  if (!profile) return new Set();
  const { email, phone, links } = profile.basics;
  return new Set([email, phone, ...links].flatMap((contact) => (contact ? [contactKey(contact)] : [])));
}

/** One spelling for a contact: the last ten digits of a phone number, an address without its protocol. */
export function contactKey(contact: string): string {
  const digits = contact.replace(/\D/g, "");
  if (/^[\d+ ().-]+$/.test(contact)) return digits.slice(-10);
  return foldText(contact)
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[/.,]+$/, "");
}
