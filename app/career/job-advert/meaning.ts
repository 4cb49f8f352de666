import { anyOf, inOrder, patternOf } from "./patterns";
import type { Head } from "./head";
import { MEANINGS } from "./subject-slots";

const JOINTS = String.raw`(?:(?:,? ?\band )?\bthen\b|\band\b|&|\+|\bfollowed by\b|\bplus\b)`;

/** What a subject line or file name shall be, from the words that ask for it: "the job title" is the title. */
export function meaningOf(
  asked: string,
  { title, location, reference, hasPosts }: Head & { reference?: string | undefined; hasPosts: boolean },
): string | undefined {
  const isShouted = IN_CAPITALS.test(asked);
  let text = withSlots(asked)
    .replace(GLUED_NAME, (_, which: string | undefined) => `your ${(which ?? "").toLowerCase()}name`)
    .replace(IN_CAPITALS, "")
    .replace(DESCRIBED, "")
    .replace(LEAD_IN, "")
    .replace(TRAILER, "")
    .trim();
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
    .replace(OF_BEHIND_CODE, " ")
    .replaceAll(FILLED, "")
    .replace(/[[<]\s*(\{[^{}]*\}(?:, ?\{[^{}]*\}){0,3})\s*[\]>]/gu, "$1")
    .replace(/\{first name\} \{last name\}/g, "{name}")
    .replace(/(?<!\p{L})(?:your|ur|the|their)\s+(?=\{)/giu, "")
    .replace(/^["'“”«»\s]+|["'“”«».,;:\s]+$/g, "")
    .replace(/\s+/g, " ");
  if (!text.includes("(")) text = text.replace(/\)$/, "");
  text = text.replace(LOOSE_END, "");
  if (isShouted) text = text.replace(/[^{}]+(?![^{}]*\})/gu, (part) => part.toUpperCase());
  return text === "" || NO_MEANING.test(text) || text.length > 120 ? undefined : text;
}

/** "ZONE/NAME", "CLERK – (ZONE) – AGE": a part of a form that names what is filled in there is a slot also in capitals. */
function withSlots(asked: string): string {
  const parts = asked.split(PART_JOINTS);
  if (parts.length < 2) return asked;
  return parts
    .map((part) => {
      const bare = part.replace(/["“”„«»]/gu, "").trim();
      return FIELD.test(bare) ? part.replace(/[()]/gu, "").toLowerCase() : part;
    })
    .join("");
}
const PART_JOINTS = /(\s*[/|_–]\s*|\s+-\s+|\s*-\s*(?=\())/u;
const FIELD = patternOf(
  String.raw`^\(?(?:${[
    "(?:your |full |first |last )*(?:name|surname)",
    "(?:your |job )?(?:position|post|title|role)",
    "(?:your )?(?:zone|state|location|town|city|lga|department|unit|branch|phone|phone number)",
    "(?:your |current |last |expected )?(?:age|sex|gender|salary|grade|years of experience|qualification)",
  ].join("|")})\)?$`,
  "iu",
);

/** "ONYX_YourSurname", "Your_First_Name": what the applicant fills in, without blanks. */
const GLUED_NAME = /(?<![\p{L}])[Yy]our[_-]?(Sur|First[_-]?|Last[_-]?|Full[_-]?)?[Nn]ame(?!\p{L})/gu;

/** "the job title in capital letters" */
const IN_CAPITALS =
  /,? (?:\(?in |\(|all )(?:all )?(?:capital letters?|capitals|caps|block letters?|upper ?case)\)?/iu;
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
      `(?!${inOrder([/[^|]{0,12}/u, anyOf([/your|ur|names?|surname|years?|yrs|notice|phone|number/u, /location|state|city|title|position|role|post|age|salary/u], "u"), /(?!\p{L})/u], "u").source})`,
      "u",
    ),
    /.*$/u,
  ],
  "iu",
);

/** Stands around what was filled in, until the joints are gone. */
const FILLED = "\u0001";
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
      `(?:${anyOf([/with |using |use |stating |state |quoting |quote /, /indicating |indicate |the |a |and |as |nothing but |only /, anyOf([/should be |must be |shall be |is |be |bear |read |only /, /(?:(?:job|vacancy) )?(?:code|reference|ref\.?):? (?=[A-Z0-9"“]+[^ ]*\d|[A-Z]+\/)|:|-|–/], "")]).source})+`,
    ),
  ],
  "gi",
);
