import { MalformedStreamError } from "./stream-chunk";

/** The HTTP access of a call: our guarded fetch, and the signal that ends it. */
export type Call = { fetch: typeof fetch; signal: AbortSignal };

/**
 * Posts JSON and yields the JSON of each server-sent event, unchecked. Throws Error when the status is not
 * 2xx, MalformedStreamError when the answer is not a stream of JSON, and errors of fetch.
 */
export async function* postForEvents(
  url: string,
  headers: Record<string, string>,
  body: unknown,
  { fetch, signal }: Call,
): AsyncGenerator<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", ...headers },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  if (!response.body) throw new MalformedStreamError("no body");
  for await (const json of readServerSentEvents(response.body)) yield parsed(json);
}

/** The data of each server-sent event. Comments are dropped; a truncated event does not count. */
async function* readServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const blocks = (rest + decoder.decode(read.value, { stream: true })).split(/\r\n\r\n|\n\n|\r\r/);
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const data = block
        .split(/\r\n|\n|\r/)
        .filter((line) => line.startsWith("data:"))
        .map((line) => line.slice(5).trimStart());
      if (data.length > 0) yield data.join("\n");
    }
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new MalformedStreamError("a chunk that is no JSON");
  }
}
