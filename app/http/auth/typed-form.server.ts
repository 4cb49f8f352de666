import { formReader, readPostedForm } from "~/http/unsaved/posted-form.server";
import type { PostedForm } from "~/ui/posted-fields";

const MEGABYTE = 1024 * 1024;
// As much as any form may have with its file. What stands behind more is lost.
const MAX_BYTES = 12 * MEGABYTE;

/**
 * What a form that nobody has read brought, without files and secrets, for a page that gives it back. Undefined where nothing was typed,
 * or where no page was asked for.
 */
export async function readTypedForm(request: Request): Promise<PostedForm | undefined> {
  const type = request.headers.get("content-type") ?? "";
  const asksForPage = request.headers.get("accept")?.includes("text/html");
  const form = asksForPage && request.method === "POST" ? formReader(type) : undefined;
  const reader = request.bodyUsed ? undefined : request.body?.getReader();
  if (!form || !reader) return undefined;
  let read = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || !value) break;
    form.add(Buffer.from(value));
    read += value.length;
    if (read <= MAX_BYTES) continue;
    await reader.cancel();
    return undefined;
  }
  const body = form.end();
  const typed = body && readPostedForm(type, body);
  return typed?.fields.some(([, value]) => value.trim() !== "") ? typed : undefined;
}
