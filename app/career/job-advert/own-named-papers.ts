import { matchesIn } from "~/pattern";
import { anyOf, inOrder, patternOf, sourceOf } from "./patterns";

/** A paper that has a name of its own, and where it stands. */
export type OwnNamed = { name: string; index: number; length: number };

/** Certificates and letters that are named by what they certify or who writes them, and no longer "certificates" or a cover letter. */
export function ownNamedPapers(text: string): OwnNamed[] {
  return FORMS.flatMap(({ form, nameOf }) =>
    matchesIn(text, form).map((found) => ({
      name: nameOf(found.groups?.of ?? ""),
      index: found.index,
      length: found[0].length,
    })),
  );
}

/** "NYSC discharge certificate", "birth certificate" */
const CERTIFICATE = inOrder(
  [
    /(?<!\p{L})(?<of>NYSC|birth|marriage|call[- ]to[- ]bar|tax clearance|NEBOSH|BOSIET|TRCN)/u,
    anyOf(
      [
        /(?: discharge| exemption| \(?or exemption\)?| discharge\/exemption)? cert(?:ificate)?s?(?!\p{L})/u,
        // "BOSIET and trade certificates"
        /(?= (?:and|&) (?:\p{L}+ ){0,2}certificates)/u,
      ],
      "u",
    ),
  ],
  "giu",
);

/** "a letter from your parish priest or pastor": somebody else writes it. */
const KNOWS_YOU = sourceOf(
  "priest, pastor, imam, vicar, reverend, chief, village head, ward head, community leader, clergyman, councillor, last employer, former employer",
);
const LETTER_FROM = patternOf(
  String.raw`(?<!\p{L})letters? (?:from|of) (?<of>(?:your|the|ur|their|an?|his|her) (?:\p{L}+ ){0,2}${KNOWS_YOU}(?:(?:,|,? or) (?:an? )?${KNOWS_YOU}){0,2})(?!\p{L})`,
  "giu",
);

/** "the priest's letter", where the letter was spoken of before */
const LETTER_OF = patternOf(
  String.raw`(?<!\p{L})(?<of>(?:the|your|ur|their) (?:\p{L}+ )?${KNOWS_YOU})['’]s letter(?!\p{L})`,
  "giu",
);

const FORMS = [
  { form: CERTIFICATE, nameOf: (of: string) => `${of.replace(/-/g, " ")} certificate` },
  { form: LETTER_OF, nameOf: (of: string) => `letter from ${of}` },
  { form: LETTER_FROM, nameOf: (of: string) => `letter from ${of}` },
];
