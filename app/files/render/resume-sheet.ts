import { formatRange, formatYearMonth } from "~/career/dates";
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
import type { DocumentLanguage } from "~/career/written";
import { printable } from "./characters";
import { barred, contactRuns, joinRuns, runsOf } from "./runs";
import type { Block, Run } from "./sheet";
import { NYSC_STATUS, ON_REQUEST } from "./wording";

/** A resume in reading order: name, headline, contact, then the sections as the profile orders them. Empty ones are left out. */
export function layOutResume(profile: Profile, language: DocumentLanguage): Block[] {
  return [...head(profile), ...profile.sectionOrder.flatMap((key) => section(profile, key, language))];
}

function head({ basics }: Profile): Block[] {
  const name = printable(basics.name ?? "");
  const headline = runsOf(basics.label);
  const items = [basics.phone, basics.email, basics.location, ...basics.links]
    .map(contactRuns)
    .filter((runs) => runs.length > 0);
  return [
    ...(name === "" ? [] : [{ kind: "name" as const, text: name }]),
    ...(headline.length === 0 ? [] : [{ kind: "headline" as const, runs: headline }]),
    ...(items.length === 0 ? [] : [{ kind: "contact" as const, items }]),
  ];
}

function section(profile: Profile, key: SectionKey, language: DocumentLanguage): Block[] {
  const blocks = isCustom(key) ? customBody(profile, key) : BODIES[key](profile, language);
  const heading = isCustom(key) ? customHeading(profile, key) : HEADINGS[language][key];
  return blocks.length === 0 || heading === "" ? blocks : [{ kind: "heading", text: heading }, ...blocks];
}

type KnownKey = Exclude<SectionKey, `custom.${number}`>;
function isCustom(key: SectionKey): key is `custom.${number}` {
  return key.startsWith("custom.");
}

const BODIES: Record<KnownKey, (profile: Profile, language: DocumentLanguage) => Block[]> = {
  summary: ({ summary }) => summary.flatMap((text) => paragraph(runsOf(text))),
  work: ({ work }, language) => work.flatMap((job) => jobBlocks(job, language)),
  siwes: ({ siwes }, language) => siwes.flatMap((job) => jobBlocks(job, language)),
  education: ({ education }, language) => education.flatMap((entry) => educationBlocks(entry, language)),
  nysc: nyscBlocks,
  projects: ({ projects }, language) =>
    projects.flatMap((project) => [
      ...entry([runsOf(project.name)], [contactRuns(project.url)], period(project, language)),
      ...paragraph(runsOf(project.description)),
      ...bullets(project.highlights),
    ]),
  volunteer: ({ volunteer }, language) =>
    volunteer.flatMap((role) => [
      ...entry(
        [runsOf(role.position)],
        [runsOf(role.organization), runsOf(role.location)],
        period(role, language),
      ),
      ...bullets(role.highlights),
    ]),
  skills: ({ skills }) => skills.flatMap((group) => paragraph(skillRuns(group))),
  certificates: ({ certificates }, language) =>
    certificates.flatMap(({ name, issuer, status, date }) =>
      paragraph(
        barred([
          runsOf(name),
          runsOf(issuer),
          runsOf(status),
          runsOf(monthAndYear(date, language), { soft: true }),
        ]),
      ),
    ),
  awards: ({ awards }, language) =>
    awards.flatMap(({ title, awarder, date }) =>
      paragraph(
        barred([runsOf(title), runsOf(awarder), runsOf(monthAndYear(date, language), { soft: true })]),
      ),
    ),
  languages: ({ languages }) =>
    paragraph(
      joinRuns(
        languages.map(({ language, fluency }) => runsOf(fluency ? `${language} (${fluency})` : language)),
        ", ",
      ),
    ),
  oLevels: ({ oLevels }, language) => oLevels.flatMap((sitting) => paragraph(sittingRuns(sitting, language))),
  personal: ({ personal }) => personal.flatMap(({ label, value }) => paragraph(runsOf(`${label}: ${value}`))),
  referees: ({ referees }, language) => [
    ...(referees?.list ?? []).flatMap((referee) => paragraph(refereeRuns(referee))),
    ...(referees?.onRequest ? paragraph(runsOf(ON_REQUEST[language])) : []),
  ],
};

function jobBlocks(job: Work, language: DocumentLanguage): Block[] {
  return [
    ...entry([runsOf(job.position)], [runsOf(job.name), runsOf(job.location)], period(job, language)),
    ...paragraph(runsOf(job.summary)),
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
      [runsOf(course), runsOf(school.score)],
      [runsOf(school.institution), runsOf(school.location)],
      period(school, language),
    ),
    ...bullets(school.highlights),
  ];
}

function nyscBlocks({ nysc }: Profile, language: DocumentLanguage): Block[] {
  if (nysc === undefined) return [];
  const status = nysc.status === undefined ? [] : runsOf(NYSC_STATUS[language][nysc.status]);
  return [
    ...entry([status], [runsOf(nysc.ppa), runsOf(nysc.state)], period(nysc, language)),
    ...bullets(nysc.highlights),
  ];
}

function skillRuns({ name, keywords }: SkillGroup): Run[] {
  const list = joinRuns(
    keywords.map((keyword) => runsOf(keyword)),
    ", ",
  );
  const label = runsOf(name, { strong: true });
  return joinRuns([label, list], ": ");
}

// One line a sitting: as an entry of its own, employers' systems take the school for a second degree.
function sittingRuns({ exam, school, date, results }: OLevel, language: DocumentLanguage): Run[] {
  const when = monthAndYear(date, language);
  const sitting = joinRuns(
    [runsOf(when === undefined ? exam : `${exam} (${when})`, { strong: true }), runsOf(school)],
    ", ",
  );
  const grades = joinRuns(
    results.map(({ subject, grade }) => runsOf(`${subject} ${grade}`)),
    ", ",
  );
  return joinRuns([sitting, grades], ": ");
}

function refereeRuns(referee: Referee): Run[] {
  const post = [runsOf(referee.position), runsOf(referee.organization)];
  return barred([
    runsOf(referee.name, { strong: true }),
    ...post,
    contactRuns(referee.phone),
    contactRuns(referee.email),
  ]);
}

function period(
  { startDate, endDate }: { startDate?: string; endDate?: string },
  language: DocumentLanguage,
): string | undefined {
  return formatRange(startDate, endDate, language) || undefined;
}

function monthAndYear(date: string | undefined, language: DocumentLanguage): string | undefined {
  return date === undefined ? undefined : formatYearMonth(date, language);
}

/** The first part is the bold title. Without one, the first detail (the employer, the school) takes its place. */
function entry(title: Run[][], detail: Run[][], dates: string | undefined): Block[] {
  const when = runsOf(dates, { soft: true });
  const [lead = [], ...rest] = [...title, ...detail].filter((part) => part.length > 0);
  const strong = lead.map((run) => ({ ...run, strong: true }));
  if (strong.length === 0) return paragraph(when);
  const heading = joinRuns([strong, ...rest.filter((part) => title.includes(part))], ", ");
  const details = rest.filter((part) => !title.includes(part));
  if (details.length === 0) return [{ kind: "entry", title: barred([heading, when]), detail: [] }];
  return [{ kind: "entry", title: heading, detail: barred([...details, when]) }];
}

function paragraph(runs: Run[]): Block[] {
  return runs.length === 0 ? [] : [{ kind: "paragraph", runs }];
}

function bullets(lines: string[]): Block[] {
  const items = lines.map((line) => runsOf(line)).filter((runs) => runs.length > 0);
  return items.length === 0 ? [] : [{ kind: "bullets", items }];
}

function customHeading(profile: Profile, key: `custom.${number}`): string {
  return printable((customSection(profile, key)?.heading ?? "").toUpperCase());
}

/** Lines in the person's own order; bullets that follow one another are one list. */
function customBody(profile: Profile, key: `custom.${number}`): Block[] {
  const blocks: Block[] = [];
  for (const { text, bullet } of customSection(profile, key)?.lines ?? []) {
    const last = blocks.at(-1);
    const [block] = bullet ? bullets([text]) : paragraph(runsOf(text));
    if (block?.kind === "bullets" && last?.kind === "bullets") last.items.push(...block.items);
    else if (block !== undefined) blocks.push(block);
  }
  return blocks;
}

function customSection(profile: Profile, key: `custom.${number}`): Profile["custom"][number] | undefined {
  return profile.custom[Number(key.slice("custom.".length))];
}
