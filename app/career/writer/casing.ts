import { knownNamesIn } from "./known-names";
import type { Profile } from "~/career/profile.schema";

/** Text in capitals → sentence case, keeping acronyms, places and known names: "RECONCILED UBA ACCOUNTS IN LAGOS". */
export function calmCapitals(text: string): string {
  if (!isShouted(text)) return text;
  const lower = text.replace(/(?:\p{Lu}\.){2,}|\p{L}[\p{L}'’]*/gu, (word) =>
    word.includes(".") ? word : keepsCapitals(word) ? word : placeOrLower(word),
  );
  return capitalFirst(restoreNames(lower));
}

/** A name or title in capitals → title case: "ZENITH FOODS LIMITED" → "Zenith Foods Limited", "MTN NIGERIA PLC" → "MTN Nigeria PLC". */
export function calmName(name: string): string {
  if (name === name.toLowerCase() && /^\p{Ll}{2}/u.test(name)) return titled(name);
  if (!isShouted(name) || name.replace(/[^\p{L}]/gu, "").length <= 5) return name;
  return restoreNames(
    name.replace(/\p{L}[\p{L}'’]*/gu, (word, offset: number) => {
      if (SMALL.has(word.toLowerCase()) && offset > 0) return word.toLowerCase();
      return keepsCapitals(word) || (word.length <= 3 && !SHORT_NAMES.has(word))
        ? word
        : capitalFirst(word.toLowerCase());
    }),
  );
}

/** The name of a post in a sentence: "Senior rider" is "Senior Rider". */
export function calmPost(name: string): string {
  return calmName(name).replace(/(?<=[\s/-])\p{Ll}[\p{L}'’]*/gu, (word) =>
    SMALL.has(word) || word.length < 3 ? word : capitalFirst(word),
  );
}

/**
 * A name or title without the note behind it: "Tidewell Energy (indigenous operator, OML 9X)". Short forms ("(FUTA)") and one or two
 * words of a title ("(Contract Staff)") stay.
 */
export function withoutNote(name: string): string {
  const found = /(?<!\s)\s*\((?<note>[^()]*)\)\s*$/u.exec(name);
  const note = found?.groups?.note ?? "";
  const isShort = /^[\p{Lu}&.]{2,8}$/u.test(note) || /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.test(note);
  return found && !isShort && found.index > 2 ? name.slice(0, found.index) : name;
}

/** The name of an employer as a letter writes it: who works in a shop of their own works in "my own shop". */
export function calmPlace(name: string): string {
  const own = /^(?:my |his |her )?own (?<kind>\p{Ll}.*)$/u.exec(name.charAt(0).toLowerCase() + name.slice(1))
    ?.groups?.kind;
  return own === undefined ? calmName(name) : `my own ${own}`;
}

/** A person's name in capitals → title case: no part of it is an acronym. */
export function calmPerson(name: string): string {
  if (!isShouted(name)) return calmName(name);
  return name.replace(/\p{L}[\p{L}'’]*/gu, (word) =>
    word.length < 2 || /^I{2,3}$|^IV$/.test(word) ? word : capitalFirst(word.toLowerCase()),
  );
}

/** A skill as the person writes it: acronyms ("SAP FICO", "PROSPER", "AWS (ECS, RDS)") stay, a list all in capitals is calmed. */
export function calmSkill(keyword: string, isListShouted: boolean): string {
  const isOneWord = !/\s/.test(keyword);
  return isListShouted || (!isOneWord && /\p{Lu}{6,}/u.test(keyword)) ? calmName(keyword) : keyword;
}

// Typed on a phone: "channel view hotel" → "Channel View Hotel".
function titled(name: string): string {
  return name.replace(/\p{L}[\p{L}'’]*/gu, (word, offset: number) => {
    if (SMALL.has(word) && offset > 0) return word;
    return ACRONYMS.has(word.toUpperCase()) && word.length > 2 ? word.toUpperCase() : capitalFirst(word);
  });
}

/** The first letter lowered, unless the word is a name or an acronym. */
export function lowerFirst(text: string): string {
  const first = /^[\p{L}\p{N}&'’.-]+/u.exec(text)?.[0] ?? "";
  const isName = /\p{L}\p{Lu}|\p{N}/u.test(first) || PLACES.has(first) || startsWithName(text, first);
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

function keepsCapitals(word: string): boolean {
  if (ACRONYMS.has(word)) return true;
  return word.length >= 2 && word.length <= 5 && !/[AEIOUY]/.test(word) && !NOT_ACRONYMS.has(word);
}

function placeOrLower(word: string): string {
  const titled = capitalFirst(word.toLowerCase());
  return PLACES.has(titled) || MONTHS.has(titled) ? titled : word.toLowerCase();
}

function restoreNames(text: string): string {
  return knownNamesIn(text).reduceRight(
    (restored, { name, start, end }) => restored.slice(0, start) + name + restored.slice(end),
    text,
  );
}

function startsWithName(text: string, first: string): boolean {
  const [found] = knownNamesIn(text);
  return found?.start === 0 && found.name.startsWith(first);
}

const SMALL = new Set(["of", "and", "the", "for", "in", "at", "on", "to", "de", "la"]);
const SHORT_NAMES = new Set([
  "NIG",
  "ENT",
  "NEW",
  "OLD",
  "BIG",
  "SON",
  "AND",
  "THE",
  "LTD",
  "INC",
  "OIL",
  "GAS",
  "ADE",
  "OBI",
  "BUS",
  "CAR",
  "MAN",
  "SEC",
  "ST",
  "MR",
  "MRS",
  "DR",
  "WEB",
  "KEY",
  "BAR",
  "GYM",
  "AIR",
  "SEA",
  "ART",
  "LAW",
  "TAX",
  "DAY",
  "BOY",
  "RED",
  "JOS",
  "EKO",
  "ABA",
  "EDO",
]);
const NOT_ACRONYMS = new Set(["MR", "MRS", "DR", "ST", "LTD", "BY", "MY", "WHY", "FLY", "TRY", "DRY"]);
const ACRONYMS = new Set(
  `UBA GTB GTBANK FCMB NNPC NLNG UNILAG FUTA FUTO LASU OAU UI ABU UNN UNIBEN LAUTECH AAU ESUT NYSC SIWES ICAN ACCA ACA VAT WHT PAYE FIRS LIRS
  CBN POS ATM KYC AML IFRS ERP SAP SQL HTML CSS API AWS HR IT ICT HSE QA QC NGO INGO USA UK EU ECOWAS WHO UNICEF UNDP USAID AIDS HIV ECG ICU
  BLS ACLS SSCE WASSCE NABTEB COREN TRCN NMCN CIPM CITN MNSE WAEC NECO HND OND NCE CPR IV BP OPD ANC LGA FCT MD CEO CFO GM SME SMES B2B CCTV PHCN IKEDC EKEDC AEDC NEPA MTN GLO LED DC AC II III IV`.split(
    /\s+/,
  ),
);
const MONTHS = new Set(
  "January February March April June July August September October November December".split(" "),
);
const PLACES = new Set(
  `Nigeria Nigerian Lagos Abuja Kano Kaduna Ibadan Ikeja Lekki Yaba Surulere Apapa Ikorodu Victoria Ajah Oshodi Mushin Agege Alimosho Epe Badagry
  Abeokuta Ogun Oyo Osun Ondo Ekiti Akure Ilorin Kwara Benin Edo Warri Delta Asaba Anambra Awka Onitsha Enugu Ebonyi Abakaliki Imo Owerri Abia Umuahia Aba
  Rivers Port Harcourt Bayelsa Yenagoa Calabar Uyo Akwa Ibom Jos Plateau Benue Makurdi Nasarawa Lafia Kogi Lokoja Niger Minna Sokoto Kebbi Zamfara Katsina
  Jigawa Bauchi Gombe Yobe Damaturu Borno Maiduguri Adamawa Yola Taraba Jalingo Zaria Sagamu Ota Ijebu Nnewi Nsukka Ife Ogbomoso Ghana Accra Kenya
  London Africa African Toyota Hiace Hilux Corolla Camry Mercedes Benz Honda Nissan Mack Innoson Ford Iveco DAF English Hausa Igbo Yoruba French Christmas`.split(
    /\s+/,
  ),
);

/** The person wrote all skills in capitals. */
export function isShoutedList({ skills }: Profile): boolean {
  return skills.every(({ keywords }) => keywords.every((keyword) => keyword === keyword.toUpperCase()));
}
