import { connect, createServer, type Socket } from "node:net";
import { diceOf } from "./unreliable-proxy";

/** Of how many packets how many get lost, how long TCP waits before it sends one again for the first time, and after how many losses in a row it gives up. */
export type Loss = { chance: number; firstWaitMs: number; mostInARow: number };
export const THIRTY_PERCENT: Loss = { chance: 0.3, firstWaitMs: 200, mostInARow: 6 }; // 200 ms: what Linux waits at least

// Four packets of 1,460 bytes: about what TCP dares to have on its way at such a loss.
const FLIGHT = 4 * 1460;

/**
 * A TCP line to a house on which packets get lost. A proxy cannot drop packets: TCP on both sides of it would neither see nor repair that. So the loss is
 * played by what the two ends feel of it: each flight of packets, in either direction, is lost with the given chance and then comes later by the time TCP waits
 * before it sends again, which doubles with each further loss; what follows waits behind it; and after so many losses in a row the connection is reset on both
 * sides. What this does not play: that opening a connection can be lost, too, and repair within a round trip by later packets that did arrive (so real lines are
 * a little faster than this one). The same seed throws the same dice.
 */
export async function openLossyLine(target: string, seed: number, { chance, firstWaitMs, mostInARow }: Loss) {
  const { hostname, port } = new URL(target);
  const dice = diceOf(seed);
  const open = new Set<Socket>();
  const count = { flights: 0, lost: 0, reset: 0 };

  const server = createServer((client) => {
    const onward = connect(Number(port), hostname);
    const cut = () => [client, onward].forEach((end) => end.destroy());
    for (const end of [client, onward]) {
      open.add(end);
      end.setNoDelay(true);
      end.on("error", cut);
      end.on("close", () => open.delete(end));
    }
    carry(client, onward, cut);
    carry(onward, client, cut);
  });

  // One flight after the other; the sender is held back meanwhile, as by a full window.
  async function carry(from: Socket, to: Socket, cut: () => void) {
    try {
      for await (const bytes of from as AsyncIterable<Buffer>) {
        for (let start = 0; start < bytes.length; start += FLIGHT) {
          if (!(await gets())) {
            count.reset += 1;
            from.resetAndDestroy();
            to.resetAndDestroy();
            return;
          }
          to.write(bytes.subarray(start, start + FLIGHT));
        }
      }
      to.end();
    } catch {
      cut();
    }
  }

  /** Whether a flight gets through in the end; takes as long as TCP would. */
  async function gets(): Promise<boolean> {
    count.flights += 1;
    for (let losses = 1; dice() < chance; losses += 1) {
      count.lost += 1;
      if (losses === mostInARow) return false;
      await new Promise((done) => setTimeout(done, firstWaitMs * 2 ** (losses - 1)));
    }
    return true;
  }

  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    count,
    close: () => {
      for (const end of open) end.destroy();
      return new Promise((done) => server.close(done));
    },
  };
}
