import { anyOf, inOrder, patternOf } from "./patterns";
import type { Head } from "./head";
import { inTitleCase } from "./title-text";

const JOINTS = String.raw`(?:(?:,? ?\band )?\bthen\b|\band\b|&|\bfollowed by\b|\bplus\b)`;

/** What a subject line or file name shall be, from the words that ask for it: "the job title" is the title. */
export function meaningOf(
  asked: string,
  { title, location, reference, hasPosts }: Head & { reference?: string | undefined; hasPosts: boolean },
): string | undefined {
  let text = asked.replace(DESCRIBED, "").replace(LEAD_IN, "").replace(TRAILER, "").trim();
  text = text
    .replace(
      /\s*,? (?<!followed )(?:by|before|on or before|not later than|latest|until) (?=\d|\p{Lu}|the \d).*$/u,
      "",
    )
    .replace(OTHER_FIELD, "");
  const known = { title, location, reference, hasPosts };
  for (const { pattern, value } of MEANINGS)
    text = text.replace(pattern, (found) => {
      const meant = value({ ...known, found });
      return meant === undefined ? found : `${FILLED}${meant}${FILLED}`;
    });
  text = text
    .replace(/["“”„«»]/g, "")
    // "BED/HSE/026 and your full name": the joint between two parts is no part, but "Sales and Marketing" is one.
    .replace(JOINT, " ")
    .replace(/\s*\+ ?(?:(?:the|your|ur) )?/giu, " ")
    .replaceAll(FILLED, "")
    .replace(/\{first name\} \{last name\}/g, "{name}")
    .replace(/(?<!\p{L})(?:your|ur|the|their)\s+(?=\{)/giu, "")
    .replace(/^["'“”«»\s]+|["'“”«».,;:\s]+$/g, "")
    .replace(/\s+/g, " ");
  if (!text.includes("(")) text = text.replace(/\)$/, "");
  text = text.replace(LOOSE_END, "");
  return text === "" || NO_MEANING.test(text) || text.length > 120 ? undefined : text;
}

/** "the reference and your name: ICT/7 - NAME": behind the colon the form stands as it shall be. */
const DESCRIBED =
  /^(?:the )?(?:reference|code|position|title|post|role|your (?:full )?name)(?: [\p{L}]+){0,6}: (?=\S)/iu;
const LOOSE_END = /(?:\s+(?:and|or|with|plus|then|followed(?: by)?|in)|\s*[(–-])+$/iu;
/** "Put", "of residence": a part of the words that ask, and nothing that they ask for. */
const NO_MEANING = inOrder(
  [
    /^/u,
    anyOf(
      [
        /(?:put|write|state|use|type|indicate|insert|enter|give|quote|mention|show|add)$/u,
        /(?:of|to|for|with|by|on|at|from|and|or|into)(?:[\s:]|$).*/u,
      ],
      "u",
    ),
  ],
  "iu",
);

// "NE2026 | Lagos | Deadline 4 May": behind a bar only what the applicant fills in belongs to the text.
const OTHER_FIELD = inOrder(
  [
    /\s*\|/u,
    patternOf(
      `(?!${inOrder([/[^|]{0,12}/u, anyOf([/your|ur|names?|surname|years?|yrs|notice|phone|number/u, /location|state|city|title|position|role|post|age|salary/u], "u"), /(?!\p{L})/u], "u").source})`,
      "u",
    ),
    /.*$/u,
  ],
  "iu",
);

/** Stands around what was filled in, until the joints are gone. */
const FILLED = "\u0001";
const JOINT = patternOf(
  `\\s*(?:(?<=${FILLED}\\s*)${JOINTS}|${JOINTS}(?=\\s*(?:(?:the|your|ur|their) )?${FILLED}))\\s*`,
  "giu",
);

const TRAILER = inOrder(
  [
    /\s*/,
    inOrder([
      /\b/,
      anyOf([
        /only|please|pls|and attach.*|and send.*|to the (?:email|address).*|at the .*/,
        /in the subject.*|else .*|e\.?g\.?.*|for example.*/,
        /and nothing else.*|alone|with (?:dashes|slashes|commas|hyphens).*/,
        /(?:divided|separated|joined) by .*|so that .*|that you .*/,
      ]),
    ]),
    /$/,
  ],
  "i",
);

// "the code", "as": words that only lead to what is wanted.
const LEAD_IN = inOrder(
  [
    /^/,
    patternOf(
      `(?:${anyOf([/with |using |use |stating |state |quoting |quote /, /indicating |indicate |the |a |and |as |nothing but |only /, anyOf([/should be |must be |shall be |is |be |bear |read |only /, /(?:(?:job|vacancy) )?(?:code|reference|ref\.?) (?=[A-Z0-9"“]+[^ ]*\d)|:|-|–/], "")]).source})+`,
    ),
  ],
  "gi",
);

type Known = {
  title?: string | undefined;
  location?: string | undefined;
  reference?: string | undefined;
  hasPosts: boolean;
  found: string;
};

const PREFERS = /(?<!\p{L})(?:prefer|want|choose|like)$/iu;

const MEANINGS: readonly { pattern: RegExp; value: (known: Known) => string | undefined }[] = [
  {
    pattern: inOrder(
      [
        /(?<!\p{L})(?:(?:the|your|ur) )?/u,
        anyOf(
          [
            // "POST OF BURSAR" is the text itself.
            inOrder(
              [
                /(?:job |exact )?(?:titles?|position|role|post)/u,
                /(?! of (?!(?:the )?(?:job|interest|position|post|role)))/u,
                /(?: title| name)?(?: and (?:position|title))?/u,
              ],
              "u",
            ),
            /intitulé du poste|stellenbezeichnung|stelle/u,
          ],
          "u",
        ),
        /(?: of (?:the )?(?:job|interest|position|post|role))?/u,
        patternOf(
          `(?:${inOrder([/,? (?:that )?(?:you(?:'re| are)?|u|is|being|are)? ?/u, /(?:applying|applied|apply|want|interested|sought)(?: for| in)?/u], "u").source})?`,
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "giu",
    ),
    value: ({ title, hasPosts }) => (hasPosts || !title ? "{title}" : inTitleCase(title)),
  },
  {
    // "state of residence", "the university of your master's degree": a field with what it is of.
    pattern: inOrder(
      [
        /(?<![\p{L}{])(?:(?:the|your|ur|their) )?/u,
        /(?:year|date|state|place|area|course|lga|university|college|field|number|local government(?: area)?)/u,
        /s? of (?:the |your )?\p{Ll}[\p{L}'’]*/u,
        /(?: (?:degree|study|residence|origin|induction|call|birth|passed))?(?!\p{L})(?![^{}]*\})/u,
      ],
      "gu",
    ),
    value: ({ found }) =>
      /exp/.test(found) || / of (?:choice|interest)$/.test(found)
        ? undefined
        : `{${found.replace(/^(?:the|your|ur|their) /i, "").replace(/ of your /, " of the ")}}`,
  },
  {
    // "the name of the best campaign you ever ran" asks for the campaign.
    pattern: inOrder(
      [
        /(?<![\p{L}{])(?:the )?name of (?:the|your) \p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*){0,2}?/u,
        /(?: (?:you|that|which) [^,/|–-]*)?(?=$|\s?[,/|–"”]| - )/u,
      ],
      "gu",
    ),
    value: ({ found }) =>
      `{${found.replace(/^(?:the )?name of (?:the|your) /, "").replace(/ (?:you|that|which) .*$/, "")}}`,
  },
  {
    pattern: inOrder(
      [
        /(?<!\p{L})(?:(?:the|your|ur|their|preferred|current|job|desired) )*/u,
        /(?:location|city|branch|state of residence|state|ort|ville|lieu)/u,
        /(?: (?:of (?:choice|interest)|you (?:are applying for|prefer|want)))?(?!\p{L})(?![^{}]*\})/u,
      ],
      "giu",
    ),
    // "your location" is the applicant's choice, "the location" the post's.
    value: ({ location, found }) =>
      location && !/ (?:and|or) /.test(location) && !/^(?:your|ur|their|preferred|desired)/i.test(found)
        ? location
        : `{${/(?:current|preferred) /i.exec(found)?.[0].toLowerCase() ?? (PREFERS.test(found) ? "preferred " : "")}${/location|city|branch|state|ort|ville|lieu/i.exec(found)?.[0].toLowerCase() ?? "location"}}`,
  },
  {
    pattern: inOrder(
      [
        /(?<!\p{L})(?:(?:the|job|vacancy) )*/u,
        anyOf(
          [
            /(?:reference|ref\.?)(?: (?:number|no\.?|code))?|le numéro de (?:l'avis|l'offre|l'annonce)/u,
            /(?:vacancy|announcement|advert|job|position)(?: notice)? (?:number|no\.?|code|reference|ref\.?)/u,
            /code(?= (?:given )?(?:above|below)|$)/u,
          ],
          "u",
        ),
        /(?: (?:given )?(?:above|below))?(?!\p{L})(?! ?[:/])(?! ["“]?[^ ]*\d)/u,
      ],
      "giu",
    ),
    value: ({ reference }) => reference,
  },
  {
    pattern: inOrder(
      [
        /(?<![\p{L}{])(?:(?:your|ur) )?(?:(?:number of|total) )?/u,
        anyOf(
          [
            /(?:years?|yrs?) of (?:work |working |relevant )?exp(?:erience)?(?!\p{L})/u,
            // "your" alone is read below; as a part between two marks it needs no such word.
            /(?<=[|/,–-] ?)(?:notice period|expected salary|state of origin|current location)(?= ?(?:[|/,–"”-]|$))/u,
          ],
          "u",
        ),
      ],
      "giu",
    ),
    value: ({ found }) =>
      /exp/i.test(found) && /y(?:ea)?rs?/i.test(found)
        ? "{years of experience}"
        : `{${found.replace(/^(?:your|ur) /i, "").toLowerCase()}}`,
  },
  {
    // "FirstnameSurname_Post.pdf": two names without a blank.
    pattern: /(?<!\p{L})first[ _-]?name(?=[_-]?(?:last|sur|family)[ _-]?name)/giu,
    value: () => "{first name}",
  },
  {
    pattern: /(?<!\p{L})(?:surname|last[ _-]?name)(?=[_-]?first[ _-]?name)/giu,
    value: ({ found }) => (/last/i.test(found) ? "{last name}" : "{surname}"),
  },
  {
    pattern:
      /(?<!\p{L})(?:(?:your|ur|the) )?(?:surname|last ?name|family name|NOM(?=_))(?!\p{L})(?![^{}]*\})/giu,
    value: ({ found }) => (/last|nom/i.test(found) ? "{last name}" : "{surname}"),
  },
  {
    pattern: /(?<!\p{L})(?:(?:your|ur|the) )?(?:first ?name|prénom|vorname)(?!\p{L})(?![^{}]*\})/giu,
    value: () => "{first name}",
  },
  {
    pattern: inOrder(
      [
        /(?<!\p{L})(?:(?:your|ur|the|applicant's|candidate's) ?)?/u,
        /(?:full ?names?|names?|nom(?: complet)?|ihr name|vor- und nachname)(?!\p{L})(?![^{}]*\})/u,
      ],
      "giu",
    ),
    value: () => "{name}",
  },
  {
    pattern: inOrder(
      [
        /(?<![\p{L}{])/u,
        // "Mobile" alone may be the post.
        anyOf(
          [
            /(?:(?:your|ur|the) )?(?:phone|telephone)(?: (?:number|no))?/u,
            /(?:(?:your|ur|the) )?(?:mobile|whatsapp) (?:number|no)|(?:your|ur) (?:mobile|whatsapp)/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "giu",
    ),
    value: () => "{phone}",
  },
  {
    // "the position and department": a bare noun of a field between the others is one.
    pattern: inOrder(
      [
        /(?<=^|[,/|+–-] ?|and |the )(?:the )?/u,
        anyOf(
          [
            /department|unit|faculty|grade level|level|special(?:i[sz]ation|ty)|region|zone/u,
            /shift|qualification|discipline|course|branch|age|availability|hub|lga|town|area/u,
          ],
          "u",
        ),
        /(?!\p{L})(?! (?:of|you|manager|head|officer))(?![^{}]*\})/u,
      ],
      "gu",
    ),
    value: ({ found }) => `{${found.replace(/^the /, "")}}`,
  },
  {
    // "the town you stay": what stands before "you" is the applicant's own.
    pattern: inOrder(
      [
        /(?<![\p{L}{])the (?:\p{L}+ ){1,4}?(?:where |in which )?/u,
        /(?:you|u) (?:would |will )?(?:stay|live|reside|prefer|want|choose|like)(?: in)?(?!\p{L})/u,
      ],
      "giu",
    ),
    value: ({ found }) =>
      `{${PREFERS.test(found) ? "preferred " : ""}${found
        .replace(/^the /i, "")
        .replace(/ (?:where |in which )?(?:you|u) .*$/i, "")
        .toLowerCase()}}`,
  },
  {
    // "your preferred shift" → "{preferred shift}": what only the applicant knows.
    pattern: inOrder(
      [
        // "I am your next creator" is a text to copy.
        /(?<![\p{L}{]|(?:am|is|be|as|['’]m) )(?:your|ur|their) /u,
        /(?:(?:preferred|desired|chosen|own|current) )*(?:[\p{L}-]+ )?/u,
        /[\p{L}-]+(?!\p{L})/u,
      ],
      "giu",
    ),
    value: ({ found }) =>
      `{${found
        .replace(/^\S+ /, "")
        .replace(/^(?:(?:desired|chosen|own) )+/i, "")
        .replace(/ (?:and|or|e\.?g|in)$/i, "")
        .toLowerCase()}}`,
  },
];
