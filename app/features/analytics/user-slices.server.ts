import { desc } from "drizzle-orm";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { db } from "~/db/client.server";
import { userSequence } from "~/db/schema";

// So many accounts are read in one go.
const SLICE_SIZE = 10_000;

/** What `read` says of each ten thousand numbers of the directory, `from` to `to`, both included, with a breath after each. */
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

/** The sum of what each slice counted under a name. */
export function sumCounts<Name extends string>(slices: Record<Name, number>[], name: Name): number {
  return slices.reduce((all, slice) => all + slice[name], 0);
}
