import { z } from "zod";

const line = (max: number) => z.string().trim().min(1).max(max);

/**
 * The operator's own texts in one file: DATA_DIR/site.json. Every part is optional and shown only when
 * present. The operator must be able to prove every claim. The defaults claim only what the system counts.
 */
export const SiteContent = z
  .object({
    /** The operator, as the legal pages must name it. */
    company: line(200).optional(),
    address: line(300).optional(),
    supportEmail: z.email().optional(),
    /** Data protection officer, or the contact for such questions. */
    privacyContact: line(300).optional(),
    /** Quotes of real users, with their permission. Without any, the block is hidden. */
    testimonials: z
      .array(z.object({ quote: line(400), name: line(80), role: line(120) }))
      .max(12)
      .default([]),
    /** Claims beside the counted numbers: { figure: "95%", label: "of users …" }. Each has its own switch. */
    claims: z
      .array(z.object({ figure: line(20), label: line(80), shown: z.boolean().default(false) }))
      .max(6)
      .default([]),
    /** The upskilling programme on the start page. */
    upskilling: z
      .object({
        name: line(80),
        text: line(300),
        url: z.url({ protocol: /^https$/ }),
        programmesUrl: z.url({ protocol: /^https$/ }).optional(),
      })
      .optional(),
    /** When Idan becomes available, as the operator's text. Without it the card shows no date. */
    idanWhen: line(60).optional(),
  })
  .strict();

export type SiteContent = z.output<typeof SiteContent>;
