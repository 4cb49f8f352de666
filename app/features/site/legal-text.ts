/** A legal text. Its version and date change with its text, and consents name both. */
export type LegalText = {
  version: number;
  date: string;
  sections: { id?: string; heading: string; paragraphs: string[]; points?: string[] }[];
};
