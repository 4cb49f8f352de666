import { stem } from "~/career/nlp/stem";
import { wordsOf } from "~/career/nlp/fold";
import { STOP_WORDS } from "~/career/nlp/stop-words";
import type { Profile } from "~/career/profile.schema";
import { isOpenOrEnded } from "~/career/profile/standing";
import { anyOf } from "~/pattern";
import { isLacking } from "./lacking";
import { withSynonyms } from "./synonyms";

/** One statement of a profile that can prove something; `id` is its place: "work.0.highlights.1". */
export type CandidateFact = { id: string; text: string; concepts: Set<string>; entry?: number };

/** Stems of the words that carry meaning, in order. */
export function meaningStems(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !STOP_WORDS.has(word) && !GENERIC.has(word) && !/^\d+(?:st|nd|rd|th|k|m)?$/.test(word))
    .map(stem);
}

/** What every advert and resume says: it proves nothing. */
const GENERIC = new Set(
  `experience experienced knowledge ability able skill skills good strong excellent sound working basic relevant proven practical hands must have has having should
  minimum least year years yrs plus advantage added preferred desirable required compulsory mandatory candidate candidates applicant applicants person work works job role position similar related
  use using used well very any other including etc year demonstrable thorough understanding proficiency proficient familiar familiarity conversant possess qualified professional speak spoken
  written fluent know how sabi fit wey edge asset bonus ideal own get new full part time field discipline equivalent nigeria nigerian lagos abuja company organisation organization team
  maitrise connaissance connaissances experience bonne bon kenntnisse erfahrung gute guter mindestens jahre ans serait atout vorteil need needs want ready willing handle manage day days month weeks would will like`.split(
    /\s+/,
  ),
);

/** Every fact of a profile. A study or certificate that is not finished proves nothing, nor does a line that names what is lacking. */
export function factsOf(profile: Profile): CandidateFact[] {
  const facts: CandidateFact[] = [];
  const add = (id: string, text: string | undefined, entry?: number) => {
    if (text && !isLacking(text)) facts.push({ ...factOf(id, text), ...(entry !== undefined && { entry }) });
  };
  profile.work.forEach((work, index) => {
    add(`work.${index}.position`, [work.position, work.name].filter(Boolean).join(", "), index);
    add(`work.${index}.summary`, work.summary, index);
    work.highlights.forEach((text, at) => add(`work.${index}.highlights.${at}`, text, index));
  });
  profile.siwes.forEach((work, index) => {
    add(`siwes.${index}.position`, [work.position, work.name].filter(Boolean).join(", "));
    work.highlights.forEach((text, at) => add(`siwes.${index}.highlights.${at}`, text));
  });
  profile.education.forEach((study, index) => {
    if (isFinished(study.standing))
      add(`education.${index}`, [study.studyType, study.area].filter(Boolean).join(" "));
    study.highlights.forEach((text, at) => add(`education.${index}.highlights.${at}`, text));
  });
  profile.skills.forEach(({ keywords }, index) =>
    keywords.forEach((text, at) => add(`skills.${index}.${at}`, text)),
  );
  profile.certificates.forEach((paper, index) => {
    const { name, issuer } = paper;
    if (isHeld(paper)) add(`certificates.${index}`, [name, issuer].filter(Boolean).join(", "));
  });
  profile.languages.forEach(({ language }, index) => add(`languages.${index}`, language));
  for (const list of ["projects", "volunteer"] as const)
    profile[list].forEach((entry, index) => {
      add(
        `${list}.${index}`,
        "name" in entry
          ? [entry.name, entry.description].filter(Boolean).join(": ")
          : [entry.position, entry.organization].filter(Boolean).join(", "),
      );
      entry.highlights.forEach((text, at) => add(`${list}.${index}.highlights.${at}`, text));
    });
  profile.awards.forEach(({ title }, index) => add(`awards.${index}`, title));
  profile.nysc?.highlights.forEach((text, at) => add(`nysc.highlights.${at}`, text));
  // Of what somebody writes of themselves a sentence shows something, and all of it together shows everything.
  profile.summary.forEach((text, index) =>
    text
      .split(SENTENCE_END)
      .filter((sentence) => !IS_AIM.test(sentence))
      .forEach((sentence) => add(`summary.${index}`, sentence)),
  );
  profile.custom.forEach(({ lines }, index) =>
    lines.forEach(({ text }, at) => add(`custom.${index}.${at}`, text)),
  );
  return facts;
}

/** "To work where hard work is rewarded", "Seeking a post": what somebody hopes for shows nothing. */
const IS_AIM = anyOf(
  [
    /^(?:to (?!date)|seeking|looking|desirous|aspiring|aiming)/, // To work where hard work is rewarded
    /^i (?:hope|want|wish|seek|aim|aspire|am (?:looking|seeking|eager)|would like)(?!\p{L})/u, // I want to grow
  ],
  "iu",
);
const SENTENCE_END = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** A statement as a fact. */
export function factOf(id: string, text: string): CandidateFact {
  return { id, text, concepts: withSynonyms(meaningStems(text)) };
}

/** A paper that a person has: finished, and nothing in its own words says that it is still to come or has run out. */
export function isHeld({ name, standing, status }: Profile["certificates"][number]): boolean {
  const words = `${name} ${status ?? ""}`.trim();
  return isFinished(standing) && !isOpenOrEnded(words) && !isLacking(words);
}
export function isFinished(standing: string | undefined): boolean {
  return standing === undefined || standing === "completed";
}
