import { foldText } from "../nlp/fold";
import { withAddresses, withoutOtherPlaces } from "./addresses";
import { readVolunteer, readWork } from "./build";
import { readProjects } from "./build-projects";
import { readCertificates, readEducation } from "./build-education";
import { readLanguages } from "./build-languages";
import { isListOfNames, readSkills, type Row } from "./build-lists";
import { readOLevels } from "./build-o-levels";
import { readPersonal } from "./build-personal";
import { readReferees } from "./build-referees";
import { readAwards } from "./build-papers";
import { readNysc } from "./build-service";
import { withoutTrainings } from "./conference-lines";
import { contactsOfOthers } from "./contacts-of-others";
import type { DocumentText } from "./document-text";
import type { Draft } from "./draft";
import { pieces } from "./draft";
import type { Field } from "./field";
import { withLabelledSites } from "./labelled-sites";
import { withThesisLines } from "./part-paragraphs";
import { withPostTables } from "./post-tables";
import { datesFirst } from "./row-order";
import { isVague, readLicence, withoutPapers } from "./held-papers";
import { isOfPastimes, labelledParts, rowsApart } from "./other-rows";
import { readReferee } from "./narrative-person";
import { readPerson } from "./person";
import { type SentenceApart, sentencesApart, sentencesBeside } from "./sentence-kinds";
import { withServiceOver } from "./services-over";
import { withStatedPosts } from "./sentence-posts";
import type { Block } from "./blocks";
import { rowsOf } from "./block-rows";
import { partTongues } from "./tongues-in-skills";
import { readHead, readSummary, statedFacts } from "./read-head";
import { namesLanguage, spokenLanguages } from "./spoken";
import { verbs } from "./vocabulary/vocabulary";

/** A mail address or number that stands in no block for contacts is still the person's, unless a referee's. */
export function readStrayContacts(draft: Draft, blocks: readonly Block[]): void {
  const own = blocks
    .filter(
      ({ section }) =>
        section !== "referees" && section !== "top" && section !== "contact" && section !== "personal",
    )
    .flatMap(({ fields }) => fields);
  // "email na my daughter own" below the referees.
  const mine = blocks
    .filter(({ section }) => section === "referees")
    .flatMap(({ fields }) =>
      fields.filter(({ label }, at) => label === "email" && /\bmy\b/iu.test(labelBefore(fields, at))),
    );
  const { basics } = draft.profile;
  if (!basics.email)
    readPerson(draft, [...own, ...mine].filter(({ label }) => label === "email").slice(0, 1));
  if (!basics.phone) readPerson(draft, own.filter(({ label }) => label === "phone").slice(0, 1));
}

function labelBefore(fields: readonly Field[], at: number): string {
  const before = fields[at - 1];
  return before?.label === "label" && before.paragraph === fields[at]?.paragraph ? before.text : "";
}

export function readBlock(
  draft: Draft,
  document: DocumentText,
  { section, heading, fields, tagged }: Block & { tagged?: readonly Field[] },
): void {
  switch (section) {
    case "top":
    case "contact":
      return readHead(draft, document, fields);
    case "summary": {
      // "Personal profile" may head the personal details.
      const stated = new Set(
        fields.filter(({ label }) => label === "personal").map(({ paragraph }) => paragraph),
      );
      readPersonal(
        draft,
        rowsOf(
          document,
          fields.filter(({ paragraph }) => stated.has(paragraph)),
        ),
      );
      return readSummary(
        draft,
        fields.filter(({ paragraph }) => !stated.has(paragraph)),
      );
    }
    case "work": {
      const had = draft.profile.work.length + draft.profile.volunteer.length;
      const over = withServiceOver(document, { section, fields, ...(heading !== undefined && { heading }) });
      const rows = withPostTables(document, withLabelledSites(draft, document, over.fields));
      const rest = readWork(
        draft,
        withStatedPosts(draft, document, datesFirst(document, rows)),
        "work",
        tagged && { document, fields: tagged },
      );
      askOfService(draft, had, over.service);
      const isWithoutPost = draft.profile.work.length + draft.profile.volunteer.length === had;
      // What was done, under the name of a skill: nobody says at which employer.
      const deeds = isWithoutPost ? rest.filter(isLineOfWords) : [];
      if (deeds.length > 0) readCustom(draft, document, heading ?? "Work", deeds);
      return;
    }
    case "siwes":
      readWork(draft, fields, "siwes");
      return;
    case "volunteer": {
      // "We clean the market with the youths every month": what names no post stands for itself.
      const rest = readVolunteer(draft, fields).filter(({ label }) => label === "line");
      if (rest.length > 0) readCustom(draft, document, heading ?? "Volunteering", rest);
      return;
    }
    case "education":
      readEducation(draft, document, withThesisLines(document, fields));
      return;
    case "certificates":
      readCertificates(draft, document, fields);
      return;
    case "awards":
      readAwards(draft, document, fields);
      return;
    case "projects":
      readProjects(draft, fields);
      return;
    case "nysc":
      readNysc(draft, fields);
      return;
    case "skills":
    case "languages":
      return readLists(draft, rowsOf(document, fields), { section, heading });
    case "oLevels":
      return readOLevels(
        draft,
        { fields, ...(heading !== undefined && { heading }) },
        rowsOf(document, fields),
      );
    case "referees":
      readReferees(draft, fields);
      return;
    case "personal": {
      const stated = statedFacts(draft, document, fields);
      const mine = contactsOfOthers(fields.filter(({ paragraph }) => !stated.has(paragraph)));
      const others = withoutOtherPlaces(mine.own);
      readPerson(
        draft,
        withAddresses(document, others).filter(
          (field) =>
            field.label === "email" ||
            field.label === "phone" ||
            (field.label === "place" && !isDetail(field)),
        ),
      );
      const own = others.filter(
        (field) => isDetail(field) || !["email", "phone", "place", "name"].includes(field.label),
      );
      return readPersonal(draft, [...rowsOf(document, own), ...mine.rows]);
    }
    case "custom":
      return readCustom(draft, document, heading ?? "____ (heading)", fields);
  }
}

/** The posts from `from` on are of a service that stands elsewhere in the resume: its owner is asked once. */
function askOfService(
  draft: Draft,
  from: number,
  service: ReturnType<typeof withServiceOver>["service"],
): void {
  if (!service || service.isNamed) return;
  const at = draft.profile.work.findIndex(({ name }, place) => place >= from && name === service.name);
  const { position } = draft.profile.work[at] ?? {};
  if (at < 0) return;
  draft.doubt("employer", service.paragraph, `Was “${position ?? "this"}” in the ${service.name}?`, {
    path: `work.${at}.name`,
  });
}

const isLineOfWords = ({ label, text }: Field) => label === "line" && /\p{L}{3}/u.test(text);

/** What stands behind a label that announces a detail ("Languages", "Home town"): whatever it looks like, it is that. */
function isDetail({ label, segments: [first] }: Field): boolean {
  const kind = first?.label;
  return label !== "phone" && label !== "email" && (kind === "personal" || kind === "language");
}

/** Lists of skills or languages, and what stands among them of another section. */
function readLists(
  draft: Draft,
  rows: readonly Row[],
  { section, heading = "" }: { section: "skills" | "languages"; heading: string | undefined },
): void {
  const deeds: { text: string; bullet: boolean }[] = [];
  for (const { kind, row } of rowsApart(rows, section)) {
    const of = kind === "own" ? section : kind;
    const { paragraph, label = "", text } = row;
    if (of === "label") draft.useRewritten(paragraph, `${label} ${text}`);
    // "I check in our guests in French": what a language is used for is told beside it.
    const isUse = of === "self" && section === "languages" && namesLanguage(text);
    if ((of === "self" && !isUse) || of === "label") continue;
    if (of === "referee") {
      readReferee(draft, { paragraph, text: label ? `${label}: ${text}` : text });
      continue;
    }
    if ((of === "skills" && isStory(text)) || (of === "languages" && isDeed(row)) || isUse) {
      draft.use(paragraph, `${label} ${text}`);
      const whole = label === "" ? text : `${label}: ${text}`;
      deeds.push(...pieces(whole, 1000).map((piece) => ({ text: piece, bullet: true })));
    } else if (of === "skills") {
      const { skills, tongues } = partTongues(row);
      readSkills(draft, [skills]);
      readLanguages(draft, tongues);
    } else if (of === "languages") readLanguages(draft, [row]);
    else if (of === "personal") readPersonal(draft, [row]);
    else if (of === "request") readRequest(draft, row);
    else readPastimes(draft, row);
  }
  if (deeds.length > 0)
    draft.profile.custom.push({ heading: heading.slice(0, 100).trim() || "Areas of strength", lines: deeds });
}

/** "References will be provided on request". */
function readRequest(draft: Draft, { paragraph, label = "", text }: Row): void {
  draft.profile.referees = { list: [], ...draft.profile.referees, onRequest: true };
  draft.useRewritten(paragraph, `${label} ${text}`);
}

function readPastimes(draft: Draft, { paragraph, label = "", text }: Row): void {
  draft.use(paragraph, `${label} ${text}`);
  const lines = pieces(text, 1000).map((piece) => ({ text: piece, bullet: false }));
  draft.profile.custom.push({ heading: label || "Interests", lines });
}

/** "Headed two public schools with 640 students; supervised 58 staff. Chaired …": what was done, and no name of a skill. */
function isStory(text: string): boolean {
  if (isListOfNames(text)) return false;
  const isOfSentences = text.length > LONGEST_SKILL && /[.;]\s+\p{Lu}?\p{L}+|\.\s*$/u.test(text);
  return isOfSentences || (text.length > LONGEST_PHRASE && CLAUSE.test(text));
}
const LONGEST_SKILL = 80;
const LONGEST_PHRASE = 60;
/** "good with customers, even those who shout". */
const CLAUSE = /^(?:[^:]{2,30}:\s+)?\p{Ll}.{10,}\s(?:who|which|because|so that)\s+\p{Ll}+\s+\p{Ll}/u;

/** "Translated two brochures from English to French": what was done with a language, and the name of none. */
function isDeed({ label, text }: Row): boolean {
  const [first = "", ...others] = foldText(text).split(/\s+/);
  const isOfVerb = verbs.has(first) || /^\p{L}{3,}ed$/u.test(first);
  return label === undefined && isOfVerb && others.length >= MOST_WORDS_OF_NAME && !spokenLanguages(text);
}
const MOST_WORDS_OF_NAME = 6;

/** The rows of a table, each with its cells; what stands in no table is a row of its own. */
function tableRows({ paragraphs }: DocumentText, rows: readonly Row[]): Row[][] {
  const whole: Row[][] = [];
  for (const row of rows) {
    const [own, last] = [row, whole.at(-1)?.[0]].map((one) => paragraphs[one?.paragraph ?? -1]?.cell);
    const isOfLast = own !== undefined && own.table === last?.table && own.row === last.row;
    if (isOfLast) whole.at(-1)?.push(row);
    else whole.push([row]);
  }
  return whole;
}

function readCustom(draft: Draft, document: DocumentText, heading: string, fields: readonly Field[]): void {
  const { parts: labelled } = labelledParts(document, rowsOf(document, fields));
  const isLabelled = ({ paragraph }: { paragraph: number }) =>
    labelled.some(({ row }) => row.paragraph === paragraph);
  const others = fields.filter((field) => !isLabelled(field));
  const own = withoutPapers(draft, document, heading, withoutTrainings(draft, document, heading, others));
  const whole = rowsOf(document, own);
  const beside = ({ kind, row }: (typeof labelled)[number]) =>
    kind === "own" && row.label === undefined ? sentencesBeside(row) : [{ kind, row }];
  const parts: SentenceApart[] = isVague(heading)
    ? [...labelled.flatMap(beside), ...whole.flatMap(sentencesApart)]
    : [...labelled];
  const left = isVague(heading) ? [] : [...whole];
  const pastimes = isOfPastimes(heading) ? [] : parts.filter(({ kind }) => kind === "pastimes");
  for (const { kind, row } of parts)
    if (kind === "licence") readLicence(draft, row);
    else if (kind === "languages") readLanguages(draft, [row]);
    else if (kind === "skills") readSkills(draft, [row]);
    else if (kind === "personal") readPersonal(draft, [row]);
    else if (kind === "request") readRequest(draft, row);
    else if (!pastimes.some((one) => one.row === row)) left.push(row);
  const lines = tableRows(document, left).flatMap((cells) => {
    const written = cells.map(({ paragraph, label, text }) => {
      const whole = label === undefined ? text : `${label}: ${text}`;
      draft.use(paragraph, whole);
      return whole.replaceAll("\t", " | ");
    });
    const bullet = document.paragraphs[cells[0]?.paragraph ?? 0]?.listLevel !== undefined;
    return pieces(written.join(" | "), 1000).map((piece) => ({ text: piece, bullet }));
  });
  if (lines.length > 0) draft.profile.custom.push({ heading: heading.slice(0, 100).trim(), lines });
  for (const { row } of pastimes) readPastimes(draft, row);
}
