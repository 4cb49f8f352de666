export type ViolationCode =
  | "number_unknown"
  | "number_moved"
  | "unit_changed"
  | "skill_from_advert"
  | "skill_unknown"
  | "entity_unknown"
  | "escalation"
  | "help_dropped"
  | "status_dropped"
  | "negation_changed"
  | "source_missing"
  | "length"
  | "placeholder"
  | "cliche"
  | "markup"
  | "contact_leak"
  | "copied_run"
  | "structure";

/** Why a sentence may not stand: what was found, and one line a person can read. */
export type Violation = { code: ViolationCode; found: string; explain: string };

/** A cliché is poor style, not a falsehood: it is told, and never costs a sentence. */
export function isHard(violation: Violation): boolean {
  return violation.code !== "cliche";
}
