import type { Sharp } from "sharp";
import { Refusal } from "~/refusal";

const MAX_PIXELS = 40_000_000;
const MAX_WAITING = 10;

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
 * from it. One image at a time, because a decoded one takes up to 160 MB. Throws UNREADABLE_IMAGE, BUSY, with
 * `field` in their details.
 */
export function reencodeImage<T>(
  upload: Uint8Array,
  field: string,
  transform: (picture: Sharp) => Promise<T>,
): Promise<T> {
  return runInSequence(async () => {
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

let lastTask: Promise<unknown> = Promise.resolve();
let waiting = 0;

async function runInSequence<T>(task: () => Promise<T>): Promise<T> {
  if (waiting >= MAX_WAITING)
    throw new Refusal("BUSY", "Many people are sending pictures right now. Try again in a minute.", 503);
  waiting += 1;
  const result = lastTask.then(task, task);
  lastTask = result.catch(() => undefined);
  return result.finally(() => {
    waiting -= 1;
  });
}
