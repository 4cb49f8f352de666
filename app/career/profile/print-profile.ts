import type { Profile, SectionKey } from "../profile.schema";
import type { DocumentLanguage } from "~/career/generated-document";
import { canonicalProfile } from "./canonical-profile";
import { guardLine } from "./entries";
import { printHeader } from "./header";
import { HEADINGS } from "./heading-words";
import { printHeading, printHidden } from "./headings";
import {
  printAwards,
  printCertificates,
  printCustomLines,
  printLanguages,
  printPersonal,
  printReferees,
  printSkills,
} from "./lists";
import { printOLevels } from "./o-levels";
import { printEducation, printNysc, printProjects, printVolunteer, printWork } from "./sections";
import { escape } from "./text-lines";

/**
 * The editable text of a profile: name, headline, contact line, then each section under its heading. `parseProfile` reads
 * the same profile back. `language` is the language of headings and dates. The form is described in docs/resume-text-form.md.
 */
export function printProfile(profile: Profile, language: DocumentLanguage = "en"): string {
  const canonical = canonicalProfile(profile);
  const sections = canonical.sectionOrder.map((key) =>
    `${headingOf(canonical, key, language)}\n${printSection(canonical, key, language)}`.trimEnd(),
  );
  const text = [printHeader(canonical.basics), ...sections].filter((part) => part !== "").join("\n\n");
  return text === "" ? "" : `${text}\n`;
}

/** The heading line of a section, as it stands in the text when the section is printed. */
export function sectionHeading(profile: Profile, key: SectionKey, language: DocumentLanguage): string {
  return isCustomKey(key) ? printHeading(customOf(profile, key)?.heading ?? "") : HEADINGS[language][key];
}

function headingOf(profile: Profile, key: SectionKey, language: DocumentLanguage): string {
  const line = sectionHeading(profile, key, language);
  return profile.hidden?.includes(key) ? printHidden(line) : line;
}

function printSection(profile: Profile, key: SectionKey, language: DocumentLanguage): string {
  if (isCustomKey(key)) return printCustomLines(customOf(profile, key)?.lines ?? []);
  switch (key) {
    case "summary":
      return profile.summary.map((paragraph) => guardLine(escape(paragraph))).join("\n\n");
    case "work":
      return printWork(profile.work, language);
    case "education":
      return printEducation(profile.education, language);
    case "nysc":
      return profile.nysc ? printNysc(profile.nysc, language) : "";
    case "siwes":
      return printWork(profile.siwes, language);
    case "projects":
      return printProjects(profile.projects, language);
    case "volunteer":
      return printVolunteer(profile.volunteer, language);
    case "skills":
      return printSkills(profile.skills);
    case "certificates":
      return printCertificates(profile.certificates, language);
    case "awards":
      return printAwards(profile.awards, language);
    case "languages":
      return printLanguages(profile.languages);
    case "oLevels":
      return printOLevels(profile.oLevels, language);
    case "personal":
      return printPersonal(profile.personal);
    case "referees":
      return profile.referees ? printReferees(profile.referees) : "";
  }
}

function isCustomKey(key: SectionKey): key is `custom.${number}` {
  return key.startsWith("custom.");
}

function customOf(profile: Profile, key: SectionKey): Profile["custom"][number] | undefined {
  return isCustomKey(key) ? profile.custom[Number(key.slice("custom.".length))] : undefined;
}
