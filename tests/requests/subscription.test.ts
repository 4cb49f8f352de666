import { beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, type Visitor } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";

const DAY = 24 * 3600 * 1000;

let house: SharedServer;
beforeAll(async () => {
  house = await shareServer();
});

const idOf = (email: string) =>
  house.query<{ id: string }>("select id from users where email = ?", email)[0]?.id ?? "";
const textOf = async (visitor: Visitor, path: string) =>
  (await (await visitor.get(path)).text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
const post = (visitor: Visitor, path: string) => visitor.post(path, {});
const me = async (visitor: Visitor) =>
  ((await (await visitor.get("/api/auth/user")).json()) as { user: Record<string, unknown> }).user;

let made = 0;

/** A payment in whatever state; an applied one counts from `at` on. */
function pay(
  userId: string,
  { plan = "jjc", status = "applied", at = Date.now(), failure = "" } = {},
): string {
  const id = `CG-TEST${(made += 1)}`;
  const [amount, letters, resumes] = plan === "agba" ? [2_000_000, 25, 15] : [1_000_000, 8, 5];
  house.execute(
    "insert into payments (id, created_at, user_id, payer_pseudonym, offer, offer_version_id, kind, reference, amount_kobo, mode, status, paid_at, failure_text) values (?, ?, ?, 'p', ?, ?, 'new', ?, ?, 'test', ?, ?, ?)",
    id,
    at,
    userId,
    plan,
    `${plan}-1`,
    id,
    amount,
    status,
    status === "applied" ? at : null,
    failure || null,
  );
  if (status === "applied") {
    house.execute(
      "insert into billing_events (id, at, user_id, type, payment_id, plan, offer_name, cover_letters, resumes, started_at, paid_at, key) values (?, ?, ?, 'payment_applied', ?, ?, ?, ?, ?, ?, ?, ?)",
      id,
      at,
      userId,
      id,
      plan,
      plan === "agba" ? "Agba (Business Class)" : "JJC (Economy)",
      letters,
      resumes,
      at,
      at,
      `payment_applied:${id}`,
    );
  }
  return id;
}

async function newPerson(name: string) {
  const email = `${name}@example.com`;
  const visitor = await registerPerson(house, email);
  return { visitor, email, userId: idOf(email) };
}

test("in the trial the page offers both plans, keeps idan for later without a date, and has nothing to cancel", async () => {
  const { visitor } = await newPerson("trial");
  const page = await textOf(visitor, "/subscription");
  for (const words of [
    "Free Trial",
    "JJC (Economy)",
    "Agba (Business Class)",
    "₦10,000",
    "₦20,000",
    "8 cover letters and 5 resumes",
    "Coming Soon",
    'href="/payment/jjc"',
    'href="/payment/agba"',
  ])
    expect(page).toContain(words);
  expect(page).not.toMatch(/Cancel subscription|Current Plan|2025|href="\/payment\/idan"/);
  expect(await me(visitor)).toMatchObject({
    subscriptionPlan: "free_trial",
    subscriptionStatus: "active",
    quotaBalance: { coverLettersRemaining: 2, resumesRemaining: 1 },
    isUnlimitedActive: false,
  });
  const refused = await post(visitor, "/api/subscription/cancel");
  expect([refused.status, ((await refused.json()) as { errorCode: string }).errorCode]).toEqual([
    409,
    "NOTHING_TO_CANCEL",
  ]);
});

test("a paid plan shows everywhere: page, frame, dashboard, API", async () => {
  const { visitor, userId } = await newPerson("paid");
  pay(userId, { plan: "agba" });
  const page = await textOf(visitor, "/subscription");
  for (const words of [
    "Current Plan",
    "Downgrade",
    "Cover letters: 27 of 27 left",
    "Paid: Agba (Business Class)",
    "Paid until",
    "Cancel subscription",
  ])
    expect(page).toContain(words);
  const dashboard = await textOf(visitor, "/dashboard");
  for (const words of ["43 credits", "Agba (Business Class)", "Active"]) expect(dashboard).toContain(words);
  const user = await me(visitor);
  expect(user).toMatchObject({
    subscriptionPlan: "agba",
    subscriptionStatus: "active",
    quotaBalance: { coverLettersRemaining: 27, resumesRemaining: 16 },
    totalGenerated: { coverLettersGenerated: 0, resumesGenerated: 0 },
  });
  expect(Math.abs(Date.parse(String(user.subscriptionExpiresAt)) - Date.now() - 30 * DAY)).toBeLessThan(
    60_000,
  );
});

test("cancelling asks first, keeps access until the end, and can be resumed; the API cancels too", async () => {
  const { visitor, userId } = await newPerson("cancels");
  expect((await visitor.get("/subscription/cancel")).status).toBe(303);
  pay(userId);
  expect(await textOf(visitor, "/subscription/cancel")).toMatch(
    /Cancel your subscription\?.*keeps access until/s,
  );
  expect(
    house.query("select 1 from billing_events where type = 'cancelled' and user_id = ?", userId),
  ).toEqual([]); // looking is not cancelling
  const cancelled = await post(visitor, "/subscription/cancel");
  expect([cancelled.status, cancelled.headers.get("location")]).toEqual([303, "/subscription"]);
  const page = await textOf(visitor, "/subscription");
  expect(page).toMatch(/You keep access until \d/);
  expect(page).toContain("Active, cancelled");
  expect(await me(visitor)).toMatchObject({ subscriptionStatus: "active" });
  expect((await post(visitor, "/subscription/resume")).status).toBe(303);
  expect(await textOf(visitor, "/subscription")).not.toContain("Active, cancelled");
  const answer = await post(visitor, "/api/subscription/cancel");
  expect(await answer.json()).toMatchObject({ success: true, cancelAtPeriodEnd: true });
  expect(
    house.query(
      "select type from billing_events where user_id = ? and type in ('cancelled', 'resumed') order by at",
      userId,
    ),
  ).toHaveLength(3);
});

test("what the address bar says of a payment is not believed: the row is", async () => {
  const owner = await newPerson("owner");
  const stranger = await newPerson("stranger");
  const waiting = pay(owner.userId, { status: "pending" });
  const failed = pay(owner.userId, { status: "failed", failure: "Insufficient <b>funds" });
  const typed = await textOf(
    owner.visitor,
    `/subscription?status=success&reference=${waiting}&message=Paid+in+full`,
  );
  expect(typed).toContain("Checking your payment");
  expect(typed).toContain('http-equiv="refresh"');
  expect(typed).not.toMatch(/Paid in full|Payment received/);
  expect(await textOf(owner.visitor, `/subscription?status=success&reference=${failed}`)).toContain(
    "Payment Failed",
  );
  expect(await textOf(owner.visitor, `/subscription?status=success&reference=${failed}`)).toContain(
    "Insufficient &lt;b&gt;funds",
  );
  for (const reference of [waiting, "CG-NONE", "../../x"])
    expect(
      await textOf(
        stranger.visitor,
        `/subscription?status=success&reference=${encodeURIComponent(reference)}`,
      ),
    ).toContain("Payment Verification Error");
  expect(await textOf(owner.visitor, "/subscription?status=success&message=Paid+in+full")).not.toMatch(
    /Paid in full|Payment received/,
  );
  expect(await me(owner.visitor)).toMatchObject({ subscriptionPlan: "free_trial" });
});

test("the checkout's page tells what is bought; unknown plans and idan lead back; too early is said and has no button", async () => {
  const { visitor, userId } = await newPerson("buyer");
  const page = await textOf(visitor, "/payment/agba");
  for (const words of [
    "Checkout",
    "Agba (Business Class)",
    "₦20,000",
    "25 cover letters and 15 resumes",
    "30 days",
    "Back to plans",
  ])
    expect(page).toContain(words);
  expect(page).toMatch(/<button[^>]*>Pay ₦20,000<\/button>/);
  for (const plan of ["idan", "free_trial", "elite", "constructor"]) {
    const answer = await visitor.get(`/payment/${plan}`);
    expect([plan, answer.status, answer.headers.get("location")]).toEqual([plan, 303, "/subscription"]);
  }
  for (let times = 0; times < 3; times += 1) pay(userId);
  const early = await textOf(visitor, "/payment/jjc");
  expect(early).toContain("You can pay at most 90 days ahead.");
  expect(early).not.toContain("<button>Pay");
  expect(early).not.toMatch(/>Pay ₦/);
});

test("a plan that ended refuses with its credits preserved, and the form says what to do", async () => {
  const { visitor, userId, email } = await newPerson("ended");
  pay(userId, { at: Date.now() - 31 * DAY });
  house.execute(
    "update billing_events set ends_at = ? where type = 'trial_started' and user_id = ?",
    Date.now() - 40 * DAY,
    userId,
  );
  const file = await makeResumeDocx();
  const answer = await visitor.send("/api/generate", {
    method: "POST",
    body: generationForm({ file }),
    headers: { origin: house.url },
  });
  expect(answer.status).toBe(402);
  expect(await answer.json()).toMatchObject({
    errorCode: "SUBSCRIPTION_EXPIRED",
    message: "Your subscription has expired. Your remaining credits are preserved.",
    suggestedActions: ["Renew Now"],
    redirectUrl: "/subscription",
    preservedQuota: { coverLetters: 10, resumes: 6 },
  });
  const page = await visitor.post("/generate", generationForm({ file }));
  expect(page.status).toBe(402);
  expect((await page.text()).replaceAll("<!-- -->", "")).toMatch(/Subscription Expired.*Renew Now/s);
  expect(
    house.query("select 1 from credit_ledger join users on users.id = user_id where email = ?", email),
  ).toEqual([]);
  expect(await textOf(visitor, "/subscription")).toContain("Renew Now");
});
