import type { DocumentLanguage } from "../generated-document";
import { listOf } from "../job-advert/patterns";
import { HONORIFICS, OFFICE_FIELDS, POST_LETTERS } from "../job-advert/vocabulary/addressees";
import { COMPANY_FORMS } from "../job-advert/vocabulary/company-words";
import { NO_NAMES } from "../job-advert/vocabulary/persons-of-others";

const HONORIFIC = `(?:${HONORIFICS.join("|")})(?!\\p{L})\\.?`;
// "Mrs Bello", "Engr. Dr. Ude", "Prof. (Mrs.) Coker", "The Matron, Hajiya Zainab Danladi"
const FURTHER = ["Sr", ...HONORIFICS].filter((title) => title.length > 1).join("|");
const RUN = `${HONORIFIC}(?:\\s*\\(?(?:${FURTHER})(?!\\p{L})\\.?\\)?)*`;
const ENGLISH = new RegExp(`(?:^|[,(:]\\s*)(${RUN})\\s+([^,()]+)`, "iu");
// "the Admin Manager Mrs Titilayo Bello": what cannot be the beginning of an office stands before a name also without a comma.
const BEFORE_NAMES = "Mrs?|Miss|Ms|Dr|Prof|Engr|Barr|Alhaji|Alh|Hajiya|Hajia|Pastor|Rev|Arc|Pharm|Surv";
const BEHIND_OFFICE = new RegExp(`(?<=\\p{L} )((?:${BEFORE_NAMES})(?!\\p{L})\\.?)\\s+(\\p{Lu}[^,()]+)`, "u");
// "Monsieur Agossou", "Mme Diallo", "Madame la Directrice"
const FRENCH = /^(monsieur|madame|mademoiselle|m\.|mme|mlle)(?:\s+(.+))?$/i;
// "Herrn Dr. Jens Petersen", "Frau Huber"
const GERMAN = /^(herrn?|frau)\s+((?:(?:dr|prof)\.\s*)*)(.+)$/i;
// "Sra. Ruiz", "Don Pedro Gil"
const SPANISH = /^(señora?|sra?\.?|don|doña)\s+(.+)$/i;
// A post that one person holds: "Chief Financial Officer" is no chief of that name.
const OFFICE_WORDS = new Set(
  `director manager coordinator officer principal secretary partner administrator chairman chairperson registrar provost rector chancellor
  dean bursar advertiser chair chief warden commissioner minister governor ambassador emir auditor executive consul treasurer headmaster headmistress recruiter proprietor proprietress president commandant founder co-founder owner specialist superintendent supervisor matron editor head lead
  engineer accountant executive surveyor pharmacist librarian physician officer-in-charge steward chef agronomist`.split(
    /\s+/,
  ),
);

/** `isByName`: it greets a person and not an office, so that an English letter ends with "Yours sincerely". */
export type Salutation = { text: string; isByName: boolean };

/**
 * The salutation for an addressee: "Mrs Ngozi Bello" gives "Dear Mrs Bello,", "The Country Director" gives "Dear Sir/Madam,", as an
 * office is no name (docs/decisions/0356-an-office-is-greeted-as-sir-or-madam.md). Undefined where nobody is named.
 */
export function salutationFor(
  addressee: string | undefined,
  language: DocumentLanguage,
): Salutation | undefined {
  const named = addressee?.trim() ?? "";
  if (language === "en") return english(named);
  const text = { fr: french, de: german, es: spanish }[language](named);
  return text === undefined ? undefined : { text, isByName: true };
}

function english(named: string): Salutation | undefined {
  const [, titles = "", name = ""] = ENGLISH.exec(named) ?? BEHIND_OFFICE.exec(named) ?? [];
  // "Hajiya Maryam HR"
  const surname = surnameOf(name.replace(BEHIND_NAME, ""));
  // "Mrs HR" holds an office, whatever her name is.
  if (OFFICE_LETTERS.test(name.trim()))
    return {
      text: /^(?:mrs|miss|ms|madam)/iu.test(titles) ? "Dear Madam," : "Dear Sir/Madam,",
      isByName: false,
    };
  if (surname && !OFFICE_WORDS.has(surname.toLowerCase()))
    return {
      text: `Dear ${titles.replaceAll(".", "").replace(/\p{L}+/gu, capitalise)} ${surname},`,
      isByName: true,
    };
  const team = TEAM.exec(named)?.[1];
  if (team) return { text: `Dear ${team} Team,`, isByName: false };
  // "Ife (Studio Manager)", but "Accounts (Lagos)"
  const [, first = "", office = ""] = /^(.*?)(?:, |\s*\()([^()]*)\)?$/u.exec(named) ?? [];
  const isOffice = office
    .split(" ")
    .some((word) => OFFICE_WORDS.has(word.toLowerCase()) || POST_LETTERS.includes(word));
  const person = isOffice ? first : named;
  if (isFullName(person)) return { text: `Dear ${person},`, isByName: true };
  if (HELD_BY_WOMEN.test(named)) return { text: "Dear Madam,", isByName: false };
  if (HELD_BY_MEN.test(named)) return { text: "Dear Sir,", isByName: false };
  return named === "" ? undefined : { text: "Dear Sir/Madam,", isByName: false };
}

const OFFICE_LETTERS = /^(?:HR|HRM|HRD|MD|GM|ED|CEO|COO|CFO|HOD)$/;
const BEHIND_NAME = / (?:HR|HRM|HRD|MD|GM|CEO|COO|CFO|HOD)$/;

// The word itself says who holds the office; "The Secretary to the Chairman" is another.
const HELD_BY_WOMEN =
  /^(?:the )?(?:proprietress|headmistress|manageress|chairlady|chairwoman|deaconess)(?=$|[,(]| \()/iu;
const HELD_BY_MEN = /^(?:the )?(?:proprietor|headmaster|(?:executive |board )?chairman)(?=$|[,(]| \()/iu;

// "The Human Resources Department", "Recruitment Team": several people, greeted as a team.
const TEAMS = "Team|Department|Dept\\.?|Unit|Office|Desk|Division|Section";
const TEAM = new RegExp(
  `^(?:[Tt]he\\s+)?((?:\\p{Lu}[\\p{L}'’]*\\s+(?:(?:and|&|of)\\s+)?)*?\\p{Lu}[\\p{L}'’]*)\\s+(?:${TEAMS}|${TEAMS.toLowerCase()})(?:,|$)`,
  "u",
);

/** "Bola Ige", "Alhaji": without a title and a surname the whole is the greeting. Teams and firms are written like names. */
function isFullName(named: string): boolean {
  const words = named.split(" ");
  return (
    /^(?!The )\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}[\p{Ll}.'’]*(?:-\p{Lu}?[\p{Ll}.'’]*)*){0,2}$/u.test(
      named,
    ) && !words.some((word) => NOT_IN_NAMES.has(word.toLowerCase()) || OFFICE_WORDS.has(word.toLowerCase()))
  );
}
const NOT_IN_NAMES = new Set([
  ...COMPANY_FORMS.flatMap((form) => form.toLowerCase().split(" ")),
  ...OFFICE_FIELDS,
  ...listOf(NO_NAMES),
  ..."team resources human department unit committee recruitment recruiting hiring admin administration personnel desk panel staff talent careers".split(
    " ",
  ),
]);

function french(named: string): string | undefined {
  const [, title, name = ""] = FRENCH.exec(named) ?? [];
  if (!title) return undefined;
  const address = /^(?:mme|madame|mlle|mademoiselle)/i.test(title) ? "Madame" : "Monsieur";
  if (/^l[ea] \p{Lu}/u.test(name)) return `${address} ${name.replace(/[,(].*$/, "")},`;
  return `${[address, surnameOf(name)].filter(Boolean).join(" ")},`;
}

function german(named: string): string | undefined {
  const [, title = "", degrees = "", name = ""] = GERMAN.exec(named) ?? [];
  const surname = surnameOf(name);
  if (!surname) return undefined;
  const address = /^frau/i.test(title) ? "Sehr geehrte Frau" : "Sehr geehrter Herr";
  return `${[address, degrees.trim(), surname].filter(Boolean).join(" ")},`;
}

function spanish(named: string): string | undefined {
  const [, title = "", name = ""] = SPANISH.exec(named) ?? [];
  const surname = surnameOf(name);
  return surname && `${/^(?:señora|sra|doña)/i.test(title) ? "Estimada Sra." : "Estimado Sr."} ${surname}:`;
}

function surnameOf(name: string): string | undefined {
  const surname = name
    .replace(/[,(].*$|[.;:]+$/, "")
    .trim()
    .split(/\s+/)
    .at(-1);
  if (!surname || !/^\p{Lu}/u.test(surname)) return undefined;
  return /^\p{Lu}{3,}$/u.test(surname) ? capitalise(surname) : surname;
}

function capitalise(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1).toLowerCase();
}
