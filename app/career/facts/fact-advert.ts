import { advertSentences } from "~/career/job-advert/advert-sentences";
import type { DemandKind, JobAdvert } from "~/career/job-advert/job-advert";

/** What the fact check knows of an advert: its words, and what it asks for that nobody may claim because of it. */
export type FactAdvert = {
  title: string;
  company: string;
  location?: string;
  lines: string[];
  terms: { options: string[]; kind: "skill" | "certificate" | "noun" }[];
};

const NAMED: Partial<Record<DemandKind, FactAdvert["terms"][number]["kind"]>> = {
  skill: "noun",
  tool: "skill",
  certificate: "certificate",
  licence: "certificate",
};
const MAX_WORDS = 4;
const LEAD = /^(?:good|strong|working|knowledge of|experience (?:with|in)|a|an|the) /i;

/** An advert as the fact check reads it. A long demand is a description, not the name of a skill. */
export function factAdvertOf(advert: JobAdvert): FactAdvert {
  const { title = "", company = "", location, howToApply, demands } = advert;
  return {
    title,
    company,
    ...(location && { location }),
    lines: [...advertSentences(advert), howToApply.subject ?? ""],
    terms: demands.flatMap(({ kind, text }) => {
      const named = NAMED[kind];
      const options = text.split(/,? (?:or|and) |[,/]\s*/).map((option) => option.replace(LEAD, "").trim());
      const short = options.filter((option) => option !== "" && option.split(" ").length <= MAX_WORDS);
      return named && short.length > 0 ? [{ options: short, kind: named }] : [];
    }),
  };
}
