import type { PlacedQuantity } from "./numerals";
import type { Quantity } from "./quantity";

/** "10-15 clients", "10 to 15 clients": both ends are of one kind. "From 12 to 3 days" is a change, not a range. */
export function joinRanges(found: PlacedQuantity[], text: string): Quantity[] {
  const joined = found.map((quantity) => ({ ...quantity }));
  for (const [at, high] of joined.entries()) {
    const low = joined[at - 1];
    if (!low || low.kind === "year" || high.kind === "year") continue;
    const [before, between] = [text.slice(0, low.at), text.slice(low.end, high.at)];
    if (IS_SHARE.test(between)) shareUnit(low, high);
    if (IS_SHARE_FIRST.test(before) && /^ \p{L}+, $/u.test(between))
      Object.assign(high, {
        kind: low.kind,
        unit: low.unit,
        things: low.things,
        value: high.value * low.factor,
      });
    if (!isJoined(before, between)) continue;
    if (IS_CHANGE.test(between) && STARTS_CHANGE.test(before.slice(-8))) {
      low.lead = "from";
      high.lead = "to";
    }
    if (low.factor === 1 && high.factor > 1 && (low.kind === "count" || low.kind === "money"))
      low.value *= high.factor;
    if (low.kind === "money" && high.kind === "count")
      Object.assign(high, { kind: "money", unit: low.unit, things: [] });
    if (low.kind === "count") Object.assign(low, { kind: high.kind, unit: high.unit, things: high.things });
    if (low.lead !== "" && high.lead !== "") continue;
    low.range = "low";
    high.range = "high";
  }
  return joined.map(({ at: _at, end: _end, factor: _factor, ...quantity }) => quantity);
}

function isJoined(before: string, between: string): boolean {
  if (/^ ?%? ?(?:-|to|bis|auf|a|au|al) ?(?:₦|N|\$|£|€)?$/.test(between)) return true;
  return (
    /^ ?%? (?:and|y|et|und) (?:₦|N|\$|£|€)?$/.test(between) &&
    /(?:between|entre|zwischen) (?:₦|N|\$|£|€)?$/i.test(before)
  );
}

const STARTS_CHANGE = /(?:^|[^\p{L}])(?:from|de|du|del|von) (?:₦|N|\$|£|€)?$/iu;

const IS_CHANGE = /^ ?%? ?(?:to|a|al|au|auf|bis) ?(?:₦|N|\$|£|€)?$/u;
const IS_SHARE =
  /^ ?(?:of |(?:\p{L}+ )?(?:out of|of the|de los|de las|sur|von|von den|aus) )(?:los |las |the |den )?$/u;
/** "De cada cuatro semanas, tres …" */
const IS_SHARE_FIRST = /(?:^|[^\p{L}])(?:de cada|out of every|of every|sur|von je) $/iu;

/** "9 of the 12 months", "neuf mois sur douze": the bare one counts what the other counts. */
function shareUnit(low: PlacedQuantity, high: PlacedQuantity): void {
  const isBare = (one: PlacedQuantity) => one.kind === "count" && one.things.length === 0;
  const [bare, told] = isBare(low) ? [low, high] : [high, low];
  if (isBare(bare) && Number.isInteger(low.value) && told.kind === "duration")
    Object.assign(bare, {
      kind: told.kind,
      unit: told.unit,
      things: told.things,
      value: bare.value * told.factor,
    });
}

const LOW_ENDS =
  "smallest|lowest|shortest|lightest|(?:mas|plus) (?:pequen[oa]s?|petite?s?|baj[oa]s?|basse?s?)|kleinste[rn]?|niedrigste[rn]?";
const HIGH_ENDS =
  "largest|biggest|highest|longest|heaviest|(?:mas|plus) (?:grandes?|alt[oa]s?|grande?s?|hautes?|haute?)|grosste[rn]?|hochste[rn]?";
/** "The smallest 3", "la plus grande de 15" over a word run: the end of a range, with its number. */
export const END_OF_RANGE = endOf(`${LOW_ENDS}|${HIGH_ENDS}`);
const LOW_END = endOf(LOW_ENDS);
const HIGH_END = endOf(HIGH_ENDS);

function endOf(words: string): RegExp {
  return new RegExp(
    ` (?:(?:the|el|la|le|der|die|das) )?(?:${words}) (?:(?:of|at|with|de|a|mit|hatte|being|was|is) )?(\\d+)(?= )`,
    "g",
  );
}

/** Which end of a range each number of a word run is named as. */
export function namedEnds(run: string): Map<string, "low" | "high"> {
  const named = (pattern: RegExp, end: "low" | "high") =>
    [...run.matchAll(pattern)].map(([, number = ""]): [string, "low" | "high"] => [number, end]);
  return new Map([...named(LOW_END, "low"), ...named(HIGH_END, "high")]);
}
