import type { Applicant } from "./applicant";
import { SLOT_VALUES } from "./slot-values";

/** Who applies, and for which post. */
export type Known = Applicant & { title: string };

/** A slot that no paper fills: "shift", and what the person filled in, "" where they did not. */
export type AskedSlot = { name: string; text: string };
/** A text whose slots are filled; `blanks` are those that are not: "shift". `asked`: all that only the person can fill. */
export type Filled = { text: string; blanks: string[]; asked: AskedSlot[] };

/**
 * Fills the slots that an advert asks for: "{surname}_{first name}" becomes "Okafor_Adaeze". A slot in capitals gets capitals. What the person filled in
 * goes before what their papers say. What neither says stays as "____ (shift)".
 */
export function fillSlots(wanted: string, known: Known): Filled {
  const asked: AskedSlot[] = [];
  const text = withMarks(wanted).replace(/\{([^{}]+)\}/g, (_slot, name: string) => {
    const own = known.answers?.[slotKey(name)] ?? "";
    const found = SLOT_VALUES.find(({ slot }) => slot.test(name))?.valueOf(known, name) ?? "";
    if (own !== "" || found === "") asked.push({ name, text: own });
    const value = own || found;
    if (value === "") return `____ (${name})`;
    return isCapitals(name) ? value.toUpperCase() : value;
  });
  const blanks = asked.flatMap((slot) => (slot.text === "" ? [slot.name] : []));
  return { text, blanks, asked };
}

/** The name by which an answer to a slot is stored. */
export function slotKey(name: string): string {
  return name.trim().toLowerCase();
}

/** "{title} {name}": two things beside each other have a mark between them, the parts of a name have none. */
function withMarks(wanted: string): string {
  return wanted.replace(/(?<=\{(?<before>[^{}]+)\}) (?=\{(?<after>[^{}]+)\})/g, (...found) => {
    const { before = "", after = "" } = found.at(-1) as Record<string, string | undefined>;
    return IS_NAME.test(before) && IS_NAME.test(after) ? " " : " – ";
  });
}
const IS_NAME = /name$/i;

function isCapitals(slot: string): boolean {
  return slot.length > 3 && slot === slot.toUpperCase();
}
