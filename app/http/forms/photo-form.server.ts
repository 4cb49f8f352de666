import { MAX_PHOTO_BYTES, savePhoto } from "~/features/accounts/photo.server";
import { Refusal } from "~/refusal";
import { readSubmission } from "./read-body.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

/** Handles the form of a photo, for the page and for /api. Returns the photo's new name. */
export async function submitPhoto(request: Request, userId: string): Promise<string> {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data"))
    throw new Refusal("UNSUPPORTED_TYPE", "Send the picture as multipart/form-data.", 415);
  const { file, tooLarge, busy } = await readSubmission(request, "photo", MAX_PHOTO_BYTES);
  if (busy) throw busy;
  if (tooLarge) throw new Refusal("FILE_TOO_LARGE", "File size must be less than 5MB.", 413);
  if (!file) throw new Refusal("NO_FILE", "Choose a picture first.", 400);
  enforceRateLimit("photoPerUser", userId);
  return savePhoto(userId, file.bytes);
}
