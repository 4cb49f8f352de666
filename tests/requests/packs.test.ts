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

const admin = () => shop.house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");

test("a code made on the console lowers the price at the checkout and in the API, and stands in the receipt", async () => {
  const staff = await admin();
  const made = await staff.post("/admin/codes", { code: "camp2027", percentOff: "20", reason: "NYSC camp" });
  expect([made.status, made.headers.get("location")]).toEqual([303, "/admin/codes"]);
  const again = await staff.post("/admin/codes", { code: "CAMP2027", nairaOff: "1", reason: "again" });
  expect([again.status, (await again.text()).includes("There is such a code already")]).toEqual([409, true]);
  const person = await shop.person();
  const wrong = await person.get("/payment/pack_4?code=CAMP2028");
  expect(wrong.status).toBe(400);
  const page = await wrong.text();
  expect([page.includes("We do not know this code"), page.includes("CAMP2028")]).toEqual([true, true]);
  expect(await (await person.get("/payment/pack_4?code=camp2027")).text()).toContain("₦4,000");
  const response = await person.send("/api/payment/initialize", {
    method: "POST",
    body: JSON.stringify({ planId: "pack_4", promoCode: "CAMP2027" }),
    headers: { "content-type": "application/json", origin: shop.house.url },
  });
  const { reference } = ((await response.json()) as { data: { reference: string } }).data;
  const [asked] = shop.paystack.store.asked;
  expect(JSON.parse(asked?.body ?? "").amount).toBe(400_000);
  shop.paystack.press(reference, "card");
  await shop.reaches(reference, "applied");
  const [receipt] = shop.house.query<{ text: string }>(
    "select text from mails where text like ?",
    `%${reference}%`,
  );
  expect(receipt?.text).toContain("₦1,000 were taken off by your code.");
  const refused = await person.send("/api/payment/initialize", {
    method: "POST",
    body: JSON.stringify({ planId: "pack_1", promoCode: "CAMP2027" }),
    headers: { "content-type": "application/json", origin: shop.house.url },
  });
  expect([refused.status, ((await refused.json()) as { errorCode: string }).errorCode]).toEqual([
    400,
    "CODE_USED",
  ]);
  expect(await (await staff.get(`/admin/payments/${reference}`)).text()).toContain("CAMP2027, ₦1,000 off");
});

test("a price that staff changes is sold at once, and bad terms come back with what was typed", async () => {
  const staff = await admin();
  const terms = {
    name: "9 applications",
    price: "9500",
    coverLetters: "9",
    resumes: "9",
    position: "3",
    isVisible: "on",
    isOnSale: "on",
    reason: "a week of offers",
  };
  const dearer = await staff.post("/admin/plans/pack_9", { ...terms, price: "12000" });
  const page = await dearer.text();
  expect(dearer.status).toBe(400);
  for (const words of ["announced 30 days before", 'value="12000"', "a week of offers"])
    expect(page).toContain(words);
  const saved = await staff.post("/admin/plans/pack_9", terms);
  expect([saved.status, saved.headers.get("location")]).toEqual([303, "/admin/plans"]);
  const { packs } = (await (await shop.house.visitor().get("/api/plans")).json()) as { packs: Sold[] };
  expect(packs.find(({ id }) => id === "pack_9")?.price).toBe(9_500);
  const person = await shop.person();
  const { reference } = await shop.start(person, "pack_9");
  expect(shop.house.query("select amount_kobo from payments where reference = ?", reference)).toEqual([
    { amount_kobo: 950_000 },
  ]);
});

test("staff gives credits with a reason; without one the form comes back", async () => {
  const staff = await admin();
  const person = await shop.person();
  const path = `/admin/users/${person.id}/credits`;
  const empty = await staff.post(path, { coverLetters: "3", resumes: "0", reason: "" });
  expect([empty.status, (await empty.text()).includes('value="3"')]).toEqual([400, true]);
  expect((await staff.post(path, { coverLetters: "3", resumes: "0", reason: "lost mail" })).status).toBe(303);
  expect((await accountOf(person)).quotaBalance).toEqual({ coverLettersRemaining: 3, resumesRemaining: 0 });
  expect(await (await person.get("/subscription")).text()).toContain("From our team: lost mail");
  expect((await person.post(path, { coverLetters: "9", resumes: "9", reason: "for me" })).status).toBe(403);
});

test("an invitation is a link, a tap of the friend, and one application for each when the money arrives", async () => {
  const inviter = await shop.person();
  expect(await (await inviter.get("/api/referral")).json()).toMatchObject({ code: null, invited: [] });
  expect((await inviter.post("/invite", {})).status).toBe(303);
  const { code } = (await (await inviter.get("/api/referral")).json()) as { code: string };
  // every visitor of a test comes from one address: the inviter's link was opened yesterday, from elsewhere
  shop.house.execute("update referral_codes set network_at = network_at - 90000000 where code = ?", code);
  const visitor = shop.house.visitor();
  const open = await visitor.get(`/invite/${code}`);
  expect([open.status, (await open.text()).includes("Ngozi invites you")]).toEqual([200, true]);
  expect((await visitor.get("/invite/NOSUCHCODE")).status).toBe(404);
  const friend = await shop.person();
  const own = await inviter.post("/invite", { code });
  expect([own.status, (await own.text()).includes("This is your own code")]).toEqual([409, true]);
  const unknown = await friend.post("/invite", { code: "WHATEVER" });
  expect([unknown.status, (await unknown.text()).includes('value="WHATEVER"')]).toEqual([400, true]);
  expect((await friend.post("/invite", { code })).status).toBe(303);
  const reference = await buy(friend, "pack_1");
  const lettersOf = async (person: Person) => (await accountOf(person)).quotaBalance.coverLettersRemaining;
  expect(await lettersOf(friend)).toBe(2);
  await until(async () => (await lettersOf(inviter)) === 1); // what a friend's payment writes is not the inviter's own
  const staff = await admin();
  const sent = await staff.post(`/admin/payments/${reference}/refund`, { reason: "asked", confirmed: "on" });
  expect(sent.status).toBe(303);
  await shop.paystack.advance(5000);
  await until(async () => (await lettersOf(inviter)) === 0 && (await lettersOf(friend)) === 0);
});
