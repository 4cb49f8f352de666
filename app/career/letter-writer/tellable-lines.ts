import { isBlank, type Profile } from "../profile.schema";
import { rankLines } from "../rank";
import { calmCapitals, calmName } from "../writer/casing";
import { rolesOf } from "../writer/roles";
import { tidyBullet } from "../writer/tidy";
import { toVerbLines } from "./verb-lines";

/**
 * A line of the person that a letter may print as it stands. `isSentence`: says what was done, so that it also
 * stands where no demand asks for it. `place` is the employer or the school, `title` the post
 * where the person held several there. `tense`: the line begins with a verb in that tense. `age` counts entries, the newest is 0.
 */
export type TellableLine = {
  id: string;
  text: string;
  place?: string;
  title?: string;
  tense?: "present" | "past";
  isSentence: boolean;
  isSkill?: true;
  isLanguage?: true;
  age: number;
};

/** Two figures or a share: "from 230 to 18", "by 12%". */
export const SHOWS_CHANGE = /\d\D+\d|\d\s?%/;
const MIN_WORDS = 4;
const MAX_WORDS = 45;

/** Every line that can prove something: work, service, projects and volunteering, then certificates, studies, awards, skills and own sections. */
export function listTellableLines(profile: Profile): TellableLine[] {
  const roles = rolesOf(profile);
  const isOneOfSeveral = (place: string | undefined) =>
    roles.filter((role) => role.place === place).length > 1;
  const done = roles.flatMap(({ bullets, place, title, kind, isCurrent }, age) =>
    toVerbLines(
      bullets.map(({ text }) => tidyBullet(text, isCurrent)),
      isCurrent,
    ).map((deed, at) => ({
      id: bullets[at]?.id ?? "",
      ...deed,
      ...placeOf(kind === "projects" ? title : place),
      ...(kind !== "projects" && title && isOneOfSeveral(place) && { title: calmName(title) }),
      isSentence: true,
      age,
    })),
  );
  const held = (id: string, parts: (string | undefined)[], isSentence = false): TellableLine => ({
    id,
    text: parts.filter((part): part is string => part !== undefined && part !== "").join(", "),
    isSentence,
    age: 0,
  });
  return [
    ...done,
    ...profile.certificates.map(({ name, issuer, date, status }, at) =>
      held(`certificates.${at}`, [calmName(name), issuer, status, date?.slice(0, 4)]),
    ),
    ...profile.education.flatMap(({ studyType, area, score, institution, standingText, endDate }, at) => [
      held(`education.${at}`, [
        calmName([studyType, area].filter(Boolean).join(" ")),
        score && calmName(score),
        institution && calmName(institution),
        standingText ?? (endDate === "present" ? undefined : endDate?.slice(0, 4)),
      ]),
    ]),
    ...profile.awards.map(({ title, awarder, date }, at) =>
      held(`awards.${at}`, [calmName(title), awarder, date?.slice(0, 4)], true),
    ),
    ...profile.skills.flatMap(({ keywords }, at) =>
      keywords.map((keyword, n) => ({
        ...held(`skills.${at}.keywords.${n}`, [calmName(keyword)]),
        isSkill: true as const,
      })),
    ),
    ...profile.languages.map(({ language, fluency }, at) => ({
      ...held(`languages.${at}`, [calmName(language) + (fluency ? ` (${fluency.toLowerCase()})` : "")]),
      isLanguage: true as const,
    })),
    ...profile.custom.flatMap(({ lines }, at) =>
      lines.map(({ text, bullet }, n) => held(`custom.${at}.lines.${n}`, [calmCapitals(text)], bullet)),
    ),
  ].filter(({ text }) => text !== "" && !isBlank(text));
}

/** Orders lines for a letter: near to the advert, with figures, of a newer post, neither a stub nor a page. */
export function rankTellableLines(lines: TellableLine[], subject: string): TellableLine[] {
  const scores = new Map(rankLines(lines, subject).map(({ id, score }) => [id, score]));
  const best = Math.max(0.001, ...scores.values());
  const worth = ({ id, text, age, isSentence }: TellableLine) => {
    const words = text.split(/\s+/).length;
    return (
      (scores.get(id) ?? 0) / best +
      (isSentence && /\d/.test(text) ? 0.5 : 0) +
      (isSentence && SHOWS_CHANGE.test(text) ? 0.3 : 0) +
      (words >= MIN_WORDS && words <= MAX_WORDS ? 0.2 : 0) +
      Math.max(0, 0.3 - 0.1 * age)
    );
  };
  return lines
    .map((line) => ({ line, worth: worth(line) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ line }) => line);
}

function placeOf(name: string | undefined): { place?: string } {
  return name ? { place: calmName(name) } : {};
}
