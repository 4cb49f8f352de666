/** A stretch that the tagger took for the title or the company, and how sure it was (0 to 1). */
export type NamedStretch = { text: string; of: "title" | "company"; confidence: number };
