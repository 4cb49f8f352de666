import { matchesIn } from "~/pattern";
import type { FoundRule } from "./found-rule";
import type { DegreeClass } from "./job-advert";
import { degreesIn } from "./named-degrees";
import { phrasePattern, rangeOf } from "./patterns";
import type { Sentence } from "./sentence";
import { CLASS_FORMS } from "./vocabulary/qualifications";

const CLASSES = phrasePattern(CLASS_FORMS.flatMap(({ forms }) => forms));
const CLASS_BY_FORM = new Map(
  CLASS_FORMS.flatMap(({ name, rank, forms }) => forms.map((form) => [form, { name, rank }])),
);
const POLYTECHNIC = new Set<DegreeClass>(["lower_credit", "upper_credit", "distinction"]);

/** The classes of degree that a text names. */
export function classesIn(text: string): { name: DegreeClass; rank: number; start: number; end: number }[] {
  return matchesIn(text, CLASSES).flatMap((found) => {
    const known = CLASS_BY_FORM.get(found[0].toLowerCase().replace(/\s+/g, " "));
    return known ? [{ ...known, ...rangeOf(found, 0) }] : [];
  });
}

/** The lowest class accepted: of the university's scale, where the advert names both. */
export function classRules({ text, section }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about" || section === "duties") return [];
  const named = classesIn(text).filter(({ name, start }) => isClassOfDegree(name, text, start));
  const [first] = named;
  const last = named.at(-1);
  if (!first || !last) return [];
  const university = named.filter(({ name }) => !POLYTECHNIC.has(name));
  const polytechnic = named.filter(({ name }) => POLYTECHNIC.has(name));
  const lowestOf = (scale: typeof named) =>
    scale.reduce<(typeof named)[number] | undefined>((a, b) => (a && a.rank <= b.rank ? a : b), undefined);
  const lowest = lowestOf(university) ?? lowestOf(polytechnic) ?? first;
  const ofHnd = university.length > 0 ? lowestOf(polytechnic)?.name : undefined;
  return [
    {
      rule: {
        kind: "class",
        atLeast: lowest.name,
        ...(ofHnd && { ofHnd }),
        start: first.start,
        end: last.end,
      },
      demand: { kind: "class", start: first.start, end: last.end },
    },
  ];
}

// "First class service" and "driving with distinction" are praise, "version 2.1" is a number.
function isClassOfDegree(name: DegreeClass, text: string, at: number): boolean {
  const after = text.slice(at, at + 70);
  const before = text.slice(Math.max(0, at - 50), at);
  if (name === "first" || name === "distinction" || name === "third")
    return /degree|honou?rs|division|upper|lower|credit|\bor\b|2[:.]|b\.?sc|hnd|graduates?|only|minimum/i.test(
      `${before} ${after.slice(10)}`,
    );
  // "WCAG 2.2": the number of a standard stands behind its name.
  return (
    !/version|release/i.test(before) &&
    !(/^2\./.test(after) && /(?<!\p{L})\p{Lu}{3,6} $/u.test(before) && degreesIn(before).length === 0)
  );
}
