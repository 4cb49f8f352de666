import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../test-server";
import { ONCE, openPaymentFixtures, type PaymentFixtures } from "../payment-fixtures";
import { choose } from "../runs";

const KILLS = choose(1, 30);

let shop: PaymentFixtures;
beforeAll(async () => {
  shop = await openPaymentFixtures();
});
afterAll(() => shop.close());

const waiting = () =>
  shop.house.query("select 1 from jobs where kind = 'payment.event' and status in ('queued', 'running')")
    .length;
const wake = () =>
  shop.house.execute(
    "update jobs set lease_expires_at = 0, run_at = 0, attempts = 0, max_attempts = 1000 where kind = 'payment.event' and status in ('queued', 'running')",
  );

test.each(["payment_before_verify", "payment_after_verify", "payment_before_commit", "payment_after_commit"])(
  `kill -9 %s (so often in a row: ${KILLS}): every payment gives one plan and one receipt`,
  async (place) => {
    const { house, paystack } = shop;
    // Paystack's verify is down while the webhooks come, so that every one of them waits in the queue for the process that will be killed.
    paystack.fault({ kind: "500", path: "/verify/", times: 100_000 });
    const references: string[] = [];
    for (let payment = 0; payment < KILLS + 2; payment++) {
      const { reference } = await shop.start(await shop.person());
      paystack.press(reference, "card");
      references.push(reference);
    }
    await until(() => waiting() === references.length);
    await house.stop("SIGKILL");
    paystack.mend();

    let kills = 0;
    while (kills < KILLS && waiting() > 0) {
      wake();
      await house.start({ TEST_FAILPOINT: place });
      await house.ended();
      kills += 1;
    }
    expect(kills).toBe(KILLS);
    wake();
    await house.start({ TEST_FAILPOINT: "" });
    await until(() => waiting() === 0);
    for (const reference of references) {
      expect([reference, shop.payment(reference)?.status, shop.granted(reference)]).toEqual([
        reference,
        "applied",
        ONCE,
      ]);
    }
  },
);
