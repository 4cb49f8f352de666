import { eq } from "drizzle-orm";
import { write } from "~/db/client.server";
import { generations, type StageTimes } from "~/db/schema";
import { assertLease, type Lease } from "~/jobs/queue.server";
import type { Stage } from "./stages";
import { yieldToEventLoop } from "~/yield-to-event-loop";

/** Stores which stage runs since when, under the lease, and lets the event loop serve others in between. */
export function stageClock(generationId: string, lease: Lease) {
  const times: StageTimes = [];
  const endLast = () => {
    const last = times.at(-1);
    if (last && last.endedAt === undefined) last.endedAt = Date.now();
  };
  const enter = async (stage: Stage) => {
    endLast();
    times.push({ stage, startedAt: Date.now() });
    write((tx) => {
      assertLease(tx, lease);
      tx.update(generations)
        .set({ status: "running", stages: times, startedAt: new Date(times[0]?.startedAt ?? Date.now()) })
        .where(eq(generations.id, generationId))
        .run();
    });
    await yieldToEventLoop();
  };
  return Object.assign(enter, {
    times() {
      endLast();
      return times;
    },
  });
}
