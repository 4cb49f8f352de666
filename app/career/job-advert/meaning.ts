import { anyOf, inOrder, patternOf } from "./patterns";
import type { Head } from "./head";
import { MEANINGS } from "./subject-slots";
import { withFields } from "./subject-template";
import { inTitleCase } from "./title-print";
import { POST_LOCATION } from "./vocabulary/subject-fields";

/** Stands around what was filled in, until the joints are gone. */
const FILLED = "\u0001";

type Known = Head & { reference?: string | undefined; hasPosts: boolean };

const JOINTS = String.raw`(?:(?:,? ?\band )?\bthen\b|\band\b|&|\+|\bfollowed by\b|\bplus\b)`;

/** What a subject line or file name shall be, from the words that ask for it: "the job title" is the title. */
export function meaningOf(
  asked: string,
  { title, location, reference, hasPosts }: Known,
): string | undefined {
  const isShouted = IN_CAPITALS.test(asked);
  let text = asked
    .replace(GLUED_NAME, (_, which: string | undefined) => `your ${(which ?? "").toLowerCase()}name`)
    .replace(GLUED_FIELD, (_, field: string) => `your ${field.toLowerCase()}`)
    .replace(IN_CAPITALS, "")
    .replace(DESCRIBED, "")
    .replace(LEAD_IN, "")
    .replace(TRAILER, "")
    .trim();
  const known = { title, location, reference, hasPosts };
  text = withFields(text, (slot, isMarked) => `${FILLED}${meantBy(slot, known, isMarked)}${FILLED}`)
    .replace(
      /\s*,? (?<!followed )(?:by|before|on or before|not later than|latest|until) (?=\d|\p{Lu}|the \d).*$/u,
      "",
    )
    .replace(OTHER_FIELD, "");
  for (const { pattern, value } of MEANINGS)
    text = text.replace(pattern, (found, ...rest) => {
      const at = rest.find((one) => typeof one === "number") ?? 0;
      const isInSlot = text.lastIndexOf("{", at) > text.lastIndexOf("}", at);
      const meant = isInSlot ? undefined : value({ ...known, found, before: text.slice(0, at) });
      return meant === undefined ? found : `${FILLED}${meant}${FILLED}`;
    });
  text = text
    .replace(/["“”„«»]/g, "")
    // "BED/HSE/026 and your full name": the joint between two parts is no part, but "Sales and Marketing" is one.
    .replace(JOINT, " ")
    .replace(OF_BEHIND_CODE, " ")
    .replaceAll(FILLED, "")
    .replace(/[[<]\s*(\{[^{}]*\}(?:, ?\{[^{}]*\}){0,3})\s*[\]>]/gu, "$1")
    .replace(/\{first name\} \{last name\}/g, "{name}")
    .replace(/(?<!\p{L})(?:your|ur|the|their)\s+(?=\{)/giu, "")
    .replace(/^["'“”«»\s]+|["'“”«».,;:\s]+$/g, "")
    .replace(/\s+/g, " ");
  if (!text.includes("(")) text = text.replace(/\)$/, "");
  text = text.replace(LOOSE_END, "");
  if (isShouted) text = text.toUpperCase();
  return text === "" || NO_MEANING.test(text) || text.length > 120 ? undefined : text;
}

/** "ONYX_YourSurname", "Your_First_Name": what the applicant fills in, without blanks. */
const GLUED_NAME = /(?<![\p{L}])[Yy]our[_-]?(Sur|First[_-]?|Last[_-]?|Full[_-]?)?[Nn]ame(?!\p{L})/gu;

/** The post, its code and its place where the advert has one of each; else the slot. */
function meantBy(slot: string, { title, location, reference, hasPosts }: Known, isMarked: boolean): string {
  if (slot === "title") return hasPosts || !title ? "{title}" : inTitleCase(title);
  if (slot === "reference") return reference ?? "{reference}";
  // "[City]" is the applicant's, "LOCATION" the post's.
  const isOfPost = !isMarked && /^(?:location|city|state)$/u.test(slot);
  if (isOfPost && hasPosts) return `{${POST_LOCATION}}`;
  return isOfPost && location && !/ (?:and|or) /.test(location) ? location : `{${slot}}`;
}

const CAPITALS = "(?:capital(?: letters?)?|capitals|caps|block letters?|upper ?case)";
const GLUED_FIELD = patternOf(
  String.raw`(?<!\p{L})[Yy]our[_-]?(City|State|Town|Location|Position|Phone|Age|LGA|Zone)(?!\p{L})`,
  "gu",
);

/** "the job title in capital letters", "surname (CAPS)" */
const IN_CAPITALS = patternOf(
  String.raw`,? (?:\((?:in |all )?(?:all )?${CAPITALS}\)|(?:in |all )(?:all )?${CAPITALS}(?!\p{L}))`,
  "iu",
);
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
        // "Subject no dey"
        /(?:no dey|none|nil|not (?:needed|required|necessary)).*/u,
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
      `(?!\\s?${FILLED}|${inOrder([/[^|]{0,12}/u, anyOf([/your|ur|names?|surname|years?|yrs|notice|phone|number/u, /location|state|city|title|position|role|post|age|salary/u], "u"), /(?!\p{L})/u], "u").source})`,
      "u",
    ),
    /.*$/u,
  ],
  "iu",
);

/** "KO/7 of {title}": what stands behind a code is the next part. */
const OF_BEHIND_CODE = patternOf(
  `(?<=(?:\\d[\\p{L}]{0,3}|[\\p{L}\\d]/[\\p{L}\\d]+)${FILLED}?) of (?:the )?(?=${FILLED})`,
  "giu",
);
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
      `(?:${anyOf([/with |using |use |stating |state |quoting |quote |(?:format|form|style):? (?=\S)/, /indicating |indicate |the |a |and |as |nothing but |only /, anyOf([/should be |must be |shall be |is |be |bear |read |only /, /(?:(?:job|vacancy) )?(?:code|reference|ref\.?):? (?=[A-Z0-9"“]+[^ ]*\d|[A-Z]+\/)|:|-|–/], "")]).source})+`,
    ),
  ],
  "gi",
);
