import { getUserSettings } from "~/features/accounts/settings.server";
import { adviseOnAdvert, type Advice } from "~/features/writing/advice.server";
import { GenerationRequest, UPLOAD_LIMIT } from "~/features/writing/generation.schema";
import { findByKey, requestDocuments } from "~/features/writing/request.server";
import { keepUpload, type Upload } from "~/features/writing/uploads.server";
import { Refusal } from "~/refusal";
import { parseForm, readMultipart, replyWithRefusal, type FormReply } from "./forms.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

type RejectedGeneration = {
  ok: false;
  status: number;
  reply: FormReply;
  upload?: Pick<Upload, "id" | "fileName">;
  refusal?: Refusal;
  advice?: Advice;
};
type GenerationSubmission = { ok: true; generationId: string } | RejectedGeneration;

/**
 * Handles the form of a generation, for the page and for /api. Reads and stores the file first, so that an
 * error in another field does not require a new upload. Then checks the fields and requests the documents.
 */
export async function submitGeneration(
  request: Request,
  userId: string,
  idempotencyKey?: string,
): Promise<GenerationSubmission> {
  const { fields, file, tooLarge } = await readMultipart(request, "resume", UPLOAD_LIMIT);
  if (idempotencyKey) fields.set("idempotencyKey", idempotencyKey);
  const existing = findByKey(userId, String(fields.get("idempotencyKey") ?? ""));
  if (fields.has("check")) return submitAdvertCheck(fields, userId);
  const isNewResume = fields.get("isCreatingNewResume") === "true";
  let upload: Upload | undefined;
  try {
    if (tooLarge) throw new Refusal("too_large", "File size must be less than 10MB.", 413);
    if (file && !isNewResume) {
      if (!existing) enforceRateLimit("uploadPerUser", userId);
      upload = await keepUpload(userId, file);
      fields.set("uploadId", upload.id);
    }
  } catch (error) {
    return rejectSubmission(fields, error, "resume");
  }
  if (!fields.has("language")) fields.set("language", getUserSettings(userId).language);
  const form = parseForm(fields, GenerationRequest);
  if (!form.ok) return { ok: false, status: 400, reply: form.reply, upload };
  try {
    if (!existing) enforceRateLimit("generatePerUser", userId);
    return {
      ok: true,
      ...requestDocuments(userId, form.value, { userAgent: request.headers.get("user-agent") ?? "" }),
    };
  } catch (error) {
    return { ...rejectSubmission(fields, error), upload };
  }
}

// Returns the form as submitted, with empty job title and company filled from the advert.
function submitAdvertCheck(fields: FormData, userId: string): GenerationSubmission {
  const text = (name: string) => String(fields.get(name) ?? "");
  enforceRateLimit("advicePerUser", userId);
  const advice = adviseOnAdvert(userId, {
    jobDescription: text("jobDescription").slice(0, 20_000),
    uploadId: text("uploadId"),
  });
  for (const name of ["jobTitle", "companyName", "companyLocation"] as const)
    if (!text(name).trim()) fields.set(name, advice.proposed[name] ?? "");
  const initialValue: Record<string, string> = {};
  for (const [name, value] of fields) if (typeof value === "string") initialValue[name] = value;
  return { ok: false, status: 200, reply: { initialValue }, advice };
}

function rejectSubmission(fields: FormData, error: unknown, field = ""): RejectedGeneration {
  if (!(error instanceof Refusal)) throw error;
  const errorField = typeof error.details.field === "string" ? error.details.field : field;
  return {
    ok: false,
    status: error.status,
    reply: replyWithRefusal(fields, GenerationRequest, error, errorField),
    refusal: error,
  };
}
