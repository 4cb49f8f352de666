import type { Line } from "./clean-text";
import type { AdvertLanguage } from "./job-advert";
import type { NamedStretch } from "./named-stretch";
import type { Sentence } from "./sentence";

/** A title that a place of the advert holds, and how sure that place is. */
export type Candidate = { title: string; weight: number };
/** What titles are read from. */
export type Source = {
  lines: Line[];
  sentences: Sentence[];
  language: AdvertLanguage;
  company?: string | undefined;
  named: readonly NamedStretch[];
};
