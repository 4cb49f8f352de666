import { foldText } from "../nlp/fold";
import type { Work } from "../profile.schema";
import { withoutAssignmentLeads } from "./assignments";
import { readPause } from "./build-pauses";
import { withBetterPosts } from "./better-posts";
import type { DocumentText } from "./document-text";
import type { Draft } from "./draft";
import { withEngagement } from "./engagements";
import { giveDutiesByPost } from "./duties-by-post";
import { entriesOf } from "./entries";
import { type Entry, withEachTime } from "./entry";
import { joinHeads, mergeStrays } from "./entry-joins";
import { datesOf, linesOf, paragraphOf, value } from "./entry-values";
import { jobGrammar } from "./grammars";
import { type Field, groupByParagraph } from "./field";
import { givePartLines, partLines } from "./part-lines";
import { withoutPostGrade } from "./post-grades";
import { withEmployersOver } from "./employers-over";
import { withTitlesOfLines } from "./titles-in-lines";
import { setPlaceOfService } from "./served-at";
import { unpaidTest } from "./unpaid-posts";
import { SAME_EMPLOYER, SAME_LEAD } from "./vocabulary/no-names";

/**
 * Reads jobs (also industrial training and volunteering) into a list of the profile. `tagged`: the fields of the section as they were tagged, by which posts that are not
 * whole are mended.
 */
export function readWork(
  draft: Draft,
  fields: readonly Field[],
  section: "work" | "siwes",
  tagged?: { document: DocumentText; fields: readonly Field[] },
): Field[] {
  const { fields: own, parts } = partLines(draft, withoutAssignmentLeads(draft, fields));
  const { entries, before } = entriesOf(own, jobGrammar);
  const heads = withEmployersOver(draft, joinHeads(entries.flatMap(withEachTime)));
  const grouped = mergeStrays(heads, ["employer", "title"]);
  const here = new Set(fields.map(({ paragraph }) => paragraph));
  const isHere = ({ paragraph }: Field) => here.has(paragraph);
  const posts = tagged ? withBetterPosts(tagged.document, grouped, tagged.fields.filter(isHere)) : grouped;
  givePartLines(draft, posts, parts);
  giveDutiesByPost(draft, posts);
  withTitlesOfLines(posts);
  placePosts(draft, posts, section);
  return before;
}

/** Places the entries of posts in a list of the profile. */
export function placePosts(draft: Draft, posts: readonly Entry[], section: "work" | "siwes"): void {
  const isUnpaid = unpaidTest(posts, draft.profile.work.length > 0);
  for (const [at, entry] of posts.entries()) {
    if (addToPost(draft, entry, section) || readPause(draft, entry, posts[at - 1])) continue;
    if (section === "work" && isUnpaid(entry)) {
      placeVoluntary(draft, entry);
      continue;
    }
    const path = `${section}.${draft.profile[section].length}`;
    const over = draft.profile[section].at(-1);
    const work = draft.attempt(() => workOf(draft, entry, path, over));
    if (work) draft.profile[section].push(work);
  }
}

/**
 * Lines below a post or an employer that is named again, without anything else: many list their posts first, and what they did in each further
 * down. Of several posts at one employer the first takes them.
 */
function addToPost(draft: Draft, { slots, period, lines }: Entry, section: "work" | "siwes"): boolean {
  const [title, employer] = [slots.get("title"), slots.get("employer")];
  const named = title ?? employer;
  const isAlone = [...slots.keys()].every(
    (slot) => slot === (title ? "title" : "employer") || (!title && slot === "place"),
  );
  const isBare = isAlone && lines.length > 0 && !period.start && !period.end;
  if (!named || !isBare) return false;
  const isNamed = ({ position = "", name = "" }: Work) =>
    title
      ? [position, withoutPostGrade(position)].some((own) => foldText(own) === foldText(title.text))
      : isNameOf(name, named.text);
  const places = draft.profile[section].flatMap((job, place) => (isNamed(job) ? [place] : []));
  const [at, ...others] = places;
  const job = at === undefined || (title && others.length > 0) ? undefined : draft.profile[section][at];
  const isFree = places.every((place) => draft.profile[section][place]?.highlights.length === 0);
  if (!job || !isFree || (!title && job.position === undefined)) return false;
  draft.useRewritten(named.field.paragraph, named.text);
  job.highlights.push(...linesOf(draft, lines, `${section}.${at}`));
  return true;
}

/** "Rahma Trauma Centre" names "Rahma Trauma Centre, Kano". */
function isNameOf(whole: string, name: string): boolean {
  const [own, short] = [foldText(whole), foldText(name)];
  return (
    short.length >= LEAST_NAME &&
    (own === short || own.startsWith(`${short} `) || own.startsWith(`${short},`))
  );
}
const LEAST_NAME = 5;

function workOf(draft: Draft, entry: Entry, path: string, over?: Work): Work | undefined {
  setPlaceOfService(entry);
  const employer = foldText(entry.slots.get("employer")?.text ?? "");
  const position = withEngagement(
    value(draft, entry, "title", `${path}.position`, "title"),
    entry.notes.filter(({ text }) => foldText(text) !== employer),
  );
  for (const { paragraph, text } of entry.notes) draft.useRewritten(paragraph, text);
  for (const { paragraph, text } of entry.wholeTime ?? []) draft.useRewritten(paragraph, text);
  const written = value(draft, entry, "employer", `${path}.name`, "employer");
  const again = written?.replace(SAME_LEAD, "");
  const isNamedAgain = again !== written && isNameOf(over?.name ?? "", again ?? "");
  const isSame = written !== undefined && (SAME_EMPLOYER.test(written) || isNamedAgain);
  if (isSame) draft.useRewritten(entry.slots.get("employer")?.field.paragraph ?? paragraphOf(entry), written);
  const name = isSame ? over?.name : written;
  const location = value(draft, entry, "place", `${path}.location`, "line");
  const dates = datesOf(draft, entry, path);
  // "2018 they made me driver in the same company": the post before it ended then.
  if (isSame && over?.startDate && !over.endDate && dates.startDate && dates.startDate >= over.startDate)
    over.endDate = dates.startDate;
  const summary = aboutEmployer(draft, entry.above ?? []);
  const highlights = linesOf(draft, entry.lines, path);
  if (!position && !name && !dates.endDate && !dates.startDate && highlights.length === 0) return undefined;
  const paragraph = paragraphOf(entry);
  if (name && entry.isAssumed)
    draft.doubt("employer", paragraph, `Was “${position ?? "this"}” at ${name}, too?`, {
      path: `${path}.name`,
    });
  askOfParts(draft, entry, path, { position, name });
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

/** What only the form of the heads says is asked. */
function askOfParts(
  draft: Draft,
  { slots }: Entry,
  path: string,
  { position, name }: { position: string | undefined; name: string | undefined },
): void {
  const [title, employer] = [slots.get("title"), slots.get("employer")];
  const of = (other: string | undefined) => (other ? ` (“${other}”)` : "");
  if (name && employer?.isAssumed)
    draft.doubt("employer", employer.field.paragraph, `Is “${name}” who you worked for${of(position)}?`, {
      path: `${path}.name`,
    });
  if (position && title?.isAssumed)
    draft.doubt("title", title.field.paragraph, `Is “${position}” what you were${of(name)}?`, {
      path: `${path}.position`,
    });
}

/** What the lines between an employer and its first post tell of it. */
function aboutEmployer(draft: Draft, lines: readonly Field[]): string {
  for (const { paragraph, text } of lines) draft.use(paragraph, text);
  const paragraphs = [...groupByParagraph(lines).values()].map((own) =>
    own.map(({ text }) => text).join(", "),
  );
  return paragraphs.join(" ").slice(0, 1000).trim();
}

/** Reads voluntary posts. */
export function readVolunteer(draft: Draft, fields: readonly Field[]): Field[] {
  const { entries, before } = entriesOf(fields, jobGrammar);
  for (const entry of mergeStrays(entries, ["employer", "title"])) placeVoluntary(draft, entry);
  return before;
}

function placeVoluntary(draft: Draft, entry: Entry): void {
  const path = `volunteer.${draft.profile.volunteer.length}`;
  const work = draft.attempt(() => workOf(draft, entry, path));
  if (!work) return;
  const { name, summary, ...rest } = work;
  const highlights = summary ? [summary, ...rest.highlights] : rest.highlights;
  draft.profile.volunteer.push({ ...rest, highlights, ...(name && { organization: name }) });
}
