import type { FoundRule } from "./found-rule";
import { anyOf, inOrder, rangeOf } from "./patterns";
import type { Sentence } from "./sentence";

const FEMALE =
  /(?<!\p{L})(?:females?|ladies|lady|women|woman|femmes?|frauen|sales ?girls?|girls?)(?!\p{L})/iu;
const MALE =
  /(?<!\p{L})(?:males?|gentlemen|gentleman|men|man|sales ?boys?|boys?|guys?|hommes?|männer)(?!\p{L})/iu;
/** Ways in which an advert asks for one sex, each with an example. */
export const GENDER_CLAUSES: readonly { before: RegExp; after: RegExp; example: string }[] = [
  {
    before: /(?:^|[,.;:(] ?|(?<!\p{L})(?:and|preferably) )$/u,
    after: /^(?: only| strictly)?(?:[,.;:)]|$)/u,
    example: "Male, 30 to 45 years",
  },
  {
    before: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /must|should|needed|needs?|wanted?|wants|require[sd]?|seeks?|be|being|an?|only|strictly|young/u,
            /single|married|fit|able-bodied|strong|smart|\d+|one|two|three|four|five|ten|employ|hiring/u,
            /recruit\p{L}*/u,
          ],
          "u",
        ),
        /(?: (?:be|an?|fine|\d+))* $/u,
      ],
      "iu",
    ),
    after: /^(?!\p{L}| (?:and|or|\/) )/u,
    example: "needs two female cooks",
  },
  {
    before: /(?:^|.)$/su,
    after:
      /^ (?:only|strictly|candidates? only|applicants? only|needed|wanted|required|of \d|\(?\d{2}|between \d)/iu,
    example: "women only",
  },
  {
    before: /(?:^|[.:] )the $/iu,
    after: /^ (?:should|must|will|has to|needs to)(?!\p{L})/iu,
    example: "The lady should be neat",
  },
  {
    before: /^$/u,
    after: /^ (?:candidates?|applicants?|needed|wanted)(?! (?:are|is|with|who))/iu,
    example: "Female applicants",
  },
];
// An invitation is no rule.
const INVITES = /(?<!\p{L})(?:encouraged|welcome|invited|preferred|preferably|advantage)(?!\p{L})/iu;

/** One sex only. */
export function genderRules({ text, section, label }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about" || section === "apply" || section === "duties") return [];
  const isLabelled = label === "gender" || label === "sex";
  const female = FEMALE.exec(text);
  const male = MALE.exec(text);
  const found = female ?? male;
  if (!found || (female && male && !isInside(female, male))) return [];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  if (!isLabelled) {
    // "needs two female fashion designers": who is hired, however the words behind go on.
    const isHired =
      HIRED.test(before) && !/^ (?:wards?|students?|patients?|clients?|customers?)/iu.test(after);
    if (INVITES.test(after.split(/[,.;]/)[0] ?? "")) return [];
    if (!isHired && GENDERED_THING.test(text.slice(found.index))) return [];
    if (/^man$|^men$/i.test(found[0]) && !/^ (?:only|strictly)|^[,.;)]|^$/.test(after)) return [];
    if (!GENDER_CLAUSES.some((clause) => clause.before.test(before.slice(-60)) && clause.after.test(after)))
      return [];
  }
  return [{ rule: { kind: "gender", gender: female ? "female" : "male", ...rangeOf(found, 0) } }];
}

const HIRED = inOrder(
  [
    /(?<!\p{L})(?:needs?|wants?|seeks?|hiring|recruiting|requires?|employ) /u,
    /(?:an? |\d+ |one |two |three |four |five |six |ten )?(?:\p{L}+ )?$/u,
  ],
  "iu",
);

const GENDERED_THING = inOrder(
  [
    /^(?:(?:fe)?males?|girls?|boys?|men|women) (?:and (?:boys|girls|women|men) )?/,
    anyOf([
      /wards?|wear|gowns?|fashion|clothing|students?|hostel|section|toilets?|patients?|clients?/,
      /customers?|connectors?|school|child|children|hotel|only school|scholars?|empower\p{L}*|rights/u,
    ]),
  ],
  "iu",
);

function isInside(female: RegExpExecArray, male: RegExpExecArray): boolean {
  return male.index >= female.index && male.index < female.index + female[0].length;
}
