import type { CreditKind } from "./credit-lots";

/** How often the documents of one advert are made again without a credit, after the person's facts changed. */
const FREE_REMAKES = 3;

/** What happened to one advert so far. */
export type RemakeHistory = {
  /** The kinds that were delivered for this advert, so a credit was spent for them. */
  delivered: CreditKind[];
  /** How often one of them was made again for free, or is being made. Those that failed do not count. */
  freeRemakes: number;
  /** Whether what it is written from differs from the last time. */
  isChanged: boolean;
};

/** The kinds of a request for the same advert that use no credit. */
export function freeKinds(
  kinds: CreditKind[],
  { delivered, freeRemakes, isChanged }: RemakeHistory,
): CreditKind[] {
  if (!isChanged || freeRemakes >= FREE_REMAKES) return [];
  return kinds.filter((kind) => delivered.includes(kind));
}

/** How many free remakes are left. */
export function freeRemakesLeft({ freeRemakes }: Pick<RemakeHistory, "freeRemakes">): number {
  return Math.max(0, FREE_REMAKES - freeRemakes);
}
