import { jitteredDelay } from "./backoff";

const CHUNK_BYTES = 256 * 1024;
const TUS_HEADERS = { "Tus-Resumable": "1.0.0" };
/** Timeout of one chunk with its answer. The last answer comes after the file was read. */
const REQUEST_TIMEOUT_MS = 120_000;
/** The upload fails after this many attempts without progress. */
const MAX_ATTEMPTS = 12;
const MAX_RETRY_AFTER_S = 120;
const FAILED_MESSAGE = "The upload failed. Your file goes with the form when you send it.";

/** An upload that failed, with a message for the user. */
export class UploadError extends Error {
  /** `isAboutFile`: the server rejected the file, so sending it another way does not help. */
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

/** What an upload needs from its environment: a browser or a test. */
export type UploadEnvironment = {
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Resolves after `ms` milliseconds, or when the network returns. */
  pause(ms: number): Promise<void>;
  isOffline(): boolean;
};

/**
 * Uploads a resume in chunks of 256 KB (tus 1.0) and resolves when the server has read it. After a break it
 * resumes at the last byte that arrived, even in a new tab: the server recognizes the file by its hash.
 * Throws UploadError when a retry does not help, and the abort reason of the signal.
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
  let uploadUrl: string | undefined; // the address of the upload
  let offset: number | undefined; // bytes that arrived; undefined after an error
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
    // The server deleted it, so start again.
    if (response?.status === 404 || response?.status === 410) uploadUrl = undefined;
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
