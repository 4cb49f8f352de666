import { OPEN_PER_PERSON } from "~/http/security/server-limits";
import { seconds } from "~/time";
import { currentCaller } from "~/work/caller.server";
import { createNewest } from "~/work/newest";

const trackStream = createNewest(OPEN_PER_PERSON.eventStreams);

/**
 * Server-sent events from a source of numbered texts. Ends with the source, when the client disconnects, or
 * after five minutes, or when the person opens more than five; the browser reconnects.
 */
export function eventStreamResponse(
  signal: AbortSignal,
  source: (closed: AbortSignal) => AsyncIterable<{ number: number; text: string }>,
): Response {
  const pushedOut = new AbortController();
  const untrack = trackStream(currentCaller() ?? "", () => pushedOut.abort());
  const closed = AbortSignal.any([signal, pushedOut.signal, AbortSignal.timeout(seconds(300))]);
  const cancelled = new AbortController();
  const encode = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => !cancelled.signal.aborted && controller.enqueue(encode.encode(text));
      const ping = setInterval(() => send(": ping\n\n"), seconds(15));
      try {
        send("retry: 2000\n\n");
        for await (const { number, text } of source(AbortSignal.any([closed, cancelled.signal])))
          send(`id: ${number}\ndata: ${text}\n\n`);
      } finally {
        clearInterval(ping);
        untrack();
        if (!cancelled.signal.aborted) controller.close();
      }
    },
    cancel: () => cancelled.abort(),
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    },
  });
}
