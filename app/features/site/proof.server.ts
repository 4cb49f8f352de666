import { documentCount } from "~/features/documents/count.server";
import { medianSeconds } from "~/features/writing/duration.server";
import { days, minutes } from "~/time";

export type Proof = { documents: number; medianSeconds: number | undefined };

let kept: { at: number; proof: Proof } | undefined;

/**
 * The figures that the start page may show, because this house counted them: documents kept here, and the median time in seconds from the button to the
 * finished documents in the last 30 days. Counted at most once a minute.
 */
export function provenFigures(now = new Date()): Proof {
  if (kept && now.getTime() - kept.at < minutes(1)) return kept.proof;
  kept = {
    at: now.getTime(),
    proof: {
      documents: documentCount(now.getTime()).count,
      medianSeconds: medianSeconds(new Date(now.getTime() - days(30))),
    },
  };
  return kept.proof;
}
