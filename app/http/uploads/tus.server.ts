import { UPLOAD_LIMIT } from "~/features/writing/generation.schema";
import { NewUpload } from "~/features/writing/new-upload.schema";
import {
  findOpenUpload,
  findSame,
  finishUpload,
  forgetOpenUpload,
  noUpload,
  OPEN_FOR,
  openUpload,
  openUploadsFolder,
  type OpenUpload,
} from "~/features/writing/open-uploads.server";
import { warmUpReader } from "~/features/writing/uploads.server";
import { Refusal } from "~/refusal";
import { validationRefusal } from "~/http/api/api-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { createLocker } from "./tus-lock";
import { VERSION, tusRefusal, uploadedResponse, tusResponse } from "./tus-responses";

const PATH = "/api/uploads";

const MAX_METADATA_LENGTH = 2000;

const locker = createLocker();

/**
 * Starts an upload (tus 1.0, creation). A file that this user uploaded before is answered with 200 and its
 * `uploadId`. An unfinished one is answered with 201 and its offset in bytes.
 */
export async function createUpload(request: Request, userId: string): Promise<Response> {
  requireTusVersion(request);
  const newUpload = await parseUploadHeaders(request);
  const existing = findSame(userId, newUpload);
  if (existing && "kept" in existing) return uploadedResponse(existing.kept);
  if (!existing) enforceRateLimit("uploadPerUser", userId);
  const pending = existing?.open ?? openUpload(userId, newUpload);
  warmUpReader();
  return tusResponse(201, {
    Location: `${PATH}/${pending.id}`,
    "Upload-Offset": String(existing?.offset ?? 0),
    "Upload-Expires": new Date(pending.createdAt.getTime() + OPEN_FOR).toUTCString(),
  });
}

/**
 * Handles HEAD, PATCH and DELETE of one of the user's uploads. The last chunk, and each repetition of it, is
 * answered with the `uploadId`.
 */
export async function handleUpload(request: Request, userId: string, id: string): Promise<Response> {
  const pending = findOpenUpload(userId, id);
  if (!pending) throw noUpload();
  requireTusVersion(request);
  const isFinished = pending.uploadId !== null || pending.refusalCode !== null;
  if (request.method === "DELETE" && isFinished) {
    forgetOpenUpload(userId, id);
    return tusResponse(204);
  }
  if (request.method === "HEAD" && isFinished)
    return tusResponse(200, { "Upload-Offset": String(pending.size), "Upload-Length": String(pending.size) });
  if (request.method === "PATCH") {
    const type = request.headers.get("content-type");
    if (type !== "application/offset+octet-stream")
      throw new Refusal("WRONG_TYPE", "Send pieces as application/offset+octet-stream.", 415);
    enforceRateLimit("uploadChunkPerUser", userId);
    if (!isFinished) warmUpReader();
    if (isFinished && request.headers.get("upload-offset") === String(pending.size))
      return uploadedResponse(await finishUpload(userId, id));
    if (isFinished) throw tusRefusal(409);
  }
  return handleWithTusServer(request, pending);
}

/** The capabilities of this server (tus OPTIONS). */
export function tusCapabilities(): Response {
  return tusResponse(204, {
    "Tus-Version": VERSION,
    "Tus-Extension": "creation,expiration,termination",
    "Tus-Max-Size": String(UPLOAD_LIMIT),
  });
}

function requireTusVersion(request: Request): void {
  if (request.headers.get("tus-resumable") !== VERSION)
    throw new Refusal("TUS_VERSION", "Send Tus-Resumable: 1.0.0.", 412);
}

// The length, and the name and hash from the metadata. All describe the whole file.
async function parseUploadHeaders(request: Request): Promise<NewUpload> {
  const fields = await parseMetadata(request.headers.get("upload-metadata") ?? "");
  const parsed = NewUpload.safeParse({
    size: request.headers.get("upload-length") ?? undefined,
    fileName: fields.get("filename"),
    sha256: fields.get("sha256"),
  });
  if (!parsed.success) throw validationRefusal(parsed.error);
  return parsed.data;
}

async function parseMetadata(metadata: string): Promise<Map<string, string | undefined>> {
  if (metadata.length > MAX_METADATA_LENGTH) return new Map();
  const { Metadata } = await loadTusLibrary();
  try {
    return new Map(
      Object.entries(Metadata.parse(metadata)).map(([name, value]) => [name, value ?? undefined]),
    );
  } catch {
    return new Map();
  }
}

// Loaded with the first upload, because it slows the start and uses 20 MB.
async function loadTusLibrary() {
  const [server, { FileStore }] = await Promise.all([import("@tus/server"), import("@tus/file-store")]);
  return { ...server, FileStore };
}

// The library implements the protocol: offsets, lengths, locks and disk writes. Ownership, limits, error
// texts and the use of the file are ours. The library can access only this one upload.
async function handleWithTusServer(
  request: Request,
  { id, userId, size, createdAt }: OpenUpload,
): Promise<Response> {
  const { ERRORS, FileStore, Server, Upload } = await loadTusLibrary();
  const errors: unknown[] = [];
  const entry = new Upload({ id, size, offset: 0, creation_date: createdAt.toISOString() });
  const datastore = new FileStore({
    directory: openUploadsFolder(),
    configstore: {
      get: async () => (findOpenUpload(userId, id) ? entry : undefined),
      set: async () => undefined,
      delete: async () => forgetOpenUpload(userId, id),
    },
    expirationPeriodInMilliseconds: OPEN_FOR,
  });
  datastore.extensions = ["creation", "expiration", "termination"];
  const server = new Server({
    path: PATH,
    datastore,
    locker,
    lockDrainTimeout: 100,
    maxSize: UPLOAD_LIMIT,
    getFileIdFromRequest: () => id,
    onUploadFinish: async () => {
      const { id: uploadId, fileName } = await finishUpload(userId, id);
      return { status_code: 200, body: JSON.stringify({ uploadId, fileName }) };
    },
    onResponseError: (_request, error) => void errors.push(error),
  });
  const response = await server.handleWeb(toTusRequest(request));
  const [error] = errors;
  if (error instanceof Error) throw error;
  // The connection is dead, or a later request resumes the upload.
  if (error === ERRORS.ABORTED) throw tusRefusal(409);
  if (response.status >= 500 && response.status !== 501)
    throw Object.assign(new Error(`the upload could not be written: ${await response.text()}`), {
      code: error === ERRORS.FILE_WRITE_ERROR ? "FILE_WRITE_ERROR" : undefined,
    });
  if (response.status >= 400) throw tusRefusal(response.status);
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers)
    if (/^(upload-|content-length|connection)/.test(name)) headers[name] = value;
  return tusResponse(response.status, headers, await response.text());
}

// The library also reads proxy headers and refuses some of their values, so they are removed.
function toTusRequest({ url, method, headers, body }: Request): Request {
  const needed = [...headers].filter(([name]) =>
    /^(tus-resumable|upload-\w+|content-type|content-length)$/.test(name),
  );
  const init: RequestInit & { duplex: "half" } = {
    method,
    headers: needed,
    body: body && endOnBrokenConnection(body),
    duplex: "half",
  };
  return new Request(url, init);
}

// A broken connection ends the chunk without an error. An error would discard bytes that arrived but are not
// yet on disk.
function endOnBrokenConnection(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done || !value) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
