import type { JobAdvert } from "~/career/job-advert/job-advert";
import { isPlaceName } from "~/career/job-advert/rules-person";
import { listOf } from "~/career/job-advert/patterns";
import { largeCities, states, statesLikeTowns } from "~/career/resume/vocabulary/places";
import { foldText } from "~/career/nlp/fold";

const STATES = new Set(listOf(states));
const TOWNS_TOO = new Set(listOf(statesLikeTowns));

/** Whether a part of an address is a known town, not a State alone. */
export function isTown(part: string): boolean {
  const name = foldText(part).trim();
  return isPlaceName(name) && (!STATES.has(name) || TOWNS_TOO.has(name)) && name !== "nigeria";
}

/**
 * The town of an advert as the last line of an address, with its quarter and State: "Garki II, Abuja". Undefined where it names
 * several, a road or a State alone.
 */
export function townOf({ location = "" }: Pick<JobAdvert, "location">): string | undefined {
  const parts = location.split(/,\s*/);
  const at = parts.findLastIndex(isTown);
  const [quarter, behind] = [parts[at - 1], parts.slice(at + 1).map((part) => foldText(part).trim())];
  if (
    at < 0 ||
    at > 1 ||
    behind.length > 1 ||
    parts.some((part) => NO_TOWN.test(part) || !/^\p{Lu}/u.test(part))
  )
    return undefined;
  // "Port Harcourt, Enugu", "Lagos, Ogun": two towns or States, and none of them the address.
  if (quarter !== undefined && CAPITALS.has(foldText(quarter))) return undefined;
  if (behind.some((name) => !isStateName(name)) || (behind.length > 0 && isStateAlone(location)))
    return undefined;
  return calmTown(location);
}

/** The State that a part of an address names: "Niger" of "Minna, Niger State". Undefined without one. */
export function stateIn(address: string): string | undefined {
  const names = address.split(",").map((part) => part.trim().replace(/ state$/iu, ""));
  return names.findLast((name) => STATES.has(foldText(name)));
}

function isStateName(name: string): boolean {
  return / state$/.test(name) || STATES.has(name) || name === "fct";
}

/** "Lagos, Ogun": both are States; "Bauchi, Bauchi State" is a town and its State. */
function isStateAlone(location: string): boolean {
  const names = location.split(/,\s*/).map((part) => foldText(part).trim());
  return names.every((name) => STATES.has(name));
}

const NO_TOWN =
  /(?<!\p{L})(?:road|street|avenue|way|expressway|close|crescent|lane|drive|and|or|nationwide|remote|hybrid)(?!\p{L})|[/&]/iu;
const CAPITALS = new Set(listOf(largeCities));

/** The name of a place in capitals as it is written else: "UYO, AKWA IBOM STATE" is "Uyo, Akwa Ibom State". */
export function calmTown(name: string): string {
  return name.replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, (word) =>
    KEPT.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}
const KEPT = new Set(["FCT", "GRA", "VI", "II", "III", "IV", "PH", "VGC", "CBD", "UK", "USA", "UAE"]);
