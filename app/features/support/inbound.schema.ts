import { z } from "zod";

const line = z.string().max(2000);

/** A mail as the mail service posts it: already taken apart, names of headers in any case. */
export const InboundMail = z.object({
  messageId: line.min(1, "The mail has no Message-ID."),
  from: line,
  to: z.union([line, z.array(line).max(50)]),
  subject: line.default(""),
  text: z.string().max(200_000).default(""),
  headers: z.record(z.string(), z.string()).default({}),
});

export type InboundMail = z.output<typeof InboundMail>;
