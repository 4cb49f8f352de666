import { and, eq, gt, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openPaystack, paystackEnvironment } from "./doubles/paystack";

// The books of a month with money that is no payment: transfers, a balance, an institution. The environment is read once, so the double is
// up before anything of ours is loaded.
const paystack = await openPaystack();
Object.assign(process.env, paystackEnvironment(paystack));
const { db, write } = await import("~/db/client.server");
const { deposits, depositReturns, institutionInvoices, institutionSeats, payments } =
  await import("~/db/schema");
const { serializeAnalytics } = await import("~/features/analytics/analytics-json");
const { readDataset } = await import("~/features/analytics/dataset.server");
const { KPIS } = await import("~/features/analytics/kpi-definitions");
const { findReport, toPlainRows } = await import("~/features/analytics/view-model");
const { getMoneyBalance, getTotalBalance } = await import("~/features/balances/ledger.server");
const { getSubscriptionState } = await import("~/features/billing/history.server");
const { getQuote } = await import("~/features/billing/quote.server");
const { saveChoice } = await import("~/features/deposits/chosen-offers.server");
const { openInstitutionAccount } = await import("~/features/deposits/institution-account.server");
const { pay } = await import("~/features/deposits/pay.server");
const { depositOwner, receiveDeposit } = await import("~/features/deposits/receive-deposit.server");
const { askForReturn, listOpenReturns, sendReturn, syncReturns } =
  await import("~/features/deposits/returns.server");
const { findVirtualAccount, openVirtualAccount } =
  await import("~/features/deposits/virtual-accounts.server");
const { createInstitution } = await import("~/features/institutions/institutions.server");
const { orderSeats } = await import("~/features/institutions/invoices.server");
const { acceptInvitation, listMemberships } = await import("~/features/institutions/members.server");
const { redeemSeat } = await import("~/features/institutions/seats.server");
const { registerTransactionOwner } = await import("~/features/payments/other-transactions.server");
const { requestRefund } = await import("~/features/payments/request-refund.server");
const { saveSeller } = await import("~/features/payments/seller.server");
const sales = await import("./factories/books");
const { lagos, naira } = sales;
const { makeUser } = await import("./factories/people");

registerTransactionOwner(depositOwner);
afterAll(async () => {
  registerTransactionOwner(undefined);
  await paystack.close();
});

const someone = () => makeUser({ trialEndsAt: lagos("2027-02-01T00:00:00"), coverLetters: 0, resumes: 0 });
const actor = { userId: someone().id, address: "192.0.2.1" };

async function transfer(
  owner: { userId: string } | { institutionId: string },
  amount: number,
  moment: string,
) {
  await paystack.advance(lagos(moment).getTime() - paystack.store.now()); // Paystack's clock dates what it keeps
  const reference = paystack.transfer(findVirtualAccount(owner)?.accountNumber ?? "", naira(amount)) ?? "";
  await receiveDeposit(reference, lagos(moment));
}

async function withAccount() {
  const user = someone();
  const details = { email: user.email, firstName: "Ada", lastName: "Obi", phone: "+2348031234567" };
  await openVirtualAccount({ userId: user.id }, details);
  return user.id;
}

/**
 * March 2027. By hand:                                 received    revenue    balance
 *   3 Mar  Ada chose JJC (10,000), transfers 12,000.50   12,000.50  10,000      2,000.50
 *   5 Mar  Bola transfers 4,000, chose nothing            4,000                 4,000
 *   6 Mar  Bola buys 4 applications: 1,000 by card        1,000      5,000     −4,000
 *   9 Mar  Bola's pack goes back into the balance                   −5,000      5,000
 *  10 Mar  Bola's balance goes back to the bank          −5,000                −5,000
 *  20 Mar  the camp pays its invoice: 40 × 1 application 60,000     60,000
 *  21 Mar  two of its codes are used                                     0
 * Received 77,000.50, back 5,000: 72,000.50 = revenue 70,000 + balances 2,000.50. Three payments.
 * VAT of 60,000 at 7.5 %, included: 60,000 × 7.5 / 107.5 = 4,186.05.
 */
async function bookMarch() {
  const ada = await withAccount();
  write((tx) =>
    saveChoice(tx, ada, getQuote(ada, "jjc", lagos("2027-03-03T08:00:00")), "", lagos("2027-03-03T08:00:00")),
  );
  await transfer({ userId: ada }, 12_000.5, "2027-03-03T09:00:00");

  const bola = await withAccount();
  await transfer({ userId: bola }, 4_000, "2027-03-05T12:00:00");
  await pay(bola, "pack_4", {}, lagos("2027-03-06T12:00:00"));
  const filling = db
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, bola), eq(deposits.source, "checkout")))
    .get();
  paystack.press(filling?.reference ?? "", "card");
  await receiveDeposit(filling?.reference ?? "", lagos("2027-03-06T12:05:00"));
  const bought = db.select().from(payments).where(eq(payments.userId, bola)).get();
  const request = { reference: bought?.reference ?? "", reason: "changed their mind", endsAccess: true };
  await requestRefund(actor, request, lagos("2027-03-09T10:00:00"));
  askForReturn(bola, lagos("2027-03-10T10:00:00"));
  for (const { id } of listOpenReturns()) await sendReturn(actor, id, lagos("2027-03-10T11:00:00"));
  await paystack.advance(5_000);
  for (const { reference } of db.select().from(deposits).where(eq(deposits.userId, bola)).all())
    await syncReturns(reference, lagos("2027-03-10T12:00:00"));

  saveSeller(actor, { name: "Oya Ltd", address: "Lagos", tin: "12345678-0001", vatBasisPoints: 750 });
  const owner = someone();
  const camp = createInstitution(actor, {
    name: "Camp Iseyin",
    address: "Iseyin",
    email: "desk@camp.example",
    taxNumber: "",
    ownerEmail: owner.email,
  });
  acceptInvitation(owner, listMemberships(owner).invitations[0]?.id ?? "");
  await openInstitutionAccount(actor, camp, "+2348030000000");
  orderSeats(owner.id, camp.id, { offer: "pack_1", seats: 40 }, { now: lagos("2027-03-12T10:00:00") });
  await transfer({ institutionId: camp.id }, 60_000, "2027-03-20T10:00:00");
  const takers = [someone().id, someone().id];
  const codes = db.select().from(institutionSeats).limit(2).all();
  for (const [place, userId] of takers.entries())
    redeemSeat(userId, codes[place]?.code ?? "", lagos("2027-03-21T10:00:00"));
  return { ada, bola, takers };
}

test("a month with transfers, a balance and an institution is booked to the kobo, and each sale once", async () => {
  const { ada, bola, takers } = await bookMarch();
  const april = await readDataset(lagos("2027-04-02T12:00:00"));
  expect(serializeAnalytics(april).monthlyRevenue.find(({ month }) => month === "2027-03")).toEqual({
    month: "2027-03",
    revenue: 70_000,
    transactions: 3,
    breakdown: { jjc: 10_000, agba: 0, idan: 0, pack_1: 60_000, pack_4: 0, pack_9: 0 },
  });
  expect([getMoneyBalance(ada), getMoneyBalance(bola), getTotalBalance()]).toEqual([
    naira(2_000.5),
    0,
    naira(2_000.5),
  ]);
  // an institution makes nobody a payer
  expect(april.payers).toBe(2);

  const sum = (column: typeof deposits.amountKobo | typeof depositReturns.amountKobo) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const received =
    db
      .select({ kobo: sum(deposits.amountKobo) })
      .from(deposits)
      .get()?.kobo ?? 0;
  const back =
    db
      .select({ kobo: sum(depositReturns.amountKobo) })
      .from(depositReturns)
      .where(eq(depositReturns.status, "processed"))
      .get()?.kobo ?? 0;
  expect([received, back]).toEqual([naira(77_000.5), naira(5_000)]);
  expect(received - back).toBe(naira(70_000) + getTotalBalance());

  const [invoice] = db.select().from(institutionInvoices).where(gt(institutionInvoices.amountKobo, 0)).all();
  expect(invoice).toMatchObject({
    number: "INV-2027-0001",
    receiptNumber: "IR-2027-0001",
    amountKobo: naira(60_000),
    vatKobo: naira(4_186.05),
  });
  // JJC is earned over 30 days; the camp's applications on the day of its payment, used or not
  expect(KPIS.recognised.compute(april)).toBe(naira(70_000) - april.deferredKobo);
  const held = (userId: string) => Object.values(getSubscriptionState(userId, april.now).usable);
  expect([...takers, bola].map(held)).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
});

/**
 * The same March with the sales of the other book beside it: packs, codes, refunds and a dispute (tests/factories/books.ts).
 *   paid       68,000 + 75,000 = 143,000, back 35,833 + 5,000 = 40,833: revenue 102,167 in 7 + 3 = 10 payments
 *   Paystack kept 1,620 of those, and of the transfers 1.5 %, and 100 from 2,500 up:
 *     12,000.50 → 180.01 + 100 = 280.01; 4,000 → 160; 1,000 → 15; 60,000 → 1,000: 1,455.01
 *   left       102,167 − 3,075.01 = 99,091.99
 */
test("one month of everything: sales, codes, refunds, a dispute, transfers and an institution, to the kobo", async () => {
  const { agba } = sales.bookMarch();
  sales.loseWithRefund(agba);
  const april = await readDataset(lagos("2027-04-02T13:00:00"));
  expect(serializeAnalytics(april).monthlyRevenue.find(({ month }) => month === "2027-03")).toEqual({
    month: "2027-03",
    revenue: 102_167,
    transactions: 10,
    breakdown: { jjc: 35_000, agba: 0, idan: 0, pack_1: 61_500, pack_4: 4_000, pack_9: 1_667 },
  });
  const report = findReport(april, "revenue.csv", 3);
  const march = report && toPlainRows(report).find(([month]) => month === "2027-03");
  expect(march?.slice(1, 7)).toEqual([143_000, 40_833, 102_167, 3_075.01, 99_091.99, 10]);
  expect(getTotalBalance()).toBe(naira(2_000.5)); // a sale by card is nobody's balance
});
