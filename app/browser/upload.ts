import { jitteredDelay } from "./backoff";

const CHUNK_BYTES = 256 * 1024;
const TUS_HEADERS = { "Tus-Resumable": "1.0.0" };
/** For one piece with its answer; the last one waits for the file to be read. */
const REQUEST_TIMEOUT_MS = 120_000;
/** So many tries in a row that brought no byte further, then it is given up. */
const MAX_ATTEMPTS = 12;
const MAX_RETRY_AFTER_S = 120;
const FAILED_MESSAGE = "The upload failed. Your file goes with the form when you send it.";

/** Why an upload ended without success, in words for the person. */
export class UploadError extends Error {
  /** `isAboutFile`: the server has looked at this file and will not take it, however it comes. */
  constructor(
    message: string,
    readonly isFileRejected = false,
  ) {
    super(message);
  }
}

export type UploadedResume = { uploadId: string; fileName: string };
type Options = { onProgress(sentBytes: number, allBytes: number): void; signal: AbortSignal };
type TusResponse = { status: number; headers: Headers; text: string };

/** What an upload stands on: a browser's own, or a test's. */
export type UploadEnvironment = {
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Resolves after so many milliseconds, or when the network is back. */
  pause(ms: number): Promise<void>;
  isOffline(): boolean;
};

/**
 * Sends a resume in pieces of 256 KB (tus 1.0) and resolves when the server has read it. Whatever breaks off is gone on with from the last byte that
 * arrived, also when the tab was closed in between: the server knows the file by its hash. Throws UploadFailed when it is no use to go on, and what
 * the signal was aborted with.
 */
export async function uploadInChunks(
  file: File,
  { onProgress, signal }: Options,
  environment: UploadEnvironment = browserEnvironment,
): Promise<UploadedResume> {
  const creationHeaders = {
    "Upload-Length": String(file.size),
    "Upload-Metadata": `filename ${encodeBase64(file.name.slice(-200))},sha256 ${encodeBase64(await computeSha256(file))}`,
  };
  let uploadUrl: string | undefined; // where the pieces go
  let offset: number | undefined; // how much has arrived; unknown after anything went wrong
  let maxOffset = -1;
  let attempts = 0;
  const sendNext = () => {
    if (uploadUrl === undefined) return send("/api/uploads", { method: "POST", headers: creationHeaders });
    if (offset === undefined) return send(uploadUrl, { method: "HEAD" });
    return send(uploadUrl, {
      method: "PATCH",
      headers: { "Content-Type": "application/offset+octet-stream", "Upload-Offset": String(offset) },
      body: file.slice(offset, offset + CHUNK_BYTES),
    });
  };

  for (;;) {
    signal.throwIfAborted();
    const isOffsetQuery = uploadUrl !== undefined && offset === undefined;
    const response = await sendNext();
    signal.throwIfAborted();
    if (response?.status === 200 && !isOffsetQuery) return JSON.parse(response.text) as UploadedResume;
    if (response && response.status < 300) {
      uploadUrl ??= response.headers.get("location") ?? undefined;
      offset = Number(response.headers.get("upload-offset") ?? 0);
      if (offset > maxOffset) attempts = 0;
      maxOffset = Math.max(maxOffset, offset);
      onProgress(offset, file.size);
      continue;
    }
    const retryAfter = Number(response?.headers.get("retry-after") ?? 0);
    if (
      response &&
      (isPermanentError(response.status, uploadUrl !== undefined) || retryAfter > MAX_RETRY_AFTER_S)
    )
      throw new UploadError(parseMessage(response.text), response.status === 400 || response.status === 413);
    if (response?.status === 404 || response?.status === 410) uploadUrl = undefined; // forgotten there: from the beginning
    offset = undefined;
    if (!environment.isOffline()) attempts += 1;
    if (attempts >= MAX_ATTEMPTS) throw new UploadError(FAILED_MESSAGE);
    if (response?.status !== 409) await environment.pause(retryAfter * 1000 || jitteredDelay(attempts));
  }

  // One request with its whole answer, or undefined when there is none.
  async function send(path: string, init: RequestInit): Promise<TusResponse | undefined> {
    const abortController = new AbortController();
    const end = () => abortController.abort();
    const timeout = setTimeout(end, REQUEST_TIMEOUT_MS);
    signal.addEventListener("abort", end);
    try {
      const answered = await environment.fetch(path, {
        ...init,
        headers: { ...TUS_HEADERS, ...init.headers },
        signal: abortController.signal,
      });
      return { status: answered.status, headers: answered.headers, text: await answered.text() };
    } catch {
      return undefined;
    } finally {
      clearTimeout(timeout);
      signal.removeEventListener("abort", end);
    }
  }
}

function isPermanentError(status: number, isBegun: boolean): boolean {
  const retryableStatuses = [408, 409, 423, 425, 429, ...(isBegun ? [404, 410] : [])];
  return status >= 400 && status < 500 && !retryableStatuses.includes(status);
}

function parseMessage(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: string };
    return message ?? FAILED_MESSAGE;
  } catch {
    return FAILED_MESSAGE;
  }
}

async function computeSha256(file: File): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

const browserEnvironment: UploadEnvironment = {
  fetch: (path, init) => fetch(path, init),
  pause: (ms) =>
    new Promise((done) => {
      const onElapsed = () => {
        clearTimeout(timer);
        removeEventListener("online", onElapsed);
        done();
      };
      const timer = setTimeout(onElapsed, ms);
      addEventListener("online", onElapsed);
    }),
  isOffline: () => !navigator.onLine,
};
