import { addSource } from "~/features/profile/import.server";
import { findSource } from "~/features/profile/sources.server";
import { UPLOAD_LIMIT } from "~/features/writing/generation.schema";
import { letProvidersWrite } from "~/features/writing/who-writes.server";
import { keepUpload, type NewResume } from "~/features/writing/uploads.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { readSubmission } from "./read-body.server";

type Submitted =
  | { fileName: string; otherSource?: string }
  | {
      refusal: Refusal;
      /** What was pasted and ticked, to be shown again. */ pasted: string;
      isTicked: boolean;
    };

/**
 * Reads the resume of a multipart form into the person's profile, for the page and for /api. `otherSource` is set when it names somebody else and
 * the form does not say that it is theirs: then it was not added. The ticked box for AI providers counts before anything is read.
 */
export async function submitResume(request: Request, userId: string): Promise<Submitted> {
  let sent: ResumeForm | undefined;
  try {
    sent = await readResumeForm(request);
    const given = resumeIn(sent, userId);
    if (sent.letsProviders) letProvidersWrite(userId, true, request.headers.get("user-agent") ?? "");
    const { id, fileName } = await keepUpload(userId, given);
    const source = findSource(userId, id);
    if (!source || source.isAdded) return { fileName };
    if (!sent.isMine) return { fileName, otherSource: source.id };
    addSource(userId, source.id);
    return { fileName };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refusal: error, pasted: sent?.pasted ?? "", isTicked: sent?.letsProviders ?? false };
  }
}

type ResumeForm = Omit<Awaited<ReturnType<typeof readSubmission>>, "fields"> & {
  pasted: string;
  isMine: boolean;
  letsProviders: boolean;
};

/** A multipart form with a resume, before it is known whether there is one. Throws what the body itself refuses. */
export async function readResumeForm(request: Request): Promise<ResumeForm> {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data"))
    throw new Refusal("UNSUPPORTED_TYPE", "Send the resume as multipart/form-data.", 415);
  const { fields, ...sent } = await readSubmission(request, "resume", UPLOAD_LIMIT);
  const isOn = (name: string) => /^(?:true|on)$/.test(String(fields.get(name) ?? ""));
  const pasted = String(fields.get("resumeText") ?? "").trim();
  return { ...sent, pasted, isMine: isOn("isMine"), letsProviders: isOn("aiConsent") };
}

/** The file of a form, or its pasted text. Throws a Refusal when there is none, or it is empty or too large. */
export function resumeIn({ file, pasted, tooLarge, isEmpty, busy }: ResumeForm, userId: string): NewResume {
  if (busy) throw busy;
  if (tooLarge) throw new Refusal("too_large", "File size must be less than 10MB.", 413);
  if (isEmpty && pasted === "")
    throw new Refusal(
      "empty_file",
      "This file is empty. Save your resume again, then upload the new file.",
      400,
    );
  if (!file && pasted === "") throw new Refusal("NO_FILE", "Choose your resume, or paste its text.", 400);
  enforceRateLimit("uploadPerUser", userId);
  return file ?? { text: pasted };
}
