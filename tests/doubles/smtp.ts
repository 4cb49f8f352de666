import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";

export type Received = { recipients: string[]; raw: string };

/** What goes wrong with a mail: a code instead of "250 OK", or the line drops before or after the mail was taken. */
export type Fault = number | "drop" | "drop after taking" | undefined;
type Faults = {
  /** Decides by how many mails were tried before. */
  mail?: (tries: number) => Fault;
  /** Decides by how many connections there were before: drop it, or say nothing for so many milliseconds. */
  connection?: (connections: number) => "drop" | number | undefined;
};

/** A real SMTP server on loopback that misbehaves as told. */
export function openSmtp(faults: Faults = {}) {
  let { mail, connection } = faults;
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let tries = 0;
  let connections = 0;
  const dropAll = () => sockets.forEach((socket) => socket.destroy());
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, greet) {
      const fault = connection?.(connections);
      connections += 1;
      if (fault === "drop") return dropAll();
      setTimeout(greet, fault ?? 0).unref();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const fault = mail?.(tries);
        tries += 1;
        if (typeof fault === "number")
          return done(Object.assign(new Error("not now"), { responseCode: fault }));
        if (fault === "drop") return dropAll();
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        if (fault === "drop after taking") return dropAll();
        done();
      });
    },
  });
  server.on("error", () => undefined); // a dropped line is what was asked for
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  return new Promise<{
    url: string;
    received: Received[];
    /** Begins anew: nothing received, nothing tried, and from now on these faults. */
    misbehave: (faults?: Faults) => void;
    tries: () => number;
    connections: () => number;
    close: () => Promise<void>;
  }>((opened) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      opened({
        url: `smtp://127.0.0.1:${port}`,
        received,
        misbehave(faults = {}) {
          ({ mail, connection } = faults);
          received.length = 0;
          tries = 0;
          connections = 0;
        },
        tries: () => tries,
        connections: () => connections,
        close: () => new Promise((done) => server.close(done)),
      });
    });
  });
}
