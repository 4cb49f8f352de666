import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openPaymentFixtures, ONCE, type PaymentFixtures, type Person } from "../payment-fixtures";
import { until } from "../test-server";

let shop: PaymentFixtures;
beforeAll(async () => {
  shop = await openPaymentFixtures();
});
beforeEach(() => shop.paystack.reset());
afterAll(() => shop.close());

type Sold = { id: string; kind: string; price: number; limits: Record<string, unknown>; days: number | null };
type Account = {
  subscriptionPlan: string;
  subscriptionStatus: string;
  quotaBalance: { coverLettersRemaining: number; resumesRemaining: number };
};
const accountOf = async (person: Person) =>
  ((await (await person.get("/api/auth/user")).json()) as { user: Account }).user;

async function buy(person: Person, id: string) {
  const { status, reference } = await shop.start(person, id);
  expect(status).toBe(200);
  shop.paystack.press(reference, "card");
  await shop.reaches(reference, "applied");
  return reference;
}

test("everybody may read what is sold: plans with their days, packs that never end", async () => {
  const answer = await shop.house.visitor().get("/api/plans");
  expect(answer.status).toBe(200);
  const { plans, packs } = (await answer.json()) as { plans: Sold[]; packs: Sold[] };
  expect(plans.map(({ id, price, days }) => [id, price, days])).toEqual([
    ["free_trial", 0, 30],
    ["jjc", 10_000, 30],
    ["agba", 20_000, 30],
    ["idan", 50_000, 30],
  ]);
  expect(
    packs.map(({ id, kind, price, limits, days }) => [
      id,
      kind,
      price,
      limits.coverLetters,
      limits.resumes,
      days,
    ]),
  ).toEqual([
    ["pack_1", "pack", 1_500, 1, 1, null],
    ["pack_4", "pack", 5_000, 4, 4, null],
    ["pack_9", "pack", 10_000, 9, 9, null],
  ]);
});

test("a pack is bought, verified and receipted like a plan, and its credits need none", async () => {
  const person = await shop.person();
  const reference = await buy(person, "pack_4");
  await until(() => shop.granted(reference).receipts === 1);
  expect(shop.granted(reference)).toEqual(ONCE);
  const [asked] = shop.paystack.store.asked;
  expect(JSON.parse(asked?.body ?? "")).toMatchObject({ amount: 500_000, currency: "NGN", reference });
  expect(await shop.verify(person, reference)).toMatchObject({
    status: 200,
    body: { success: true, status: "applied", plan: "pack_4" },
  });
  // this account was never on trial, so all that it has is the pack
  expect(await accountOf(person)).toMatchObject({
    subscriptionPlan: "free_trial",
    subscriptionStatus: "active",
    quotaBalance: { coverLettersRemaining: 4, resumesRemaining: 4 },
  });
  const page = await (await person.get(`/subscription?reference=${reference}`)).text();
  for (const words of [
    "No plan",
    "8 credits to use without a plan",
    "Paid: 4 applications",
    "4 applications: the credits are yours",
  ])
    expect(page).toContain(words);
  const [receipt] = shop.house.query<{ text: string; subject: string }>(
    "select text, subject from mails where text like ?",
    `%${reference}%`,
  );
  expect(receipt?.subject).toBe("Receipt: ₦5,000 for 4 applications");
  expect(receipt?.text).toContain("They need no plan and never expire.");
});

test("time is capped at ninety days, credits are not: who has paid far ahead may buy every pack", async () => {
  const person = await shop.person();
  for (let times = 0; times < 3; times += 1) await buy(person, "jjc");
  expect(await shop.start(person, "jjc")).toMatchObject({
    status: 409,
    body: { errorCode: "RENEW_TOO_EARLY" },
  });
  for (const pack of ["pack_1", "pack_4", "pack_9", "pack_9"]) await buy(person, pack);
  expect((await accountOf(person)).quotaBalance).toEqual({
    coverLettersRemaining: 24 + 1 + 4 + 9 + 9,
    resumesRemaining: 15 + 1 + 4 + 9 + 9,
  });
});

test("the checkout of a pack says what it is, and an unknown pack is no plan", async () => {
  const person = await shop.person();
  const page = await (await person.get("/payment/pack_9")).text();
  for (const words of ["9 applications", "Never expires", "You need no plan to use it", "₦10,000"])
    expect(page).toContain(words);
  expect(page).not.toContain("30 days");
  for (const id of ["pack_2", "pack_", "PACK_1"])
    expect(await shop.start(person, id)).toMatchObject({
      status: 400,
      body: { errorCode: "PLAN_UNAVAILABLE" },
    });
});

test("two clicks on a pack lead to one checkout, and a second pack is paid by itself", async () => {
  const person = await shop.person();
  const [first, second] = await Promise.all([shop.start(person, "pack_1"), shop.start(person, "pack_1")]);
  expect(first.reference).toBe(second.reference);
  const other = await shop.start(person, "pack_4");
  expect(other.reference).not.toBe(first.reference);
});
