import { UPLOAD_LIMIT } from "~/features/writing/generation.schema";
import { importResume } from "~/features/writing/uploads.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { readMultipart, type UploadedFile } from "./forms.server";

/** The multipart form with one resume, for the page and for /api alike: read into the person's profile. */
export async function submitResume(request: Request, userId: string) {
  return importResume(userId, await readResumePart(request, userId));
}

/** The resume of a multipart body. Throws a Refusal when there is none, or it is empty or too large. */
export async function readResumePart(request: Request, userId: string): Promise<UploadedFile> {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data"))
    throw new Refusal("BAD_BODY", "Send the resume as multipart/form-data.", 415);
  const { file, tooLarge, isEmpty } = await readMultipart(request, "resume", UPLOAD_LIMIT);
  if (tooLarge) throw new Refusal("too_large", "File size must be less than 10MB.", 413);
  if (isEmpty)
    throw new Refusal(
      "empty_file",
      "This file is empty. Save your resume again, then upload the new file.",
      400,
    );
  if (!file) throw new Refusal("NO_FILE", "Choose your resume first.", 400);
  enforceRateLimit("uploadPerUser", userId);
  return file;
}
