import { z } from "zod";
import { JobAdvert } from "~/career/job-advert/job-advert.schema";
import { Fit } from "~/career/matching/fit.schema";

/** What is stored with a generation and shown beside its documents: the advert as read, how far the person fits, and the form of the resume. */
export const Findings = z.object({
  advert: JobAdvert,
  fit: Fit,
  form: z.object({
    before: z.number(),
    after: z.number().nullable(),
    version: z.string(),
    checks: z.array(
      z.object({ name: z.string(), weight: z.number(), points: z.number(), explanation: z.string() }),
    ),
  }),
});
export type Findings = z.infer<typeof Findings>;

const StageTimes = z.array(
  z.object({ stage: z.string(), startedAt: z.number(), endedAt: z.number().optional() }),
);

// Columns of JSON text hold what the release that stored them made of it, so their shape is checked where they are read.

/** Stored findings; null when there are none, or when they were stored by a release with another shape: the page does without them. */
export function readFindings(stored: unknown): Findings | null {
  return Findings.safeParse(stored).data ?? null;
}

/** When each stage began and ended, as stored; empty when it cannot be read. */
export function readStageTimes(stored: unknown): z.infer<typeof StageTimes> {
  return StageTimes.safeParse(stored).data ?? [];
}

/** A stored list of texts; empty when it cannot be read. */
export function readTexts(stored: unknown): string[] {
  return z.array(z.string()).safeParse(stored).data ?? [];
}
