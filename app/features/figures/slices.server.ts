import { desc } from "drizzle-orm";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { db } from "~/db/client.server";
import { directory } from "~/db/schema";

// So many accounts are read in one go.
const AT_ONCE = 10_000;

/** What `read` says of each ten thousand numbers of the directory, `from` to `to`, both included, with a breath after each. */
export async function bySlice<T>(read: (from: number, to: number) => T): Promise<T[]> {
  const last =
    db.select({ number: directory.number }).from(directory).orderBy(desc(directory.number)).limit(1).get()
      ?.number ?? 0;
  const slices: T[] = [];
  for (let from = 1; from <= last; from += AT_ONCE) {
    slices.push(read(from, from + AT_ONCE - 1));
    await yieldToEventLoop();
  }
  return slices;
}

/** The sum of what each slice counted under a name. */
export function sumOf<Name extends string>(slices: Record<Name, number>[], name: Name): number {
  return slices.reduce((all, slice) => all + slice[name], 0);
}
