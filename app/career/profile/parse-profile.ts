import type { Profile, SectionKey } from "../profile.schema";
import { canonicalProfile, emptyProfile } from "./canonical-profile";
import { readHeader } from "./header";
import type { KnownSection } from "./heading-words";
import {
  readAwards,
  readCertificates,
  readCustomLines,
  readLanguages,
  readPersonal,
  readReferees,
  readSkills,
} from "./lists";
import { readOLevels } from "./o-levels";
import { splitBlocks } from "./blocks";
import { readEducation, readNysc, readProjects, readVolunteer, readWork } from "./sections";
import { bulletText, fit, readLines, reveal, type Line } from "./text-lines";

/**
 * Reads the editable text of a resume, however it was changed by hand. Never throws and loses no words: an unknown section
 * is kept as a custom one, a line that fits nowhere as a summary line or a bullet. See docs/resume-text-form.md.
 */
export function parseProfile(text: string): Profile {
  const profile = emptyProfile();
  const { head, blocks } = splitBlocks(readLines(text));
  const { basics, stray, other } = readHeader(head);
  profile.basics = basics;
  if (stray.length > 0) profile.sectionOrder.push("summary");
  profile.summary.push(...stray.flatMap((line) => fit(line, 2000)));
  for (const block of blocks) {
    const key: SectionKey = block.section === "custom" ? `custom.${profile.custom.length}` : block.section;
    const isRepeated = profile.sectionOrder.includes(key);
    if (!isRepeated) profile.sectionOrder.push(key);
    // A section that also stands under a heading without the mark is printed.
    if (block.isHidden && !isRepeated) profile.hidden = [...(profile.hidden ?? []), key];
    else if (!block.isHidden) profile.hidden = profile.hidden?.filter((one) => one !== key);
    if (block.section === "custom") profile.custom.push(...customSections(block.heading, block.lines));
    else addSection(profile, block.section, block.lines);
  }
  profile.personal.push(...other);
  return canonicalProfile(profile);
}

function customSections(heading: string, lines: Line[]): Profile["custom"] {
  const [first = "____ (heading)", ...more] = fit(heading, 100);
  return [
    { heading: first, lines: [...more.map((text) => ({ text, bullet: false })), ...readCustomLines(lines)] },
  ];
}

function addSection(profile: Profile, section: KnownSection, lines: Line[]): void {
  switch (section) {
    case "summary":
      profile.summary.push(...lines.flatMap(({ text }) => fit(reveal(bulletText(text) ?? text), 2000)));
      return;
    case "work":
      profile.work.push(...readWork(lines));
      return;
    case "education":
      profile.education.push(...readEducation(lines));
      return;
    case "nysc":
      addNysc(profile, lines);
      return;
    case "siwes":
      profile.siwes.push(...readWork(lines));
      return;
    case "projects":
      profile.projects.push(...readProjects(lines));
      return;
    case "volunteer":
      profile.volunteer.push(...readVolunteer(lines));
      return;
    case "skills":
      profile.skills.push(...readSkills(lines));
      return;
    case "certificates":
      profile.certificates.push(...readCertificates(lines));
      return;
    case "awards":
      profile.awards.push(...readAwards(lines));
      return;
    case "languages":
      profile.languages.push(...readLanguages(lines));
      return;
    case "oLevels":
      profile.oLevels.push(...readOLevels(lines));
      return;
    case "personal":
      profile.personal.push(...readPersonal(lines));
      return;
    case "referees":
      addReferees(profile, lines);
      return;
  }
}

function addNysc(profile: Profile, lines: Line[]): void {
  const more = readNysc(lines);
  const had = profile.nysc;
  const repeated = had ? [more.ppa, more.state].filter((value) => value !== undefined) : [];
  profile.nysc = had
    ? { ...more, ...had, highlights: [...had.highlights, ...repeated, ...more.highlights] }
    : more;
}

function addReferees(profile: Profile, lines: Line[]): void {
  const { onRequest, list } = readReferees(lines);
  const had = profile.referees;
  profile.referees = {
    onRequest: onRequest || (had?.onRequest ?? false),
    list: [...(had?.list ?? []), ...list],
  };
}
