// What a sentence or a line of people holds stays far below; more would cost a server that serves everybody too long.

/** Figures of one sentence: one with more is none. */
export const MOST_AMOUNTS = 40;
/** Figures of a line that are known, and those that are calculated with. */
export const MOST_KNOWN = 40;
export const MOST_CALCULATED = 12;
/** What follows from all cited lines together. */
export const MOST_COMPUTED = 3000;
