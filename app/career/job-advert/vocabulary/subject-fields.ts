import { patternOf, sourceOf } from "../patterns";

/** `slot`: the name of the slot, absent where the advert's own words name it. `inBrackets`: outside of them the words may be a text to copy. */
export type SubjectField = {
  words: string;
  slot?: string;
  inBrackets?: true;
  example: string;
  wanted: string;
};

const CHOICE = sourceOf(
  "preferred, desired, chosen, intended, proposed, current, present, nearest, home, target, last, expected, highest, best, total, earliest, first, second, exact, previous, residential, net, gross, monthly, annual",
);
/** A word of any line, too: "ESTATE" is left to the applicant only with a word of choice. */
export const KINDS = sourceOf(
  "office, campus, station, outlet, territory, cluster, district, ward, community, country, centre, center, site, estate, employer, school, trade, club, beat, route, subject, language, unit, facult(?:y|ies), store, shop, team, project, start(?:ing)? date",
);
const PLACES = sourceOf(
  "locations?, city, town, state, lga, local government(?: area)?, zone, area, region, branch, hub",
);
const DETAILS = sourceOf(
  "department, shift, grade(?: level)?, level, cadre, rank, discipline, course(?: of study)?, speciali[sz]ation, specialty, qualifications?, degree, class of degree, cgpa, availability, experience, salary, pay, notice period, take[- ]?home",
);
/** Alone these are words of any line, with a word of theirs in front they are a detail of the applicant. */
const COUNTED = sourceOf(
  "years?, yrs, numbers?, nos?\\.?, dates?, salary, pay, size, handle, status, notice period, expectations?",
);
const OF = sourceOf(
  "years?, yrs, numbers?, date, month, place, state, lga, local government(?: area)?, town, area, course, field, class, country",
);
const OF_CHOICE = "(?: of (?:choice|interest|preference|deployment|posting))";
const PREFERS = "(?: (?:that |which )?(?:you|u)(?:'d| would| will)? (?:prefer|want|choose|like))";
const LIVES = "(?: (?:where |that )?(?:you|u) (?:now )?(?:live|stay|reside)(?: in)?)";

/** The slot for the place of whichever of several posts is chosen. */
export const POST_LOCATION = "location of the post";

/** What adverts leave for the applicant to fill into a subject line or the name of a file, the first that fits counts. */
export const SUBJECT_FIELDS: readonly SubjectField[] = [
  {
    slot: "name",
    words:
      "(?:full |complete |official )*names?(?: in full| of (?:the )?(?:applicant|candidate))?|nom complet|nom et prénoms?|(?:vor- und )?nachname",
    example: "KILN / [Full Name]",
    wanted: "KILN / {name}",
  },
  { slot: "surname", words: "sur ?names?|family name", example: "KILN/SURNAME", wanted: "KILN/{surname}" },
  { slot: "last name", words: "last[ _-]?name", example: "KILN/Last Name", wanted: "KILN/{last name}" },
  {
    slot: "first name",
    words: "(?:first|other|given|middle)[ _-]?names?|prénoms?|vorname",
    example: "KILN – [First name]",
    wanted: "KILN – {first name}",
  },
  {
    slot: "phone",
    words:
      "(?:active )?(?:(?:tele)?phone|gsm|mobile|whatsapp|contact)(?: (?:numbers?|nos?\\.?))|(?:tele)?phone",
    example: "KILN/PHONE NO",
    wanted: "KILN/{phone}",
  },
  {
    slot: "title",
    words: `(?:job |exact )*(?:titles?|positions?|posts?|roles?)(?: title| name)?(?: (?:(?:you(?:'re| are)? )?(?:being )?(?:appl(?:ied|ying)|sought|desired)(?: for)?|of interest))?`,
    example: "[Job Title] – Bida",
    wanted: "Kiln Operator – Bida",
  },
  {
    slot: "reference",
    inBrackets: true,
    words: "(?:job |vacancy |advert )?(?:ref(?:erence)?\\.?(?: (?:numbers?|nos?\\.?|code))?|code|id|number)",
    example: "Kiln – [Ref No]",
    wanted: "Kiln – OM/KO/7",
  },
  {
    words: `(?:${CHOICE} )*${PLACES}(?: of (?:residence|origin|birth)|${OF_CHOICE})?(?:${PREFERS}|${LIVES})?`,
    example: "KILN/L.G.A. OF ORIGIN",
    wanted: "KILN/{LGA of origin}",
  },
  {
    words: `(?:${CHOICE} )*${DETAILS}${OF_CHOICE}?${PREFERS}?`,
    example: "KILN/HIGHEST QUALIFICATION",
    wanted: "KILN/{highest qualification}",
  },
  {
    words: `(?:${CHOICE} )+(?:(?!(?:and|or|of) )\\p{L}+ )?${KINDS}|${KINDS}(?:${OF_CHOICE}|${PREFERS})`,
    example: "KILN – Preferred Site",
    wanted: "KILN – {preferred site}",
  },
  {
    words: "(?:current )?age|sex|gender|marital status|religion|denomination|nationality|tribe",
    example: "KILN – AGE",
    wanted: "KILN – {age}",
  },
  {
    words: `(?:(?:total )?${OF}|names?) of (?:(?:the|your) )?[\\p{L}'-]+(?: [\\p{L}'-]+){0,3}`,
    example: "KILN, Year of Induction",
    wanted: "KILN, {year of induction}",
  },
  {
    words: `(?!${sourceOf("in, of, and, or, the, to, with, job, vacancy, advert, advertisement, post, position, role, reference, ref")} )[\\p{L}'-]+(?: [\\p{L}'-]+)? ${COUNTED}`,
    example: "KILN/Guild No",
    wanted: "KILN/{guild number}",
  },
];

const OWN = `(?:${sourceOf("the, your, ur, my, their, his/her, applicant'?s?, candidate'?s?, insert, enter")} )*`;
const NAME = "(?:sur ?name|family name|(?:first|last|other|given|middle|full)[ _-]?names?|names?)";

/** Each field as a whole part of a line; `words` holds it without what leads to it. */
export const FIELD_PATTERNS = SUBJECT_FIELDS.map(({ slot, inBrackets, words }) => ({
  slot,
  inBrackets,
  pattern: patternOf(`^${OWN}(?<words>${words})$`, "iu"),
}));
/** "SURNAME FIRSTNAME": two parts of a name beside each other. */
export const TWO_NAMES = patternOf(`^${OWN}(?<one>${NAME})[ _]${OWN}(?<other>${NAME})$`, "iu");
/** "branch you prefer", "desired branch": how a choice is asked for, beside the thing. */
export const IS_CHOSEN = patternOf(`${PREFERS}$`, "iu");
export const BESIDE_THING = patternOf(`${PREFERS}$|${LIVES}$|^(?:desired|chosen|own) `, "giu");
/** Short forms that keep their capitals in the name of a slot. */
export const SHORT_FORMS = new Set(
  "LGA NYSC NIN CGPA COREN TRCN SURCON MLSCN PCN VCN MDCN ICAN HND OND".split(" "),
);
