import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { coverSpans, events, refunds } from "~/db/schema";
import { bySlice } from "./slices.server";

/** What was paid for days that are still to come, in kobo: of each payment the share of its time that lies ahead, of what was not given back. */
export async function readDeferred(now: Date): Promise<number> {
  const at = now.getTime();
  // The plus keeps the planner with the numbers of the slice: by their ends it would go through everybody each time.
  const slices = await bySlice((from, to) =>
    db.all<{ ahead: number; whole: number; net: number }>(sql`
      select sum(max(0, s.ends_at - max(s.starts_at, ${at}))) as ahead, sum(s.ends_at - s.starts_at) as whole,
        e.value - (select coalesce(sum(amount_kobo), 0) from ${refunds} where payment_id = s.payment_id and status = 'processed') as net
      from ${coverSpans} s join ${events} e on e.key = 'payment:' || s.payment_id
      where s.number in (select number from ${coverSpans} where number between ${from} and ${to} and +ends_at > ${at}) group by s.payment_id having max(s.ends_at) > ${at}`),
  );
  return slices.flat().reduce((all, { ahead, whole, net }) => all + Math.round((net * ahead) / whole), 0);
}
