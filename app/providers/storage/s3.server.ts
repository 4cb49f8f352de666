import { createWriteStream, openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { AwsClient } from "aws4fetch";
import { hours, seconds } from "~/time";

/** A bucket of any server that speaks S3, with a key for it. `prefix` is put before every name. */
export type Bucket = {
  endpoint: string;
  bucket: string;
  prefix: string;
  region: string;
  keyId: string;
  secret: string;
};

/** The server refused, or its answer cannot be used. The message names its status and code. */
class StorageError extends Error {
  override name = "StorageError";
}

const TRANSFER_MS = hours(2);
const CALL_MS = seconds(60);
const MAX_PAGES = 100;

/** Stores a file under a name. `sha256` is that of its bytes: the server refuses what arrives otherwise. */
export async function storeObject(bucket: Bucket, name: string, file: string, sha256: string): Promise<void> {
  // A blob of a file is sent with its length, which S3 asks for, and is not read into memory.
  await call(bucket, "PUT", `/${bucket.prefix}${name}`, {
    body: await openAsBlob(file),
    headers: { "x-amz-content-sha256": sha256, "content-type": "application/gzip" },
    timeoutMs: TRANSFER_MS,
  });
}

/** Fetches an object into a file. */
export async function getObject(bucket: Bucket, name: string, file: string): Promise<void> {
  const { body } = await call(bucket, "GET", `/${bucket.prefix}${name}`, { timeoutMs: TRANSFER_MS });
  if (!body) throw new StorageError(`${name} is empty at the storage server.`);
  await pipeline(Readable.fromWeb(body as ReadableStream), createWriteStream(file, { mode: 0o600 }));
}

/** The names of all objects below the prefix, without it. */
export async function listObjects(bucket: Bucket): Promise<string[]> {
  const names: string[] = [];
  let next: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({ "list-type": "2", prefix: bucket.prefix });
    if (next) query.set("continuation-token", next);
    const list = await (await call(bucket, "GET", `/?${query}`)).text();
    for (const [, key = ""] of list.matchAll(/<Key>([^<]*)<\/Key>/g))
      names.push(unescapeXml(key).slice(bucket.prefix.length));
    next = unescapeXml(/<NextContinuationToken>([^<]*)</.exec(list)?.[1] ?? "");
    if (!next) return names;
  }
  throw new StorageError("The bucket lists more objects than backups can be.");
}

export async function deleteObject(bucket: Bucket, name: string): Promise<void> {
  await call(bucket, "DELETE", `/${bucket.prefix}${name}`);
}

type CallOptions = { body?: Blob; headers?: Record<string, string>; timeoutMs?: number };

async function call(
  bucket: Bucket,
  method: string,
  path: string,
  { timeoutMs = CALL_MS, ...init }: CallOptions = {},
): Promise<Response> {
  const url = `${bucket.endpoint}/${encodeURIComponent(bucket.bucket)}${path}`;
  const signed = await (await createClient(bucket)).sign(url, { method, headers: init.headers });
  const response = await fetch(signed.url, {
    method,
    headers: signed.headers,
    body: init.body,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new StorageError(`The storage server at ${new URL(bucket.endpoint).host} cannot be reached.`, {
      cause: error,
    });
  });
  if (response.ok) return response;
  const code = /<Code>([\w.]+)<\/Code>/.exec(await response.text())?.[1];
  throw new StorageError(
    `The storage server answered ${response.status}${code ? ` ${code}` : ""} to ${method}.`,
  );
}

async function createClient({ keyId, secret, region }: Bucket): Promise<AwsClient> {
  const { AwsClient } = await import("aws4fetch");
  return new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: "s3", region, retries: 0 });
}

function unescapeXml(text: string): string {
  return text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;|&#39;/g, "'")
    .replace(/&amp;/g, "&");
}
