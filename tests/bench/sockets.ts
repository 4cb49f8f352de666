import { readFileSync } from "node:fs";
import { io, type Socket } from "socket.io-client";
import { startServer, until, type TestServer } from "../test-server";
import { makeSupportUser, type Member } from "../support-client";

export type SocketFigures = { memoryMb: number; sendP95Ms: number; backMs: number };

const IDLE = 1000;
const CHATTING = 50;
const MESSAGES = 10;

/**
 * A thousand people with an open, silent socket and fifty who write: the memory that takes, the time from a message's POST to its arrival at the
 * writer's own socket (95th percentile), and how long until everybody is back after a restart.
 */
export async function measureSockets(): Promise<SocketFigures> {
  const house = await startServer({ LOG_LEVEL: "error" });
  try {
    const before = memoryOf(house);
    const members = Array.from({ length: IDLE + CHATTING }, () => makeSupportUser(house));
    const sockets: Socket[] = [];
    for (let first = 0; first < members.length; first += 100) {
      sockets.push(...members.slice(first, first + 100).map((member) => listen(house, member)));
      await until(() => sockets.every(({ connected }) => connected), 30_000);
    }
    const times: number[] = [];
    const chatting = members.slice(IDLE).map((member, n) => ({ member, socket: sockets[IDLE + n] }));
    for (let round = 0; round < MESSAGES; round += 1) {
      // Each writes once in three seconds, not all at the same moment.
      const sent = chatting.map(async ({ member, socket }, n) => {
        await new Promise((done) => setTimeout(done, n * (3000 / CHATTING)));
        times.push(await send(house, member, socket, `${round} ${n}`));
      });
      await Promise.all(sent);
    }
    const memoryMb = memoryOf(house) - before;
    await house.stop();
    const started = performance.now();
    await house.start();
    await until(() => sockets.every(({ connected }) => connected), 60_000);
    const backMs = performance.now() - started;
    for (const socket of sockets) socket.close();
    times.sort((one, two) => one - two);
    return { memoryMb, sendP95Ms: times[Math.floor(times.length * 0.95)] ?? 0, backMs };
  } finally {
    await house.stop();
  }
}

async function send(
  house: TestServer,
  member: Member,
  socket: Socket | undefined,
  text: string,
): Promise<number> {
  const body = new FormData();
  body.set("message", text);
  const started = performance.now();
  const arrived = new Promise<void>((done) => socket?.once("new_support_message", () => done()));
  const answer = await fetch(`${house.url}/api/support/message`, {
    method: "POST",
    body,
    headers: { cookie: member.cookie, origin: house.url },
  });
  if (!answer.ok) throw new Error(`POST /api/support/message answered ${answer.status}`);
  await arrived;
  return performance.now() - started;
}

// As the client of the chat connects, and with its patience.
function listen(house: TestServer, member: Member): Socket {
  const socket = io(house.url, {
    path: "/ws",
    transports: ["websocket"],
    forceNew: true,
    query: { userId: member.id },
    reconnectionDelayMax: 3000,
    extraHeaders: { cookie: member.cookie, origin: house.url },
  });
  socket.on(
    "disconnect",
    (reason) =>
      reason === "io server disconnect" && setTimeout(() => socket.connect(), 500 + Math.random() * 3000),
  );
  return socket;
}

function memoryOf(house: TestServer): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${house.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}
