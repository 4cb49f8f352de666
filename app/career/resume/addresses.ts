import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import { OF_OTHERS } from "./label-columns";
import { labelKind } from "./segment-labels";
import type { Label } from "./tagger/labels";
import { ofAddress } from "./vocabulary/addresses";

// What a street that no vocabulary has may be taken for.
const unknown: ReadonlySet<Label> = new Set([
  "place",
  "other",
  "employer",
  "school",
  "line",
  "name",
  "headline",
]);

const street =
  /\b(?:streets?|str\.|roads?|rd\.?|close|avenue|ave\.?|crescent|estate|layout|quarters|lane|drive|way|boulevard|junction|roundabout|bus ?stop|phase \d|g\.?r\.?a|p\.? ?o\.? ?box|p\.?m\.?b|rue|straße|strasse|calle|avenida)\b/iu;
const opening =
  /^(?:no\.?:? ?\d|\d|block |flat |plot |suite |house |room |c\/o |p\.? ?o\.? ?box|p\.?m\.?b|behind |opposite |opp\.? |off |beside |by )/iu;

/**
 * "14 Adebayo Street, off Ikotun Road, Lagos": what begins like an address and names a street, or begins and ends with a place, is one
 * address up to the next bar, tab or contact, whatever its parts were taken for.
 */
export function withAddresses({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) =>
    stretches(here).flatMap((stretch): Field[] => {
      const [first, last] = [stretch[0], stretch.at(-1)];
      if (!first || !stretch.every(({ label }) => unknown.has(label))) return stretch;
      const from = first.segments[0]?.from ?? 0;
      const whole = paragraphs[place]?.text ?? "";
      const text = withBracket(whole, from, last?.segments.at(-1)?.to ?? 0).replace(/\.$/, "");
      const isStreet = opening.test(text) && street.test(text) && text.split(/\s+/).length <= 20;
      const isBetween = stretch.length > 1 && first.label === "place" && last?.label === "place";
      if (!isStreet && !isBetween) return stretch;
      const probability: Field["probability"] = (...labels) => (labels.includes("place") ? 1 : 0);
      return [
        {
          ...first,
          label: "place",
          text,
          segments: stretch.flatMap(({ segments }) => segments),
          probability,
        },
      ];
    }),
  );
}

/** A stretch with the mark that closes its last bracket: "…, Lagos (Nigeria)". */
function withBracket(text: string, from: number, to: number): string {
  const words = text.slice(from, to);
  const isOpen = words.lastIndexOf("(") > words.lastIndexOf(")");
  return isOpen && text.charAt(to) === ")" ? `${words})` : words;
}

/**
 * Places that are no address of the person are none: behind a label of something else ("Ports worked: Onne, Apapa") they are told of the person, and in the
 * bracket behind a number ("+91 … (India)") of the number.
 */
export function withoutOtherPlaces(fields: readonly Field[]): Field[] {
  return rowsOf(fields).flatMap((line) => {
    const [first] = line;
    const isLed =
      first?.label === "label" && first.segments[0]?.index === 0 && labelKind(first.text) === undefined;
    const isOfLabel = isLed && !ofAddress.test(first.text);
    const isOfOthers = isLed && OF_OTHERS.test(first.text);
    return line.flatMap((field, at): Field[] => {
      if (field.label === "name" && isOfOthers)
        return [{ ...field, label: "personal", probability: isPersonal }];
      if (field.label !== "place") return [field];
      if (line[at - 1]?.label === "phone" && field.segments[0]?.before === "bracket") return [];
      return [isOfLabel ? { ...field, label: "personal", probability: isPersonal } : field];
    });
  });
}

/** The fields of each line, or of each row of a table. */
function rowsOf(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    const last = row?.[0];
    const isOfRow = field.row === undefined ? field.paragraph === last?.paragraph : field.row === last?.row;
    if (row && isOfRow) row.push(field);
    else rows.push([field]);
  }
  return rows;
}

const isPersonal: Field["probability"] = (...labels) => Number(labels.includes("personal"));

/** The fields of a line between its bars, tabs and contacts. */
function stretches(fields: readonly Field[]): Field[][] {
  const parts: Field[][] = [];
  for (const field of fields) {
    const before = field.segments[0]?.before;
    const part = before === "comma" || before === "dash" || before === "bracket" ? parts.at(-1) : undefined;
    if (part && unknown.has(field.label) && part.every(({ label }) => unknown.has(label))) part.push(field);
    else parts.push([field]);
  }
  return parts;
}
