import { calmTown, isTown } from "../writer/town";

/** What the person's papers say about them, for the slots of a subject line or file name. */
export type Known = { name: string; phone: string; location: string; title: string };

/** A text whose slots are filled; `blanks` are the slots that only the person can fill: "shift". */
export type Filled = { text: string; blanks: string[] };

/**
 * Fills the slots that an advert asks for: "{surname}_{first name}" becomes "Okafor_Adaeze". A slot in capitals gets capitals.
 * What nobody but the person knows stays as "____ (shift)".
 */
export function fillSlots(asked: string, known: Known): Filled {
  const blanks: string[] = [];
  const text = withMarks(asked).replace(/\{([^{}]+)\}/g, (_slot, name: string) => {
    const value = valueOf(name.toLowerCase(), known);
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

function valueOf(slot: string, { name, phone, location, title }: Known): string {
  const names = namesOf(name);
  switch (slot) {
    case "name":
      return names.join(" ");
    case "surname":
    case "last name":
      return names.at(-1) ?? "";
    case "first name":
      return names[0] ?? "";
    case "phone":
      return phone;
    case "title":
      return title;
    case "city":
    case "town":
    case "location":
    case "current location":
    case "current city":
      return townIn(location);
    default:
      return "";
  }
}

/** The town of an address: "Plot 40, Tsekucha Road, Gboko, Benue State" is in Gboko. */
function townIn(address: string): string {
  const parts = address.split(",").map((part) => part.trim());
  const town = parts.findLast((part) => isTown(part));
  return town === undefined ? (parts[0] ?? "") : calmTown(town);
}

/** The names without titles before them and letters after them: "Engr. Dr. Ude Obi, MNSE". */
function namesOf(name: string): string[] {
  const bare = name.replace(/,.*$/, "").trim();
  const words = bare.split(/\s+/).filter((word) => word !== "");
  const first = words.findIndex((word) => !TITLES.has(word.replace(/[().]/g, "").toLowerCase()));
  return first < 0 ? words : words.slice(first);
}

const TITLES = new Set(
  "mr mrs miss ms dr engr chief alh alhaji haj hajia hajiya barr pharm rev prof pastor arc surv".split(" "),
);

function isCapitals(slot: string): boolean {
  return slot.length > 3 && slot === slot.toUpperCase();
}
