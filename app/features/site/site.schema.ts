import { z } from "zod";

const line = (max: number) => z.string().trim().min(1).max(max);

/**
 * What the operator says about the house, in one file: DATA_DIR/site.json. Every part may be missing; what is missing is not shown. A figure or
 * a praise stands here only if the operator can prove it: the defaults claim nothing but what the running system itself counts.
 */
export const SiteContent = z
  .object({
    /** Who runs the house, as the legal pages must name them. */
    company: line(200).optional(),
    address: line(300).optional(),
    supportEmail: z.email().optional(),
    /** Data protection officer, or whoever answers such questions. */
    privacyContact: line(300).optional(),
    /** Words of real users, with their leave. The block is absent without any. */
    testimonials: z
      .array(z.object({ quote: line(400), name: line(80), role: line(120) }))
      .max(12)
      .default([]),
    /** Claims beside the counted figures: { figure: "95%", label: "of users …" }. Each has its own switch. */
    claims: z
      .array(z.object({ figure: line(20), label: line(80), shown: z.boolean().default(false) }))
      .max(6)
      .default([]),
    /** The upskilling programme that the start page may point to. */
    upskilling: z
      .object({
        name: line(80),
        text: line(300),
        url: z.url({ protocol: /^https$/ }),
        programmesUrl: z.url({ protocol: /^https$/ }).optional(),
      })
      .optional(),
    /** When Idan comes, in the operator's words. Without it the card names no date. */
    idanWhen: line(60).optional(),
  })
  .strict();

export type SiteContent = z.output<typeof SiteContent>;
