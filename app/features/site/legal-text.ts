/** A legal text: its version and date change with its words, and consents name both. */
export type LegalText = {
  version: number;
  date: string;
  sections: { id?: string; heading: string; paragraphs: string[]; points?: string[] }[];
};
