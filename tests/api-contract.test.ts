import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONTRACT, findOperation } from "~/features/api/contract";
import { ANSWER_HEADERS, EVERYWHERE, headersOf } from "~/features/api/answer-headers";
import { answersOf, errorsOf, type Operation } from "~/features/api/operation";
import { EVENT_TYPES } from "~/db/schema/values";
import { openApiDocument } from "~/features/api/openapi";
import { RATE_LIMITS } from "~/http/security/rate-limit.server";
import {
  API_SENTENCES,
  apiFieldSentence,
  hasOwnSentence,
  apiSentence,
  sentenceOfVersion1,
} from "~/features/api/api-sentences";
import { toSchema } from "~/features/api/to-schema";
import { speaksOfPage } from "~/features/api/page-words";
import { CALLS, findContractBreak, toContractPath } from "./api-contract";
import { listRefusals } from "./refusals";
import { allAddresses, MATRIX } from "./role-matrix";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const addresses = (await allAddresses()).filter(
  ({ isApi, file }) => (isApi || file.startsWith("api/")) && file !== "api/not-found.ts",
);

test("every address below /api is in the contract", () => {
  const paths = CALLS.map((call) => call.split(" ")[1]);
  const missing = addresses.filter(({ path }) => !paths.includes(toContractPath(path)));
  expect(
    missing.map(({ path }) => path),
    'add "METHOD /path/{id}" with summary, who, scope, query, body, answers, errors and limit to the file of its area in app/features/api/, and let the route be apiRoute({ "METHOD /path/{id}": … }), for',
  ).toEqual([]);
});

test("every call of the contract has an address, and a row in the role matrix for its method", () => {
  const missing = CALLS.filter((call) => {
    const [method = "", path = ""] = call.split(" ");
    const address = addresses.find((one) => toContractPath(one.path) === path);
    if (!address) return true;
    const asked = METHODS.find((one) => one === method);
    return asked !== undefined && MATRIX[address.file]?.[asked] === undefined;
  });
  expect(missing).toEqual([]);
});

test("every method of the role matrix is a call of the contract", () => {
  const missing = addresses.flatMap(({ path, file }) =>
    METHODS.filter(
      (method) => MATRIX[file]?.[method] && !CALLS.includes(`${method} ${toContractPath(path)}`),
    ).map((method) => `${method} ${path}`),
  );
  expect(missing).toEqual([]);
});

test("every rate limit of the contract exists, keys get no call of staff or of sign-in, and every call that changes something has a scope or needs a session", () => {
  for (const [name, operation] of Object.entries(CONTRACT)) {
    if ("limit" in operation) expect(Object.keys(RATE_LIMITS), name).toContain(operation.limit);
    if (operation.who !== "user") expect("scope" in operation, name).toBe(false);
    if ("needsProof" in operation) expect("scope" in operation, name).toBe(false);
    if (name.startsWith("GET") && "scope" in operation)
      expect(["read", "account"], name).toContain(operation.scope);
    if (/^(PUT|PATCH|DELETE)/.test(name) && "scope" in operation)
      expect(operation.scope, name).not.toBe("read");
  }
});

test("version 1 says so everywhere: strict, with a key for every POST and an ETag for every change", () => {
  for (const [name, operation] of Object.entries<Operation>(CONTRACT)) {
    const [method] = name.split(" ");
    const isVersion1 = name.includes(" /api/v1/");
    expect([name, operation.version]).toEqual([name, isVersion1 ? 1 : undefined]);
    expect([name, operation.isIdempotent === true]).toEqual([name, isVersion1 && method === "POST"]);
    const isChange = isVersion1 && ["PUT", "PATCH", "DELETE"].includes(method ?? "");
    expect([name, operation.match !== undefined]).toEqual([name, isChange]);
  }
});

test("a call that version 1 replaces names one of the same scope, and openapi.json names it too", () => {
  const { paths } = openApiDocument({ name: "Oya Apply", url: "https://oya.example" }) as {
    paths: Record<string, Record<string, { "x-replaced-by"?: string }>>;
  };
  const replaced = Object.entries<Operation>(CONTRACT).filter(([, { replacedBy }]) => replacedBy);
  expect(replaced.length).toBeGreaterThan(12);
  for (const [call, { scope, replacedBy }] of replaced) {
    const newer = Object.entries<Operation>(CONTRACT).find(([name]) => name === replacedBy)?.[1];
    expect([call, newer?.scope, newer?.version]).toEqual([call, scope, 1]);
    const [method = "", path = ""] = call.split(" ");
    expect(paths[path]?.[method.toLowerCase()]?.["x-replaced-by"]).toBe(replacedBy);
  }
});

test("a route that answers JSON has a loader and an action, so that the framework answers no method for it", async () => {
  const files = (await allAddresses()).map(({ file }) => `app/routes/${file}`);
  const json = files.filter((file) => /apiRoute|readOnlyHandler|apiHandler/.test(readFileSync(file, "utf8")));
  expect(json.length).toBeGreaterThan(100);
  for (const file of json) {
    const text = readFileSync(file, "utf8");
    expect([file, /export const loader\b/.test(text), /export const action\b/.test(text)]).toEqual([
      file,
      true,
      true,
    ]);
  }
});

test("a path finds its call, an exact one before one with a parameter, and HEAD that of GET", () => {
  expect(findOperation("GET", "/api/documents/abc")).toBe("GET /api/documents/{id}");
  expect(findOperation("HEAD", "/api/documents/abc/")).toBe("GET /api/documents/{id}");
  expect(findOperation("POST", "/api/documents/abc")).toBeUndefined();
  expect(findOperation("GET", "/api/no-such")).toBeUndefined();
});

test("openapi.json has each public call with its errors, and nothing of the console", () => {
  const document = openApiDocument({ name: "Oya Apply", url: "https://oya.example" });
  const { paths } = document as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(paths).filter((path) => path.includes("admin"))).toEqual([]);
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((operation) => (operation as { operationId?: string }).operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  const put = paths["/api/documents/{id}"]?.put;
  const errors = Object.keys(errorsOf(CONTRACT["PUT /api/documents/{id}"]));
  expect(Object.keys(put?.responses ?? {})).toEqual(expect.arrayContaining(["200", ...errors]));
});

test("openapi.json has every message of a webhook with what comes in it", () => {
  const { webhooks } = openApiDocument({ name: "Oya Apply", url: "https://oya.example" }) as {
    webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: unknown }> } } }>;
  };
  expect(Object.keys(webhooks)).toEqual([...EVENT_TYPES]);
  expect(webhooks["payment.settled"]?.post.requestBody.content["application/json"]?.schema).toMatchObject({
    properties: {
      type: { const: "payment.settled" },
      data: { required: ["reference", "offer", "amountKobo"] },
    },
  });
});

const ALWAYS = Object.fromEntries(EVERYWHERE.map((name) => [name, "1"]));

test("openapi.json has the headers of each answer, and 304 and 421 where they may come", () => {
  const { paths, components } = openApiDocument({ name: "Oya Apply", url: "https://oya.example" }) as {
    paths: Record<string, Record<string, { responses: Record<string, Answered> }>>;
    components: { headers: Record<string, object>; responses: Record<string, Answered> };
  };
  type Answered = { $ref?: string; headers?: Record<string, { $ref: string }> };
  const namesOf = (call: string, status: number) => {
    const [method = "", path = ""] = call.split(" ");
    const found = paths[path]?.[method.toLowerCase()]?.responses[status];
    const answer = found?.$ref ? components.responses[found.$ref.split("/").at(-1) ?? ""] : found;
    return Object.values(answer?.headers ?? {}).map(({ $ref }) => $ref.split("/").at(-1) ?? "");
  };
  for (const [call, operation] of Object.entries<Operation>(CONTRACT)) {
    if (operation.isInternal) continue;
    for (const status of [405, 421, 429, 503, ...Object.keys(operation.answers).map(Number)]) {
      const names = namesOf(call, status);
      expect([call, status, names]).toEqual([call, status, expect.arrayContaining(["X-Request-Id"])]);
      expect(Object.keys(components.headers)).toEqual(expect.arrayContaining(names));
    }
  }
  expect(namesOf("GET /api/documents", 401)).toContain("WWW-Authenticate");
  expect(namesOf("GET /api/documents", 403)).toContain("WWW-Authenticate-sometimes");
  expect(namesOf("GET /api/documents", 405)).toContain("Allow");
  expect(namesOf("GET /api/documents", 429)).toContain("Retry-After");
  expect(namesOf("GET /api/documents", 200)).toContain("RateLimit-Reset");
  expect(namesOf("GET /api/v1/documents/{id}", 304)).toContain("ETag");
  expect(namesOf("GET /api/v1/documents/{id}/file", 206)).toContain("Content-Range");
  expect(namesOf("POST /api/v1/generations", 202)).toEqual(
    expect.arrayContaining(["Location", "Retry-After", "Idempotent-Replayed-sometimes"]),
  );
  expect(namesOf("POST /api/uploads", 201)).toContain("Upload-Offset");
});

test("each header that a call names is in the table, and each of the table belongs to some answer", () => {
  const named = Object.values<Operation>(CONTRACT).flatMap((operation) =>
    [...Object.keys(answersOf(operation)), ...Object.keys(errorsOf(operation))].flatMap((status) =>
      Object.keys(headersOf(operation, Number(status))),
    ),
  );
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(ANSWER_HEADERS).toSorted());
});

test("the check of answers sees a missing header", async () => {
  const ask = (status: number, path: string, headers: Record<string, string> = {}) =>
    findContractBreak(
      { method: "GET", path },
      new Response(null, { status, headers: { ...ALWAYS, ...headers } }),
    );
  expect(await ask(304, "/api/v1/profile")).toContain("without ETag");
  expect(await ask(304, "/api/v1/profile", { etag: '"x"' })).toBeUndefined();
  expect(await ask(401, "/api/v1/profile")).toContain("without WWW-Authenticate");
  expect(await ask(405, "/api/no-such")).toContain("without Allow");
  expect(await ask(503, "/api/no-such")).toContain("without Retry-After");
  const bare = Response.json({ count: 1, baselineBoost: 0 });
  const place = { method: "GET", path: "/api/stats/document-count" };
  expect(await findContractBreak(place, bare)).toContain("without X-Request-Id, RateLimit-Policy");
});

test("the check of answers sees a missing field, a field too many, a foreign code, HTML and a foreign status", async () => {
  const json = (body: unknown, status = 200) =>
    Response.json(body, { status, headers: { ...ALWAYS, "retry-after": "1" } });
  const ask = (response: Response, path = "/api/stats/document-count") =>
    findContractBreak({ method: "GET", path }, response);
  const id = "00000000-0000-4000-8000-000000000000";
  const error = (errorCode: string) => ({ message: "No.", error: "No.", errorCode, requestId: id });
  expect(await ask(json({ count: 1, baselineBoost: 0 }))).toBeUndefined();
  expect(await ask(json(error("TOO_MANY"), 429))).toBeUndefined();
  expect(await ask(json({ count: 1 }))).toContain("baselineBoost");
  expect(await ask(json({ count: 1, baselineBoost: 0, more: 1 }))).toContain("more");
  expect(await ask(json(error("NO_SUCH_CODE"), 429))).toContain("NO_SUCH_CODE");
  expect(await ask(json({ ...error("TOO_MANY"), requestId: "x" }, 429))).toContain("requestId");
  expect(await ask(new Response("<h1>", { headers: { ...ALWAYS, "content-type": "text/html" } }))).toContain(
    "not JSON",
  );
  expect(await ask(json({ count: 1, baselineBoost: 0 }, 201))).toContain("no error");
});

// What is wrong with a field, and what does not exist, has many sentences, some of them of pages only.
const OF_MANY_KINDS = ["BAD_INPUT", "NOT_FOUND"];
const codesOf = (operations: Operation[]) => [
  ...new Set(operations.flatMap((operation) => Object.values(errorsOf(operation)).flat())),
];

test("each code has a sentence for programs where those for people speak of pages, buttons or forms", () => {
  const refusals = listRefusals();
  const spoken = codesOf(Object.values<Operation>(CONTRACT))
    .filter((code) => !OF_MANY_KINDS.includes(code))
    .flatMap((code) =>
      (refusals.get(code) ?? []).map((literal) => {
        const text = literal.replace(/^["`]|["`]$/g, "");
        return { code, texts: [apiSentence(code, text), sentenceOfVersion1(code, text)] };
      }),
    );
  expect(spoken.length).toBeGreaterThan(100);
  expect(spoken.filter(({ texts }) => texts.some(speaksOfPage))).toEqual([]);
  // None of them is the last resort, which says nothing.
  expect(spoken.filter(({ texts }) => texts.includes("The call was refused."))).toEqual([]);
});

test("every sentence for programs is needed, and of a code of the contract", () => {
  const codes = codesOf(Object.values<Operation>(CONTRACT));
  expect(Object.keys(API_SENTENCES).filter((code) => !codes.includes(code))).toEqual([]);
  expect(Object.values(API_SENTENCES).filter(speaksOfPage)).toEqual([]);
});

// What a careless program sends in the place of any value.
const WRONG = [undefined, null, "", " ", "x".repeat(100_001), -1, 1e9, true, [], {}, ["x"], "2026-13-99"];

test("no schema of the contract says of a field what speaks of a page", () => {
  const said = new Set<string>();
  for (const { body, query } of Object.values<Operation>(CONTRACT))
    for (const schema of [body, query].filter((one) => one !== undefined)) {
      const { properties = {} } = toSchema(schema, "input") as { properties?: object };
      const names = Object.keys(properties);
      const sent = [
        ...WRONG,
        ...WRONG.map((value) => Object.fromEntries(names.map((name) => [name, value]))),
        ...names.map((name) => Object.fromEntries(names.map((one) => [one, one === name ? "x" : "a@b.ng"]))),
      ];
      for (const value of sent)
        for (const { message } of schema.safeParse(value).error?.issues ?? []) said.add(message);
    }
  expect(said.size).toBeGreaterThan(100);
  const unsaid = [...said].filter((message) => speaksOfPage(apiFieldSentence(message)));
  expect(unsaid).toEqual([]);
  // Each that people read on a page has one of its own for programs.
  expect([...said].filter((message) => speaksOfPage(message) && !hasOwnSentence(message))).toEqual([]);
});
