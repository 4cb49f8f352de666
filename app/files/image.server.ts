import type { Sharp } from "sharp";
import { Refusal } from "~/refusal";
import { createWorkQueue } from "~/work/queue.server";

const MAX_PIXELS = 40_000_000;

export type ImageType = "jpeg" | "png" | "webp" | "gif";

/** The type of an image, by content; undefined for anything else. SVG is a document, not an image. */
export function detectImageType(bytes: Uint8Array): ImageType | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif";
  return head.startsWith("RIFF") && head.slice(8) === "WEBP" ? "webp" : undefined;
}

/**
 * Decodes an image within limits of pixels and time, upright and without metadata. `remake` makes new images
 * from it. Throws UNREADABLE_IMAGE with `field` in its details, BUSY (503), TOO_MUCH_WORK (429).
 */
export function reencodeImage<T>(
  upload: Uint8Array,
  field: string,
  transform: (picture: Sharp) => Promise<T>,
): Promise<T> {
  return queue.run(async () => {
    const { default: sharp } = await import("sharp"); // native and large, so it is loaded on demand
    sharp.cache(false);
    sharp.concurrency(1);
    try {
      return await transform(
        sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true })
          .autoOrient()
          .timeout({ seconds: 10 }),
      );
    } catch {
      throw new Refusal(
        "UNREADABLE_IMAGE",
        "We could not read this picture. It may be damaged or have too many pixels. Try another one.",
        400,
        { field },
      );
    }
  });
}

const queue = createWorkQueue("pictures");
