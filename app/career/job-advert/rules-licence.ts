import type { FoundRule } from "./found-rule";
import { inOrder, patternOf, phrasePattern, rangeOf } from "./patterns";
import type { Sentence } from "./sentence";
import { LICENCES } from "./vocabulary/qualifications";

const AND = String.raw`\s?(?:,|/|&|(?:or|and|ou|oder|und|et)(?!\p{L}))\s?`;
/** "class C or E", "catégorie B", "Klasse CE". */
const CLASS = String.raw`(?:class|category|cat\.?|klasse|catégorie|grade|code) ?[a-z]{1,2}\d?(?:${AND}(?:class |klasse )?[a-z]{1,2}\d?(?![\p{L}]))*(?![\p{L}])`;
const NAMED = phrasePattern(LICENCES, "giu").source;

/** Ways in which a licence is named, each with an example. */
export const LICENCE_FORMS: readonly { form: RegExp; example: string }[] = [
  {
    form: patternOf(String.raw`(?:${CLASS} )?${NAMED}(?: ?[(,]? ?${CLASS}\)?)?`, "iu"),
    example: "driver's licence (class E)",
  },
  {
    form: patternOf(String.raw`${CLASS} (?:licen[cs]es?|permits?)(?!\p{L})`, "iu"),
    example: "class C or E licence",
  },
  {
    form: patternOf(String.raw`(?<!\p{L})licen[cs]e (?:must |should |to )?(?:be |is |of )?${CLASS}`, "iu"),
    example: "Licence must be class E or G",
  },
  {
    form: inOrder(
      [
        /(?<!\p{L})permis(?: de conduire)?(?: de)?(?: catégories?)? [A-E]\d?/u,
        /(?:(?:,| et| ou|\/) ?[A-E]\d?)*(?!\p{L})/u,
      ],
      "iu",
    ),
    example: "permis A ou B",
  },
  {
    form: inOrder(
      [
        /(?<!\p{L})/u,
        /(?:motorcycle|bike|motorbike|okada|keke|riding|rider'?s?|driver'?s?|operator'?s?|forklift|crane)/u,
        / (?:licen[cs]e|permit|card)(?!\p{L})/u,
      ],
      "iu",
    ),
    example: "rider's card",
  },
  {
    form: /(?<!\p{L})(?:(?:valid|current|up[- ]to[- ]date) )(?:[\p{L}']+ ){0,2}licen[cs]e(?!\p{L})/iu,
    example: "valid midwifery licence",
  },
  {
    form: /(?<!\p{L})licen[cs]e(?= (?:in date|up to date|is valid|that is valid|must be))/iu,
    example: "RM, licence in date",
  },
];

// "class G" alone is a licence only where the sentence speaks of driving.
const CLASS_ALONE = patternOf(
  String.raw`(?<!\p{L})(?:[Cc]lass|CLASS|[Kk]lasse) [A-J][1E]?(?:${AND}[A-J])*(?![\p{L}])`,
  "u",
);
const DRIVES = inOrder(
  [
    /(?<!\p{L})/u,
    /(?:dr[iu]v\p{L}*|direba|truck\p{L}*|tankers?|trailers?|licen\p{L}+|riders?|haul\p{L}*|\p{L}*fahrer\p{L}*)/u,
    /(?!\p{L})/u,
  ],
  "iu",
);

/** A licence of the person. */
export function licenceRules({ text, section }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about" || section === "apply" || section === "duties") return [];
  let found: RegExpExecArray | null = null;
  for (const { form } of LICENCE_FORMS) found ??= form.exec(text);
  if (!found && DRIVES.test(text)) found = CLASS_ALONE.exec(text);
  if (!found) return [];
  const range = rangeOf(found, 0);
  const name = found[0]
    .replace(/^(?:valid|current|up[- ]to[- ]date) /i, "")
    .replace(/^(driver|rider)s?'?s? /i, (_, who: string) => `${who.toLowerCase()}'s `)
    .replace(/ ?\((?=[^)]*$)/, " ");
  return [{ rule: { kind: "licence", name, ...range }, demand: { kind: "licence", ...range } }];
}
