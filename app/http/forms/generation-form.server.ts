import { getUserSettings } from "~/features/accounts/settings.server";
import { findProfile } from "~/features/profile/profile.server";
import { GenerationRequest, UPLOAD_LIMIT } from "~/features/writing/generation.schema";
import { requireProofs } from "~/features/writing/require-proofs.server";
import {
  isRepeatedRequest,
  requestDocuments,
  type RequestedGeneration,
} from "~/features/writing/request.server";
import { letProvidersWrite } from "~/features/writing/who-writes.server";
import {
  findKept,
  findUpload,
  keepUpload,
  type NewResume,
  type Upload,
} from "~/features/writing/uploads.server";
import { Refusal } from "~/refusal";
import {
  checkAdvertInForm,
  isAdvertButton,
  proposeTarget,
  unseenWarnings,
  type CheckedAdvert,
} from "./advert-form.server";
import { parseForm, replyUnchecked, replyWithRefusal, type FormReply } from "./forms.server";
import { readSubmission, toSubmission } from "./read-body.server";
import { countJobs } from "./job-blocks";
import { applyMend, parseMend } from "./mend-form.server";
import { typedAnswers } from "./typed-answers";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

type RejectedGeneration = {
  ok: false;
  status: number;
  reply: FormReply;
  upload?: Pick<Upload, "id" | "fileName">;
  refusal?: Refusal;
  /** What the advert asks, or why it was not read. */
  checked?: CheckedAdvert;
  /** The answer in "What we read" that could not be used. */
  mendError?: { doubtId: string; text: string };
  /** What the person has not seen yet, so that no credit was used. */
  unseen?: "advert" | "resume";
  /** What was typed into small answers and not saved. */
  typed: Record<string, string>;
  /** Blocks for jobs in the guided questions. */
  jobs: number;
  isAdding: boolean;
};
type GenerationSubmission = ({ ok: true } & RequestedGeneration) | RejectedGeneration;

/**
 * Handles the form of a generation, for the page and for /api. Reads and stores the file first, so that an
 * error in another field does not require a new upload. Then checks the fields and requests the documents. A
 * form that says which resume it has `shown` comes back once with what was read from another one, before any
 * credit is used. `apiCall` says that /api called, with the key of its header if it has one.
 */
export async function submitGeneration(
  request: Request,
  userId: string,
  apiCall?: { idempotencyKey: string | null },
): Promise<GenerationSubmission> {
  const sent = await readSubmission(request, "resume", UPLOAD_LIMIT);
  const { fields } = sent;
  if (apiCall?.idempotencyKey) fields.set("idempotencyKey", apiCall.idempotencyKey);
  const userAgent = request.headers.get("user-agent") ?? "";
  const answer = await submitFields(sent, userId, { userAgent, isForm: apiCall === undefined });
  // The page shows what the advert asks whenever it comes back; a program asks for it by itself.
  const isPage = fields.has("seen") && textOf(fields, "jobDescription").trim() !== "";
  if (answer.ok || answer.checked || !isPage) return answer;
  return { ...answer, checked: await checkAdvertInForm(fields, userId) };
}

/** The same for version 1 of the API, whose body was read before. `callId` belongs to this call however often it comes. */
export function submitGenerationCall(
  userId: string,
  body: Record<string, unknown>,
  { callId, userAgent }: { callId: string | undefined; userAgent: string },
): Promise<GenerationSubmission> {
  const sent = toSubmission(body, "resume", UPLOAD_LIMIT);
  if (callId !== undefined) sent.fields.set("idempotencyKey", callId);
  return submitFields(sent, userId, { userAgent, isForm: false });
}

/** What a program is told of a rejected generation. */
export function refusalOf({ refusal, reply }: RejectedGeneration): Refusal {
  if (refusal) return refusal;
  const fieldErrors: Record<string, string[] | null> = reply.error ?? {};
  const first = Object.values(fieldErrors).find((messages) => messages?.length)?.[0];
  return new Refusal("BAD_INPUT", first ?? "Check what you entered.", 400, { fieldErrors });
}

async function submitFields(
  { fields, file, tooLarge, isEmpty, busy }: Awaited<ReturnType<typeof readSubmission>>,
  userId: string,
  { userAgent, isForm }: { userAgent: string; isForm: boolean },
): Promise<GenerationSubmission> {
  if (isAdvertButton(fields)) return checkInForm(fields, userId);
  const isNewResume = fields.get("isCreatingNewResume") === "true";
  let upload: Upload | undefined;
  try {
    if (busy) throw busy;
    if (tooLarge) throw new Refusal("too_large", "File size must be less than 10MB.", 413);
    if (isEmpty && !isNewResume) throw new Refusal("empty_file", EMPTY_FILE, 400);
    const given = isNewResume ? undefined : (file ?? pastedResume(fields));
    if (given) {
      if (!findKept(userId, given)) enforceRateLimit("uploadPerUser", userId);
      if (/^(?:on|true|1)$/.test(textOf(fields, "aiConsent"))) letProvidersWrite(userId, true, userAgent);
      upload = await keepUpload(userId, given);
      fields.set("uploadId", upload.id);
      fields.delete("resumeText"); // the form that comes back shows what was read of it
    }
    chooseSource(fields, userId, upload !== undefined);
    upload ??= findUpload(userId, textOf(fields, "uploadId"));
  } catch (error) {
    return rejectSubmission(fields, error, "resume");
  }
  if (fields.has("mend") || fields.has("place")) return mendInForm(fields, userId, upload);
  if (fields.has("read") || fields.has("more")) return formAsItWas(fields, upload);
  if (fields.get("only") === "resume") fields.delete("generateCoverLetter");
  if (!fields.has("language")) fields.set("language", getUserSettings(userId).language);
  const target = isForm ? await proposeTarget(fields, userId) : undefined;
  const checked = target && { checked: target.checked };
  if (target?.field !== undefined) {
    const filled = new Refusal("CHECK_TARGET", CHECK_TARGET, 400, { field: target.field });
    return { ...rejectSubmission(fields, filled), upload, ...checked };
  }
  const form = parseForm(fields, GenerationRequest);
  if (!form.ok)
    return { ok: false, status: 400, reply: form.reply, upload, ...checked, ...fieldsAsTyped(fields) };
  try {
    const isRepeat = isRepeatedRequest(userId, form.value, isForm);
    if (!isRepeat) {
      const isUnseen = upload && fields.has("shown") && fields.get("shown") !== upload.id;
      if (isUnseen) return { ...formAsItWas(fields, upload), unseen: "resume" };
      const unseen = await unseenWarnings(fields, userId);
      if (unseen) return { ...formAsItWas(fields, upload), checked: unseen, unseen: "advert" };
      enforceRateLimit("generatePerUser", userId);
      await requireProofs(userId, form.value);
    }
    return {
      ok: true,
      ...requestDocuments(userId, form.value, { isForm, userAgent }),
    };
  } catch (error) {
    return { ...rejectSubmission(fields, error), upload };
  }
}

const CHECK_TARGET = "We filled this in from the advert. Check it, then press the button again.";
const EMPTY_FILE =
  "This file is empty. Your other answers are kept and nothing was charged. Save your resume again, then upload the new file.";

function pastedResume(fields: FormData): NewResume | undefined {
  const text = textOf(fields, "resumeText").trim();
  return text === "" || fields.get("isCreatingNewResume") === "profile" ? undefined : { text };
}

/** Settles what the documents are made from. Whoever chose a new file gets that file or a word about it, never an older resume. */
function chooseSource(fields: FormData, userId: string, hasNewFile: boolean): void {
  const choice = fields.get("isCreatingNewResume");
  if (choice === "true" || hasNewFile) return fields.delete("useProfile");
  if (choice === "profile") fields.delete("uploadId");
  if (textOf(fields, "uploadId") !== "") return fields.delete("useProfile");
  const hasProfile = findProfile(userId) !== undefined;
  if (choice === "file" && hasProfile)
    throw new Refusal("NO_FILE", "Choose your new resume, or choose “My profile”.", 400);
  if (hasProfile) fields.set("useProfile", "true");
  else fields.delete("useProfile");
}

/** One tap in "What we read": the form comes back with the answer in place. */
function mendInForm(fields: FormData, userId: string, upload: Upload | undefined): RejectedGeneration {
  const mend = parseMend(fields);
  try {
    enforceRateLimit("savePerUser", userId);
    if (mend) applyMend(userId, mend);
    return formAsItWas(fields, upload);
  } catch (error) {
    if (mend?.kind !== "doubt" || !(error instanceof Refusal))
      return { ...rejectSubmission(fields, error), upload };
    return {
      ...formAsItWas(fields, upload),
      status: error.status,
      mendError: { doubtId: mend.id, text: error.message },
    };
  }
}

// The form comes back as submitted, with what the advert asks.
async function checkInForm(fields: FormData, userId: string): Promise<GenerationSubmission> {
  const checked = await checkAdvertInForm(fields, userId);
  return {
    ...formAsItWas(fields, findUpload(userId, textOf(fields, "uploadId"))),
    status: checked.status,
    checked,
  };
}

function formAsItWas(fields: FormData, upload: Upload | undefined): RejectedGeneration {
  return { ok: false, status: 200, reply: replyUnchecked(fields), upload, ...fieldsAsTyped(fields) };
}

function fieldsAsTyped(fields: FormData) {
  return { ...countJobs(fields), typed: typedAnswers(fields) };
}

function rejectSubmission(fields: FormData, error: unknown, field = ""): RejectedGeneration {
  if (!(error instanceof Refusal)) throw error;
  const errorField = typeof error.details.field === "string" ? error.details.field : field;
  return {
    ok: false,
    status: error.status,
    reply: replyWithRefusal(fields, GenerationRequest, error, errorField),
    refusal: error,
    ...fieldsAsTyped(fields),
  };
}

function textOf(fields: FormData, name: string): string {
  return String(fields.get(name) ?? "");
}
