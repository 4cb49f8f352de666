import { matchesIn } from "~/pattern";
import type { FoundRule } from "./found-rule";
import { patternOf, phrasePattern, rangeOf } from "./patterns";
import type { Sentence } from "./sentence";
import { BODIES } from "./vocabulary/qualifications";

/** "Medical Laboratory Science Council" is named without its country, too. */
const FORMS = BODIES.map((forms) => [
  ...new Set(forms.flatMap((form) => [form, form.replace(/ (?:of|in) Nigeria$/, "")])),
]);
const BODY_FORMS = phrasePattern(FORMS.flat(), "gu");
const BODY_BY_FORM = new Map(FORMS.flatMap((forms) => forms.map((form) => [form, forms[0] ?? form])));

/** Professional bodies that a text names. */
export function bodiesIn(text: string): { name: string; start: number; end: number }[] {
  const known = matchesIn(text, BODY_FORMS).map((found) => ({
    name: BODY_BY_FORM.get(found[0].replace(/\s+/g, " ")) ?? found[0],
    ...rangeOf(found, 0),
  }));
  if (known.length > 0) return known;
  const named = NAMED_BODY.exec(text);
  const name = named?.groups?.name;
  if (!named || !name) return [];
  const start = named.index + named[0].length - name.length;
  return [{ name, start, end: start + name.length }];
}

/** A register or society that no list knows: "licensed by the Dental Therapists Registration Board of Nigeria". */
const NAMED_BODY = patternOf(
  String.raw`(?<!\p{L})(?:registered|licen[cs]ed|certified|registration|membership|member|chartered)(?: \p{L}+)?,? (?:with|by|of) (?:the )?(?<name>(?:\p{Lu}[\p{L}'&-]* (?:(?:of|and|for) )?){0,5}(?:Board|Council|Institute|Institution|Society|Association|Guild)(?: (?:of|for) (?:\p{Lu}[\p{L}'&-]*(?: (?:(?:and|of) )?\p{Lu}[\p{L}'&-]*){0,5}))?)(?!\p{L})`,
  "u",
);

/** Bodies whose certificate trains and does not admit: beside one that admits, or where another suffices, they are no rule. */
export const TRAINING = new Set(["NEBOSH", "IOSH"]);
/** A card of drivers goes with their licence, which is the rule. */
const CARDS = new Set(["LASDRI"]);
const DRIVES = /(?<!\p{L})(?:driv|rid)\p{L}*'?s? (?:licen[cs]e|permit)/iu;
const OTHER_CERTIFICATE = /^[^,.;]{0,20}(?<!\p{L})or(?!\p{L})/iu;

const ALTERNATIVE = /^(?:[\s,/()]|or|ou|oder|and\/or|either|the)*$/i;

/** Membership of one of the bodies named together. */
export function bodyRules({ text, section }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about" || section === "duties" || section === "apply") return [];
  const groups: { name: string; start: number; end: number }[][] = [];
  for (const body of bodiesIn(text)) {
    const group = groups.at(-1);
    const gap = text.slice(group?.at(-1)?.end, body.start);
    if (group && ALTERNATIVE.test(gap)) group.push(body);
    else groups.push([body]);
  }
  const hasOther = groups.some((group) => group.some(({ name }) => !TRAINING.has(name)));
  return groups.flatMap((group): FoundRule[] => {
    const options = [...new Set(group.map(({ name }) => name))];
    const range = { start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0 };
    const rule = { kind: "body" as const, options, ...range };
    const isTraining = options.every((name) => TRAINING.has(name));
    if (options.every((name) => CARDS.has(name)) && DRIVES.test(text))
      return [{ demand: { kind: "certificate" as const, ...range } }];
    if (isTraining && (hasOther || OTHER_CERTIFICATE.test(text.slice(range.end))))
      return [{ demand: { kind: "certificate" as const, ...range } }];
    // "RN, licence in date": the register is mostly named together with its licence, so it makes no demand of its own.
    if (options.every((name) => name === "RN")) return [{ rule }];
    return [{ rule, demand: { kind: "certificate", ...(options.length > 1 && { options }), ...range } }];
  });
}
