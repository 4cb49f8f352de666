import type { Profile } from "~/career/profile.schema";
import type { GeneratedResume } from "~/career/generated-document";
import type { Reverted } from "./check-letter";
import { linesOfResume, type LineCheck } from "./check-resume-lines";
import { factsOf, type FactContext, type Facts } from "./prepare";
import { keepBasics, keepEntries, keepExact, keepReferees, keepSkills, orderOf } from "./structure";

export type CheckedResume = { profile: Profile; kept: number; reverted: Reverted[] };

/**
 * The resume with only what the source bears out. A violating bullet goes back to the person's own line; whatever is no wording
 * (employers, titles, dates, schools, results, certificates, contacts, skills) is the source's. Checking the result again changes nothing.
 */
export function checkResume(
  written: GeneratedResume,
  source: Profile,
  context: FactContext | Facts,
): CheckedResume {
  const facts = factsOf(context, "resume");
  const lines = linesOfResume(written.sentences, facts);
  const { profile: draft } = written;
  const reverted: Reverted[] = lines.reverted;
  const note = (text: string, explain: string) =>
    void reverted.push({ text, violations: [{ code: "structure", found: text, explain }] });
  const profile: Profile = {
    ...source,
    basics: keepBasics(source, draft, facts, note),
    summary: lines.summary(draft.summary, source.summary),
    work: checkEntries(source.work, draft.work, "work", lines, note),
    education: checkEntries(source.education, draft.education, "education", lines, note),
    siwes: checkEntries(source.siwes, draft.siwes, "siwes", lines, note),
    projects: checkEntries(source.projects, draft.projects, "projects", lines, note),
    volunteer: checkEntries(source.volunteer, draft.volunteer, "volunteer", lines, note),
    ...(source.nysc && {
      nysc: checkEntries([source.nysc], draft.nysc ? [draft.nysc] : [], "nysc", lines, note)[0],
    }),
    skills: keepSkills(source.skills, draft.skills, note),
    certificates: keepExact(source.certificates, draft.certificates, true, note),
    awards: keepExact(source.awards, draft.awards, false, note),
    languages: keepExact(source.languages, draft.languages, false, note),
    oLevels: keepExact(source.oLevels, draft.oLevels, false, note),
    personal: keepExact(source.personal, draft.personal, false, note),
    custom: source.custom.map((section, at) => {
      const twin = draft.custom.find(({ heading }) => heading === section.heading);
      if (!twin) return section;
      return {
        ...section,
        lines: twin.lines.flatMap((line) =>
          lines
            .one(
              line.text,
              `custom.${at}`,
              section.lines.map(({ text }) => text),
            )
            .map((text) => ({ ...line, text })),
        ),
      };
    }),
  };
  const referees = keepReferees(source.referees, draft.referees, note);
  if (referees) profile.referees = referees;
  else delete profile.referees;
  return {
    profile: { ...profile, sectionOrder: orderOf(profile, draft.sectionOrder, source.sectionOrder) },
    kept: lines.kept(),
    reverted,
  };
}

type Entry = { highlights: string[]; summary?: string; description?: string };

function checkEntries<T extends Entry>(
  source: T[],
  draft: T[],
  section: string,
  lines: LineCheck,
  note: (text: string, explain: string) => void,
): T[] {
  return keepEntries(source, draft, note).map(({ entry, at, written }) => {
    const prefix = section === "nysc" ? section : `${section}.${at}`;
    if (!written) return entry;
    const highlights = lines.many(written.highlights, prefix, entry.highlights);
    const [summary] =
      written.summary === undefined
        ? []
        : lines.one(written.summary, prefix, entry.summary === undefined ? [] : [entry.summary]);
    const [description] =
      written.description === undefined
        ? []
        : lines.one(written.description, prefix, entry.description === undefined ? [] : [entry.description]);
    return {
      ...entry,
      highlights,
      ...(entry.summary !== undefined && { summary: summary ?? entry.summary }),
      ...(entry.description !== undefined && { description: description ?? entry.description }),
    };
  });
}
