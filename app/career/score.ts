import { readAmounts } from "./lock/read-amounts";
import { isBlank, type Profile } from "./profile.schema";
import { foldText } from "~/career/nlp/fold";
import { leadingVerb, looksPast } from "./writer/verbs";

/** One line of the check list: `points` of `weight`, with the reason in one line. */
export type FormCheck = { name: string; weight: number; points: number; explanation: string };
export type FormScore = { version: "form-v1"; total: number; checks: FormCheck[] };

/**
 * How well a resume can be read, by people and machines, from 0 to 100; whether it fits a post is another question. Plain
 * arithmetic: the same input gives the same score.
 */
export function scoreForm(profile: Profile): FormScore {
  const bullets = listBullets(profile);
  const checks = [quantityCheck(bullets), verbCheck(bullets), sectionCheck(profile), lengthCheck(profile)];
  const weight = checks.reduce((sum, check) => sum + check.weight, 0);
  const points = checks.reduce((sum, check) => sum + check.points, 0);
  return { version: "form-v1", total: Math.round((100 * points) / weight), checks };
}

function quantityCheck(bullets: string[]): FormCheck {
  const counted = bullets.filter((bullet) =>
    readAmounts(bullet, "en").some(({ kind }) => kind !== "date" && kind !== "month" && kind !== "vague"),
  ).length;
  return toFormCheck(
    "Numbers in your work experience",
    15,
    bullets.length === 0 ? 0 : Math.min(1, counted / bullets.length / 0.6),
    `${counted} of ${bullets.length} lines about your work give a number.`,
  );
}

function verbCheck(bullets: string[]): FormCheck {
  const active = bullets.filter(startsWithVerb).length;
  return toFormCheck(
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

function sectionCheck(profile: Profile): FormCheck {
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
  return toFormCheck(
    "Sections and contact",
    20,
    (checks.length - missing.length) / checks.length,
    missing.length === 0 ? "Everything an employer looks for is there." : `Not found: ${missing.join(", ")}.`,
  );
}

function isFilledIn(text: string | undefined): boolean {
  return text !== undefined && text !== "" && !isBlank(text);
}

/** Two pages hold about 900 words. */
function lengthCheck(profile: Profile): FormCheck {
  const words = listBullets(profile).concat(profile.summary).join(" ").split(/\s+/).filter(Boolean).length;
  const value = words < 40 ? words / 40 : Math.min(1, MAX_WORDS / words);
  return toFormCheck(
    "Length",
    10,
    value,
    words < 40
      ? `${words} words about you: an employer learns little.`
      : words <= MAX_WORDS
        ? "It fits on two pages."
        : `${words} words: more than two pages.`,
  );
}
const MAX_WORDS = 900;

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

function toFormCheck(name: string, weight: number, value: number, explanation: string): FormCheck {
  return { name, weight, points: Math.round(weight * value * 10) / 10, explanation };
}
