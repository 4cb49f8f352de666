import { cleanLine, type Profile, type Work } from "~/career/profile.schema";
import { calmProfile } from "./calm-profile";
import { withSentenceCapitals } from "./tidy";
import { calmCapitals, calmName, calmPerson, calmSkill, capitalFirst, isShoutedList } from "./casing";

/**
 * A profile as its resume prints it: no line and no name stays in capitals or begins with a small letter. Each line keeps its place, so that its id names
 * the same line of both.
 */
export function calmResume(profile: Profile): Profile {
  const calm = calmProfile(profile);
  const isShouted = isShoutedList(profile);
  const { name, label } = calm.basics;
  return {
    ...calm,
    basics: {
      ...calm.basics,
      ...(name !== undefined && { name: cleanLine(calmPerson(name).replace(/ +(?=,)/g, "")) }),
      ...(label !== undefined && { label: nameOf(label) }),
    },
    summary: calm.summary.map((line) => withSentenceCapitals(capitalFirst(line))),
    work: calm.work.map(calmJob),
    siwes: calm.siwes.map(calmJob),
    volunteer: calm.volunteer.map((one) => withNames(one, ["position", "organization", "location"])),
    projects: calm.projects.map((one) => withNames(one, ["name"])),
    education: calm.education.map((study) => ({
      ...withNames(study, ["studyType", "area", "institution", "location"]),
      ...(study.studyType !== undefined && { studyType: withDegreeForms(nameOf(study.studyType)) }),
      ...(study.standingText !== undefined && { standingText: calmCapitals(study.standingText) }),
      highlights: study.highlights.filter((line) => HAS_WORD.test(line)).map(capitalFirst),
    })),
    certificates: calm.certificates.map((paper) => ({
      ...withNames(paper, ["name", "issuer"]),
      name: nameOf(paper.name.replace(KIND_OF_PAPER, "")),
    })),
    awards: calm.awards.map((award) => withNames(award, ["title", "awarder"])),
    skills: profile.skills.map((group) => ({
      ...group,
      ...(group.name !== undefined && { name: nameOf(group.name) }),
      keywords: group.keywords.map((keyword) => cleanLine(capitalFirst(calmSkill(keyword, isShouted)))),
    })),
    languages: profile.languages.map(({ language, fluency }) => ({
      language: nameOf(language),
      ...(fluency !== undefined && { fluency: calmCapitals(fluency) }),
    })),
    oLevels: profile.oLevels.map(({ school, results, ...one }) => ({
      ...one,
      ...(school !== undefined && { school: nameOf(school) }),
      results: results.map(({ subject, grade }) => ({ subject: nameOf(subject), grade })),
    })),
    custom: profile.custom.map(({ heading, lines }) => ({
      heading,
      lines: lines.map((line) => ({
        ...line,
        text: withSentenceCapitals(capitalFirst(calmCapitals(line.text))),
      })),
    })),
    personal: profile.personal.map(({ label, value }) => ({
      label: label.length <= SHORT_FORM ? label : capitalFirst(calmCapitals(label)),
      value: nameOf(value),
    })),
    ...(profile.referees && {
      referees: { ...profile.referees, list: profile.referees.list.map(calmReferee) },
    }),
  };
}

function calmJob(job: Work): Work {
  const { summary } = job;
  return {
    ...withNames(job, ["position", "name", "location"]),
    ...(summary !== undefined && { summary: capitalFirst(summary) }),
  };
}

/** "LGA", "NIN" */
const SHORT_FORM = 4;
/** "Certificate: Outcome Harvesting" stands among the certificates. */
export const KIND_OF_PAPER = /^(?:certificates?|trainings?|courses?|memberships?)\s*:\s*(?=\p{Lu})/iu;
const HAS_WORD = /\p{L}{2}|_{4}/u;

/** "M.SC", "B.TECH": in capitals as a form prints them. */
function withDegreeForms(name: string): string {
  return name.replace(
    /(?<=(?<!\p{L})[BM]\. ?)(?:SC|TECH|ENG|ED|AGRIC|PHARM|PHIL|ARCH|LIB)(?!\p{L})/gu,
    (form) => capitalFirst(form.toLowerCase()),
  );
}

function calmReferee(referee: NonNullable<Profile["referees"]>["list"][number]) {
  const { email } = referee;
  return {
    ...withNames(referee, ["position", "organization"]),
    name: calmPerson(referee.name),
    ...(email !== undefined && email === email.toUpperCase() && { email: email.toLowerCase() }),
  };
}

function nameOf(text: string): string {
  return cleanLine(capitalFirst(calmName(text)));
}

function withNames<Entry extends object>(entry: Entry, fields: readonly (keyof Entry)[]): Entry {
  const named = { ...entry };
  for (const field of fields) {
    const text: unknown = entry[field];
    if (typeof text === "string") Object.assign(named, { [field]: nameOf(text) });
  }
  return named;
}
