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

type Asked = { method: string; path: string; headers: Headers; size: number };

/** A server as the network shows it: one answer after the other; undefined is none. */
function groundOf(answers: (Response | undefined)[], isOffline = () => false) {
  const asked: Asked[] = [];
  const paused: number[] = [];
  const ground: UploadEnvironment = {
    fetch: async (path, { method = "", headers, body }) => {
      asked.push({ method, path, headers: new Headers(headers), size: body instanceof Blob ? body.size : 0 });
      const answer = answers.shift();
      if (!answer) throw new TypeError("Failed to fetch");
      return answer;
    },
    pause: async (ms) => void paused.push(ms),
    isOffline,
  };
  return { ground, asked, paused };
}

const begun = (offset = 0) =>
  new Response(null, {
    status: 201,
    headers: { location: "/api/uploads/x", "upload-offset": String(offset) },
  });
const here = (offset: number) =>
  new Response(null, { status: 200, headers: { "upload-offset": String(offset) } });
const taken = (offset: number) =>
  new Response(null, { status: 204, headers: { "upload-offset": String(offset) } });
const done = () => Response.json({ uploadId: "u1", fileName: "cv.pdf" });
const no = (status: number, message = "No.", headers = {}) => Response.json({ message }, { status, headers });
const cv = (size = 600 * 1024) => new File([new Uint8Array(size)], "résumé.pdf");
const send = (ground: UploadEnvironment, signal = new AbortController().signal) =>
  uploadInChunks(cv(), { signal, onProgress: () => undefined }, ground);

test("a file goes in pieces of 256 KB, with its size, name and hash told first", async () => {
  const { ground, asked } = groundOf([begun(), taken(262_144), taken(524_288), done()]);
  const progress: [number, number][] = [];
  const sent = await uploadInChunks(
    cv(),
    { signal: new AbortController().signal, onProgress: (bytes, all) => void progress.push([bytes, all]) },
    ground,
  );
  expect(sent).toEqual({ uploadId: "u1", fileName: "cv.pdf" });
  expect(
    asked.map(({ method, path, size, headers }) => [method, path, size, headers.get("upload-offset")]),
  ).toEqual([
    ["POST", "/api/uploads", 0, null],
    ["PATCH", "/api/uploads/x", 262_144, "0"],
    ["PATCH", "/api/uploads/x", 262_144, "262144"],
    ["PATCH", "/api/uploads/x", 90_112, "524288"],
  ]);
  expect(asked[0]?.headers.get("upload-length")).toBe("614400");
  const [name = "", hash = ""] =
    asked[0]?.headers
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

test("after anything unclear the server is asked how far it is; a whole file whose answer was lost is finished by an empty piece", async () => {
  const { ground, asked } = groundOf([
    begun(),
    undefined,
    here(100_000),
    taken(362_144),
    undefined,
    undefined,
    here(614_400),
    no(503),
    here(614_400),
    done(),
  ]);
  expect(await send(ground)).toEqual({ uploadId: "u1", fileName: "cv.pdf" });
  expect(asked.map(({ method }) => method)).toEqual([
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
  expect(asked.at(-1)?.size).toBe(0);
});

test("an upload that the server forgot begins anew; one that it knows goes on where it was", async () => {
  const first = groundOf([begun(262_144), no(404), begun(), done()]);
  await send(first.ground);
  expect(first.asked.map(({ method, headers }) => `${method} ${headers.get("upload-offset") ?? ""}`)).toEqual(
    ["POST ", "PATCH 262144", "POST ", "PATCH 0"],
  );
});

test("it is given up after twelve tries without a byte of progress, and not while the network is away", async () => {
  const lost = groundOf([begun()]);
  await expect(send(lost.ground)).rejects.toThrow("Your file goes with the form");
  expect(lost.asked).toHaveLength(13);
  for (const [index, ms] of lost.paused.entries())
    expect(ms).toBeGreaterThanOrEqual(Math.min(30_000, 2000 * 2 ** index) * 0.79);
  let away = 40;
  const offline = groundOf(
    [begun(), ...Array<undefined>(40).fill(undefined), here(0), done()],
    () => (away -= 1) > 0,
  );
  expect(await send(offline.ground)).toMatchObject({ uploadId: "u1" });
});

test("a wait that the server asks for is kept, a long one is a no; a no about the file is told apart from other noes", async () => {
  const later = groundOf([begun(), no(503, "busy", { "retry-after": "30" }), here(0), done()]);
  await send(later.ground);
  expect(later.paused).toEqual([30_000]);
  await expect(
    send(groundOf([no(429, "Wait 40 minutes", { "retry-after": "2400" })]).ground),
  ).rejects.toThrow("Wait 40 minutes");
  const refused = await send(groundOf([begun(), no(400, "It is a scan.")]).ground).catch(
    (error: unknown) => error,
  );
  const signedOut = await send(groundOf([no(401, "You need to be logged in.")]).ground).catch(
    (error: unknown) => error,
  );
  for (const [error, message, isFileRejected] of [
    [refused, "It is a scan.", true],
    [signedOut, "You need to be logged in.", false],
  ] as const) {
    expect(error).toBeInstanceOf(UploadError);
    expect(error).toMatchObject({ message, isFileRejected });
  }
});

test("who stops it stops it at once", async () => {
  const stop = new AbortController();
  const { ground, asked } = groundOf([begun(), taken(262_144), taken(524_288), done()]);
  const sending = uploadInChunks(
    cv(),
    { signal: stop.signal, onProgress: (sent) => void (sent > 0 && stop.abort()) },
    ground,
  );
  await expect(sending).rejects.toThrow("abort");
  expect(asked.map(({ method }) => method)).toEqual(["POST", "PATCH"]);
});

test("the pace of an upload is kept for a month; what is too little to tell, too old or no pace counts as unknown", () => {
  const kept = new Map<string, string>();
  const store = {
    length: 0,
    key: () => null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: () => undefined,
  };
  const month = 30 * 24 * 60 * 60 * 1000;
  expect(readUploadSpeed(store, 0)).toBeUndefined();
  saveUploadSpeed(store, { bytes: 20_000, ms: 1000 }, 0);
  saveUploadSpeed(store, { bytes: 500_000, ms: 0 }, 0);
  expect(kept.size).toBe(0);
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
    kept.set("pace", text);
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

test("sizes and waits are said as people say them", () => {
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
