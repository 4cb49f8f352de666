import { scoresAt, tag, type Model, type Position } from "~/career/crf/crf";
import { wordsOf } from "~/career/nlp/fold";
import { groupsOfUse } from "./groups-of-use";
import type { DemandKind } from "../job-advert";
import { phrasePattern } from "../patterns";
import type { Section } from "../sentence";
import { DUTY, LANGUAGES, SPEAKS, TOOLS, TRAITS } from "../vocabulary/demand-words";
import { CERTIFICATES } from "../vocabulary/qualifications";
import { isTitleWord } from "../vocabulary/title-words";

export const KINDS = [
  "skill",
  "tool",
  "certificate",
  "degree",
  "class",
  "years",
  "age",
  "nysc",
  "olevels",
  "language",
  "licence",
  "place",
  "duty",
  "trait",
] as const satisfies readonly DemandKind[];

/** What is known of a demand when its kind is asked for: `rules` are the kinds of the rules within it. */
export type Unkind = { text: string; section: Section; isBullet: boolean; before: string; rules: string[] };

/** The kinds of the demands of an advert, in their order: neighbours are often of one kind. */
export function kindsOf(model: Model, demands: readonly Unkind[]): DemandKind[] {
  const positions = positionsOf(demands);
  return tag(model, positions, scoresAt(model, positions)).map(
    ({ label }) => KINDS.find((kind) => kind === label) ?? "skill",
  );
}

/** What the model of kinds sees of each demand. */
export function positionsOf(demands: readonly Unkind[]): Position[] {
  return demands.map(({ text, section, isBullet, before, rules }) => {
    const words = wordsOf(text.slice(0, 300));
    const first = words[0] ?? "";
    const last = words.at(-1) ?? "";
    return {
      link: 0,
      features: [
        "1",
        `section=${section}`,
        `bullet=${isBullet}`,
        `section=${section}/${isBullet}`,
        `first=${first}`,
        `first-end=${first.slice(-3)}`,
        `last=${last}`,
        `last-end=${last.slice(-3)}`,
        `before=${wordsOf(before).at(-1) ?? ""}`,
        `length=${Math.min(words.length, 8)}`,
        `only-rule=${rules.length === 1 ? (rules[0] ?? "") : rules.length}`,
        `capital=${/^\p{Lu}/u.test(text)}`,
        `digit=${/\d/.test(text)}`,
        ...[...new Set(rules)].map((rule) => `rule=${rule}`),
        ...[...new Set(words)].map((word) => `w=${word}`),
        ...groupsOfUse("first", first),
        ...groupsOfUse("last", last),
        ...new Set(words.flatMap((word) => groupsOfUse("w", word))),
        ...GROUPS.filter(([, pattern]) => pattern.test(text)).map(([name]) => `g=${name}`),
        ...(text.split(" ").some(isTitleWord) ? ["g=title"] : []),
      ],
    };
  });
}

const GROUPS: readonly (readonly [string, RegExp])[] = [
  ["tool", TOOLS],
  ["trait", TRAITS],
  ["language", LANGUAGES],
  ["speaks", SPEAKS],
  ["duty", DUTY],
  ["certificate", phrasePattern(CERTIFICATES, "iu")],
  ["initials", /(?<!\p{L})\p{Lu}{2,6}(?!\p{L})/u],
  ["name", / \p{Lu}\p{Ll}/u],
];
