import type { Entry } from "./entry";
import type { Field } from "./field";
import { isOrganisation, isPost } from "./places";

/**
 * "Tinapa Resort as maintenance electrician", "Cook to Mr. & Mrs. Van der Berg": employer and post in one stretch. Undefined where none of its
 * small words parts them.
 */
export function partPost(field: Field): { title: Field; employer: Field } | undefined {
  if (field.label !== "title" && field.label !== "employer") return undefined;
  const asPost = /^(.{3,80}?) as (?:an? )?(\p{L}.{2,60})$/iu.exec(field.text);
  const toPerson = ofPerson(field.text);
  // "Self employed (bike man)".
  const ofOwn = /^(self[- ]?employed)\s*\(([^()]{3,60})\)$/iu.exec(field.text);
  if (ofOwn?.[1] && ofOwn[2])
    return {
      title: { ...field, label: "title", text: ofOwn[2] },
      employer: { ...field, label: "employer", text: ofOwn[1] },
    };
  const [employer, title] = asPost ? [asPost[1], asPost[2]] : [toPerson?.employer, toPerson?.title];
  if (!employer || !title || !isPost(title) || (asPost && isPost(employer))) return undefined;
  return {
    title: { ...field, label: "title", text: title },
    employer: { ...field, label: "employer", text: employer },
  };
}

const household = /\b(?:famil(?:y|ies)|household|couple)$/iu;

/** "Driver to Chief Ume". An office is served within a post and employs nobody: "Secretary to the General Manager", "Cook to the Bishop". */
function ofPerson(text: string): { title: string; employer: string } | undefined {
  const [, title, the, employer = ""] =
    /^(.{3,60}?) to (the )?((?:(?:mr|mrs|miss|ms|dr|chief|alh|alhaji|hajia|engr|prof)\b(?! ?\.?$)|(?<=the )).{2,80})$/iu.exec(
      text,
    ) ?? [];
  // "Secretary to the Group at Zuma Holdings": a word without a name is within a post, too.
  if (!title || isPost(employer) || (the && !/\s/u.test(employer) && !household.test(employer)))
    return undefined;
  const isNamed = !the || isOrganisation(employer) || household.test(employer);
  return isNamed ? { title, employer } : undefined;
}

/** Fills both slots of a head whose post and employer stood in one stretch. */
export function fillParts(entry: Entry, { title, employer }: { title: Field; employer: Field }): void {
  for (const [slot, field] of [
    ["title", title],
    ["employer", employer],
  ] as const)
    entry.slots.set(slot, {
      field,
      text: field.text,
      confidence: field.probability("title", "employer", "headline", "school", "issuer"),
    });
}
