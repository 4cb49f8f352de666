import { isPastDeed } from "../letter-writer/deed";
import type { Profile } from "~/career/profile.schema";
import { calmCapitals, calmName } from "./casing";
import { documentCase, type DocumentCase } from "./case/document-case";

/**
 * A profile whose names and lines are set as a letter prints them. What its other lines show of a word decides its case, so that "NIHOTOUR" stays beside
 * names in small letters, and "(RICE)" of somebody who writes of rice is "(Rice)".
 */
export function calmProfile(profile: Profile): Profile {
  const shown = documentCase(textsOf(profile));
  const name = (text: string) => calmName(text, shown);
  const { nysc } = profile;
  return {
    ...profile,
    basics: calmContacts(profile.basics),
    summary: profile.summary.map((text) => calmCapitals(text, shown)),
    work: profile.work.map((job) => calmEntry(job, shown, ["position", "name", "location"])),
    siwes: profile.siwes.map((job) => calmEntry(job, shown, ["position", "name", "location"])),
    volunteer: profile.volunteer.map((one) =>
      calmEntry(one, shown, ["position", "organization", "location"]),
    ),
    projects: profile.projects.map((one) => calmEntry(one, shown, ["name"])),
    education: profile.education.map((study) =>
      calmEntry(study, shown, ["studyType", "area", "institution", "location", "score"]),
    ),
    ...(nysc && { nysc: calmEntry(nysc, shown, ["ppa", "state"]) }),
    certificates: profile.certificates.map((paper) =>
      calmFields(calmFields(paper, ["name", "issuer"], name), ["status"], (text) =>
        calmCapitals(text, shown),
      ),
    ),
    awards: profile.awards.map((award) =>
      calmFields(calmFields(award, ["awarder"], name), ["title"], (text) => {
        const sentence = calmCapitals(text, shown);
        // "DRAFTED 63 BILLS" among the achievements is a sentence and no name.
        return isPastDeed(sentence) ? sentence : name(text);
      }),
    ),
  };
}

/** The contacts of somebody who wrote in capitals: an address as a name, a mail address in small letters. */
export function calmContacts(basics: Profile["basics"]): Profile["basics"] {
  const { location: stated, email, ...others } = basics;
  const location = stated !== undefined && IS_NO_PLACE.test(stated) ? undefined : stated;
  return {
    ...others,
    ...(email !== undefined && { email }),
    ...(location !== undefined && { location: calmName(location.replace(I_LIVE, "").replace(IS_LABEL, "")) }),
    ...(email !== undefined && email === email.toUpperCase() && { email: email.toLowerCase() }),
  };
}

/** "i dey Yenagoa": where somebody is, without the sentence. */
const I_LIVE = /^(?:i|we) (?:dey|stay|live|am|reside|leave)(?: (?:in|for|at))? /iu;

/** "Female 27yrs", "born 1978 in Garko": who somebody is, where a note has no address. */
const IS_NO_PLACE = /^(?:fe)?male\b|^\d{1,2} ?(?:yrs?|years)\b|^(?:i was )?born\b/i;

/** "Address 16 Upper Sokponba Road": what a form prints before it. */
const IS_LABEL = /^(?:(?:home|contact|residential|postal|house|my) )?address ?[:.-]? (?=\S)/i;

function calmEntry<Entry extends { highlights: string[]; summary?: string | undefined }>(
  entry: Entry,
  shown: DocumentCase,
  fields: readonly (keyof Entry)[],
): Entry {
  const line = (text: string) => calmCapitals(text, shown);
  return {
    ...calmFields(entry, fields, (text) => calmName(text, shown)),
    highlights: entry.highlights.map(line),
    ...(entry.summary !== undefined && { summary: line(entry.summary) }),
  };
}

function calmFields<Entry extends object>(
  entry: Entry,
  fields: readonly (keyof Entry)[],
  calm: (text: string) => string,
): Entry {
  const calmed = { ...entry };
  for (const field of fields) {
    const text: unknown = entry[field];
    if (typeof text === "string") Object.assign(calmed, { [field]: calm(text) });
  }
  return calmed;
}

/** Every text of a profile in which a word may be spelled. A person's own names and contacts tell nothing of other words. */
function textsOf(profile: Profile): string[] {
  const { summary, work, siwes, volunteer, projects, education, nysc, certificates, awards, skills, custom } =
    profile;
  return [
    summary,
    work,
    siwes,
    volunteer,
    projects,
    education,
    nysc,
    certificates,
    awards,
    skills,
    custom,
  ].flatMap(stringsIn);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NO_TEXT.has(key) ? [] : stringsIn(inner)));
}

const NO_TEXT = new Set(["startDate", "endDate", "date", "standing", "url", "bullet"]);
