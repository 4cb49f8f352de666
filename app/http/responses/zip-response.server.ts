import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";

/** A response with a ZIP that is created while it is sent. */
export function zipResponse(name: string, chunks: AsyncIterable<Uint8Array>): Response {
  return new Response(createReadableStreamFromReadable(Readable.from(chunks)), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
