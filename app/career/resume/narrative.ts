import { findPeriods, type FoundPeriod } from "../dates";
import { foldText } from "../nlp/fold";
import { splitItems } from "./build-lists";
import { isDegree, splitDegree } from "./degrees";
import type { DocumentText } from "./document-text";
import { type Draft, normalizeValue } from "./draft";
import { isPlaces } from "./word-classes";
import { headingSection } from "./headings";
import { isNameShape, phoneOf, writtenName } from "./person";
import { isOrganisation } from "./places";
import { isGenericSchool } from "./schools";
import { emailPattern, phonePattern } from "./segments";
import { schools, titles } from "./vocabulary/vocabulary";
import {
  ageClause,
  beginning,
  courseClause,
  deedClause,
  employerClause,
  graduateClause,
  greeting,
  joiningWords,
  languageClause,
  nameClause,
  ownBusinessClause,
  ownWorkClause,
  paperClause,
  paperWord,
  placeClause,
  refereeClause,
  schoolCue,
  skillClause,
  stayClause,
  workClauses,
} from "./vocabulary/narrative";

/** Letters of the longest narrative. What is longer is a document. */
const longest = 6_000;

type Clause = { paragraph: number; text: string };

/**
 * True for a person's own words without any heading, such as a message from a phone: "my name is … I worked at … from 2019 to 2021 …".
 * Most of it is said in the first person.
 */
export function isNarrative(document: DocumentText): boolean {
  const { paragraphs } = document;
  const length = paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  if (
    length > longest ||
    paragraphs.length > 40 ||
    paragraphs.some(({ text }) => headingSection(text) !== undefined)
  )
    return false;
  const clauses = clausesOf(document);
  const words = clauses.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const own = clauses.filter(({ text }) => /(?:^|\s)(?:i|i'm|my|am|me)\s/i.test(text));
  return words >= 15 && own.length >= 2 && own.length * 2 >= clauses.length;
}

/**
 * Reads a narrative into the profile: name, ways to reach the person, posts, schools and languages that a clause states plainly. A
 * clause that says more than its fields is kept whole as a line of the entry; what states none is a line of the post before it, or
 * of the summary. Nothing is put into other words.
 */
export function readNarrative(draft: Draft, document: DocumentText): void {
  readContacts(draft, document);
  const head = readHeadLines(draft, document);
  for (const clause of clausesOf(document)) {
    if (clause.paragraph < head) continue;
    if (!greeting.test(clause.text)) readClause(draft, clause);
  }
}

function readClause(draft: Draft, clause: Clause): void {
  const isRead =
    isEmpty(draft, clause) ||
    readPeriod(draft, clause) ||
    readStay(draft, clause) ||
    readName(draft, clause) ||
    readAge(draft, clause) ||
    readCourse(draft, clause) ||
    readPost(draft, clause) ||
    readReferee(draft, clause) ||
    readPaper(draft, clause) ||
    readSchool(draft, clause) ||
    readDeed(draft, clause) ||
    readSpoken(draft, clause) ||
    readSkillList(draft, clause) ||
    readHome(draft, clause);
  if (!isRead) addLine(draft, clause);
}

function clausesOf({ paragraphs }: DocumentText): Clause[] {
  const whole = paragraphs.map(({ text }) => text).join("\n");
  const own = [whole.match(emailPattern)?.[0], (whole.match(phonePattern) ?? []).find(parsedPhone)].filter(
    (found) => found !== undefined,
  );
  return paragraphs.flatMap(({ text }, paragraph) => {
    const words = own.reduce((left, found) => left.replace(found, " ".repeat(found.length)), text);
    const parts: { text: string; endsSentence: boolean }[] = [];
    let from = 0;
    for (const match of words.matchAll(clauseEnd)) {
      parts.push({
        text: normalizeClause(words.slice(from, match.index)),
        endsSentence: /[.!?;]/.test(match[0]),
      });
      from = match.index + match[0].length;
    }
    parts.push({ text: normalizeClause(words.slice(from)), endsSentence: true });
    return joinLeadingPeriods(parts.filter((part) => /\p{L}|\d{4}/u.test(part.text))).map((part) => ({
      paragraph,
      text: part,
    }));
  });
}

const clauseEnd =
  /(?<=\p{L}{2}|\d|\)|\s{8})[.!?;]+(?:\s+|$)|\s*,\s+(?=(?:and |then |also |but |now |there |where )?(?:i|i'm|am|my|from \d|since)\b)|\s+(?:and|then|also|but)\s+(?=(?:i|my)\s)|(?<=(?:19|20)\d{2})\s+(?=(?:i|my)\s)|\s*,\s+(?=(?:before that|after that|after which)\s)/giu;

const normalizeClause = (text: string) =>
  text
    .replace(contactWords, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,;]+/, "")
    .trim();

/** "From 2009 to 2015" | "I drove a bus": when something was stands before it, unless a sentence ends between. */
function joinLeadingPeriods(parts: readonly { text: string; endsSentence: boolean }[]): string[] {
  const joined: string[] = [];
  let lead = "";
  for (const { text, endsSentence } of parts) {
    const isPeriod =
      !endsSentence && isPeriodAlone(text) && /^(?:from|in|since|between|by|and|then)\b/i.test(text);
    if (isPeriod) lead = `${lead} ${text}`.trim();
    else {
      joined.push(`${lead} ${text}`.trim());
      lead = "";
    }
  }
  return lead === "" ? joined : [...joined, lead];
}

function isPeriodAlone(text: string): boolean {
  const [period, rest] = withoutPeriod(text);
  return period !== undefined && !hasMore(rest);
}

const contactWords =
  /\b(?:my )?(?:(?:phone|mobile|whatsapp|e-?mail) ?)?(?:number|no\.?|address)?(?: is|:)?(?=\s{8,})|\b(?:call|reach) me (?:on|at)(?=\s{4,})/giu;

/** What leads to a number or an address, and what joins two clauses. */
const contactLead =
  /\b(?:and )?(?:my )?(?:(?:phone|mobile|whatsapp|e-?mail)(?: number| no\.?| address)?|number)(?: is|:)?(?=\s+(?:\+?\d{3}|[\p{L}\p{N}._%+-]{1,64}@))|\b(?:call|reach) me (?:on|at)(?=\s+\+?\d)/giu;
const connector = /(?<=\s)(?:and|then|also|but)(?=\s+(?:i|my)\s)/giu;

const parsedPhone = (text: string) => text.replace(/\D/g, "").length >= 9;

function readContacts(draft: Draft, { paragraphs }: DocumentText): void {
  const { basics } = draft.profile;
  paragraphs.forEach(({ text }, paragraph) => {
    for (const [words] of [...text.matchAll(contactLead), ...text.matchAll(connector)])
      draft.useRewritten(paragraph, words);
    const [email] = text.match(emailPattern) ?? [];
    if (email && !basics.email) {
      basics.email = email.replace(/\s/g, "");
      draft.use(paragraph, email);
      draft.fact("basics.email", paragraph, 1);
    }
    const phone = (text.match(phonePattern) ?? []).find(parsedPhone);
    if (phone && !basics.phone) {
      basics.phone = phoneOf(phone);
      draft.usePhone(paragraph, phone);
      draft.fact("basics.phone", paragraph, 1);
    }
  });
}

function readName(draft: Draft, { paragraph, text }: Clause): boolean {
  const [whole, words = ""] = nameClause.exec(text) ?? [];
  const name = writtenName(words);
  if (whole === undefined || draft.profile.basics.name || !isNameShape(name)) return false;
  draft.profile.basics.name = name;
  draft.use(paragraph, words);
  draft.fact("basics.name", paragraph, 0.8);
  const rest = text.slice(0, text.indexOf(whole)) + text.slice(text.indexOf(whole) + whole.length);
  if (hasMore(rest)) readClause(draft, { paragraph, text: rest.trim() });
  draft.useRewritten(paragraph, whole.slice(0, whole.length - words.length));
  return true;
}

/** What is left of "My number is …" says nothing. */
function isEmpty(draft: Draft, { paragraph, text }: Clause): boolean {
  if (hasMore(text) || findPeriods(text).length > 0) return false;
  draft.useRewritten(paragraph, text);
  return true;
}

/** "I was there till 2021", "I left in 2021": how long the last post lasted. */
function readStay(draft: Draft, { paragraph, text }: Clause): boolean {
  const post = draft.profile.work.at(-1);
  if (!post || (post.endDate && post.startDate) || !stayClause.test(text)) return false;
  const [period] = findPeriods(text.replace(/\b(?:till|until|up to|to)\s+(?=(?:19|20)\d{2})/i, "in "));
  const isNow = /\b(?:till|until|to)\s+(?:now|date|today|present)\b/i.test(text);
  const end = isNow ? "present" : period?.end;
  if (end === undefined) return false;
  // A single year was taken for the end until the real one is told.
  if (!post.startDate && post.endDate && post.endDate !== "present") post.startDate = post.endDate;
  post.endDate = end;
  draft.useRewritten(paragraph, text);
  return true;
}

/** "I have valid drivers licence class E": a paper of the person. */
function readPaper(draft: Draft, { paragraph, text }: Clause): boolean {
  const list = paperClause.exec(text)?.groups?.["papers"];
  if (list === undefined || !paperWord.test(list)) return false;
  const { certificates } = draft.profile;
  for (const name of list.split(/,\s+|\s+(?:and|&)\s+(?:an?\s+)?/i).map(normalizeValue)) {
    if (name === "") continue;
    draft.fact(`certificates.${certificates.length}.name`, paragraph, 0.8);
    certificates.push({ name: name.slice(0, 200) });
  }
  draft.useRewritten(paragraph, text);
  return true;
}

/** "I did catering training with NDE in 2018". */
function readCourse(draft: Draft, { paragraph, text }: Clause): boolean {
  const [period, words] = withoutPeriod(text);
  const found = courseClause.exec(words.replace(/\s+(?:in|for)$/i, ""))?.groups;
  const name = normalizeValue(found?.["paper"] ?? "");
  const issuer = normalizeValue(found?.["body"] ?? "");
  const date = period?.end !== "present" ? (period?.end ?? period?.start) : undefined;
  if (name === "" || isDegree(name) || (issuer === "" && !date)) return false;
  const { certificates } = draft.profile;
  draft.fact(`certificates.${certificates.length}.name`, paragraph, 0.8);
  certificates.push({ name, ...(issuer !== "" && { issuer }), ...(date && { date }) });
  draft.useRewritten(paragraph, text);
  return true;
}

/** "I sabi cooking, selling, cleaning". */
function readSkillList(draft: Draft, { paragraph, text }: Clause): boolean {
  const list = skillClause.exec(text.replace(/\.$/, ""))?.groups?.["list"] ?? "";
  const keywords = splitItems(list.replace(/\s+(?:and|&)\s+/gi, ", "));
  if (keywords.length < 2 || keywords.some((one) => one.split(" ").length > 4)) return false;
  draft.fact(`skills.${draft.profile.skills.length}`, paragraph, 0.8);
  draft.profile.skills.push({ keywords });
  draft.useRewritten(paragraph, text);
  return true;
}

/** ", since March 2023" behind a post that has no dates yet. */
function readPeriod(draft: Draft, { paragraph, text }: Clause): boolean {
  const post = draft.profile.work.at(-1);
  const [period, rest] = withoutPeriod(text);
  if (!post || !period || post.startDate || post.endDate || hasMore(rest)) return false;
  Object.assign(post, {
    ...(period.start && { startDate: period.start }),
    ...(period.end && { endDate: period.end }),
  });
  draft.useRewritten(paragraph, text);
  return true;
}

function readAge(draft: Draft, { paragraph, text }: Clause): boolean {
  const [whole, value = ""] = ageClause.exec(text) ?? [];
  if (whole === undefined) return false;
  draft.profile.personal.push({ label: "Age", value });
  draft.useRewritten(paragraph, whole);
  const rest = text.replace(whole, " ");
  if (!readHome(draft, { paragraph, text: rest }) && hasMore(rest)) addLine(draft, { paragraph, text: rest });
  return true;
}

function readPost(draft: Draft, { paragraph, text }: Clause): boolean {
  const [period, rest] = withoutPeriod(text);
  const words = rest.replace(/\s*\([^()]*\)/g, "");
  const found = workClauses
    .map((pattern) => pattern.exec(words)?.groups)
    .find((groups) => groups !== undefined);
  const own = found || !period ? undefined : ownWorkClause.exec(words)?.groups;
  const position = normalizeValue((found ?? (isWork(own?.title) ? own : undefined))?.title ?? "");
  const { name, location } = employerAndPlace(normalizeValue(found?.employer ?? ""));
  if (position === "")
    return (
      readOwnBusiness(draft, { paragraph, text }, period, words) ||
      readEmployer(draft, { paragraph, text }, period, employerClause.exec(words))
    );
  if (position.split(" ").length > 8 || name.split(" ").length > 9) return false;
  if (found && !period && !hasTitle(position) && !isOrganisation(name)) return false;
  if (/\b(?:experience|years?)\b/i.test(name)) return false;
  if (found && !period && isPlaces(foldText(name).split(/[\s,]+/)))
    return readTrade(draft, { paragraph, text }, position, name);
  const { work } = draft.profile;
  const path = `work.${work.length}`;
  const isService = /\bnysc\b/i.test(text) && !/nysc/i.test(position);
  work.push({
    position: isService ? `${position} (NYSC)` : position,
    ...(name !== "" && { name }),
    ...(location && { location }),
    ...datesOf(period, text),
    highlights: hasMore(without(words, [position, name, location ?? ""])) ? [text] : [],
  });
  claim(draft, { paragraph, text }, path, name === "" ? ["position"] : ["position", "name"]);
  return true;
}

/** "hair dressing", "petty trade": what somebody does for a living, not what somebody once did. */
function isWork(title = ""): boolean {
  return hasTitle(title) || /(?:ing|\b(?:work|business|trade|farm|shop|job)s?)$/i.test(title.trim());
}

/** "You can call Mrs Ade, my former boss, on 0802 … or Pastor Bello 0815 …": who is asked about the person. */
function readReferee(draft: Draft, { paragraph, text }: Clause): boolean {
  const people = refereeClause.exec(text)?.groups?.["people"];
  if (people === undefined) return false;
  const found = people.split(/(?<=\d)\s*(?:,|\bor\b|\band\b|;)\s*/i).map((part) => {
    const [phone = ""] = (part.match(phonePattern) ?? []).filter(parsedPhone);
    const words = normalizeValue(part.replace(phone, " ").replace(/[\s,:]*\b(?:on|at|with)?[\s,:.]*$/i, ""));
    const [, name = words, position = ""] =
      /^((?:\p{Lu}[\p{L}.'’-]*\s+){1,4}\p{Lu}[\p{L}.'’-]*),?\s+(\p{Ll}.*)$/u.exec(words) ?? [];
    return { name, position, phone };
  });
  if (
    found.some(({ name, phone }) => phone === "" || !/^\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){1,5}$/u.test(name))
  )
    return false;
  const referees = (draft.profile.referees ??= { onRequest: false, list: [] });
  for (const { name, position, phone } of found) {
    referees.list.push({
      name,
      ...(position && { position: position.replace(/^my (?:former )?/i, "") }),
      phone,
    });
    draft.usePhone(paragraph, phone);
    draft.fact(`referees.list.${referees.list.length - 1}.name`, paragraph, 0.8);
  }
  draft.useRewritten(paragraph, text);
  return true;
}

/** "Since March 2016 I have my own shop, KENNY STITCHES, at Oke-Ilewo": a business of the person's own, if it has a name. */
function readOwnBusiness(
  draft: Draft,
  { paragraph, text }: Clause,
  period: FoundPeriod | undefined,
  words: string,
): boolean {
  const name = normalizeValue(ownBusinessClause.exec(words)?.groups?.["name"] ?? "");
  if (name === "" || !period) return false;
  const { work } = draft.profile;
  work.push({
    name,
    ...datesOf(period, text),
    highlights: hasMore(without(words, [name])) ? [text] : [],
  });
  claim(draft, { paragraph, text }, `work.${work.length - 1}`, ["name"]);
  return true;
}

/** "I am a tailor in Abeokuta": what the person is, and where. */
function readTrade(draft: Draft, { paragraph, text }: Clause, trade: string, place: string): boolean {
  const { basics } = draft.profile;
  if (basics.label) return false;
  basics.label = trade;
  draft.fact("basics.label", paragraph, 0.8);
  if (!basics.location) {
    basics.location = place;
    draft.fact("basics.location", paragraph, 0.8);
  }
  draft.useRewritten(paragraph, text);
  return true;
}

/** An employer with a period, without the post: its owner is asked for it. */
function readEmployer(
  draft: Draft,
  { paragraph, text }: Clause,
  period: FoundPeriod | undefined,
  found: RegExpExecArray | null,
): boolean {
  const words = found?.input ?? "";
  const { name, location } = employerAndPlace(normalizeValue(found?.groups?.["employer"] ?? ""));
  if (!period || name === "" || name.split(" ").length > 9) return false;
  const { work } = draft.profile;
  work.push({
    name,
    ...(location && { location }),
    ...datesOf(period, text),
    highlights: hasMore(without(words, [name, location ?? ""])) ? [text] : [],
  });
  claim(draft, { paragraph, text }, `work.${work.length - 1}`, ["name"]);
  return true;
}

/** "From 2009 to 2015 I drove a bus for Unity Motors", where it was no school. */
function readDeed(draft: Draft, clause: Clause): boolean {
  const [period, words] = withoutPeriod(clause.text);
  return readEmployer(draft, clause, period, deedClause.exec(words));
}

/** "In 2015 I joined …" tells when a post began, not when it ended. */
function datesOf(
  period: FoundPeriod | undefined,
  text: string,
): { startDate?: FoundPeriod["start"]; endDate?: FoundPeriod["end"] } {
  if (!period) return {};
  const { start, end } = period;
  if (!start && end && end !== "present" && beginning.test(text)) return { startDate: end };
  return { ...(start && { startDate: start }), ...(end && { endDate: end }) };
}

/** "Julius Berger in Abuja", "Dan Kaduna Transport and learnt to drive there": the name alone, and a known place behind it. */
export function employerAndPlace(written: string): { name: string; location?: string } {
  const named = written
    .replace(/\s+(?:and|where|but|then|as)\s+\p{Ll}.*$/u, "")
    .replace(/^the (?=\p{Lu})/u, "")
    // "Benue Agricultural Authority, Otukpo zone": a part of the house.
    .replace(/,\s+[^,]+\s(?:zone|office|branch|area|unit|division|command)$/iu, "");
  const [, name = "", place = ""] = /^(.+?)(?:\s+(?:in|at)|,)\s+([^,]+(?:,[^,]+)?)$/u.exec(named) ?? [];
  return name !== "" && isPlaces(foldText(place).split(/[\s,]+/))
    ? { name, location: place }
    : { name: named };
}

/** The short lines over the sentences: the name, then what the person is. */
function readHeadLines(draft: Draft, { paragraphs }: DocumentText): number {
  const { basics } = draft.profile;
  let read = 0;
  for (const { text } of paragraphs.slice(0, 2)) {
    if (/[.!?,]$|\bi\b/i.test(text)) break;
    if (read === 0 && isNameShape(text)) basics.name = writtenName(text);
    else if (read === 1 && text.length <= 80 && hasTitle(text)) basics.label = normalizeValue(text);
    else break;
    draft.use(read, text);
    draft.fact(read === 0 ? "basics.name" : "basics.label", read, 0.8);
    read += 1;
  }
  return read;
}

export const hasTitle = (text: string) =>
  foldText(text)
    .split(/[\s/]+/)
    .some((word, at, all) => titles.has(word) || titles.has(`${word} ${all[at + 1]}`));

function readSchool(draft: Draft, { paragraph, text }: Clause): boolean {
  if (!schoolCue.test(text)) return false;
  const [period, words] = withoutPeriod(text);
  const named = [
    ...words.matchAll(
      /\b(?:at|from|in|attended|to|for)\s+((?:[\p{L}.'&-]+\s?){1,7}(?:,\s[\p{L}'-]+(?=\s|$))?)/giu,
    ),
    ...words.matchAll(/[(,]\s*([^(),]{5,80})/gu),
  ]
    .map((match) =>
      normalizeValue(
        (match[1] ?? "").replace(/\s(?:and|with|in|where|as)\s.*$/i, "").replace(/^.*\s(?:at|from)\s/i, ""),
      ),
    )
    .filter(
      (name) =>
        foldText(name)
          .split(/\s+/)
          .some((word) => schools.has(word)) && !isGenericSchool(name),
    );
  const graduate = graduateClause.exec(words)?.groups;
  const institution = named.sort((one, other) => other.length - one.length)[0] ?? "";
  const paper =
    /(?:^|[\s(])((?:[\p{Lu}][\p{L}.]{0,9}|waec|neco|ssce|nd|hnd|ond|nce|diploma|degree|b\.?sc)(?:\s+in\s+[\p{L} &]{3,40}?(?=$|[,.)(]|\s(?:at|from|in|with|and|i)\b))?)(?=$|[\s,.)(])/giu;
  const degree = [...words.matchAll(paper)].map((match) => match[1] ?? "").find(isDegree);
  if (institution === "" && degree === undefined) return false;
  const { education } = draft.profile;
  const parts = degree === undefined ? {} : splitDegree(degree);
  const last = education.at(-1);
  // "… from Federal Polytechnic Bida, I finished HND in 2021": what was studied there is told behind it.
  if (institution === "" && last && !last.studyType && !last.endDate) {
    Object.assign(last, parts, period?.end && period.end !== "present" && { endDate: period.end });
    if (hasMore(without(words, [degree ?? ""]))) last.highlights.push(text);
    claim(draft, { paragraph, text }, `education.${education.length - 1}`, ["studyType"]);
    return true;
  }
  education.push({
    ...parts,
    ...(graduate?.["area"] && parts.area === undefined && { area: normalizeValue(graduate["area"]) }),
    ...(institution !== "" && { institution }),
    ...(period?.start && { startDate: period.start }),
    ...(period?.end && { endDate: period.end }),
    highlights: hasMore(
      without(words, [institution, degree ?? "", graduate?.["area"] ?? ""]).replace(/\bgraduate\b/i, ""),
    )
      ? [text]
      : [],
  });
  claim(draft, { paragraph, text }, `education.${education.length - 1}`, [
    institution === "" ? "studyType" : "institution",
  ]);
  return true;
}

function readSpoken(draft: Draft, { paragraph, text }: Clause): boolean {
  const list = languageClause.exec(text)?.groups?.list;
  if (list === undefined) return false;
  for (const language of splitItems(list.replace(/\s+(?:and|&)\s+/gi, ", ")).slice(0, 12)) {
    draft.profile.languages.push({ language: language.slice(0, 100) });
    draft.fact(`languages.${draft.profile.languages.length - 1}`, paragraph, 0.8);
  }
  draft.useRewritten(paragraph, text);
  return true;
}

function readHome(draft: Draft, { paragraph, text }: Clause): boolean {
  const found = placeClause.exec(text);
  const place = normalizeValue(found?.groups?.place ?? "");
  const words = foldText(place).split(/[\s,]+/);
  const isKnown = place !== "" && (isPlaces(words) || (place.includes(",") && isPlaces(words.slice(-1))));
  if (!found || !isKnown || draft.profile.basics.location) return false;
  const rest = text.replace(found[0], " ");
  draft.profile.basics.location = place;
  draft.useRewritten(paragraph, found[0].slice(0, found[0].length - place.length));
  draft.use(paragraph, place);
  draft.fact("basics.location", paragraph, 0.8);
  if (hasMore(rest)) addLine(draft, { paragraph, text: rest.trim() });
  return true;
}

function addLine(draft: Draft, { paragraph, text }: Clause): void {
  const { work, summary } = draft.profile;
  const post = work.at(-1);
  const line = normalizeValue(text).slice(0, 1000);
  if (line === "") return;
  if (post) post.highlights.push(line);
  else summary.push(line);
  draft.use(paragraph, line);
  draft.fact(
    post
      ? `work.${work.length - 1}.highlights.${post.highlights.length - 1}`
      : `summary.${summary.length - 1}`,
    paragraph,
    0.8,
  );
}

/** The first period of a clause, and the clause without it. */
export function withoutPeriod(text: string): [FoundPeriod | undefined, string] {
  const [period] = findPeriods(text);
  if (!period) return [undefined, text];
  const before = text.slice(0, period.index).replace(/\b(?:from|between|since|in)\s*$/i, "");
  return [period, normalizeValue(`${before} ${text.slice(period.index + period.length)}`)];
}

/** The clause is in the profile: its fields in their slots and, where it says more, as a line. What is left are small words. */
function claim(draft: Draft, { paragraph, text }: Clause, path: string, fields: readonly string[]): void {
  draft.useRewritten(paragraph, text);
  for (const field of fields) draft.fact(`${path}.${field}`, paragraph, 0.8);
}

export function without(text: string, values: readonly string[]): string {
  return values.reduce((rest, value) => (value === "" ? rest : rest.replace(value, " ")), text);
}

/** True when more than small words is left. */
export function hasMore(text: string): boolean {
  return foldText(text)
    .split(/[^\p{L}\p{N}']+/u)
    .some((word) => word !== "" && !joiningWords.has(word));
}
