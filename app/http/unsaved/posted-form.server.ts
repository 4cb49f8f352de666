import type { IncomingMessage } from "node:http";
import { parseMultipart } from "@remix-run/multipart-parser";
import type { PostedForm } from "~/ui/posted-fields";
import { FORM_LIMITS } from "~/http/security/server-limits";
import { boundaryOf, leaveOutFiles } from "./form-without-files.server";

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)/;
const WHOLE = { add: (chunk: Buffer) => chunk, rest: () => Buffer.alloc(0) };
const SECRET_NAME = /password|secret|apikey/i;

/**
 * Keeps a form beside whoever reads it, without the bytes of its files. Returns the function that waits for its end, which the limits of
 * bodies bound, and gives it out; undefined where the body is no form, or too large for one.
 */
export function collectForm(request: IncomingMessage): () => Promise<Buffer | undefined> {
  const form = request.method === "POST" ? formReader(request.headers["content-type"] ?? "") : undefined;
  if (!form) return async () => undefined;
  const ended = new Promise<void>((resolve) => {
    request.on("data", form.add);
    for (const event of ["end", "close", "error"]) request.on(event, () => resolve());
  });
  return async () => {
    request.resume();
    await ended;
    return form.end();
  };
}

/**
 * Takes a form piece by piece and gives it out at its end, without the bytes of its files; undefined where it is too large for a form.
 * Undefined for the type of a body that is no form.
 */
export function formReader(
  type: string,
): { add: (chunk: Buffer) => void; end: () => Buffer | undefined } | undefined {
  if (!FORM_TYPES.test(type)) return undefined;
  const boundary = boundaryOf(type);
  const { add, rest } = boundary ? leaveOutFiles(boundary) : WHOLE;
  const mostBytes = boundary ? FORM_LIMITS.fields : FORM_LIMITS.encoded;
  const chunks: Buffer[] = [];
  let size = 0;
  const store = (kept: Buffer) => {
    size += kept.length;
    if (size <= mostBytes) chunks.push(kept);
  };
  return {
    add: (chunk) => store(add(chunk)),
    end() {
      store(rest());
      return size <= mostBytes ? Buffer.concat(chunks) : undefined;
    },
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
  for (const part of parseMultipart(body, { boundary, maxFileSize: FORM_LIMITS.fields, maxParts: 500 })) {
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
