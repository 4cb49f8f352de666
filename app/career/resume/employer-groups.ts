import type { Period } from "../dates";
import { isDates, isName, isTitle, periodOf, type Row, rowsOf, yearOf } from "./post-rows";
import { type Entry, type Slot, smallSpace } from "./entry";
import type { Field } from "./field";
import { isBranch, isOrganisation } from "./places";
import { unitAsPlace } from "./shared-employers";
import { HOLDERS } from "./vocabulary/holders";

/** A line that names an employer and nothing of a post, over the posts that somebody held there. */
export type EmployerGroup = {
  employer: Field;
  place: Field | undefined;
  head: Field[];
  /** A line right below that tells of it: "Indigenous exploration and production company". */
  about: Field[];
  posts: Row[];
};
export type EmployerGroups = {
  groups: EmployerGroup[];
  /** The fields that begin an entry. */
  openers: ReadonlySet<Field | undefined>;
  about: ReadonlySet<Field>;
};

/**
 * Employers that stand alone on their lines, each over lines of a post and its period: "Ministry of Justice" over "State Counsel II 2013 – 2016" and
 * "State Counsel I 2016 – 2019". Whose a post is, is told by that form, however the lines are set.
 */
export function employerGroups(fields: readonly Field[]): EmployerGroups {
  const rows = rowsOf(fields);
  const first = rows.find(({ kind }) => kind === "employer" || kind === "post");
  const all = first?.kind === "employer" ? groupsOf(rows) : [];
  const groups = all.filter(isTelling);
  // An employer ends the posts of the one before it, and a post is parted from the whole time over it.
  const heads = all.filter((one, at) => groups.includes(one) || (all[at - 1]?.posts.length ?? 0) > 0);
  const posts = groups.flatMap((group) => (group.head.some(isDates) ? group.posts : []));
  return {
    groups,
    openers: new Set([...heads.map(({ head }) => head[0]), ...posts.map((post) => post.fields[0])]),
    about: new Set(groups.flatMap((group) => group.about)),
  };
}

/** Gives each post of a group its employer and the place beside it. What is told of an employer stands with the first of its posts. */
export function shareOfGroups(entries: readonly Entry[], groups: readonly EmployerGroup[]): Entry[] {
  const kept = new Set(entries);
  for (const group of groups) {
    const titles = new Set(group.posts.map(({ fields }) => fields.find(isTitle)?.segments[0]));
    const own = entries.filter(({ slots }) => titles.has(slots.get("title")?.field.segments[0]));
    const [first] = own;
    const over = entries.find(
      ({ slots }) => !slots.has("title") && slots.get("employer")?.field === group.employer,
    );
    // The time of an employer without lines is weighed against its posts later on.
    if (!first || (over && over.dates.length > 0 && over.lines.length === 0 && isAround(over, own))) continue;
    for (const [at, entry] of own.entries()) {
      if (isOrganisation(group.employer.text)) unitAsPlace(entry);
      if (!entry.slots.has("employer")) give(entry, group, at > 0);
    }
    if (!over) continue;
    kept.delete(over);
    const isBeside = ({ paragraph }: Field) => paragraph === group.employer.paragraph;
    first.above = [...(over.above ?? []), ...over.lines.filter((line) => !isBeside(line))];
    first.wholeTime = over.dates;
    first.left.push(...over.left, ...over.lines.filter(isBeside));
    first.notes.push(...over.notes);
  }
  return [...kept];
}

function give(entry: Entry, { employer, place, head }: EmployerGroup, isShared: boolean): void {
  entry.slots.set("employer", slotOf(employer, "employer"));
  if (place && !entry.slots.has("place")) entry.slots.set("place", slotOf(place, "place"));
  entry.isShared = isShared;
  const [title, above] = [entry.slots.get("title")?.field.segments[0], employer.segments[0]];
  const differs =
    above?.style.bold !== title?.style.bold ||
    above?.style.size !== title?.style.size ||
    above?.style.italic !== title?.style.italic;
  const isRaised = employer.text === employer.text.toUpperCase() && title?.text !== title?.text.toUpperCase();
  entry.isAssumed = isShared && !differs && !isRaised && !head.some(isDates);
}

const slotOf = (field: Field, label: "employer" | "place"): Slot => ({
  field,
  text: field.text,
  confidence: field.probability(label, "school", "issuer", "employer"),
});

function groupsOf(rows: readonly Row[]): EmployerGroup[] {
  const groups: EmployerGroup[] = [];
  let open: EmployerGroup | undefined;
  for (const [at, row] of rows.entries()) {
    const { kind, fields } = row;
    if (kind === "employer") {
      const employer = fields.find(isName);
      if (open && isAbout(open, rows[at - 1], row)) {
        open.about.push(...fields.filter(({ label }) => label !== "label"));
        continue;
      }
      if (isHeadedByPost(rows[at - 1], rows[at - 2], row)) {
        open = undefined;
        continue;
      }
      const place = fields.find(({ label }) => label === "place");
      open = employer && { employer, place, head: fields, about: [], posts: [] };
      if (open) groups.push(open);
    } else if (kind === "post" || kind === "unit") {
      const last = open?.posts.at(-1);
      if (isUnclear(rows[at - 1], row) || (last && isAfterGap(last, row))) open = undefined;
      open?.posts.push(row);
    } else if (kind === "other" || isTooFar(row, open)) open = undefined;
  }
  return groups;
}

/** "Marketer (contract)" right over "Kredi Savings & Loans": the employer is of the post over it, and not of those below. */
function isHeadedByPost(over: Row | undefined, above: Row | undefined, { fields }: Row): boolean {
  if (!over || above?.kind === "employer" || !over.fields.some(isTitle)) return false;
  const isPlain = !over.fields.some((field) => isDates(field) || isName(field) || field.label === "line");
  return isPlain && (fields[0]?.paragraph ?? 0) === (over.fields.at(-1)?.paragraph ?? 0) + 1;
}

/** Right under an employer a name behind a label of something else ("Division: …") tells of it, and so does one without a time where it has one. */
function isAbout({ employer, head, about }: EmployerGroup, over: Row | undefined, { fields }: Row): boolean {
  if (over?.fields !== head || about.length > 0 || fields.some(isDates)) return false;
  // Below a service stands the ministry in which the next post was held.
  if (HOLDERS.test(employer.text)) return false;
  const isLabelled = fields[0]?.label === "label" && fields.find(isName)?.segments[0]?.label === undefined;
  return isLabelled || head.some(isDates);
}

/** What nobody knows right over a post may be its employer, unless it stands close to the lines above and apart from the post. */
function isUnclear(over: Row | undefined, { fields: [first] }: Row): boolean {
  const spaceOf = (field: Field | undefined) => field?.segments[0]?.space ?? 0;
  return (
    over?.kind === "text" &&
    spaceOf(first) <= spaceOf(over.fields[0]) + smallSpace &&
    over.fields.some((field) => field.label === "line" && field.probability("line") < sureLine)
  );
}

const sureLine = 0.6;
const mostAbove = 2;

/** Several lines below an employer are duties: its post was not read, and the next one may be somewhere else. */
function isTooFar({ fields }: Row, open: EmployerGroup | undefined): boolean {
  if (!open || open.posts.length > 0 || !fields.some(({ label }) => label === "line")) return false;
  return (fields[0]?.paragraph ?? 0) - (open.head.at(-1)?.paragraph ?? 0) > mostAbove;
}

/** More than a year lies between a post and the one over it: nobody says where it was. */
function isAfterGap(over: Row, row: Row): boolean {
  const [one, other] = [periodOf(over), periodOf(row)];
  const gap = (earlier: Period, later: Period) => yearOf(later.start) - yearOf(earlier.end);
  const isApart = (years: number) => years > 1 || years < 0;
  return isApart(gap(one, other)) && isApart(gap(other, one));
}

/** Posts held one after the other, of which most have no name beside them: "University Teaching" over those that have is no employer. */
function isTelling({ employer, head, posts }: EmployerGroup): boolean {
  if (!areWithin(posts, head.find(isDates)?.segments[0]?.period)) return false;
  const named = posts.filter(({ fields }) =>
    fields.some((field) => isName(field) && !isBranch(field.text) && !isUnitOf(employer, field)),
  ).length;
  if (posts.length === 0 || named * 2 > posts.length) return false;
  const starts = posts.map((row) => {
    const { start, end } = periodOf(row);
    return (start ?? end ?? "").slice(0, 4);
  });
  return (
    starts.every((start, at) => at === 0 || start >= (starts[at - 1] ?? "")) ||
    starts.every((start, at) => at === 0 || start <= (starts[at - 1] ?? ""))
  );
}

/** "Zuma Haulage Ltd, 2018 to 2022. Carried cement" over a post of 2023: what began after the whole time was somewhere else. */
function areWithin(posts: readonly Row[], whole: Period | undefined): boolean {
  if (whole?.start === undefined || whole.end === undefined) return true;
  const to = yearOf(whole.end);
  return posts.every((post) => {
    const { start, end } = periodOf(post);
    return yearOf(start ?? end) <= to;
  });
}

/** "Marketing Officer (ET)" below "Kainji Bank Plc": what has no word of organisations is a part of the one that has. */
function isUnitOf(employer: Field, { text }: Field): boolean {
  return isOrganisation(employer.text) && (!isOrganisation(text) || /^\p{Ll}/u.test(text));
}

function isAround({ period }: Entry, posts: readonly Entry[]): boolean {
  const [from, to] = [yearOf(period.start ?? period.end), yearOf(period.end)];
  return posts.every(
    (post) => yearOf(post.period.start ?? post.period.end) >= from && yearOf(post.period.end) <= to,
  );
}
