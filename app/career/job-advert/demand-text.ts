import { anyOf } from "~/pattern";
import type { Demand, DemandKind, TextRange } from "./job-advert";
import { inOrder, phrasePattern } from "./patterns";
import { trimmed } from "./segments";
import type { Sentence } from "./sentence";
import { LANGUAGES, SPEAKS, TOOLS, TRAITS } from "./vocabulary/demand-words";
import { CERTIFICATES } from "./vocabulary/qualifications";
import type { Item } from "./wishes";

const ONLY_GENDER = inOrder(
  [
    /^/,
    new RegExp(
      `(?:${anyOf([/must |should |be |an? |either |preferably |strictly |single |married |young /, /(?:the )?(?:candidates?|applicants?) /], "").source})*`,
    ),
    inOrder(
      [
        /(?:only )?(?:fe)?(?:males?|men|man|women|woman|ladies|lady|girls?|guys?)/,
        /(?: (?:or|and|\/) (?:an? )?(?:fe)?(?:males?|men|women|gentlem[ae]n|lady|ladies|guys?|boys?))?/,
        /(?: can apply| only| candidates?| applicants?| preferred)*$/,
      ],
      "",
    ),
  ],
  "i",
);

/** The demands that a segment makes, without the words that only lead to it. */
export function demandsOf(item: Item, sentence: Sentence): Demand[] {
  const whole = demandOf(item, sentence);
  if (!whole) return [];
  const [, ...others] = item.rules.flatMap(({ demand }) => (demand ? [demand] : []));
  // "First class or 2:1 B.Sc": a class and a degree in one breath are two demands.
  const own = others.filter(({ kind }) => SPEAKS_FOR_ITSELF.has(kind) && kind !== whole.kind);
  const rest = own.map(({ kind, start, end, options }): Demand => ({
    text: sentence.text.slice(start, end),
    start: sentence.start + start,
    end: sentence.start + end,
    need: item.need,
    kind,
    ...(options && { options }),
  }));
  return [whole, ...rest];
}

const SPEAKS_FOR_ITSELF = new Set<DemandKind>(["class", "degree", "nysc"]);

function demandOf(item: Item, sentence: Sentence): Demand | undefined {
  if (
    item.rules.every(({ demand }) => !demand) &&
    ONLY_GENDER.test(item.text) &&
    item.text.split(" ").length <= 5
  )
    return undefined;
  const range = withoutLead(item.text);
  if (!range || (item.rules.length === 0 && isEmptyOfMeaning(item.text.slice(range.start, range.end))))
    return undefined;
  const text = item.text.slice(range.start, range.end);
  const start = sentence.start + item.start + range.start;
  const primary = item.rules.flatMap(({ demand }) => (demand ? [demand] : []))[0];
  return {
    text,
    start,
    end: start + text.length,
    need: item.need,
    kind: primary?.kind ?? (item.role === "duty" ? "duty" : kindOf(text)),
    ...(primary?.options && { options: primary.options }),
  };
}

const CERTIFICATE = phrasePattern(CERTIFICATES);

function kindOf(text: string): DemandKind {
  CERTIFICATE.lastIndex = 0;
  if (CERTIFICATE.test(text) || NAMES_CERTIFICATE.test(text)) return "certificate";
  if (LANGUAGES.test(text) && (SPEAKS.test(text) || text.split(" ").length <= 4)) return "language";
  if (/\b(?:driver'?s'? licen[cs]e|licen[cs]e|permit|drive)\b/i.test(text) && text.split(" ").length <= 8)
    return "licence";
  if (NAMES_PLACE.test(text)) return "place";
  if (TOOLS.test(text)) return "tool";
  return TRAITS.test(text) ? "trait" : "skill";
}

const NAMES_PLACE = inOrder(
  [
    /\b/,
    anyOf([
      /relocate|reside|live (?:in|inside|around)|stay (?:in|on|around|inside)|work (?:on site|in our|from)/,
    ]),
    /\b/,
  ],
  "i",
);

const NAMES_CERTIFICATE = inOrder(
  [
    /\b/,
    anyOf([
      /certifi(?:ed|cate|cates|cation)|membership of|registration with|registered with/,
      /qualified (?:nurse|accountant)/,
    ]),
    /\b/,
  ],
  "i",
);

const LEADS = [
  inOrder(
    [
      /^/u,
      anyOf([
        /and|or|but|plus|also|with|who|that|which|then|he|she|they|you|u|we|to|nb|as well as|et|und|ou|oder|avec/u,
      ]),
      /(?!\p{L})[\s:]*/u,
    ],
    "iu",
  ),
  inOrder(
    [
      /^/u,
      inOrder(
        [
          /(?:the |an? |all |any |every |our )?/u,
          /(?:ideal |successful |suitable |qualified |interested |prospective |right |perfect )*/u,
          anyOf([
            /candidates?|applicants?|persons?|person wey|individuals?|incumbent|guy|lady|somebody|someone|one/u,
          ]),
        ],
        "u",
      ),
      / (?=(?:must|should|shall|will|needs?|who|with|has|have|is|to|wey|required)\b)/u,
    ],
    "iu",
  ),
  inOrder(
    [
      /^/u,
      anyOf(
        [
          anyOf(
            [
              /(?:will |shall |to |is |are )*(?:be )?(?:responsible|in charge) (?:for|of)|'ll|must|should/u,
              /shall|will|needs? to|needs?|has to|have to|is to|are to|is expected to/u,
            ],
            "u",
          ),
          /is required to|required|we need|we want|we are looking for|looking for/u,
          /the minimum (?:requirement|qualification)s? (?:is|are)/u,
        ],
        "u",
      ),
      /(?!\p{L})[\s:]*/u,
    ],
    "iu",
  ),
  /^(?:possess(?:es)?|have|has|had|having|own|hold|holds)(?!\p{L})\s*(?:an? |the )?(?=\S)/iu,
];

/** Where a segment begins to name what is asked. */
function withoutLead(text: string): TextRange | undefined {
  let start = 0;
  for (let count = 0; count < 6; count += 1) {
    const lead = LEADS.map((pattern) => pattern.exec(text.slice(start))?.[0]).find(
      (found) => found && found.length < text.length - start,
    );
    if (!lead) break;
    start += lead.length;
  }
  const rest = trimmed(text, start, text.length);
  return rest && { start: rest.start, end: rest.end };
}

const EMPTY_WORDS = new Set(
  "a an the any some other relevant related similar equivalent good required following above these those this such and or etc for in of to is are be field fields experience skill skills qualification qualifications requirement requirements candidate candidates applicant applicants person persons people discipline course degree added advantage plus must preferred preferably also only urgently needed wanted interested able vacancy job position role post apply now you we".split(
    " ",
  ),
);

function isEmptyOfMeaning(text: string): boolean {
  if (text.length > 300 || !/\p{L}{2}/u.test(text)) return true;
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => word === "" || EMPTY_WORDS.has(word));
}
