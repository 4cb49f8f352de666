import type { Tx } from "~/db/client.server"
import { newId } from "~/db/id"
import { auditLog } from "~/db/schema"

/** Who of the staff acts, and from which network address. */
export type Staff = { id: string; address: string }
type Change = Record<string, string | number | null>

/** Keeps an act of staff, in the transaction that does it. What was written stands in the thread and not here. */
export function auditAct(tx: Tx, { id, address }: Staff, act: string, subject: string, { before, after }: { before?: Change; after?: Change } = {}): void {
  tx.insert(auditLog).values({ id: newId(), createdAt: new Date(), actorId: id, act, subject: `support:${subject}`, before, after, address }).run()
}
