import { desc } from "drizzle-orm";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { db } from "~/db/client.server";
import { userSequence } from "~/db/schema";

// The number of accounts that one query reads.
const SLICE_SIZE = 10_000;

/**
 * Runs `query` for each slice of ten thousand numbers of the user sequence, `from` and `to` included. Yields
 * to the event loop after each.
 */
export async function mapUserSlices<T>(query: (from: number, to: number) => T): Promise<T[]> {
  const last =
    db.select({ number: userSequence.id }).from(userSequence).orderBy(desc(userSequence.id)).limit(1).get()
      ?.number ?? 0;
  const slices: T[] = [];
  for (let from = 1; from <= last; from += SLICE_SIZE) {
    slices.push(query(from, from + SLICE_SIZE - 1));
    await yieldToEventLoop();
  }
  return slices;
}

/** Adds up the counts of all slices by name. */
export function sumCounts<Name extends string>(slices: Record<Name, number>[], name: Name): number {
  return slices.reduce((all, slice) => all + slice[name], 0);
}
