import { isLanguage } from "~/career/letter-writer/language-names";
import { isLacking } from "~/career/matching/lacking";
import { foldText } from "~/career/nlp/fold";
import type { Profile, SkillGroup, Work } from "~/career/profile.schema";
import { listed } from "./wording";

/**
 * A profile without what offers an employer nothing: papers and skills that somebody names because they do not have them, and entries and lines
 * without a word. Languages among the skills stand among the languages. The notes name what was left out.
 */
export function heldParts(profile: Profile): { profile: Profile; notes: string[] } {
  const papers = profile.certificates.filter(({ name, status }) => !isNothing(name, status));
  const keywords = profile.skills.flatMap((group) => group.keywords);
  const lacking = [
    ...profile.certificates
      .filter(({ name, status }) => HAS_WORD.test(name) && isNothing(name, status))
      .map(({ name }) => name),
    ...keywords.filter((keyword) => HAS_WORD.test(keyword) && isNothing(keyword)),
  ];
  const spoken = keywords.filter(isSpoken).map(languageOf);
  const known = new Set(profile.languages.map(({ language }) => foldText(language)));
  const isHeldSkill = (keyword: string) => !isNothing(keyword) && !isSpoken(keyword);
  return {
    profile: {
      ...profile,
      work: profile.work.filter((job, at, all) => isTold(job) && !isRemnant(job, all.toSpliced(at, 1))),
      siwes: profile.siwes.filter(isTold),
      volunteer: profile.volunteer.filter(isTold),
      education: profile.education.filter(isTold),
      certificates: papers,
      skills: profile.skills
        .map((group): SkillGroup => ({
          ...group,
          keywords: withoutDoubles(group.keywords.filter(isHeldSkill)),
        }))
        .filter((group) => group.keywords.length > 0),
      languages: [
        ...profile.languages,
        ...spoken.filter(
          ({ language }, at) =>
            !known.has(foldText(language)) && at === spoken.findIndex((one) => one.language === language),
        ),
      ],
    },
    notes:
      lacking.length > 0
        ? [`We left out what you do not have yet: ${listed(lacking)}. You can write it in the text.`]
        : [],
  };
}

const HAS_WORD = /\p{L}{2}/u;
/** What a form leaves empty, and the name of its column. */
const IS_EMPTY = /^(?:n\/?a|nil|none|not applicable|no|certificates?)\.?$/iu;

function isNothing(name: string, status?: string): boolean {
  return (
    !HAS_WORD.test(name) ||
    IS_EMPTY.test(name) ||
    isLacking(status === undefined ? name : `${name}: ${status}`) ||
    (status !== undefined && isLacking(status))
  );
}

/** An entry says something beside its time. */
function isTold({
  startDate: _start,
  endDate: _end,
  ...entry
}: { startDate?: string | undefined; endDate?: string | undefined } & object): boolean {
  return Object.values(entry).some((value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
}

/** Nothing but a title that another post has, too. */
function isRemnant({ position, ...rest }: Work, others: Work[]): boolean {
  return (
    position !== undefined &&
    !isTold({ ...rest }) &&
    rest.startDate === undefined &&
    rest.endDate === undefined &&
    others.some((other) => foldText(other.position ?? "") === foldText(position))
  );
}

/** "Hausa (spoken)", "English C1", "Shuwa Arabic B1 (spoken)" */
const WITH_LEVEL = /^(?<language>[^()]+?)\s*(?:\((?<words>[^()]+)\)|(?<mark>[ABC][12](?:\s*\([^()]*\))?))$/u;

/** Whether an item of a list names a language, with or without a level. */
export function isSpoken(keyword: string): boolean {
  const { language } = languageOf(keyword);
  return isLanguage(language) || (isLanguage(language.split(" ").at(-1) ?? "") && WITH_LEVEL.test(keyword));
}

function languageOf(keyword: string): Profile["languages"][number] {
  const { language = keyword, words, mark } = WITH_LEVEL.exec(keyword)?.groups ?? {};
  const fluency = words ?? mark?.replace(/\s*\(([^()]*)\)$/u, ", $1");
  return { language, ...(fluency !== undefined && { fluency }) };
}

function withoutDoubles(keywords: string[]): string[] {
  const keys = keywords.map(foldText);
  return keywords.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}
