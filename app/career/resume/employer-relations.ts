import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import { withLinesAt } from "./line-ranges";
import { isPlace, isState } from "./places";
import { employerRelations } from "./vocabulary/relations";

/**
 * "Steadfast Guards Ltd (deployed at the Fruit Juice Factory, Makurdi)", "Depot Services Ltd (contractor to depot owners) Warri": a bracket behind an employer
 * that says what it is to somebody else, or where its people are, tells of it, whomever it names; what stands behind it is where the employer is.
 */
export function withEmployerRelations(
  { paragraphs }: Pick<DocumentText, "paragraphs">,
  fields: readonly Field[],
): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const text = paragraphs[place]?.text ?? "";
    const found = text.length <= LONGEST ? BRACKET.exec(text) : null;
    const inside = found?.[1] ?? "";
    const from = (found?.index ?? 0) + (found?.[0].indexOf("(") ?? 0) + 1;
    const to = from + inside.length;
    const employer = here.find(
      ({ label, segments }) => label === "employer" && /^\s*\($/u.test(text.slice(endOf(segments), from)),
    );
    if (!employer || !employerRelations.test(inside)) return here;
    const note = { ...employer, label: "line" as const, text: inside };
    const parts = withLinesAt(text, here, [{ from, to }]);
    const behind = parts.filter(({ segments }) => startOf(segments) >= to).map(asPlace);
    return [
      ...parts
        .filter(({ segments }) => endOf(segments) < from)
        .map((field) =>
          startOf(field.segments) === startOf(employer.segments) ? { ...field, unit: note } : field,
        ),
      ...withPlaceWhole(text, behind),
    ];
  });
}

/** "Warri" and "Delta State" behind it are one place. */
function withPlaceWhole(text: string, fields: readonly Field[]): Field[] {
  return fields.reduce<Field[]>((whole, field) => {
    const last = whole.at(-1);
    const isNext = last?.label === "place" && field.label === "place";
    if (!isNext) return [...whole, field];
    const segments = [...last.segments, ...field.segments];
    const words = text.slice(startOf(segments), endOf(segments));
    return [...whole.slice(0, -1), { ...last, segments, text: words }];
  }, []);
}

const BRACKET = /(?<=[\p{L}\p{N}.])\s{0,3}\(([^()]{5,100})\)/u;
const LONGEST = 300;
const startOf = (segments: Field["segments"]) => segments[0]?.from ?? 0;
const endOf = (segments: Field["segments"]) => segments.at(-1)?.to ?? 0;

/** A town behind the bracket of an employer is no other one. */
function asPlace(field: Field): Field {
  const isTown = field.text.split(/,\s*/u).every((part) => isPlace(part) || isState(part));
  if (field.label !== "employer" || !isTown) return field;
  return { ...field, label: "place", probability: (...labels) => Number(labels.includes("place")) };
}
