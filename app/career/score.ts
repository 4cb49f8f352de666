import type { JobAdvert, AdvertTerm } from "./job-advert";
import { evidenceFor, readMaterial, type MaterialLine } from "./advert/match";
import { leadingVerb, looksPast } from "./advert/verbs";
import { readQuantities } from "./facts/quantities";
import { isBlank, type Profile } from "./profile.schema";
import { foldText } from "~/career/nlp/fold";
import { stems } from "~/career/nlp/stem";

/** One part of the score: `points` of `weight`, with the reason in one line. */
export type ScorePart = { name: string; weight: number; points: number; explanation: string };
export type MatchScore = {
  version: "ats-v1";
  total: number;
  parts: ScorePart[];
  covered: string[];
  missing: string[];
};

/**
 * How well a resume fits an advert and can be read, from 0 to 100. Plain arithmetic: the same input gives the
 * same score. It promises nothing about the software of an employer. Without terms in the advert, the keyword
 * part is dropped and the rest is scaled up.
 */
export function scoreMatch(profile: Profile, advert: JobAdvert): MatchScore {
  const profileLines = readMaterial(profile);
  const terms = advert.terms.map((term) => ({ term, worth: scoreTerm(term, profileLines) }));
  const bullets = listBullets(profile);
  const parts = [
    ...keywordPart(terms),
    quantityPart(bullets),
    verbPart(bullets),
    sectionPart(profile),
    ...titlePart(profile, advert.title),
  ];
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  const names = (wanted: boolean) =>
    terms.filter(({ worth }) => worth > 0 === wanted).map(({ term }) => term.options.join(" or "));
  return {
    version: "ats-v1",
    total: Math.round((100 * points) / weight),
    parts,
    covered: names(true),
    missing: names(false),
  };
}

/** A skill shown by work counts fully. A skill that is only listed counts seven tenths. */
function scoreTerm(term: AdvertTerm, profileLines: MaterialLine[]): number {
  const lines = evidenceFor(term, profileLines);
  if (
    lines.some(
      ({ id }) =>
        /\.(?:highlights|description|summary)\b/.test(id) ||
        (term.kind === "certificate" && id.startsWith("certificates.")),
    )
  )
    return 1;
  return lines.length > 0 ? LISTED_ONLY : 0;
}
const LISTED_ONLY = 0.7;

function keywordPart(terms: { term: AdvertTerm; worth: number }[]): ScorePart[] {
  if (terms.length === 0) return [];
  const cover = (need: AdvertTerm["need"]) =>
    average(terms.filter(({ term }) => term.need === need).map(({ worth }) => worth));
  const [must, nice] = [cover("must"), cover("nice")];
  const value = (2 * (must ?? nice ?? 0) + (nice ?? must ?? 0)) / 3;
  const shown = terms.filter(({ worth }) => worth > 0).length;
  return [
    toScorePart(
      "What the advert asks for",
      45,
      value,
      `${shown} of ${terms.length} things asked for are in your resume.`,
    ),
  ];
}

function average(values: number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function quantityPart(bullets: string[]): ScorePart {
  const counted = bullets.filter((bullet) =>
    readQuantities(bullet, "en").quantities.some(
      ({ kind }) => kind !== "year" && kind !== "vague" && kind !== "ordinal",
    ),
  ).length;
  return toScorePart(
    "Numbers in your work experience",
    15,
    bullets.length === 0 ? 0 : Math.min(1, counted / bullets.length / 0.6),
    `${counted} of ${bullets.length} lines about your work give a number.`,
  );
}

function verbPart(bullets: string[]): ScorePart {
  const active = bullets.filter(startsWithVerb).length;
  return toScorePart(
    "Lines that start with a verb",
    10,
    bullets.length === 0 ? 0 : active / bullets.length,
    `${active} of ${bullets.length} lines about your work start with a verb.`,
  );
}

function startsWithVerb(bullet: string): boolean {
  const first = /^[\p{L}'-]+/u.exec(bullet)?.[0] ?? "";
  return leadingVerb(bullet) !== undefined || looksPast(first) || startsWithStem(foldText(first));
}
function startsWithStem(word: string): boolean {
  return VERB_STEMS.some((stem) => word.startsWith(stem));
}
// How a bullet's first word begins in Spanish, French and German, folded.
const VERB_STEMS = [
  `administr analic atend apoy concili coordin desarroll dirig disen elabor gestion implement lider logr mejor organic
  particip prepar procesa realic reduj registr supervis vend`,
  `accompagn ameliore analys anim assur concu coordonn cree develop effectu encadr forme gere realis redig redui suiv
  trait`,
  `abgestimmt analysiert aufgebaut beraten betreut durchgefuhrt eingefuhrt entwickelt erstellt gefuhrt geleitet geplant
  gepruft geschult koordiniert organisiert optimiert reduziert unterstutzt verantwortet verkauft verwaltet`,
].flatMap((stems) => stems.split(/\s+/));

function sectionPart(profile: Profile): ScorePart {
  const { basics } = profile;
  const checks: [string, boolean][] = [
    ["an email address", isFilledIn(basics.email)],
    ["a phone number", isFilledIn(basics.phone)],
    ["a place", isFilledIn(basics.location)],
    ["a summary", profile.summary.some(isFilledIn)],
    [
      "work, projects or training",
      profile.work.length + profile.siwes.length + profile.projects.length + profile.volunteer.length > 0,
    ],
    ["education", profile.education.length > 0],
    ["three skills", new Set(profile.skills.flatMap(({ keywords }) => keywords.map(foldText))).size >= 3],
  ];
  const missing = checks.filter(([, isPresent]) => !isPresent).map(([name]) => name);
  return toScorePart(
    "Sections and contact",
    20,
    (checks.length - missing.length) / checks.length,
    missing.length === 0 ? "Everything an employer looks for is there." : `Not found: ${missing.join(", ")}.`,
  );
}

function isFilledIn(text: string | undefined): boolean {
  return text !== undefined && text !== "" && !isBlank(text);
}

/** The title of the post in the headline, the summary or a job title. A post of the same kind counts half. */
function titlePart(profile: Profile, title: string): ScorePart[] {
  const wanted = stems(title);
  const head = wanted.at(-1);
  if (head === undefined) return [];
  const places = [
    profile.basics.label ?? "",
    ...profile.summary,
    ...[...profile.work, ...profile.siwes].map(({ position }) => position ?? ""),
  ].map((text) => ` ${stems(text).join(" ")} `);
  if (places.some((place) => place.includes(` ${wanted.join(" ")} `)))
    return [toScorePart("The post's title", 10, 1, `"${title}" is in your resume.`)];
  const isNear = places.some((place) => place.includes(` ${head} `));
  return [
    toScorePart(
      "The post's title",
      10,
      isNear ? 0.5 : 0,
      isNear ? `A post similar to "${title}" is in your resume.` : `"${title}" is not in your resume.`,
    ),
  ];
}

function listBullets(profile: Profile): string[] {
  const entries = [
    ...profile.work,
    ...profile.siwes,
    ...profile.projects,
    ...profile.volunteer,
    ...(profile.nysc ? [profile.nysc] : []),
  ];
  return entries.flatMap(({ highlights }) => highlights).filter(isFilledIn);
}

function toScorePart(name: string, weight: number, value: number, explanation: string): ScorePart {
  return { name, weight, points: Math.round(weight * value * 10) / 10, explanation };
}
