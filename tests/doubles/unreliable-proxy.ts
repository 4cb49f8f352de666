import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";

/** How often, from 0 to 1, something goes wrong, and the longest delay in milliseconds. */
export type Weather = { drop: number; duplicate: number; swap: number; kill: number; delayMs: number };
export const STORM: Weather = { drop: 0.1, duplicate: 0.1, swap: 0.1, kill: 0.02, delayMs: 8 };

/**
 * Stands between a client and a house and is a bad network: requests and answers are lost, delayed, sent twice and so overtake each other; so are
 * the frames of a websocket, whose line is cut now and then. The same seed gives the same dice.
 */
export async function openUnreliableProxy(target: string, seed: number, weather: Weather = STORM) {
  const dice = diceOf(seed);
  const happens = (chance: number) => dice() < chance;
  const { hostname, port } = new URL(target);
  const lines = new Set<Socket>();
  const count = { dropped: 0, duplicated: 0, swapped: 0, killed: 0 };
  const agent = new Agent({ keepAlive: true });
  const wait = () => new Promise((done) => setTimeout(done, dice() * weather.delayMs));

  const server = createServer(async (request, response) => {
    try {
      const body = await whole(request);
      const forward = () =>
        new Promise<{ answer: IncomingMessage; body: Buffer }>((done, fail) => {
          const onward = ask(
            { hostname, port, path: request.url, method: request.method, headers: request.headers, agent },
            (answer) => whole(answer).then((body) => done({ answer, body }), fail),
          );
          onward.on("error", fail).end(body);
        });
      await wait();
      if (happens(weather.drop)) return lose(response); // never got there
      if (happens(weather.duplicate)) {
        count.duplicated += 1;
        void wait()
          .then(forward)
          .catch(() => undefined); // gets there twice, the second one late
      }
      const { answer, body: told } = await forward();
      await wait();
      if (happens(weather.drop)) return lose(response); // was done, but nobody hears of it
      response.writeHead(answer.statusCode ?? 502, answer.headers).end(told);
    } catch {
      lose(response);
    }
  });

  function lose(response: ServerResponse) {
    count.dropped += 1;
    response.destroy();
  }

  server.on("upgrade", (request, client: Socket, head: Buffer) => {
    const onward = connect(Number(port), hostname, () => {
      const lines = request.rawHeaders.flatMap((name, n) =>
        n % 2 === 0 ? [`${name}: ${request.rawHeaders[n + 1] ?? ""}`] : [],
      );
      onward.write(`GET ${request.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      onward.write(head);
      client.pipe(onward);
    });
    for (const line of [client, onward]) {
      lines.add(line);
      line.on("error", () => cut());
      line.on("close", () => cut());
    }
    const cut = () => [client, onward].forEach((line) => line.destroy());
    let isOpen = false;
    let rest = Buffer.alloc(0);
    let held: Buffer | undefined;
    onward.on("data", (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      if (!isOpen) {
        const end = rest.indexOf("\r\n\r\n");
        if (end < 0) return;
        client.write(rest.subarray(0, end + 4));
        rest = rest.subarray(end + 4);
        isOpen = true;
      }
      for (let frame = frameIn(rest); frame; frame = frameIn(rest)) {
        rest = rest.subarray(frame.bytes.length);
        if (!frame.text.startsWith("42"))
          client.write(frame.bytes); // socket.io's own words; an event begins with 42
        else if (happens(weather.kill)) {
          count.killed += 1;
          return cut();
        } else if (happens(weather.drop)) count.dropped += 1;
        else if (!held && happens(weather.swap)) {
          count.swapped += 1;
          held = frame.bytes;
        } else {
          client.write(frame.bytes);
          if (held) client.write(held);
          held = undefined;
          if (happens(weather.duplicate)) client.write(frame.bytes);
        }
      }
    });
  });

  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    count,
    close: () => {
      for (const line of lines) line.destroy();
      agent.destroy();
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

/** Numbers from 0 to 1 that only look random (mulberry32). */
export function diceOf(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// RFC 6455, 5.2: what a server sends is never masked, and ours fits 16 bits of length.
function frameIn(bytes: Buffer): { bytes: Buffer; text: string } | undefined {
  if (bytes.length < 2) return undefined;
  const short = (bytes[1] ?? 0) & 0x7f;
  const start = short === 126 ? 4 : 2;
  if (short === 127 || bytes.length < start) return undefined;
  const length = short === 126 ? bytes.readUInt16BE(2) : short;
  if (bytes.length < start + length) return undefined;
  return {
    bytes: Buffer.from(bytes.subarray(0, start + length)),
    text: bytes.toString("utf8", start, start + length),
  };
}

async function whole(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
