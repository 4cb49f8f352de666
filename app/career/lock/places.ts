import { foldText, plainText, wordRun, wordsOf } from "../nlp/fold";
import { knownWord } from "../nlp/word-vectors";
import { abbreviates } from "./abbreviations";
import type { Profile } from "../profile.schema";
import { COMMON_IN_NAMES, LEVELS } from "./vocabulary/studies";

/** An employer, school or body of the person's own, and the entry it belongs to; `first`: the word that alone names it, or "". */
export type OwnPlace = { entry: string; name: string; run: string; first: string };

const LEGAL_FORM = / (?:ltd|limited|plc|inc|llc|gmbh|sa|sarl|nig|nigeria|enterprises|ventures) $/;

/** The places of a profile. A town of `towns` names none. */
export function placesOf(profile: Profile, towns: Set<string>): OwnPlace[] {
  const { work, siwes, volunteer, education, nysc } = profile;
  const named: [string, string | undefined][] = [
    ...work.map(({ name }, at): [string, string | undefined] => [`work.${at}`, name]),
    ...siwes.map(({ name }, at): [string, string | undefined] => [`siwes.${at}`, name]),
    ...volunteer.map(({ organization }, at): [string, string | undefined] => [
      `volunteer.${at}`,
      organization,
    ]),
    ...education.map(({ institution }, at): [string, string | undefined] => [`education.${at}`, institution]),
    ["nysc", nysc?.ppa],
  ];
  const located = [
    ["work", work] as const,
    ["siwes", siwes] as const,
    ["volunteer", volunteer] as const,
  ].flatMap(([section, posts]) =>
    posts.map(({ location }, at) => ({ entry: `${section}.${at}`, towns: wordsOf(location ?? "") })),
  );
  const places = named.flatMap(([entry, name]) => (name ? [{ entry, name, run: shortName(name) }] : []));
  return places.map((place) => {
    const first = place.run.trim().split(" ")[0] ?? "";
    // "Out of Lafia", where another post was, names no Lafia Training Centre.
    const isOwn =
      places.every(({ entry, run }) => entry === place.entry || !run.startsWith(` ${first} `)) &&
      located.every((one) => one.entry === place.entry || !one.towns.includes(first));
    const isTelling = isOwn && /^\p{L}{5,}$/u.test(first) && !towns.has(first) && !COMMON_IN_NAMES.has(first);
    return { ...place, first: isTelling ? first : "" };
  });
}

const BEFORE_A_PLACE = "(?:at|for|from|with|bei|chez|en|para|fur|in|von|of)";

function shortName(name: string): string {
  return wordRun(name.split(",")[0] ?? name)
    .replace(LEGAL_FORM, " ")
    .replace(LEGAL_FORM, " ");
}

/** The words by which a text names a place: the name whole, its first word after "at", its first two words, or its initials. */
export function wordsForPlace(text: string, { name, run, first }: OwnPlace): string | undefined {
  const sentence = wordRun(text);
  const words = run.trim().split(" ");
  if (sentence.includes(run)) return run;
  const start = ` ${words.slice(0, 2).join(" ")} `;
  if (
    first !== "" &&
    sentence.includes(` ${first} `) &&
    // A coined name is one wherever it stands: "Bluecrest sent me".
    (!knownWord(first) || new RegExp(` ${BEFORE_A_PLACE} (?:the )?${first} `, "u").test(sentence))
  )
    return ` ${first} `;
  const isTelling =
    words.slice(0, 2).every((word) => word.length > 2) || /^(?:st|ste|mt)$/.test(words[0] ?? "");
  if (words.length >= 3 && isTelling && sentence.includes(start)) return start;
  const own = shortFor(text, words) ?? shortFor(text, wordsOf(name));
  // The short form itself, so that a line that has it is known to: "HSE Level 2" names no Hydro Services.
  return own && ` ${foldText(own)} `;
}

/** Whether a line names a place, by the words by which a sentence names it or by its short form: "interns from UNN". */
export function isNamedIn(
  { run, text }: { run: string; text: string },
  { name, words }: { name: string; words: string },
): boolean {
  return run.includes(words) || shortFor(text, wordsOf(name)) !== undefined;
}

/** The short form in a text that stands for all of a name. "MBA" is a degree, also for who has worked at a microfinance bank. */
function shortFor(text: string, words: string[]): string | undefined {
  const shorts = plainText(text).match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? [];
  const initials = words.filter((word) => word.length > 3 || word === words[0]).map((word) => word[0]);
  return shorts.find((short) =>
    short.length === 2
      ? IS_SCHOOL.test(words[0] ?? "") && initials.join("") === foldText(short)
      : !isDegree(short) && abbreviates(short, [words], true),
  );
}

// "UI" for the University of Ibadan: of other names two letters are too few.
const IS_SCHOOL = /^(?:university|universite|universidad|universitat|polytechnic)$/;

function isDegree(short: string): boolean {
  return LEVELS.some(({ codes }) => codes.includes(short.toLowerCase()));
}

/** The parts of a text that may each speak of one place. "At A and B" is one of two, and no cut is made there. */
export function partsByPlace(text: string, places: OwnPlace[]): string[] {
  const [first = "", ...others] = text.split(BETWEEN_PARTS);
  const parts = [first];
  for (let at = 0; at < others.length; at += 2) {
    const [sign = "", part = ""] = others.slice(at, at + 2);
    const before = parts.at(-1) ?? "";
    const isList = AND.test(sign) && placeAtEnd(before, places) && placeAtStart(part, places);
    if (isList) parts[parts.length - 1] = before + sign + part;
    else parts.push(part);
  }
  return parts;
}
const BETWEEN_PARTS = /([;,:]\s+|\s+(?:and|while|whereas|but|und|et|y)\s+)/u;
const AND = /^\s+(?:and|und|et|y)\s/u;

function placeAtEnd(text: string, places: OwnPlace[]): boolean {
  return places.some((place) => {
    const words = wordsForPlace(text, place);
    return words !== undefined && wordRun(text).endsWith(words);
  });
}

function placeAtStart(text: string, places: OwnPlace[]): boolean {
  const run = wordRun(text).replace(/^ (?:at |for |from |with )?(?:the )?/u, " ");
  return places.some((place) => {
    const words = wordsForPlace(text, place);
    return words !== undefined && run.startsWith(words);
  });
}
