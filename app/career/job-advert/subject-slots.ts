import { anyOf, inOrder, patternOf, sourceOf } from "./patterns";
import { inTitleCase } from "./title-print";
import { POST_LOCATION } from "./vocabulary/subject-fields";

type Known = {
  title?: string | undefined;
  location?: string | undefined;
  reference?: string | undefined;
  hasPosts: boolean;
  found: string;
  /** What stands before it. */
  before: string;
};

/** What an applicant may choose: "club you prefer". */
const CHOSEN = sourceOf(
  "area, town, city, state, street, estate, place, branch, shift, club, centre, school, station, site, store, shop, route, subject, language, class, day",
);
const PICKED = sourceOf(
  "grade, cadre, rank, level, zone, lga, centre, unit, department, station, hub, office, subject",
);
const PICKED_BY =
  "(?:(?:you (?:are )?)?(?:appl(?:ied|ying)|being applied) for|of (?:your )?(?:choice|interest|preference))";
const PICKED_NOUN = patternOf(`(?:${PICKED}) ${PICKED_BY}`, "iu");
/** Where the posts of an advert have numbers, the applicant fills in the own one. */
const OF_NUMBERED = /^(?:the )?(?:position|post|role) (?:number|no\.?|code)$/iu;
const AFTER_NAME = patternOf(String.raw`\p{Lu}[\p{L}'’-]+ $`, "u");
const PREFERS = /(?<!\p{L})(?:prefer|want|choose|like)$/iu;

/** Parts of a subject line that stand for something: "the job title" for the title, "your name" for a slot to fill in. */
export const MEANINGS: readonly { pattern: RegExp; value: (known: Known) => string | undefined }[] = [
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
                /(?! of (?!(?:the )?(?:job|interest|position|post|role)))(?! (?:number|no\.|code)(?!\p{L}))/u,
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
        // "POST 2 – HEAD COOK", "POSITION B – NAME" number it.
        /(?!\p{L})(?! ?\d| \p{Lu}(?=\s?[–/|,-]))/u,
      ],
      "giu",
    ),
    value: ({ title, hasPosts }) => (hasPosts || !title ? "{title}" : inTitleCase(title)),
  },
  {
    // "grade applied for", "LGA of choice (Minna or Bida)": what the applicant picks.
    pattern: patternOf(
      String.raw`(?<![\p{L}{])(?:(?:the|your|ur) )?(?:${PICKED})(?: ${PICKED_BY})(?!\p{L})(?: ?\([^()]*\)?)?`,
      "giu",
    ),
    value: ({ found }) => `{${PICKED_NOUN.exec(found)?.[0] ?? ""}}`,
  },
  {
    // "Surname, Other Names"
    pattern: /(?<![\p{L}{])(?:other|given) names?(?!\p{L})/giu,
    value: () => "{first name}",
  },
  {
    pattern:
      /(?<![\p{L}{])(?:your )?(?:state|lga|town|local government) of (?:origin|residence|birth)(?!\p{L})/giu,
    value: ({ found }) => `{${found.replace(/^your /i, "").toLowerCase()}}`,
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
        /(?<!\p{L})(?:(?:the|your|ur|their|preferred|current|present|job|desired) )*/u,
        /(?:location|city|branch|state of residence|state|ort|ville|lieu)/u,
        /(?: (?:of (?:choice|interest)|you (?:are applying for|prefer|want)))?(?!\p{L})(?![^{}]*\})/u,
      ],
      "giu",
    ),
    // "your location" is the applicant's choice, "the location" the post's.
    value: ({ location, hasPosts, found, before }) => {
      // "BENIN CITY", "LEKKI BRANCH" are names.
      if (/^(?:city|branch|state)$/i.test(found) && AFTER_NAME.test(before)) return undefined;
      const isOfPost =
        !/^(?:your|ur|their|preferred|present|current|desired)/i.test(found) && !PREFERS.test(found);
      if (isOfPost && hasPosts && /location|city/i.test(found)) return `{${POST_LOCATION}}`;
      if (isOfPost && location && !/ (?:and|or) /.test(location)) return location;
      return `{${/(?:current|present|preferred) /i.exec(found)?.[0].toLowerCase() ?? (PREFERS.test(found) ? "preferred " : "")}${/location|city|branch|state|ort|ville|lieu/i.exec(found)?.[0].toLowerCase() ?? "location"}}`;
    },
  },
  {
    pattern: inOrder(
      [
        /(?<!\p{L})(?:(?:the|our|this|job|vacancy) )*/u,
        anyOf(
          [
            /(?:reference|ref\.?)(?: (?:number|no\.?|code))?|le numéro de (?:l'avis|l'offre|l'annonce)/u,
            /(?:vacancy|announcement|advert|job|position|post|role)(?: notice)? (?:number|no\.?|code|reference|ref\.?)/u,
            /code(?= (?:given )?(?:above|below)|$)/u,
          ],
          "u",
        ),
        /(?: (?:given )?(?:above|below))?(?!\p{L})(?! ?:|\/)(?! ["“]?[^ ]*\d)/u,
      ],
      "giu",
    ),
    value: ({ reference, found }) =>
      reference ?? (OF_NUMBERED.test(found) ? `{${found.replace(/^the /i, "").toLowerCase()}}` : undefined),
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
    // "GAT27 – Surname First name – Preferred Office"
    pattern: inOrder(
      [
        /(?<![\p{L}{])(?:(?:your|ur) )?(?:preferred|desired|chosen|present|current) /u,
        anyOf(
          [
            /office|town|cent(?:re|er)|unit|department|employer|shift|zone|region|campus|hub/u,
            /position|role|post|job title|salary|pay|start(?:ing)? date/u,
          ],
          "u",
        ),
        /(?!\p{L})(?![^{}]*\})/u,
      ],
      "giu",
    ),
    value: ({ found }) => `{${found.replace(/^(?:your|ur) /i, "").toLowerCase()}}`,
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
        patternOf(String.raw`(?<![\p{L}{])(?:the (?:\p{L}+ ){1,4}?|${CHOSEN} )`, "u"),
        /(?:where |in which )?/u,
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
