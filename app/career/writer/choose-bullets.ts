import type { DocumentLength } from "~/career/generated-document";
import { printProfile } from "~/career/profile";
import { isBlank, type Profile } from "~/career/profile.schema";
import type { LineWorth } from "./bullet-worth";
import { sortedByEnd } from "./roles";

export const ROLE_SECTIONS = ["work", "siwes", "volunteer", "projects"] as const;
type RoleSection = (typeof ROLE_SECTIONS)[number];

/** A bullet by its place in the profile. */
export type Bullet = { id: string; text: string };
type Held = Bullet & { worth: number };
/** The entries of a section, the newest first, each with its place in the profile and the bullets that a resume prints of it, in order. */
export type ChosenEntry = { at: number; bullets: Bullet[] };

/**
 * The bullets that a resume of a length prints: of each entry those that are worth most for the advert, no more of an older one than of a newer
 * one, and of all together as many as two pages hold. `full` prints all.
 */
export function chooseBullets(
  profile: Profile,
  length: DocumentLength,
  worth: LineWorth,
): Record<RoleSection, ChosenEntry[]> {
  const chosen = ROLE_SECTIONS.map((section) =>
    sortedByEnd<{ startDate?: string; endDate?: string; highlights: string[] }>(profile[section]).map(
      ({ one, at }, place) => {
        const bullets = inOrder(
          one.highlights.flatMap((text, n) => {
            const id = `${section}.${at}.highlights.${n}`;
            return isBlank(text) || HAS_WORD.test(text) ? [{ id, text, worth: worth.get(id) ?? UNTOLD }] : [];
          }),
        );
        return { at, bullets: kept(bullets, mostBullets(length, place)) };
      },
    ),
  );
  if (length !== "full") cutToPages(chosen.flat(), linesOf(printProfile(withoutBullets(profile))));
  const [work = [], siwes = [], volunteer = [], projects = []] = chosen;
  return { work, siwes, volunteer, projects };
}

/** Two letters: no number of a row, no sign of a list. */
export const HAS_WORD = /\p{L}{2}/u;

/** Of a line of which nothing is known. */
const UNTOLD = 0;

// Of the newest job, the one before, every older one.
const BULLETS_KEPT: Record<DocumentLength, number[]> = {
  short: [4, 3, 2],
  standard: [10, 8, 7],
  full: [Infinity],
};

function mostBullets(length: DocumentLength, place: number): number {
  const limits = BULLETS_KEPT[length];
  return limits[Math.min(place, limits.length - 1)] ?? 2;
}

/**
 * What is worth most first; lines of like worth keep their order, because somebody told them one after the other. What leans on the line before
 * stays behind it, and both are worth what the better one is.
 */
function inOrder(bullets: Held[]): Held[] {
  const groups: Held[][] = [];
  for (const bullet of bullets) {
    const last = groups.at(-1);
    if (last && LEANS.test(bullet.text)) last.push(bullet);
    else groups.push([bullet]);
  }
  return groups
    .map((group) => ({ group, worth: Math.max(...group.map(({ worth }) => worth)) }))
    .toSorted((a, b) => Math.round(b.worth / STEP) - Math.round(a.worth / STEP))
    .flatMap(({ group, worth }) => group.map((bullet) => ({ ...bullet, worth })));
}
const STEP = 0.5;
/** "This cut the losses by half", "They now run two lines" */
const LEANS = /^(?:this|that|these|those|they|it|he|she|then|also|both|the same)\b/iu;

/** The first ones by worth, in the order given, without what is worth next to nothing beside enough others; what its owner has still to fill in stays. */
function kept(bullets: Held[], most: number): Held[] {
  const ranked = bullets.toSorted((a, b) => keepingOf(b) - keepingOf(a));
  const stays = new Set(
    ranked.slice(0, most).filter((one, at) => at < ENOUGH || most === Infinity || keepingOf(one) >= LEAST),
  );
  return bullets.filter((one) => stays.has(one));
}
const ENOUGH = 4;
const LEAST = 0.8;

function keepingOf({ text, worth }: Held): number {
  return isBlank(text) ? Infinity : worth;
}

/** Takes the bullets that are worth least out of entries with many, until the others have room beside `fixed` lines of other text. */
function cutToPages(entries: { bullets: Held[] }[], fixed: number): void {
  let lines = fixed + entries.reduce((sum, { bullets }) => sum + sizeOf(bullets), 0);
  while (lines > LINES_OF_TWO_PAGES) {
    const open = entries.filter(({ bullets }) => bullets.length > FEWEST_BULLETS);
    const [least] = open.flatMap(({ bullets }) => bullets).toSorted((a, b) => keepingOf(a) - keepingOf(b));
    const entry = open.find(({ bullets }) => least !== undefined && bullets.includes(least));
    if (!least || !entry) return;
    entry.bullets = entry.bullets.filter((one) => one !== least);
    lines -= sizeOf([least]);
  }
}
const FEWEST_BULLETS = 2;
/** Two pages in letters that are easy to read. */
const LINES_OF_TWO_PAGES = 108;

function sizeOf(bullets: Bullet[]): number {
  return bullets.reduce((sum, { text }) => sum + Math.ceil(text.length / LETTERS_OF_BULLET), 0);
}

function linesOf(text: string): number {
  return text
    .split("\n")
    .reduce((sum, line) => sum + (line === "" ? GAP : Math.ceil(line.length / LETTERS_OF_LINE)), 0);
}
const LETTERS_OF_LINE = 98;
const LETTERS_OF_BULLET = 94;
const GAP = 0.6;

function withoutBullets(profile: Profile): Profile {
  const bare = <Entry extends { highlights: string[] }>(entries: Entry[]): Entry[] =>
    entries.map((entry) => ({ ...entry, highlights: [] }));
  return {
    ...profile,
    work: bare(profile.work),
    siwes: bare(profile.siwes),
    volunteer: bare(profile.volunteer),
    projects: bare(profile.projects),
    personal: [],
  };
}
