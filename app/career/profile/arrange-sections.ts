import type { DocumentLanguage } from "~/career/generated-document";
import type { Profile, SectionKey } from "../profile.schema";
import { canonicalProfile } from "./canonical-profile";
import { sectionHeading } from "./print-profile";

/** A section of a resume, by its heading line. */
export type SectionRow = { key: SectionKey; heading: string; isHidden: boolean };
export type SectionChange = "up" | "down" | "hide" | "show";

/** The order in which the sections of a resume are printed: those in `first`, then the others in the order of the text. */
export function printOrder(profile: Profile, first: readonly SectionKey[] = []): SectionKey[] {
  return [
    ...first.filter((key) => profile.sectionOrder.includes(key)),
    ...profile.sectionOrder.filter((key) => !first.includes(key)),
  ];
}

/** The sections in the order of print, the hidden ones last. */
export function listSections(
  profile: Profile,
  language: DocumentLanguage,
  first: readonly SectionKey[] = [],
): SectionRow[] {
  const rows = printOrder(profile, first).map((key) => ({
    key,
    heading: sectionHeading(profile, key, language),
    isHidden: profile.hidden?.includes(key) ?? false,
  }));
  return [...rows.filter(({ isHidden }) => !isHidden), ...rows.filter(({ isHidden }) => isHidden)];
}

/**
 * The resume with a section moved over the one printed before or after it, hidden, or shown again; its text is then in the order of
 * print. Undefined: nothing to change there.
 */
export function arrangeSection(
  profile: Profile,
  key: SectionKey,
  change: SectionChange,
  first: readonly SectionKey[] = [],
): Profile | undefined {
  const order = printOrder(profile, first);
  const hidden = profile.hidden ?? [];
  if (!order.includes(key)) return undefined;
  if (change === "hide" || change === "show") {
    if (hidden.includes(key) === (change === "hide")) return undefined;
    const rest = hidden.filter((one) => one !== key);
    return canonicalProfile({ ...profile, hidden: change === "hide" ? [...rest, key] : rest });
  }
  const shown = order.filter((one) => !hidden.includes(one));
  const neighbour = shown[shown.indexOf(key) + (change === "up" ? -1 : 1)];
  if (neighbour === undefined || hidden.includes(key)) return undefined;
  const others = order.filter((one) => one !== key);
  const place = others.indexOf(neighbour) + (change === "up" ? 0 : 1);
  return canonicalProfile({ ...profile, sectionOrder: others.toSpliced(place, 0, key) });
}

/** What a resume prints: its profile without the hidden sections. */
export function withoutHidden(profile: Profile): Profile {
  const { hidden = [], nysc, referees, ...rest } = profile;
  if (hidden.length === 0) return profile;
  const isShown = (key: SectionKey) => !hidden.includes(key);
  const lists = Object.fromEntries(
    hidden.filter((key) => Array.isArray(Reflect.get(rest, key))).map((key) => [key, []]),
  );
  const custom = rest.custom.map((section, at) => ({ section, at }));
  const kept = custom.filter(({ at }) => isShown(`custom.${at}`));
  const places = new Map(
    kept.map(({ at }, place): [SectionKey, SectionKey] => [`custom.${at}`, `custom.${place}`]),
  );
  return canonicalProfile({
    ...rest,
    ...lists,
    ...(nysc && isShown("nysc") && { nysc }),
    ...(referees && isShown("referees") && { referees }),
    custom: kept.map(({ section }) => section),
    sectionOrder: rest.sectionOrder.filter(isShown).map((key) => places.get(key) ?? key),
  });
}
