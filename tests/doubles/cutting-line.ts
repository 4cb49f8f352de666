import { connect, createServer, type Socket } from "node:net";

/**
 * A TCP line to a house that is cut when so many bytes have gone up (everything before the cut arrives), or just when an answer begins to come down,
 * so that what was asked is done and nobody hears of it.
 */
export async function openCuttingLine(target: string) {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let marks: number[] = [];
  let sent = 0;
  let toLose = 0;
  const count = { cut: 0, lost: 0 };

  const server = createServer((client) => {
    const onward = connect(Number(port), hostname);
    const cut = () => [client, onward].forEach((end) => end.destroy());
    for (const end of [client, onward]) {
      open.add(end);
      end.on("error", cut);
      end.on("close", () => {
        open.delete(end);
        cut();
      });
    }
    client.on("data", (bytes: Buffer) => {
      const [mark] = marks;
      const isCut = mark !== undefined && sent + bytes.length >= mark;
      const passing = isCut ? bytes.subarray(0, Math.max(0, mark - sent)) : bytes;
      sent += passing.length;
      if (!isCut) return void onward.write(passing);
      marks.shift();
      count.cut += 1;
      client.destroy();
      onward.end(passing); // what was on the way arrives, then the line is dead
    });
    onward.on("data", (bytes: Buffer) => {
      if (toLose === 0) return void client.write(bytes);
      toLose -= 1;
      count.lost += 1;
      cut();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    count,
    /** Bytes that went up since `cutAt`. */
    sent: () => sent,
    /** Cuts at these many bytes from now on, one after the other. */
    cutAt(bytes: number[]) {
      sent = 0;
      marks = [...bytes];
    },
    /** Loses the next so many answers. */
    loseAnswers(many: number) {
      toLose = many;
    },
    close: () => {
      for (const end of open) end.destroy();
      return new Promise((done) => server.close(done));
    },
  };
}
