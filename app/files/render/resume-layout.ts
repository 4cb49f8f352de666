import { formatPeriod, formatYearMonth } from "~/career/dates";
import { joinDegree } from "~/career/profile/degree";
import { HEADINGS } from "~/career/profile/heading-words";
import type {
  Education,
  OLevel,
  Profile,
  Referee,
  SectionKey,
  SkillGroup,
  Work,
} from "~/career/profile.schema";
import type { DocumentLanguage } from "~/career/generated-document";
import { toPrintableText } from "./characters";
import { joinWithBars, toContactRuns, joinRuns, toRuns } from "./runs";
import type { Block, Run } from "./layout";
import { NYSC_STATUS_LABELS, ON_REQUEST_LABELS } from "./labels";

/**
 * A resume in reading order: name, headline, contact, then the sections in the order of the profile. Empty
 * ones are left out.
 */
export function layoutResume(profile: Profile, language: DocumentLanguage): Block[] {
  return [
    ...layoutHead(profile),
    ...profile.sectionOrder.flatMap((key) => layoutSection(profile, key, language)),
  ];
}

function layoutHead({ basics }: Profile): Block[] {
  const name = toPrintableText(basics.name ?? "");
  const headline = toRuns(basics.label);
  const items = [basics.phone, basics.email, basics.location, ...basics.links]
    .map(toContactRuns)
    .filter((runs) => runs.length > 0);
  return [
    ...(name === "" ? [] : [{ kind: "name" as const, text: name }]),
    ...(headline.length === 0 ? [] : [{ kind: "headline" as const, runs: headline }]),
    ...(items.length === 0 ? [] : [{ kind: "contact" as const, items }]),
  ];
}

function layoutSection(profile: Profile, key: SectionKey, language: DocumentLanguage): Block[] {
  const blocks = isCustom(key) ? customBody(profile, key) : SECTION_LAYOUTS[key](profile, language);
  const heading = isCustom(key) ? customHeading(profile, key) : HEADINGS[language][key];
  return blocks.length === 0 || heading === "" ? blocks : [{ kind: "heading", text: heading }, ...blocks];
}

type KnownKey = Exclude<SectionKey, `custom.${number}`>;
function isCustom(key: SectionKey): key is `custom.${number}` {
  return key.startsWith("custom.");
}

const SECTION_LAYOUTS: Record<KnownKey, (profile: Profile, language: DocumentLanguage) => Block[]> = {
  summary: ({ summary }) => summary.flatMap((text) => paragraph(toRuns(text))),
  work: ({ work }, language) => work.flatMap((job) => jobBlocks(job, language)),
  siwes: ({ siwes }, language) => siwes.flatMap((job) => jobBlocks(job, language)),
  education: ({ education }, language) => education.flatMap((entry) => educationBlocks(entry, language)),
  nysc: nyscBlocks,
  projects: ({ projects }, language) =>
    projects.flatMap((project) => [
      ...entry([toRuns(project.name)], [toContactRuns(project.url)], period(project, language)),
      ...paragraph(toRuns(project.description)),
      ...bullets(project.highlights),
    ]),
  volunteer: ({ volunteer }, language) =>
    volunteer.flatMap((role) => [
      ...entry(
        [toRuns(role.position)],
        [toRuns(role.organization), toRuns(role.location)],
        period(role, language),
      ),
      ...bullets(role.highlights),
    ]),
  skills: ({ skills }) => skills.flatMap((group) => paragraph(skillRuns(group))),
  certificates: ({ certificates }, language) =>
    certificates.flatMap(({ name, issuer, status, date }) =>
      paragraph(
        joinWithBars([
          toRuns(name),
          toRuns(issuer),
          toRuns(status),
          toRuns(monthAndYear(date, language), { soft: true }),
        ]),
      ),
    ),
  awards: ({ awards }, language) =>
    awards.flatMap(({ title, awarder, date }) =>
      paragraph(
        joinWithBars([toRuns(title), toRuns(awarder), toRuns(monthAndYear(date, language), { soft: true })]),
      ),
    ),
  languages: ({ languages }) =>
    paragraph(
      joinRuns(
        languages.map(({ language, fluency }) => toRuns(fluency ? `${language} (${fluency})` : language)),
        ", ",
      ),
    ),
  oLevels: ({ oLevels }, language) => oLevels.flatMap((sitting) => paragraph(sittingRuns(sitting, language))),
  personal: ({ personal }) => personal.flatMap(({ label, value }) => paragraph(toRuns(`${label}: ${value}`))),
  referees: ({ referees }, language) => [
    ...(referees?.list ?? []).flatMap((referee) => paragraph(refereeRuns(referee))),
    ...(referees?.onRequest ? paragraph(toRuns(ON_REQUEST_LABELS[language])) : []),
  ],
};

function jobBlocks(job: Work, language: DocumentLanguage): Block[] {
  return [
    ...entry([toRuns(job.position)], [toRuns(job.name), toRuns(job.location)], period(job, language)),
    ...paragraph(toRuns(job.summary)),
    ...bullets(job.highlights),
  ];
}

function educationBlocks(school: Education, language: DocumentLanguage): Block[] {
  const { studyType, area } = school;
  const course =
    studyType === undefined || area === undefined
      ? (studyType ?? area)
      : (joinDegree(studyType, area) ?? `${studyType} ${area}`);
  return [
    ...entry(
      [toRuns(course), toRuns(school.score)],
      [toRuns(school.institution), toRuns(school.location)],
      period(school, language),
    ),
    ...bullets(school.highlights),
  ];
}

function nyscBlocks({ nysc }: Profile, language: DocumentLanguage): Block[] {
  if (nysc === undefined) return [];
  const status = nysc.status === undefined ? [] : toRuns(NYSC_STATUS_LABELS[language][nysc.status]);
  return [
    ...entry([status], [toRuns(nysc.ppa), toRuns(nysc.state)], period(nysc, language)),
    ...bullets(nysc.highlights),
  ];
}

function skillRuns({ name, keywords }: SkillGroup): Run[] {
  const list = joinRuns(
    keywords.map((keyword) => toRuns(keyword)),
    ", ",
  );
  const label = toRuns(name, { strong: true });
  return joinRuns([label, list], ": ");
}

// One line for each sitting. As an entry, employers' systems read the school as a second degree.
function sittingRuns({ exam, school, date, results }: OLevel, language: DocumentLanguage): Run[] {
  const when = monthAndYear(date, language);
  const sitting = joinRuns(
    [toRuns(when === undefined ? exam : `${exam} (${when})`, { strong: true }), toRuns(school)],
    ", ",
  );
  const grades = joinRuns(
    results.map(({ subject, grade }) => toRuns(`${subject} ${grade}`)),
    ", ",
  );
  return joinRuns([sitting, grades], ": ");
}

function refereeRuns(referee: Referee): Run[] {
  const post = [toRuns(referee.position), toRuns(referee.organization)];
  return joinWithBars([
    toRuns(referee.name, { strong: true }),
    ...post,
    toContactRuns(referee.phone),
    toContactRuns(referee.email),
  ]);
}

function period(
  { startDate, endDate }: { startDate?: string; endDate?: string },
  language: DocumentLanguage,
): string | undefined {
  return formatPeriod(startDate, endDate, language) || undefined;
}

function monthAndYear(date: string | undefined, language: DocumentLanguage): string | undefined {
  return date === undefined ? undefined : formatYearMonth(date, language);
}

/**
 * The first part is the bold title. Without one, the first detail (the employer, the school) takes its place.
 */
function entry(title: Run[][], detail: Run[][], dates: string | undefined): Block[] {
  const when = toRuns(dates, { soft: true });
  const [lead = [], ...rest] = [...title, ...detail].filter((part) => part.length > 0);
  const strong = lead.map((run) => ({ ...run, strong: true }));
  if (strong.length === 0) return paragraph(when);
  const heading = joinRuns([strong, ...rest.filter((part) => title.includes(part))], ", ");
  const details = rest.filter((part) => !title.includes(part));
  if (details.length === 0) return [{ kind: "entry", title: joinWithBars([heading, when]), detail: [] }];
  return [{ kind: "entry", title: heading, detail: joinWithBars([...details, when]) }];
}

function paragraph(runs: Run[]): Block[] {
  return runs.length === 0 ? [] : [{ kind: "paragraph", runs }];
}

function bullets(lines: string[]): Block[] {
  const items = lines.map((line) => toRuns(line)).filter((runs) => runs.length > 0);
  return items.length === 0 ? [] : [{ kind: "bullets", items }];
}

function customHeading(profile: Profile, key: `custom.${number}`): string {
  return toPrintableText((customSection(profile, key)?.heading ?? "").toUpperCase());
}

/** Lines in the person's own order. Successive bullets become one list. */
function customBody(profile: Profile, key: `custom.${number}`): Block[] {
  const blocks: Block[] = [];
  for (const { text, bullet } of customSection(profile, key)?.lines ?? []) {
    const last = blocks.at(-1);
    const [block] = bullet ? bullets([text]) : paragraph(toRuns(text));
    if (block?.kind === "bullets" && last?.kind === "bullets") last.items.push(...block.items);
    else if (block !== undefined) blocks.push(block);
  }
  return blocks;
}

function customSection(profile: Profile, key: `custom.${number}`): Profile["custom"][number] | undefined {
  return profile.custom[Number(key.slice("custom.".length))];
}
