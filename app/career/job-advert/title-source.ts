import type { Line } from "./clean-text";
import type { AdvertLanguage } from "./job-advert";
import type { NamedStretch } from "./named-stretch";
import type { Sentence } from "./sentence";

/** In what kind of place of the advert a title stands. */
export type Place = "label" | "hired" | "headline" | "programme" | "tagged" | "plain" | "anywhere";
/** A title that a place of the advert holds, and how sure that place is. */
export type Candidate = { title: string; weight: number; from: Place };
/** What titles are read from. */
export type Source = {
  lines: Line[];
  sentences: Sentence[];
  language: AdvertLanguage;
  company?: string | undefined;
  named: readonly NamedStretch[];
};
