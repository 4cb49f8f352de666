import type { IncomingMessage } from "node:http";
import { seconds } from "~/time";

type Limits = { slowAfterMs: number; leastBytesPerSecond: number };
type Receiving = { since: number; bytesBefore: number };

const CHECK_EVERY_MS = seconds(5);

/**
 * Ends connections whose body comes more slowly than anybody's network, so that nobody holds a request open with a byte now and then.
 * Until `slowAfterMs` a body may come as it likes.
 */
export function createBodyWatch({ slowAfterMs, leastBytesPerSecond }: Limits, now = () => Date.now()) {
  const receiving = new Map<IncomingMessage, Receiving>();
  let timer: NodeJS.Timeout | undefined;

  const endSlow = () => {
    for (const [request, { since, bytesBefore }] of receiving) {
      const { destroyed, writableEnded } = request.socket; // answered, and closed soon: see lingering-close.server.ts
      if (request.complete || destroyed || writableEnded) receiving.delete(request);
      else {
        const passedMs = now() - since;
        const perSecond = (request.socket.bytesRead - bytesBefore) / (passedMs / 1000);
        if (passedMs < slowAfterMs || perSecond >= leastBytesPerSecond) continue;
        receiving.delete(request);
        request.socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        request.socket.destroySoon();
      }
    }
    if (receiving.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    watch(request: IncomingMessage): void {
      if (request.complete) return;
      receiving.set(request, { since: now(), bytesBefore: request.socket.bytesRead });
      timer ??= setInterval(endSlow, CHECK_EVERY_MS).unref();
    },
    endSlow,
  };
}
