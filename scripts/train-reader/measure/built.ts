// What the profile holds of what the marks say.
import type { Profile } from "~/career/profile.schema";
import type { Label } from "~/career/resume/tagger/labels";
import type { GoldJob, GoldPaper, GoldSchool } from "./gold";
import { isEngagement } from "~/career/resume/engagements";
import { OWNER_NOTE } from "~/career/resume/vocabulary/no-names";
import { isSame, isSameTime, isWithin, wordsOf, type Span } from "./same";

type Post = Span & { name?: string; position?: string; highlights: string[]; path: string };

/** Jobs, trainings, service and what somebody did unpaid, in one form. */
export function postsOf({ work, siwes, volunteer, nysc }: Profile): Post[] {
  return [
    ...work.map((one, at) => ({ ...one, path: `work.${at}` })),
    ...siwes.map((one, at) => ({ ...one, path: `siwes.${at}` })),
    ...volunteer.map(({ organization, ...one }, at) => ({
      ...one,
      ...(organization && { name: organization }),
      path: `volunteer.${at}`,
    })),
    ...(nysc
      ? [{ ...nysc, ...(nysc.ppa && { name: nysc.ppa }), position: "Corps member", path: "nysc" }]
      : []),
  ];
}

/** The values of the profile that a label may become. Undefined for labels that are no value. */
export function readValues(profile: Profile): Partial<Record<Label, readonly string[]>> {
  const { basics, education, certificates, awards, projects, oLevels, languages, skills, personal } = profile;
  const list = profile.referees?.list ?? [];
  const posts = postsOf(profile);
  const all = (...values: (string | undefined)[]) => values.flatMap((one) => one ?? []);
  const papers = all(
    ...certificates.map(({ name }) => name),
    ...awards.map(({ title }) => title),
    ...projects.map(({ name }) => name),
    ...oLevels.map(({ exam }) => exam),
  );
  return {
    name: all(basics.name),
    headline: all(basics.label),
    email: all(basics.email, ...personal.map(({ value }) => value), ...list.map(({ email }) => email)),
    link: basics.links,
    employer: all(...posts.map(({ name }) => name), ...list.map(({ organization }) => organization)),
    title: all(
      ...posts.map(({ position }) => position),
      ...list.map(({ position }) => position),
      basics.label,
    ),
    school: all(
      ...education.map(({ institution }) => institution),
      ...oLevels.map(({ school }) => school),
      ...certificates.map(({ issuer }) => issuer),
    ),
    degree: all(...education.map(studyOf), ...papers),
    item: [...papers, ...all(...education.map(({ studyType }) => studyType))],
    issuer: all(...certificates.map(({ issuer }) => issuer), ...awards.map(({ awarder }) => awarder)),
    skill: skills.flatMap(({ keywords }) => keywords),
    language: all(
      ...languages.flatMap(({ language, fluency = "" }) => [
        language,
        `${language} ${fluency}`,
        `${fluency} ${language}`,
      ]),
    ),
    referee: all(...list.map(({ name }) => name)),
    line: all(
      ...profile.summary,
      ...profile.work.flatMap(({ summary }) => summary ?? []),
      ...[...posts, ...education, ...projects].flatMap(({ highlights }) => highlights),
      ...profile.custom.flatMap(({ lines }) => lines.map(({ text }) => text)),
    ),
  };
}

/** True where the profile holds a value under its label. */
export function isBuilt(label: Label, text: string, values: readonly string[], profile: Profile): boolean {
  if (label === "name") return values.some((value) => isWithin(text, value));
  if (label === "degree") return values.some((value) => isWithin(text, value));
  if (label === "line") return isWithin(text, values.join(" "));
  // "Member, Nigerian Society of Engineers" is one name; who gave it may stand in it.
  if (
    label === "item" &&
    profile.certificates.some(({ name }) => isWithin(text, name) && !isLonger(name, text))
  )
    return true;
  if (
    label === "issuer" &&
    profile.certificates.some(({ name }) => isWithin(text, name) && !isSame(text, name))
  )
    return true;
  const isHeld = (part: string) => values.some((value) => isSame(part, value) || isSame(value, part));
  // "Berom, Hausa, English" may be one mark.
  return isHeld(text) || (label === "language" && text.split(/[,;\t]|\sand\s/).every(isHeld));
}

/** The post that a job became, whole. */
export function findJob({ employer, title, dates }: GoldJob, posts: readonly Post[]): Post | undefined {
  return posts.find(
    (post) =>
      isSame(employer.replace(OWNER_NOTE, ""), post.name ?? "") &&
      (isSame(title, post.position ?? "") || (post.path === "nysc" && isEngagement(title))) &&
      isSameTime(dates, post),
  );
}

/** A study as one text. What joins a degree and its subject is left out of the profile. */
const studyOf = ({ studyType = "", area = "" }: Profile["education"][number]) =>
  studyType && area ? `${studyType} in ${area}` : studyType + area;

/** True where a study stands whole. */
export function hasSchool({ school, degree, dates }: GoldSchool, { education, oLevels }: Profile): boolean {
  return (
    education.some(
      (one) =>
        isSame(school, one.institution ?? "") &&
        isWithin(degree, studyOf(one)) &&
        (dates === undefined || isSameTime(dates, one)),
    ) ||
    // The date of an examination is the year of its results.
    oLevels.some(
      (one) =>
        isSame(school, one.school ?? "") &&
        isWithin(degree, one.exam) &&
        (dates === undefined || isSameTime(dates, { ...(one.date && { date: one.date }) })),
    )
  );
}

/** True for a name that holds several words more than what it should. */
function isLonger(name: string, truth: string): boolean {
  return wordsOf(name).length > wordsOf(truth).length + 4;
}

/** True where a paper, a prize or a project stands with who gave it and when. */
export function hasPaper(
  { item, issuer, dates }: GoldPaper,
  { certificates, awards, projects }: Profile,
): boolean {
  const all = [
    ...certificates,
    ...awards.map(({ title, awarder, date }) => ({ name: title, issuer: awarder, date })),
    ...projects.map(({ name, startDate, endDate }) => ({ name, issuer: undefined, startDate, endDate })),
  ];
  return all.some(
    (one) =>
      isWithin(item, one.name) &&
      !isLonger(one.name, `${item} ${issuer ?? ""}`) &&
      (issuer === undefined || isWithin(issuer, `${one.name} ${one.issuer ?? ""}`)) &&
      (dates === undefined ||
        // "Feb–May 2004" is told in its own words.
        isWithin(dates, "status" in one ? (one.status ?? "") : "") ||
        isSameTime(
          dates,
          Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)),
        )),
  );
}

/** The name as it is marked, without forms of address: the words of all its parts. */
export function isName(
  marked: readonly string[],
  read: string | undefined,
  titles: ReadonlySet<string>,
): boolean {
  const sorted = (words: string[]) =>
    words
      .filter((word) => !titles.has(word))
      .sort()
      .join(" ");
  const plain = marked.map((one) => one.replace(/\([^()]*\)|,.*?(?:\b[A-Z]{3,}\b|\.).*$/gu, " "));
  const own = wordsOf(read ?? "");
  return (
    own.length > 0 &&
    !own.some((word) => titles.has(word)) &&
    [marked, plain].some((parts) =>
      [parts.slice(0, 1), parts].some((some) => sorted(some.flatMap(wordsOf)) === own.sort().join(" ")),
    )
  );
}

const joined = (values: (string | undefined)[]) => values.filter(Boolean).join(" | ");
const firstWord = (text: string) => wordsOf(text).find((word) => word.length > 3) ?? wordsOf(text)[0] ?? "";

/** What was read of a school, to see why it is not whole. */
export function nearSchools(school: string, { education, oLevels, certificates }: Profile): string {
  const word = firstWord(school);
  return [
    ...education.map((one) =>
      joined([one.institution, one.location, one.studyType, one.area, one.score, one.startDate, one.endDate]),
    ),
    ...oLevels.map((one) => joined(["exam", one.exam, one.school, one.date])),
    ...certificates.map((one) => joined(["paper", one.name, one.issuer, one.date])),
  ]
    .filter((one) => wordsOf(one).includes(word))
    .join(" ; ");
}

/** What was read of a job, to see why it is not whole. */
export function nearJobs({ employer, title }: GoldJob, posts: readonly Post[]): string {
  const words = [firstWord(employer), firstWord(title)];
  return posts
    .map(({ position, name, startDate, endDate, highlights }) =>
      joined([
        position,
        "@",
        name,
        startDate,
        endDate,
        ...highlights.map((line) => `+ ${line.slice(0, 60)}`),
      ]),
    )
    .filter((one) => words.some((word) => wordsOf(one).includes(word)))
    .map((one) => one.slice(0, 180))
    .join(" ; ");
}

/** What was read of a paper, to see why it is not whole. */
export function nearPapers(item: string, profile: Profile): string {
  const word = firstWord(item);
  const { certificates, awards, projects, education, skills } = profile;
  return [
    ...certificates.map((one) => joined([one.name, one.issuer, one.date, one.status])),
    ...awards.map((one) => joined(["award", one.title, one.awarder, one.date])),
    ...projects.map((one) => joined(["project", one.name, one.startDate, one.endDate])),
    ...education.map((one) => joined(["school", one.institution, one.studyType, one.area])),
    ...skills.map(({ keywords }) => joined(["skills", ...keywords])),
    ...profile.custom.map(({ heading, lines }) =>
      joined(["custom", heading, ...lines.map(({ text }) => text)]),
    ),
  ]
    .filter((one) => wordsOf(one).includes(word))
    .map((one) => one.slice(0, 160))
    .join(" ; ");
}
