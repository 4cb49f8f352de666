import { contentStems } from "../nlp/stem";
import type { ProofLine } from "./letter-plan";
import { labelled, lineItem, type Holds, type Item } from "./line-text";
import { labelsFor } from "./named-alternatives";
import { shortLead } from "./short-lead";

/** An item of the list: whole sentences, `lead`: what stands before them; `at`: the place of what they answer among all that the advert asks. */
export type ListItem = Item & { lead?: string; at?: number };

/** An item as it is printed: "Liaison with agencies: I met …" */
export function printItem({ lead, text, sourceIds }: ListItem): Item {
  return { text: lead === undefined ? text : labelled(lead, text), sourceIds };
}

/**
 * Lines of no post as items of a list, in their order, each behind a few words of what it answers. Words that claim more than the line are left out, and
 * a line that does not hold goes.
 */
export function listItems(lines: ProofLine[], holds: Holds): ListItem[] {
  return lines.flatMap((line): ListItem[] => {
    const item = lineItem(line);
    const lead = leadsFor(line).find((text) => holds(printItem({ ...item, lead: text })));
    if (lead !== undefined && line.label) return [{ ...item, lead, at: line.label.at }];
    return holds(item) ? [item] : [];
  });
}

/** The few words of what a line answers that may stand before it, the best first. A line with a label of its own needs none. */
export function leadsFor(line: ProofLine): string[] {
  const labels = line.label && !HAS_LABEL.test(line.text) ? labelsFor(line.label.text, line.text) : [];
  return labels.flatMap((text) => shortLead(text) ?? []).filter((lead) => !isEcho(lead, line));
}
const HAS_LABEL = /^\p{L}[\p{L} &/,'’-]{1,40}: /u;

/** "Welder: 6G coded welder" says it twice. */
function isEcho(lead: string, { text }: ProofLine): boolean {
  const stems = contentStems(text);
  return contentStems(lead).every((stem) => stems.includes(stem));
}

/** Answers to one demand, or to two in the same words, as one item, its words said once: "RAS design: designed a 40 m3/h system. Ran the pumps." */
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
