import { PROPER_NAMES } from "./vocabulary/proper-names";
import { acronymsOf, setCapitals, type Setting } from "./case/decide-case";
import type { DocumentCase } from "./case/document-case";
import { caseWords } from "./case/case-words";
import { knownNamesIn } from "./known-names";
import type { Profile } from "~/career/profile.schema";

/** Text in capitals → sentence case, keeping acronyms, places and known names: "RECONCILED UBA ACCOUNTS IN LAGOS". */
export function calmCapitals(text: string, document?: DocumentCase): string {
  if (!isShouted(text)) return text;
  const calm = setCapitals(text, { ...SENTENCE, asWord: (word) => placeOrLower(word, document) }, document);
  return calm === text
    ? text
    : capitalFirst(restoreNames(calm)).replace(ADDRESSED, capitalFirst).replace(MONTH_OF_YEAR, "May");
}
/** "May" is a verb elsewhere. */
const MONTH_OF_YEAR = /(?<!\p{L})may(?=,? (?:19|20)\d{2}(?!\d))/gu;
/** "under mr. ovie": a form of address, and the name behind it. */
const ADDRESSED =
  /(?<!\p{L})(?:mr|mrs|dr|engr|alhaji|alhaja|hajia|mallam|malam|barr)(?= |\. )|(?<=(?<!\p{L})(?:mr|mrs|dr|engr|alhaji|alhaja|hajia|mallam|malam|barr)\.? )\p{Ll}{2,}/giu;

/** A name or title in capitals → title case: "ZENITH FOODS LIMITED" → "Zenith Foods Limited", "MTN NIGERIA PLC" → "MTN Nigeria Plc". */
export function calmName(name: string, document?: DocumentCase): string {
  if (name === name.toLowerCase() && /^\p{Ll}{2}/u.test(name)) return titled(name);
  const calm = setCapitals(name, NAME, document);
  return calm === name ? name : isShouted(name) ? restoreInName(calm) : calm;
}

function titleWord(word: string, at: number, count: number): string {
  const lower = word.toLowerCase();
  return SMALL.has(lower) && at > 0 && at < count - 1
    ? lower
    : capitalFirst(lower).replace(BEHIND_PREFIX, upper);
}
const NAME: Setting = { asWord: titleWord, isAcronym: (word) => ACRONYMS.has(word), hasArticles: false };
// A name holds no pronoun and no verb: "IT" of a post is the trade and "LED" of a name the lamp; in a sentence the model has to say.
const SENTENCE: Omit<Setting, "asWord"> = {
  isAcronym: (word) => ACRONYMS.has(word) && !ALSO_WORDS.has(word),
  hasArticles: true,
};
const ALSO_WORDS = new Set(["IT", "WHO", "US", "LED", "AIDS"]);
/** "O'Neil" */
const BEHIND_PREFIX = /(?<=^\p{L}['’])\p{Ll}(?=\p{Ll}{2})/u;
const upper = (letter: string) => letter.toUpperCase();

/** The name of a post in a sentence: "Senior rider" is "Senior Rider". */
export function calmPost(name: string): string {
  // "QA Intern → Junior QA"
  const bare = name
    .replace(/\s*(?:→|➔|➜|->|=>)\s*/gu, ", later ")
    .replace(GRADE, "")
    .replace(/\s+(?:of|at|in|for|with|to|and)$|[\s/|,;–&-]+$/giu, "");
  return calmName(bare).replace(
    // How a post is held stands in brackets as it was written: "(part-time)".
    /(?<=[\s/-])\p{Ll}[\p{L}'’]*(?![^()]*\))/gu,
    (word) => (SMALL.has(word) || BETWEEN_POSTS.has(word) || word.length < 3 ? word : capitalFirst(word)),
  );
}
/** "Chief Procurement Officer, GL 15": the pay grade of the public service is no part of a post. */
const GRADE =
  /[\s,(–-]+(?:(?:Sal\.?|Salary )?Grade Level|GL|CONTISS|CONPSS|CONTEDISS|CONHESS|CONMESS|CONPCASS|HATISS)\.?(?:[\s/.-]*\d{1,3}(?!\d)){0,3}\)?$/u;
/** "Audit Trainee, later Audit Senior" */
const BETWEEN_POSTS = new Set(["later", "then", "now"]);

/**
 * A name or title without the note behind it: "Tidewell Energy (indigenous operator, OML 9X)". Short forms ("(FUTA)") and one or two
 * words of a title ("(Contract Staff)") stay.
 */
export function withoutNote(name: string): string {
  const found = /(?<!\s)\s*\((?<note>[^()]*)\)\s*$/u.exec(name);
  const note = found?.groups?.note ?? "";
  if (OF_TERMS.test(note)) return name;
  const isShort = /^[\p{Lu}&.]{2,8}$/u.test(note) || /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.test(note);
  return found && !isShort && found.index > 2 ? name.slice(0, found.index) : name;
}

/** On what terms a post is held is a part of it: "Radiographer (locum)". */
const OF_TERMS =
  /^(?:locum|casual|part[- ]time|contract|temporary|temp|acting|volunteer|relief|ad[- ]?hoc|sessional|visiting|honorary)(?: staff)?$/iu;

/** The name of an employer as a letter writes it: who works in a shop of their own works in "my own shop". */
export function calmPlace(name: string): string {
  const own = /^(?:my |his |her )?own (?<kind>\p{Ll}.*)$/u.exec(name.charAt(0).toLowerCase() + name.slice(1))
    ?.groups?.kind;
  // "My own shop SunnyOne Fabrication" has a name.
  const named =
    own === undefined
      ? undefined
      : /^(?:(?!(?:in|at|on|for|near|of|from) )\p{Ll}+ ){1,2}(?<name>\p{Lu}.*)$/u.exec(own)?.groups?.name;
  if (named !== undefined) return withCapitals(calmName(named));
  return own === undefined ? withCapitals(calmName(name)) : `my own ${own}`;
}

/** Typed on a phone: the town behind "Trans-Delta Marine Yard rumuolumeni" is a name, too. */
function withCapitals(name: string): string {
  const [, before = "", last = ""] = /^(.*\p{Lu}.*[ ,])(\p{Ll}{4,})$/u.exec(name) ?? [];
  const isOther = before.split(/[ ,]+/u).some((word) => /^\p{Ll}{2,}$/u.test(word) && !SMALL.has(word));
  return last === "" || isOther || IS_COMMON.has(last) ? name : before + capitalFirst(last);
}
/** Words that end names of employers and are written small. */
const IS_COMMON: ReadonlySet<string> = new Set([
  "clients",
  "customers",
  "general",
  "families",
  "homes",
  "individuals",
  "persons",
]);

/** A person's name in capitals → title case: no part of it is an acronym. */
export function calmPerson(name: string): string {
  if (!isShouted(name)) return calmName(name);
  return name.replace(/\p{L}[\p{L}'’]*/gu, (word) =>
    word.length < 2 || /^I{2,3}$|^IV$/.test(word) ? word : capitalFirst(word.toLowerCase()),
  );
}

/**
 * A skill as the person writes it: acronyms ("SAP FICO", "PROSPER", "AWS (ECS, RDS)") stay, a list all in capitals is calmed. What was typed
 * on a phone has its names spelled: "odoo, pos machine, Ms word" → "Odoo, POS machine, MS Word".
 */
export function calmSkill(keyword: string, isListShouted: boolean): string {
  const isOneWord = !/\s/.test(keyword);
  const isLoud = isListShouted || (!isOneWord && /\p{Lu}{6,}/u.test(keyword));
  if (isLoud) return calmName(keyword);
  return withNames(
    keyword,
    // "rust removal" is no language: one word with one capital is a name where it stands alone.
    knownNamesIn(keyword).filter(({ name }) => name.length === keyword.length || /\s|.\p{Lu}/u.test(name)),
  );
}

// Typed on a phone: "channel view hotel" → "Channel View Hotel".
function titled(name: string): string {
  const words = caseWords(name);
  const acronyms = acronymsOf(words);
  return name.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word, offset: number) => {
    if (SMALL.has(word) && offset > 0) return word;
    const probability = acronyms[words.findIndex(({ from }) => from === offset)]?.acronym ?? 0;
    const isAcronym = word.length > 2 && (ACRONYMS.has(word.toUpperCase()) || probability >= SURE);
    return isAcronym ? word.toUpperCase() : capitalFirst(word);
  });
}
const SURE = 0.9;

/** The first letter lowered, unless the word is a name or an acronym. */
export function lowerFirst(text: string): string {
  const first = /^[\p{L}\p{N}&'’.-]+/u.exec(text)?.[0] ?? "";
  const isName =
    /\p{L}\p{Lu}|\p{N}/u.test(first) || PLACES.has(first) || TIMES.has(first) || startsWithName(text, first);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function capitalFirst(text: string): string {
  return (
    text
      // "pH" and "iOS" keep their form.
      .replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => {
        const capital = letter.toUpperCase();
        return capital.length === letter.length ? capital : letter; // "ß" has none
      })
      .normalize("NFC")
  );
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  const capitals = letters.replace(/[^\p{Lu}]/gu, "").length;
  return letters.length >= 4 && capitals / letters.length > 0.8;
}

function placeOrLower(word: string, document: DocumentCase | undefined): string {
  const lower = word.toLowerCase();
  const titled = capitalFirst(lower);
  const isName = PLACES.has(titled) || TIMES.has(titled) || document?.forms.get(lower) === titled;
  return isName ? titled : lower;
}

function restoreNames(text: string): string {
  // Whether a word is an acronym is decided by now: "Plc", "Sec."
  return withNames(
    text,
    knownNamesIn(text).filter(({ name }) => !/^\p{Lu}+$/u.test(name)),
  );
}

function withNames(text: string, names: ReturnType<typeof knownNamesIn>): string {
  return names.reduceRight(
    (restored, { name, start, end }) => restored.slice(0, start) + name + restored.slice(end),
    text,
  );
}

/** In a name each word has its capital: of "CCTV operation" the known spelling of "CCTV" is taken. */
function restoreInName(text: string): string {
  const restored = restoreNames(text).split(" ");
  const own = text.split(" ");
  return restored.length === own.length
    ? restored.map((word, at) => (word === word.toLowerCase() ? (own[at] ?? word) : word)).join(" ")
    : restored.join(" ");
}

function startsWithName(text: string, first: string): boolean {
  const [found] = knownNamesIn(text);
  return found?.start === 0 && found.name.startsWith(first);
}

const SMALL = new Set("of and the for in at on to with from by as or off de la".split(" "));
const ACRONYMS = new Set(
  `UBA GTB GTBANK FCMB NNPC NLNG UNILAG FUTA FUTO LASU OAU UI ABU UNN UNIBEN LAUTECH AAU ESUT NYSC SIWES ICAN ACCA ACA VAT WHT PAYE FIRS LIRS
  CBN POS ATM KYC AML IFRS ERP SAP SQL HTML CSS API AWS HR IT ICT HSE QA QC NGO INGO USA UK EU ECOWAS WHO UN UNICEF UNDP USAID AIDS HIV ECG ICU
  BLS ACLS SSCE WASSCE NABTEB COREN TRCN NMCN CIPM CITN MNSE WAEC NECO HND OND NCE CPR IV BP OPD ANC LGA FCT MD CEO CFO GM SME SMES B2B CCTV PHCN IKEDC EKEDC AEDC NEPA MTN GLO LED DC AC II III IV`.split(
    /\s+/,
  ),
);
/** Times with a capital; "MAY" is a verb as well. */
const TIMES = new Set(
  `January February March April June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday
  Easter Ramadan Sallah Christmas`.split(/\s+/),
);
/** Short names of places, and those beyond Nigeria. */
const PLACES = new Set([
  ...PROPER_NAMES,
  ..."Nigerian Oyo Osun Edo Ondo Imo Aba Jos Uyo Epe Ota Ife Yaba Ajah Benin Delta Rivers Plateau Victoria Nigeria Ghana Accra Kenya London Qatar Doha Dubai Africa African English Hausa Igbo Yoruba French".split(
    " ",
  ),
]);

/** The person wrote all skills in capitals. */
export function isShoutedList({ skills }: Profile): boolean {
  return skills.every(({ keywords }) => keywords.every((keyword) => keyword === keyword.toUpperCase()));
}
