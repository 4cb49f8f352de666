import { and, eq } from "drizzle-orm"
import { write } from "~/db/client.server"
import { generationParts } from "~/db/schema"
import type { CreditKind } from "~/features/billing/credits.server"
import { holdLease, LeaseLost, type Lease } from "~/jobs/queue.server"
import { errorFacts, log } from "~/log.server"

const EVERY = 300

type Screen = { generationId: string; type: CreditKind; lease: Lease; read: () => string[] | undefined }
const waiting = new Map<string, Screen>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows checked sentences while a part is still being written. `read` gives them when it is time to look: at most every 300 ms, and all
 * parts that are being written share one transaction. Undefined: nothing new.
 */
export function showSoon(screen: Screen): void {
  waiting.set(keyOf(screen), screen)
  timer ??= setTimeout(store, EVERY)
}

/** Nothing of the part is shown any more that was not stored yet. */
export function showNoMore(part: Pick<Screen, "generationId" | "type">): void {
  waiting.delete(keyOf(part))
}

/** Takes away at once what was shown: another provider starts from zero. */
export function showNothing({ generationId, type, lease }: Omit<Screen, "read">): void {
  showNoMore({ generationId, type })
  storeOne({ generationId, type, lease, read: () => [] })
}

function store(): void {
  timer = undefined
  const screens = [...waiting.values()]
  waiting.clear()
  try {
    write((tx) => {
      for (const screen of screens) place(tx, screen)
    })
  } catch (error) {
    log.warn({ event: "writing.not_shown", ...errorFacts(error) })
  }
}

function storeOne(screen: Screen): void {
  write((tx) => place(tx, screen))
}

// A job that was taken over shows nothing; the others of the same round are not held up by it.
function place(tx: Parameters<Parameters<typeof write>[0]>[0], { generationId, type, lease, read }: Screen): void {
  try {
    holdLease(tx, lease)
  } catch (error) {
    if (error instanceof LeaseLost) return
    throw error
  }
  const shown = read()
  if (shown) tx.update(generationParts).set({ shown }).where(and(eq(generationParts.generationId, generationId), eq(generationParts.type, type))).run()
}

function keyOf({ generationId, type }: Pick<Screen, "generationId" | "type">): string {
  return `${generationId} ${type}`
}
