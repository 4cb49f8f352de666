import { z } from "zod";
import { JobAdvert } from "~/career/job-advert/job-advert.schema";
import { Fit } from "~/career/matching/fit.schema";

/** A reading as it comes from the process: nothing else is taken from there. */
export const AdvertReading = z.object({
  advert: JobAdvert,
  proposed: z.object({
    title: z.string().optional(),
    company: z.string().optional(),
    location: z.string().optional(),
  }),
  fit: Fit.optional(),
  proofs: z.number().optional(),
});
