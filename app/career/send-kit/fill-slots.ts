import type { Applicant } from "./applicant";
import { SLOT_VALUES } from "./slot-values";

/** Who applies, and for which post. */
export type Known = Applicant & { title: string };

/** A text whose slots are filled; `blanks` are the slots that only the person can fill: "shift". */
export type Filled = { text: string; blanks: string[] };

/**
 * Fills the slots that an advert asks for: "{surname}_{first name}" becomes "Okafor_Adaeze". A slot in capitals gets capitals.
 * What nobody but the person knows stays as "____ (shift)".
 */
export function fillSlots(asked: string, known: Known): Filled {
  const blanks: string[] = [];
  const text = withMarks(asked).replace(/\{([^{}]+)\}/g, (_slot, name: string) => {
    const value = SLOT_VALUES.find(({ slot }) => slot.test(name))?.valueOf(known, name) ?? "";
    if (value !== "") return isCapitals(name) ? value.toUpperCase() : value;
    blanks.push(name);
    return `____ (${name})`;
  });
  return { text, blanks };
}

/** "{title} {name}": two things beside each other have a mark between them, the parts of a name have none. */
function withMarks(asked: string): string {
  return asked.replace(/(?<=\{(?<before>[^{}]+)\}) (?=\{(?<after>[^{}]+)\})/g, (...found) => {
    const { before = "", after = "" } = found.at(-1) as Record<string, string | undefined>;
    return IS_NAME.test(before) && IS_NAME.test(after) ? " " : " – ";
  });
}
const IS_NAME = /name$/i;

function isCapitals(slot: string): boolean {
  return slot.length > 3 && slot === slot.toUpperCase();
}
