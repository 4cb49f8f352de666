import type { Label } from "../tagger/labels";

/**
 * A paragraph that a model is asked about: its number in the unwrapped document, its parts as the tagger sees
 * them, and which of them are dates. It holds no contact of the person.
 */
export type AskedParagraph = { paragraph: number; parts: string[]; dates: number[] };

/** What a paragraph is: one role for each part, and the entry it belongs to, from 1; 0: none. */
export type Mark = { paragraph: number; entry: number; roles: Label[] };
