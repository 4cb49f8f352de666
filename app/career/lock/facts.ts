import type { DocumentLanguage } from "../generated-document";
import { foldText, plainText, wordRun } from "../nlp/fold";
import { languageOf } from "../nlp/language";
import { entryFacts } from "../profile-lines";
import type { Profile } from "../profile.schema";
import { sourceLines } from "../source-lines";
import { periodsIn } from "./frequencies";
import { readAmounts, type Amount } from "./read-amounts";
import { tokensOf } from "./tokens";
import { COMMON_IN_NAMES } from "./vocabulary/studies";
import { MONTHS } from "./vocabulary/units";

/** A fact that a sentence may cite, as the lock reads it. `entry` is "work.0"; a deed is a line under an entry. */
export type LockFact = {
  id: string;
  text: string;
  entry: string;
  isDeed: boolean;
  /** Not cited itself: the entry of a cited line. */
  isImplied?: true;
  run: string;
  words: Set<string>;
  amounts: Amount[];
  periods: Set<string>;
};
/** An employer, school or body of the person's own, and the entry it belongs to. */
export type OwnPlace = { entry: string; name: string; run: string; first: string };
/** What is known about the person and the post. `today` is an ISO date. */
export type LockInput = {
  profile: Profile;
  today: string;
  language: DocumentLanguage;
  advert: { title: string; company: string; text: string };
};
export type LockContext = LockInput & {
  facts: Map<string, LockFact>;
  places: OwnPlace[];
  advertFact: LockFact;
  alwaysKnown: Set<string>;
};

/** Reads a profile and an advert once for all sentences of a document. */
export function prepareLock(input: LockInput): LockContext {
  const { profile, advert, language } = input;
  const lines = [...sourceLines(profile), ...entryFacts(profile)];
  const own = languageOf(lines.map(({ text }) => text).join(" "), "en");
  const facts = new Map(
    lines.map(({ id, text }) => [id, readFact(id, text, languageOf(text, own))] as const),
  );
  const target = `${advert.title} ${advert.company}`;
  const { name = "", location = "" } = profile.basics;
  return {
    ...input,
    facts,
    places: withFirstWords(placesOf(profile), wordsIn(`${location} ${advert.text}`)),
    advertFact: readFact("advert", `${target} ${advert.text}`, languageOf(advert.text, language)),
    alwaysKnown: wordsIn(`${target} ${name} ${location}`),
  };
}

/** The entry a fact belongs to: "work.0" of "work.0.highlights.2", "nysc" of "nysc.ppa". */
export function entryOf(id: string): string {
  const [section = "", at = ""] = id.split(".");
  return /^\d+$/.test(at) && section !== "summary" ? `${section}.${at}` : section;
}

/** Folded words of a text as names are compared: "B.Sc." is "bsc", "KoboToolbox" one word. */
export function wordsIn(text: string): Set<string> {
  return new Set(foldText(joinInitials(text)).match(/[\p{L}\d]+/gu) ?? []);
}

/** "B.Sc. (Ed)" → "BSc (Ed)": short forms lose their dots. */
export function joinInitials(text: string): string {
  return plainText(text).replace(/(?<![\p{L}\d])(?:\p{L}{1,3}\.){1,4}\p{L}{0,4}(?![\p{L}\d])/gu, (form) =>
    /\p{Lu}/u.test(form) && /^\p{L}{1,2}\.\p{L}/u.test(form) ? form.replaceAll(".", "") : form,
  );
}

function readFact(id: string, text: string, language: DocumentLanguage): LockFact {
  return {
    id,
    text,
    entry: entryOf(id),
    isDeed: /highlights\.\d+$|^custom\.|\.(?:summary|description)$/.test(id),
    run: wordRun(joinInitials(text)),
    words: wordsIn(text),
    amounts: readAmounts(isoDatesInWords(text), language),
    periods: periodsIn(tokensOf(text, language)),
  };
}

/** "2021-02" → "february 2021". */
function isoDatesInWords(text: string): string {
  return text.replace(
    /\b((?:19|20)\d{2})-(0[1-9]|1[0-2])\b/g,
    (_, year: string, month: string) => `${MONTH_NAMES[Number(month) - 1] ?? ""} ${year}`,
  );
}
const MONTH_NAMES = [...new Map([...MONTHS].toReversed().map(([name, month]) => [month, name])).entries()]
  .toSorted(([one], [other]) => one - other)
  .map(([, name]) => name);

function placesOf(profile: Profile): OwnPlace[] {
  const named = (section: string, names: (string | undefined)[]) =>
    names.flatMap((name, at) => (name ? [placeOf(`${section}.${at}`, name)] : []));
  return [
    ...named(
      "work",
      profile.work.map(({ name }) => name),
    ),
    ...named(
      "siwes",
      profile.siwes.map(({ name }) => name),
    ),
    ...named(
      "volunteer",
      profile.volunteer.map(({ organization }) => organization),
    ),
    ...named(
      "education",
      profile.education.map(({ institution }) => institution),
    ),
    ...(profile.nysc?.ppa ? [placeOf("nysc", profile.nysc.ppa)] : []),
  ];
}

const LEGAL_FORM = / (?:ltd|limited|plc|inc|llc|gmbh|sa|sarl|nig|nigeria|enterprises|ventures) $/;

/** The first word alone names a place where no other place and no town begins with it: "at Kolabass". */
function withFirstWords(places: OwnPlace[], towns: Set<string>): OwnPlace[] {
  return places.map((place) => {
    const first = place.run.trim().split(" ")[0] ?? "";
    const isOwn = places.every(({ entry, run }) => entry === place.entry || !run.startsWith(` ${first} `));
    return { ...place, first: isOwn && !towns.has(first) && !COMMON_IN_NAMES.has(first) ? first : "" };
  });
}

function placeOf(entry: string, name: string): OwnPlace {
  return {
    first: "",
    entry,
    name,
    run: wordRun(name.split(",")[0] ?? name)
      .replace(LEGAL_FORM, " ")
      .replace(LEGAL_FORM, " "),
  };
}
