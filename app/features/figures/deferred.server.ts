import { sql } from "drizzle-orm"
import { db } from "~/db/client.server"
import { coverSpans, events, refunds } from "~/db/schema"

/** What was paid for days that are still to come, in kobo: of each payment the share of its time that lies ahead, of what was not given back. */
export function readDeferred(now: Date): number {
  const at = now.getTime()
  const rows = db.all<{ ahead: number; whole: number; net: number }>(sql`
    select sum(max(0, s.ends_at - max(s.starts_at, ${at}))) as ahead, sum(s.ends_at - s.starts_at) as whole,
      e.value - (select coalesce(sum(amount_kobo), 0) from ${refunds} where payment_id = s.payment_id and status = 'processed') as net
    from ${coverSpans} s join ${events} e on e.key = 'payment:' || s.payment_id
    where s.number in (select number from ${coverSpans} where ends_at > ${at}) group by s.payment_id having max(s.ends_at) > ${at}`)
  return rows.reduce((all, { ahead, whole, net }) => all + Math.round((net * ahead) / whole), 0)
}
