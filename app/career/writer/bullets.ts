import type { DocumentLength } from "~/career/generated-document";
import { rankLines } from "~/career/rank";
import { endKey } from "./roles";

// Of the newest job, the one before, every older one.
const BULLETS_KEPT: Record<DocumentLength, number[]> = {
  short: [4, 3, 2],
  standard: [6, 5, 3],
  full: [Infinity],
};

/** How many bullets a resume of this length prints of the job at a place: 0 is the newest. */
export function mostBullets(length: DocumentLength, place: number): number {
  const limits = BULLETS_KEPT[length];
  return limits[Math.min(place, limits.length - 1)] ?? 2;
}

/** The bullets of one entry, those first that say most about the post. */
export function mostTelling(
  bullets: { id: string; text: string }[],
  query: string,
): { id: string; text: string }[] {
  const scores = rankLines(bullets, query);
  const best = Math.max(0.001, scores[0]?.score ?? 0);
  const worth = new Map(scores.map(({ id, score }) => [id, score / best]));
  // A figure is worth about a third of the best match: between two bullets of equal relevance it decides.
  const weigh = ({ id, text }: { id: string; text: string }) =>
    (worth.get(id) ?? 0) + (/\d/.test(text) ? 0.35 : 0);
  return bullets.toSorted((a, b) => weigh(b) - weigh(a));
}

/** Entries with their places, the newest first. */
export function sortedByEnd<T extends { startDate?: string | undefined; endDate?: string | undefined }>(
  entries: T[],
): { one: T; at: number }[] {
  return entries
    .map((one, at) => ({ one, at }))
    .toSorted((a, b) => endKey(b.one).localeCompare(endKey(a.one)));
}
