import { z } from "zod";

/** The longest message, in code points. */
const MAX_MESSAGE_LENGTH = 2000;
/** "Under 5 MB": the largest accepted image, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024 - 1;

/** The text of a message that is a picture alone. */
export const IMAGE_ONLY_TEXT = "Image attachment";

const ClientMessageId = z
  .string()
  .regex(/^[\w-]{8,64}$/, "The message's own id must be 8 to 64 letters, digits, - or _");

const clippedText = (max: number) =>
  z
    .string()
    .optional()
    .transform((text = "") =>
      text
        .replace(/\p{Cc}+/gu, " ")
        .trim()
        .slice(0, max),
    );

/** The fields of a message, from the form and from /api. The text is checked together with the image. */
export const MessageFields = z.object({
  message: z
    .string()
    .optional()
    .transform((text = "") => text.replace(/\r\n?/g, "\n").trim()),
  currentPage: clippedText(200),
  userAgent: clippedText(300),
  clientMessageId: ClientMessageId.optional(),
  upTo: z.coerce.number().int().min(0).optional(), // the newest message that the sender had read
});

/** POST …/seen: everything up to this number was read. */
export const SeenPosition = z.object({
  upTo: z.coerce.number({ error: "Say up to which message." }).int().min(0),
});

/**
 * Why a message of this length cannot be sent: title and sentence of the specification; undefined when it
 * can.
 */
export function findMessageProblem(
  text: string,
  hasImage: boolean,
): { code: string; title: string; message: string } | undefined {
  if (text === "" && !hasImage)
    return {
      code: "EMPTY_MESSAGE",
      title: "Empty Message",
      message: "Please enter a message or select an image before sending.",
    };
  if ([...text].length > MAX_MESSAGE_LENGTH)
    return {
      code: "MESSAGE_TOO_LONG",
      title: "Message Too Long",
      message: "Please keep your message under 2000 characters.",
    };
  return undefined;
}
