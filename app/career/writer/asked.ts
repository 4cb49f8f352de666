import type { JobAdvert } from "~/career/job-advert";
import { checkEligibility } from "~/career/advert/eligibility";
import { matchTerms } from "~/career/advert/match";
import { isManner, mentionsIn } from "~/career/advert/mentions";
import { isBlank, type Profile } from "~/career/profile.schema";
import { stems } from "~/career/nlp/stem";
import { calmCapitals } from "./casing";
import type { Evidence } from "./evidence";
import type { Draft, Pick } from "./role-sentences";
import { countOf, listed, sentenceOf, withArticle } from "./wording";

/** Terms of the advert that the letter's own evidence or the skills list shows; manners are left to the interview. */
export function termsToName(
  profile: Profile,
  advert: JobAdvert,
  chosen: { evidence: Evidence[] }[],
): { inStories: string[]; fromSkills: string[] } {
  const inTitle = new Set(stems(advert.title));
  const shown = new Set(chosen.flatMap(({ evidence }) => evidence.flatMap(({ names }) => [...names])));
  const listedNames = new Set(
    profile.skills.flatMap(({ keywords }) =>
      keywords
        .filter((keyword) => !isBlank(keyword))
        .flatMap((keyword) => mentionsIn(keyword).map(({ name }) => name)),
    ),
  );
  const options = matchTerms(profile, advert)
    .have.filter(({ kind }) => kind === "skill")
    .flatMap((term) =>
      term.options.filter((option) => !isManner(option) && !stems(option).every((stem) => inTitle.has(stem))),
    );
  const inStories = options.filter((option) => shown.has(option)).slice(0, 3);
  const fromSkills = options.filter((option) => !shown.has(option) && listedNames.has(option)).slice(0, 3);
  return { inStories, fromSkills };
}

/** Rules of the advert that the person meets, as things an advert asks for. */
export function metRules(profile: Profile, advert: JobAdvert, today: string): string[] {
  return checkEligibility(profile, advert, today).flatMap(({ rule, state }) => {
    if (state !== "met") return [];
    if (rule.kind === "years") return [`at least ${countOf(rule.atLeast, "year")} of experience`];
    return rule.kind === "licence" && /^[a-z]/.test(rule.name) ? [withArticle(rule.name)] : [];
  });
}

/** What the advert names and only the person's list of skills shows. */
export function skillsSentence(profile: Profile, names: string[], pick: Pick): Draft {
  const own = names.map((name) => ownWording(profile, name));
  const words = listed(own.map(({ text: word }) => word));
  const text = pick("skills", [
    `My skills include ${words}, as your advert asks`,
    `As your advert asks, my skills include ${words}`,
  ]);
  return { text: sentenceOf(text), kind: "claim", sourceIds: [...new Set(own.map(({ id }) => id))] };
}

// The person's own wording carries what the advert's does not: "Power BI (basic)".
function ownWording(profile: Profile, name: string): { text: string; id: string } {
  for (const [at, group] of profile.skills.entries()) {
    const keyword = group.keywords.find((candidate) =>
      mentionsIn(candidate).some((mention) => mention.name === name),
    );
    if (keyword) return { text: insideSentence(keyword, isShoutedList(profile)), id: `skills.${at}` };
  }
  return { text: name, id: "skills.0" };
}

/** The person wrote all skills in capitals. */
export function isShoutedList({ skills }: Profile): boolean {
  return skills.every(({ keywords }) => keywords.every((keyword) => keyword === keyword.toUpperCase()));
}

/** A keyword as it stands in a sentence: "Stock Control" → "stock control"; names ("Google Analytics", "Canva") keep their capitals. */
function insideSentence(keyword: string, isListShouted: boolean): string {
  const isShouted =
    keyword === keyword.toUpperCase() && (isListShouted || /\p{Lu}{6,}/u.test(keyword)) && keyword.length > 5;
  const text = isShouted ? calmCapitals(keyword) : keyword;
  const names = mentionsIn(keyword).filter(({ name }) => /\p{Lu}/u.test(name));
  const isNamed = names.length > 0 || MAKERS.test(keyword);
  const words = text.split(" ");
  const isAct =
    ACT.test((words.at(-1) ?? "").replace(/\s*\(.*$/, "")) ||
    words.slice(1).some((word) => /^\p{Ll}{4,}/u.test(word)) ||
    mentionsIn(text)[0]?.start === 0;
  if (isNamed || !(isAct || isShouted)) return text;
  return words
    .map((word) => (/^\p{Lu}\p{Ll}+/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word))
    .join(" ");
}

const MAKERS = /^(?:Adobe|Microsoft|MS|Google|Meta|Oracle|Apple|Corel|Sage|Zoho|Power|Amazon|IBM)\b/;

const ACT =
  /(?:ing|tion|ment|ance|ence|ity|ship|ysis|control|safety|service|repairs?|reports?|records?|data|entry|skills?|care|keeping)$/i;

/** Three skills of a person whose bullets alone make a thin letter. */
export function generalSkills(
  profile: Profile,
  chosen: { evidence: Evidence[] }[],
  pick: Pick,
): Draft | undefined {
  const isThin = chosen.reduce((sum, { evidence }) => sum + evidence.length, 0) < 4;
  const isPlain = (keyword: string) =>
    !isBlank(keyword) && !isManner(keyword) && !/,| and /.test(keyword) && keyword.split(" ").length <= 6;
  const group = profile.skills.findIndex(({ keywords }) => keywords.some(isPlain));
  const keywords =
    profile.skills[group]?.keywords
      .filter(isPlain)
      .slice(0, 3)
      .map((keyword) => insideSentence(keyword, isShoutedList(profile))) ?? [];
  if (!isThin || keywords.length === 0) return undefined;
  return {
    text: sentenceOf(
      pick("general skills", [
        `My skills include ${listed(keywords)}`,
        `${listed(keywords)} ${keywords.length === 1 ? "is" : "are"} among my skills`,
      ]),
    ),
    kind: "claim",
    sourceIds: [`skills.${group}`],
  };
}
