import type { IncomingMessage, Server as HttpServer } from "node:http";
import type { Duplex } from "node:stream";
import { Server, type Socket } from "socket.io";
import { minutes } from "~/time";
import { createNewest } from "~/work/newest";

/** The user at one end of a socket, and the rooms that they receive. */
export type SocketUser = { userId: string; token: string; rooms: string[] };
export type SocketPolicy = {
  /** A person has at most so many sockets; another one closes the oldest. */
  maxPerPerson: number;
  /** Authenticates a handshake by the same cookie and origin as a page; undefined: refused. */
  authenticateSocket(request: IncomingMessage): SocketUser | undefined;
  /**
   * Whether the session of a socket is still valid. Checked at least once a minute, and when sessions of a
   * user end.
   */
  isSocketAuthorized(guest: SocketUser): boolean;
};
export type Hub = { close(): Promise<void>; revalidate(userId?: string): void };

type EngineSocket = {
  request: IncomingMessage;
  once(event: "close", listener: () => void): void;
  close(): void;
};

const SOCKET_PATH = "/ws";
const NO_UPGRADE = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

let io: Server | undefined;

/** The socket at /ws. It only announces. All data is written by POST, so lost frames lose nothing. */
export function createHub(http: HttpServer, policy: SocketPolicy): Hub {
  if (!import.meta.env?.DEV) refuseOtherUpgrades(http); // Vite has a socket of its own
  const server = new Server(http, {
    path: SOCKET_PATH,
    destroyUpgrade: false,
    serveClient: false,
    maxHttpBufferSize: 16 * 1024, // clients send only pongs
    perMessageDeflate: false, // costs memory for each socket
    allowRequest: (request, decide) => {
      const socketUser = policy.authenticateSocket(request);
      if (socketUser) socketUsers.set(request, socketUser);
      decide(null, socketUser !== undefined);
    },
  });
  const trackSocket = createNewest(policy.maxPerPerson);
  // Counted from the handshake on, not from the first packet of the protocol above it, which a client may never send.
  server.engine.on("connection", (connection: EngineSocket) => {
    const socketUser = socketUsers.get(connection.request);
    if (socketUser)
      connection.once(
        "close",
        trackSocket(socketUser.userId, () => connection.close()),
      );
  });
  const socketUsers = new WeakMap<IncomingMessage, SocketUser>();
  server.on("connection", (socket) => {
    const socketUser = socketUsers.get(socket.request);
    if (!socketUser) return socket.disconnect(true);
    socket.data = socketUser;
    void socket.join([`user:${socketUser.userId}`, ...socketUser.rooms]);
    releaseRequest(socket);
  });
  const revalidate = (userId?: string) => {
    for (const socket of server.of("/").sockets.values()) {
      if (
        (userId === undefined || getSocketUser(socket).userId === userId) &&
        !policy.isSocketAuthorized(getSocketUser(socket))
      )
        socket.disconnect(true);
    }
  };
  const timer = setInterval(() => revalidate(), minutes(1));
  timer.unref();
  io = server;
  return {
    revalidate,
    close: () => {
      clearInterval(timer);
      io = undefined;
      return server.close();
    },
  };
}

/** Emits an event to all sockets in these rooms. Without an open hub it does nothing. */
export function emitToRooms(rooms: string[], event: string, payload: unknown): void {
  io?.to(rooms).emit(event, payload);
}

/** Emits an event to all sockets. */
export function emitToAll(event: string, payload: unknown): void {
  io?.emit(event, payload);
}

/** The users in a room now, each once. */
export function listUsersInRoom(room: string): string[] {
  const ids = io?.of("/").adapter.rooms.get(room) ?? new Set<string>();
  const userIds = [...ids].flatMap((id) => {
    const socket = io?.of("/").sockets.get(id);
    return socket ? [getSocketUser(socket).userId] : [];
  });
  return [...new Set(userIds)];
}

/** The number of open sockets of a user. */
export function countSockets(userId: string): number {
  return io?.of("/").adapter.rooms.get(`user:${userId}`)?.size ?? 0;
}

function getSocketUser(socket: Socket): SocketUser {
  return socket.data as SocketUser; // set before the socket joins any room
}

// Who upgrades leaves all limits of time of the server. The library ends them only where nothing was sent on the connection before.
function refuseOtherUpgrades(http: HttpServer) {
  http.on("upgrade", ({ url = "" }: IncomingMessage, socket: Duplex) => {
    if (url.startsWith(`${SOCKET_PATH}/`)) return;
    socket.on("error", () => socket.destroy());
    socket.end(NO_UPGRADE, () => socket.destroy());
  });
}

// An idle socket no longer needs its request, and a thousand of them take megabytes.
function releaseRequest({ conn, client }: Socket) {
  for (const holder of [conn, client] as { request?: unknown }[]) delete holder.request;
}
