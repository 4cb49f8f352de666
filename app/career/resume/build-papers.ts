import type { Period } from "../dates";
import type { Certificate } from "../profile.schema";
import { standingOf } from "../profile/standing";
import { value } from "./build";
import { type Draft, pieces, normalizeValue, sureEnough } from "./draft";
import { isStanding } from "./standing";
import { entriesOf } from "./entries";
import type { Entry } from "./entry";
import { paperGrammar } from "./grammars";
import type { Field } from "./fields";
import { numbering } from "./headings";
import type { Label } from "./tagger/labels";
import { foldText } from "../nlp/fold";
import { membershipGrades } from "./vocabulary/vocabulary";

export function readCertificates(draft: Draft, fields: readonly Field[]): Field[] {
  const { entries, before } = entriesOf(withNotes(withMemberships(fields)), paperGrammar);
  for (const entry of entries) {
    const path = `certificates.${draft.profile.certificates.length}`;
    const { name, issuer } = paperOf(draft, entry, path);
    if (!name) continue;
    const date = dateOf(draft, entry, path);
    const ownWords = value(draft, entry, "standing", `${path}.standing`, "line");
    const stated = [ownWords, name, ...entry.lines.map(({ text }) => text)].find(
      (text) => text !== undefined && standingOf(text) !== undefined,
    );
    // Words that tell nothing of it ("3 weeks") are kept, and no standing is made of them.
    const standing = stated === undefined ? undefined : standingOf(stated);
    const status = ownWords ?? (stated === undefined || stated === name ? undefined : standingWords(stated));
    const certificate: Certificate = {
      name,
      ...(issuer && { issuer }),
      ...(date && { date }),
      ...(standing && { standing }),
      ...(status !== undefined && { status: status.slice(0, 100).trim() }),
    };
    draft.profile.certificates.push(certificate);
    for (const { text, paragraph } of entry.lines)
      for (const piece of pieces(text, 200)) {
        draft.profile.certificates.push({ name: piece });
        draft.use(paragraph, text);
      }
  }
  return before.filter((field) => !lineAsCertificate(draft, fields, field));
}

/** "Licence: Class E, valid till 2028" names a paper though no word of it looks like one. */
function lineAsCertificate(draft: Draft, fields: readonly Field[], field: Field): boolean {
  if (field.label !== "line") return false;
  const label = fields.find(
    (other) =>
      other.label === "label" && other.paragraph === field.paragraph && other.segments[0]?.index === 0,
  );
  const text = label ? `${label.text}: ${field.text}` : field.text;
  for (const name of pieces(text, 200)) draft.profile.certificates.push({ name });
  draft.use(field.paragraph, text);
  return true;
}

/** "Counselling Association of Nigeria (CASSON), Member": the grade of a membership belongs to its body. */
function withMemberships(fields: readonly Field[]): Field[] {
  const kept: Field[] = [];
  for (const field of fields) {
    const body = kept.at(-1);
    const isGrade = membershipGrades.has(foldText(field.text));
    if (isGrade && body && paperLabels.has(body.label) && body.paragraph === field.paragraph) {
      body.segments.push(...field.segments);
      body.text = `${body.text}, ${field.text}`;
    } else kept.push(field);
  }
  return kept;
}

/** "Driver's licence (manual)": a bracket whose words tell no standing belongs to the name of the paper. */
function withNotes(fields: readonly Field[]): Field[] {
  return fields.flatMap((field, at): Field[] => {
    const [paper, next] = [fields[at - 1], fields[at + 1]];
    const isNote = (one: Field | undefined, before: Field | undefined) =>
      one?.label === "standing" &&
      one.segments[0]?.before === "bracket" &&
      !isStanding(one.text) &&
      before?.paragraph === one.paragraph &&
      paperLabels.has(before.label);
    if (isNote(field, paper)) return [];
    return [next && isNote(next, field) ? { ...field, text: `${field.text} (${next.text})` } : field];
  });
}

const paperLabels: ReadonlySet<Label> = new Set(["item", "issuer"]);

/** The words that tell the standing: those in brackets, or all if they are short. */
function standingWords(text: string): string | undefined {
  const inside = [...text.matchAll(/\(([^()]{2,100})\)/g)].map((match) => normalizeValue(match[1] ?? ""));
  return (
    inside.find((words) => standingOf(words) !== undefined) ??
    (text.length <= 100 ? normalizeValue(text) : undefined)
  );
}

function dateOf(draft: Draft, entry: Entry, path: string): string | undefined {
  const { end, start }: Period = entry.period;
  const date = end === "present" ? start : (end ?? start);
  const [first] = entry.dates;
  // "2019 to date" is since when somebody is a member.
  if (!first || !date || (start && end && end !== "present" && start !== end)) return undefined;
  return (
    draft.placeField(first, first.text, first.probability("dates"), {
      path: `${path}.date`,
      kind: "dates",
    }) && date
  );
}

export function readAwards(draft: Draft, fields: readonly Field[]): Field[] {
  const { entries, before } = entriesOf(fields, paperGrammar);
  for (const entry of entries) {
    const path = `awards.${draft.profile.awards.length}`;
    const { name: title, issuer: awarder } = paperOf(draft, entry, path);
    if (!title) continue;
    const date = dateOf(draft, entry, path);
    draft.profile.awards.push({ title, ...(awarder && { awarder }), ...(date && { date }) });
    for (const line of entry.lines) lineAsAward(draft, line);
  }
  return before.filter((field) => !lineAsAward(draft, field));
}

function lineAsAward(draft: Draft, { text, paragraph, label }: Field): boolean {
  if (label !== "line") return false;
  const words = text.replace(numbering, "");
  for (const piece of pieces(words, 300)) draft.profile.awards.push({ title: piece });
  draft.use(paragraph, words);
  return true;
}

// What may begin a line under a heading of papers: whichever of these it is, it names the paper.
const papers: readonly Label[] = [
  "item",
  "issuer",
  "degree",
  "title",
  "employer",
  "school",
  "skill",
  "place",
  "line",
  "other",
];

/** What the paper is and who gave it. What only may be its giver, and follows its name, is a part of the name. */
function paperOf(draft: Draft, entry: Entry, path: string): { name?: string; issuer?: string } {
  const giver = entry.slots.get("item") && entry.slots.get("issuer");
  const item = entry.slots.get("item") ?? entry.slots.get("issuer");
  if (!item) return {};
  const first = item.field.segments[0];
  const confidence =
    first?.index === 0 || first?.before === "bar" ? item.field.probability(...papers) : item.confidence;
  const name = draft.placeField(item.field, item.text, Math.max(confidence, item.confidence), {
    path: `${path}.name`,
    kind: "line",
  });
  const isPart =
    name !== undefined &&
    giver !== undefined &&
    giver.confidence < sureEnough &&
    giver.field.paragraph === item.field.paragraph &&
    giver.field.segments[0]?.before === "comma" &&
    giver.field.segments[0].index === (item.field.segments.at(-1)?.index ?? 0) + 1;
  if (!isPart) return { name, issuer: giver && value(draft, entry, "issuer", `${path}.issuer`, "line") };
  draft.use(giver.field.paragraph, giver.text);
  return { name: normalizeValue(`${name}, ${giver.text}`) };
}
