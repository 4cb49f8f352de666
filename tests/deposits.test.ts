import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { hours, minutes } from "~/time";
import { openPaystack, paystackEnvironment } from "./doubles/paystack";

// Money that comes to account numbers and balances. The environment is read once, so the double is up before anything of ours is loaded.
const paystack = await openPaystack();
Object.assign(process.env, paystackEnvironment(paystack));
const { db, write } = await import("~/db/client.server");
const { balanceEntries, billingEvents, deposits, jobs, mails, paymentAlerts, payments, referrals, users } =
  await import("~/db/schema");
const { getMoneyBalance, getTotalBalance } = await import("~/features/balances/ledger.server");
const { getQuote } = await import("~/features/billing/quote.server");
const { eraseAccount } = await import("~/features/data-rights/erase-account.server");
const { saveChoice } = await import("~/features/deposits/chosen-offers.server");
const { pay, splitPrice } = await import("~/features/deposits/pay.server");
const { depositOwner, reconcileDeposits, receiveDeposit } =
  await import("~/features/deposits/receive-deposit.server");
const { askForReturn, listOpenReturns, sendReturn, syncReturns } =
  await import("~/features/deposits/returns.server");
const { findVirtualAccount, openVirtualAccount } =
  await import("~/features/deposits/virtual-accounts.server");
const { recordFingerprint } = await import("~/features/payments/fingerprints.server");
const { registerTransactionOwner } = await import("~/features/payments/other-transactions.server");
const { compareWithPaystack } = await import("~/features/payments/reconcile.server");
const { requestRefund } = await import("~/features/payments/request-refund.server");
const { acceptInvitation, openInvitations } = await import("~/features/referrals/referrals.server");
const { makeUser } = await import("./factories/people");

registerTransactionOwner(depositOwner);
beforeEach(() => paystack.reset());
afterAll(async () => {
  registerTransactionOwner(undefined);
  await paystack.close();
});

const later = (ms: number) => new Date(Date.now() + ms);
const actor = () => ({ userId: makeUser({}).id, address: "127.0.0.1" });
const paymentsOf = (userId: string) => db.select().from(payments).where(eq(payments.userId, userId)).all();
const paidBy = (userId: string) => paymentsOf(userId).filter(({ status }) => status === "applied");
const alertsAbout = (reference: string) =>
  db.select().from(paymentAlerts).where(eq(paymentAlerts.reference, reference)).all();

type Sender = Parameters<typeof paystack.transfer>[2];

/** Somebody with an account number, and a way to transfer naira to it. */
async function withAccount() {
  const user = makeUser({});
  const { accountNumber } = await openVirtualAccount(
    { userId: user.id },
    { email: user.email, firstName: "Ngozi", lastName: "Eze", phone: "+2348031234567" },
  );
  const send = (naira: number, sender?: Sender) =>
    paystack.transfer(accountNumber, naira * 100, sender) ?? "";
  const transfer = async (naira: number, sender?: Sender) => {
    const reference = send(naira, sender);
    await receiveDeposit(reference);
    return reference;
  };
  const choose = (offer: string, code = "") =>
    write((tx) => saveChoice(tx, user.id, getQuote(user.id, offer), code, new Date()));
  return { ...user, accountNumber, send, transfer, choose };
}

test("one account number for each person, however often it is asked for, also after a lost answer", async () => {
  const user = makeUser({});
  const details = { email: user.email, firstName: "Ngozi", lastName: "Eze", phone: "+2348031234567" };
  paystack.fault({ kind: "drop", path: "dedicated_account" });
  await expect(openVirtualAccount({ userId: user.id }, details)).rejects.toMatchObject({
    code: "BANK_UNREACHABLE",
  });
  await expect(openVirtualAccount({ userId: user.id }, { ...details, lastName: "" })).rejects.toMatchObject({
    code: "ACCOUNT_REFUSED",
  });
  expect(findVirtualAccount({ userId: user.id })).toBeUndefined();
  const opened = await openVirtualAccount({ userId: user.id }, details);
  expect((await openVirtualAccount({ userId: user.id }, details)).id).toBe(opened.id);
  expect(paystack.store.accounts.map(({ number }) => number)).toEqual([opened.accountNumber]);
  expect(JSON.stringify(opened)).not.toContain("8031234567");
});

test.each([
  ["exactly the price", [5_000], 1, 0],
  ["more than the price: the rest stays", [7_500], 1, 2_500],
  ["less than the price: all of it stays", [4_999], 0, 4_999],
  ["in parts: bought when the last one is here", [2_000, 2_000, 1_500], 1, 500],
])("a transfer of %s", async (_name, sums, bought, left) => {
  const person = await withAccount();
  person.choose("pack_4");
  for (const sum of sums) await person.transfer(sum);
  expect(paidBy(person.id).map(({ offer }) => offer)).toEqual(Array(bought).fill("pack_4"));
  expect(getMoneyBalance(person.id)).toBe(left * 100);
});

test("one deposit counts once, however many signals come, and its purchase too", async () => {
  const person = await withAccount();
  person.choose("pack_1");
  const reference = person.send(3_000);
  await Promise.all(Array.from({ length: 20 }, () => receiveDeposit(reference)));
  expect([paidBy(person.id).length, getMoneyBalance(person.id)]).toEqual([1, 150_000]);
  const entries = db.select().from(balanceEntries).where(eq(balanceEntries.userId, person.id)).all();
  expect(entries.map(({ type, amountKobo }) => [type, amountKobo])).toEqual([
    ["deposit", 300_000],
    ["purchase", -150_000],
  ]);
  expect(new Set(entries.map(({ payerPseudonym }) => payerPseudonym)).size).toBe(1);
});

test("without a choice, or after 72 hours, money waits in the balance and a mail says so", async () => {
  const person = await withAccount();
  await person.transfer(1_500);
  write((tx) => saveChoice(tx, person.id, getQuote(person.id, "pack_1"), "", later(-hours(73))));
  await person.transfer(500);
  expect([paidBy(person.id).length, getMoneyBalance(person.id)]).toEqual([0, 200_000]);
  const subjects = db.select().from(mails).where(eq(mails.userId, person.id)).all();
  expect(subjects.map(({ subject }) => subject)).toEqual(["₦1,500 arrived", "₦500 arrived"]);
});

test("what is no success in naira of our mode, or came to nobody's number, changes nothing", async () => {
  const person = await withAccount();
  for (const quirk of [{ currency: "USD" }, { domain: "live" }]) {
    paystack.quirks(quirk);
    expect(await receiveDeposit(person.send(1_500))).toBeUndefined();
  }
  paystack.quirks({});
  const stranger = paystack.store.add({
    reference: "T-STRANGER",
    email: "x@example.com",
    requested: 150_000,
    callbackUrl: "",
    metadata: null,
  });
  paystack.press(stranger.reference, "card");
  for (const reference of ["T-STRANGER", "T-UNKNOWN"])
    expect(await receiveDeposit(reference)).toBeUndefined();
  expect(getMoneyBalance(person.id)).toBe(0);
});

test("the price splits into balance and checkout, and Paystack's smallest sum is kept", () => {
  expect(splitPrice(150_000, 0)).toEqual({ fromBalance: 0, toPay: 150_000 });
  expect(splitPrice(150_000, 50_000)).toEqual({ fromBalance: 50_000, toPay: 100_000 });
  expect(splitPrice(150_000, 149_000)).toEqual({ fromBalance: 149_000, toPay: 5_000 });
  expect(splitPrice(150_000, 150_000)).toEqual({ fromBalance: 150_000, toPay: 0 });
  expect(splitPrice(150_000, -10_000)).toEqual({ fromBalance: 0, toPay: 150_000 });
});

test("a balance that is enough pays at once, and one form pays once", async () => {
  const person = await withAccount();
  await person.transfer(3_500);
  const formId = "form-0123456789abcdefg";
  const [first, second] = [
    await pay(person.id, "pack_1", { formId }),
    await pay(person.id, "pack_1", { formId }),
  ];
  expect(first).toMatch(/^\/subscription\?status=success&reference=CG-/);
  expect(second).toBe(first);
  expect([paidBy(person.id).length, getMoneyBalance(person.id)]).toEqual([1, 200_000]);
  expect(paystack.timesAsked("POST", "/transaction/initialize")).toBe(0);
});

test("a balance that is too small is used first: the checkout is for the rest, and the purchase follows the money", async () => {
  const person = await withAccount();
  await person.transfer(1_000);
  const checkout = await pay(person.id, "pack_1");
  expect(await pay(person.id, "pack_1")).toBe(checkout); // it goes on where it stopped
  const [asked] = paystack.store.asked.filter(({ path }) => path === "/transaction/initialize");
  expect(JSON.parse(asked?.body ?? "").amount).toBe(50_000);
  const open = db.select().from(deposits).where(eq(deposits.userId, person.id)).all().at(-1);
  paystack.press(open?.reference ?? "", "card");
  await reconcileDeposits(later(minutes(3))); // no webhook came
  expect([paidBy(person.id).length, getMoneyBalance(person.id)]).toEqual([1, 0]);
});

test("an invitation counts for a friend with a bank account or card of their own, not for the inviter's or another friend's", async () => {
  const inviter = await withAccount();
  const code = openInvitations(inviter.id, { networkHash: "inviter's" });
  await inviter.transfer(500, { bank: "Kuda", digits: "1234", name: "Ngozi Eze" });
  const invited = async () => {
    const friend = await withAccount();
    acceptInvitation(friend.id, code, { networkHash: friend.id, isSameBrowser: false, hasPaid: false });
    return friend;
  };
  const outcome = (userId: string) => {
    const row = db.select().from(referrals).where(eq(referrals.userId, userId)).get();
    return row?.refusal ?? row?.status;
  };
  const byTransfer = async (sender: Sender) => {
    const friend = await invited();
    friend.choose("pack_1");
    await friend.transfer(1_500, sender);
    return outcome(friend.id);
  };
  // the same last digits at another bank, or of another owner, are another account
  expect(await byTransfer({ bank: "Kuda", digits: "1234", name: "EZE, NGOZI" })).toBe("payer");
  expect(await byTransfer({ bank: "Opay", digits: "1234", name: "Ngozi Eze" })).toBe("rewarded");
  expect(await byTransfer({ bank: "Kuda", digits: "1234", name: "Tunde Bello" })).toBe("rewarded");
  expect(await byTransfer({ bank: "Kuda", digits: "1234", name: "Tunde Bello" })).toBe("payer");

  // what the balance lacks is paid with a card: it counts as any card does
  const friend = await invited();
  await friend.transfer(500);
  await pay(friend.id, "pack_1");
  const rest = db
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, friend.id), eq(deposits.source, "checkout")))
    .get();
  paystack.press(rest?.reference ?? "", "card");
  const card = paystack.store.sales.get(rest?.reference ?? "")?.cardSignature ?? "";
  write((tx) => recordFingerprint(tx, inviter.id, { payer: `card ${card}` }, new Date()));
  await receiveDeposit(rest?.reference ?? "");
  expect([card, paidBy(friend.id).length, outcome(friend.id)]).toEqual([
    expect.stringMatching(/^SIG_/),
    1,
    "payer",
  ]);
});

test("a refund of what was paid from the balance goes back into it, once, and ends what it gave", async () => {
  const person = await withAccount();
  person.choose("pack_1");
  await person.transfer(1_500);
  const [payment] = paidBy(person.id);
  const refund = await requestRefund(actor(), {
    reference: payment?.reference ?? "",
    reason: "a test",
    endsAccess: true,
  });
  expect(refund.status).toBe("processed");
  expect(getMoneyBalance(person.id)).toBe(150_000);
  const types = db
    .select()
    .from(billingEvents)
    .where(eq(billingEvents.paymentId, payment?.id ?? ""))
    .all()
    .map(({ type }) => type);
  expect(types).toEqual(["payment_applied", "payment_refunded"]);
  await expect(
    requestRefund(actor(), { reference: payment?.reference ?? "", reason: "again", endsAccess: true }),
  ).rejects.toMatchObject({ code: "NOT_REFUNDABLE" });
  expect(paystack.timesAsked("POST", "/refund")).toBe(0);
});

test("a balance goes back to the bank over the deposits that it came by; what the bank refuses is in the balance again", async () => {
  const person = await withAccount();
  const [first, second] = [await person.transfer(2_000), await person.transfer(1_000)];
  expect(askForReturn(person.id)).toBe(300_000);
  expect(getMoneyBalance(person.id)).toBe(0);
  expect(askForReturn(person.id)).toBe(300_000); // a second tap
  expect(() => askForReturn(makeUser().id)).toThrow("There is no money");
  const mine = listOpenReturns().filter(({ userId }) => userId === person.id);
  expect(mine.map(({ amountKobo }) => amountKobo).sort()).toEqual([100_000, 200_000]);
  for (const { id } of mine) await sendReturn(actor(), id);
  await expect(sendReturn(actor(), mine[0]?.id ?? "")).rejects.toMatchObject({ code: "NOT_FOUND" });
  const failing = paystack.store.sales.get(second);
  if (failing) failing.last4 = "1803"; // the sandbox's card whose refund fails
  await paystack.advance(5_000);
  for (const reference of [first, second, second]) await syncReturns(reference);
  expect(getMoneyBalance(person.id)).toBe(100_000);
  expect(alertsAbout(second).map(({ kind }) => kind)).toEqual(["refund_stuck"]);
});

test("a bank that takes a deposit back takes it out of the balance, and staff is told when it was spent", async () => {
  const person = await withAccount();
  person.choose("pack_1");
  const reference = await person.transfer(1_500);
  expect(depositOwner.reverse(reference, new Date())).toBe("reversed");
  expect(depositOwner.reverse(reference, new Date())).toBe("reversed");
  expect(getMoneyBalance(person.id)).toBe(-150_000);
  expect(alertsAbout(reference)[0]?.note).toContain("below zero");
});

test("the nightly comparison takes over a transfer whose webhook was lost, and knows what was paid from a balance", async () => {
  const person = await withAccount();
  const before = await compareWithPaystack(later(minutes(1)));
  person.choose("pack_1");
  const reference = person.send(2_000);
  expect(await compareWithPaystack(later(minutes(2)))).toBe(before);
  expect([paidBy(person.id).length, getMoneyBalance(person.id)]).toEqual([1, 50_000]);
  const [payment] = paidBy(person.id);
  expect([...alertsAbout(reference), ...alertsAbout(payment?.reference ?? "")]).toEqual([]);
});

test("an erasure sets the balance aside for the bank and closes the account number; later money is nobody's", async () => {
  const person = await withAccount();
  await person.transfer(1_500);
  const total = getTotalBalance();
  eraseAccount(person.id);
  expect(db.select().from(users).where(eq(users.id, person.id)).get()).toBeUndefined();
  expect(getTotalBalance()).toBe(total - 150_000);
  const [kept] = listOpenReturns().filter(({ userId }) => userId === null);
  expect(kept?.amountKobo).toBe(150_000);
  expect(db.select().from(jobs).where(eq(jobs.kind, "virtual_account.close")).all()).toHaveLength(1);
  expect(await receiveDeposit(person.send(500))).toBeUndefined();
});
