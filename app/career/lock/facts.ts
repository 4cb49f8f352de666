import type { DocumentLanguage } from "../generated-document";
import { foldText, plainText, wordRun } from "../nlp/fold";
import { languageOf } from "../nlp/language";
import { entryFacts } from "../profile-lines";
import type { Profile } from "../profile.schema";
import { sourceLines } from "../source-lines";
import { MOST_CALCULATED, MOST_KNOWN } from "./bounds-of-work";
import { nameRuns, type NameRun } from "./abbreviations";
import { once } from "./once";
import { computedAmounts } from "./computed";
import { listSizes, thingsListed } from "./lists";
import { plain, readings, type Amount, type Computed } from "./amount";
import { partitionsIn, type Partition } from "./partitions";
import { readAmounts } from "./read-amounts";
import { periodsIn } from "./frequencies";
import { placesOf, type OwnPlace } from "./places";
import { tokensOf } from "./tokens";
import { MONTHS } from "./vocabulary/units";
import { periodOfWeekdays, withDaysOfWeek } from "./weekdays";

/** A fact that a sentence may cite, as the lock reads it. `entry` is "work.0"; a deed is a line under an entry. */
export type LockFact = {
  id: string;
  text: string;
  entry: string;
  isDeed: boolean;
  /** Not cited itself: the entry of a cited line. */
  isImplied: boolean;
  run: string;
  words: Set<string>;
  amounts: Amount[];
  /** What follows from them. */
  computed: Computed[];
  /** Its numbers that are parts of others of its numbers. */
  partitions: Partition[];
  /** The frequencies it speaks of, in seconds. */
  periods: number[];
};
/**
 * What is written like a name and known all the same. `words`: of the profile, the post and the company; `common`: what the advert writes
 * small; `short`: short forms of the profile; `runs`: names that a short form may stand for.
 */
export type KnownNames = { words: Set<string>; common: Set<string>; short: Set<string>; runs: NameRun[] };
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
  known: KnownNames;
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
  const texts = [...lines.map(({ text }) => text), target];
  return {
    ...input,
    facts,
    places: placesOf(profile, wordsIn(`${profile.basics.location ?? ""} ${advert.text}`)),
    advertFact: readFact("advert", `${target} ${advert.text}`, languageOf(advert.text, language)),
    known: {
      words: wordsIn(texts.join(" ")),
      common: new Set(advert.text.match(/(?<![\p{L}\d])\p{Ll}{2,}(?![\p{L}\d])/gu) ?? []),
      short: wordsIn(
        texts.flatMap((text) => joinInitials(text).match(/\p{Lu}[\p{L}]*\p{Lu}[\p{L}]*/gu) ?? []).join(" "),
      ),
      runs: texts.flatMap(nameRuns),
    },
  };
}

/** The entry a fact belongs to: "work.0" of "work.0.highlights.2", "nysc" of "nysc.ppa". */
export function entryOf(id: string): string {
  const [section = "", at = ""] = id.split(".");
  return /^\d+$/.test(at) && section !== "summary" ? `${section}.${at}` : section;
}

/** Folded words of a text as names are compared: "B.Sc." is "bsc", "KoboToolbox" one word. */
function wordsIn(text: string): Set<string> {
  return new Set(foldText(joinInitials(text)).match(/[\p{L}\d]+/gu) ?? []);
}

/** "B.Sc. (Ed)" → "BSc (Ed)": short forms lose their dots. */
export function joinInitials(text: string): string {
  return plainText(text).replace(/(?<![\p{L}\d])(?:\p{L}{1,3}\.){1,4}\p{L}{0,4}(?![\p{L}\d])/gu, (form) =>
    /\p{Lu}/u.test(form) && /^\p{L}{1,2}\.\p{L}/u.test(form) ? form.replaceAll(".", "") : form,
  );
}

/** A fact is read when a sentence cites it, once: most lines of a profile are cited by none. */
function readFact(id: string, text: string, language: DocumentLanguage): LockFact {
  const amounts = once(() =>
    withDaysOfWeek(readAmounts(withMonthFirst(text), language).slice(0, MOST_KNOWN), text),
  );
  const first = once(() => amounts().slice(0, MOST_CALCULATED));
  const partitions = once(() => partitionsIn(text, first(), language));
  const computed = once(() => [
    ...computedAmounts(readings(first()), text, partitions(), tokensOf(text, language)),
    // The dates of an entry are no list.
    ...(id === entryOf(id)
      ? []
      : [...listSizes(amounts(), text), ...(countsThings(amounts()) ? [] : thingsListed(text))].map(
          (size) => ({
            ...plain("", -1, size),
            tolerance: 0,
          }),
        )),
  ]);
  const periods = once(() => [...periodsIn(tokensOf(text, language)), ...periodOfWeekdays(text)]);
  const words = once(() => wordsIn(text));
  const run = once(() => wordRun(joinInitials(text)));
  return {
    id,
    text,
    entry: entryOf(id),
    isDeed: /highlights\.\d+$|^custom\.|\.(?:summary|description)$/.test(id),
    isImplied: false,
    get run() {
      return run();
    },
    get words() {
      return words();
    },
    get amounts() {
      return amounts();
    },
    get computed() {
      return computed();
    },
    get partitions() {
      return partitions();
    },
    get periods() {
      return periods();
    },
  };
}

function countsThings(amounts: Amount[]): boolean {
  return amounts.some(({ kind, unit }) => kind === "count" && unit === "");
}

/** The same fact as the entry of a cited line, itself not cited. */
export function asImplied(fact: LockFact): LockFact {
  // A copy of its parts would read them all.
  return Object.create(fact, { isImplied: { value: true } }) as LockFact;
}

/** "2021-02" → "february 2021". */
export function withMonthFirst(text: string): string {
  return text.replace(/\b((?:19|20)\d{2})-(0[1-9]|1[0-2])\b/g, (_, year: string, month: string) => {
    const [name = ""] = [...MONTHS].find(([, number]) => number === Number(month)) ?? [];
    return `${name} ${year}`;
  });
}
