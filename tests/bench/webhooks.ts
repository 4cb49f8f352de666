import { setTimeout as wait } from "node:timers/promises";
import { openPaymentFixtures } from "../payment-fixtures";

const PER_SECOND = 200;
const SECONDS = 5;

/** How long signed webhooks wait for their 200 when they come at a fixed pace, whether or not the last one was answered. Milliseconds. */
export async function measureWebhooks() {
  const { paystack, close } = await openPaymentFixtures({ LOG_LEVEL: "error" });
  const times: number[] = [];
  let failed = 0;
  for (let warm = 0; warm < 100; warm++) await knock(-1 - warm); // a process that just started compiles while it answers
  times.length = 0;
  const started = performance.now();
  const sent: Promise<void>[] = [];
  for (let event = 0; event < PER_SECOND * SECONDS; event++) {
    const due = started + (event * 1000) / PER_SECOND;
    if (performance.now() < due) await wait(due - performance.now());
    sent.push(knock(event));
  }
  await Promise.all(sent);
  await close();
  times.sort((one, two) => one - two);
  const share = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { perSecond: PER_SECOND, p95: share(0.95), p99: share(0.99), failed };

  async function knock(event: number) {
    const body = JSON.stringify({
      event: "charge.success",
      data: {
        id: event,
        domain: "test",
        status: "success",
        reference: `CG-BENCH${event}`,
        amount: 1_000_000,
        currency: "NGN",
      },
    });
    const from = performance.now();
    if ((await paystack.webhookSender.send(body)) !== 200) failed += 1;
    times.push(performance.now() - from);
  }
}
