import { ageOn, birthdayOf } from "../birthday";
import { isBlank, type Profile } from "../profile.schema";
import { calmName } from "../writer/casing";
import type { PlannedPersonal } from "./letter-plan";

const AGE = /\b(?:age|date of birth)\b/i;
const ORIGIN = /\b(?:state of origin|local government (?:area )?of origin|lga of origin)\b/i;
const INDIGENE = /\bindigenes?\b/i;
const ORIGIN_LABEL = /\bstate of origin\b|^origin$|^state$/i;

/**
 * Personal details that the advert asks the letter to tell (`statements`), or that make the person one of those whom it asks for: their age within its
 * limit (`isAgeAsked`), and the state of origin. They are private: nothing else prints them in a letter, and the person is told that they stand there.
 */
export function planPersonal(
  profile: Pick<Profile, "personal">,
  {
    statements,
    advert,
    isAgeAsked,
    today,
  }: { statements: string[]; advert: string; isAgeAsked: boolean; today: string },
): PlannedPersonal[] {
  const asks = (pattern: RegExp) => statements.some((one) => pattern.test(one));
  const birthday = birthdayOf(profile);
  const years = birthday && ageOn(birthday.date, today);
  const at = profile.personal.findIndex(({ label, value }) => ORIGIN_LABEL.test(label) && !isBlank(value));
  const state = calmName(profile.personal[at]?.value ?? "");
  return [
    ...(birthday && years !== undefined && (isAgeAsked || asks(AGE))
      ? [{ topic: "age" as const, years, sourceIds: [`personal.${birthday.at}`] }]
      : []),
    ...(state !== "" && (asks(ORIGIN) || (INDIGENE.test(advert) && namesState(advert, state)))
      ? [{ topic: "origin" as const, state, sourceIds: [`personal.${at}`] }]
      : []),
  ];
}

function namesState(advert: string, state: string): boolean {
  const [name = ""] = state.replace(/ state$/i, "").split(/[,(]/);
  return name.trim() !== "" && advert.toLowerCase().includes(name.trim().toLowerCase());
}
