import { anyOf } from "~/pattern";
import { isLacking } from "../matching/lacking";
import { isBlank, type Profile } from "../profile.schema";
import { rankLines } from "../rank";
import { calmCapitals, calmName, calmSkill, isShoutedList, lowerFirst } from "../writer/casing";
import { rolesOf, type Role } from "../writer/roles";
import { isPidgin } from "../writer/pidgin";
import { tidyBullet } from "../writer/tidy";
import { asOver, isDeed, isPastDeed } from "./deed";
import { isHardlySpoken, isLanguage, spokenLanguage } from "./language-names";
import { listOwnSections } from "./own-sections";
import { withoutOwnLabel } from "./own-label";
import { sentenceGroups } from "./sentence-groups";
import { listSummaryLines } from "./summary-lines";
import {
  isPeriod,
  isUntellable,
  withoutBadLuck,
  withoutLacks,
  withoutServiceLabel,
} from "./untellable-lines";
import type { TellableLine } from "./tellable-line";
import { withoutOf } from "./without-of";

/** A number, in figures or in words: "14 guards", "nine welders". */
export const HAS_NUMBER = anyOf(
  [
    /\d/, // 14 guards
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen)\b/, // nine welders
    /\b(?:twenty|thirty|forty|fifty|hundreds?|thousands?|dozens?)\b/, // twenty rooms
    /\b(?:half|a third|one third|two thirds|a quarter|a tenth|doubled|tripled|twice)\b/, // from one third to a tenth
  ],
  "iu",
);

/** Whether a text has a number that is no year. */
export function hasQuantity(text: string): boolean {
  return HAS_NUMBER.test(text.replace(IS_YEAR, ""));
}
const IS_YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/gu;

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
const FEWEST_OF_DEED = 4;
const FEWEST_OF_RESULT = 9;
const MIN_WORDS = 4;
const MAX_WORDS = 45;

/** Every line that can prove something: work, service, projects and volunteering, then certificates, studies, awards, skills and own sections. */
export function listTellableLines(profile: Profile): TellableLine[] {
  const roles = rolesOf(profile);
  const isShouted = isShoutedList(profile);
  const held = (id: string, parts: (string | undefined)[], isOfWork = false): TellableLine => ({
    id,
    text: parts.filter((part): part is string => part !== undefined && part !== "").join(", "),
    isOfWork,
    age: 0,
  });
  return [
    ...roles.flatMap(linesOfRole),
    ...listSummaryLines(profile).map((line) => ({ ...line, isOfWork: true, age: 0 })),
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
    ...profile.education.flatMap(({ highlights }, at) => linesOfStudy(highlights, `education.${at}`)),
    ...profile.awards.map(({ title, awarder, date }, at): TellableLine => {
      const id = `awards.${at}`;
      const text = tidyBullet(calmCapitals(title), true);
      // "Opened 410 outlets in 18 months" among the achievements is a deed.
      return isPastDeed(text)
        ? { id, text, isDeed: true, isOfWork: true, age: 0 }
        : held(id, [calmName(title), awarder, date?.slice(0, 4)], true);
    }),
    ...profile.skills.flatMap(({ keywords }, at) =>
      asInSentence(keywords).map((keyword, n): TellableLine => {
        const id = `skills.${at}.keywords.${n}`;
        const text = tidyBullet(calmCapitals(keyword), true);
        // "Upselling: moved 118 guests to a better room in 2025": what a resume by skills tells under them was done.
        const words = text.split(" ").length;
        if (isPastDeed(text) && words >= FEWEST_OF_DEED)
          return { id, text, isDeed: true, isOfWork: true, age: 0 };
        // "HS classification – challenged a wrong code, and duty came from ₦19.4m to ₦11.8m"
        if (words >= FEWEST_OF_RESULT && hasQuantity(text)) return { id, text, isOfWork: true, age: 0 };
        return {
          ...held(id, [calmSkill(keyword, isShouted)]),
          // "English (fluent)" among the skills is spoken, not used.
          ...(isLanguage(keyword) ? { isLanguage: true as const } : { isSkill: true as const }),
        };
      }),
    ),
    ...profile.languages.map(({ language, fluency }, at) => ({
      ...held(`languages.${at}`, [spokenLanguage(language, fluency)]),
      isLanguage: true as const,
      ...(isHardlySpoken(language, fluency) && { isSlight: true as const }),
    })),
    ...listOwnSections(
      profile,
      roles.some(({ kind, isCurrent }) => kind === "work" && isCurrent),
    ),
  ]
    .map((line) => ({ ...line, text: withoutLacks(line.text) }))
    .filter(
      (line) =>
        line.text !== "" &&
        !isUntellable(line.text) &&
        !isBlank(line.text) &&
        !(
          "isSkill" in line &&
          (isLacking(line.text) || IS_RESULT.test(line.text) || IS_NO_SKILL.test(line.text))
        ),
    );
}

/** What was done in one post, in the person's own words, sentence by sentence. */
function linesOfRole({ bullets, isCurrent }: Role, age: number): TellableLine[] {
  return bullets.flatMap(({ id, text }) =>
    sentenceGroups(tidyBullet(calmCapitals(text), isCurrent)).flatMap((sentence): TellableLine[] => {
      const line = withoutOf(withoutServiceLabel(withoutBadLuck(bareSentence(sentence, isCurrent))));
      const own = isCurrent ? line : asOver(line);
      // "March 2021 - Dec 2022" is a time.
      if (own === "" || isPeriod(own)) return [];
      // Of what was typed as it is spoken only a deed is sure: "everyday 1.5m dey pass my hand" names no work.
      if (isPidgin(text) && !isDeed(own)) return [];
      return [{ id, text: own, ...(isDeed(own) && { isDeed: true as const }), isOfWork: true, age }];
    }),
  );
}

/** What was done for a study, by a project most: its results and deeds; courses and subjects are none. */
function linesOfStudy(highlights: string[], id: string): TellableLine[] {
  return highlights.flatMap((text, at) =>
    sentenceGroups(tidyBullet(calmCapitals(text), false)).flatMap((line): TellableLine[] =>
      isDeed(line) || (withoutOwnLabel(line) !== line && hasQuantity(line))
        ? [
            {
              id: `${id}.highlights.${at}`,
              text: line,
              ...(isDeed(line) && { isDeed: true as const }),
              isOfWork: false,
              age: OF_STUDY,
            },
          ]
        : [],
    ),
  );
}
/** Behind the posts, the newest of which is 0. */
const OF_STUDY = 50;

/** "Also I prepare the accounts" → "Prepare the accounts": below its post a sentence needs neither. */
function bareSentence(sentence: string, isCurrent: boolean): string {
  return tidyBullet(sentence.replace(/^(?:also|then),? (?=\p{L})/iu, ""), isCurrent);
}

/** "Laundry, ironing, child care": where only the first has a capital, it is that of a sentence. */
function asInSentence(keywords: readonly string[]): readonly string[] {
  const [first, ...others] = keywords;
  return first !== undefined && others.length > 0 && others.every((keyword) => /^\p{Ll}/u.test(keyword))
    ? [lowerFirst(first), ...others]
    : keywords;
}

/** A referee, a number or a licence that has ended among the skills. */
const IS_NO_SKILL = anyOf(
  [
    /^(?:i|we|dem|they|nobody) \p{L}/u, // I have android phone
    /^[\d\s.,%₦$–-]+$/, // 28,400: a cell of a table
    /\d{6,}|\b(?:refs?|referees?|guarantors?)\b/, // ref: Mr Okey 08033411222
    /^(?:n\/?a|nil|none|not applicable|no)$/, // N/A: what a form leaves empty
    /\b(?:expired|lapsed)\b/, // driving (licence expired)
    /^(?:little|small) |\((?:small|little|basics?|beginner|not fluent|greetings only)\)/, // Excel (basic)
  ],
  "iu",
);
/** "Biology C6": the result of a school examination is no skill. */
const IS_RESULT = /^\p{L}[\p{L}. ]+ [A-F][1-9]$/u;
/** Orders lines for a letter: near to the advert, with figures, of a newer post, neither a stub nor a page. */
export function rankTellableLines(lines: TellableLine[], subject: string): TellableLine[] {
  const scores = new Map(rankLines(lines, subject).map(({ id, score }) => [id, score]));
  const best = Math.max(0.001, ...scores.values());
  const worth = ({ id, text, age, isOfWork }: TellableLine) => {
    const words = text.split(/\s+/).length;
    return (
      (scores.get(id) ?? 0) / best +
      (isOfWork && HAS_NUMBER.test(text) ? 0.5 : 0) +
      (isOfWork && SHOWS_CHANGE.test(text) ? 0.3 : 0) +
      (words >= MIN_WORDS && words <= MAX_WORDS ? 0.2 : 0) +
      Math.max(0, 0.3 - 0.1 * age)
    );
  };
  return lines
    .map((line) => ({ line, worth: worth(line) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ line }) => line);
}
