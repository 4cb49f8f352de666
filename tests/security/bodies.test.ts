import { readFileSync } from "node:fs";
import { request as rawRequest } from "node:http";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { getOperation, type OperationName } from "~/features/api/contract";
import { ADDRESSES as ALL } from "../addresses";
import { CALLS, toContractPath } from "../api-contract";
import { makeDocx, paragraph } from "../factories/files";
import { shareServer, type SharedServer } from "../pooled-server";
import { allAddresses } from "../role-matrix";
import { sample } from "../runs";
import type { Visitor } from "../test-server";

// Whatever a body is, the answer names the mistake, and the log has no error that a stranger wrote into it.

let server: SharedServer;
let member: Visitor;
beforeAll(async () => {
  server = await shareServer();
});
// A session of its own for each test: the API counts the calls of one.
beforeEach(async () => {
  member = await server.visitor().signInAsDemo();
});

const CODE = /^[A-Z][A-Z0-9_]+$/;

const ADDRESSES = ALL.map((path) => path.replace(/:\w+/g, "x")).filter(
  (path) => path !== "/logout" && path !== "/api/auth/logout",
);

type ErrorAnswer = {
  errorCode?: string;
  requestId?: string;
  error?: { code?: string; requestId?: string } | string;
};
/** Version 1 has its errors inside. */
const readError = ({ errorCode, requestId, error }: ErrorAnswer) =>
  typeof error === "object" ? error : { code: errorCode, requestId };

const BODIES: [string, Record<string, string>, string][] = [
  ["text", { "content-type": "text/plain" }, "a=b"],
  ["broken JSON", { "content-type": "application/json" }, '{"a":'],
  [
    "multipart cut short",
    { "content-type": "multipart/form-data; boundary=x" },
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
  ],
  [
    "broken percent signs",
    { "content-type": "application/x-www-form-urlencoded" },
    "email=%E0%A4%A&%=%&a[=1",
  ],
];

// On a push each body goes to every other address, in turn; in test:deep to each.
test.each(
  BODIES.map(([name, headers, body], at) => ({ name, headers, body, addresses: sample(ADDRESSES, 2, at) })),
)("$name as a body stops no address", async ({ headers, body, addresses }) => {
  const failed: string[] = [];
  const send = async (path: string) => {
    const response = await member.twin().send(path, {
      method: "POST",
      body: Buffer.from(body),
      headers: { origin: server.url, ...headers },
    });
    const text = await response.text();
    if (response.status >= 500 && !isNotSetUp(text)) failed.push(`${response.status} ${path}`);
    if (response.status < 400 || !path.startsWith("/api/")) return;
    const { code, requestId } = readError(JSON.parse(text) as ErrorAnswer);
    if (!CODE.test(code ?? "") || !requestId) failed.push(`${path} ${text}`);
  };
  await Promise.all(addresses.map(send));
  expect(failed).toEqual([]);
  expect(server.output()).not.toContain('"level":50');
});

// Inbound mail has no secret in local mode and says so.
const isNotSetUp = (text: string) => text.includes("NOT_SET_UP");

test("a type that nobody reads is 415, a broken body 400, too much 413 before it is read", async () => {
  const post = (path: string, type: string, body: string) =>
    server
      .visitor()
      .send(path, { method: "POST", body, headers: { origin: server.url, "content-type": type } });
  for (const path of ["/login", "/register", "/forgot-password", "/verify-email", "/lite"]) {
    expect([path, (await post(path, "application/json", "{}")).status]).toEqual([path, 415]);
    expect([path, (await post(path, "multipart/form-data; boundary=x", "--x")).status]).toEqual([path, 400]);
  }
  expect((await post("/api/auth/login", "text/plain", "{}")).status).toBe(415);
  expect((await post("/api/auth/login", "application/json", "{")).status).toBe(400);
  const large = await sendHead("POST", "/api/auth/login", { "content-length": String(769 * 1024) });
  expect([large.status, JSON.parse(large.body)]).toEqual([
    413,
    expect.objectContaining({ errorCode: "TOO_LARGE" }),
  ]);
});

test("as many letters of any language are taken as of English", async () => {
  const letters = "ẹ".repeat(60_000); // nine bytes each in a form, six in JSON
  const form = await member.post("/career/questions", { skills: letters });
  expect([form.status, (await form.text()).includes(letters)]).toEqual([400, true]);
  const ascii = JSON.stringify({ content: letters }).replaceAll("ẹ", "\\u1eb9");
  for (const [method, path] of [
    ["PUT", "/api/documents/x"],
    ["PATCH", "/api/v1/documents/x"],
  ] as const) {
    const json = await member.send(path, {
      method,
      body: ascii,
      headers: { origin: server.url, "content-type": "application/json", "if-match": '"1"' },
    });
    expect([path, json.status]).toEqual([path, 404]);
  }
});

test("every address that takes a file takes one larger than other bodies may be", async () => {
  const isFileForm = (file: string) =>
    readFileSync(`app/routes/${file}`, "utf8").includes('encType="multipart/form-data"');
  const isFileCall = (path: string) => {
    const call = `POST ${toContractPath(path)}`;
    return CALLS.includes(call) && getOperation(call as OperationName).sends === "multipart";
  };
  const paths = (await allAddresses())
    .filter(({ path, file, isApi }) => (isApi ? isFileCall(path) : isFileForm(file)))
    .map(({ path }) => path.replace(/:\w+/g, "x"));
  expect(paths.length).toBeGreaterThan(8);
  const refused: string[] = [];
  for (const path of [...paths, ...paths.map((one) => `${one}/`)]) {
    const body = new FormData();
    body.set("file", new Blob([Buffer.alloc(300 * 1024)]), "scan.pdf");
    const headers = { origin: server.url };
    const { status } = await server.visitor().send(path, { method: "POST", body, headers });
    if (status === 413) refused.push(path);
  }
  expect(refused).toEqual([]);
});

test("another method of an address in the API is 405 and names the ones there are", async () => {
  for (const path of ADDRESSES.filter((one) => one.startsWith("/api/") && !one.endsWith("nothing-here"))) {
    const get = await member.send(path, { headers: { accept: "application/json" } });
    const post = await member.send(path, { method: "PUT", body: "{}", headers: { origin: server.url } });
    for (const response of [get, post]) {
      if (response.status !== 405) continue;
      const { code } = readError((await response.json()) as ErrorAnswer);
      expect([path, response.headers.get("allow") !== null, code]).toEqual([
        path,
        true,
        "METHOD_NOT_ALLOWED",
      ]);
    }
  }
  const odd = await sendHead("PROPFIND", "/api/documents");
  expect([odd.status, odd.headers.allow]).toEqual([405, expect.stringContaining("PATCH")]);
  expect(
    (await member.send("/api/documents", { method: "POST", headers: { origin: server.url } })).status,
  ).toBe(405);
});

test("outside the API too 405 names the methods there are, in words of ours", async () => {
  const READ_ONLY = [
    "/",
    "/robots.txt",
    "/sitemap.xml",
    "/receipts/x",
    "/applications/x/events",
    "/documents",
  ];
  for (const path of READ_ONLY)
    for (const method of ["POST", "PUT", "DELETE"]) {
      const response = await member.send(path, {
        method,
        body: "",
        headers: { origin: server.url, "content-type": "application/x-www-form-urlencoded" },
      });
      expect([path, method, response.status, response.headers.get("allow")]).toEqual([
        path,
        method,
        405,
        "GET, HEAD",
      ]);
      expect(await response.text()).not.toContain("Unexpected Server Error");
    }
});

test("an address without a page says no in the shape of the API to who asks for no page", async () => {
  const cases = [
    [member, "/applications/nothing/archive", 404, "NOT_FOUND"],
    [member, "/admin/failover-test", 403, "NOT_ADMIN"],
    [server.visitor(), "/support/seen", 401, "UNAUTHENTICATED"],
  ] as const;
  for (const [who, path, status, errorCode] of cases) {
    const answer = await who.post(path, {}, { accept: "application/json" });
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      status,
      expect.objectContaining({ errorCode, message: expect.any(String), requestId: expect.any(String) }),
    ]);
    expect(await (await who.post(path, {}, { accept: "text/html" })).text()).toContain("<!DOCTYPE html>");
  }
});

test("an address that cannot be read is 400, in the shape of the API below /api", async () => {
  for (const path of ["/api/documents/%E0%A4%A", "/api/%"]) {
    const response = await sendHead("GET", path);
    expect([response.status, JSON.parse(response.body)]).toEqual([
      400,
      expect.objectContaining({ errorCode: "BAD_ADDRESS", requestId: expect.any(String) }),
    ]);
  }
  expect((await sendHead("GET", "/edit/%E0%A4%A")).headers["content-security-policy"]).toBeDefined();
  expect((await sendHead("GET", "http://evil.example/login")).status).toBe(400);
  expect((await sendHead("GET", "/login", { host: "a b" })).status).toBe(400);
  // The framework has a word of its own for these, and it is an error.
  expect((await sendHead("GET", "/login?_data=routes/auth/login")).status).toBe(400);
  expect(server.output()).not.toContain('"level":50');
});

test("an address of the API in other letters, or with .data at its end, is none, for who has a session, a key or nothing", async () => {
  for (const path of [
    "/API/v1/credits",
    "/Api/profile",
    "/%61pi/profile",
    "/api/V1/credits",
    "/api/%561/credits",
    "/api.data",
    "/api/nope.data",
    "/api/documents.data",
    "/api/v1/credits.data",
    "/api/v1/credits.data?_routes=routes/api/v1/credits",
    "/api/v1/adverts/read.data",
    "/%61pi/v1/credits.data",
  ]) {
    for (const method of ["GET", "POST", "PATCH"]) {
      const { status, headers, body } = await sendHead(method, path, { origin: server.url });
      expect([
        path,
        status,
        headers["ratelimit-limit"],
        readError(JSON.parse(body) as ErrorAnswer).code,
      ]).toEqual([path, 404, "600", "NOT_FOUND"]);
    }
    expect((await member.get(path)).status).toBe(404);
  }
  // Of a page it is the framework's own, and stays.
  const page = await member.get("/dashboard.data");
  expect([page.status, page.headers.get("content-type")]).toEqual([
    200,
    expect.stringContaining("text/x-script"),
  ]);
});

test("POST /api/generate takes JSON: text, a file in base64, the answers to questions, and names what is missing", async () => {
  const generate = (body: object) =>
    member.send("/api/generate", {
      method: "POST",
      body: JSON.stringify({ jobTitle: "Accountant", companyName: "Lekki Gardens", ...body }),
      headers: { origin: server.url, "content-type": "application/json" },
    });
  const missing = await generate({ jobDescription: "short" });
  expect([missing.status, await missing.json()]).toEqual([
    400,
    expect.objectContaining({
      errorCode: "BAD_INPUT",
      fieldErrors: expect.objectContaining({ jobDescription: expect.anything() }),
    }),
  ]);
  expect((await generate({ resume: "text" })).status).toBe(400);
  const made = await generate({
    jobDescription: "We need an accountant in Lekki who knows Excel and IFRS and reports to the controller.",
    generateCoverLetter: false,
    optimizeResume: true,
    resume: {
      fileName: "resume.docx",
      base64: makeDocx(
        ["Ngozi Eze", "ngozi@example.com", "EXPERIENCE", "Accountant, Northgate", "2019 - 2022"]
          .map((line) => paragraph(line))
          .join(""),
      ).toString("base64"),
    },
  });
  const answer: unknown = await made.json();
  expect([made.status, answer]).toEqual([expect.toBeOneOf([200, 202]), expect.anything()]);
  expect(answer).toMatchObject({ jobId: expect.any(String) });
});

/** A request that fetch does not send: another method, a whole address as its path, a body that never comes. */
function sendHead(method: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(server.url);
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const sent = rawRequest(
        { hostname, port, method, path, headers: { origin: server.url, ...headers } },
        (response) => {
          let body = "";
          response.on("data", (chunk: Buffer) => (body += chunk.toString()));
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          );
          response.on("end", () => sent.destroy());
        },
      );
      sent.on("error", reject);
      if (headers["content-length"]) sent.flushHeaders();
      else sent.end();
    },
  );
}
