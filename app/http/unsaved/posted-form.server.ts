import type { IncomingMessage } from "node:http";
import { parseMultipart } from "@remix-run/multipart-parser";
import { boundaryOf, leaveOutFiles } from "./form-without-files.server";

const MOST_BYTES = 256 * 1024;
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)/;
const WHOLE = { add: (chunk: Buffer) => chunk, rest: () => Buffer.alloc(0) };
const SECRET_NAME = /password|secret|apikey/i;

/** What somebody typed, without what must not stand in a page: secrets and files are named only. */
export type PostedForm = {
  isMultipart: boolean;
  fields: [name: string, value: string][];
  secrets: string[];
  files: string[];
};

/**
 * Keeps a form beside whoever reads it, without the bytes of its files. Returns the function that waits for its end, which the limits of
 * bodies bound, and gives it out; undefined where the body is no form, or too large for one.
 */
export function collectForm(request: IncomingMessage): () => Promise<Buffer | undefined> {
  const type = request.headers["content-type"] ?? "";
  if (request.method !== "POST" || !FORM_TYPES.test(type)) return async () => undefined;
  const boundary = boundaryOf(type);
  const { add, rest } = boundary ? leaveOutFiles(boundary) : WHOLE;
  const chunks: Buffer[] = [];
  let size = 0;
  const store = (kept: Buffer) => {
    size += kept.length;
    if (size <= MOST_BYTES) chunks.push(kept);
  };
  const ended = new Promise<void>((resolve) => {
    request.on("data", (chunk: Buffer) => store(add(chunk)));
    for (const event of ["end", "close", "error"]) request.on(event, () => resolve());
  });
  return async () => {
    request.resume();
    await ended;
    store(rest());
    return size <= MOST_BYTES ? Buffer.concat(chunks) : undefined;
  };
}

/** Reads a form. Undefined when it is none, or cannot be read. */
export function readPostedForm(contentType: string, body: Buffer): PostedForm | undefined {
  try {
    if (contentType.startsWith("application/x-www-form-urlencoded"))
      return sortFields(false, [...new URLSearchParams(body.toString())], []);
    const boundary = boundaryOf(contentType);
    return boundary ? readMultipart(boundary, body) : undefined;
  } catch {
    return undefined;
  }
}

function readMultipart(boundary: string, body: Buffer): PostedForm {
  const fields: [string, string][] = [];
  const files: string[] = [];
  for (const part of parseMultipart(body, { boundary, maxFileSize: MOST_BYTES, maxParts: 500 })) {
    if (!part.name) continue;
    if (!part.isFile) fields.push([part.name, part.text]);
    else if (part.filename) files.push(part.name);
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
