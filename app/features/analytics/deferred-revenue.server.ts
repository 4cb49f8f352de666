import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { coveragePeriods, analyticsEvents, refunds } from "~/db/schema";
import { mapUserSlices } from "./user-slices.server";

/** Deferred revenue in kobo: for each payment, the share of its time in the future, without refunds. */
export async function getDeferredRevenue(now: Date): Promise<number> {
  const at = now.getTime();
  // The plus makes the planner use the number range of the slice. By their ends it would read every row each
  // time.
  const slices = await mapUserSlices((from, to) =>
    db.all<{ ahead: number; whole: number; net: number }>(sql`
      select sum(max(0, s.ends_at - max(s.starts_at, ${at}))) as ahead, sum(s.ends_at - s.starts_at) as whole,
        e.value - (select coalesce(sum(amount_kobo), 0) from ${refunds} where payment_id = s.payment_id and status = 'processed') as net
      from ${coveragePeriods} s join ${analyticsEvents} e on e.key = 'payment:' || s.payment_id
      where s.user_sequence_id in (select user_sequence_id from ${coveragePeriods} where user_sequence_id between ${from} and ${to} and +ends_at > ${at}) group by s.payment_id having max(s.ends_at) > ${at}`),
  );
  return slices.flat().reduce((all, { ahead, whole, net }) => all + Math.round((net * ahead) / whole), 0);
}
