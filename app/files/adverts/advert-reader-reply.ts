import { z } from "zod";
import { JobAdvert } from "~/career/job-advert/job-advert.schema";
import { Fit } from "~/career/matching/fit.schema";

/** What the advert reader sends: that it has loaded its models, a reading, or that a reading failed. */
export const AdvertReaderReply = z.union([
  z.literal("ready"),
  z.object({
    id: z.number(),
    reading: z.object({
      advert: JobAdvert,
      proposed: z.object({
        title: z.string().optional(),
        company: z.string().optional(),
        location: z.string().optional(),
      }),
      fit: Fit.optional(),
    }),
  }),
  z.object({ id: z.number(), problem: z.string() }),
]);
export type AdvertReaderReply = z.infer<typeof AdvertReaderReply>;
