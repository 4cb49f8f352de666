import { isBlank, type Profile } from "../profile.schema";
import { calmName } from "../writer/casing";
import type { PlannedPersonal } from "./letter-plan";

const AGE = /\b(?:age|date of birth)\b/i;
const ORIGIN = /\b(?:state of origin|local government (?:area )?of origin|lga of origin)\b/i;
const INDIGENE = /\bindigenes?\b/i;

/**
 * Personal details that the advert asks the letter to tell (`statements`), or that make the person one of those whom it asks for: their age, and
 * the state of origin. They are private, so that nothing else prints them in a letter.
 */
export function planPersonal(
  { personal }: Pick<Profile, "personal">,
  { statements, advert, today }: { statements: string[]; advert: string; today: string },
): PlannedPersonal[] {
  const asks = (pattern: RegExp) => statements.some((one) => pattern.test(one));
  const find = (label: RegExp) => personal.findIndex((one) => label.test(one.label) && !isBlank(one.value));
  const [birth, origin] = [
    find(/birth|\bdob\b/i),
    find(/\bstate of origin\b|^origin$|\bstate\b(?!.*residen)/i),
  ];
  const years = ageOf(personal[birth]?.value ?? "", today);
  const state = calmName(personal[origin]?.value ?? "");
  const isOfState = state !== "" && namesState(advert, state);
  return [
    ...(years !== undefined && asks(AGE)
      ? [{ topic: "age" as const, years, sourceIds: [`personal.${birth}`] }]
      : []),
    ...(state !== "" && (asks(ORIGIN) || (INDIGENE.test(advert) && isOfState))
      ? [{ topic: "origin" as const, state, sourceIds: [`personal.${origin}`] }]
      : []),
  ];
}

/** Whole years from a birthday; undefined where the day is not given. */
function ageOf(birth: string, today: string): number | undefined {
  const [date, year = ""] = /\b((?:19|20)\d{2})-\d{2}-\d{2}\b/.exec(birth) ?? [];
  if (date === undefined) return undefined;
  return Number(today.slice(0, 4)) - Number(year) - (today.slice(5) < date.slice(5) ? 1 : 0);
}

function namesState(advert: string, state: string): boolean {
  const [name = ""] = state.replace(/ state$/i, "").split(/[,(]/);
  return name.trim() !== "" && advert.toLowerCase().includes(name.trim().toLowerCase());
}
