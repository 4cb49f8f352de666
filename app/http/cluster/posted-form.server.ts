import type { IncomingMessage } from "node:http";
import { parseMultipart } from "@remix-run/multipart-parser";
import { seconds } from "~/time";

const MOST_BYTES = 256 * 1024;
const BODY_WITHIN_MS = seconds(20);
const SECRET_NAME = /password|secret|apikey/i;

/** What somebody typed, without what must not stand in a page: secrets and files are named only. */
export type PostedForm = {
  isMultipart: boolean;
  fields: [name: string, value: string][];
  secrets: string[];
  files: string[];
};

/**
 * Keeps the first bytes of a form beside whoever reads it. Returns the function that waits for them and gives them out; undefined
 * where the body is no form.
 */
export function collectForm(request: IncomingMessage): () => Promise<Buffer | undefined> {
  if (!isForm(request)) return async () => undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  const ended = new Promise<void>((resolve) => {
    request.on("data", (chunk: Buffer) => {
      if (size < MOST_BYTES) chunks.push(chunk);
      size += chunk.length;
      if (size >= MOST_BYTES) resolve();
    });
    for (const event of ["end", "close", "error"]) request.on(event, () => resolve());
  });
  return async () => {
    request.resume();
    await Promise.race([ended, new Promise((done) => setTimeout(done, BODY_WITHIN_MS).unref())]);
    return Buffer.concat(chunks).subarray(0, MOST_BYTES);
  };
}

/** Reads a form as far as it is there. Undefined when it is none, or cannot be read. */
export function readPostedForm(contentType: string, body: Buffer): PostedForm | undefined {
  try {
    if (contentType.startsWith("application/x-www-form-urlencoded"))
      return sortFields(false, [...new URLSearchParams(body.toString())], []);
    const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
    return boundary ? readMultipart(boundary, body) : undefined;
  } catch {
    return undefined;
  }
}

function readMultipart(boundary: string, body: Buffer): PostedForm {
  const fields: [string, string][] = [];
  const files: string[] = [];
  try {
    for (const part of parseMultipart(body, { boundary, maxFileSize: MOST_BYTES, maxParts: 500 })) {
      if (!part.name) continue;
      if (!part.isFile) fields.push([part.name, part.text]);
      else if (part.filename) files.push(part.name);
    }
  } catch {
    // Cut off in the middle of a file: it is chosen again anyway, by the name that its part began with.
    const names = [...body.toString("latin1").matchAll(/name="([^"]{1,200})"; filename="[^"]/g)];
    files.push(...names.flatMap(([, name = ""]) => (files.includes(name) ? [] : [name])));
  }
  return sortFields(true, fields, files);
}

function sortFields(isMultipart: boolean, all: [string, string][], files: string[]): PostedForm {
  const isSecret = (name: string) => SECRET_NAME.test(name);
  return {
    isMultipart,
    fields: all.filter(([name]) => !isSecret(name)),
    secrets: [...new Set(all.map(([name]) => name).filter(isSecret))],
    files: [...new Set(files)],
  };
}

function isForm({ headers, method }: IncomingMessage): boolean {
  return (
    method === "POST" &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(headers["content-type"] ?? "")
  );
}
