import { getDocumentCount } from "~/features/documents/document-count.server";
import { medianSeconds } from "~/features/writing/duration.server";
import { days, minutes } from "~/time";

export type PublicStats = { documents: number; medianSeconds: number | undefined };

let cached: { at: number; stats: PublicStats } | undefined;

/**
 * The counted numbers of the start page: stored documents, and the median seconds from request to finished
 * documents over 30 days. Counted at most once a minute.
 */
export function getPublicStats(now = new Date()): PublicStats {
  if (cached && now.getTime() - cached.at < minutes(1)) return cached.stats;
  cached = {
    at: now.getTime(),
    stats: {
      documents: getDocumentCount(now.getTime()).count,
      medianSeconds: medianSeconds(new Date(now.getTime() - days(30))),
    },
  };
  return cached.stats;
}
