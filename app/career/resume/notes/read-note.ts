import { foldText } from "~/career/nlp/fold";
import type { Block, Heading } from "../blocks";
import { placePosts } from "../build";
import { placeStudies } from "../build-education";
import { placePapers } from "../build-papers";
import { readNysc } from "../build-service";
import type { DocumentText } from "../document-text";
import { type Draft, normalizeValue, sureEnough } from "../draft";
import { isEngagement } from "../engagements";
import { type Entry, isPair, newEntry } from "../entry";
import type { Field } from "../field";
import { headingSection } from "../headings";
import { isPost } from "../places";
import { labelKind } from "../segment-labels";
import { isWithin } from "../within-period";
import { joiningWords } from "../vocabulary/narrative";
import { BEFORE_THAT, NEVER_TRIED } from "../vocabulary/notes";
import { headWords } from "../vocabulary/note-words";
import { schoolPapers } from "../vocabulary/vocabulary";
import { statedWords } from "../vocabulary/stated";
import type { Clause } from "../paper-clauses";
import type { WrittenPaper } from "../paper-entries";
import type { Label } from "../tagger/labels";
import { isOfOtherKind } from "./kinds-of-employer";
import { type NoteEntry, noteEntries } from "./note-entries";
import { blocksOfPerson, fieldsOfReferees, foldedWords, isBesideReferee } from "./note-person";

/** Reads the posts, studies and papers that the fields of a note tell. Returns its other fields as blocks, and its headings. */
export function readNote(
  draft: Draft,
  document: DocumentText,
  fields: readonly Field[],
): { blocks: Block[]; headings: Heading[] } {
  const ofReferees = fieldsOfReferees(fields);
  const isBeside = isBesideReferee(fields);
  const content = fields.filter(
    (field) => !ofReferees.has(field) && !isBeside(field) && (field.label !== "other" || !leads(field)),
  );
  const { entries, left } = noteEntries(document, withSubjects(document, content));
  placePosts(draft, postsOf(draft, withTimesWithin(document, entries), fields), "work");
  const studies = entries.filter((entry) => entry.kind === "study" && !isNeverTried(entry));
  placeStudies(draft, studies.map(entryOfStudy));
  placePapers(
    draft,
    entries.filter(({ kind }) => kind === "paper").map((entry) => paperOf(document, entry)),
  );
  const headings = fields
    .filter(({ label }) => label === "heading")
    .map(({ paragraph, text }): Heading => ({ paragraph, section: headingSection(text) ?? "custom" }));
  for (const field of fields) if (leads(field)) draft.useRewritten(field.paragraph, field.text);
  return { blocks: blocksOfPerson(fields, left, ofReferees), headings };
}

/** "Trade test 1 I never write am": what nobody sat for is no study. */
function isNeverTried({ fields }: NoteEntry): boolean {
  const isOfSchool = fields.some(({ label }) => label === "school");
  return !isOfSchool && fields.some(({ label, text }) => label === "standing" && NEVER_TRIED.test(text));
}

/** Headings, and words that only lead to what stands beside them: that tells it. */
function leads({ label, text }: Field): boolean {
  if (label === "heading" && headingSection(text) !== undefined) return true;
  return (
    (label === "other" || label === "label" || label === "heading") &&
    foldedWords(text).every((word) => small.has(word) || labelKind(word) !== undefined)
  );
}

const small: ReadonlySet<string> = new Set([...joiningWords, ...statedWords, ...headWords]);

function postsOf(draft: Draft, entries: readonly NoteEntry[], fields: readonly Field[]): Entry[] {
  return entries.flatMap((entry, at): Entry[] => {
    if (entry.kind !== "post" || isSomebodyAlone(entry)) return [];
    const titles = entry.fields.filter(({ label }) => label === "title");
    if (titles.some(({ text }) => /^n\.?y\.?s\.?c\.?$/iu.test(text)) && !draft.profile.nysc) {
      readNysc(draft, entry.fields);
      return [];
    }
    const post = entryOfPost(draft, entry.fields);
    shareEmployer(post, entries.slice(0, at + 1), fields);
    return [post];
  });
}

/**
 * "Army, driver, 1990 to 2011. I go Liberia ECOMOG 1996-98 and Darfur 2008": what was behind a whole post on its line, without a title and within its time, is a
 * line of it.
 */
function withTimesWithin({ paragraphs }: DocumentText, entries: readonly NoteEntry[]): NoteEntry[] {
  const kept: NoteEntry[] = [];
  for (const entry of entries) {
    const last = kept.at(-1);
    const [first] = entry.fields;
    const isPart =
      last?.kind === "post" && entry.kind === "post" && first !== undefined && isWithinPost(last, entry);
    if (!last || !isPart) {
      kept.push(entry);
      continue;
    }
    const end = entry.fields.findLast(({ label }) => label !== "line") ?? first;
    const text =
      paragraphs[first.paragraph]?.text.slice(first.segments[0]?.from, end.segments.at(-1)?.to) ?? "";
    const line: Field = {
      ...first,
      label: "line",
      text,
      probability: (...labels) => Number(labels.includes("line")),
    };
    kept[kept.length - 1] = {
      kind: "post",
      fields: [...last.fields, line, ...entry.fields.filter(({ label }) => label === "line")],
    };
  }
  return kept;
}

function isWithinPost(post: NoteEntry, { fields }: NoteEntry): boolean {
  const [first] = fields;
  const [whole, own] = [post.fields, fields].map(
    (all) => all.find(({ label }) => label === "dates")?.segments[0]?.period,
  );
  const isTitled = post.fields.some(({ label }) => label === "title");
  const from = (post.fields[0]?.paragraph ?? 0) + (startsLine(first) ? 0 : 1);
  const isOnLine = fields.every(({ paragraph }) => paragraph <= from);
  const isPlain = fields.every(({ label }) => label !== "title");
  return isTitled && isOnLine && isPlain && !!whole?.start && !!whole.end && !!own && isWithin(own, whole);
}

/** What stands behind other words of its line goes on with the line above. */
const startsLine = (field: Field | undefined) => field?.segments[0]?.before === "start";

/** "I fit stay with my aunty", "Mrs Ladi Akerele 0818 …": a person without a post is somebody else, and nobody's employer. */
function isSomebodyAlone({ fields }: NoteEntry): boolean {
  const names = fields.filter(({ label }) => label === "employer");
  const isOther = fields.some(
    ({ label, segments: [first] }) =>
      label === "title" || label === "line" || first?.period?.start !== undefined,
  );
  return !isOther && names.length > 0 && names.every(({ text }) => SOMEBODY.test(text.trim()));
}
const SOMEBODY =
  /^(?:my (?:aunty?|uncle|mama|mum|mother|father|papa|brother|sister|pastor|friend|wife|husband)s?$|(?:mr|mrs|miss|pastor|pst|rev|dr|engr|alh|alhaji|alhaja|chief)\b\.?(?: \p{L}[\p{L}'’.-]*){1,3}$)/iu;

/**
 * "cashier at Kays stores 2015, then supervisor 2018": who names no employer right behind a post was with the same, and is asked. Behind a
 * heading, a school or a paper somebody tells of something else.
 */
function shareEmployer(post: Entry, entries: readonly NoteEntry[], fields: readonly Field[]): void {
  if (post.slots.has("employer") || !post.slots.has("title")) return;
  const own = entries.at(-1);
  const before = entries.slice(0, -1);
  const holder = before.at(-1)?.kind === "post" ? before.findLast(holdsEmployer) : undefined;
  const since = holder ? before.slice(before.indexOf(holder)) : [];
  const [from, to] = [holder?.fields[0], own?.fields[0]].map((one) => (one ? fields.indexOf(one) : -1));
  const lead = fields[(to ?? 0) - 1];
  const isBefore = lead?.paragraph === own?.fields[0]?.paragraph && BEFORE_THAT.test(lead?.text ?? "");
  const isApart =
    isBefore ||
    since.some(({ kind }) => kind !== "post") ||
    fields.slice(from, to).some(({ label }) => label === "heading");
  const employer = holder?.fields.find(({ label }) => label === "employer");
  const title = post.slots.get("title")?.text ?? "";
  if (!employer || isApart || isOfOtherKind(title, employer.text)) return;
  addTo(post, employer);
  post.isShared = true;
  post.isAssumed = true;
}

const holdsEmployer = ({ fields }: NoteEntry) => fields.some(({ label }) => label === "employer");

/** "a driver": what the post is called has no article. */
function withoutArticle(draft: Draft, field: Field): Field {
  const article = /^(?:an?|the)\s+(?=\p{L})/iu.exec(field.text)?.[0] ?? "";
  if (article !== "") draft.useRewritten(field.paragraph, article);
  return { ...field, text: field.text.slice(article.length) };
}

function entryOfPost(draft: Draft, fields: readonly Field[]): Entry {
  const entry = newEntry();
  for (const field of fields)
    if (field.label === "dates") addTime(entry, field);
    else if (field.label === "line") entry.lines.push(field);
    else if (field.label === "title" && isEngagement(field.text)) entry.notes.push(field);
    else addTo(entry, field.label === "title" ? withoutArticle(draft, field) : field);
  return entry;
}

function entryOfStudy({ fields }: NoteEntry): Entry {
  const entry = newEntry();
  for (const field of fields)
    if (field.label === "dates") addTime(entry, field);
    else addTo(entry, field);
  return entry;
}

/** "OND in Accounting": the subject of a degree is marked as one of its parts. */
function withSubjects(document: DocumentText, fields: readonly Field[]): Field[] {
  const joined: Field[] = [];
  for (const field of fields) {
    const last = joined.at(-1);
    const text = document.paragraphs[field.paragraph]?.text ?? "";
    const end = last?.segments.at(-1)?.to ?? 0;
    const between = text.slice(end, field.segments[0]?.from ?? 0);
    const isSubject =
      last?.label === "degree" &&
      field.label === "degree" &&
      last.paragraph === field.paragraph &&
      /^[\s,:(-]*(?:in|of)?\s*$/iu.test(between);
    if (!isSubject) {
      joined.push(field);
      continue;
    }
    joined[joined.length - 1] = {
      ...last,
      text: text.slice(last.segments[0]?.from, field.segments[0]?.to),
      segments: [...last.segments, ...field.segments],
      probability: (...labels) => Math.min(last.probability(...labels), field.probability(...labels)),
    };
  }
  return joined;
}

function addTo(entry: Entry, field: Field): void {
  const had = entry.slots.get(field.label);
  if (!had) {
    const likely = field.probability(...(near[field.label] ?? [field.label]));
    // "Cleaner" alone on its line, "I wrote waec": what the words themselves say is sure.
    const isAlone = field.label === "title" && field.isWholeLine === true && isPost(field.text);
    const isExam = field.label === "degree" && schoolPapers.has(foldText(field.text));
    const confidence = isAlone || isExam ? Math.max(likely, sureEnough) : likely;
    entry.slots.set(field.label, { field, text: field.text, confidence });
  } else entry.left.push(field);
}

/** What a part may be instead and still stands right. */
const near: Partial<Record<Label, readonly Label[]>> = {
  degree: ["degree", "item", "skill"],
  school: ["school", "place", "issuer"],
  title: ["title", "headline", "skill"],
  employer: ["employer", "place", "issuer", "school"],
};

function addTime(entry: Entry, field: Field): void {
  const period = field.segments[0]?.period;
  const [last] = entry.dates;
  if (!period) entry.left.push(field);
  else if (!last) {
    entry.period = period;
    entry.dates.push(field);
  } else if (isPair(last, field) || (period.start === undefined && entry.period.start === undefined)) {
    entry.period = { start: entry.period.start ?? entry.period.end, end: period.end };
    entry.dates.push(field);
  } else if (period.start === undefined && entry.period.end === undefined) {
    entry.period = { ...entry.period, end: period.end };
    entry.dates.push(field);
  } else entry.left.push(field);
}

function paperOf({ paragraphs }: DocumentText, { fields }: NoteEntry): WrittenPaper {
  const clause = (field: Field, kind: Clause["kind"], at: number): Clause => ({
    kind,
    text: normalizeValue(field.text),
    mark: "comma",
    paragraph: field.paragraph,
    at,
    joins: "",
    ...(field.segments[0]?.period && { period: field.segments[0].period }),
  });
  const of = (label: Label, kind: Clause["kind"]) =>
    fields.filter((field) => field.label === label).map((field, at) => clause(field, kind, at));
  // "licence class E expire 05/2028" says until when, and not since when.
  const validity = fields.flatMap((field, at): Clause[] => {
    const [segment] = field.segments;
    const before = paragraphs[field.paragraph]?.text.slice(0, segment?.from) ?? "";
    const lead = field.label === "dates" ? (VALID_UNTIL.exec(before)?.[0] ?? "") : "";
    return lead === "" ? [] : [{ ...clause(field, "note", at), text: normalizeValue(lead + field.text) }];
  });
  const ends = new Set(validity.map(({ at }) => fields[at]));
  const [date, ...left] = fields
    .filter((field) => field.label === "dates" && !ends.has(field))
    .map((field, at) => clause(field, "date", at));
  return {
    name: of("item", "name"),
    body: of("issuer", "body"),
    ...(date && { date }),
    notes: [...of("standing", "note"), ...validity],
    left,
  };
}
const VALID_UNTIL =
  /(?<!\p{L})(?:expir(?:e|es|ed|y|ing)|valid|renew(?:ed|al)?|(?:falls |next )?due)(?: (?:date|on|in|till|until|to))?[\s:.-]*$/iu;
