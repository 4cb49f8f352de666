import { parseDate, parsePeriod } from "~/career/dates";
import { findChosen } from "~/career/profile/entry-choice";
import type { Profile } from "~/career/profile.schema";
import { pieces } from "~/career/resume/draft";
import { toProfile, valueAt, withValue } from "~/career/resume/profile-values";
import { Refusal } from "~/refusal";
import { changeProfile, type CareerProfile } from "./profile.server";
import type { ProfileDoubt } from "./stored-profile";

/** `take` the suggestion, `keep` what stands there, keep `both`, or set the person's own `value`. */
export type DoubtAnswer = { choice: "take" | "keep" | "both" } | { choice: "value"; value: string };

/** Answers one doubt. One that was answered already is left alone. Throws BAD_VALUE when the value cannot stand there. */
export function answerDoubt(userId: string, doubtId: string, answer: DoubtAnswer): CareerProfile {
  return changeProfile(userId, {}, ({ profile, doubts }) => {
    const doubt = doubts.find(({ id }) => id === doubtId);
    const rest = doubts.filter(({ id }) => id !== doubtId);
    if (!doubt) return { profile, doubts: rest };
    if (answer.choice === "keep")
      return { profile, doubts: rest, ...(doubt.path && { confirmedPath: doubt.path }) };
    if (answer.choice === "value" && answer.value.trim() === "")
      throw new Refusal("BAD_VALUE", "Write what is right, or choose to leave it as it is.");
    const text = answer.choice === "value" ? answer.value : (doubt.suggestion ?? "");
    const changed =
      answer.choice === "both" ? withBoth(profile, doubt, text) : withAnswer(profile, doubt, text);
    if (!changed) throw new Refusal("BAD_VALUE", badValueText(doubt));
    // One answer settles every question about the same value.
    return { profile: changed, doubts: rest.filter(({ path }) => !path || path !== doubt.path) };
  });
}

const IN_A_LIST = /^summary\.\d+$|\.(highlights|keywords|links|lines)\.\d+$/;
const ON_ONE_LINE =
  /^basics\.(phone|email|label|location)$|\.(position|location|area|score|issuer|status|standingText)$/;

/** Whether the two sides of a doubt can stand beside each other: two telephone numbers can; a name, an employer and a date cannot. */
export function allowsBoth({ kind, path = "" }: Pick<ProfileDoubt, "kind" | "path">): boolean {
  return kind === "conflict" && (IN_A_LIST.test(path) || ON_ONE_LINE.test(path));
}

function withAnswer(profile: Profile, { path }: ProfileDoubt, text: string): Profile | undefined {
  if (path === undefined || text === "") return undefined;
  const field = path.split(".").at(-1) ?? "";
  if (!/^(startDate|endDate|date)$/.test(field)) return withValue(profile, path, text);
  const entry = path.slice(0, -field.length);
  const { start, end } = parsePeriod(text) ?? {};
  if (field === "startDate" && start && end) {
    const started = withValue(profile, path, start);
    return started && withValue(started, `${entry}endDate`, end);
  }
  const date = field === "endDate" && end === "present" ? end : (parseDate(text) ?? start ?? end);
  return date === undefined ? undefined : withValue(profile, path, date);
}

function withBoth(profile: Profile, doubt: ProfileDoubt, text: string): Profile | undefined {
  const { path = "" } = doubt;
  if (!allowsBoth(doubt)) return undefined;
  if (ON_ONE_LINE.test(path)) {
    const mine = valueAt(profile, path);
    return typeof mine === "string" ? withValue(profile, path, `${mine} / ${text}`) : undefined;
  }
  const list = path.split(".").slice(0, -1).join(".");
  const items = valueAt(profile, list);
  return Array.isArray(items) ? withValue(profile, `${list}.${items.length}`, text) : undefined;
}

function badValueText({ path = "" }: ProfileDoubt): string {
  return /[dD]ate$/.test(path)
    ? "Write a month and a year, for example March 2021, or a year alone."
    : "This text is too long for this place.";
}

/** Sections that take a line as an entry of their own, and what "other" is called in the profile. */
export const LINE_PLACES = ["summary", "skills", "certificates", "awards", "projects", "other"] as const;
const OTHER_HEADING = "Other";

/**
 * Puts a line that found no place where the person says: to a section, as a line of an entry (`entryChoice`), or "out" to leave it out. A line that
 * was placed already is left alone. Throws BAD_PLACE.
 */
export function placeLine(userId: string, lineId: string, place: string): CareerProfile {
  return changeProfile(userId, {}, ({ profile, notPlaced }) => {
    const line = notPlaced.find(({ id }) => id === lineId);
    const rest = notPlaced.filter(({ id }) => id !== lineId);
    if (!line || place === "out") return { profile, notPlaced: rest };
    const placed = withLine(profile, line.text, place);
    if (!placed) throw new Refusal("BAD_PLACE", "Choose where this line belongs.");
    return { profile: placed, notPlaced: rest };
  });
}

function withLine(profile: Profile, text: string, place: string): Profile | undefined {
  const chosen = findChosen(profile, place);
  if (chosen !== undefined) {
    const lines = valueAt(profile, `${chosen}.highlights`);
    if (!Array.isArray(lines)) return undefined;
    return pieces(text, 1000).reduce<Profile | undefined>(
      (changed, piece, index) =>
        changed && withValue(changed, `${chosen}.highlights.${lines.length + index}`, piece),
      profile,
    );
  }
  const changed = structuredClone(profile);
  switch (place) {
    case "summary":
      changed.summary.push(...pieces(text, 2000));
      break;
    case "skills": {
      const keywords = text.split(/[,;•|]/).flatMap((skill) => pieces(skill, 200));
      const unnamed = changed.skills.find(({ name }) => name === undefined);
      if (unnamed) unnamed.keywords.push(...keywords);
      else if (keywords.length > 0) changed.skills.push({ keywords });
      break;
    }
    case "certificates":
      changed.certificates.push(...pieces(text, 200).map((name) => ({ name })));
      break;
    case "awards":
      changed.awards.push(...pieces(text, 300).map((title) => ({ title })));
      break;
    case "projects":
      changed.projects.push(...pieces(text, 200).map((name) => ({ name, highlights: [] })));
      break;
    case "other": {
      const lines = pieces(text, 1000).map((piece) => ({ text: piece, bullet: true }));
      const other = changed.custom.find(({ heading }) => heading === OTHER_HEADING);
      if (other) other.lines.push(...lines);
      else changed.custom.push({ heading: OTHER_HEADING, lines });
      break;
    }
    default:
      return undefined;
  }
  return toProfile(changed);
}
