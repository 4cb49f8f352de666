import { z } from "zod";

/** The longest message, in characters as people count them (code points); from WARN_FROM on the form says how many are left. */
export const MESSAGE_LIMIT = 2000;
export const WARN_FROM = 1800;
/** "Under 5 MB": the largest picture that is taken, in bytes. */
export const IMAGE_LIMIT = 5 * 1024 * 1024 - 1;

export const ClientMessageId = z
  .string()
  .regex(/^[\w-]{8,64}$/, "The message's own id must be 8 to 64 letters, digits, - or _");

const shown = (most: number) =>
  z
    .string()
    .optional()
    .transform((text = "") =>
      text
        .replace(/\p{Cc}+/gu, " ")
        .trim()
        .slice(0, most),
    );

/** What comes with a message, from the form and from /api alike. Its text is checked together with the picture. */
export const MessageFields = z.object({
  message: z
    .string()
    .optional()
    .transform((text = "") => text.replace(/\r\n?/g, "\n").trim()),
  currentPage: shown(200),
  userAgent: shown(300),
  clientMessageId: ClientMessageId.optional(),
  upTo: z.coerce.number().int().min(0).optional(), // the newest message that the sender had before them
});

/** POST …/seen: everything up to this number was read. */
export const SeenUpTo = z.object({
  upTo: z.coerce.number({ error: "Say up to which message." }).int().min(0),
});

/** Why a message of this length cannot be sent: the title and the sentence of the specification; undefined when it can. */
export function messageProblem(
  text: string,
  hasPicture: boolean,
): { code: string; title: string; message: string } | undefined {
  if (text === "" && !hasPicture)
    return {
      code: "EMPTY_MESSAGE",
      title: "Empty Message",
      message: "Please enter a message or select an image before sending.",
    };
  if ([...text].length > MESSAGE_LIMIT)
    return {
      code: "MESSAGE_TOO_LONG",
      title: "Message Too Long",
      message: "Please keep your message under 2000 characters.",
    };
  return undefined;
}
