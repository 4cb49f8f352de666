import type { DocumentText } from "../document-text";
import { type Field, groupByParagraph } from "../field";
import type { Label } from "../tagger/labels";
import { NEVER_TRIED } from "../vocabulary/notes";
import { noteSections } from "./note-sections";

/**
 * The fields of a note where the marks and words beside them tell what they are: a bracket behind a place is of it, what stands below "Tools" beside
 * other tools is one, and "certificate never comot" tells of the paper before it.
 */
export function withNotesSetRight(document: DocumentText, fields: readonly Field[]): Field[] {
  const sections = noteSections(fields);
  return [...groupByParagraph(fields).values()].flatMap((line) => {
    const [first] = line;
    const isOfTools =
      first !== undefined && sections.get(first) === "skills" && has(line, "skill") && !has(line, "dates");
    const whole = withItemWhole(document, line);
    const set = withPaperStandings(document, withPlaceBrackets(document, whole));
    return isOfTools ? withTools(document, set) : set;
  });
}

/** "- i teach 2 boys how to wash panel, till now na them dey look after am": within a sentence of a list "till now" is no time of a post. */
function withItemWhole({ paragraphs }: DocumentText, line: readonly Field[]): Field[] {
  const [first, ...others] = line;
  const paragraph = paragraphs[first?.paragraph ?? -1];
  const isPart = ({ label, text }: Field) => label === "line" || (label === "dates" && !/\d/u.test(text));
  if (!first || first.label !== "line" || others.length < 2 || paragraph?.listLevel === undefined)
    return [...line];
  if (!others.every(isPart)) return [...line];
  const from = first.segments[0]?.from ?? 0;
  return [stretchOf(first, "line", paragraph.text.slice(from), from)];
}

const has = (line: readonly Field[], label: Label) => line.some((field) => field.label === label);

/** "Mararaba (Aso pada side) but I can come to Abuja": the place ends with its bracket, and what goes on behind it begins there. */
function withPlaceBrackets({ paragraphs }: DocumentText, line: readonly Field[]): Field[] {
  const text = paragraphs[line[0]?.paragraph ?? -1]?.text ?? "";
  let closed = 0;
  return line.flatMap((field): Field[] => {
    const [from, to] = [field.segments[0]?.from ?? 0, field.segments.at(-1)?.to ?? 0];
    if (from < closed) {
      const lead = /^\)?\s*(?:(?:but|and)\s+|,\s*)?/iu.exec(text.slice(closed, to))?.[0].length ?? 0;
      const rest = text.slice(closed + lead, to);
      return rest === "" ? [] : [stretchOf(field, field.label, rest, closed + lead)];
    }
    const end = field.label === "place" ? bracketEnd(text, from, to) : undefined;
    const inside = line.filter(
      ({ segments: [first] }) => first && first.from >= to && first.from < (end ?? to),
    );
    if (end === undefined || inside.some(({ label }) => !ofPlaces.has(label))) return [field];
    closed = end;
    return [stretchOf(field, field.label, text.slice(from, end), from)];
  });
}

const ofPlaces: ReadonlySet<Label> = new Set(["place", "other", "line", "personal"]);

/** Where a bracket closes that was opened within a place or right behind it. */
function bracketEnd(text: string, from: number, to: number): number | undefined {
  const isOpen = text.lastIndexOf("(", to) > Math.max(from, text.lastIndexOf(")", to));
  const rest = isOpen ? /^[^()]{1,40}\)/u.exec(text.slice(to)) : /^\s?\([^()]{2,40}\)/u.exec(text.slice(to));
  return rest ? to + rest[0].length : undefined;
}

/** "my own manifold gauge, vacuum pump": whatever the first words of a tool were taken for. */
function withTools({ paragraphs }: DocumentText, line: readonly Field[]): Field[] {
  return line.flatMap((field, at): Field[] => {
    const [before, next] = [line[at - 1], line[at + 1]];
    const isCut = before !== undefined && mayBeTool(before) && isJoined(before, field);
    if (field.label !== "skill" && !mayBeTool(field)) return [field];
    if (next?.label === "skill" && mayBeTool(field) && isJoined(field, next)) return [];
    const from = (isCut ? before : field).segments[0]?.from ?? 0;
    const text = paragraphs[field.paragraph]?.text.slice(from, field.segments.at(-1)?.to) ?? field.text;
    const lead = /^(?:i (?:have|get|own) )?(?:(?:my )?own|my) /iu.exec(text)?.[0].length ?? 0;
    return [stretchOf(field, "skill", text.slice(lead), from + lead)];
  });
}

const mayBeTool = ({ label }: Field) => label === "employer" || label === "title" || label === "item";
const isJoined = (first: Field, second: Field) =>
  (second.segments[0]?.from ?? 0) - (first.segments.at(-1)?.to ?? 0) === 1;

/** "NBTE level 2, certificate never comot": what only says "certificate" is no second paper. */
function withPaperStandings({ paragraphs }: DocumentText, line: readonly Field[]): Field[] {
  return line.flatMap((field, at): Field[] => {
    const [before, next] = [line[at - 1], line[at + 1]];
    const isLed = (one: Field | undefined) => one?.label === "item" && PAPER_ALONE.test(one.text);
    if (field.label === "standing" && before && isLed(before)) {
      const from = before.segments[0]?.from ?? 0;
      const text = paragraphs[field.paragraph]?.text.slice(from, field.segments.at(-1)?.to) ?? field.text;
      return [stretchOf(field, "standing", text, from)];
    }
    // "Trade test 1 I never write am".
    const isOfPaper = before?.label === "degree" || before?.label === "item";
    if (field.label === "line" && isOfPaper && NEVER_TRIED.test(field.text))
      return [{ ...field, label: "standing" }];
    return isLed(field) && next?.label === "standing" ? [] : [field];
  });
}
const PAPER_ALONE = /^(?:the |my )?(?:cert(?:ificate)?s?|papers?|results?)$/iu;

function stretchOf(field: Field, label: Label, text: string, from: number): Field {
  const segments = field.segments.slice(0, 1).map((one) => ({ ...one, text, from, to: from + text.length }));
  return { ...field, label, text, segments };
}
