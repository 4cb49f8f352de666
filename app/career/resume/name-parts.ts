import { foldText } from "../nlp/fold";
import { normalizeValue } from "./draft";
import type { Field } from "./field";
import { headingSection } from "./headings";
import { isTitle, partNameTitles } from "./name-titles";
import { isPost } from "./places";

/** A person's name, and the fields that hold it. */
export type WrittenName = { text: string; fields: readonly Field[]; titles?: string };

type Part = "given" | "other" | "family";
const parts: ReadonlyMap<string, Part> = new Map([
  ["first name", "given"],
  ["first names", "given"],
  ["given name", "given"],
  ["given names", "given"],
  ["forename", "given"],
  ["forenames", "given"],
  ["first and other names", "given"],
  ["first and middle names", "given"],
  ["middle name", "other"],
  ["middle names", "other"],
  ["other name", "other"],
  ["other names", "other"],
  ["othernames", "other"],
  ["name", "given"],
  ["surname", "family"],
  ["last name", "family"],
  ["family name", "family"],
]);
const order: readonly Part[] = ["given", "other", "family"];

/** "Surname: EKPO" over "Other Names: Daniel Asuquo" is one name, with the surname at its end. Undefined where no form parts it. */
export function joinNameParts(fields: readonly Field[]): WrittenName | undefined {
  const found = new Map<Part, Field>();
  fields.forEach((field, at) => {
    const label = labelBefore(fields, at);
    if (field.label !== "name" || label?.label !== "label" || field.paragraph - label.paragraph > 1) return;
    const part = parts.get(
      foldText(label.text)
        .replace(/[^a-z]+$/, "")
        .replace(/[()/]/g, " ")
        .trim(),
    );
    if (part && !found.has(part)) found.set(part, field);
  });
  const held = order.flatMap((part) => found.get(part) ?? []);
  if (!found.has("family") || held.length < 2) return undefined;
  const titles: string[] = [];
  const names = held.map(({ text }) => {
    const { name, titles: own } = partNameTitles(normalizeValue(text));
    if (own !== undefined) titles.push(own);
    return name;
  });
  return { text: names.join(" "), fields: held, ...(titles.length > 0 && { titles: titles.join(", ") }) };
}

/** "SURNAME (Mr/Mrs/Miss): YAKUBU": the first of two labels on the line says which part of the name it is. */
function labelBefore(fields: readonly Field[], at: number): Field | undefined {
  const [first, second] = [fields[at - 2], fields[at - 1]];
  const isTwo = first?.label === "label" && first.paragraph === second?.paragraph && second.label === "label";
  return isTwo && first.segments[0]?.index === 0 ? first : second;
}

/**
 * A name set on two or three lines of one look, a word or two on each: "EBIERE" over "DOUYE" over "PREYE"; or on one line with wide gaps.
 * Undefined where `best` is no part of it, or a name in one piece.
 */
export function joinNameLines(
  fields: readonly Field[],
  candidates: readonly Field[],
  best: Field,
): WrittenName | undefined {
  for (const first of candidates) {
    const at = fields.indexOf(first);
    const beside = fields.filter(({ label, paragraph }) => label === "name" && paragraph === first.paragraph);
    if (
      beside.length > 1 &&
      beside[0] === first &&
      beside.includes(best) &&
      beside.every(({ text }) => /^[\p{L}\p{M}.'’-]+$/u.test(text))
    )
      return { text: beside.map(({ text }) => normalizeValue(text)).join(" "), fields: beside };
    const held = [first];
    for (const field of fields.slice(at + 1, at + 3)) {
      const last = held.at(-1);
      if (
        !last ||
        field.paragraph !== last.paragraph + 1 ||
        !((field.label === "name" && isLikePart(last, field)) || isSetAsLarge(last, field))
      )
        break;
      held.push(field);
    }
    if (at >= 0 && held.length > 1 && isPart(first) && held.includes(best))
      return { text: held.map(({ text }) => normalizeValue(text)).join(" "), fields: held };
  }
  return undefined;
}

const isPart = ({ text }: Field) => text.split(/\s+/).length < 3 && /^\p{L}[\p{L}\p{M}\s.'’-]+$/u.test(text);

function isLikePart(one: Field, other: Field): boolean {
  const [above, below] = [one.segments[0], other.segments[0]];
  return (
    isPart(other) &&
    above?.count === 1 &&
    below?.count === 1 &&
    above.style.bold === below.style.bold &&
    Math.abs(above.style.size - below.style.size) < 0.3
  );
}

/** Whether two lines below each other, a word or two on each, are set in one size that is larger than all text, be one of them in bold. */
function isSetAsLarge(one: Field, other: Field): boolean {
  const [above, below] = [one.segments[0], other.segments[0]];
  return (
    above !== undefined &&
    below !== undefined &&
    other.paragraph === one.paragraph + 1 &&
    Math.min(above.style.size, below.style.size) >= LARGE &&
    Math.abs(above.style.size - below.style.size) < 0.05 &&
    [one, other].every(
      (field) => isPart(field) && headingSection(field.text) === undefined && !isPost(field.text),
    )
  );
}
/** Of the size of the text. */
const LARGE = 1.4;

/** "OKONKWO, Chidinma Blessing": the comma tells which is the surname, and letters name nobody so. A form of address at the end goes, too. */
export function inSpokenOrder(name: string): string {
  const [, family = "", given = ""] =
    /^([\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+)?),\s*([\p{L}\p{M}.'’ -]+)$/u.exec(name) ?? [];
  if (family === "" || given.split(" ").some(isTitle)) return name;
  const words = family.split(" ");
  const address = words.length > 1 && isTitle(words[0] ?? "") ? words.slice(0, 1) : [];
  return [...address, given.trim(), ...words.slice(address.length)].join(" ");
}
