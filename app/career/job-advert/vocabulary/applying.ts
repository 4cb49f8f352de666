import { anyOf } from "~/pattern";
import { inOrder } from "../patterns";
/** Papers that an employer asks for, with the names they have here. Earlier rows win where both match. */
export const PAPERS: readonly { name: string; pattern: RegExp }[] = [
  {
    name: "application letter",
    pattern: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /application letters?|letters? of application|hand[- ]?written (?:application|letter)/u,
            /applications? (?:letter )?in (?:your )?own hand(?:writing)?|written application/u,
            /lettre de candidature|applications?(?:,| and| &| \+) (?:your )?(?:cv|resume|credentials)/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "iu",
    ),
  },
  {
    name: "cover letter",
    pattern: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /cover(?:ing)? letters?|(?:letter of )?motivation(?:al)?(?: letter)?/u,
            /letters? of (?:interest|intent)|(?:your|a) letter|letter and (?:your )?cv/u,
            /(?:lettre de )?motivation|anschreiben|motivationsschreiben|statement of interest/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "iu",
    ),
  },
  {
    name: "resume",
    pattern: /(?<!\p{L})(?:c\.?v\.?s?|r[eé]sum[eé]s?|curriculum vitae|curricula vitae|lebenslauf)(?!\p{L})/iu,
  },
  {
    name: "passport photograph",
    pattern: /(?<!\p{L})passports?(?:[- ](?:size[d]? )?(?:photo\w*|pictures?))?(?!\p{L})/iu,
  },
  {
    name: "certificates",
    pattern: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf([
          /credentials|certificates?|zeugnisse|dipl[oô]mes|attestations|statement of result|transcripts?/u,
        ]),
        /(?!\p{L})/u,
      ],
      "iu",
    ),
  },
  {
    name: "portfolio",
    pattern: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf([
          /portfolio|samples? of (?:your )?work|pictures? of (?:your |the )?(?:work|works|jobs?|designs?|samples?)/u,
        ]),
        /(?!\p{L})/u,
      ],
      "iu",
    ),
  },
  {
    name: "writing sample",
    pattern: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /writing samples?|sample of (?:your )?writing/u,
            /(?:an? )?(?:motion|brief|opinion|article)(?: or \p{L}+)? (?:you|that you) (?:drafted|wrote)/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "iu",
    ),
  },
  {
    name: "photograph",
    pattern: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf([
          /(?:full[- ](?:size|length|body) )?(?:photo(?:graph)?s?|pictures?|foto|photo d'identité)|bewerbungsfoto/u,
        ]),
        /(?!\p{L})(?! of (?:your|the|food))/u,
      ],
      "iu",
    ),
  },
  {
    name: "references",
    pattern: inOrder(
      [
        /(?<!\p{L})(?<!(?:the|under|as|quote|quoting|your|job) )/u,
        /(?:references?(?! (?:no|number|code))|reference letters?)(?!\p{L})/u,
        /(?! ?[:#]| ["“]| [A-Z]{2,}[/-]| code)/u,
      ],
      "iu",
    ),
  },
  {
    name: "licence",
    pattern: anyOf(
      [
        inOrder(
          [
            /(?<!\p{L})(?:copy|photocopy|copies|photocopies|scan) of (?:your |ur |the |valid )*/u,
            /(?:[\p{L}']+ )?(?:licen[cs]es?|permits?)(?!\p{L})/u,
          ],
          "u",
        ),
        /(?:attach|send|with|bring) (?:\p{L}+, )?(?:your |ur )?(?:[\p{L}']+ )?(?:licen[cs]e|permit)(?!\p{L})/u,
        /, licen[cs]e(?!\p{L})|copie d[ue] permis|führerscheinkopie/u,
      ],
      "iu",
    ),
  },
  {
    name: "application form",
    pattern: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf([
          /application forms?|(?:pick|obtain|fill|complete|scan|collect) (?:up )?(?:the |an? )?(?:application )?form/u,
        ]),
        /(?!\p{L})(?! at http)/u,
      ],
      "iu",
    ),
  },
  { name: "NIN slip", pattern: /(?<!\p{L})nin slip(?!\p{L})/iu },
  { name: "GitHub link", pattern: /(?<!\p{L})git ?hub(?:[ -](?:link|profile|account))?(?!\p{L})/iu },
  { name: "LinkedIn link", pattern: /(?<!\p{L})linked ?in (?:link|profile|url)(?!\p{L})/iu },
];

/** "NO cover letter", "without certificates": the paper is not wanted. */
export const NOT_WANTED = inOrder(
  [
    /(?<!\p{L})/u,
    /(?:no|not|without|don'?t (?:send|attach)|do not (?:send|attach)|sans|ohne|kein\p{L}*) /u,
    /(?:\p{L}+ ){0,2}$/u,
  ],
  "iu",
);

/** "Zeugnisse brauchen wir nicht", "certificates are not needed". */
export const NOT_NEEDED = inOrder(
  [
    /^ (?:(?:is|are|be) )?/u,
    anyOf([/not (?:be )?(?:needed|required|necessary)|brauchen wir nicht|nicht nötig|pas nécessaires?/u]),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** A street, a place or a building to go to. */
export const ADDRESS = inOrder(
  [
    /(?<![\p{L}\d])/u,
    anyOf(
      [
        /(?:No\.? ?|Plot ?|Suite ?|Km ?|Block ?)?\d{1,4}[A-Z]?,? /u,
        /(?:Plot|Suite|Km|Block|Shop|Off|Opposite|Beside|Behind|Along) |[\p{Lu}][\p{L}'.-]+,? /u,
      ],
      "u",
    ),
    /(?:[\p{L}\d'’./-]+,? ){0,7}?/u,
    anyOf(
      [
        /street|str\.?|st\.|road|rd\.?|crescent|close|avenue|ave\.?|way|drive|lane|boulevard|estate/u,
        /plaza|mall|house|complex|expressway|highway|junction|roundabout|layout|straße|strasse|rue/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
    new RegExp(
      `(?:${/,? (?:(?:off|opposite|beside|behind|by|near|along|after|before) )?[\p{Lu}\d][\p{L}\d'’.-]*/u.source}){0,9}`,
      "u",
    ),
  ],
  "iu",
);

/** An address that begins with its number. */
export const NUMBERED_ADDRESS = inOrder(
  [
    /(?<![\p{L}\d:.])(?:No\.? ?|Plot ?|Suite ?|Km ?|Block ?|Shop ?)?\d{1,4}[A-Z]?,? /u,
    /(?:[\p{L}\d'’./-]+,? ){1,6}/u,
    anyOf(
      [
        /street|str\.?|st\.|road|rd\.?|crescent|close|avenue|ave\.?|way|drive|lane|boulevard|estate/u,
        /plaza|mall|house|complex|expressway|highway|junction|roundabout|layout|straße|strasse|rue/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
    new RegExp(
      `(?:${/,? (?:(?:off|opposite|beside|behind|by|near|along|after|before) )?[\p{Lu}\d][\p{L}\d'’.-]*/u.source}){0,9}`,
      "u",
    ),
  ],
  "iu",
);

/** An office without a street: "head office behind Sahad roundabout Lugbe". */
export const OFFICE_PLACE = anyOf(
  [
    inOrder(
      [
        /(?<!\p{L})(?:(?:our|the|head|main|branch|hr|admin|corporate|\p{Lu}\p{L}*) ){0,3}/u,
        /(?:office|gate house|reception|secretariat|campus|premises)/u,
        new RegExp(
          `(?:${inOrder([/,? (?:behind|opposite|at|in|beside|by|near|along|off|after) (?:the )?\p{Lu}[\p{L}'-]*/u, /(?:,? (?:\p{Lu}[\p{L}'-]*|\d+|roundabout|road|street|village|junction|market)){0,6}/u], "u").source})?`,
          "u",
        ),
      ],
      "u",
    ),
    /(?<!\p{L})(?:behind|opposite|beside) \p{Lu}[\p{L}'-]*(?:,? \p{Lu}[\p{L}'-]*){1,6}/u,
  ],
  "u",
);

/** A clause that tells where to come. */
export const COMES = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /walk[- ]?in|come (?:with|to|along|for)|bring|venue|report (?:to|at|with)|in person/u,
        /drop (?:it|your|off|them)|submit(?:ted)?|interview (?:is|holds?|at|will|takes)|reach|visit/u,
        /pick (?:up )?(?:\p{L}+ ){0,2}forms?|hand in|post your|deposer|déposer|address|hand(?:ed)? in/u,
        /deliver(?:ed)?|should be sent to|post(?:ed)? to|by hand/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
