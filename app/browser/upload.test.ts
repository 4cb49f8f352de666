import { expect, test } from "vitest";
import { saveUploadSpeed, readUploadSpeed } from "./upload-speed";
import { uploadInChunks, UploadError, type UploadEnvironment } from "./upload";
import {
  uploadStartText,
  uploadProgressText,
  estimateUploadSpeed,
  formatBytes,
  formatDuration,
} from "./upload-text";

type SentRequest = { method: string; path: string; headers: Headers; size: number };

/** A fake server that gives one answer after the other; undefined means no answer. */
function createEnvironment(answers: (Response | undefined)[], isOffline = () => false) {
  const requests: SentRequest[] = [];
  const pauses: number[] = [];
  const environment: UploadEnvironment = {
    fetch: async (path, { method = "", headers, body }) => {
      requests.push({
        method,
        path,
        headers: new Headers(headers),
        size: body instanceof Blob ? body.size : 0,
      });
      const answer = answers.shift();
      if (!answer) throw new TypeError("Failed to fetch");
      return answer;
    },
    pause: async (ms) => void pauses.push(ms),
    isOffline,
  };
  return { environment, requests, pauses };
}

const createdAnswer = (offset = 0) =>
  new Response(null, {
    status: 201,
    headers: { location: "/api/uploads/x", "upload-offset": String(offset) },
  });
const offsetAnswer = (offset: number) =>
  new Response(null, { status: 200, headers: { "upload-offset": String(offset) } });
const storedAnswer = (offset: number) =>
  new Response(null, { status: 204, headers: { "upload-offset": String(offset) } });
const doneAnswer = () => Response.json({ uploadId: "u1", fileName: "cv.pdf" });
const refusal = (status: number, message = "No.", headers = {}) =>
  Response.json({ message }, { status, headers });
const cv = (size = 600 * 1024) => new File([new Uint8Array(size)], "résumé.pdf");
const send = (environment: UploadEnvironment, signal = new AbortController().signal) =>
  uploadInChunks(cv(), { signal, onProgress: () => undefined }, environment);

test("a file is sent in chunks of 256 KB, after its size, name and hash", async () => {
  const { environment, requests } = createEnvironment([
    createdAnswer(),
    storedAnswer(262_144),
    storedAnswer(524_288),
    doneAnswer(),
  ]);
  const progress: [number, number][] = [];
  const sent = await uploadInChunks(
    cv(),
    { signal: new AbortController().signal, onProgress: (bytes, all) => void progress.push([bytes, all]) },
    environment,
  );
  expect(sent).toEqual({ uploadId: "u1", fileName: "cv.pdf" });
  expect(
    requests.map(({ method, path, size, headers }) => [method, path, size, headers.get("upload-offset")]),
  ).toEqual([
    ["POST", "/api/uploads", 0, null],
    ["PATCH", "/api/uploads/x", 262_144, "0"],
    ["PATCH", "/api/uploads/x", 262_144, "262144"],
    ["PATCH", "/api/uploads/x", 90_112, "524288"],
  ]);
  expect(requests[0]?.headers.get("upload-length")).toBe("614400");
  const [name = "", hash = ""] =
    requests[0]?.headers
      .get("upload-metadata")
      ?.split(",")
      .map((pair) => Buffer.from(pair.split(" ")[1] ?? "", "base64").toString()) ?? [];
  expect(name).toBe("résumé.pdf");
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(progress).toEqual([
    [0, 614_400],
    [262_144, 614_400],
    [524_288, 614_400],
  ]);
});

test("after an error the offset is read again; an empty chunk completes a file if the last answer was lost", async () => {
  const { environment, requests } = createEnvironment([
    createdAnswer(),
    undefined,
    offsetAnswer(100_000),
    storedAnswer(362_144),
    undefined,
    undefined,
    offsetAnswer(614_400),
    refusal(503),
    offsetAnswer(614_400),
    doneAnswer(),
  ]);
  expect(await send(environment)).toEqual({ uploadId: "u1", fileName: "cv.pdf" });
  expect(requests.map(({ method }) => method)).toEqual([
    "POST",
    "PATCH",
    "HEAD",
    "PATCH",
    "PATCH",
    "HEAD",
    "HEAD",
    "PATCH",
    "HEAD",
    "PATCH",
  ]);
  expect(requests.at(-1)?.size).toBe(0);
});

test("an upload that the server deleted restarts; a known one resumes at its offset", async () => {
  const first = createEnvironment([createdAnswer(262_144), refusal(404), createdAnswer(), doneAnswer()]);
  await send(first.environment);
  expect(
    first.requests.map(({ method, headers }) => `${method} ${headers.get("upload-offset") ?? ""}`),
  ).toEqual(["POST ", "PATCH 262144", "POST ", "PATCH 0"]);
});

test("it fails after twelve attempts without progress, but not while offline", async () => {
  const lost = createEnvironment([createdAnswer()]);
  await expect(send(lost.environment)).rejects.toThrow("Your file goes with the form");
  expect(lost.requests).toHaveLength(13);
  for (const [index, ms] of lost.pauses.entries())
    expect(ms).toBeGreaterThanOrEqual(Math.min(30_000, 2000 * 2 ** index) * 0.79);
  let away = 40;
  const offline = createEnvironment(
    [createdAnswer(), ...Array<undefined>(40).fill(undefined), offsetAnswer(0), doneAnswer()],
    () => (away -= 1) > 0,
  );
  expect(await send(offline.environment)).toMatchObject({ uploadId: "u1" });
});

test("Retry-After is respected, a long one fails; a rejected file differs from other refusals", async () => {
  const later = createEnvironment([
    createdAnswer(),
    refusal(503, "busy", { "retry-after": "30" }),
    offsetAnswer(0),
    doneAnswer(),
  ]);
  await send(later.environment);
  expect(later.pauses).toEqual([30_000]);
  await expect(
    send(createEnvironment([refusal(429, "Wait 40 minutes", { "retry-after": "2400" })]).environment),
  ).rejects.toThrow("Wait 40 minutes");
  const refused = await send(
    createEnvironment([createdAnswer(), refusal(400, "It is a scan.")]).environment,
  ).catch((error: unknown) => error);
  const signedOut = await send(
    createEnvironment([refusal(401, "You need to be logged in.")]).environment,
  ).catch((error: unknown) => error);
  for (const [error, message, isFileRejected] of [
    [refused, "It is a scan.", true],
    [signedOut, "You need to be logged in.", false],
  ] as const) {
    expect(error).toBeInstanceOf(UploadError);
    expect(error).toMatchObject({ message, isFileRejected });
  }
});

test("an abort stops the upload immediately", async () => {
  const stop = new AbortController();
  const { environment, requests } = createEnvironment([
    createdAnswer(),
    storedAnswer(262_144),
    storedAnswer(524_288),
    doneAnswer(),
  ]);
  const sending = uploadInChunks(
    cv(),
    { signal: stop.signal, onProgress: (sent) => void (sent > 0 && stop.abort()) },
    environment,
  );
  await expect(sending).rejects.toThrow("abort");
  expect(requests.map(({ method }) => method)).toEqual(["POST", "PATCH"]);
});

test("the upload speed is stored for a month; too small, old or invalid measurements are unknown", () => {
  const entries = new Map<string, string>();
  const store = {
    length: 0,
    key: () => null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: () => undefined,
  };
  const month = 30 * 24 * 60 * 60 * 1000;
  expect(readUploadSpeed(store, 0)).toBeUndefined();
  saveUploadSpeed(store, { bytes: 20_000, ms: 1000 }, 0);
  saveUploadSpeed(store, { bytes: 500_000, ms: 0 }, 0);
  expect(entries.size).toBe(0);
  saveUploadSpeed(store, { bytes: 500_000, ms: 10_000 }, 1000);
  expect([
    readUploadSpeed(store, 1000),
    readUploadSpeed(store, 1000 + month),
    readUploadSpeed(store, 1001 + month),
  ]).toEqual([50_000, 50_000, undefined]);
  expect(uploadStartText(4.2 * 1024 ** 2, readUploadSpeed(store, 1000))).toBe(
    "4.2 MB, about 1 min 30 s on this network",
  );
  for (const text of ["", "null", "{}", '{"at":1000,"pace":-5}', '{"at":1000,"pace":"fast"}', "nonsense"]) {
    entries.set("pace", text);
    expect(readUploadSpeed(store, 1000), text).toBeUndefined();
  }
  expect(() =>
    saveUploadSpeed(
      {
        ...store,
        setItem: () => {
          throw new Error("full");
        },
      },
      { bytes: 500_000, ms: 10 },
      0,
    ),
  ).not.toThrow();
});

test("sizes and durations are formatted for readers", () => {
  expect([1, 860 * 1024, 1_100_000, 10 * 1024 ** 2].map(formatBytes)).toEqual([
    "1 KB",
    "860 KB",
    "1.0 MB",
    "10.0 MB",
  ]);
  expect([1, 12, 55, 56, 61, 89, 600, 700].map((seconds) => formatDuration(seconds * 1000, 1000))).toEqual([
    "a few seconds",
    "about 15 s",
    "about 55 s",
    "about 1 min",
    "about 1 min 30 s",
    "about 1 min 30 s",
    "about 10 min",
    "about 12 min",
  ]);
  expect(uploadStartText(4.2 * 1024 ** 2, 50_000)).toBe("4.2 MB, about 1 min 30 s on this network");
  expect(uploadStartText(4.2 * 1024 ** 2, undefined)).toBe("4.2 MB");
  expect(uploadProgressText(1024 ** 2, 4 * 1024 ** 2, 100_000)).toBe(
    "25% of 4.0 MB uploaded, about 35 s left",
  );
  expect(uploadProgressText(1024, 1024, 100_000)).toBe("100% of 1 KB uploaded");
  expect([estimateUploadSpeed(undefined), estimateUploadSpeed(0), estimateUploadSpeed(0.8)]).toEqual([
    undefined,
    undefined,
    50_000,
  ]);
});
