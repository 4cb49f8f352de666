import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../test-server";
import { ONCE, openPaymentFixtures, type PaymentFixtures } from "../payment-fixtures";
import { closePages, openPage, overflow, scriptsInTurn } from "./browser";

let shop: PaymentFixtures;
beforeAll(async () => {
  shop = await openPaymentFixtures();
});
afterAll(async () => {
  await closePages();
  await shop.close();
});

async function signedIn(scripts: boolean) {
  const person = await shop.person();
  const opened = await openPage({ scripts, url: shop.house.url });
  await opened.page
    .context()
    .addCookies([{ name: "oya_session", value: person.sessionToken, url: shop.house.url }]);
  return { ...opened, person };
}
const newest = (userId: string) =>
  shop.house.query<{ reference: string }>(
    "select reference from payments where user_id = ? order by created_at desc limit 1",
    userId,
  )[0]?.reference ?? "";
// The checkout is another house, as in life; everything else a page asks for must be ours.
const ownComplaints = (complaints: string[]) =>
  complaints.filter((complaint) => !complaint.includes(shop.paystack.url));

test.each(scriptsInTurn(0))(
  "a person buys a plan by card and comes back to it (scripts: %s)",
  async (scripts) => {
    const { page, person, complaints } = await signedIn(scripts);
    shop.paystack.webhookSender.isPaused = true; // the browser is faster than the webhook
    await page.goto("/payment/jjc");
    expect(await overflow(page).catch(() => 0)).toBe(0);
    await page.getByRole("button", { name: /^Pay/ }).click();
    await page.getByRole("heading", { name: "Pay NGN 10,000" }).waitFor();
    await page.getByRole("button", { name: "Pay by card", exact: true }).click();
    if (!scripts) {
      await page.getByRole("heading", { name: "Checking your payment" }).waitFor();
      await page.getByRole("button", { name: "Check now" }).click();
    }
    await page.waitForURL(/\/subscription\?status=success/);
    await page.getByText("Payment received").waitFor();
    expect(shop.granted(newest(person.id)).applied).toBe(1);
    await page.reload();
    await page.getByText("Payment received").waitFor();
    shop.paystack.webhookSender.isPaused = false;
    await shop.paystack.webhookSender.sendDue();
    await until(
      () =>
        shop.house.query(
          "select 1 from paystack_events where reference = ? and state = 'done'",
          newest(person.id),
        ).length === 1,
    );
    expect(shop.granted(newest(person.id))).toEqual(ONCE);
    expect(ownComplaints(complaints)).toEqual([]);
    await page.context().close();
  },
);

test.each(scriptsInTurn(1))(
  "the browser never comes back from the bank, and the plan is there all the same (scripts: %s)",
  async (scripts) => {
    const { page, person } = await signedIn(scripts);
    await page.goto("/payment/agba");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await page.getByRole("button", { name: "Start a bank transfer" }).click();
    await page.context().close(); // a flat battery
    const reference = newest(person.id);
    shop.paystack.press(reference, "arrives");
    await shop.reaches(reference, "applied");
    expect(shop.granted(reference).applied).toBe(1);
  },
);

test.each(scriptsInTurn(1))(
  "a transfer that takes its time: the page says so and shows its arrival by itself or by a click (scripts: %s)",
  async (scripts) => {
    const { page, person } = await signedIn(scripts);
    await page.goto("/payment/jjc");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await page.getByRole("button", { name: "Start a bank transfer" }).click();
    await page.getByRole("link", { name: "I have sent the money" }).click();
    if (!scripts) await page.getByRole("button", { name: "Check now" }).click();
    await page.waitForURL(/\/subscription\?status=pending/);
    await page.getByText("Checking your payment").waitFor();
    shop.paystack.press(newest(person.id), "arrives");
    await shop.reaches(newest(person.id), "applied");
    await page.reload();
    await page.getByText("Payment received").waitFor();
    await page.context().close();
  },
);

test("status=success typed by hand is not believed", async () => {
  const { page, person } = await signedIn(false);
  const { reference } = await shop.start(person);
  await page.goto(`/subscription?status=success&reference=${reference}`);
  await page.getByText("Checking your payment").waitFor();
  await page.goto("/subscription?status=success&reference=CG-AAAAAAAAAAAAAAAAAAAA");
  await page.getByText("Payment Verification Error").waitFor();
  await page.context().close();
});

test.each(scriptsInTurn(0))(
  "a person without a plan buys four applications at a code's price (scripts: %s)",
  async (scripts) => {
    const staff = await shop.house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
    const code = scripts ? "WITHJS20" : "NOJS20";
    await staff.post("/admin/codes", { code, percentOff: "20", reason: "a journey" });
    const { page, complaints } = await signedIn(scripts);
    await page.goto("/subscription");
    expect(await overflow(page).catch(() => 0)).toBe(0);
    await page.getByRole("link", { name: "Buy 4 applications" }).click();
    await page.getByText("Do you have a promo code?").click();
    await page.getByLabel("Promo code").fill("NOSUCHCODE");
    await page.getByRole("button", { name: "Use code" }).click();
    await page.getByText("We do not know this code").first().waitFor();
    expect(await page.getByLabel("Promo code").inputValue()).toBe("NOSUCHCODE");
    await page.getByLabel("Promo code").fill(code.toLowerCase());
    await page.getByRole("button", { name: "Use code" }).click();
    await page.getByRole("button", { name: "Pay ₦4,000" }).click();
    await page.getByRole("heading", { name: "Pay NGN 4,000" }).waitFor();
    await page.getByRole("button", { name: "Pay by card", exact: true }).click();
    if (!scripts) await page.getByRole("button", { name: "Check now" }).click();
    await page.waitForURL(/\/subscription\?status=success/);
    await page.getByText("8 credits to use without a plan").waitFor();
    // the browser reports the page of the wrong code, which is a 400
    expect(ownComplaints(complaints).filter((complaint) => !complaint.includes("400"))).toEqual([]);
  },
);

test("cancelling at the checkout leads back to the plan, and nothing was charged", async () => {
  const { page, person } = await signedIn(false);
  await page.goto("/payment/jjc");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL(/\/payment\/jjc/);
  expect(shop.payment(newest(person.id))?.status).toBe("pending");
  await page.context().close();
});
