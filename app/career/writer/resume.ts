import type { JobAdvert } from "~/career/job-advert/job-advert";
import {
  isBlank,
  type Profile,
  type SectionKey,
  type SkillGroup,
  type Standing,
} from "~/career/profile.schema";
import { foldText } from "~/career/nlp/fold";
import type {
  DocumentLanguage,
  DocumentLength,
  Sentence,
  GeneratedResume,
} from "~/career/generated-document";
import { calmName, calmPerson } from "./casing";
import { queryOf } from "./advert-query";
import { askedSkills } from "./asked-skills";
import { finishedFirst } from "./best-education";
import { keptLanguageNote } from "./kept-language-note";
import { mainPost } from "./main-post";
import { mostBullets, mostTelling, sortedByEnd } from "./bullets";
import { privateParts } from "./private-parts";
import { computeSummary } from "./summary";
import { tidyBullet } from "./tidy";
import { countOf, countWords } from "./wording";

type Asked = {
  profile: Profile;
  advert: JobAdvert;
  today: string;
  language: DocumentLanguage;
  length?: DocumentLength;
};
/** What somebody else worded: a bullet in place of one line or of two, a summary, an order of skills. The rest stays as the built-in writer has it. */
export type ResumeWording = { summary: Sentence[]; bullets: Sentence[]; skillOrder: string[] };

/**
 * Arranges a person's own resume for one advert, without any model: bullets and skills that speak to the advert first, newest job first,
 * private details off. No job, title, employer, date or degree is touched. `today` is an ISO date. With `wording` the lines it words
 * take the place of the person's own, and nothing else changes.
 */
export function writeResume(
  { profile, advert, today, language, length = "standard" }: Asked,
  wording?: ResumeWording,
): GeneratedResume {
  const arranged = arrangeRoles(profile, advert, { length, bullets: wording?.bullets ?? [] });
  const { name } = profile.basics;
  // What somebody expects is for a letter that is asked for it.
  const label = headline(profile, advert);
  const own = profile.summary.filter((line) => !isBlank(line));
  const tells = own.some((line) => !isAim(line));
  const worded = wording && wording.summary.length > 0 ? wording.summary : undefined;
  const computed = worded ?? (tells ? undefined : computeSummary(profile, advert, today, language, length));
  const summary = computed ? [computed.map(({ text }) => text).join(" ")] : profile.summary;
  const apart = privateParts(profile, advert.text);
  const written: Profile = {
    ...profile,
    ...arranged.roles,
    basics: { ...profile.basics, ...(name && { name: calmPerson(name) }), ...(label && { label }) },
    summary,
    education: finishedFirst(sortedByEnd(profile.education).map(({ one }) => one)).map((one) =>
      withoutPlainStanding(one, one.endDate),
    ),
    certificates: profile.certificates.map((one) => withoutPlainStanding(one, one.date ?? "held")),
    skills: askedFirst(inOrder(profile.skills, wording?.skillOrder ?? []), advert),
    ...apart.parts,
  };
  return {
    type: "resume",
    profile: { ...written, sectionOrder: orderSections(written, profile.sectionOrder) },
    sentences: [...(computed ?? []), ...arranged.sentences],
    notes: [
      ...arranged.notes,
      ...(computed && !worded && own.length > 0
        ? ["We replaced your career objective with a summary of what you have done. You can put it back."]
        : []),
      ...apart.notes,
      ...(language === "en" || wording ? [] : [keptLanguageNote(language)]),
    ],
  };
}

/** "To obtain a challenging position in a reputable organisation": what somebody hopes for, the same on every resume. */
function isAim(text: string): boolean {
  return AIM.test(text) && !/\d/.test(text) && countWords(text) <= 60;
}

const AIM =
  /^(?:(?:my )?(?:career )?(?:objective|aim|goal)s?(?: is)?\s*[:–-]?\s*)?(?:i (?:am|want|wish|hope|intend|desire|aspire)\s+)?(?:to\s+(?:work|obtain|secure|get|gain|be|build|become|contribute|join|seek|find|pursue|utili[sz]e|use|apply|acquire|attain|offer|serve|give|help|achieve|excel|grow|develop|face|render|deliver|impact|make)|seeking|looking|desirous|in search|searching|aspiring|hoping)\b/i;

/** The person's own headline, or the title of their main post: never the advert's title. */
function headline(profile: Profile, advert: JobAdvert): string | undefined {
  const own = profile.basics.label ?? mainPost(profile, advert)?.title;
  return own && calmName(own);
}

type Arranged = {
  roles: Pick<Profile, "work" | "siwes" | "volunteer" | "projects">;
  sentences: Sentence[];
  notes: string[];
};

function arrangeRoles(
  profile: Profile,
  advert: JobAdvert,
  { length, bullets: worded }: { length: DocumentLength; bullets: Sentence[] },
): Arranged {
  const sentences: Sentence[] = [];
  const query = queryOf(advert);
  let dropped = 0;
  const arrange = <T extends { endDate?: string | undefined; highlights: string[] }>(
    section: string,
    role: T,
    at: number,
    most: number,
  ): T => {
    const bullets = role.highlights.map((text, n) => ({ id: `${section}.${at}.highlights.${n}`, text }));
    const ranked = mostTelling(bullets, query);
    dropped += Math.max(0, ranked.length - most);
    const told = new Set<Sentence>();
    const kept = ranked.slice(0, most).flatMap(({ id, text }) => {
      const bullet = worded.find(({ sourceIds }) => sourceIds.includes(id));
      if (bullet && told.has(bullet)) return [];
      if (bullet) told.add(bullet);
      const tidy = bullet?.text ?? tidyBullet(text, role.endDate === "present");
      if (tidy !== text)
        sentences.push(bullet ?? { text: tidy, kind: "claim", sourceIds: [id], paragraph: 0 });
      return [tidy];
    });
    return { ...role, highlights: kept };
  };
  const arrangeAll = <
    T extends { startDate?: string | undefined; endDate?: string | undefined; highlights: string[] },
  >(
    section: string,
    roles: T[],
  ): T[] =>
    sortedByEnd(roles).map(({ one, at }, place) => arrange(section, one, at, mostBullets(length, place)));
  const roles = {
    work: arrangeAll("work", profile.work),
    siwes: arrangeAll("siwes", profile.siwes),
    volunteer: arrangeAll("volunteer", profile.volunteer),
    projects: arrangeAll("projects", profile.projects),
  };
  const notes =
    dropped > 0
      ? [
          `We left out ${countOf(dropped, "bullet")} that say${dropped === 1 ? "s" : ""} less about this post. You can put ${dropped === 1 ? "it" : "them"} back.`,
        ]
      : [];
  return { roles, sentences, notes };
}

/** The skills in the order of a list; what it does not name follows as it stood, and nothing is added. */
function inOrder(groups: SkillGroup[], order: string[]): SkillGroup[] {
  const places = new Map(order.map((name, at) => [foldText(name), at]));
  const placeOf = (keyword: string) => places.get(foldText(keyword)) ?? order.length;
  return groups.map((group) => ({
    ...group,
    keywords: group.keywords.toSorted((a, b) => placeOf(a) - placeOf(b)),
  }));
}

function askedFirst(groups: SkillGroup[], advert: JobAdvert): SkillGroup[] {
  const asked = askedSkills(
    groups.flatMap(({ keywords }) => keywords),
    advert,
  );
  const isAsked = (keyword: string) => asked.has(keyword);
  const sorted = groups.map((group) => ({
    ...group,
    keywords: group.keywords.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a))),
  }));
  const askedIn = ({ keywords }: SkillGroup) => keywords.filter(isAsked).length;
  return sorted.toSorted((a, b) => askedIn(b) - askedIn(a));
}

// A finished study is told by its date, and a certificate that stands in the list by standing there.
function withoutPlainStanding<Entry extends { standing?: Standing }>(
  entry: Entry,
  date: string | undefined,
): Entry {
  return entry.standing === "completed" && date !== undefined ? { ...entry, standing: undefined } : entry;
}

/** Work before school, or school first for those who have no job yet; sections of the person's own keep their order before the referees. */
function orderSections(profile: Profile, given: SectionKey[]): SectionKey[] {
  const known: SectionKey[] =
    profile.work.length > 0
      ? [
          "summary",
          "work",
          "siwes",
          "education",
          "nysc",
          "oLevels",
          "skills",
          "certificates",
          "projects",
          "volunteer",
          "awards",
          "languages",
        ]
      : [
          "summary",
          "education",
          "oLevels",
          "nysc",
          "siwes",
          "projects",
          "volunteer",
          "skills",
          "certificates",
          "awards",
          "languages",
        ];
  const custom = [
    ...given.filter((key) => key.startsWith("custom.")),
    ...profile.custom.map((_section, at): SectionKey => `custom.${at}`),
  ];
  return [...new Set([...known, ...custom, "personal" as const, "referees" as const])].filter((key) =>
    isPresent(profile, key),
  );
}

function isPresent(profile: Profile, key: SectionKey): boolean {
  if (key === "nysc") return profile.nysc !== undefined;
  if (key === "referees") return profile.referees !== undefined;
  if (key.startsWith("custom.")) return profile.custom[Number(key.slice("custom.".length))] !== undefined;
  const value = Object.entries(profile).find(([name]) => name === key)?.[1];
  return Array.isArray(value) && value.length > 0;
}
