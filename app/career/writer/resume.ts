import type { JobAdvert } from "~/career/job-advert/job-advert";
import { planLetter } from "~/career/letter-writer";
import { isLacking } from "~/career/matching/lacking";
import { isTerm } from "~/career/letter-writer/terms";
import { wordedLines } from "~/career/profile-lines";
import { isBlank, type Profile, type SkillGroup, type Standing } from "~/career/profile.schema";
import { foldText } from "~/career/nlp/fold";
import type {
  DocumentLanguage,
  DocumentLength,
  Sentence,
  GeneratedResume,
} from "~/career/generated-document";
import { withCellsApart } from "./cells-apart";
import { calmResume } from "./calm-resume";
import { arrangeRoles } from "./arrange-roles";
import { askedSkills } from "./asked-skills";
import { degreesFirst, finishedFirst } from "./best-education";
import { worthOfLines } from "./bullet-worth";
import { chooseBullets, ROLE_SECTIONS } from "./choose-bullets";
import { headline } from "./headline";
import { heldParts } from "./held-parts";
import { keptLanguageNote } from "./kept-language-note";
import { planInput } from "./letter";
import { sortedByEnd } from "./roles";
import { privateParts } from "./private-parts";
import { orderSections } from "./section-order";
import { computeSummary } from "./summary";
import { countWords } from "./wording";

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
 * private details off, names and lines set in small letters. No job, title, employer, date or degree is changed otherwise. `today` is an ISO date.
 * With `wording` the lines it words take the place of the person's own, and nothing else changes.
 */
export function writeResume(
  { profile, advert, today, language, length = "standard" }: Asked,
  wording?: ResumeWording,
): GeneratedResume {
  const input = planInput({ profile, advert, today, language, seed: "" });
  const worth = worthOfLines(input);
  const { profile: calm, sentences: cells } = withCellsApart(calmResume(profile), profile);
  const arranged = arrangeRoles(calm, profile, {
    chosen: chooseBullets(profile, length, worth),
    bullets: wording?.bullets ?? [],
  });
  const label = headline(calm, advert);
  const own = calm.summary.map(withoutLabel);
  const telling = own.filter(isTelling);
  const worded = wording && wording.summary.length > 0 ? wording.summary : undefined;
  const computed =
    worded ?? (telling.length > 0 ? undefined : computeSummary(calm, planLetter(input), language, length));
  // What else somebody says ("Ready to relocate") stands behind; what they aim at or do not have does not stand beside what they did.
  const behind = own.filter(
    (line) => !telling.includes(line) && (!isAim(line) || telling.length > 0) && !isLacking(line),
  );
  const summary = computed
    ? [computed.map(({ text }) => text).join(" "), ...(worded ? [] : behind)]
    : [...telling, ...behind];
  const isAimLeft = computed !== undefined && !worded && own.some((line) => !isBlank(line) && isAim(line));
  const apart = privateParts(calm, advert.text);
  const held = heldParts({
    ...calm,
    ...arranged.roles,
    basics: { ...calm.basics, ...(label && { label }) },
    summary,
    education: finishedFirst(degreesFirst(sortedByEnd(calm.education).map(({ one }) => one))).map((one) =>
      withoutPlainStanding(one, one.endDate),
    ),
    certificates: calm.certificates.map((one) => withoutPlainStanding(one, one.date ?? "held")),
    ...apart.parts,
  });
  const written: Profile = {
    ...held.profile,
    skills: askedFirst(inOrder(held.profile.skills, wording?.skillOrder ?? []), advert),
  };
  const sectionOrder = orderSections(written, {
    given: profile.sectionOrder,
    worth,
    areCertificatesFirst: arePapersAsked(input.demands),
  });
  return {
    type: "resume",
    profile: { ...written, sectionOrder },
    sentences: [
      ...(computed ?? []),
      ...arranged.sentences,
      ...rewordedLines(profile, { ...calm, summary: own, custom: [] }, summary),
      ...cells,
    ],
    notes: [
      ...arranged.notes,
      ...(isAimLeft
        ? ["We replaced your career objective with a summary of what you have done. You can put it back."]
        : []),
      ...held.notes,
      ...apart.notes,
      ...(language === "en" || wording ? [] : [keptLanguageNote(language)]),
    ],
  };
}

/** Lines outside of the roles that are printed in other letters than the person's, each with its source. */
function rewordedLines(profile: Profile, calm: Profile, summary: string[]): Sentence[] {
  const set = new Map(wordedLines(calm).map(({ id, text }) => [id, text]));
  return wordedLines(profile).flatMap(({ id, text }): Sentence[] => {
    const now = set.get(id);
    const isElsewhere = OF_ROLE.test(id) || (id.startsWith("summary.") && !summary.includes(now ?? ""));
    return now === undefined || now === text || isElsewhere
      ? []
      : [{ text: now, kind: "claim", sourceIds: [id], paragraph: 0 }];
  });
}
const OF_ROLE = new RegExp(`^(?:${ROLE_SECTIONS.join("|")})\\.\\d+\\.highlights\\.`);

/** Whether a line of a summary tells who somebody is: neither an aim, nor a term, nor a detail of a form, nor a few words. */
function isTelling(line: string): boolean {
  return (
    isBlank(line) ||
    (!isAim(line) &&
      !isTerm(line) &&
      !isLacking(line) &&
      !OF_FORM.test(line) &&
      countWords(line) >= FEWEST_WORDS)
  );
}
const FEWEST_WORDS = 8;
/** "Nationality: Cameroonian", "I stay at Tudun Wada" */
const OF_FORM =
  /^(?:(?:nationality|state of origin|date of birth|sex|gender|marital status|religion|age)\s*:|i (?:stay|live|reside|dey)\b)/iu;

/** "PROFILE. Former teacher": the heading of the section that came with its first line. */
function withoutLabel(line: string): string {
  return line.replace(HEADING, "").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
const HEADING =
  /^(?:(?:career|job|professional|personal|executive)\s+)?(?:profile|summary|objectives?|statement|bio|about me)\s*[:.–-]\s*(?=\S+ \S)/iu;

/** The advert asks for papers that the person has, and for no study of theirs. */
function arePapersAsked(demands: { sourceIds: string[] }[]): boolean {
  const isAnsweredBy = (section: string) =>
    demands.some(({ sourceIds }) => sourceIds.some((id) => id.startsWith(`${section}.`)));
  return isAnsweredBy("certificates") && !isAnsweredBy("education");
}

/** "To obtain a challenging position in a reputable organisation": what somebody hopes for, the same on every resume. */
function isAim(text: string): boolean {
  return AIM.test(text) && !/\d/.test(text) && countWords(text) <= 60;
}

const AIM =
  /^(?:(?:my )?(?:career )?(?:objective|aim|goal)s?(?: is)?\s*[:–-]?\s*)?(?:i (?:am|want|wish|hope|intend|desire|aspire)\s+)?(?:to\s+(?:work|obtain|secure|get|gain|be|build|become|contribute|join|seek|find|pursue|utili[sz]e|use|apply|acquire|attain|offer|serve|give|help|achieve|excel|grow|develop|face|render|deliver|impact|make)|seeking|looking|desirous|in search|searching|aspiring|hoping)\b/i;

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
