import type { Period } from "../dates";
import type { Certificate } from "../profile.schema";
import { isNextStep, standingOf } from "../profile/standing";
import { withRanks } from "./award-ranks";
import { value } from "./entry-values";
import type { DocumentText } from "./document-text";
import { type Draft, pieces, normalizeValue, sureEnough } from "./draft";
import { entriesOf } from "./entries";
import type { Entry } from "./entry";
import { paperGrammar } from "./grammars";
import type { Field } from "./field";
import { numbering } from "./headings";
import type { Clause } from "./paper-clauses";
import { papersIn, type WrittenPaper } from "./paper-entries";
import { paperLinesOf } from "./paper-lines";
import { isOfName, isValidity } from "./paper-words";
import { schoolName as SCHOOL_NAME } from "./vocabulary/school-levels";
import type { Label } from "./tagger/labels";

/** Reads certificates, licences, courses and memberships. What no paper has is left where it stands. */
export function readPapers(draft: Draft, document: DocumentText, fields: readonly Field[]): void {
  placePapers(draft, papersIn(paperLinesOf(document, fields)));
}

/** Places papers among the certificates of the profile. */
export function placePapers(draft: Draft, papers: readonly WrittenPaper[]): void {
  for (const paper of papers) {
    if (readSchool(draft, paper)) continue;
    const at = draft.profile.certificates.length;
    const certificate = certificateOf(draft, paper, `certificates.${at}`);
    if (!certificate) continue;
    draft.profile.certificates.push(certificate);
    for (const name of pieces(nameOf(paper), 200).slice(1)) draft.profile.certificates.push({ name });
  }
}

/** "Auchi Polytechnic, 2015 – 2017" among the papers: a school and a time of years are a study whose paper is not named. */
function readSchool(draft: Draft, { name, body, date, notes, left }: WrittenPaper): boolean {
  const [first] = name;
  const { start, end } = date?.period ?? {};
  const isTime = start !== undefined && end !== undefined && start.slice(0, 4) !== end.slice(0, 4);
  const text = normalizeValue(name.map((part) => part.text).join(", "));
  const isOther = body.length + notes.length + left.length > 0 || text.length > 200;
  if (!first || !date || !isTime || isOther || !SCHOOL_NAME.test(text)) return false;
  const path = `education.${draft.profile.education.length}`;
  draft.profile.education.push({ institution: text, startDate: start, endDate: end, highlights: [] });
  for (const part of name) draft.use(part.paragraph, part.text);
  draft.useRewritten(date.paragraph, `${date.joins} ${date.text}`);
  draft.fact(`${path}.institution`, first.paragraph, 0.8);
  draft.doubt("school", first.paragraph, `What did you study at ${text}?`, { path: `${path}.studyType` });
  return true;
}

/** "I learnt the trade under Chief Dambo" is no paper. */
const IS_SENTENCE = /^I (?!have\b)\p{Ll}+ \p{L}/u;
/** "will finish" says when, and of what stands before it. */
const IS_END =
  /^(?:(?:i )?(?:will|to|hope to|expect(?:ed|ing)? to) )?(?:finish|complete|graduate|end)(?:es|s|ing)?$/iu;

function certificateOf(draft: Draft, written: WrittenPaper, path: string): Certificate | undefined {
  const paper = withNotes(withoutRequests(written));
  const [name] = pieces(nameOf(paper), 200);
  const paragraph = paper.name[0]?.paragraph;
  if (name === undefined || paragraph === undefined) return undefined;
  if (IS_SENTENCE.test(name) || IS_END.test(name) || isValidity(name)) return undefined;
  const issuer = normalizeValue(paper.body.map(({ text }) => text).join(", "));
  const { date, words } = dateOfPaper(paper);
  const notes = [...paper.notes, ...words];
  const ownWords = normalizeValue(notes.map(({ text }) => text).join(", "));
  const status = [ownWords, ownWords.replace(/:.*$/u, "")].find((text) => text.length <= 100) ?? "";
  const own = date === undefined ? notes : notes.filter(({ text }) => !isNextStep(text));
  const ownStanding = normalizeValue(own.map(({ text }) => text).join(", "));
  const stated = [ownStanding, name].find((text) => standingOf(text) !== undefined);
  const standing = stated === undefined ? undefined : standingOf(stated);
  const hasIssuer = issuer !== "" && issuer.length <= 200;
  const used = [...paper.name, ...(hasIssuer ? paper.body : []), ...(status === "" ? [] : notes)];
  for (const { paragraph: place, text, joins, own } of used) {
    draft.use(place, own ?? text);
    if (joins !== "") draft.useRewritten(place, joins);
  }
  if (date !== undefined && paper.date) {
    draft.useRewritten(paper.date.paragraph, `${paper.date.joins} ${paper.date.text}`);
    draft.fact(`${path}.date`, paper.date.paragraph, 1);
  }
  draft.fact(`${path}.name`, paragraph, 0.9);
  if (hasIssuer) draft.fact(`${path}.issuer`, paper.body[0]?.paragraph ?? paragraph, 0.9);
  return {
    name,
    ...(hasIssuer && { issuer }),
    ...(date !== undefined && { date }),
    ...(standing && { standing }),
    ...(status !== "" && { status }),
  };
}

/** "ICAN, Membership No. available on request": what is given later is no part of a name. */
function withoutRequests(paper: WrittenPaper): WrittenPaper {
  return { ...paper, name: paper.name.filter(({ text }) => !ON_REQUEST.test(text)) };
}
const ON_REQUEST = /^.{0,60}\b(?:on|upon) (?:request|demand)$/iu;

/** "OPITO BOSIET – valid till 03/2027": what tells nothing of how far it has come belongs to the name where no date says that it was given. */
function withNotes(paper: WrittenPaper): WrittenPaper {
  const { date, notes, left, name } = paper;
  const isPlain = notes.every(({ text }) => standingOf(text) === undefined && isOfName(text));
  if (date || left.length > 0 || notes.length === 0 || !isPlain) return paper;
  return { ...paper, name: [...name, ...notes], notes: [] };
}

/** The name as it was written, without the marks that no name has inside. */
function nameOf({ name }: WrittenPaper): string {
  const words = name.map(({ text, mark }, at) => (at === 0 ? text : `${marks.get(mark) ?? ", "}${text}`));
  return normalizeValue(words.join(""));
}

const marks: ReadonlyMap<string, string> = new Map([
  ["dash", " – "],
  ["colon", ": "],
  ["tab", " – "],
  ["bar", " – "],
]);

/** When a paper was given. "2019 to date" and "2019 – 2021" are told in their own words. */
function dateOfPaper({ date, left }: WrittenPaper): { date?: string; words: Clause[] } {
  const { start, end } = date?.period ?? {};
  const isRange = start !== undefined && end !== undefined && start !== end && !isSeason(date?.text ?? "");
  const isSince = isRange && end === "present" && /^since\b/i.test(date?.text ?? "");
  const one = end === "present" ? start : (end ?? start);
  if (!date || one === undefined || (isRange && !isSince))
    return { words: [...(date ? [date] : []), ...left] };
  return { date: one, words: left };
}

/** "2011/12": one season or session, at the end of which something was got. */
const isSeason = (text: string) => /^\s*\d{4}\/(?:\d{2}|\d{4})\s*$/.test(text);

function dateOf(draft: Draft, entry: Entry, path: string): string | undefined {
  const { end, start }: Period = entry.period;
  const date = end === "present" ? start : (end ?? start);
  const [first] = entry.dates;
  // "2019 to date" is since when somebody is a member.
  const isRange = start && end && end !== "present" && start !== end && !isSeason(first?.text ?? "");
  if (!first || !date || isRange) return undefined;
  return (
    draft.placeField(first, first.text, first.probability("dates"), {
      path: `${path}.date`,
      kind: "dates",
    }) && date
  );
}

/** Reads awards and prizes. What is none of them is left. */
export function readAwards(draft: Draft, document: DocumentText, fields: readonly Field[]): Field[] {
  const often = wonTwice(draft, document, fields);
  const { entries, before } = entriesOf(
    withRanks(
      document,
      fields.filter(({ paragraph }) => !often.has(paragraph)),
    ),
    paperGrammar,
  );
  const left = before.filter((field) => !lineAsAward(draft, field));
  for (const entry of entries) {
    const path = `awards.${draft.profile.awards.length}`;
    const { name, issuer: awarder } = paperOf(draft, entry, path);
    if (!name) continue;
    const date = dateOf(draft, entry, path);
    const title = date === undefined ? withYears(draft, entry, name) : name;
    draft.profile.awards.push({ title, ...(awarder && { awarder }), ...(date && { date }) });
    for (const line of entry.lines) lineAsAward(draft, line);
  }
  return left;
}

/** "Secretary of the law revision team, 2019 – 2022": what took years keeps them behind its name. */
function withYears(draft: Draft, { dates: [time] }: Entry, name: string): string {
  const whole = `${name}, ${time?.text ?? ""}`;
  if (!time || whole.length > 300) return name;
  draft.useRewritten(time.paragraph, time.text);
  return whole;
}

/** "Best sales representative, South-East, 2021 and 2022": an award of several years keeps its words. */
function wonTwice(draft: Draft, { paragraphs }: DocumentText, fields: readonly Field[]): Set<number> {
  const read = new Set<number>();
  for (const { paragraph } of fields) {
    const text = normalizeValue(paragraphs[paragraph]?.text ?? "");
    if (read.has(paragraph) || !YEARS.test(text) || text.length > 300) continue;
    read.add(paragraph);
    draft.fact(`awards.${draft.profile.awards.length}.title`, paragraph, 0.9);
    draft.profile.awards.push({ title: text });
    draft.use(paragraph, text);
  }
  return read;
}
const YEARS = /^[^.;]+(?:19|20)\d{2}(?:,| and| &)\s*(?:19|20)\d{2}\)?\.?$/u;

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
