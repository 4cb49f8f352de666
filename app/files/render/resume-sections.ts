import { joinDegree } from "~/career/profile/degree";
import type {
  Education,
  OLevel,
  Profile,
  Referee,
  SectionKey,
  SkillGroup,
  Standing,
  Work,
} from "~/career/profile.schema";
import type { DocumentLanguage } from "~/career/generated-document";
import { joinWithBars, toContactRuns, joinRuns, toRuns } from "./runs";
import type { Block, Run } from "./layout";
import { NYSC_STATUS_LABELS, ON_REQUEST_LABELS, STANDING_LABELS } from "./labels";
import { period, monthAndYear, entry, datedLine, paragraph, bullets } from "./resume-blocks";

type KnownKey = Exclude<SectionKey, `custom.${number}`>;

export const SECTION_LAYOUTS: Record<KnownKey, (profile: Profile, language: DocumentLanguage) => Block[]> = {
  summary: ({ summary }) => summary.flatMap((text) => paragraph(toRuns(text))),
  work: ({ work }, language) => work.flatMap((job) => jobBlocks(job, language)),
  siwes: ({ siwes }, language) => siwes.flatMap((job) => jobBlocks(job, language)),
  education: ({ education }, language) => education.flatMap((entry) => educationBlocks(entry, language)),
  nysc: nyscBlocks,
  projects: ({ projects }, language) =>
    projects.flatMap((project) => [
      ...entry(
        { who: toRuns(project.name), where: [], what: [toContactRuns(project.url)] },
        period(project, language),
      ),
      ...paragraph(toRuns(project.description)),
      ...bullets(project.highlights),
    ]),
  volunteer: ({ volunteer }, language) =>
    volunteer.flatMap((role) => [
      ...entry(
        { who: toRuns(role.organization), where: toRuns(role.location), what: [toRuns(role.position)] },
        period(role, language),
      ),
      ...bullets(role.highlights),
    ]),
  skills: ({ skills }) => skills.flatMap((group) => paragraph(skillRuns(group))),
  certificates: ({ certificates }, language) =>
    certificates.flatMap(({ name, issuer, status, standing, date }) =>
      datedLine(
        [
          toRuns(name),
          toRuns(issuer),
          toRuns(status ?? standingText({ standing, isDated: date !== undefined }, language)),
        ],
        monthAndYear(date, language),
      ),
    ),
  awards: ({ awards }, language) =>
    awards.flatMap(({ title, awarder, date }) =>
      datedLine([toRuns(title), toRuns(awarder)], monthAndYear(date, language)),
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
    ...entry(
      { who: toRuns(job.name), where: toRuns(job.location), what: [toRuns(job.position)] },
      period(job, language),
    ),
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
      {
        who: toRuns(school.institution),
        where: toRuns(school.location),
        what: [
          joinRuns([toRuns(course), toRuns(school.score)], ", "),
          toRuns(
            school.standingText ??
              standingText({ standing: school.standing, isDated: school.endDate !== undefined }, language),
          ),
        ],
      },
      period(school, language),
    ),
    ...bullets(school.highlights),
  ];
}

/** A study that is not finished must never read like one that is. The date of a finished one says enough. */
function standingText(
  { standing, isDated }: { standing: Standing | undefined; isDated: boolean },
  language: DocumentLanguage,
): string | undefined {
  if (standing === undefined || (standing === "completed" && isDated)) return undefined;
  return STANDING_LABELS[language][standing];
}

function nyscBlocks({ nysc }: Profile, language: DocumentLanguage): Block[] {
  if (nysc === undefined) return [];
  const status = nysc.status === undefined ? [] : toRuns(NYSC_STATUS_LABELS[language][nysc.status]);
  return [
    ...entry({ who: toRuns(nysc.ppa), where: toRuns(nysc.state), what: [status] }, period(nysc, language)),
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
