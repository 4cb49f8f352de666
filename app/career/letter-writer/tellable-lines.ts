import { anyOf } from "~/pattern";
import { foldText } from "../nlp/fold";
import { knownWord } from "../nlp/word-vectors";
import { isLackingSkill } from "../matching/candidate-facts";
import { isBlank, type Profile } from "../profile.schema";
import { rankLines } from "../rank";
import { languageNames } from "../resume/vocabulary/languages";
import {
  calmCapitals,
  calmName,
  calmPlace,
  calmPost,
  calmSkill,
  isShoutedList,
  lowerFirst,
  withoutNote,
} from "../writer/casing";
import { rolesOf } from "../writer/roles";
import { tidyBullet } from "../writer/tidy";
import { isTerm } from "./terms";
import { IS_TRAINING } from "./line-text";
import { namesRole } from "./role-names";
import { listSummaryLines } from "./summary-lines";
import { toVerbLines } from "./verb-lines";

/**
 * A line of the person that a letter may print as it stands. `isSentence`: says what was done, so that it also
 * stands where no demand asks for it. `place` is the employer or the school, `title` the post,
 * `needsTitle` where the person held several there. `tense`: the line begins with a verb in that tense. `age` counts entries, the newest is 0.
 */
export type TellableLine = {
  id: string;
  text: string;
  place?: string;
  title?: string;
  needsTitle?: true;
  tense?: "present" | "past";
  /** It has a subject of its own: "Sales rose from 12 to 40 a day". */
  isClause?: true;
  /** The duty that the line names: "Conducting normal deliveries". */
  duty?: string;
  isSentence: boolean;
  /** Of a section about work that names no post. */
  isWork?: true;
  isSkill?: true;
  isLanguage?: true;
  age: number;
};

/** A number, in figures or in words: "14 guards", "nine welders". */
export const HAS_NUMBER = anyOf(
  [
    /\d/, // 14 guards
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen)\b/, // nine welders
    /\b(?:twenty|thirty|forty|fifty|hundreds?|thousands?|dozens?)\b/, // twenty rooms
  ],
  "iu",
);

/** A result: "from 230 to 18", "by 12%", "within 3 days", "without a day of downtime". */
export const SHOWS_CHANGE = anyOf(
  [
    /\bfrom (?:\S+ ){1,4}to \S*\d/, // from 230 to 18
    /\bfrom (?:\p{L}+ ){1,3}to \p{L}+ (?:minutes?|hours?|days?|weeks?|months?)/u, // from three days to five hours
    /\d\s?%|\bby \S*\d/, // by 12%
    /\b(?:no|zero|without(?: an?| any)?) \p{Ll}+/u, // without a day of downtime
  ],
  "u",
);
const MIN_WORDS = 4;
const MAX_WORDS = 45;

/** Every line that can prove something: work, service, projects and volunteering, then certificates, studies, awards, skills and own sections. */
export function listTellableLines(profile: Profile): TellableLine[] {
  const roles = rolesOf(profile);
  const isShouted = isShoutedList(profile);
  const isOneOfSeveral = (place: string | undefined) =>
    roles.filter((role) => role.place === place).length > 1;
  const done = roles
    .flatMap(({ bullets, place, title, kind, isCurrent }, age) =>
      toVerbLines(
        bullets.map(({ text }) => withSubject(tidyBullet(text, isCurrent), text)),
        isCurrent,
      ).map((deed, at) => ({
        id: bullets[at]?.id ?? "",
        ...deed,
        ...placeOf(kind === "projects" ? title : place),
        ...(kind !== "projects" &&
          title &&
          (namesRole(title) || IS_TRAINING.test(title)) && { title: calmPost(withoutNote(title)) }),
        ...(isOneOfSeveral(place) && { needsTitle: true as const }),
        isSentence: !IS_LABELLED.test(deed.text),
        age,
      })),
    )
    .filter(({ text }) => !IS_PUBLICATION.test(text) && !IS_STORY.test(text) && !IS_HEADING.test(text));
  const held = (id: string, parts: (string | undefined)[], isSentence = false): TellableLine => ({
    id,
    text: parts.filter((part): part is string => part !== undefined && part !== "").join(", "),
    isSentence,
    age: 0,
  });
  return [
    ...done,
    ...listSummaryLines(profile).map((line) => ({ ...line, isSentence: true, age: 0 })),
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
      asInSentence(keywords).map((keyword, n) => ({
        ...held(`skills.${at}.keywords.${n}`, [calmSkill(keyword, isShouted)]),
        // "English (fluent)" among the skills is spoken, not used.
        ...(isLanguage(keyword) ? { isLanguage: true as const } : { isSkill: true as const }),
      })),
    ),
    ...profile.languages.map(({ language, fluency }, at) => ({
      ...held(`languages.${at}`, [calmName(language) + (fluency ? ` (${calmFluency(fluency)})` : "")]),
      isLanguage: true as const,
    })),
    ...profile.custom.flatMap(({ heading, lines }, at) =>
      IS_PASTIME.test(heading)
        ? []
        : IS_DUTIES.test(heading)
          ? listDuties(
              lines,
              at,
              roles.some(({ kind, isCurrent }) => kind === "work" && isCurrent),
            )
          : listOwnSection(lines, at),
    ),
  ].filter(
    (line) =>
      line.text !== "" &&
      !isBlank(line.text) &&
      !("isSkill" in line && (isLackingSkill(line.text) || IS_RESULT.test(line.text))),
  );
}

/** Who writes "I check the oil" says that "check" is a verb. */
function withSubject(bullet: string, written: string): string {
  if (!/^\P{L}*I \p{Ll}/iu.test(written)) return bullet;
  return `I ${lowerFirst(bullet.replace(/^(?:I )?(?:also )?/i, ""))}`;
}

/** "Fluent" → "fluent", but "A2" and "Kagoma dialect" keep their capitals. */
function calmFluency(fluency: string): string {
  return /^(?:[ABC][12]|C?EFR)\b/i.test(fluency) ? fluency.toUpperCase() : lowerFirst(fluency);
}

/** "Laundry, ironing, child care": where only the first has a capital, it is that of a sentence. */
function asInSentence(keywords: readonly string[]): readonly string[] {
  const [first, ...others] = keywords;
  return first !== undefined && others.length > 0 && others.every((keyword) => /^\p{Ll}/u.test(keyword))
    ? [lowerFirst(first), ...others]
    : keywords;
}

/** A section "Duties" of its own says what the person does at work, whichever the post. */
function listDuties(lines: { text: string }[], at: number, isCurrent: boolean): TellableLine[] {
  const deeds = toVerbLines(
    lines.map(({ text }) => tidyBullet(calmCapitals(text), isCurrent)),
    isCurrent,
  );
  return deeds.map((deed, n) => ({
    id: `custom.${at}.lines.${n}`,
    ...deed,
    isWork: true,
    isSentence: true,
    age: OWN_AGE,
  }));
}
const IS_DUTIES =
  /^(?:my |key |main |job |general )?(?:duties|responsibilities|job functions?)(?: (?:and|&) \p{L}+)?:?$/iu;

/** The lines of a section of the person's own: a line above bullets is the office in which they were done. */
function listOwnSection(lines: { text: string; bullet: boolean }[], at: number): TellableLine[] {
  const deeds = lines.flatMap(({ text }) => {
    const since = calmCapitals(text).replace(OPEN_RANGE, "(since $1)");
    return toVerbLines([since], since.endsWith(")") && since.includes("(since "));
  });
  return lines.map(({ text, bullet }, n) => {
    const id = `custom.${at}.lines.${n}`;
    if (isTerm(text)) return { id, text, isSentence: false, age: OWN_AGE };
    // "AutoCAD, Civil 3D, MS Project": names, and nothing that was done.
    if (!deeds[n]?.tense && IS_LIST.test(text))
      return { id, text: text.replace(/[.;,]+$/, ""), isSkill: true, isSentence: false, age: OWN_AGE };
    if (/^I \p{Ll}/u.test(text))
      return { id, text: calmCapitals(text), isClause: true, isSentence: true, age: OWN_AGE };
    const head = bullet ? lines.slice(0, n).findLast((line) => !line.bullet)?.text : undefined;
    const title = head?.replace(/\s*\([^()]*\d{4}[^()]*\)$/, "");
    return {
      id,
      text: "",
      ...deeds[n],
      ...(title && title.split(" ").length <= 12 && { title: calmName(title) }),
      isSentence: bullet || deeds[n]?.tense !== undefined,
      age: OWN_AGE,
    };
  });
}
/** "Project: 24-inch gas pipeline": a name behind its label, and nothing that was done. */
const IS_LABELLED = /^\p{L}+(?: \p{L}+)?:\s/u;
/** "Preye, E. D. et al. (2021). …": a work that was published is named in the resume. */
const IS_PUBLICATION = /\bet al\b|^\p{Lu}[\p{L}'-]+, (?:\p{Lu}\. ?){1,3}/u;
/** "3.3 Other experience", "In No. 2 above:", "Duties and responsibilities": what stands over other lines. */
const IS_HEADING =
  /^\d+(?:\.\d+)+\.? \p{L}|\babove:?$|:$|^(?:\p{L}+ ){0,2}(?:duties|responsibilities)(?: (?:and|&) \p{L}+)?$/iu;
/** Why somebody did not work is theirs to tell: "I came back because my father was sick". */
const IS_STORY = anyOf(
  [
    /\b(?:was|were|am) not working\b|\b(?:laid off|retrenched|sacked|out of (?:a )?job|no work)\b/, // I was laid off
    /\b(?:sick(?:ness)?|ill(?:ness)?|died|passed away|burial|covid|lockdown)\b.{0,60}\b(?:I|my|so|because)\b/, // sick, so I stayed
    /\b(?:because|since|as) my \p{L}+ (?:was|died|fell)\b/u, // because my father was ill
    /^reasons? (?:for|of) leaving\b/, // Reason for leaving: the family relocated
    /\b(?:company|shop|business|school|and) (?:closed|folded|shut) (?:down|up|in|during|because|due)\b/, // and closed in the lockdown
    /\blost the contract\b|\b(?:drop(?:ped)?|sacked|laid) (?:all of )?us\b/, // company lost the contract
  ],
  "iu",
);
const LANGUAGES = new Set(languageNames.split(/,\s*/));

function isLanguage(keyword: string): boolean {
  const name = keyword.replace(/\s*\(.*\)$/u, "").replace(/ language$/i, "");
  return LANGUAGES.has(name.trim().toLowerCase());
}

/** "Hausa (good)", "Shuwa Arabic": what else stands among somebody's languages is none, and no common word names one. */
export function namesLanguage(text: string): boolean {
  const [, name = "", level = ""] = /^([^()]*?)(?: \(([^()]*)\))?$/u.exec(text) ?? [];
  const isName = /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|language))?$/u.test(name);
  const isListed = foldText(name)
    .split(" ")
    .some((word) => LANGUAGES.has(word));
  return isName && level.split(" ").length <= 3 && (isListed || knownWord(foldText(name)) === undefined);
}

/** "Biology C6": the result of a school examination is no skill. */
const IS_RESULT = /^\p{L}[\p{L}. ]+ [A-F][1-9]$/u;
const IS_PASTIME = /\b(?:hobb|pastime|leisure|interests?\b|loisirs|hobbys|aficiones|intereses)/i;
const IS_LIST = /^[^\s.,;:]+(?: [^\s.,;:]+){0,3}(?:, [^\s.,;:]+(?: [^\s.,;:]+){0,3}){1,}\.?$/;
/** "Mentor, Girls Who Work (2023–)" goes on. */
const OPEN_RANGE =
  /\(?((?:\p{L}+ )?(?:19|20)\d{2})\s*(?:[-–—]|to)\s*(?:present|date|till date|now|today)?\)?[.,;]?$/iu;
// After the posts, the newest of which is 0.
const OWN_AGE = 50;

/** Orders lines for a letter: near to the advert, with figures, of a newer post, neither a stub nor a page. */
export function rankTellableLines(lines: TellableLine[], subject: string): TellableLine[] {
  const scores = new Map(rankLines(lines, subject).map(({ id, score }) => [id, score]));
  const best = Math.max(0.001, ...scores.values());
  const worth = ({ id, text, age, isSentence }: TellableLine) => {
    const words = text.split(/\s+/).length;
    return (
      (scores.get(id) ?? 0) / best +
      (isSentence && HAS_NUMBER.test(text) ? 0.5 : 0) +
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
  return name ? { place: calmPlace(withoutNote(name)) } : {};
}
