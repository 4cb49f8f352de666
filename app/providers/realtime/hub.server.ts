import type { IncomingMessage, Server as HttpServer } from "node:http";
import { Server, type Socket } from "socket.io";
import { minutes } from "~/time";

/** Who sits at one end of a socket: the person, and the rooms whose announcements they hear. */
export type Guest = { userId: string; token: string; rooms: string[] };
export type Door = {
  /** Decides each handshake from the same cookie and origin as a page; undefined: refused. */
  admit(request: IncomingMessage): Guest | undefined;
  /** Whether the session behind a socket still holds. Asked at least once a minute, and when sessions of a person end. */
  isStill(guest: Guest): boolean;
  entered(guest: Guest): void;
  left(guest: Guest): void;
};
export type Hub = { close(): Promise<void>; recheck(userId?: string): void };

let io: Server | undefined;

/** The socket at /ws. It only announces; everything is written by POST, so losing every frame loses nothing. */
export function openHub(http: HttpServer, door: Door): Hub {
  const server = new Server(http, {
    path: "/ws",
    serveClient: false,
    maxHttpBufferSize: 16 * 1024, // nothing is taken from the other side but pongs
    perMessageDeflate: false, // costs memory for each socket
    allowRequest: (request, decide) => {
      const guest = door.admit(request);
      if (guest) guests.set(request, guest);
      decide(null, guest !== undefined);
    },
  });
  const guests = new WeakMap<IncomingMessage, Guest>();
  server.on("connection", (socket) => {
    const guest = guests.get(socket.request);
    if (!guest) return socket.disconnect(true);
    socket.data = guest;
    void socket.join([`user:${guest.userId}`, ...guest.rooms]);
    forgetRequest(socket);
    door.entered(guest);
    socket.on("disconnect", () => door.left(guest));
  });
  const recheck = (userId?: string) => {
    for (const socket of server.of("/").sockets.values()) {
      if ((userId === undefined || guestOf(socket).userId === userId) && !door.isStill(guestOf(socket)))
        socket.disconnect(true);
    }
  };
  const timer = setInterval(() => recheck(), minutes(1));
  timer.unref();
  io = server;
  return {
    recheck,
    close: () => {
      clearInterval(timer);
      io = undefined;
      return server.close();
    },
  };
}

/** Says something to everybody in these rooms. Goes nowhere when the hub is not open, which loses nothing. */
export function announce(rooms: string[], event: string, payload: unknown): void {
  io?.to(rooms).emit(event, payload);
}

export function announceToAll(event: string, payload: unknown): void {
  io?.emit(event, payload);
}

/** The people who sit in a room now, each once. */
export function peopleIn(room: string): string[] {
  const ids = io?.of("/").adapter.rooms.get(room) ?? new Set<string>();
  const people = [...ids].flatMap((id) => {
    const socket = io?.of("/").sockets.get(id);
    return socket ? [guestOf(socket).userId] : [];
  });
  return [...new Set(people)];
}

/** At how many places a person is connected now. */
export function countSockets(userId: string): number {
  return io?.of("/").adapter.rooms.get(`user:${userId}`)?.size ?? 0;
}

function guestOf(socket: Socket): Guest {
  return socket.data as Guest; // set before the socket joins any room
}

// A waiting socket needs its request no longer, and a thousand of them are megabytes.
function forgetRequest({ conn, client }: Socket) {
  for (const holder of [conn, client] as { request?: unknown }[]) delete holder.request;
}
