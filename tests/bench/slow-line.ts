import { createServer, connect, type AddressInfo, type Socket } from "node:net";

/** A line by its packets: how long one goes there and back, and how much comes down in a second. */
type Line = { roundTripMs: number; bytesPerSecond: number };

/** "Slow 3G" by its numbers. */
const SLOW_3G: Line = { roundTripMs: 400, bytesPerSecond: 50_000 };

// Name, TCP and TLS 1.3 take a round trip each before the first request; on this machine they take none.
const ROUND_TRIPS_TO_CONNECT = 3;
// RFC 6928: what a server sends before it hears that anything arrived, and twice as much in each round trip after it.
const PACKET = 1460;
const FIRST_WINDOW = 10 * PACKET;

/** Seconds from a tap to the last byte of one answer, where neither server nor browser needs any time. */
export function secondsOnLine(bytes: number, { roundTripMs, bytesPerSecond }: Line = SLOW_3G): number {
  let roundTrips = ROUND_TRIPS_TO_CONNECT + 1;
  for (let window = FIRST_WINDOW, sent = window; sent < bytes; sent += window *= 2) roundTrips += 1;
  return (roundTrips * roundTripMs) / 1000 + bytes / bytesPerSecond;
}

/**
 * A line in front of a server for one visit, so that a browser loads over it as over a phone's: nothing is asked before the connection
 * stands, each answer takes its way, and comes no faster than the line and the windows of TCP let it.
 */
export async function openSlowLine(target: string, line: Line = SLOW_3G) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  // All connections share the line; those that a page opens beside its first one stand with it, as its requests do in one of HTTP/2.
  let freeAt = 0;
  let standsAt: number | undefined;
  const proxy = createServer((browser) => {
    const openAt = (standsAt ??= performance.now() + (ROUND_TRIPS_TO_CONNECT - 0.5) * line.roundTripMs);
    const server = connect(Number(port), hostname);
    for (const socket of [browser, server]) {
      sockets.add(socket.setNoDelay());
      socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    }
    const up = openWay();
    const down = openWay();
    browser.on("data", (bytes: Buffer) =>
      up(Math.max(openAt, performance.now()) + line.roundTripMs / 2, () => server.write(bytes)),
    );
    let window = { bytes: FIRST_WINDOW, left: FIRST_WINDOW, opensAt: 0 };
    server.on("data", (bytes: Buffer) => {
      const now = performance.now();
      for (let from = 0; from < bytes.length; from += PACKET) {
        const packet = bytes.subarray(from, from + PACKET);
        if (window.left <= 0) {
          const next = window.bytes * 2;
          window = { bytes: next, left: next, opensAt: window.opensAt + line.roundTripMs };
        } else if (window.left === window.bytes) window.opensAt = Math.max(window.opensAt, now);
        window.left -= packet.length;
        freeAt = Math.max(freeAt, now, window.opensAt) + (packet.length / line.bytesPerSecond) * 1000;
        down(freeAt + line.roundTripMs / 2, () => browser.write(packet));
      }
    });
    browser.on("end", () => up(0, () => server.end()));
    server.on("end", () => down(0, () => browser.end()));
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

/** One direction of a connection: nothing overtakes what was sent before it, however late a busy machine's timers are. */
function openWay() {
  const waiting: { moment: number; act: () => void }[] = [];
  const next = () => {
    const [first] = waiting;
    if (first) setTimeout(arrive, Math.max(0, first.moment - performance.now()));
  };
  const arrive = () => {
    waiting.shift()?.act();
    next();
  };
  return (moment: number, act: () => void) => {
    if (waiting.push({ moment, act }) === 1) next();
  };
}
