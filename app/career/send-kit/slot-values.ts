import { patternOf, sourceOf } from "../job-advert/patterns";
import { calmName } from "../writer/casing";
import { calmTown, isTown, stateIn } from "../writer/town";
import type { Applicant } from "./applicant";
import { isGivenName } from "./given-names";

type Known = Applicant & { title: string };

/** What fills which slots; "" where the person's papers do not say it. A choice ("preferred town") is the person's own and has no row. */
export const SLOT_VALUES: readonly { slot: RegExp; valueOf: (known: Known, slot: string) => string }[] = [
  { slot: /^names?$/iu, valueOf: ({ name }) => namesOf(name).join(" ") },
  { slot: /^(?:surname|last name)$/iu, valueOf: ({ name }) => surnameIn(namesOf(name)) },
  { slot: /^first name$/iu, valueOf: ({ name }) => firstNameIn(namesOf(name)) },
  { slot: /^phone$/iu, valueOf: ({ phone }) => phone },
  { slot: /^title$/iu, valueOf: ({ title }) => title },
  {
    slot: /^(?:(?:current|present|home|residential) )?(?:city|town|location)(?: of residence)?$/iu,
    valueOf: ({ location }) => townIn(location),
  },
  {
    slot: /^(?:(?:current|present) )?state(?: of residence)?$/iu,
    valueOf: ({ location }) => calmTown(stateIn(location) ?? ""),
  },
  { slot: /^(?:state of origin|home state)$/iu, valueOf: ({ details }) => detail(details, STATE_OF_ORIGIN) },
  {
    slot: /^(?:lga|local government(?: area)?) of origin$/iu,
    valueOf: ({ details }) => detail(details, LGA_OF_ORIGIN),
  },
  {
    slot: /^(?:highest )?qualifications?$/iu,
    valueOf: ({ details }) => detail(details, /^qualification$/iu),
  },
  {
    slot: patternOf(
      `^(?:(?:total|current|present) )?${sourceOf("age, sex, gender, marital status, religion, nationality, years of (?:work(?:ing)? )?experience")}$`,
      "iu",
    ),
    valueOf: ({ details }, slot) => detail(details, namedAs(slot)),
  },
];

const STATE_OF_ORIGIN = /^state of origin$|^home state$/iu;
const LGA_OF_ORIGIN = /^(?:l\.?g\.?a\.?|local government(?: area)?)(?: of origin)?$/iu;

/** "total age" is the detail "age"; sex and gender are one. */
function namedAs(slot: string): RegExp {
  const bare = slot.toLowerCase().replace(/^(?:total|current|present) |(?<=of )work(?:ing)? /gu, "");
  return patternOf(`^(?:${/^(?:sex|gender)$/u.test(bare) ? "sex|gender" : bare})$`, "iu");
}

function detail(details: Applicant["details"] = [], label: RegExp): string {
  const text = details.find((own) => label.test(own.label.trim()))?.text ?? "";
  return calmName(text.replace(/ state$/iu, ""));
}

/** The town of an address: "Plot 40, Tsekucha Road, Gboko, Benue State" is in Gboko. "" where nothing of it can be a town. */
function townIn(address: string): string {
  const parts = address.split(",").map((part) => part.trim());
  const town = parts.findLast((part) => isTown(part)) ?? parts.findLast((part) => mayBeTown(part));
  return calmTown(town ?? "");
}

/** A street, a number and a State are no town. */
function mayBeTown(part: string): boolean {
  return part !== "" && !/\d/u.test(part) && !NO_TOWN.test(part) && stateIn(part) === undefined;
}
const NO_TOWN = patternOf(
  String.raw`(?<!\p{L})${sourceOf("road, rd, street, str, st, avenue, ave, way, expressway, close, crescent, lane, drive, estate, block, plot, house, flat, off, behind, opposite, beside, by, near, quarters, layout, nigeria, junction, bus ?stop, p\\.? ?o")}(?!\p{L})`,
  "iu",
);

/** The names without titles before them and letters after them: "Engr. Dr. Ude Obi, MNSE". */
function namesOf(name: string): string[] {
  const bare = name.replace(/,.*$/, "").trim();
  const words = bare.split(/\s+/).filter((word) => word !== "");
  const first = words.findIndex((word) => !TITLES.has(word.replace(/[().]/g, "").toLowerCase()));
  return first < 0 ? words : words.slice(first);
}

/** The one in capitals among others ("OGUNLEYE Tobi Emmanuel"), the first where the last is nobody's surname ("Ugwu Ada Perpetua"), else the last. */
function surnameIn(names: string[]): string {
  const capitals = names.filter((name) => /^\p{Lu}[\p{Lu}'’-]+$/u.test(name));
  const [first = "", last = ""] = [names[0], names.at(-1)];
  if (capitals.length === 1 && capitals[0] !== undefined) return capitals[0];
  return isGivenName(last) && !isGivenName(first) ? first : last;
}

function firstNameIn(names: string[]): string {
  return names.find((name) => names.length === 1 || name !== surnameIn(names)) ?? "";
}

const TITLES = new Set(
  "mr mrs miss ms dr engr chief alh alhaji haj hajia hajiya barr pharm rev prof pastor arc surv".split(" "),
);
