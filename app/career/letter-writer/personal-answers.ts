import { ageOn, birthdayOf } from "../birthday";
import { listOf } from "../job-advert/patterns";
import { foldText, wordRun } from "../nlp/fold";
import { isBlank, type Profile } from "../profile.schema";
import { states } from "../resume/vocabulary/places";
import { calmName } from "../writer/casing";
import { namesDetail } from "../writer/private-parts";
import type { PlannedDetail, PlannedPersonal } from "./letter-plan";

const AGE = /\b(?:age|date of birth)\b/i;
const ORIGIN = /\b(?:state of origin|local government (?:area )?of origin|lga of origin)\b/i;
const INDIGENE = /\bindigenes?\b/i;
const ORIGIN_LABEL = /\bstate of origin\b|^origin$|^state$/i;

/**
 * Personal details that the advert asks the letter to tell (`statements`), or that make the person one of those whom it asks for: their age within its
 * limit (`isAgeAsked`), the state of origin; and the details that it lists by their names ("marital status"). They are private: nothing else prints them in a letter, and the person is told that they stand there.
 */
export function planPersonal(
  profile: Pick<Profile, "personal">,
  {
    statements,
    advert,
    isAgeAsked,
    today,
  }: { statements: string[]; advert: string; isAgeAsked: boolean; today: string },
): { personal: PlannedPersonal[]; details: PlannedDetail[] } {
  const asks = (pattern: RegExp) => statements.some((one) => pattern.test(one));
  const birthday = birthdayOf(profile);
  const years = birthday && ageOn(birthday.date, today);
  const at = profile.personal.findIndex(({ label, value }) => ORIGIN_LABEL.test(label) && stateIn(value));
  const state = calmName(stateIn(profile.personal[at]?.value ?? "") ?? "");
  const details = profile.personal.flatMap(({ label, value }, place) =>
    place !== at && isDetail(label, value) && statements.some((one) => namesDetail(one, label))
      ? [{ label: calmName(label), text: value, sourceIds: [`personal.${place}`] }]
      : [],
  );
  const isListed =
    birthday !== undefined && details.some(({ sourceIds }) => sourceIds.includes(`personal.${birthday.at}`));
  const personal: PlannedPersonal[] = [
    ...(birthday && years !== undefined && !isListed && (isAgeAsked || asks(AGE))
      ? [{ topic: "age" as const, years, sourceIds: [`personal.${birthday.at}`] }]
      : []),
    ...(state !== "" && (asks(ORIGIN) || (INDIGENE.test(advert) && namesState(advert, state)))
      ? [{ topic: "origin" as const, state, sourceIds: [`personal.${at}`] }]
      : []),
  ];
  return { personal, details };
}

/** What a cut of a form left is no detail: "Sex Female | Nationality Nigerian" for a state. */
function isDetail(label: string, value: string): boolean {
  return !isBlank(value) && !value.includes("|") && !ORIGIN_LABEL.test(label);
}

/** "Niger" of "Niger State, Nigeria"; undefined for what is no state, such as the label of the next cell. */
function stateIn(value: string): string | undefined {
  const [name = ""] = value.replace(/\s+state\b.*$/i, "").split(/[,(/]/);
  return STATES.has(foldText(name.trim())) ? name.trim() : undefined;
}
const STATES = new Set(listOf(states));

/** "Niger State" and not "Nigeria". */
function namesState(advert: string, state: string): boolean {
  return wordRun(advert).includes(wordRun(state));
}
