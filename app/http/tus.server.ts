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
import { Refusal } from "~/refusal";
import { badInput } from "./api.server";
import { countAct } from "./rate-limit.server";
import { makeLocker } from "./tus-lock";

const PATH = "/api/uploads";
const VERSION = "1.0.0";
const METADATA_LIMIT = 2000;
const locker = makeLocker();

/**
 * Begins an upload (tus 1.0, creation). A file of this person that was read before is answered at once with 200 and its `uploadId`; one that is
 * on its way with 201 and how much of it is here.
 */
export async function beginUpload(request: Request, userId: string): Promise<Response> {
  checkVersion(request);
  const wish = await wishOf(request);
  const same = findSame(userId, wish);
  if (same && "kept" in same) return stored(same.kept);
  if (!same) countAct("uploadPerUser", userId);
  const open = same?.open ?? openUpload(userId, wish);
  return answer(201, {
    Location: `${PATH}/${open.id}`,
    "Upload-Offset": String(same?.offset ?? 0),
    "Upload-Expires": new Date(open.createdAt.getTime() + OPEN_FOR).toUTCString(),
  });
}

/** HEAD, PATCH and DELETE of one of the person's uploads. The last piece, and any try to send it again, is answered with its `uploadId`. */
export async function serveUpload(request: Request, userId: string, id: string): Promise<Response> {
  const open = findOpenUpload(userId, id);
  if (!open) throw noUpload();
  checkVersion(request);
  const isEnded = open.uploadId !== null || open.refusedAs !== null;
  if (request.method === "DELETE" && isEnded) {
    forgetOpenUpload(userId, id);
    return answer(204);
  }
  if (request.method === "HEAD" && isEnded)
    return answer(200, { "Upload-Offset": String(open.size), "Upload-Length": String(open.size) });
  if (request.method === "PATCH") {
    const type = request.headers.get("content-type");
    if (type !== "application/offset+octet-stream")
      throw new Refusal("WRONG_TYPE", "Send pieces as application/offset+octet-stream.", 415);
    countAct("uploadPiecePerUser", userId);
    if (isEnded && request.headers.get("upload-offset") === String(open.size))
      return stored(await finishUpload(userId, id));
    if (isEnded) throw refusalOf(409);
  }
  return serveByLibrary(request, open);
}

/** What this server can do (tus OPTIONS). */
export function uploadAbilities(): Response {
  return answer(204, {
    "Tus-Version": VERSION,
    "Tus-Extension": "creation,expiration,termination",
    "Tus-Max-Size": String(UPLOAD_LIMIT),
  });
}

function checkVersion(request: Request): void {
  if (request.headers.get("tus-resumable") !== VERSION)
    throw new Refusal("TUS_VERSION", "Send Tus-Resumable: 1.0.0.", 412);
}

// The length and, in the metadata, name and hash. Both hold for the whole file, whatever comes later.
async function wishOf(request: Request): Promise<NewUpload> {
  const fields = await fieldsIn(request.headers.get("upload-metadata") ?? "");
  const parsed = NewUpload.safeParse({
    size: request.headers.get("upload-length") ?? undefined,
    fileName: fields.get("filename"),
    sha256: fields.get("sha256"),
  });
  if (!parsed.success) throw badInput(parsed.error);
  return parsed.data;
}

async function fieldsIn(metadata: string): Promise<Map<string, string | undefined>> {
  if (metadata.length > METADATA_LIMIT) return new Map();
  const { Metadata } = await library();
  try {
    return new Map(
      Object.entries(Metadata.parse(metadata)).map(([name, value]) => [name, value ?? undefined]),
    );
  } catch {
    return new Map();
  }
}

// Loaded with the first upload: it would lengthen every start, and an idle server would hold 20 MB of it.
async function library() {
  const [server, { FileStore }] = await Promise.all([import("@tus/server"), import("@tus/file-store")]);
  return { ...server, FileStore };
}

// The library keeps to the protocol: offsets, lengths, locks, writing to the disk. Whose it is, what the limits are, how a "no" is worded and what
// becomes of the file is ours; everything it may touch is bound to this one upload.
async function serveByLibrary(
  request: Request,
  { id, userId, size, createdAt }: OpenUpload,
): Promise<Response> {
  const { ERRORS, FileStore, Server, Upload } = await library();
  const wrong: unknown[] = [];
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
    onResponseError: (_request, error) => void wrong.push(error),
  });
  const told = await server.handleWeb(forLibrary(request));
  const [error] = wrong;
  if (error instanceof Error) throw error;
  if (error === ERRORS.ABORTED) throw refusalOf(409); // its line is dead, or a later try wants to go on
  if (told.status >= 500 && told.status !== 501)
    throw new Error(`the upload could not be written: ${await told.text()}`);
  if (told.status >= 400) throw refusalOf(told.status);
  const headers: Record<string, string> = {};
  for (const [name, value] of told.headers)
    if (/^(upload-|content-length|connection)/.test(name)) headers[name] = value;
  return answer(told.status, headers, await told.text());
}

// The library also looks at what proxies add, and refuses what some of them write there.
function forLibrary({ url, method, headers, body }: Request): Request {
  const needed = [...headers].filter(([name]) =>
    /^(tus-resumable|upload-\w+|content-type|content-length)$/.test(name),
  );
  const init: RequestInit & { duplex: "half" } = {
    method,
    headers: needed,
    body: body && endingWhereItBroke(body),
    duplex: "half",
  };
  return new Request(url, init);
}

// A line that breaks off is the end of a piece. If it were an error, what has arrived but not reached the disk would be thrown away.
function endingWhereItBroke(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(piece) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done || !value) piece.close();
      else piece.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

const SENTENCES: Record<number, string> = {
  404: "This upload is no longer here. Choose the file again.",
  409: "This piece does not begin where the last one ended. Ask with HEAD how much is here.",
  410: "This upload is no longer here. Choose the file again.",
  413: "That is more than the stated size of the file.",
};

function refusalOf(status: number): Refusal {
  return new Refusal(
    "UPLOAD",
    SENTENCES[status] ?? "This request does not follow tus 1.0.",
    SENTENCES[status] ? status : 400,
  );
}

function stored({ id, fileName }: { id: string; fileName: string }): Response {
  return answer(200, {}, JSON.stringify({ uploadId: id, fileName }));
}

function answer(status: number, more: Record<string, string> = {}, body = ""): Response {
  const headers = {
    "Tus-Resumable": VERSION,
    "Cache-Control": "no-store",
    ...(body && { "Content-Type": "application/json; charset=utf-8" }),
    ...more,
  };
  return new Response(body || null, { status, headers });
}
