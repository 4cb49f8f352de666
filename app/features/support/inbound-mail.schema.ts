import { z } from "zod";

const headerText = z.string().max(2000);

/** A mail from the mail service: already parsed, header names in any case. */
export const InboundMail = z.object({
  messageId: headerText.min(1, "The mail has no Message-ID."),
  from: headerText,
  to: z.union([headerText, z.array(headerText).max(50)]),
  subject: headerText.default(""),
  text: z.string().max(200_000).default(""),
  headers: z.record(z.string(), z.string()).default({}),
});

export type InboundMail = z.output<typeof InboundMail>;
