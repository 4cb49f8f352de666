import type { Certificate, Education, Standing, Work } from "../profile.schema";
import { foldText } from "../nlp/fold";
import type { DoubtKind, Draft } from "./draft";
import { isSchoolPaper } from "./degrees";
import { isOrganisation } from "./places";
import { isGenericSchool } from "./schools";
import { subjectDegrees } from "./vocabulary/vocabulary";

/** What is asked about one field of an entry; `field` is its name in the profile. */
type Question = { kind: DoubtKind; field: string; text: string };
type Dated = { startDate?: string; endDate?: string; standing?: Standing };

/** The other entries of a section: how many there are, and how many of them something is true of. */
type Siblings<Entry> = { size: number; count: (test: (entry: Entry) => boolean) => number };

/**
 * Raises a doubt where an entry does not look like its siblings: it lacks what they have, or a name in it looks cut. Nothing is changed:
 * a wrong value is rarely wrong alone, and its owner is asked about the place.
 */
export function doubtEntries(draft: Draft): void {
  const { work, siwes, education, certificates } = draft.profile;
  askAll(draft, "work", work, jobQuestions);
  askAll(draft, "siwes", siwes, jobQuestions);
  askAll(draft, "education", education, schoolQuestions);
  askAll(draft, "certificates", certificates, paperQuestions);
}

function askAll<Entry>(
  draft: Draft,
  section: string,
  entries: readonly Entry[],
  questionsOf: (entry: Entry, siblings: Siblings<Entry>) => Question[],
): void {
  const paragraphs = new Map<string, number>();
  for (const { path, paragraph } of draft.facts) {
    const [kind, at] = path.split(".");
    if (kind === section && at !== undefined && !paragraphs.has(at)) paragraphs.set(at, paragraph);
  }
  const asked = new Set(draft.doubts.map((doubt) => doubt.path));
  const siblingsOf = countSiblings(entries);
  entries.forEach((entry, at) => {
    const paragraph = paragraphs.get(String(at));
    if (paragraph === undefined) return;
    for (const { kind, field, text } of questionsOf(entry, siblingsOf(entry))) {
      const path = `${section}.${at}.${field}`;
      if (asked.has(path)) continue;
      asked.add(path);
      draft.doubt(kind, paragraph, text, { path });
    }
  });
}

/** Each test is made once for all entries, so that many entries cost no more than their number. */
function countSiblings<Entry>(entries: readonly Entry[]): (entry: Entry) => Siblings<Entry> {
  const totals = new Map<(entry: Entry) => boolean, number>();
  const total = (test: (entry: Entry) => boolean) => {
    const known = totals.get(test) ?? entries.filter(test).length;
    totals.set(test, known);
    return known;
  };
  return (entry) => ({ size: entries.length - 1, count: (test) => total(test) - Number(test(entry)) });
}

function jobQuestions(job: Work, siblings: Siblings<Work>): Question[] {
  const what = job.position ?? job.name ?? "this";
  return [
    ...ask(!job.position, "title", "position", `What was your post${job.name ? ` at “${job.name}”` : ""}?`),
    ...datesQuestion(job, siblings, what),
    ...ask(isCutOff(job.name), "employer", "name", wholeName(job.name)),
    ...ask(isCutOff(job.position), "title", "position", wholeName(job.position)),
  ];
}

const hasArea = ({ area }: Education) => area !== undefined;
const hasDegree = ({ studyType }: Education) => studyType !== undefined;
const hasEnd = ({ endDate }: Education) => endDate !== undefined;
const isAtSchool = ({ institution }: Education) => institution !== undefined && isOrganisation(institution);

function schoolQuestions(school: Education, siblings: Siblings<Education>): Question[] {
  const { institution, studyType, area } = school;
  const what = institution ?? studyType ?? area ?? "this";
  const lacksArea =
    area === undefined &&
    studyType !== undefined &&
    !isSchoolPaper(studyType) &&
    !subjectDegrees.has(bareWords(studyType)) &&
    siblings.size > 0 &&
    siblings.count(hasArea) === siblings.size;
  const isFragment =
    institution !== undefined &&
    (isCutOff(institution) ||
      isBareSchoolWord(institution.split(",")[0] ?? "") ||
      (!isAtSchool(school) && siblings.count(isAtSchool) > 0));
  return [
    ...ask(
      studyType === undefined && siblings.count(hasDegree) > 0,
      "school",
      "studyType",
      `Which degree or certificate did you get at “${what}”?`,
    ),
    ...ask(lacksArea, "school", "area", `In which subject was “${studyType ?? ""}”?`),
    ...ask(isCutOff(area), "school", "area", wholeName(area)),
    ...ask(isFragment, "school", "institution", wholeName(institution)),
    ...ask(
      !school.startDate && !school.endDate && siblings.count(hasEnd) > 0,
      "dates",
      "endDate",
      `When did you study at “${what}”?`,
    ),
    ...datesQuestion(school, siblings, what),
  ];
}

const bareWords = (studyType: string) => foldText(studyType).replace(/[.\s]/g, "");

const isDescribed = ({ issuer, date, standing }: Certificate) =>
  issuer !== undefined || date !== undefined || standing !== undefined;

function paperQuestions(paper: Certificate, siblings: Siblings<Certificate>): Question[] {
  const described = siblings.count(isDescribed);
  const isBare = !isDescribed(paper) && described > 0 && described * 2 >= siblings.size;
  return [
    ...ask(isBare, "line", "name", `Is “${paper.name}” a certificate of its own?`),
    ...ask(isCutOff(paper.name), "line", "name", wholeName(paper.name)),
  ];
}

const ask = (isDoubtful: boolean, kind: DoubtKind, field: string, text: string): Question[] =>
  isDoubtful ? [{ kind, field, text }] : [];

const isWholePeriod = ({ startDate, endDate }: Dated) => startDate !== undefined && endDate !== undefined;

/** One end of a period where all siblings have both. */
function datesQuestion<Entry extends Dated>(
  { startDate, endDate, standing }: Entry,
  siblings: Siblings<Entry>,
  what: string,
): Question[] {
  // What is not finished has no end yet.
  const isOpen = endDate === undefined && standing !== undefined && standing !== "completed";
  const hasOne = !isOpen && (startDate === undefined) !== (endDate === undefined);
  const areWhole = siblings.size > 0 && siblings.count(isWholePeriod) === siblings.size;
  const [field, word] = startDate === undefined ? ["startDate", "begin"] : ["endDate", "end"];
  return ask(hasOne && areWhole, "dates", field, `When did “${what}” ${word}?`);
}

/** "Polytechnic", but not "Federal Polytechnic": a word that no school has alone. */
const isBareSchoolWord = (name: string) => !name.includes(" ") && isGenericSchool(name);

/** "Federal University of": a name that needs another word. */
const isCutOff = (name: string | undefined) =>
  name !== undefined && /(?:\s(?:of|and|for|in|the|with|to|by|from)|[&/])$/.test(name);

const wholeName = (name = "") => `Is “${name}” all of it?`;
