import { foldText } from "../nlp/fold";
import type { Profile, Work } from "../profile.schema";
import { type Draft, normalizeValue, pieces, type DoubtKind } from "./draft";
import { withEngagement } from "./engagements";
import { entriesOf } from "./entries";
import { type Entry, isBehind, type Slot } from "./entry";
import { jobGrammar, projectGrammar } from "./grammars";
import { type Field, groupByParagraph } from "./field";
import { numbering } from "./headings";
import { partHeading } from "./part-headings";
import { givePartLines, partLines } from "./part-lines";
import { isOrganisation } from "./places";
import { withoutPostGrade } from "./post-grades";
import { withEmployersOver } from "./shared-employers";
import { NAME_LEAD, NO_NAME, SAME_EMPLOYER, SENTENCE } from "./vocabulary/no-names";
import type { Label } from "./tagger/labels";

/** The lines below an entry: one a paragraph, or the text of one kind of field. What only counts them, "ii.", goes. */
export function linesOf(draft: Draft, lines: readonly Field[], path: string): string[] {
  const counted = lines.filter(({ text }) => numbering.test(text)).length;
  const isCounted = counted > 1 && counted * 2 > lines.length;
  return lines.flatMap(({ text, paragraph }, at) => {
    draft.use(paragraph, text);
    draft.fact(`${path}.highlights.${at}`, paragraph, 1);
    return pieces(isCounted ? text.replace(numbering, "") : text, 1000);
  });
}

const NAMED: ReadonlySet<Label> = new Set(["employer", "title", "school"]);

export function value(
  draft: Draft,
  entry: Entry,
  slot: Label,
  path: string,
  kind: DoubtKind,
): string | undefined {
  const found = entry.slots.get(slot);
  if (!found) return undefined;
  if (!NAMED.has(slot)) return draft.placeField(found.field, found.text, found.confidence, { path, kind });
  if (NO_NAME.test(found.text.trim()) || partHeading(found.text)?.kind === "duties") return undefined;
  const lead = NAME_LEAD.exec(found.text)?.[0] ?? "";
  const name = found.text.slice(lead.length);
  const confidence = SENTENCE.test(name) ? 0 : found.confidence;
  // A shared employer is counted once where it stands.
  const placed = draft.placeField(
    lead === "" ? found.field : { ...found.field, text: name },
    name,
    confidence,
    { path, kind },
  );
  if (placed !== undefined && lead !== "") draft.useRewritten(found.field.paragraph, lead);
  return placed;
}

export function datesOf(
  draft: Draft,
  { period, dates }: Entry,
  path: string,
  least = 0,
): { startDate?: string; endDate?: string } {
  const first = dates[0];
  if (!first) return {};
  const confidence = Math.max(least, first.probability("dates"));
  if (!draft.placeField(first, first.text, confidence, { path: `${path}.endDate`, kind: "dates" })) return {};
  for (const more of dates.slice(1)) draft.useRewritten(more.paragraph, more.text);
  if (
    period.start &&
    period.end &&
    period.end !== "present" &&
    period.start.slice(0, period.end.length) > period.end.slice(0, period.start.length)
  )
    draft.doubt("dates", first.paragraph, `“${first.text}” ends before it begins.`, {
      path: `${path}.endDate`,
    });
  return { ...(period.start && { startDate: period.start }), ...(period.end && { endDate: period.end }) };
}

/** A head without dates among heads with dates, or with one field alone, is a line of the entry above it. */
export function mergeStrays(entries: readonly Entry[], form: readonly Label[]): Entry[] {
  const dated = entries.filter(({ dates }) => dates.length > 0).length;
  const kept: Entry[] = [];
  for (const entry of entries) {
    const over = kept.at(-1);
    const isStray =
      over !== undefined &&
      entry.dates.length === 0 &&
      entry.slots.size === 1 &&
      !entry.isShared &&
      dated >= kept.length &&
      dated > 0 &&
      form.every((slot) => (entry.slots.get(slot)?.confidence ?? 0) < 0.9) &&
      !([...entry.slots.values()][0]?.field.segments[0]?.style.bold ?? false);
    if (!isStray) kept.push(entry);
    else over.lines.push(...[...entry.slots.values()].map(({ field }) => field), ...entry.lines);
  }
  return kept;
}

/**
 * A head that came apart: "Senior Staff Nurse (Maternity), March 2021 till date" under its hospital was taken for two
 * entries, of which one has a title and an employer alone, and the next the dates, all on the line of the title. They are one.
 */
function joinHeads(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    const over = kept.at(-1);
    const title = over?.slots.get("title");
    const isHeadAlone =
      title !== undefined &&
      over?.slots.has("employer") &&
      over.dates.length === 0 &&
      over.lines.length === 0;
    const beside = [...entry.slots.values()];
    if (over && isHeadOver(over, entry)) {
      kept[kept.length - 1] = withEmployerBelow(over, entry);
      continue;
    }
    const isRest =
      entry.dates.length > 0 &&
      !entry.isShared &&
      beside.length <= 1 &&
      beside.every(({ field }) => field.paragraph === title?.field.paragraph) &&
      isOnOrUnder(entry.dates[0]?.paragraph, title?.field.paragraph);
    if (!over || !isHeadAlone || !isRest) {
      kept.push(entry);
      continue;
    }
    const [unit] = beside;
    const slots = new Map(over.slots);
    const second = entry.slots.get("title");
    if (second) slots.set("title", withText(title, `${title.text}, ${second.text}`));
    else if (unit)
      slots.set(
        "title",
        withText(
          title,
          unit.field.segments[0]?.before === "comma"
            ? `${title.text}, ${unit.text}`
            : `${title.text} (${unit.text})`,
        ),
      );
    kept[kept.length - 1] = {
      ...over,
      slots,
      period: entry.period,
      dates: entry.dates,
      lines: entry.lines,
      left: [...over.left, ...entry.left],
    };
  }
  return kept;
}

/** "Data Analyst, Growth⇥2023 – now" over "Kobowise Technologies, Lagos": a post and its unit with the period, and the employer below. */
function isHeadOver(over: Entry, entry: Entry): boolean {
  const [title, unit] = [over.slots.get("title"), over.slots.get("employer")];
  const employer = entry.slots.get("employer");
  return (
    title !== undefined &&
    unit !== undefined &&
    employer !== undefined &&
    isBehind(title.field, unit.field) &&
    unit.field.segments[0]?.before === "comma" &&
    !isOrganisation(unit.text) &&
    over.dates.length > 0 &&
    over.lines.length === 0 &&
    !entry.slots.has("title") &&
    entry.dates.length === 0 &&
    !entry.isShared &&
    employer.field.paragraph === title.field.paragraph + 1
  );
}

function withEmployerBelow(over: Entry, entry: Entry): Entry {
  const [title, unit] = [over.slots.get("title"), over.slots.get("employer")];
  const slots = new Map([...over.slots, ...entry.slots]);
  if (title && unit) slots.set("title", withText(title, `${title.text}, ${unit.text}`));
  return { ...over, slots, lines: entry.lines, left: [...over.left, ...entry.left] };
}

function withText(slot: Slot, text: string): Slot {
  return { ...slot, text, field: { ...slot.field, text } };
}

function isOnOrUnder(line: number | undefined, head: number | undefined): boolean {
  return line !== undefined && head !== undefined && (line === head || line === head + 1);
}

/** Reads jobs (also industrial training and volunteering) into a list of the profile. */
export function readWork(draft: Draft, fields: readonly Field[], section: "work" | "siwes"): Field[] {
  const { fields: own, parts } = partLines(draft, fields);
  const { entries, before } = entriesOf(own, jobGrammar);
  const posts = mergeStrays(withEmployersOver(draft, joinHeads(entries)), ["employer", "title"]);
  givePartLines(posts, parts);
  for (const entry of posts) {
    if (addToPost(draft, entry, section)) continue;
    const path = `${section}.${draft.profile[section].length}`;
    const over = draft.profile[section].at(-1);
    const work = draft.attempt(() => workOf(draft, entry, path, over));
    if (work) draft.profile[section].push(work);
  }
  return before;
}

/** Lines below a post that is named again, without employer or dates: many list their posts first, and what they did in each further down. */
function addToPost(draft: Draft, { slots, period, lines }: Entry, section: "work" | "siwes"): boolean {
  const title = slots.get("title");
  if (!title || slots.size > 1 || lines.length === 0 || period.start || period.end) return false;
  const isNamed = ({ position = "" }: Work) =>
    [position, withoutPostGrade(position)].some((name) => foldText(name) === foldText(title.text));
  const [at, ...others] = draft.profile[section].flatMap((job, place) => (isNamed(job) ? [place] : []));
  const job = at === undefined || others.length > 0 ? undefined : draft.profile[section][at];
  if (!job || job.highlights.length > 0) return false;
  draft.useRewritten(title.field.paragraph, title.text);
  job.highlights.push(...linesOf(draft, lines, `${section}.${at}`));
  return true;
}

function workOf(draft: Draft, entry: Entry, path: string, over?: Work): Work | undefined {
  const position = withEngagement(value(draft, entry, "title", `${path}.position`, "title"), entry.notes);
  for (const { paragraph, text } of entry.notes) draft.use(paragraph, text);
  for (const { paragraph, text } of entry.wholeTime ?? []) draft.useRewritten(paragraph, text);
  const written = value(draft, entry, "employer", `${path}.name`, "employer");
  const isSame = written !== undefined && over?.name !== undefined && SAME_EMPLOYER.test(written);
  if (isSame) draft.useRewritten(paragraphOf(entry), written);
  const name = isSame ? over.name : written;
  const location = value(draft, entry, "place", `${path}.location`, "line");
  const dates = datesOf(draft, entry, path);
  const summary = aboutEmployer(draft, entry.above ?? []);
  const highlights = linesOf(draft, entry.lines, path);
  if (!position && !name && !dates.endDate && !dates.startDate && highlights.length === 0) return undefined;
  const paragraph = paragraphOf(entry);
  if (name && entry.isAssumed)
    draft.doubt("employer", paragraph, `Was “${position ?? "this"}” at ${name}, too?`, {
      path: `${path}.name`,
    });
  if (!name)
    draft.doubt("employer", paragraph, `Who was the employer${position ? ` for “${position}”` : ""}?`, {
      path: `${path}.name`,
    });
  if (!dates.startDate && !dates.endDate)
    draft.doubt("dates", paragraph, `When was this${(position ?? name) ? ` (“${position ?? name}”)` : ""}?`, {
      path: `${path}.startDate`,
    });
  return {
    ...(position && { position }),
    ...(name && { name }),
    ...(location && { location }),
    ...dates,
    ...(summary && { summary }),
    highlights,
  };
}

/** What the lines between an employer and its first post tell of it. */
function aboutEmployer(draft: Draft, lines: readonly Field[]): string {
  for (const { paragraph, text } of lines) draft.use(paragraph, text);
  const paragraphs = [...groupByParagraph(lines).values()].map((own) =>
    own.map(({ text }) => text).join(", "),
  );
  return paragraphs.join(" ").slice(0, 1000).trim();
}

export function paragraphOf(entry: Entry): number {
  return Math.min(...paragraphsOf(entry));
}

export function paragraphsOf({ slots, dates, lines }: Entry): number[] {
  const all = [...[...slots.values()].map(({ field }) => field), ...dates, ...lines];
  return all.map(({ paragraph }) => paragraph);
}

export function readVolunteer(draft: Draft, fields: readonly Field[]): Field[] {
  const { entries, before } = entriesOf(fields, jobGrammar);
  for (const entry of mergeStrays(entries, ["employer", "title"])) {
    const path = `volunteer.${draft.profile.volunteer.length}`;
    const work = draft.attempt(() => workOf(draft, entry, path));
    if (!work) continue;
    const { name, ...rest } = work;
    draft.profile.volunteer.push({ ...rest, ...(name && { organization: name }) });
  }
  return before;
}

export function readProjects(draft: Draft, fields: readonly Field[]): Field[] {
  const { entries, before } = entriesOf(fields, projectGrammar);
  for (const entry of entries) {
    const path = `projects.${draft.profile.projects.length}`;
    const name = value(draft, entry, "item", `${path}.name`, "line");
    if (!name) continue;
    const url = value(draft, entry, "link", `${path}.url`, "line");
    const project: Profile["projects"][number] = {
      name,
      ...(url && { url }),
      ...datesOf(draft, entry, path),
      highlights: linesOf(draft, entry.lines, path),
    };
    draft.profile.projects.push(project);
  }
  return before.filter((field) => !lineAsProject(draft, fields, field));
}

/** "PriceWatch (a link) - compares food prices": a line before any head tells of a project. What leads it is its name. */
function lineAsProject(draft: Draft, fields: readonly Field[], { label, text, paragraph }: Field): boolean {
  if (label !== "line") return false;
  const lead = fields.find((field) => field.paragraph === paragraph && field.label === "label");
  const [, name = text, rest] =
    lead === undefined ? (/^(.{2,80}?)(?:\s[–—-]\s|:\s)(\S.*)$/u.exec(text) ?? []) : ["", lead.text, text];
  const path = `projects.${draft.profile.projects.length}`;
  draft.profile.projects.push({
    name: normalizeValue(name).slice(0, 200).trim(),
    highlights: rest === undefined ? [] : pieces(rest, 1000),
  });
  draft.use(paragraph, lead === undefined ? text : `${lead.text} ${text}`);
  draft.fact(`${path}.name`, paragraph, 0.8);
  return true;
}
