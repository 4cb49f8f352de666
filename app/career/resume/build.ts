import { findPeriods, type Period } from "../dates";
import type { Certificate, Profile, Work } from "../profile.schema";
import { standingOf } from "../profile/standing";
import { type Draft, pieces, normalizeValue, type DoubtKind } from "./draft";
import { entriesOf, paperGrammar, projectGrammar, workGrammar, type Entry } from "./entries";
import type { Field } from "./fields";
import type { Label } from "./tagger/labels";
import { fold, nigerianStates } from "./vocabulary/vocabulary";

type Text = { text: string; paragraph: number };

/** The lines below an entry: one a paragraph, or the text of one kind of field. */
export function linesOf(draft: Draft, lines: readonly Field[], path: string): string[] {
  return lines.flatMap(({ text, paragraph }, at) => {
    draft.use(paragraph, text);
    draft.fact(`${path}.highlights.${at}`, paragraph, 1);
    return pieces(text, 1000);
  });
}

export function value(
  draft: Draft,
  entry: Entry,
  slot: Label,
  path: string,
  kind: DoubtKind,
): string | undefined {
  const found = entry.slots.get(slot);
  if (!found) return undefined;
  // A shared employer is counted once where it stands.
  return draft.placeField(found.field, found.text, found.confidence, { path, kind });
}

export function datesOf(
  draft: Draft,
  { period, dates }: Entry,
  path: string,
): { startDate?: string; endDate?: string } {
  const first = dates[0];
  if (!first) return {};
  const confidence = first.probability("dates");
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

/** Reads jobs (also industrial training and volunteering) into a list of the profile. */
export function readWork(draft: Draft, fields: readonly Field[], section: "work" | "siwes"): Field[] {
  const { entries, before } = entriesOf(fields, workGrammar);
  for (const entry of mergeStrays(entries, ["employer", "title"])) {
    const path = `${section}.${draft.profile[section].length}`;
    const work = draft.attempt(() => workOf(draft, entry, path));
    if (work) draft.profile[section].push(work);
  }
  return before;
}

function workOf(draft: Draft, entry: Entry, path: string): Work | undefined {
  const position = value(draft, entry, "title", `${path}.position`, "title");
  const name = value(draft, entry, "employer", `${path}.name`, "employer");
  const location = value(draft, entry, "place", `${path}.location`, "line");
  const dates = datesOf(draft, entry, path);
  const highlights = linesOf(draft, entry.lines, path);
  if (!position && !name && !dates.endDate && !dates.startDate && highlights.length === 0) return undefined;
  const paragraph = paragraphOf(entry);
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
    highlights,
  };
}

export function paragraphOf(entry: Entry): number {
  const all = [...[...entry.slots.values()].map(({ field }) => field), ...entry.dates, ...entry.lines];
  return Math.min(...all.map(({ paragraph }) => paragraph));
}

export function readVolunteer(draft: Draft, fields: readonly Field[]): Field[] {
  const { entries, before } = entriesOf(fields, workGrammar);
  for (const entry of mergeStrays(entries, ["employer", "title"])) {
    const path = `volunteer.${draft.profile.volunteer.length}`;
    const work = draft.attempt(() => workOf(draft, entry, path));
    if (!work) continue;
    const { name, ...rest } = work;
    draft.profile.volunteer.push({ ...rest, ...(name && { organization: name }) });
  }
  return before;
}

export function readCertificates(draft: Draft, fields: readonly Field[]): Field[] {
  const { entries, before } = entriesOf(fields, paperGrammar);
  for (const entry of entries) {
    const path = `certificates.${draft.profile.certificates.length}`;
    const name = value(draft, entry, "item", `${path}.name`, "line");
    if (!name) continue;
    const issuer = value(draft, entry, "issuer", `${path}.issuer`, "line");
    const date = dateOf(draft, entry, path);
    const ownWords = value(draft, entry, "standing", `${path}.standing`, "line");
    const stated = [ownWords, name, ...entry.lines.map(({ text }) => text)].find(
      (text) => text !== undefined && standingOf(text) !== undefined,
    );
    const standing =
      stated !== undefined
        ? standingOf(stated)
        : ownWords === undefined
          ? undefined
          : ("in_progress" as const);
    const status = ownWords ?? (stated === undefined ? undefined : standingWords(stated));
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
  return before;
}

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
  if (!first || !date || (start && end && start !== end)) return undefined;
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
    const title = value(draft, entry, "item", `${path}.title`, "line");
    if (!title) continue;
    const awarder = value(draft, entry, "issuer", `${path}.awarder`, "line");
    const date = dateOf(draft, entry, path);
    draft.profile.awards.push({ title, ...(awarder && { awarder }), ...(date && { date }) });
    for (const line of entry.lines) lineAsAward(draft, line);
  }
  return before.filter((field) => !lineAsAward(draft, field));
}

function lineAsAward(draft: Draft, { text, paragraph, label }: Field): boolean {
  if (label !== "line") return false;
  for (const piece of pieces(text, 300)) draft.profile.awards.push({ title: piece });
  draft.use(paragraph, text);
  return true;
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
  return before;
}

/** National service is one: the post where it was served, and how it ended. */
export function readNysc(draft: Draft, fields: readonly Field[]): Field[] {
  const { entries, before } = entriesOf(fields, workGrammar);
  const texts: Text[] = [...before, ...entries.flatMap(({ lines }) => lines)];
  const nysc: NonNullable<Profile["nysc"]> = draft.profile.nysc ?? { highlights: [] };
  draft.profile.nysc = nysc;
  for (const entry of entries) {
    const title = value(draft, entry, "title", "nysc.highlights", "title");
    if (title) nysc.highlights.push(title);
    const ppa = value(draft, entry, "employer", "nysc.ppa", "employer");
    if (ppa && !nysc.ppa) nysc.ppa = ppa;
    else if (ppa) nysc.highlights.push(ppa);
    const where = value(draft, entry, "place", "nysc.state", "line");
    const parts = where?.split(/,\s*/) ?? [];
    const state =
      parts.length > 1 && isState(parts.at(-1) ?? "") ? parts.pop() : parts.splice(0).join(", ") || undefined;
    if (parts.length > 0) nysc.ppa = nysc.ppa ? `${nysc.ppa}, ${parts.join(", ")}` : parts.join(", ");
    if (state && !nysc.state) nysc.state = state;
    else if (state) nysc.highlights.push(state);
    if (!nysc.startDate && !nysc.endDate) Object.assign(nysc, datesOf(draft, entry, "nysc"));
  }
  for (const { text, paragraph } of texts) {
    const status = statusOf(text);
    if (status && !nysc.status) nysc.status = status;
    completeNysc(nysc, text);
    if (fold(text) !== status) nysc.highlights.push(...pieces(text, 1000));
    draft.use(paragraph, text);
  }
  if (!nysc.status && nysc.endDate === "present") nysc.status = "serving";
  return [];
}

/** "Discharged in Gombe State, 2016": the state and the year inside a line. */
function completeNysc(nysc: NonNullable<Profile["nysc"]>, text: string): void {
  const parts = text.split(/[,;:(){}\t]|\s(?:in|at|[–-])\s/).map(normalizeValue);
  nysc.state ??= parts.find(isState);
  if (nysc.startDate || nysc.endDate) return;
  const [period] = findPeriods(text);
  if (period?.start) nysc.startDate = period.start;
  if (period?.end) nysc.endDate = period.end;
}

function isState(text: string): boolean {
  return nigerianStates.has(fold(text).replace(/ state$/, ""));
}

/** How the year of national service ended, by its usual words. */
export function statusOf(text: string): NonNullable<Profile["nysc"]>["status"] {
  if (/\b(?:yet to serve|not yet served|awaiting (?:call[- ]?up|mobili[sz]ation))\b/i.test(text))
    return "not_yet";
  if (/\bexempt/i.test(text)) return "exempted";
  if (/\bexclu(?:ded|sion)\b/i.test(text)) return "excluded";
  if (/\b(?:currently|presently|now) serving\b|\bserving corps? member\b|^serving$/i.test(text))
    return "serving";
  return /\b(?:discharged?|certificate of national service|completed)\b/i.test(text)
    ? "discharged"
    : undefined;
}
