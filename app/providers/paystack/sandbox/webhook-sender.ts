import { createHmac } from "node:crypto";
import type { SandboxStore, Delivery } from "./store";
import { stringifyBody } from "./serialize";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TIMEOUT_MS = 30_000;

/**
 * Sends webhooks: signed over the exact bytes, and again without a 200: every 3 minutes for the first 4
 * attempts, then hourly for 72 hours. The clock is the store's, so that a test can skip three days.
 */
export function createWebhookSender(store: SandboxStore, secretKey: string, webhookUrl: () => string) {
  const sender = {
    isPaused: false,
    corrupts: false,
    add(event: string, reference: string, data: unknown) {
      const escaped = store.sales.get(reference)?.quirks.escaped;
      store.deliveries.push({
        event,
        reference,
        body: stringifyBody({ event, data }, escaped),
        dueAt: store.now(),
        attempts: 0,
        answers: [],
      });
      void sender.sendDue();
    },
    /** Sends due webhooks, unless paused. Resolves after every response. */
    async sendDue() {
      if (sender.isPaused) return;
      const due = store.deliveries.filter(({ dueAt }) => dueAt !== null && dueAt <= store.now());
      for (const delivery of due) delivery.dueAt = null; // in progress
      await Promise.all(due.map((delivery) => send(delivery)));
    },
    /**
     * Sends now, without the schedule: `copies` of each at once, or one after the other from the last to the
     * first.
     */
    async deliver({
      reference,
      event,
      copies = 1,
      reverse = false,
    }: { reference?: string; event?: string; copies?: number; reverse?: boolean } = {}): Promise<number[]> {
      const wanted = store.deliveries.filter(
        (delivery) =>
          (!reference || delivery.reference === reference) && (!event || delivery.event === event),
      );
      if (!reverse)
        return Promise.all(
          wanted.flatMap((delivery) => Array.from({ length: copies }, () => send(delivery))),
        );
      const answers: number[] = [];
      for (const delivery of [...wanted].reverse()) answers.push(await send(delivery));
      return answers;
    },
    /** Sends any bytes with any signature, for bodies that Paystack would not send. */
    send: (body: string, signature = sign(body)) => post(body, signature),
    sign,
    close: () => clearInterval(timer),
  };

  async function send(delivery: Delivery): Promise<number> {
    const signature = sender.corrupts ? sign(`${delivery.body} `) : sign(delivery.body);
    const status = await post(delivery.body, signature);
    delivery.attempts += 1;
    delivery.answers.push(status);
    delivery.dueAt = status === 200 ? null : nextAttemptAt(delivery);
    return status;
  }

  function nextAttemptAt({ attempts }: Delivery): number | null {
    if (attempts <= 4) return store.now() + 3 * MINUTE;
    return attempts <= 76 ? store.now() + HOUR : null;
  }

  function sign(body: string): string {
    return createHmac("sha512", secretKey).update(body).digest("hex");
  }

  // 0: no response.
  async function post(body: string, signature: string): Promise<number> {
    try {
      const headers = {
        "Content-Type": "application/json",
        "x-paystack-signature": signature,
        "User-Agent": "Paystack/2.0 (sandbox)",
      };
      const response = await fetch(webhookUrl(), {
        method: "POST",
        body,
        headers,
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  const timer = setInterval(() => void sender.sendDue(), 200);
  timer.unref();
  return sender;
}
