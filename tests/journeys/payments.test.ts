import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../test-server";
import { ONCE, openPaymentFixtures, type PaymentFixtures } from "../payment-fixtures";
import type { Page } from "playwright";
import { closePages, openPage, overflow, scriptsInTurn, showIn, VIEWS, violations } from "./browser";

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

let looks = 0;
/** The page fits a phone and a desktop, light and dark; axe looks at one of the four, in turn. Without scripts nothing is measured. */
async function fits(page: Page, scripts: boolean) {
  if (!scripts) return;
  const view = VIEWS[(looks += 1) % VIEWS.length] ?? { width: 360, dark: false };
  for (const one of [{ ...view, width: view.width === 360 ? 1280 : 360 }, view]) {
    await showIn(page, one);
    expect([page.url(), one.width, await overflow(page)]).toEqual([page.url(), one.width, 0]);
  }
  // Pages that wait for money look again by themselves, and say so.
  expect([page.url(), await violations(page, { without: ["meta-refresh"] })]).toEqual([page.url(), []]);
}

/** What a script reads off the page, or a person from it. */
const textIn = async (page: Page, pattern: RegExp) =>
  pattern.exec(await page.locator("main").innerText())?.[0] ?? "";
/** Pays at the checkout and comes back before the webhook. */
async function payByCard(page: Page, scripts: boolean) {
  shop.paystack.webhookSender.isPaused = true;
  await page.getByRole("button", { name: "Pay by card", exact: true }).click();
  if (!scripts) await page.getByRole("button", { name: "Check now" }).click();
  await page.waitForURL(/\/(subscription|pay-for)/);
  shop.paystack.webhookSender.isPaused = false;
  await shop.paystack.webhookSender.sendDue();
}
const settled = (userId: string, many: number) =>
  until(
    () =>
      shop.house.query("select 1 from payments where user_id = ? and status = 'applied'", userId).length ===
      many,
  );

test.each(scriptsInTurn(0))(
  "a person pays by an account number of their own, by USSD, and an uncle by a link (scripts: %s)",
  async (scripts) => {
    const { page, person, complaints } = await signedIn(scripts);
    await page.goto("/payment/pack_4");
    await page.getByRole("link", { name: "Transfer to your own account number" }).click();
    await page.getByRole("textbox", { name: "Phone number" }).fill("12");
    await page.getByRole("button", { name: "Get my account number" }).click();
    await page.getByRole("link", { name: "Tick the box, so that we may ask the bank." }).waitFor();
    await fits(page, scripts);
    await page.getByRole("textbox", { name: "Phone number" }).fill("0803 123 4567");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Get my account number" }).click();
    await page.getByText("It is yours alone").waitFor();
    await fits(page, scripts);
    const number = await textIn(page, /\d{10}/);
    if (scripts) {
      await page.getByRole("button", { name: "Copy Account number" }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    }
    shop.paystack.transfer(number, 650_000);
    await settled(person.id, 1);
    await page.reload(); // as the page does by itself
    await page.getByText("Payment received").waitFor();
    await page.getByText("8 credits to use without a plan").waitFor();
    await fits(page, scripts);
    await page.getByRole("link", { name: "Buy 1 application" }).click();
    await page.getByRole("button", { name: "Pay ₦1,500 from your balance" }).click();
    await page.getByText("10 credits to use without a plan").waitFor();

    await page.goto("/payment/jjc");
    await page.getByRole("link", { name: "Dial a USSD code" }).click();
    await page.getByRole("radio", { name: "Zenith Bank" }).check();
    await fits(page, scripts);
    await page.getByRole("button", { name: "Get the code for ₦10,000" }).click();
    await page.getByText("Dial this on the phone that your bank knows").waitFor();
    await fits(page, scripts);
    expect(await textIn(page, /\*966\*[\d*]+#/)).not.toBe("");
    shop.paystack.press(newest(person.id), "ussd-done");
    await settled(person.id, 3);
    await page.getByRole("link", { name: "I have paid" }).click();
    await page.getByText("Payment received").waitFor();

    await page.goto("/payment/agba");
    await page.getByRole("button", { name: "Ask somebody to pay for you" }).click();
    await page.getByText("Your link is ready.").first().waitFor();
    await fits(page, scripts);
    const link = await textIn(page, /http\S+/);
    expect(await page.getByRole("link", { name: /WhatsApp/ }).getAttribute("href")).toContain(
      encodeURIComponent(link),
    );
    const uncle = await openPage({ scripts, url: shop.house.url });
    await uncle.page.goto(link);
    await uncle.page.getByRole("heading", { name: "Ngozi Eze asks you to pay" }).waitFor();
    await fits(uncle.page, scripts);
    await uncle.page.getByLabel("Your email address").fill("uncle@example.com");
    await uncle.page.getByRole("button", { name: "Pay ₦20,000" }).click();
    await payByCard(uncle.page, scripts);
    await uncle.page.getByText("It arrived. Thank you!").waitFor();
    await fits(uncle.page, scripts);
    await settled(person.id, 4);
    await page.goto("/subscription");
    await page.getByRole("heading", { name: "Agba (Business Class)" }).first().waitFor();
    // the browser reports the form that came back, which is a 400
    expect(
      ownComplaints([...complaints, ...uncle.complaints]).filter((complaint) => !complaint.includes("400")),
    ).toEqual([]);
  },
);

test.each(scriptsInTurn(0))(
  "a friend follows an invitation and pays, and each of the two gets an application (scripts: %s)",
  async (scripts) => {
    const inviter = await signedIn(scripts);
    await inviter.page.goto("/invite");
    await fits(inviter.page, scripts);
    await inviter.page.getByRole("button", { name: "Get my link" }).click();
    const link = (await inviter.page.locator(".code").innerText()).trim();
    const friend = await openPage({ scripts, url: shop.house.url });
    await friend.page.setExtraHTTPHeaders({ "x-forwarded-for": "10.9.8.7" }); // another network than the inviter's
    await friend.page.goto(link);
    await friend.page.getByRole("heading", { name: "Ngozi invites you" }).waitFor();
    await fits(friend.page, scripts);
    const account = await shop.person();
    await friend.page
      .context()
      .addCookies([{ name: "oya_session", value: account.sessionToken, url: shop.house.url }]);
    await friend.page.goto("/invite");
    await fits(friend.page, scripts);
    await friend.page.getByRole("button", { name: "Accept" }).click();
    await friend.page
      .getByText("When your first payment arrives, you both get one application.")
      .first()
      .waitFor();
    await friend.page.goto("/payment/pack_1");
    await friend.page.getByRole("button", { name: "Pay ₦1,500" }).click();
    await payByCard(friend.page, scripts);
    await friend.page.getByText("4 credits to use without a plan").waitFor();
    await inviter.page.reload();
    await inviter.page.getByText("Friends who brought you an application").waitFor();
    expect(await textIn(inviter.page, /brought you an application\s+\d+/)).toMatch(/1$/);
    await inviter.page.goto("/subscription");
    await inviter.page.getByText("2 credits to use without a plan").waitFor();
    await fits(inviter.page, scripts);
  },
);

test.each(scriptsInTurn(0))(
  "a school orders seats, pays by transfer, hands out a code, and sees that it was used (scripts: %s)",
  async (scripts) => {
    const { page, person, complaints } = await signedIn(scripts);
    const staff = await shop.house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
    const made = await staff.post("/admin/institutions", {
      name: "Camp Iseyin",
      address: "NYSC Camp, Iseyin",
      email: `desk-${String(scripts)}@school.example`,
      ownerEmail: person.email,
    });
    const id = made.headers.get("location")?.split("/").at(-1) ?? "";
    await staff.post(`/admin/institutions/${id}`, { phone: "0803 000 0000" });
    await page.goto("/institution");
    await page.getByText("invites you to manage its seats").waitFor();
    await fits(page, scripts);
    await page.getByRole("button", { name: "Accept" }).click();
    await page.getByRole("radio", { name: "4 applications" }).check();
    await page.getByLabel("How many seats").fill("many");
    await page.getByRole("button", { name: "Get the invoice" }).click();
    await page.getByRole("link", { name: "Enter a whole number, such as 50." }).waitFor();
    await fits(page, scripts);
    await page.getByLabel("How many seats").fill("3");
    await page.getByRole("button", { name: "Get the invoice" }).click();
    await page.getByText("3 seats, each with 4 applications").first().waitFor();
    await page.getByText("Transfer exactly the sum of an invoice to this account.").waitFor();
    await fits(page, scripts);
    const [account] = shop.house.query<{ account_number: string }>(
      "select account_number from virtual_accounts where institution_id = ?",
      id,
    );
    shop.paystack.transfer(account?.account_number ?? "", 1_500_000);
    const paid = "select 1 from institution_invoices where institution_id = ? and status = 'paid'";
    await until(() => shop.house.query(paid, id).length === 1);
    await page.reload();
    await page.getByRole("heading", { name: "Codes" }).waitFor();
    await fits(page, scripts);
    const code = await textIn(page, /[A-Z0-9]{5}-[A-Z0-9]{5}/);
    const student = await signedIn(scripts);
    await student.page.goto("/seat");
    await fits(student.page, scripts);
    await student.page.getByLabel("Code").fill(code.toLowerCase());
    await student.page.getByRole("button", { name: "Use code" }).click();
    await student.page.getByText("Camp Iseyin gave you 4 applications.").first().waitFor();
    await page.reload();
    expect(await textIn(page, /Used\s+1\b/)).not.toBe("");
    expect(await page.content()).not.toContain(student.person.email);
    await page.getByRole("link", { name: "Members" }).click();
    await page.getByRole("heading", { name: "Invite a colleague" }).waitFor();
    await fits(page, scripts);
    expect(ownComplaints(complaints).filter((complaint) => !complaint.includes("400"))).toEqual([]);
  },
);
