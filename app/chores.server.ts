import { yieldToEventLoop } from "~/yield-to-event-loop";
import { sqlite } from "~/db/client.server";
import { keepRetention, KEPT } from "~/features/data-rights/retention.server";
import { forgetExpiredSessions } from "~/features/accounts/sessions.server";
import { forgetQuietBreakers } from "~/features/ai/breaker.server";
import { endLostCalls, forgetCalls } from "~/features/ai/calls.server";
import { seedDaily } from "~/features/ai/seed.server";
import { forgetEvents } from "~/features/events/roll-up.server";
import { remindOfEnds } from "~/features/payments/reminders.server";
import { forgetOldThreads } from "~/features/support/conversations.server";
import { forgetInbound } from "~/features/support/inbound.server";
import { sweepLost } from "~/features/writing/delivery.server";
import { forgetOpenUploads } from "~/features/writing/open-uploads.server";
import { forgetUploads } from "~/features/writing/uploads.server";
import { forgetOldCounts } from "~/http/rate-limit.server";
import { forgetEnded } from "~/jobs/queue.server";
import { errorFacts, log } from "~/log.server";
import { days, minutes } from "~/time";

/** What is tidied every minute: small and repeated rather than nightly, it costs nothing when there is nothing to do. One that says so has more to do. */
const CHORES: ((now: Date) => unknown)[] = [
  sweepLost,
  forgetExpiredSessions,
  forgetOldCounts,
  (now) => forgetUploads(new Date(now.getTime() - days(30))),
  forgetOpenUploads,
  (now) => forgetEnded(new Date(now.getTime() - days(7))),
  seedDaily,
  (now) => endLostCalls(new Date(now.getTime() - minutes(10))),
  (now) => forgetCalls(new Date(now.getTime() - days(400))),
  (now) => forgetQuietBreakers(new Date(now.getTime() - days(7))),
  forgetOldThreads,
  forgetInbound,
  keepRetention,
  ...Array<typeof remindOfEnds>(10).fill(remindOfEnds),
  (now) => forgetEvents(new Date(now.getTime() - days(400)), new Date(now.getTime() - KEPT.payments)),
];

let isTidying = false;

/** Does one chore after the other, with a breath after each, so that requests are answered in between. */
export async function tidy(): Promise<void> {
  if (isTidying) return;
  isTidying = true;
  const now = new Date();
  for (const chore of CHORES) {
    try {
      while (sqlite.open && chore(now) === true) await yieldToEventLoop();
    } catch (error) {
      log.error({ event: "tidy.failed", ...errorFacts(error) });
    }
    await yieldToEventLoop();
  }
  isTidying = false;
}
