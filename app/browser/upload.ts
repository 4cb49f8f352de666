import { spreadWait } from "./backoff";

const PIECE = 256 * 1024;
const VERSION = { "Tus-Resumable": "1.0.0" };
/** For one piece with its answer; the last one waits for the file to be read. */
const PATIENCE = 120_000;
/** So many tries in a row that brought no byte further, then it is given up. */
const MOST_TRIES = 12;
const LONGEST_WAIT = 120;
const GIVEN_UP = "The upload failed. Your file goes with the form when you send it.";

/** Why an upload ended without success, in words for the person. */
export class UploadFailed extends Error {
  /** `isAboutFile`: the server has looked at this file and will not take it, however it comes. */
  constructor(
    message: string,
    readonly isAboutFile = false,
  ) {
    super(message);
  }
}

export type Sent = { uploadId: string; fileName: string };
type Options = { onProgress(sentBytes: number, allBytes: number): void; signal: AbortSignal };
type Told = { status: number; headers: Headers; text: string };

/** What an upload stands on: a browser's own, or a test's. */
export type Ground = {
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
export async function sendInPieces(
  file: File,
  { onProgress, signal }: Options,
  ground: Ground = browserGround,
): Promise<Sent> {
  const about = {
    "Upload-Length": String(file.size),
    "Upload-Metadata": `filename ${base64(file.name.slice(-200))},sha256 ${base64(await hashOf(file))}`,
  };
  let place: string | undefined; // where the pieces go
  let here: number | undefined; // how much has arrived; unknown after anything went wrong
  let furthest = -1;
  let tries = 0;
  const next = () => {
    if (place === undefined) return ask("/api/uploads", { method: "POST", headers: about });
    if (here === undefined) return ask(place, { method: "HEAD" });
    return ask(place, {
      method: "PATCH",
      headers: { "Content-Type": "application/offset+octet-stream", "Upload-Offset": String(here) },
      body: file.slice(here, here + PIECE),
    });
  };

  for (;;) {
    signal.throwIfAborted();
    const isQuestion = place !== undefined && here === undefined;
    const told = await next();
    signal.throwIfAborted();
    if (told?.status === 200 && !isQuestion) return JSON.parse(told.text) as Sent;
    if (told && told.status < 300) {
      place ??= told.headers.get("location") ?? undefined;
      here = Number(told.headers.get("upload-offset") ?? 0);
      if (here > furthest) tries = 0;
      furthest = Math.max(furthest, here);
      onProgress(here, file.size);
      continue;
    }
    const rest = Number(told?.headers.get("retry-after") ?? 0);
    if (told && (isForGood(told.status, place !== undefined) || rest > LONGEST_WAIT))
      throw new UploadFailed(messageIn(told.text), told.status === 400 || told.status === 413);
    if (told?.status === 404 || told?.status === 410) place = undefined; // forgotten there: from the beginning
    here = undefined;
    if (!ground.isOffline()) tries += 1;
    if (tries >= MOST_TRIES) throw new UploadFailed(GIVEN_UP);
    if (told?.status !== 409) await ground.pause(rest * 1000 || spreadWait(tries));
  }

  // One request with its whole answer, or undefined when there is none.
  async function ask(path: string, init: RequestInit): Promise<Told | undefined> {
    const stop = new AbortController();
    const end = () => stop.abort();
    const late = setTimeout(end, PATIENCE);
    signal.addEventListener("abort", end);
    try {
      const answer = await ground.fetch(path, {
        ...init,
        headers: { ...VERSION, ...init.headers },
        signal: stop.signal,
      });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    } catch {
      return undefined;
    } finally {
      clearTimeout(late);
      signal.removeEventListener("abort", end);
    }
  }
}

function isForGood(status: number, isBegun: boolean): boolean {
  const passes = [408, 409, 423, 425, 429, ...(isBegun ? [404, 410] : [])];
  return status >= 400 && status < 500 && !passes.includes(status);
}

function messageIn(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: string };
    return message ?? GIVEN_UP;
  } catch {
    return GIVEN_UP;
  }
}

async function hashOf(file: File): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

const browserGround: Ground = {
  fetch: (path, init) => fetch(path, init),
  pause: (ms) =>
    new Promise((done) => {
      const over = () => {
        clearTimeout(timer);
        removeEventListener("online", over);
        done();
      };
      const timer = setTimeout(over, ms);
      addEventListener("online", over);
    }),
  isOffline: () => !navigator.onLine,
};
