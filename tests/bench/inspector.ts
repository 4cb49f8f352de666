import { once } from "node:events";
import { WebSocket } from "undici";

export type HeldMemory = { heapMb: number; externalMb: number };
type Reply = { id: number; result?: { result?: { value?: unknown } } };

/** Asks a process that was started with --inspect; `printed` is what it has printed, with the address of its inspector. */
export async function openInspector(printed: string) {
  const address = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(printed)?.[0];
  if (!address) throw new Error("the server has no inspector");
  const socket = new WebSocket(address);
  await once(socket, "open");
  let lastId = 0;
  const call = (method: string, params: object = {}) => {
    const id = (lastId += 1);
    return new Promise<Reply>((resolve) => {
      const read = ({ data }: { data: unknown }) => {
        const reply = JSON.parse(String(data)) as Reply;
        if (reply.id !== id) return;
        socket.removeEventListener("message", read);
        resolve(reply);
      };
      socket.addEventListener("message", read);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return {
    /** What is held after a full collection: objects, and the bytes of buffers and native parts. */
    async measure(): Promise<HeldMemory> {
      await call("HeapProfiler.collectGarbage");
      const { result } = await call("Runtime.evaluate", {
        expression: "JSON.stringify(process.memoryUsage())",
      });
      const usage = JSON.parse(String(result?.result?.value)) as NodeJS.MemoryUsage;
      return { heapMb: toMegabytes(usage.heapUsed), externalMb: toMegabytes(usage.external) };
    },
    close: () => socket.close(),
  };
}

const toMegabytes = (bytes: number) => Math.round(bytes / 1024 / 102.4) / 10;
