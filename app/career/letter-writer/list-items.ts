import { contentStems } from "../nlp/stem";
import type { PlannedPost, ProofLine } from "./letter-plan";
import { capitalFirst } from "../writer/casing";
import {
  afterStart,
  bareText,
  deedOf,
  entryOf,
  isSpoken,
  labelled,
  lineItem,
  type Holds,
  type Item,
} from "./line-text";
import { labelsFor } from "./named-alternatives";
import type { Phrases } from "./phrases";
import { shortLead } from "./short-lead";
import { isTerm } from "./terms";

/** An item of the list: whole sentences, `lead`: what stands before them; `at`: the place of what they answer among all that the advert asks. */
export type ListItem = Item & { lead?: string; at?: number };

/** An item as it is printed: "Liaison with agencies: at Jofad I …" */
export function printItem({ lead, text, sourceIds }: ListItem): Item {
  return { text: lead === undefined ? text : labelled(lead, text), sourceIds };
}

/**
 * Lines as items of a list, each behind a few words of what it answers, in the order of the advert. Words that claim more than the line are left out, and
 * a line that does not hold goes.
 */
export function listItems(
  lines: ProofLine[],
  { post, phrases, holds }: { post: PlannedPost | undefined; phrases: Phrases; holds: Holds },
): ListItem[] {
  const place = ({ label }: ProofLine) => label?.at ?? Number.MAX_SAFE_INTEGER;
  // The last line that was printed.
  let before: ProofLine | undefined;
  return lines
    .toSorted((a, b) => place(a) - place(b))
    .flatMap((line): ListItem[] => {
      const { label } = line;
      const isNames = phrases.deeds !== undefined && !isSpoken(line) && !isTerm(line.text);
      const whole = lineItem(line, post, phrases);
      const own = isBesideSame(line, before) ? (alsoItem(line, phrases) ?? whole) : whole;
      const item = { ...own, ...(label && { at: label.at }) };
      // Behind what it answers a row of names needs neither its place nor the resume's own label.
      const behind = isNames ? { ...item, text: `${capitalFirst(withoutLabel(bareText(line)))}.` } : item;
      const lead = leadsFor(line).find((text) => holds(printItem({ ...behind, lead: text })));
      if (lead !== undefined) {
        before = line;
        return [{ ...behind, lead }];
      }
      // "Bukuru Mills: Duties: stock, 14 lorries": an employer is no label of a row of names.
      const alone =
        isNames && isBehindPlace(item, line) ? { ...item, text: `${capitalFirst(bareText(line))}.` } : item;
      if (!holds(alone)) return [];
      before = line;
      return [alone];
    });
}
function isBehindPlace({ text }: Item, { place }: ProofLine): boolean {
  return place !== undefined && text.startsWith(`${place}: `);
}

function withoutLabel(text: string): string {
  const rest = text.replace(/^\p{L}[\p{L}&/ -]{1,40}: (?=\S+ \S+ \S)/u, "");
  return rest === "" ? text : rest;
}

/** The few words of what a line answers that may stand before it, the best first. */
export function leadsFor(line: ProofLine): string[] {
  const labels = line.label ? labelsFor(line.label.text, line.text) : [];
  return labels.flatMap((text) => shortLead(text) ?? []).filter((lead) => !isEcho(lead, line));
}

/** "Welder: 6G coded welder" says it twice. */
function isEcho(lead: string, { text }: ProofLine): boolean {
  const stems = contentStems(text);
  return contentStems(lead).every((stem) => stems.includes(stem));
}

/** Whether the line before answers the same and is of the same post. */
function isBesideSame({ label, sourceIds: [id = ""] }: ProofLine, before: ProofLine | undefined): boolean {
  return (
    label !== undefined &&
    label.at === before?.label?.at &&
    entryOf(id) === entryOf(before.sourceIds[0] ?? "")
  );
}

/** "I also kept the register": the post is named already. */
function alsoItem(line: ProofLine, { deeds }: Phrases): Item | undefined {
  if (!deeds || line.tense === undefined || line.duty !== undefined) return undefined;
  return { text: `${afterStart(deeds.also, deedOf(line))}.`, sourceIds: line.sourceIds };
}

/** Answers to one demand, or to two in the same words, as one item, its words said once: "RAS design: I designed a 40 m3/h system. At Oron I ran the pumps." */
export function joinAnswers(items: ListItem[]): ListItem[] {
  return items.reduce<ListItem[]>((joined, item) => {
    const place = joined.findIndex(
      ({ at, lead }) =>
        (item.at !== undefined && at === item.at) || (item.lead !== undefined && lead === item.lead),
    );
    const before = joined[place];
    if (!before) return [...joined, item];
    const sourceIds = [...new Set([...before.sourceIds, ...item.sourceIds])];
    const lead = before.lead ?? item.lead;
    return joined.with(place, {
      ...before,
      ...(lead !== undefined && { lead }),
      text: `${before.text} ${item.text}`,
      sourceIds,
    });
  }, []);
}
