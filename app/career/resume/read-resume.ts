import { statedYears, withYears } from "../experience-years";
import { monthsOfExperience } from "../tenure";
import { cleanLine, type Profile } from "../profile.schema";
import { canonicalProfile } from "../profile/canonical-profile";
import { withAddresses } from "./addresses";
import { readProjects, readVolunteer, readWork } from "./build";
import { readCertificates, readEducation } from "./build-education";
import {
  readFacts,
  readLanguages,
  readOLevels,
  readPersonal,
  readReferees,
  readSkills,
  type Row,
} from "./build-lists";
import { readAwards } from "./build-papers";
import { readNysc } from "./build-service";
import type { DocumentText } from "./document-text";
import { isNarrative, readNarrative } from "./narrative";
import { beginsWithEntries, columnTest, ofEntries } from "./column-flow";
import { doubtEntries } from "./doubt-entries";
import { Draft, pieces, normalizeValue, type Doubt, type Fact } from "./draft";
import { fieldsOf, groupByParagraph, type Field } from "./fields";
import { readDocumentStyle } from "./text-style";
import { isListOfPapers } from "./row-kinds";
import { holdsPost, isListOfPosts, sectionApart, sectionByFields } from "./row-sections";
import { labelKind, maxSegments } from "./segments";
import { looseHeadingSection, numbering } from "./headings";
import { sectionByWords } from "./free-headings";
import { withHeadline } from "./headline";
import { readerModel } from "./model/reader-model";
import { joinNameLines, joinNameParts } from "./name-parts";
import { notPlaced } from "./not-placed";
import { findNameByAddress } from "./name-by-address";
import { pairJobs } from "./pair-jobs";
import { datesFirst } from "./row-order";
import { pairStudies } from "./pair-studies";
import { isNameShape, readPerson, chooseName } from "./person";
import { features, tagResume, type RoleOf } from "./tagger/sequence";
import { withToldPosts } from "./told-posts";
import { unwrap } from "./unwrap";
import { withWholeLines } from "./whole-lines";
import type { Section } from "./vocabulary/vocabulary-types";

export type { Doubt, Fact } from "./draft";
export type Heading = { paragraph: number; section: string };
/** What was read: the profile, where each fact stands, what is doubtful, and every word that found no place. */
export type ReadResume = {
  profile: Profile;
  facts: Fact[];
  doubts: Doubt[];
  notPlaced: { paragraph: number; text: string }[];
  headings: Heading[];
  /** Words such as "Phone:" that only say what stands behind them. */
  labels: { paragraph: number; text: string }[];
};
export type ReadOptions = {
  accountName?: string;
  /** "YYYY-MM-DD", against which dates in the future are found. */
  today?: string;
};

/** `paragraph`: the one line of which the block is made. */
type Block = { section: Section | "top"; heading?: string; paragraph?: number; fields: Field[] };

/** Reads a resume's paragraphs into a profile. Nothing is lent or guessed: what is not sure is left out and asked about. */
export function readResume(file: DocumentText, options: ReadOptions = {}): ReadResume {
  const { document, origin } = unwrap(file);
  return inFile(readWhole(document, options), origin);
}

/** A reading of an unwrapped document with the paragraphs of its file. `origin` is what unwrap gave with it. */
export function inFile(read: ReadResume, origin: readonly number[]): ReadResume {
  const at = <Item extends { paragraph: number }>(item: Item): Item => ({
    ...item,
    paragraph: origin[item.paragraph] ?? item.paragraph,
  });
  return {
    profile: read.profile,
    facts: read.facts.map((fact) => {
      const { paragraph } = at(fact);
      return { ...fact, id: `${fact.path}@${paragraph}`, paragraph };
    }),
    doubts: read.doubts.map(at),
    notPlaced: read.notPlaced.map(at),
    headings: read.headings.map(at),
    labels: read.labels.map(at),
  };
}

/** Reads a document that is unwrapped. `roleOf`: roles that count more than the tagger's. */
export function readWhole(
  document: DocumentText,
  { roleOf, ...options }: ReadOptions & { roleOf?: RoleOf },
): ReadResume {
  const draft = new Draft();
  const { segments, positionAt, headings: free } = features(document);
  const tagged = wholeLines(
    document,
    fieldsOf(document, segments, tagResume(readerModel(), segments, positionAt, roleOf)),
  );
  const headings: Heading[] = [];
  const labels: { paragraph: number; text: string }[] = [];
  const candidates = nameCandidates(document, tagged);
  const isNamed = candidates.some((field) => isNameShape(field.text) && field.probability("name") >= 0.5);
  const own = isNamed ? undefined : findNameByAddress(document);
  const fields = own ? namedAt(tagged, own) : tagged;
  const blocks = blocksOf(document, fields, headings, own?.paragraph, free);
  for (const { paragraph } of headings)
    draft.useRewritten(paragraph, document.paragraphs[paragraph]?.text ?? "");
  for (const field of fields)
    if (field.label === "other" && field.segments.every(({ atom }) => atom === "number"))
      draft.useRewritten(field.paragraph, field.text);
    // What only looks like a label may be anything: it stays among what was not placed.
    else if (
      field.label === "label" &&
      field.segments.every(({ atom, fixed }) => atom === "label" || fixed === "label")
    ) {
      labels.push({ paragraph: field.paragraph, text: cleanLine(field.text) });
      draft.useRewritten(field.paragraph, field.text);
    }
  document.paragraphs.forEach(({ text }, paragraph) => {
    const number = numbering.exec(text)?.[0];
    if (number) draft.useRewritten(paragraph, number);
  });
  const isInSentences = isNarrative(document);
  const name = isInSentences
    ? []
    : chooseName(
        draft,
        own
          ? fields.filter(({ paragraph, label }) => paragraph === own.paragraph && label === "name")
          : candidates,
        options.accountName,
        joinNameParts(fields) ??
          joinNameLines(
            fields,
            fields.filter(({ label }) => label === "name"),
          ),
      );
  for (const block of blocks)
    if (block.section === "top" && name.length > 0) block.fields = withHeadline(document, block.fields, name);
  const story = isInSentences ? document : storyOf(document, blocks);
  if (story) readNarrative(draft, story);
  if (!isInSentences)
    for (const block of blocks) {
      const left = story
        ? block.fields.filter(({ paragraph }) => story.paragraphs[paragraph]?.text === "")
        : block.fields;
      readBlock(draft, document, { ...block, fields: withWholeLines(document, { ...block, fields: left }) });
    }
  readStrayContacts(draft, blocks);
  pairStudies(draft);
  pairJobs(draft);
  doubtEntries(draft);
  const end = segments.at(-1)?.paragraph ?? 0;
  if (segments.length >= maxSegments && end < document.paragraphs.length - 1)
    draft.doubt("line", end + 1, "The file is longer than we can sort. From here on nothing was placed.");
  checkWholeDocument(draft, document, options.today);
  const profile = canonicalProfile(draft.profile);
  return {
    profile,
    facts: draft.facts,
    doubts: draft.doubts.sort((a, b) => a.paragraph - b.paragraph),
    notPlaced: notPlaced(document, draft.claims(), profile),
    headings,
    labels,
  };
}

/**
 * What somebody tells in sentences, where no section tells of work: the document without its other paragraphs. Undefined where the sentences
 * are no narrative.
 */
function storyOf(document: DocumentText, blocks: readonly Block[]): DocumentText | undefined {
  if (blocks.some(({ section }) => section === "work" || section === "siwes" || section === "volunteer"))
    return undefined;
  const lines = new Set(
    blocks
      .filter(({ section }) => section === "top" || section === "summary")
      .flatMap(({ fields }) =>
        fields.filter(({ label }) => label === "line").map(({ paragraph }) => paragraph),
      ),
  );
  const paragraphs = document.paragraphs.map((paragraph, at) =>
    lines.has(at) ? paragraph : { ...paragraph, text: "", runs: [] },
  );
  const story = { ...document, paragraphs };
  const draft = new Draft();
  if (!isNarrative(story)) return undefined;
  readNarrative(draft, story);
  return draft.profile.work.length > 0 ? story : undefined;
}

/** Doubts about the whole: capitals throughout, and dates that are still to come. */
function checkWholeDocument(draft: Draft, document: DocumentText, today: string | undefined): void {
  if (readDocumentStyle(document).isAllCaps && document.paragraphs.length > 3)
    draft.doubt("capitals", 0, "The file is written in capitals. Shall names and titles stay so?");
  if (today === undefined) return;
  checkYears(draft, today);
  const month = today.slice(0, 7);
  const paragraphs = new Map(draft.facts.map(({ path, paragraph }) => [path, paragraph]));
  draft.profile.work.forEach(({ startDate }, at) => {
    if (startDate && startDate.slice(0, 7) > month.slice(0, startDate.length))
      draft.doubt("dates", paragraphs.get(`work.${at}.endDate`) ?? 0, `“${startDate}” is still to come.`, {
        path: `work.${at}.startDate`,
      });
  });
}

/** Asks once which of two figures for years is right: both papers state the one that the summary then has. */
function checkYears(draft: Draft, today: string): void {
  const stated = statedYears(draft.profile);
  const counted = Math.floor(monthsOfExperience(draft.profile.work, today) / 12);
  if (!stated || counted < 1 || Math.abs(stated.count - counted) <= 1) return;
  const path = `summary.${stated.line}`;
  const paragraph = draft.facts.find((fact) => fact.path === path)?.paragraph ?? 0;
  const line = draft.profile.summary[stated.line] ?? "";
  draft.doubt(
    "years",
    paragraph,
    `Your summary says ${stated.count} years, your jobs add up to ${counted}. Letter and resume say what the summary says.`,
    { path, ...(stated.isTotal && { suggestion: withYears(line, counted) }) },
  );
}

/** A paragraph that is a line for the most part is a line as a whole. */
function wholeLines(document: DocumentText, fields: readonly Field[]): Field[] {
  const letters = new Map<number, number>();
  const lines = new Map<number, Field>();
  for (const field of fields) {
    const { label, paragraph, text } = field;
    if (label !== "line") continue;
    letters.set(paragraph, (letters.get(paragraph) ?? 0) + text.length);
    if (!lines.has(paragraph)) lines.set(paragraph, field);
  }
  const done = new Set<number>();
  return fields.flatMap((field) => {
    const text = document.paragraphs[field.paragraph]?.text ?? "";
    if ((letters.get(field.paragraph) ?? 0) < text.length * 0.5) return [field];
    if (done.has(field.paragraph)) return [];
    done.add(field.paragraph);
    const line = lines.get(field.paragraph);
    return line ? [{ ...line, text }] : [field];
  });
}

/** The fields with the person's name where an address says that it stands. */
function namedAt(
  fields: readonly Field[],
  { paragraph, text }: { paragraph: number; text: string },
): Field[] {
  const first = fields.find((field) => field.paragraph === paragraph);
  return fields.flatMap((field): Field[] => {
    if (field.paragraph !== paragraph) return [field];
    return field === first ? [{ ...field, label: "name", text, probability: () => 0.8 }] : [];
  });
}

function nameCandidates({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  const tagged = fields.filter(
    ({ label, paragraph }) => label === "name" && paragraphs[paragraph]?.zone !== "foot",
  );
  return tagged.filter(({ text }) => isNameShape(text)).length > 0
    ? tagged.filter(({ text }) => isNameShape(text))
    : tagged;
}

/** Cuts the fields at the headings. Each column keeps its own section over the pages. */
function blocksOf(
  document: DocumentText,
  fields: readonly Field[],
  headings: Heading[],
  head: number | undefined,
  free: ReadonlyMap<number, Section>,
): Block[] {
  const blocks: Block[] = [{ section: "top", fields: [] }];
  const openBlocks = new Map<number, Block>([[0, blocks[0] ?? { section: "top", fields: [] }]]);
  const goesOn = columnTest(document);
  const lines = groupByParagraph(fields);
  const unnamed: [Block, Heading][] = [];
  let before: Field | undefined;
  for (const field of fields) {
    const paragraph = document.paragraphs[field.paragraph];
    const column = paragraph?.column ?? 0;
    if (paragraph?.zone === "head" || paragraph?.zone === "foot") {
      blocks[0]?.fields.push(field);
      continue;
    }
    if (field.label === "heading") {
      if (headings.at(-1)?.paragraph === field.paragraph) continue;
      const named = free.get(field.paragraph) ?? looseHeadingSection(paragraph?.text ?? "");
      const section = named ?? "custom";
      const block: Block = { section, heading: normalizeValue(paragraph?.text ?? field.text), fields: [] };
      const heading: Heading = { paragraph: field.paragraph, section };
      if (named === undefined) unnamed.push([block, heading]);
      headings.push(heading);
      before = field;
      openBlocks.set(column, block);
      blocks.push(block);
      continue;
    }
    const apart = sectionApart(
      field,
      openBlocks.get(column)?.section ?? "top",
      paragraph?.text.slice(field.segments.at(-1)?.to ?? 0) ?? "",
      paragraph?.cell !== undefined,
    );
    if (
      !apart &&
      isContactLine(lines.get(field.paragraph) ?? []) &&
      openBlocks.get(column)?.section !== "referees"
    ) {
      blocks[0]?.fields.push(field);
      continue;
    }
    if (apart) blocks.push({ section: apart, fields: [] });
    const row = blocks.at(-1);
    if (row && (apart ? true : row.paragraph === field.paragraph)) {
      row.paragraph = field.paragraph;
      row.fields.push(field);
      continue;
    }
    let block = openBlocks.get(column);
    const isNextColumn =
      before !== undefined &&
      !ownLabels.has(field.label) &&
      (goesOn(before.paragraph, field.paragraph) ||
        (ofEntries.has(blocks.at(-1)?.section ?? "") && beginsWithEntries(document, field.paragraph)));
    if (!block && isNextColumn) {
      block = blocks.at(-1);
      if (block) openBlocks.set(column, block);
    }
    before = field;
    // The head of the page stands behind a side column that lost its place.
    if (!block || (field.paragraph === head && block.section !== "personal" && block.section !== "contact")) {
      block = { section: "top", fields: [] };
      openBlocks.set(column, block);
      blocks.push(block);
    }
    block.fields.push(field);
  }
  for (const [block, heading] of unnamed) {
    const held = sectionByFields(block.fields);
    const named = held === "custom" ? sectionByWords(block.heading ?? "") : undefined;
    // Lists are read alike whatever the tagger took them for; entries are not.
    const isPapers = held === "custom" && isListOfPapers(document, block.fields);
    const listed = named === "skills" || named === "languages" ? named : held;
    block.section = heading.section = isPapers ? "certificates" : listed;
  }
  // "Before tech" over a post with its period.
  for (const block of blocks)
    if (block.section === "skills" && holdsPost(block.fields)) block.section = "work";
  // "Career summary" over posts with their periods.
  for (const block of blocks)
    if (block.section === "summary" && isListOfPosts(block.fields)) block.section = "work";
  return blocks;
}

/** "Phone 0816 …, WhatsApp 0905 …": a line of nothing but ways to reach somebody, under whatever heading. */
function isContactLine(fields: readonly Field[]): boolean {
  const [first] = fields;
  return (
    first?.label === "label" &&
    fields.every(({ label }) => label === "label" || label === "phone" || label === "email") &&
    fields.some(({ label }) => label !== "label")
  );
}

// What opens a column of its own: the person's name and contacts.
const ownLabels: ReadonlySet<string> = new Set(["name", "headline", "email", "phone", "link"]);

/** A mail address or number that stands in no block for contacts is still the person's, unless a referee's. */
function readStrayContacts(draft: Draft, blocks: readonly Block[]): void {
  const own = blocks
    .filter(
      ({ section }) =>
        section !== "referees" && section !== "top" && section !== "contact" && section !== "personal",
    )
    .flatMap(({ fields }) => fields);
  const { basics } = draft.profile;
  if (!basics.email) readPerson(draft, own.filter(({ label }) => label === "email").slice(0, 1));
  if (!basics.phone) readPerson(draft, own.filter(({ label }) => label === "phone").slice(0, 1));
}

function readBlock(draft: Draft, document: DocumentText, { section, heading, fields }: Block): void {
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
    case "work":
      readWork(draft, withToldPosts(draft, document, datesFirst(document, fields)), "work");
      return;
    case "siwes":
      readWork(draft, fields, "siwes");
      return;
    case "volunteer":
      readVolunteer(draft, fields);
      return;
    case "education":
      readEducation(draft, document, fields);
      return;
    case "certificates":
      readCertificates(draft, document, fields);
      return;
    case "awards":
      readAwards(draft, fields);
      return;
    case "projects":
      readProjects(draft, fields);
      return;
    case "nysc":
      readNysc(draft, fields);
      return;
    case "skills":
      return readSkills(draft, rowsOf(document, fields));
    case "languages":
      return readLanguages(draft, rowsOf(document, fields));
    case "oLevels":
      return readOLevels(draft, fields, rowsOf(document, fields));
    case "referees":
      readReferees(draft, fields);
      return;
    case "personal": {
      const stated = statedFacts(draft, document, fields);
      const others = fields.filter(({ paragraph }) => !stated.has(paragraph));
      readPerson(
        draft,
        withAddresses(document, others).filter(
          ({ label }) => label === "email" || label === "phone" || label === "place",
        ),
      );
      const own = others.filter(
        ({ label }) => label !== "email" && label !== "phone" && label !== "place" && label !== "name",
      );
      return readPersonal(draft, rowsOf(document, own));
    }
    case "custom":
      return readCustom(draft, document, heading ?? "____ (heading)", fields);
  }
}

function readHead(draft: Draft, document: DocumentText, fields: readonly Field[]): void {
  const labelled = personalRows(document, fields);
  readPersonal(
    draft,
    rowsOf(
      document,
      fields.filter(({ paragraph }) => labelled.has(paragraph)),
    ),
  );
  const left = readPerson(
    draft,
    withAddresses(document, fields.filter(({ paragraph }) => !labelled.has(paragraph)).map(asHeadline)),
  );
  const stated = new Set(left.filter(({ label }) => label === "personal").map(({ paragraph }) => paragraph));
  const here = groupByParagraph(fields);
  // "PCN Reg. No: 12345": a label whose value nothing else claimed.
  const named = new Set(
    [...groupByParagraph(left)]
      .filter(
        ([paragraph, rest]) =>
          rest[0]?.label === "label" &&
          rest.every(({ label }) => label !== "name") &&
          rest.length > 1 &&
          rest.length === here.get(paragraph)?.length,
      )
      .map(([paragraph]) => paragraph),
  );
  const rows = rowsOf(
    document,
    left.filter(
      ({ label, paragraph }) =>
        named.has(paragraph) || (stated.has(paragraph) && (label === "label" || label === "personal")),
    ),
  );
  readPersonal(draft, rows);
  readSummary(
    draft,
    left.filter(
      ({ label, text, paragraph }) => label === "line" && !named.has(paragraph) && text.split(" ").length > 7,
    ),
  );
}

/** The paragraphs under a heading of personal things that tell facts without labels: "Married, two kids", "Kogi State, Okene LGA". */
function statedFacts(draft: Draft, { paragraphs }: DocumentText, fields: readonly Field[]): Set<number> {
  const stated = new Set<number>();
  for (const [paragraph, here] of groupByParagraph(fields)) {
    const text = paragraphs[paragraph]?.text ?? "";
    const isPlain = here.every(
      ({ label, segments: [first] }) =>
        label !== "phone" && label !== "email" && first?.atom !== "label" && first?.fixed !== "label",
    );
    if (
      isPlain &&
      !/^\p{L}{0,4}\.? ?\d+,? \p{L}/u.test(text) &&
      paragraphs[paragraph]?.cell === undefined &&
      readFacts(draft, paragraph, text)
    )
      stated.add(paragraph);
  }
  return stated;
}

/** "Trade: Welder", "Present rank: Principal Officer": what the person is, by its label. */
function asHeadline(field: Field): Field {
  const isRank = field.label === "title" && field.segments[0]?.label === "title";
  return isRank ? { ...field, label: "headline", probability: () => 0.9 } : field;
}

/** The paragraphs of rows whose label announces a personal detail ("Date of birth"), label and value: whatever the value looks like, it is that. */
function personalRows({ paragraphs }: DocumentText, fields: readonly Field[]): Set<number> {
  const found = new Set<number>();
  const rows = new Set<string>();
  const rowOf = (paragraph: number) => {
    const cell = paragraphs[paragraph]?.cell;
    return cell === undefined ? undefined : `${cell.table}/${cell.row}`;
  };
  for (const [paragraph, here] of groupByParagraph(fields)) {
    const [first] = here;
    const labels = here.filter(({ label }) => label === "label").length;
    const row = rowOf(paragraph);
    if (first?.label === "label" && labels === 1 && labelKind(first.text) === "personal") {
      found.add(paragraph);
      if (row !== undefined && here.length === 1) rows.add(row);
    } else if (row !== undefined && rows.has(row) && labels === 0) found.add(paragraph);
  }
  return found;
}

function readSummary(draft: Draft, fields: readonly Field[]): void {
  for (const { text, paragraph, label } of fields) {
    if (label === "label") continue;
    draft.profile.summary.push(...pieces(text, 2000));
    draft.use(paragraph, text);
    draft.fact(`summary.${draft.profile.summary.length - 1}`, paragraph, 1);
  }
}

function readCustom(draft: Draft, document: DocumentText, heading: string, fields: readonly Field[]): void {
  const lines = rowsOf(document, fields).flatMap(({ paragraph, label, text }) => {
    const whole = label === undefined ? text : `${label}: ${text}`;
    draft.use(paragraph, whole);
    const bullet = document.paragraphs[paragraph]?.listLevel !== undefined;
    return pieces(whole.replaceAll("\t", " | "), 1000).map((piece) => ({ text: piece, bullet }));
  });
  if (lines.length === 0) return;
  draft.profile.custom.push({ heading: heading.slice(0, 100).trim(), lines });
}

/** The paragraphs of some fields, each with its label apart; in a table the label may stand in the cell before. */
function rowsOf({ paragraphs }: DocumentText, fields: readonly Field[]): Row[] {
  const rows: Row[] = [];
  let cellLabel: { text: string; table: number; row: number } | undefined;
  for (const [place, here] of groupByParagraph(fields)) {
    const paragraph = paragraphs[place];
    if (!paragraph) continue;
    const first = here[0];
    const { cell } = paragraph;
    if (first?.label === "label" && here.length === 1) {
      if (cell) cellLabel = { text: cleanLabel(first.text), table: cell.table, row: cell.row };
      continue;
    }
    const to = here.at(-1)?.segments.at(-1)?.to ?? paragraph.text.length;
    const isLabelled = first?.label === "label";
    const from = (isLabelled ? here[1] : first)?.segments[0]?.from ?? 0;
    const inherited =
      cell && cellLabel && cell.table === cellLabel.table && cell.row === cellLabel.row
        ? cellLabel.text
        : undefined;
    const label = isLabelled ? cleanLabel(first.text) : inherited;
    const isWhole = here.length === 1 && first?.text === paragraph.text;
    const whole = isWhole ? paragraph.text : paragraph.text.slice(from, Math.max(to, from));
    const rest = isWhole ? "" : (/^[)\].!?]+/.exec(paragraph.text.slice(Math.max(to, from)))?.[0] ?? "");
    rows.push({ paragraph: place, text: whole + rest, ...(label !== undefined && { label }) });
  }
  return rows;
}

function cleanLabel(text: string): string {
  return normalizeValue(text.replace(/:\s*$/, ""));
}
