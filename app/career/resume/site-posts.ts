import type { Period } from "../dates";
import type { Entry } from "./entry";
import { isWithin } from "./within-period";
import { LEFT } from "./vocabulary/pauses";
import { siteWords } from "./vocabulary/sites";

/**
 * "DELTA SERVICES LTD 2013 – Present" over "Kolo Gas Plant – Technician (2016 – Present)" and "Brass Platform – Fitter (2013 – 2016)": where posts with names
 * of their own fill the whole time of the employer over them, they were held there, and the names are of places.
 */
export function withSites(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (let at = 0; at < entries.length; at++) {
    const over = entries[at];
    if (!over) continue;
    const sites = sitesBelow(over, entries.slice(at + 1));
    if (sites.length < 2) {
      kept.push(over);
      continue;
    }
    const head = over.slots.get("employer");
    for (const [place, entry] of sites.entries()) {
      const site = entry.slots.get("employer");
      if (head) entry.slots.set("employer", head);
      // Of a time without a post nobody knows whether the name is of a place.
      if (site && entry.slots.has("title") && !entry.slots.has("place"))
        entry.slots.set("place", { ...site, confidence: 1 });
      else if (site) entry.lines.unshift(site.field);
      entry.isShared = place > 0;
    }
    const [first] = sites;
    if (first) {
      first.wholeTime = over.dates;
      first.left.push(...over.left);
      const above = [...(over.above ?? []), ...over.lines, ...(first.above ?? [])];
      if (above.length > 0) first.above = above;
    }
    kept.push(...sites);
    at += sites.length;
  }
  return kept;
}

/** The posts right below an employer without a post whose times follow one another from its beginning to its end. */
function sitesBelow(over: Entry, below: readonly Entry[]): Entry[] {
  const isHead =
    over.slots.has("employer") &&
    !over.slots.has("title") &&
    over.lines.every(({ text }) => LEFT.test(text)) &&
    over.period.start !== undefined;
  if (!isHead) return [];
  const end = below.findIndex(
    ({ slots, dates, period }) =>
      !(slots.has("title") || slots.has("employer")) || dates.length === 0 || !isWithin(period, over.period),
  );
  const sites = below.slice(0, end < 0 ? undefined : end);
  const years = (pick: (period: Period) => string | undefined) =>
    sites
      .map(({ period }) => (pick(period) === "present" ? "9999" : (pick(period) ?? "").slice(0, 4)))
      .sort();
  const [whole] = [over.period];
  const last = whole.end === "present" ? "9999" : (whole.end ?? "").slice(0, 4);
  const isFilled =
    years(({ start, end: to }) => start ?? to)[0] === (whole.start ?? "").slice(0, 4) &&
    years(({ end: to }) => to).at(-1) === last;
  return isFilled && (areSites(sites) || areBare(sites)) ? sites : [];
}

/** "NIGERIAN ARMY, 1996 – 2018" over "Platoon Commander, 2004 – 2010" and the like: most of the posts have no employer of their own. */
function areBare(sites: readonly Entry[]): boolean {
  const bare = sites.filter(({ slots }) => slots.has("title") && !slots.has("employer"));
  return bare.length > 1 && bare.length * 2 > sites.length;
}

/** Clients and firms below a consultancy or free work are employers; sites have the word of a place of work. */
function areSites(sites: readonly Entry[]): boolean {
  if (sites.some(({ slots }) => !slots.has("title") || !slots.has("employer"))) return false;
  const named = sites.filter(({ slots }) => siteWords.test(slots.get("employer")?.field.text ?? ""));
  return named.length * 2 >= sites.length;
}
