import { connect, createServer, type Socket } from "node:net";

/**
 * A TCP line to a port of this machine. Held, it lets nothing through and loses nothing; cut, it refuses. It can lose the next answer,
 * so that what was asked is done and nobody hears of it.
 */
export async function openLine(port: number) {
  const ends = new Set<Socket>();
  let isHeld = false;
  let losesAnswer = false;
  const server = createServer((client) => {
    const onward = connect(port, "127.0.0.1");
    for (const end of [client, onward]) {
      ends.add(end);
      if (isHeld) end.pause();
      end.on("error", () => end.destroy());
      end.on("close", () => {
        ends.delete(end);
        for (const other of [client, onward]) other.destroy();
      });
    }
    client.on("data", (bytes) => onward.write(bytes));
    onward.on("data", (bytes) => {
      if (!losesAnswer) return void client.write(bytes);
      losesAnswer = false;
      client.destroy();
    });
  });
  const listen = (at: number) => new Promise<void>((done) => server.listen(at, "127.0.0.1", done));
  await listen(0);
  const address = server.address();
  const own = typeof address === "object" && address ? address.port : 0;
  const destroyAll = () => {
    for (const end of ends) end.destroy();
  };
  return {
    url: `http://127.0.0.1:${own}`,
    hold() {
      isHeld = true;
      for (const end of ends) end.pause();
    },
    cut() {
      server.close();
      destroyAll();
    },
    loseAnswer() {
      losesAnswer = true;
    },
    /** As it was. */
    async mend() {
      isHeld = false;
      for (const end of ends) end.resume();
      if (!server.listening) await listen(own);
    },
    close() {
      destroyAll();
      return new Promise((done) => server.close(done));
    },
  };
}
