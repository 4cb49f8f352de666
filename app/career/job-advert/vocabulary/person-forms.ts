import { patternOf } from "../patterns";
import { CONTACT, FULL_NAME, GOES_TO, LABEL, OFFICE, POST, TITLED } from "./persons";

/** A way in which an advert says to whom the application goes. `all` ones count anywhere in the text, the others only where it speaks of applying. */
export type AddresseeForm = {
  form: RegExp;
  all?: true;
  /** No form of address marks it: words of an office and places are no names of people. */
  isPerson?: true;
  example: string;
  name: string;
};

const PAPERS_OF_APPLICANTS = String.raw`(?<!\p{L})(?:[Aa]pplications?|CVs?|[Rr]esum[eé]s?|[Ll]etters?|[Pp]apers)(?: of application)?(?!\p{L})`;

/** Those in which a person is named, without a form of address or with the post beside the name, the surest first. */
export const PERSON_FORMS: readonly AddresseeForm[] = [
  {
    form: patternOf(
      String.raw`[\w.+-]+@[\w.-]+ ?(?:\(|[-–,] ?)(?<name>${FULL_NAME})(?=(?:,| –| -)? \(?(?:our |the )?${POST})`,
      "u",
    ),
    isPerson: true,
    example: "Mail jobs@works.ng – Bola Ige, Head of Service",
    name: "Bola Ige",
  },
  {
    form: patternOf(
      String.raw`${PAPERS_OF_APPLICANTS} (?:(?:are|is|will be|shall be|must be|should be) )?(?:(?:read|reviewed|received|opened|handled|collected|screened) by|(?:(?:sent|addressed|go(?:es)?) )?to) (?:(?:our|the) ${POST}, ?)?(?<name>${TITLED}|${FULL_NAME})`,
      "u",
    ),
    all: true,
    isPerson: true,
    example: "Applications are read by our Head of People, Bola Ige.",
    name: "Bola Ige",
  },
  {
    form: patternOf(
      String.raw`(?<name>${TITLED}|${FULL_NAME}),?(?: (?:(?:our|the) )?${POST},?)? (?:will )?(?:reads?|receives?|opens?|collects?|reviews?|screens?|awaits?|is waiting for|looks forward to) (?:(?:(?:all|your|the|every|each|any|of|these) ){0,3}${PAPERS_OF_APPLICANTS}|(?:them|each|everything)(?!\p{L}))`,
      "u",
    ),
    all: true,
    isPerson: true,
    example: "Bola Ige, our Head of People, is waiting for your CV.",
    name: "Bola Ige",
  },
  {
    form: patternOf(String.raw`(?<!\p{L})${OFFICE}, (?<name>${TITLED})`, "u"),
    example: "letters to the Medical Director, Dr. Ada Bello, Jos",
    name: "Dr. Ada Bello",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})(?:to|contact|with) (?<name>${FULL_NAME})(?=, ${POST}(?!\p{L}))`,
      "u",
    ),
    isPerson: true,
    example: "Send your CV to Bola Ige, Talent Partner, at jobs@works.ng",
    name: "Bola Ige",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})to (?<name>(?!(?:The|Our|HR|Us|Head|Human|People)\b)\p{Lu}\p{Ll}{2,})(?=, (?:our|the) ${POST}(?!\p{L}))`,
      "u",
    ),
    isPerson: true,
    example: "Mail your CV and a letter to Bola, our Head of Service.",
    name: "Bola",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})(?:[Ee]-?[Mm]ail|[Ww]rite|[Mm]essage|[Cc]ontact|[Rr]each|[Ww]hats[Aa]pp|DM|[Cc]all|[Tt]ext|[Rr]eviewed by) (?<name>${FULL_NAME})(?=,? (?:our |the )?${POST}(?!\p{L})|,? at \S+@)`,
      "u",
    ),
    all: true,
    isPerson: true,
    example: "Email Bola Ige, VP Engineering, at bola@works.ng",
    name: "Bola Ige",
  },
  {
    form: patternOf(
      String.raw`(?:^|\n|\. )[–—-]? ?(?:[Pp]osted by |[Ss]igned:? |[Hh]iring manager:? )?(?<name>${FULL_NAME})(?:,|\n| [–|-]) ?(?=${POST}(?:,|\n|$|\.))`,
      "u",
    ),
    all: true,
    isPerson: true,
    example: "CV to jobs@works.ng\n– Bola Ige, COO",
    name: "Bola Ige",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})(?:[Ww]hats[Aa]pp|[Cc]all|[Tt]ext|[Cc]hat|DM|[Mm]essage) (?<name>(?!(?:HR|CV|Us|Or|On|Now|The|Line|Only|Number|Admin)\b)\p{Lu}\p{Ll}+)(?= (?:on |at |via )?\+?0?\d{3})`,
      "u",
    ),
    isPerson: true,
    example: "WhatsApp Teni 0803 000 0000 with your name",
    name: "Teni",
  },
  {
    form: patternOf(
      String.raw`(?:${GOES_TO}|(?<!\p{L})[Ee]-?mail)(?: [^.;\n@]{1,120}?)? to (?:(?:our|the) )?\p{Ll}{4,}(?: \p{Ll}{4,})? (?<name>${FULL_NAME})(?=[ ,(]+(?:on |at )?${CONTACT})`,
      "u",
    ),
    isPerson: true,
    example: "Email a letter to line producer Bola Ige (crew@works.ng)",
    name: "Bola Ige",
  },
  {
    form: patternOf(
      String.raw`(?:\(|\d,? (?:(?:and|to|then) )?)[Aa]sk for (?<name>(?!The\b|HR\b)\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)(?=[),.;\n]| (?:at|on|in|when|from)(?!\p{L})|$)`,
      "u",
    ),
    isPerson: true,
    example: "WhatsApp 0803 000 0000 (ask for Teni)",
    name: "Teni",
  },
  {
    form: patternOf(
      String.raw`${LABEL}(?: person)?\s*[:–-] (?<name>${FULL_NAME})(?=[ ,(]+(?:on |at )?${CONTACT})`,
      "u",
    ),
    all: true,
    example: "Point of contact: Bola Ige, bola@works.ng",
    name: "Bola Ige",
  },
  {
    form: patternOf(
      String.raw`(?:^|[.!\n] ?)(?:(?:See|Ask for|Meet|Come (?:and )?(?:see|meet))) (?<name>${TITLED}|${FULL_NAME}(?=(?:,| –| -)? \(?(?:our |the )?${POST}))`,
      "u",
    ),
    all: true,
    isPerson: true,
    example: "See Bola Ige, Farm Manager, at the gate",
    name: "Bola Ige",
  },
  {
    form: patternOf(
      String.raw`(?<![\p{L}“"])(?<name>${FULL_NAME})(?=(?:,| –| -)? \(?(?:our |the )?${POST})`,
      "u",
    ),
    isPerson: true,
    example: "Drop your letter with Bola Ige, Practice Manager",
    name: "Bola Ige",
  },
  {
    form: patternOf(
      String.raw`(?<!\p{L})(?:our|the|your) ${POST},? \(?(?<name>${FULL_NAME})(?=[,.:;)( ]+(?:on |at |via |by |through |to )?(?:${CONTACT}|$))`,
      "u",
    ),
    isPerson: true,
    example: "Forward your CV to our Talent Lead, Bola Ige, via jobs@works.ng",
    name: "Bola Ige",
  },
];
