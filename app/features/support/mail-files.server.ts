import { Refusal } from "~/refusal";
import { processImage, type ProcessedImage } from "./images.server";
import { MAX_IMAGE_BYTES } from "./message.schema";

const MAX_PICTURES = 5;

/** What came with a mail: the pictures that the chat shows, and how many other files it has not. */
export type MailFiles = { pictures: ProcessedImage[]; leftOut: number };
export const NO_FILES: MailFiles = { pictures: [], leftOut: 0 };

/** Makes the pictures of a mail anew, as those of the chat. What is no picture, or too large, is counted. Throws BUSY. */
export async function readMailFiles(found: {
  pictures: { name: string; bytes: Uint8Array }[];
  leftOut: number;
}): Promise<MailFiles> {
  const files: MailFiles = { pictures: [], leftOut: found.leftOut };
  for (const picture of found.pictures) {
    const image =
      files.pictures.length < MAX_PICTURES && picture.bytes.length <= MAX_IMAGE_BYTES
        ? await tryImage(picture)
        : undefined;
    if (image) files.pictures.push(image);
    else files.leftOut += 1;
  }
  return files;
}

/** What the thread says of the files that it has not; an empty text when it has all. */
export function describeLeftOut(leftOut: number): string {
  if (leftOut === 0) return "";
  return `(${leftOut === 1 ? "A file" : `${leftOut} files`} of this email did not come through. Pictures under 5 MB do.)`;
}

async function tryImage(picture: { name: string; bytes: Uint8Array }): Promise<ProcessedImage | undefined> {
  try {
    return await processImage(picture);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === "BUSY") throw error;
    return undefined;
  }
}
