import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

const REGION = "af-south-1";
const PAGE = 2; // objects on a page of a list, so that few objects already need a second one

/** A local server that speaks S3's PUT, GET, DELETE and ListObjectsV2 for one bucket, and checks each signature by itself. */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  const secret = "s3-secret-of-the-test";
  const requests: string[] = [];
  let isDown = false;
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const url = new URL(request.url ?? "/", "http://localhost");
    const key = decodeURIComponent(url.pathname.slice("/backups/".length));
    requests.push(`${request.method} ${key}`);
    const refuse = (status: number, code: string) =>
      void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    if (isDown) return refuse(503, "SlowDown");
    if (!isSigned(request, url, secret)) return refuse(403, "SignatureDoesNotMatch");
    if (!url.pathname.startsWith("/backups/")) return refuse(404, "NoSuchBucket");
    if (request.method === "PUT") {
      if (request.headers["content-length"] === undefined) return refuse(411, "MissingContentLength");
      const sha256 = createHash("sha256").update(body).digest("hex");
      if (request.headers["x-amz-content-sha256"] !== sha256) return refuse(400, "XAmzContentSHA256Mismatch");
      objects.set(key, body);
      return void response.end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (key === "") return void response.end(listOf(objects, url.searchParams));
    const object = objects.get(key);
    return object ? void response.end(object) : refuse(404, "NoSuchKey");
  }
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    objects,
    requests,
    environment: {
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      BACKUP_S3_BUCKET: "backups",
      BACKUP_S3_REGION: REGION,
      BACKUP_S3_PREFIX: "oya/",
      BACKUP_S3_KEY_ID: "AKIATEST",
      BACKUP_S3_SECRET: secret,
    },
    setDown: (down: boolean) => (isDown = down),
    close: () => new Promise((done) => server.close(done)),
  };
}

function listOf(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after)
    .sort();
  const page = keys.slice(0, PAGE);
  const more = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("")}${more}</ListBucketResult>`;
}

// AWS Signature Version 4, as its documentation describes it.
function isSigned(request: IncomingMessage, url: URL, secret: string): boolean {
  const [, scope = "", names = "", signature] =
    /Credential=AKIATEST\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    ) ?? [];
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers.join(""),
    names,
    request.headers["x-amz-content-sha256"],
  ].join("\n");
  const [date = "", region = "", service = ""] = scope.split("/");
  if (region !== REGION || service !== "s3" || !names.split(";").includes("host")) return false;
  const text = [
    "AWS4-HMAC-SHA256",
    request.headers["x-amz-date"],
    scope,
    createHash("sha256").update(canonical).digest("hex"),
  ].join("\n");
  const key = [date, region, service, "aws4_request"].reduce<string | Buffer>(
    (key, part) => createHmac("sha256", key).update(part).digest(),
    `AWS4${secret}`,
  );
  return createHmac("sha256", key).update(text).digest("hex") === signature;
}
