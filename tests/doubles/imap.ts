import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** A mail in the double's mailbox. */
export type StoredMail = { uid: number; source: string; isSeen: boolean };

/**
 * A real IMAP4rev1 server on loopback with one mailbox: as much of RFC 3501 as a client needs that searches, fetches and marks.
 * `refuses` makes the sign-in fail; `dropsAfter` closes the line after so many commands.
 */
export async function openImap({ refuses = false, dropsAfter = Infinity } = {}) {
  const mails: StoredMail[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    socket.write("* OK [CAPABILITY IMAP4rev1] ready\r\n");
    let pending = "";
    socket.on("data", (chunk) => {
      pending += chunk.toString("latin1");
      for (let end = pending.indexOf("\r\n"); end >= 0; end = pending.indexOf("\r\n")) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        commands.push(line.replace(/^\S+ /, ""));
        if (commands.length > dropsAfter) return void socket.destroy();
        answer(socket, line);
      }
    });
  });

  function answer(socket: Socket, line: string) {
    const [tag = "", ...words] = line.split(" ");
    const command = words[0] === "UID" ? `UID ${words[1]}` : (words[0] ?? "");
    const say = (...lines: string[]) => socket.write(lines.map((text) => `${text}\r\n`).join(""));
    const done = (text = "done") => say(`${tag} OK ${text}`);
    switch (command.toUpperCase()) {
      case "CAPABILITY":
        say("* CAPABILITY IMAP4rev1");
        return done();
      case "LOGIN":
        return refuses ? say(`${tag} NO [AUTHENTICATIONFAILED] wrong password`) : done("signed in");
      case "LIST":
      case "LSUB":
        say('* LIST (\\HasNoChildren) "/" INBOX');
        return done();
      case "SELECT":
        say(
          `* ${mails.length} EXISTS`,
          "* FLAGS (\\Seen)",
          "* OK [PERMANENTFLAGS (\\Seen)] limited",
          "* OK [UIDVALIDITY 1] valid",
          `* OK [UIDNEXT ${mails.length + 1}] next`,
        );
        return done("[READ-WRITE] opened");
      case "UID SEARCH":
        say(["* SEARCH", ...mails.filter(({ isSeen }) => !isSeen).map(({ uid }) => uid)].join(" "));
        return done();
      case "UID FETCH":
        return sendMail(socket, tag, line);
      case "UID STORE":
        for (const mail of mails) if (mail.uid === Number(words[2])) mail.isSeen = true;
        return done();
      case "LOGOUT":
        say("* BYE");
        done();
        return void socket.end();
      default:
        return done();
    }
  }

  function sendMail(socket: Socket, tag: string, line: string) {
    const [, uid = "", items = ""] = /UID FETCH (\d+) (.*)$/i.exec(line) ?? [];
    const place = mails.findIndex((mail) => mail.uid === Number(uid));
    const mail = mails[place];
    if (mail) {
      const source = Buffer.from(mail.source);
      const size = /RFC822\.SIZE/i.test(items) ? ` RFC822.SIZE ${source.length}` : "";
      socket.write(`* ${place + 1} FETCH (UID ${uid}${size}`);
      if (/BODY/i.test(items)) {
        const [, from = "", length = ""] = /<(\d+)\.(\d+)>/.exec(items) ?? [];
        const part = length ? source.subarray(Number(from), Number(from) + Number(length)) : source;
        socket.write(` BODY[]${length && `<${from}>`} {${part.length}}\r\n`);
        socket.write(part);
      }
      socket.write(")\r\n");
    }
    socket.write(`${tag} OK done\r\n`);
  }

  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  return {
    url: `imap://help:secret@127.0.0.1:${port}/INBOX`,
    mails,
    commands,
    deliver(source: string) {
      mails.push({ uid: mails.length + 1, source: source.replace(/\r?\n/g, "\r\n"), isSeen: false });
    },
    async close() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((closed) => server.close(closed));
    },
  };
}
