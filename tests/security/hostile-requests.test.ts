import { connect } from "node:net";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { getOperation, type OperationName } from "~/features/api/contract";
import { toSchema } from "~/features/api/to-schema";
import { ADDRESSES } from "../addresses";
import { CALLS, findContractBreak } from "../api-contract";
import { rawRequest, type RawRequest, type Target } from "../arbitraries/raw-request";
import { shareServer, type SharedServer } from "../pooled-server";
import { runs } from "../runs";
import { registerPerson, type Visitor } from "../test-server";

// Bytes that no client library would send: broken percent signs, deep JSON, names of prototypes, huge numbers, fields that come twice,
// wrong types, long cookies. Every one is answered, none is a fault of ours, and the log has no error of a stranger's making.

const REQUESTS = runs(400).numRuns;

let server: SharedServer;
let member: Visitor;
beforeAll(async () => {
  server = await shareServer();
  member = await registerPerson(server, "hostile@example.com");
});

// What would end the session that asks, or keeps its answer open.
const isLeftOut = (path: string) => /logout|delete-account|sessions|\/events$/.test(path);

const targets: Target[] = [
  ...CALLS.map((call) => {
    const [method = "", path = ""] = call.split(" ");
    const { body } = getOperation(call as OperationName);
    const { properties = {} } = body ? (toSchema(body, "input") as { properties?: object }) : {};
    return { method, path, fields: Object.keys(properties) };
  }),
  ...ADDRESSES.filter((path) => !path.startsWith("/api/")).map((path) => ({
    method: "POST",
    path: path.replace(/:(\w+)/g, "{$1}"),
    fields: ["email", "password", "next", "code", "id", "jobs", "content", "version"],
  })),
].filter(({ path }) => !isLeftOut(path));

test("no bytes of a stranger or a member stop the server or write an error into its log", async () => {
  const statuses = new Map<number, number>();
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(rawRequest(targets), fc.boolean(), async (request, isMember) => {
      asked += 1;
      if (asked % 50 === 0) server.execute("delete from rate_limits");
      const { status, head, text } = await exchange(request, isMember ? member.sessionToken : undefined);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Inbound mail has no secret in local mode and says so.
      expect(status, "an answer").toBeGreaterThanOrEqual(200);
      expect(status < 500 || text.includes("NOT_SET_UP"), `${status} ${text.slice(0, 300)}`).toBe(true);
      expect(`${head}${text}`).not.toMatch(/node_modules|\.server\.ts|at \w+ \(|SqliteError|\bZodError\b/);
      expect(head).not.toMatch(
        /^(set-cookie: (?!oya_|theme=)|location: (?!\/(?![/\\])|https?:\/\/127\.0\.0\.1[:/]))/im,
      );
      const { method, path, headers } = request;
      const isForPage = isMember && !headers.some(([name]) => name.toLowerCase() === "authorization");
      const answer = toResponse(status, head, text);
      // What Node answers by itself to bytes that it cannot read has no id.
      if (answer.headers.has("x-request-id"))
        expect(await findContractBreak({ method, path, isForPage }, answer)).toBeUndefined();
    }),
    { numRuns: REQUESTS },
  );
  expect(server.output()).not.toMatch(/"level":50|TypeError|RangeError|polluted/);
  expect((await server.visitor().get("/healthz")).status).toBe(200);
  expect((await member.get("/api/auth/user")).status).toBe(200);
  // Not only the door is tested: bodies are read, and calls made.
  expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 20);
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 401, 404, 405, 415]));
});

/** Sends the bytes as they are, and reads the first answer until the server closes the connection. */
function exchange({ method, path, headers, body }: RawRequest, session: string | undefined) {
  const { hostname, port, host } = new URL(server.url);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${server.url}`,
    "connection: close",
    ...(session ? [`cookie: oya_session=${session}`] : []),
    ...(body.length > 0 || method !== "GET" ? [`content-length: ${body.length}`] : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return new Promise<{ status: number; head: string; text: string }>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("end", () => {
      const [head = "", text = ""] = splitOnce(Buffer.concat(chunks).toString("latin1"), "\r\n\r\n");
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0), head, text });
      socket.destroy();
    });
    socket.write(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]));
  });
}

function toResponse(status: number, head: string, text: string): Response {
  const headers = new Headers();
  for (const line of head.split("\r\n").slice(1)) {
    const [name, value] = splitOnce(line, ": ");
    headers.append(name, encodeURI(value));
  }
  const body = headers.get("transfer-encoding") === "chunked" ? withoutChunks(text) : text;
  const isEmpty = [101, 204, 205, 304].includes(status);
  return new Response(isEmpty ? null : Buffer.from(body, "latin1"), { status, headers });
}

function withoutChunks(text: string): string {
  const [size, rest] = splitOnce(text, "\r\n");
  const length = Number.parseInt(size, 16);
  return length > 0 ? `${rest.slice(0, length)}${withoutChunks(rest.slice(length + 2))}` : "";
}

function splitOnce(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  return place < 0 ? [text, ""] : [text.slice(0, place), text.slice(place + at.length)];
}
