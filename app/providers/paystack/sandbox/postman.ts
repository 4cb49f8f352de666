import { createHmac } from "node:crypto";
import type { Book, Delivery } from "./book";
import { printed } from "./tell";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PATIENCE = 30_000;

/**
 * Brings webhooks: signed over exactly the bytes that are sent, and again without a 200: every 3 minutes for the first 4 tries, then
 * hourly for 72 hours. The clock is the book's, so that a test can let three days pass.
 */
export function openPostman(book: Book, secretKey: string, webhookUrl: () => string) {
  const postman = {
    isPaused: false,
    corrupts: false,
    add(event: string, reference: string, data: unknown) {
      const escaped = book.sales.get(reference)?.quirks.escaped;
      book.deliveries.push({
        event,
        reference,
        body: printed({ event, data }, escaped),
        dueAt: book.now(),
        tries: 0,
        answers: [],
      });
      void postman.bringDue();
    },
    /** Sends what is due, unless paused. Resolves when every answer is there. */
    async bringDue() {
      if (postman.isPaused) return;
      const due = book.deliveries.filter(({ dueAt }) => dueAt !== null && dueAt <= book.now());
      for (const delivery of due) delivery.dueAt = null; // under way
      await Promise.all(due.map((delivery) => bring(delivery)));
    },
    /** Sends now, whatever the schedule says: `copies` of each at once, or one after the other from the last to the first. */
    async deliver({
      reference,
      event,
      copies = 1,
      reverse = false,
    }: { reference?: string; event?: string; copies?: number; reverse?: boolean } = {}): Promise<number[]> {
      const wanted = book.deliveries.filter(
        (delivery) =>
          (!reference || delivery.reference === reference) && (!event || delivery.event === event),
      );
      if (!reverse)
        return Promise.all(
          wanted.flatMap((delivery) => Array.from({ length: copies }, () => bring(delivery))),
        );
      const answers: number[] = [];
      for (const delivery of [...wanted].reverse()) answers.push(await bring(delivery));
      return answers;
    },
    /** Any bytes, signed as asked, for what Paystack itself would not send. */
    send: (body: string, signature = sign(body)) => post(body, signature),
    sign,
    close: () => clearInterval(timer),
  };

  async function bring(delivery: Delivery): Promise<number> {
    const signature = postman.corrupts ? sign(`${delivery.body} `) : sign(delivery.body);
    const status = await post(delivery.body, signature);
    delivery.tries += 1;
    delivery.answers.push(status);
    delivery.dueAt = status === 200 ? null : nextTry(delivery);
    return status;
  }

  function nextTry({ tries }: Delivery): number | null {
    if (tries <= 4) return book.now() + 3 * MINUTE;
    return tries <= 76 ? book.now() + HOUR : null;
  }

  function sign(body: string): string {
    return createHmac("sha512", secretKey).update(body).digest("hex");
  }

  // 0: no answer came.
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
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  const timer = setInterval(() => void postman.bringDue(), 200);
  timer.unref();
  return postman;
}
