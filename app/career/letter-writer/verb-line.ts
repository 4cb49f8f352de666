/**
 * `tense`: the text follows "I" in that tense; `isClause`: it has a subject of its own. `duty`: the line names work without saying that it
 * was done, "Conducting normal deliveries"; the text is then a clause about it.
 */
export type VerbLine = { text: string; tense?: "present" | "past"; isClause?: true; duty?: string };
