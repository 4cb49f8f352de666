import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { uploadInChunks, UploadError, type UploadEnvironment } from "~/browser/upload";
import { openCuttingLine } from "../doubles/cutting-line";
import { startServer, until, type TestServer } from "../test-server";
import { generationForm, makeHeavyResume, makeResumeDocx } from "../factories/generation-input";
import { makeSupportUser, type Member } from "../support-client";

let house: TestServer;
let line: Awaited<ReturnType<typeof openCuttingLine>>;
let member: Pick<Member, "cookie"> & { id: string };
beforeAll(async () => {
  house = await startServer();
  line = await openCuttingLine(house.url);
});
beforeEach(() => {
  member = makeSupportUser(house);
});
afterAll(async () => {
  await line.close();
  await house.stop();
});

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const openFolder = () => join(house.dataDir, "uploads-open");
const waiting = () =>
  house
    .query<{ id: string }>("select id from partial_uploads where user_id = ?", member.id)
    .filter(({ id }) => existsSync(join(openFolder(), id)));
const rows = () =>
  house.query<{ id: string; sha256: string; size: number; file_name: string }>(
    "select id, sha256, size, file_name from uploads where user_id = ?",
    member.id,
  );

/** The real client in Node, on a bad line, with a clock that runs faster. */
function ground(url: string, seen: string[] = []): UploadEnvironment {
  return {
    fetch: async (path, init) => {
      seen.push(String(init.method));
      return fetch(`${url}${path}`, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), cookie: member.cookie, origin: house.url },
      });
    },
    pause: (ms) => new Promise((done) => setTimeout(done, Math.min(ms, 4000) * 0.02)),
    isOffline: () => false,
  };
}

function send(
  bytes: Uint8Array<ArrayBuffer>,
  on: UploadEnvironment,
  {
    name = "cv.docx",
    signal = new AbortController().signal,
    onProgress = (_sent: number, _all: number) => undefined as void,
  } = {},
) {
  return uploadInChunks(new File([bytes], name), { signal, onProgress }, on);
}

test("an upload whose line is cut at every tenth arrives whole and once, and little is sent twice", async () => {
  const file = await makeHeavyResume();
  const told: number[] = [];
  const marks = Array.from({ length: 9 }, (_none, tenth) => Math.round((file.length * (tenth + 1)) / 10));
  line.cutAt(marks);
  const before = line.count.cut;
  const sent = await send(file, ground(line.url), { onProgress: (bytes) => void told.push(bytes) });
  expect(line.count.cut - before).toBe(9);
  // How much of a cut piece had arrived is the machine's pace; to begin anew nine times would send five and a half files.
  expect(line.sent()).toBeLessThan(file.length * 2);
  expect(rows()).toEqual([
    { id: sent.uploadId, sha256: hashOf(file), size: file.length, file_name: "cv.docx" },
  ]);
  expect(told.at(-1)).toBeLessThanOrEqual(file.length);
  expect([...told].sort((one, two) => one - two)).toEqual(told); // it never goes back
  expect(waiting()).toEqual([]);
});

test("the answer to each request is lost the first time: still one upload", async () => {
  const file = await makeHeavyResume(600_000);
  const on = ground(line.url);
  const asked = new Set<string>();
  const hurt: UploadEnvironment = {
    ...on,
    fetch: async (path, init) => {
      const request = `${init.method} ${new Headers(init.headers).get("upload-offset")}`;
      if (!asked.has(request)) line.loseAnswers(1);
      asked.add(request);
      return on.fetch(path, init);
    },
  };
  const before = line.count.lost;
  const sent = await send(file, hurt);
  expect(line.count.lost - before).toBeGreaterThan(5);
  expect(rows()).toMatchObject([{ id: sent.uploadId, sha256: hashOf(file) }]);
});

test("a tab that is closed at half goes on where it was; the page says so; the same file again costs nothing", async () => {
  const file = await makeHeavyResume();
  const closed = new AbortController();
  await expect(
    send(file, ground(house.url), {
      signal: closed.signal,
      onProgress: (sent, all) => void (sent > all / 2 && closed.abort()),
    }),
  ).rejects.toThrow("abort");
  const page = await (await fetch(`${house.url}/generate`, { headers: { cookie: member.cookie } })).text();
  expect(page).toMatch(/Continue uploading cv\.docx\?.{0,20}\d\d% of it is uploaded/);
  const told: number[] = [];
  const sent = await send(file, ground(house.url), { onProgress: (bytes) => void told.push(bytes) });
  expect(told[0]).toBeGreaterThan(file.length / 2);
  const seen: string[] = [];
  expect(await send(file, ground(house.url, seen), { name: "same-again.docx" })).toEqual(sent);
  expect(seen).toEqual(["POST"]);
  expect(rows()).toHaveLength(1);
});

test("kill -9 in the middle: after the restart it goes on from what was written", async () => {
  const file = await makeHeavyResume();
  let restarted: Promise<unknown> | undefined;
  // However long the restart takes, the client's next try comes after it.
  const on: UploadEnvironment = { ...ground(house.url), pause: async () => void (await restarted) };
  const sent = await send(file, on, {
    onProgress: (sent, all) =>
      void (sent > all / 2 && (restarted ??= house.stop("SIGKILL").then(() => house.start()))),
  }).finally(() => restarted);
  expect(restarted).toBeDefined();
  expect(rows()).toMatchObject([{ id: sent.uploadId, sha256: hashOf(file) }]);
});

test("two tabs with one file make one upload", async () => {
  const file = await makeHeavyResume(700_000);
  const [one, two] = await Promise.all([send(file, ground(house.url)), send(file, ground(house.url))]);
  expect(one).toEqual(two);
  expect(rows()).toMatchObject([{ sha256: hashOf(file) }]);
});

test("what cannot be read is told with its sentence, at once when the same file comes again, and its bytes go", async () => {
  const file = new Uint8Array(Buffer.concat([Buffer.from("MZ this is a program"), randomBytes(300_000)]));
  const first = await send(file, ground(house.url), { name: "cv.pdf" }).catch((error: unknown) => error);
  expect(first).toBeInstanceOf(UploadError);
  expect((first as Error).message).toBe("Please upload PDF, DOC, or DOCX files only.");
  const seen: string[] = [];
  await expect(send(file, ground(house.url, seen), { name: "cv.pdf" })).rejects.toThrow(
    "Please upload PDF, DOC, or DOCX files only.",
  );
  expect(seen).toEqual(["POST"]);
  expect(waiting()).toEqual([]);
  await expect(send(new Uint8Array(10), ground(house.url), { name: "cv.exe" })).rejects.toThrow(
    "Please upload PDF, DOC, or DOCX files only.",
  );
  await expect(send(new Uint8Array(0), ground(house.url), { name: "cv.pdf" })).rejects.toThrow(
    "This file is empty.",
  );
});

test("a piece that is refused does not hold up the next request on its connection", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const place = await begin(new Uint8Array(randomBytes(300_000)));
  const ask = (method: string, headers: Record<string, string>, body?: Uint8Array) =>
    new Promise<number>((done, fail) => {
      const asked = request(
        `${house.url}${place}`,
        {
          agent,
          method,
          timeout: 5000,
          headers: {
            cookie: member.cookie,
            origin: house.url,
            "tus-resumable": "1.0.0",
            "content-length": String(body?.length ?? 0),
            ...headers,
          },
        },
        (answer) => answer.resume().on("end", () => done(answer.statusCode ?? 0)),
      );
      asked
        .on("error", fail)
        .on("timeout", () => asked.destroy(new Error("it waits behind the piece")))
        .end(body);
    });
  expect([await ask("PATCH", piece(1000), randomBytes(250_000)), await ask("HEAD", {})]).toEqual([409, 200]);
  agent.destroy();
});

// By hand, as somebody would who means harm.
const tus = (
  path: string,
  method: string,
  headers: Record<string, string> = {},
  body?: BodyInit,
  cookie = member.cookie,
) =>
  fetch(`${house.url}${path}`, {
    method,
    headers: { cookie, origin: house.url, "tus-resumable": "1.0.0", ...headers },
    body,
  });
const about = (bytes: Uint8Array, name = "cv.docx", length = bytes.length) => ({
  "upload-length": String(length),
  "upload-metadata": `filename ${Buffer.from(name).toString("base64")},sha256 ${Buffer.from(hashOf(bytes)).toString("base64")}`,
});
const begin = async (bytes: Uint8Array, name?: string, length?: number) =>
  (await tus("/api/uploads", "POST", about(bytes, name, length))).headers.get("location") ?? "";
const piece = (offset: number, type = "application/offset+octet-stream") => ({
  "content-type": type,
  "upload-offset": String(offset),
});
const some = () => new Uint8Array(randomBytes(1000));

test("another person's upload does not exist, and no other site's page can touch one", async () => {
  const place = await begin(some());
  const stranger = makeSupportUser(house);
  expect(stranger.id).not.toBe(member.id);
  expect((await tus(place, "HEAD")).status).toBe(200);
  for (const [method, headers] of [
    ["HEAD", {}],
    ["PATCH", piece(0)],
    ["DELETE", {}],
  ] as const) {
    expect(
      (await tus(place, method, headers, method === "PATCH" ? "x" : undefined, stranger.cookie)).status,
    ).toBe(404);
    expect((await tus(place, method, headers, method === "PATCH" ? "x" : undefined, "")).status).toBe(401);
    if (method !== "HEAD")
      expect(
        (
          await tus(
            place,
            method,
            { ...headers, origin: "https://evil.example" },
            method === "PATCH" ? "x" : undefined,
          )
        ).status,
      ).toBe(403);
  }
  expect(
    (await tus("/api/uploads", "POST", { ...about(some()), origin: "https://evil.example" })).status,
  ).toBe(403);
  expect((await tus(place, "HEAD")).headers.get("upload-offset")).toBe("0");
});

test("lies about offset, length, type and size are refused and change nothing", async () => {
  const bytes = some();
  const place = await begin(bytes);
  expect((await tus("/api/uploads", "OPTIONS")).headers.get("tus-max-size")).toBe(String(10 * 1024 * 1024));
  const answers = [
    await tus(place, "PATCH", piece(500), bytes.subarray(500)),
    await tus(place, "PATCH", piece(0, "text/plain"), bytes),
    await tus(place, "PATCH", piece(0), new Uint8Array(2000)),
    await tus(place, "PATCH", { ...piece(0), "upload-length": "20" }, bytes.subarray(0, 20)),
    await tus(place, "PATCH", { ...piece(0), "tus-resumable": "0.2.2" }, bytes),
    await tus(place, "PATCH", { "content-type": "application/offset+octet-stream" }, bytes),
    await tus(place, "PATCH", piece(0), new Uint8Array(11 * 1024 * 1024)).catch(() => ({ status: 413 })), // the line may be shut before all is sent
    await tus("/api/uploads", "POST", about(bytes, "cv.docx", 11 * 1024 * 1024)),
    await tus("/api/uploads", "POST", { ...about(bytes), "upload-length": "-5" }),
    await tus("/api/uploads", "POST", { ...about(bytes), "upload-length": "1e3" }),
    await tus("/api/uploads", "POST", { ...about(bytes), "upload-metadata": `filename ${"A".repeat(3000)}` }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    409, 415, 413, 400, 412, 400, 413, 413, 400, 400, 400,
  ]);
  const last = answers[7];
  if (last instanceof Response)
    expect(await last.json()).toMatchObject({
      message: "File size must be less than 10MB.",
      errorCode: "TOO_LARGE",
    });
  expect((await tus(place, "HEAD")).headers.get("upload-offset")).toBe("0");
  const wrong = await tus(place, "PATCH", piece(0), some()); // as long as announced, but another file
  expect([wrong.status, ((await wrong.json()) as { errorCode: string }).errorCode]).toEqual([400, "DAMAGED"]);
  expect((await tus(place, "HEAD")).status).toBe(404);
  expect(rows()).toEqual([]);
});

test("a name is a label and never a path; finishing twice, also at once, is finishing once", async () => {
  const file = new Uint8Array(await makeResumeDocx());
  const place = await begin(file, "../../../../tmp/oya\u202e-cv.docx");
  expect(place).toMatch(/^\/api\/uploads\/[\w-]{22}$/);
  expect((await tus(place, "PATCH", piece(0), file.subarray(0, 100))).status).toBe(204);
  await tus(place, "PATCH", piece(100), file.subarray(100));
  const again = await Promise.all(Array.from({ length: 5 }, () => tus(place, "PATCH", piece(file.length))));
  const told = await Promise.all(again.map((answer) => answer.json()));
  expect(new Set(told.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ uploadId: rows()[0]?.id, fileName: "oya-cv.docx" })]),
  );
  expect(rows()).toHaveLength(1);
  expect((await tus(place, "HEAD")).headers.get("upload-offset")).toBe(String(file.length));
  expect((await tus(place, "PATCH", piece(0), file)).status).toBe(409);
  for (const path of ["..%2f..%2fetc%2fpasswd", "%2e%2e%2foya.db", "x%00y"])
    expect((await tus(`/api/uploads/${path}`, "HEAD")).status).toBe(404);
  expect(existsSync("/tmp/oya-cv.docx")).toBe(false);
});

test("a flood of beginnings leaves three files and ends in 429; after a day they do not exist", async () => {
  const answers: number[] = [];
  for (let n = 0; n < 25; n += 1) answers.push((await tus("/api/uploads", "POST", about(some()))).status);
  expect(answers).toEqual([...Array<number>(20).fill(201), ...Array<number>(5).fill(429)]);
  const left = house
    .query<{ id: string }>("select id from partial_uploads where user_id = ?", member.id)
    .map(({ id }) => id);
  expect(left).toHaveLength(3);
  for (const id of left) expect(existsSync(join(openFolder(), id))).toBe(true);
  house.execute("update partial_uploads set created_at = created_at - 90000000 where user_id = ?", member.id);
  expect((await tus(`/api/uploads/${left[0]}`, "HEAD")).status).toBe(404);
});

test("a form that is cut at every tenth stores nothing; its answer lost, it is stored; sent again, it is the same one", async () => {
  member = {
    id: house.query<{ id: string }>("select id from users where email = 'ada@demo.example'")[0]?.id ?? "",
    cookie: `oya_session=${(await house.visitor().signInAsDemo()).sessionToken}`,
  };
  const file = await makeHeavyResume(300_000);
  const form = new Request(house.url, { method: "POST", body: generationForm({ file, resume: false }) });
  const type = form.headers.get("content-type") ?? "";
  const body = await form.arrayBuffer();
  const post = (url: string) =>
    fetch(`${url}/generate`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie: member.cookie, origin: url, "content-type": type },
      body,
    });
  const made = () => house.query("select 1 from generations where user_id = ?", member.id).length;
  for (let tenth = 1; tenth <= 9; tenth += 1) {
    line.cutAt([Math.round((body.byteLength * tenth) / 10)]);
    await expect(post(line.url)).rejects.toThrow();
  }
  expect(made()).toBe(0);
  line.loseAnswers(1);
  await expect(post(line.url)).rejects.toThrow();
  await until(() => made() === 1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(house.url)));
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.headers.get("location")}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(303);
  await until(
    () =>
      house.query("select 1 from generations where user_id = ? and finished_at is not null", member.id)
        .length === 1,
  );
  expect(made()).toBe(1);
  expect(house.query("select 1 from documents where user_id = ?", member.id)).toHaveLength(1);
  expect(
    house.query("select 1 from credit_ledger where user_id = ? and event = 'spent'", member.id),
  ).toHaveLength(1);

  // The same for what is made of it: an edit.
  const { id, content } = house.query<{ id: string; content: string }>(
    "select id, content from documents where user_id = ?",
    member.id,
  )[0] ?? { id: "", content: "" };
  const edited = `${content}\n\nP.S. I can start at once. ${"I mean it. ".repeat(200)}`;
  const save = (url: string) =>
    fetch(`${url}/edit/${id}`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie: member.cookie, origin: url },
      body: new URLSearchParams({ content: edited, version: "1" }),
    });
  const version = () =>
    house.query<{ version: number }>("select version from documents where id = ?", id)[0]?.version;
  const size = new URLSearchParams({ content: edited, version: "1" }).toString().length;
  for (let tenth = 1; tenth <= 9; tenth += 1) {
    line.cutAt([Math.round((size * tenth) / 10)]);
    await expect(save(line.url)).rejects.toThrow();
  }
  expect(version()).toBe(1);
  line.loseAnswers(1);
  await expect(save(line.url)).rejects.toThrow();
  await until(() => version() === 2);
  const saves = await Promise.all(Array.from({ length: 20 }, () => save(house.url)));
  expect(saves.map(({ status }) => status)).toEqual(Array<number>(20).fill(303));
  expect(house.query("select 1 from document_versions where document_id = ?", id)).toHaveLength(1);
});
