import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerWithKey } from "../api-people";
import { onePagePdf, pdfLines } from "../factories/files";
import { ADVERT, makeResumeDocx } from "../factories/generation-input";
import { storeApplication } from "../factories/server-applications";
import { shareServer, type SharedServer } from "../pooled-server";
import { until } from "../test-server";

const PROGRAM = resolve("build/oya.js");
const folder = mkdtempSync(join(tmpdir(), "oya-client-"));

let house: SharedServer;
let key = "";
let line: Line;

beforeAll(async () => {
  house = await shareServer();
  line = await openLine();
  key = (await registerWithKey(house, "client@example.com")).key;
  writeFileSync(join(folder, "advert.txt"), ADVERT);
  writeFileSync(join(folder, "cv.docx"), await makeResumeDocx("Ngozi Eze"));
});

afterAll(() => line.close());

type Line = { url: string; close: () => void };

/** A line to the server that goes through this process, so that what the client hears is compared with the contract. `isLost`: an answer that does not arrive. */
async function openLine(isLost: (call: string) => boolean = () => false): Promise<Line> {
  const server: Server = createServer((incoming, outgoing) => {
    const { method = "", url = "", headers } = incoming;
    const isCut = isLost(`${method} ${url}`);
    const onward = forward(`${house.url}${url}`, { method, headers }, (answer) => {
      if (isCut) return void answer.resume().on("end", () => incoming.socket.destroy());
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

type Outcome = { code: number; out: string; progress: string };

function oya(args: string[], environment: Record<string, string> = {}): Promise<Outcome> {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production",
    OYA_URL: line.url,
    OYA_KEY: key,
    ...environment,
  };
  return new Promise((done) =>
    execFile(process.execPath, [PROGRAM, ...args], { cwd: folder, env }, (error, out, progress) =>
      done({ code: error ? Number(error.code ?? 1) : 0, out, progress }),
    ),
  );
}

const creditsSpent = () =>
  house.query(
    "select 1 from generations where user_id = (select id from users where email = 'client@example.com')",
  ).length;

test("oya apply makes letter and resume from two files, with progress, and a second run makes and charges nothing", async () => {
  const args = [
    "apply",
    "advert.txt",
    "--resume",
    "cv.docx",
    "--company",
    "Harmattan Logistics",
    "--out",
    "made",
  ];
  const first = await oya(args);
  expect([first.code, first.progress]).toEqual([0, expect.stringContaining("Reading the advert")]);
  expect(first.progress).toContain("Ready: the letter and the resume");
  expect(first.out.trim().split("\n")).toEqual(
    ["cover-letter.pdf", "cover-letter.docx", "resume.pdf", "resume.docx"].map((name) => join("made", name)),
  );
  expect(readFileSync(join(folder, "made/resume.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  expect(creditsSpent()).toBe(1);
  expect((await oya(args)).code).toBe(0);
  expect(creditsSpent()).toBe(1);
  const { out } = await oya(["list"]);
  expect(out).toMatch(/ready\s+.*Harmattan Logistics/);
});

test("oya list shows all applications, also those beyond the first page of the API", async () => {
  const { key: own } = await registerWithKey(house, "many@example.com");
  const [person] = house.query<{ id: string }>("select id from users where email = 'many@example.com'");
  for (let at = 0; at < 30; at += 1)
    storeApplication(house, person?.id ?? "", `many-${at}`, { isMaking: false });
  const { code, out } = await oya(["list"], { OYA_KEY: own });
  expect([code, out.trim().split("\n").length]).toEqual([0, 30]);
});

const WARD_RESUME = onePagePdf(
  pdfLines(
    "Halima Danjuma",
    "0803 555 0142 | halima.danjuma@example.com | Kaduna",
    "WORK EXPERIENCE",
    "Staff Nurse, Barau Specialist Clinic, Kaduna",
    "May 2019 - Present",
    "- Cared for 24 patients on each night shift",
    "- Trained 6 nurses in drug rounds",
    "EDUCATION",
    "Diploma in Nursing, College of Nursing Kafanchan, 2015 - 2018",
    "SKILLS",
    "Wound care, triage, drug rounds",
  ),
);
const WARD_ADVERT = `Sabon Gari Hospital needs a Ward Nurse in Zaria.
Requirements: Diploma in Nursing, 2 years of experience, wound care.
Send your CV to matron@sabongari.example`;

test("oya apply advert.txt --resume cv.pdf ends with both papers in both forms on the disk", async () => {
  const own = (await registerWithKey(house, "client-pdf@example.com")).key;
  writeFileSync(join(folder, "ward.txt"), WARD_ADVERT);
  writeFileSync(join(folder, "cv.pdf"), WARD_RESUME);
  const args = ["apply", "ward.txt", "--resume", "cv.pdf", "--out", "ward"];
  const { code, out, progress } = await oya(args, { OYA_KEY: own });
  expect([code, progress]).toEqual([0, expect.stringContaining("Ward Nurse, Sabon Gari Hospital")]);
  const starts = out
    .trim()
    .split("\n")
    .map((path) => [path, readFileSync(join(folder, path)).subarray(0, 4).toString("latin1")]);
  expect(starts).toEqual([
    ["ward/cover-letter.pdf", "%PDF"],
    ["ward/cover-letter.docx", "PK\u0003\u0004"],
    ["ward/resume.pdf", "%PDF"],
    ["ward/resume.docx", "PK\u0003\u0004"],
  ]);
  const papers = house.query<{ type: string; content: string }>(
    "select type, content from documents where user_id = (select id from users where email = 'client-pdf@example.com') order by type",
  );
  expect(papers.map(({ type }) => type)).toEqual(["cover_letter", "resume"]);
  for (const { content } of papers) expect(content).toMatch(/Halima Danjuma[^]*Barau Specialist Clinic/);
});

test("oya goes on when answers are lost on the way, and what it makes is made once", async () => {
  const own = (await registerWithKey(house, "client-broken@example.com")).key;
  const lost = new Set<string>();
  // The first answer to each call is lost, when the server has done what it asks.
  const broken = await openLine((call) => {
    const isFirst = call !== "POST /api/adverts/read" && !lost.has(call);
    if (isFirst) lost.add(call);
    return isFirst;
  });
  const environment = {
    OYA_URL: broken.url,
    OYA_KEY: own,
  };
  const args = [
    "apply",
    "advert.txt",
    "--resume",
    "cv.docx",
    "--company",
    "Savannah Foods",
    "--only",
    "letter",
  ];
  const { code, out, progress } = await oya([...args, "--out", "lost"], environment);
  broken.close();
  expect([code, progress]).toEqual([0, expect.stringContaining("Trying again in 2 seconds")]);
  expect(out.trim().split("\n")).toEqual(["lost/cover-letter.pdf", "lost/cover-letter.docx"]);
  expect([...lost]).toContain("POST /api/generate");
  const isOwn = "user_id = (select id from users where email = 'client-broken@example.com')";
  expect(house.query(`select 1 from generations where ${isOwn}`)).toHaveLength(1);
});

test("oya says in a sentence what is wrong: no key, a key of another site, no scope, no server, no file", async () => {
  const wrong = async (args: string[], environment: Record<string, string> = {}) => {
    const { code, progress } = await oya(args, environment);
    expect(code).toBe(1);
    return progress;
  };
  expect(await wrong(["whoami"], { OYA_KEY: "" })).toContain("Set OYA_KEY");
  expect(await wrong(["whoami"], { OYA_KEY: `oya_${"a".repeat(43)}` })).toContain("not known, was revoked");
  const reader = (await registerWithKey(house, "client-reader@example.com", ["read"])).key;
  expect(await wrong(["apply", "advert.txt", "--company", "X"], { OYA_KEY: reader })).toContain(
    "scope generate",
  );
  expect(await wrong(["whoami"], { OYA_URL: "http://127.0.0.1:9" })).toContain("cannot be reached");
  expect(await wrong(["apply", "no-such-file.txt"])).toContain("There is no file no-such-file.txt here");
  expect(await wrong(["apply", "advert.txt", "--resume", "none.pdf"])).toBe(
    "There is no file none.pdf here.\n",
  );
  expect((await oya(["whoami"])).out).toMatch(/left to use: \d letters?, \d resumes?\n$/);
  expect(await wrong(["dance"])).toContain("no command dance");
  expect(await wrong(["mcp", "--scopes", "read,all"])).toContain('no scope "all"');
});

/** A client of the Model Context Protocol: JSON-RPC lines over stdin and stdout. */
async function withAssistant(scopes: string, use: (ask: Ask) => Promise<void>): Promise<void> {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production",
    OYA_URL: line.url,
    OYA_KEY: key,
  };
  const program = spawn(process.execPath, [PROGRAM, "mcp", "--scopes", scopes], { env });
  const waiting = new Map<number, (answer: Answer) => void>();
  createInterface({ input: program.stdout }).on("line", (line) => {
    const answer = JSON.parse(line) as Answer & { id: number };
    waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const send = (message: object) =>
    program.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const ask: Ask = (method, params = {}) =>
    new Promise((done) => {
      last += 1;
      waiting.set(last, done);
      send({ id: last, method, params });
    });
  try {
    const { result } = await ask("initialize", {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "test", version: "1" },
    });
    expect(result).toMatchObject({ protocolVersion: "2025-06-18", capabilities: { tools: {} } });
    send({ method: "notifications/initialized" });
    await use(ask);
  } finally {
    program.stdin.end();
    await new Promise((ended) => program.once("exit", ended));
  }
}
type Tool = {
  name: string;
  inputSchema: { properties: Record<string, unknown> };
  annotations: { readOnlyHint: boolean };
};
type Content = { text: string; resource?: { uri: string; mimeType: string; blob: string } };
type Answer = { result: { tools: Tool[]; content: Content[]; isError?: boolean } };
type Ask = (method: string, params?: object) => Promise<Answer>;

const textOf = ({ result }: Answer) => result.content.map(({ text }) => text).join("\n");
/** Calls a tool as an assistant does whose person agrees: once to be told, once to do it. */
async function confirm(ask: Ask, name: string, given: object): Promise<Answer> {
  const asked = textOf(await ask("tools/call", { name, arguments: given }));
  expect(asked).toContain("Not done yet");
  const confirmation = /confirmation "([\w-]+)"/.exec(asked)?.[1] ?? "";
  return ask("tools/call", { name, arguments: { ...given, confirmation } });
}

test("an assistant reads the profile at once, and makes an application only with the confirmation for exactly that", async () => {
  await withAssistant("read,generate", async (ask) => {
    const { tools } = (await ask("tools/list")).result;
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["getV1Profile", "getV1Credits", "postV1Generations", "getV1GenerationsId"]),
    );
    // Each thing once, in the form of version 1; and what only the older addresses have.
    for (const older of ["getCareer", "postGenerate", "getApplications", "getDocumentsId"])
      expect(names).not.toContain(older);
    expect(names).toContain("getDocumentsIdVersions");
    expect(names.filter((name) => /admin|password|login|upload|^(put|patch|delete)/i.test(name))).toEqual([]);
    expect(tools.find(({ name }) => name === "getV1Profile")?.annotations.readOnlyHint).toBe(true);

    const career = await ask("tools/call", { name: "getV1Profile", arguments: {} });
    expect(textOf(career)).toContain("Zenith Foods");

    const before = creditsSpent();
    const body = {
      jobTitle: "Cost Accountant",
      companyName: "Baobab Foods",
      jobDescription:
        "Baobab Foods in Kano needs a Cost Accountant. Must know Excel and bank reconciliation.",
      generateCoverLetter: true,
    };
    const call = (more: object) =>
      ask("tools/call", { name: "postV1Generations", arguments: { body, ...more } });
    const asked = textOf(await call({}));
    expect(asked).toContain("Not done yet");
    const confirmation = /confirmation "([\w-]+)"/.exec(asked)?.[1] ?? "";
    expect(creditsSpent()).toBe(before);
    const other = await call({ confirmation, body: { ...body, companyName: "Somebody else" } });
    expect(textOf(other)).toContain("Not done yet");
    expect(textOf(await call({ confirmation: "yes" }))).toContain("Not done yet");
    expect(creditsSpent()).toBe(before);
    const made = await call({ confirmation });
    expect(made.result.isError).not.toBe(true);
    const { id } = JSON.parse(made.result.content[0]?.text ?? "") as { id: string };
    await call({ confirmation });
    await call({ confirmation, body: Object.fromEntries(Object.entries(body).toReversed()) });
    await until(async () =>
      textOf(await ask("tools/call", { name: "getV1GenerationsId", arguments: { id } })).includes(
        '"status":"succeeded"',
      ),
    );
    expect(creditsSpent()).toBe(before + 1);
    const misspelt = await confirm(ask, "postV1Generations", { body: { ...body, jobtitle: "x" } });
    expect(misspelt.result.isError).toBe(true);
    expect(misspelt.result.content.map(({ text }) => text)).toEqual([
      "There is no field jobtitle here. (UNKNOWN_FIELD)",
      '{"details":{"unknownFields":["jobtitle"]}}',
    ]);
    expect(creditsSpent()).toBe(before + 1);
  });
});

test("an assistant changes a letter only as it was when it read it, and deletes what its person agreed to", async () => {
  await withAssistant("read,write", async (ask) => {
    const list = await ask("tools/call", { name: "getV1Documents", arguments: { type: "cover_letter" } });
    expect(textOf(list)).not.toContain("If-Match");
    const { data } = JSON.parse(list.result.content[0]?.text ?? "") as { data: { id: string }[] };
    const id = data[0]?.id ?? "";
    const read = await ask("tools/call", { name: "getV1DocumentsId", arguments: { id } });
    const etag = /If-Match for a change of this: (\S+)/.exec(textOf(read))?.[1] ?? "";
    const { content } = JSON.parse(read.result.content[0]?.text ?? "") as { content: string };
    const given = { id, body: { content: `${content}\n\nI can start at once.` } };
    const without = await ask("tools/call", { name: "patchV1DocumentsId", arguments: given });
    expect([without.result.isError, textOf(without)]).toEqual([true, "The argument If-Match is missing."]);
    const saved = await confirm(ask, "patchV1DocumentsId", { ...given, "If-Match": etag });
    expect(saved.result.isError).not.toBe(true);
    expect(textOf(saved)).toContain("I can start at once.");
    const late = await confirm(ask, "patchV1DocumentsId", { ...given, "If-Match": etag });
    expect(textOf(late)).toContain("(PRECONDITION_FAILED)");
    const next = /If-Match for a change of this: (\S+)/.exec(textOf(saved))?.[1];
    expect(textOf(await confirm(ask, "deleteV1DocumentsId", { id, "If-Match": next }))).toBe("Done.");
    const gone = await ask("tools/call", { name: "getV1DocumentsId", arguments: { id } });
    expect(gone.result.isError).toBe(true);
  });
});

test("an assistant that may read gets the finished papers as files, whole and with their names", async () => {
  await withAssistant("read", async (ask) => {
    const { tools } = (await ask("tools/list")).result;
    const file = tools.find(({ name }) => name === "getV1DocumentsIdFile");
    expect(Object.keys(file?.inputSchema.properties ?? {})).toEqual(["id", "format", "design", "pages"]);
    expect(file?.annotations.readOnlyHint).toBe(true);
    const list = await ask("tools/call", { name: "getV1Documents", arguments: {} });
    const { data } = JSON.parse(list.result.content[0]?.text ?? "") as { data: { id: string }[] };
    const id = data[0]?.id ?? "";
    for (const [format, begins] of [
      ["pdf", "%PDF-"],
      ["docx", "PK"],
    ] as const) {
      const { content } = (
        await ask("tools/call", { name: "getV1DocumentsIdFile", arguments: { id, format } })
      ).result;
      const [about, sent] = content;
      const bytes = Buffer.from(sent?.resource?.blob ?? "", "base64");
      expect(bytes.subarray(0, begins.length).toString("latin1")).toBe(begins);
      expect(about?.text).toMatch(
        new RegExp(`\\.${format}, ${sent?.resource?.mimeType}, ${bytes.length} bytes$`),
      );
      expect(sent?.resource?.uri).toBe(`${line.url}/api/v1/documents/${id}/file?format=${format}`);
    }
    const strange = await ask("tools/call", {
      name: "getV1DocumentsIdFile",
      arguments: { id, format: "txt" },
    });
    expect([strange.result.isError, textOf(strange)]).toEqual([
      true,
      expect.stringContaining("format is pdf or docx"),
    ]);
  });
  await withAssistant("generate", async (ask) => {
    const { tools } = (await ask("tools/list")).result;
    expect(tools.map(({ name }) => name)).not.toContain("getV1DocumentsIdFile");
  });
});

test("an assistant with the scope read has no tool that changes anything, and hears a refusal in words", async () => {
  await withAssistant("read", async (ask) => {
    const { tools } = (await ask("tools/list")).result;
    expect(tools.every(({ annotations }) => annotations.readOnlyHint)).toBe(true);
    const missing = await ask("tools/call", {
      name: "getV1DocumentsId",
      arguments: { id: "no-such-document" },
    });
    expect(missing.result.isError).toBe(true);
    expect(missing.result.content[0]?.text).toContain("NOT_FOUND");
    expect((await ask("tools/call", { name: "postV1Generations", arguments: {} })).result.isError).toBe(true);
    for (const given of [{}, { id: "" }, { id: "." }, { id: ".." }, { id: ["x"] }, { id: "x", page: 1 }]) {
      const { result } = await ask("tools/call", { name: "getV1DocumentsId", arguments: given });
      expect([given, result.isError, result.content[0]?.text]).toEqual([
        given,
        true,
        expect.stringMatching(/is missing|is the id of one thing|no argument page/),
      ]);
    }
  });
});
