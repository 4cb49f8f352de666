import type { JobAdvert } from "~/career/job-advert/job-advert";

/** What the advert is about, as one query: post and demands; ranks ("officer") say nothing about the work. */
export function queryOf(advert: JobAdvert): string {
  const title = (advert.title ?? "").replace(
    /\b(?:officer|manager|assistant|senior|junior|head|executive|representative|trainee|graduate|intern|lead)s?\b/gi,
    "",
  );
  return [title, ...advert.demands.map(({ text }) => text)].join(" ");
}
