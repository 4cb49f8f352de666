import { findEntry } from "./apply-decision";
import { findSentence, type LineSource } from "./line-sources";
import { wordsOf } from "./nlp/fold";
import type { Profile } from "./profile.schema";
import { valueAt, withValue, toProfile } from "./resume/profile-values";
import { sourceLines } from "./source-lines";

/** A line of the person that their resume does not print. `id` is its place in the profile, `entry` what it belongs to. */
export type LeftOutLine = { id: string; text: string; entry: string };

const LINE = /^summary\.\d+$|^(?:work|siwes|volunteer|projects)\.\d+\.highlights\.\d+$/;

/**
 * The lines of `profile` that a resume made from it left out, or its owner took out later, and that were not put back since, in the
 * profile's order. `sources` are those stored with the resume: a line that was worded anew, or edited later, is not left out.
 */
export function listLeftOut(profile: Profile, resume: Profile, sources: LineSource[]): LeftOutLine[] {
  const printed = leftOutCandidates(resume).map(({ text }) => text);
  const made = new Set(sources.map(({ text }) => text));
  // Only a line that nobody made may be an edited one.
  const edited = printed.filter((line) => !made.has(line)).map(wordsOf);
  const isThere = (text: string) =>
    printed.some((line) => findSentence(text, line) >= 0) ||
    edited.some((line) => isAlike(wordsOf(text), line));
  const used = new Set(
    [
      ...sources.flatMap(({ text, profileLines, isVerbatim }) =>
        isThere(text) ? (isVerbatim ? [text] : profileLines) : [],
      ),
      ...printed,
    ].map(keyOf),
  );
  return leftOutCandidates(profile).filter(({ text }) => !used.has(keyOf(text)));
}

/** A resume prints in small letters what stands in capitals in its source. */
function keyOf(text: string): string {
  return wordsOf(text).join(" ") || text;
}

/** Whether a profile has a line of this id that a resume may leave out. */
export function hasLine(profile: Profile, id: string): boolean {
  return leftOutCandidates(profile).some((line) => line.id === id);
}

/** An edited line keeps at least half of its words. */
function isAlike(before: string[], after: string[]): boolean {
  const now = new Set(after);
  return before.length > 0 && before.filter((word) => now.has(word)).length >= before.length / 2;
}

/** Whether a left-out line can go back: its entry is still in the resume. */
export function hasPlace(resume: Profile, profile: Profile, id: string): boolean {
  const [section = ""] = id.split(".");
  return !OF_ENTRY.test(section) || findEntry([id], profile, resume) !== undefined;
}

const OF_ENTRY = /^(?:work|siwes|volunteer|projects)$/;

/** The resume with a line of the profile put back, at the end of its entry. Undefined: the resume has no such entry any more. */
export function withRestoredLine(resume: Profile, profile: Profile, id: string): Profile | undefined {
  const [section = "", at = ""] = id.split(".");
  if (section === "personal" || section === "referees") {
    const changed = structuredClone(resume);
    const [own, referee] = [profile.personal[Number(at)], profile.referees?.list[Number(id.split(".")[2])]];
    if (section === "personal" && own) changed.personal.push(own);
    if (section === "referees" && referee)
      changed.referees = { onRequest: false, list: [...(resume.referees?.list ?? []), referee] };
    return toProfile(changed);
  }
  const text = valueAt(profile, id);
  if (typeof text !== "string" || !LINE.test(id)) return undefined;
  if (section === "summary") return withValue(resume, `summary.${resume.summary.length}`, text);
  const entry = findEntry([id], profile, resume);
  const lines = entry && valueAt(resume, `${entry}.highlights`);
  return Array.isArray(lines) ? withValue(resume, `${entry}.highlights.${lines.length}`, text) : undefined;
}

function leftOutCandidates(profile: Profile): LeftOutLine[] {
  const lines = sourceLines(profile).filter(
    ({ id, text }) => (LINE.test(id) || id.startsWith("personal.")) && /\p{L}/u.test(text),
  );
  return [
    ...lines.map(({ id, text }) => ({ id, text, entry: entryLabel(profile, id) })),
    ...(profile.referees?.list ?? []).map(({ name, position, organization, phone, email }, at) => ({
      id: `referees.list.${at}`,
      text: [name, position, organization, phone, email].filter(Boolean).join(", "),
      entry: "Referees",
    })),
  ];
}

function entryLabel(profile: Profile, id: string): string {
  const [section = "", index] = id.split(".");
  const at = Number(index);
  switch (section) {
    case "summary":
      return "Summary";
    case "personal":
      return "Personal details";
    case "projects":
      return profile.projects[at]?.name ?? "Projects";
    case "volunteer":
      return joined(profile.volunteer[at]?.position, profile.volunteer[at]?.organization);
    default: {
      const job = section === "siwes" ? profile.siwes[at] : profile.work[at];
      return joined(job?.position, job?.name);
    }
  }
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
