import { createReadStream } from "node:fs";
import { get } from "node:http";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { seconds } from "~/time";

// What LiteFS tells of itself over HTTP (version 0.5.14). It speaks to this machine only and asks for no password.

const Info = z.object({ isPrimary: z.boolean() });

const Event = z.object({
  type: z.string(),
  db: z.string().optional(),
  data: z.object({ isPrimary: z.boolean().optional(), txID: z.string().optional() }).optional(),
});

export type LitefsEvent = { isPrimary?: boolean; committed?: { database: string; txid: number } };

const STARTS_WITHIN_MS = seconds(30);

/** Whether the LiteFS of this machine is the primary. Waits while it starts. Throws when it does not answer. */
export async function readIsPrimary(address: string): Promise<boolean> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      const response = await fetch(new URL("/info", address), { signal: AbortSignal.timeout(seconds(2)) });
      return Info.parse(await response.json()).isPrimary;
    } catch {
      if (Date.now() > deadline)
        throw new Error(`LiteFS does not answer at ${address}. Start it first, or correct LITEFS_HTTP.`);
      await wait(200);
    }
  }
}

/** What happens in LiteFS, from now on: its role, and each transaction that this machine has. Ends with the connection. */
export async function* readEvents(address: string): AsyncGenerator<LitefsEvent> {
  const response = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    get(new URL("/events", address), resolve).on("error", reject);
  });
  for await (const line of createInterface({ input: response })) {
    if (line.trim() === "") continue;
    const { db, data } = Event.parse(JSON.parse(line));
    yield {
      isPrimary: data?.isPrimary,
      committed: db && data?.txID ? { database: db, txid: parseTxid(data.txID) } : undefined,
    };
  }
}

/** Replaces a database of this cluster by a file, on the primary, as one transaction that replicas follow. Nobody may have it open. */
export async function importDatabase(address: string, name: string, file: string): Promise<void> {
  const url = new URL("/import", address);
  url.searchParams.set("name", name);
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
  const { ok, status } = await fetch(url, { method: "POST", body, duplex: "half" } as RequestInit);
  if (!ok) throw new Error(`LiteFS does not take the database: ${status}`);
}

/** The number of a transaction, as LiteFS writes it: 16 hexadecimal digits. */
export function parseTxid(text: string): number {
  return parseInt(text.slice(0, 16), 16);
}
