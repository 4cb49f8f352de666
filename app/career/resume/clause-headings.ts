import {
  clauseEnds,
  clauseHelpers,
  clauseOpeners,
  clauseOwning,
  clauseVerbs,
  leadsAlone,
  placesOfWork,
} from "./vocabulary/own-headings";
import type { Section } from "./vocabulary/vocabulary-types";

const ends = `(?: (?:${clauseEnds}))?`;
const clauses: readonly [RegExp, Section][] = [
  ...clauseOpeners.flatMap(([opener, section]): [RegExp, Section][] => {
    const lead = `^(?:(?:my|the|some|all|other) )*(?:${opener}) (?:that |which )?i (?:(?:${clauseHelpers}) )*`;
    return section === undefined
      ? clauseVerbs.map((one) => [new RegExp(`${lead}(?:${one.verbs})${ends}$`, "u"), one.section])
      : [
          [
            new RegExp(
              `${lead}(?:${[clauseOwning, ...clauseVerbs.map(({ verbs }) => verbs)].join("|")})${ends}$`,
              "u",
            ),
            section,
          ],
        ];
  }),
  ...clauseVerbs
    .filter(({ alone }) => alone)
    .map((one): [RegExp, Section] => [
      new RegExp(`^i (?:(?:can|sabi|know how to|am able to) )+(?:${one.verbs})${ends}$`, "u"),
      one.section,
    ]),
  ...leadsAlone.map(([lead, section]): [RegExp, Section] => [new RegExp(`^(?:${lead})$`, "u"), section]),
  [
    new RegExp(
      `^(?:(?:what|things) i do )?(?:when (?:i am |i'm )?(?:not|off) (?:at |in |on )?|outside(?: of)? |away from |apart from |aside(?: from)? |beyond |after |off )(?:the |my )?(?:${placesOfWork})$`,
      "u",
    ),
    "custom",
  ],
];

/** "What I use", "Tools I have", "I can operate", "Outside school": the section of a heading that is a clause in words of one's own. Takes a folded line. */
export function sectionOfClause(line: string): Section | undefined {
  return line.length > LONGEST ? undefined : clauses.find(([shape]) => shape.test(line))?.[1];
}
const LONGEST = 60;
