import { asc, desc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { days, toLagosDay } from "~/time";
import { openPaystack, paystackEnvironment } from "#tests/doubles/paystack";

// The test replays each simulated year with the product's own functions and the Paystack double. The results
// must equal the rows of the demo.
const paystack = await openPaystack();
Object.assign(process.env, paystackEnvironment(paystack));
const { db, sqlite, write } = await import("~/db/client.server");
const schema = await import("~/db/schema");
const {
  aiCalls,
  billingEvents,
  coveragePeriods,
  creditLedger,
  dailyMetrics,
  userSequence,
  documents,
  analyticsEvents,
  generationParts,
  generations,
  payments,
  planPeriods,
  refunds,
  invalidatedDays,
  users,
} = schema;
const { DEMO_ACCOUNTS } = await import("~/features/accounts/local-accounts.server");
const { releaseCredit, reserveCredits, spendCredit } = await import("~/features/billing/credits.server");
const { startTrial } = await import("~/features/billing/history.server");
const { getQuote } = await import("~/features/billing/quote.server");
const { refreshPeriods } = await import("~/features/billing/stored-periods.server");
const { cancelSubscription, resumeSubscription, reversePayment, grantPlan } =
  await import("~/features/billing/subscription.server");
const { getDocument, saveDocument } = await import("~/features/documents/documents.server");
const { getFile } = await import("~/features/documents/download.server");
const { RENDERER_VERSION } = await import("~/files/render/renderer-version");
const { fillDemo } = await import("./fill");
const { syncRefunds } = await import("~/features/payments/refunds.server");
const { requestRefund } = await import("~/features/payments/request-refund.server");
const { settle } = await import("~/features/payments/settle.server");
const { initializeTransaction } = await import("~/providers/paystack/paystack.server");
const { makeUser } = await import("#tests/factories/people");

type Payment = typeof payments.$inferSelect;
type Money = { paid: Payment[]; sentBack: (typeof refunds.$inferSelect)[] };
type Used = typeof creditLedger.$inferSelect;
const until = new Date("2026-11-20T11:30:00Z");
const PEOPLE = 160;
const DEMO = DEMO_ACCOUNTS.map(({ email }) => email);
const fill = () => fillDemo({ people: PEOPLE, seed: "a test 32", until, files: 2 });
const made = () => sqlite.prepare("select type, name, sql from sqlite_master order by name").all();
const invented = () =>
  db
    .select()
    .from(users)
    .all()
    .filter(({ email }) => !DEMO.includes(email));
const theirs = (userIds: string[]) =>
  db
    .select()
    .from(billingEvents)
    .where(inArray(billingEvents.userId, userIds))
    .orderBy(asc(billingEvents.at), asc(billingEvents.key))
    .all();

let toDo: string[] = [];
let before: unknown[] = [];

beforeAll(async () => {
  before = made();
  await fill();
  toDo = db
    .selectDistinct({ day: invalidatedDays.day })
    .from(invalidatedDays)
    .all()
    .map(({ day }) => day);
});
afterAll(() => paystack.close());

test("users, documents and payments are in proportion, without real addresses or passwords, and nothing is later than the end", () => {
  const people = invented();
  expect(people).toHaveLength(PEOPLE);
  expect(
    people.filter(({ email, passwordHash }) => !/@example\.(com|org)$/.test(email) || passwordHash !== null),
  ).toEqual([]);
  expect(new Set(people.map(({ email }) => email)).size).toBe(PEOPLE);
  const many = {
    documents: db.select().from(documents).all().length,
    payments: db.select().from(payments).all().length,
  };
  expect(many.documents / PEOPLE).toBeGreaterThan(2);
  expect(many.documents / PEOPLE).toBeLessThan(4.5);
  expect(many.payments / PEOPLE).toBeGreaterThan(0.3);
  const latest = [
    "select max(at) from analytics_events where user_sequence_id not in (select user_sequence.id from user_sequence join users on users.id = user_id where email like '%@demo.example')",
    "select max(created_at) from sessions",
    "select max(updated_at) from conversations",
    "select max(applied_at) from payments",
    "select max(created_at) from audit_log",
  ];
  for (const query of latest) {
    const at = Number(sqlite.prepare(query).pluck().get());
    expect(at, query).toBeGreaterThan(until.getTime() - days(40));
    expect(at, query).toBeLessThanOrEqual(until.getTime());
  }
});

test("indexes, triggers and settings are unchanged, and every user is in the search index by name", () => {
  expect(before.length).toBeGreaterThan(100);
  expect(made().filter((one) => !JSON.stringify(one).includes("sqlite_stat"))).toEqual(
    before.filter((one) => !JSON.stringify(one).includes("sqlite_stat")),
  );
  expect(
    ["foreign_keys", "journal_mode", "synchronous"].map((name) => sqlite.pragma(name, { simple: true })),
  ).toEqual([1, "wal", 2]);
  for (const index of ["user_search", "user_parts"]) {
    const unlike = sqlite
      .prepare(
        `select count(*) from user_search_texts t join user_sequence using (user_id) left join ${index} s on s.rowid = user_sequence.id where s.email is not t.email or s.name is not t.name`,
      )
      .pluck();
    expect(unlike.get(), index).toBe(0);
  }
});

test("the files of the newest documents are checked; of the others when they are saved", async () => {
  const [newest, second, third] = db
    .select()
    .from(documents)
    .orderBy(desc(documents.createdAt))
    .limit(3)
    .all();
  if (!newest || !second || !third) throw new Error("no documents");
  for (const { userId, id } of [newest, second]) {
    const { renderer, problems } = getDocument(userId, id);
    expect([renderer, problems]).toEqual([
      RENDERER_VERSION,
      [
        { format: "pdf", problems: [] },
        { format: "docx", problems: [] },
      ],
    ]);
    expect((await getFile(userId, id, "pdf")).bytes.subarray(0, 5).toString()).toBe("%PDF-");
  }
  expect(third.renderer).toBe(0);
  expect((await saveDocument(third.userId, third.id, { content: third.content, version: 1 })).version).toBe(
    1,
  );
  expect(getDocument(third.userId, third.id).renderer).toBe(RENDERER_VERSION);
});

test("a document has the name of its user and no other name", () => {
  const written = db
    .select({
      content: documents.content,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.userId))
    .all();
  expect(written.length).toBeGreaterThan(PEOPLE);
  expect(
    written.filter(({ content, firstName, lastName }) => !content.includes(`${firstName} ${lastName}`)),
  ).toEqual([]);
  expect(written.filter(({ content }) => /standin|placeholder|0142/i.test(content))).toEqual([]);
});

test("payments, refunds, cancellations and usage equal what settle and the rules would write", async () => {
  const ids = invented().map(({ id }) => id);
  const paid = db
    .select()
    .from(payments)
    .where(inArray(payments.status, ["applied", "reversed"]))
    .all();
  const expected = snapshot(ids);
  expect(paid.length).toBeGreaterThan(30);
  expect(expected.refunds.length).toBeGreaterThan(0);
  const ledger = db.select().from(creditLedger).orderBy(asc(creditLedger.createdAt)).all();
  const sentBack = db.select().from(refunds).all();
  db.delete(payments).run();
  db.delete(creditLedger).run();
  db.delete(billingEvents).where(inArray(billingEvents.userId, ids)).run();
  db.delete(analyticsEvents)
    .where(inArray(analyticsEvents.type, ["payment", "refund"]))
    .run();
  db.update(userSequence).set({ rulesVersion: 0 }).run();
  for (const userId of ids)
    await replay(
      userId,
      expected,
      { paid, sentBack },
      ledger.filter((row) => row.userId === userId),
    );
  while (refreshPeriods() > 0) continue;
  expect(snapshot(ids)).toEqual(expected);
});

test("the events follow from the rows, and every closed day has its metrics", () => {
  const figures = db.select().from(dailyMetrics).all();
  const kinds = ["registered", "generation", "document", "ai_cost"] as const;
  const counted = () =>
    db
      .select({
        at: analyticsEvents.at,
        number: analyticsEvents.userSequenceId,
        type: analyticsEvents.type,
        about: analyticsEvents.documentType,
        value: analyticsEvents.value,
        key: analyticsEvents.key,
      })
      .from(analyticsEvents)
      .where(inArray(analyticsEvents.type, kinds))
      .orderBy(analyticsEvents.key)
      .all();
  const before = counted();
  expect(kinds.map((type) => before.some((event) => event.type === type))).toEqual([true, true, true, true]);
  expect(eventsOfRows().sort((one, two) => (one.key < two.key ? -1 : 1))).toEqual(before);
  // every closed day has its metrics
  expect([figures.length > 365, toDo.filter((day) => day < toLagosDay(until))]).toEqual([true, []]);
});

test("a database with other users is refused and stays unchanged", async () => {
  makeUser({ email: "real@example.ng" });
  const before = invented().length;
  await expect(fill()).rejects.toThrow("holds");
  expect(invented()).toHaveLength(before);
});

/** The events that follow from the rows of accounts, generations, documents and AI calls. */
function eventsOfRows() {
  const numbers = new Map(
    db
      .select()
      .from(userSequence)
      .all()
      .map(({ userId, id }) => [userId, id]),
  );
  const numberOf = (userId: string) => numbers.get(userId) ?? 0;
  const parts = db.select().from(generationParts).all();
  const costs = db.select().from(aiCalls).all();
  const rows = db.select().from(generations).all();
  return [
    ...db
      .select()
      .from(users)
      .all()
      .map(({ id, createdAt }) => ({
        at: createdAt,
        number: numberOf(id),
        type: "registered",
        about: "",
        value: 0,
        key: `registered:${numberOf(id)}`,
      })),
    ...rows.map(({ id, userId, createdAt }) => ({
      at: createdAt,
      number: numberOf(userId),
      type: "generation",
      about: "",
      value: parts.filter(({ generationId }) => generationId === id).length,
      key: `generation:${id}`,
    })),
    ...db
      .select()
      .from(documents)
      .all()
      .map(({ id, userId, createdAt, type }) => ({
        at: createdAt,
        number: numberOf(userId),
        type: "document",
        about: type,
        value: 0,
        key: `document:${id}`,
      })),
    ...rows.flatMap(({ id, userId, finishedAt }) => {
      const priced = costs.filter(
        ({ generationId, costMicroUsd }) => generationId === id && costMicroUsd !== null,
      );
      if (!finishedAt || priced.length === 0) return [];
      const value = priced.reduce((sum, { costMicroUsd }) => sum + (costMicroUsd ?? 0), 0);
      return [
        { at: finishedAt, number: numberOf(userId), type: "ai_cost", about: "", value, key: `ai_cost:${id}` },
      ];
    }),
  ];
}

/** The compared data: everything except random ids and keys made from them. */
function snapshot(ids: string[]) {
  const isRandom = (type: string) => ["cancelled", "resumed", "admin_plan"].includes(type);
  return {
    billing: theirs(ids).map(({ id: _, key, ...row }) => ({ ...row, key: isRandom(row.type) ? "" : key })),
    paid: db
      .select()
      .from(payments)
      .where(inArray(payments.status, ["applied", "reversed"]))
      .orderBy(asc(payments.reference))
      .all(),
    refunds: db
      .select()
      .from(refunds)
      .orderBy(asc(refunds.createdAt))
      .all()
      .map(({ id: _, paystackRefundId: __, requestedBy: ___, ...row }) => row),
    credits: db
      .select()
      .from(creditLedger)
      .orderBy(asc(creditLedger.key))
      .all()
      .map(({ id: _, ...row }) => row),
    plans: db.select().from(planPeriods).orderBy(planPeriods.userSequenceId, planPeriods.startsAt).all(),
    cover: db
      .select()
      .from(coveragePeriods)
      .orderBy(coveragePeriods.userSequenceId, coveragePeriods.startsAt)
      .all(),
    words: sqlite.prepare("select rowid, name, email, plans from user_search order by rowid").all(),
    revenue: db
      .select()
      .from(analyticsEvents)
      .where(inArray(analyticsEvents.type, ["payment", "refund"]))
      .orderBy(analyticsEvents.at)
      .all()
      .map(({ id: _, key, ...row }) => ({ ...row, key: row.type === "refund" ? "" : key })),
  };
}

async function replay(userId: string, expected: ReturnType<typeof snapshot>, money: Money, ledger: Used[]) {
  const acts = [
    ...expected.billing
      .filter((row) => row.userId === userId)
      .map((event) => ({ at: event.at.getTime(), do: () => replayEvent(userId, event, money) })),
    ...ledger.map((row) => ({ at: row.createdAt.getTime(), do: async () => replayCredit(row, ledger) })),
  ].sort((one, other) => one.at - other.at);
  for (const act of acts) await act.do();
}

async function replayEvent(
  userId: string,
  { type, at, paymentId, reason }: ReturnType<typeof snapshot>["billing"][number],
  { paid, sentBack }: Money,
): Promise<void> {
  const payment = paid.find(({ id }) => id === paymentId);
  if (type === "trial_started") return write((tx) => startTrial(tx, userId, at));
  if (type === "cancelled") return void cancelSubscription(userId, at);
  if (type === "resumed") return resumeSubscription(userId, at);
  if (type === "admin_plan") return void write((tx) => grantPlan(tx, userId, "jjc", at));
  if (type === "payment_applied" && payment) return replayPayment(userId, payment);
  if (type === "payment_refunded" && payment && reason === "refund")
    return replayRefund(payment, at, sentBack);
  if (type !== "payment_refunded" || !payment) throw new Error(`nothing lives ${type} again`);
  db.update(payments).set({ status: "reversed" }).where(eq(payments.id, payment.id)).run();
  write((tx) => reversePayment(tx, payment, at, "dispute"));
}

function replayCredit({ userId, generationId, kind, event, createdAt }: Used, ledger: Used[]): void {
  const request = ledger
    .filter((row) => row.generationId === generationId && row.event === "reserved")
    .map((row) => row.kind);
  write((tx) => {
    if (event === "spent") spendCredit(tx, userId, generationId ?? "", kind, createdAt);
    else if (event === "released") releaseCredit(tx, userId, generationId ?? "", kind, createdAt);
    else if (request[0] === kind) reserveCredits(tx, userId, generationId ?? "", request, createdAt);
  });
}

async function replayPayment(userId: string, payment: Payment): Promise<void> {
  const { reference, amountKobo, offer, kind, createdAt, channel, last4, paystackId, paidAt, appliedAt } =
    payment;
  expect([kind, amountKobo]).toEqual([
    getQuote(userId, offer, createdAt).kind,
    getQuote(userId, offer, createdAt).priceKobo,
  ]);
  const asBegun = {
    channel: null,
    last4: null,
    feesKobo: null,
    paystackId: null,
    receivedKobo: null,
    receivedCurrency: null,
    paidAt: null,
    appliedAt: null,
    checkedAt: null,
    status: "pending" as const,
  };
  db.insert(payments)
    .values({ ...payment, ...asBegun })
    .run();
  await initializeTransaction({
    reference,
    email: "somebody@example.com",
    amountKobo,
    label: offer,
    callbackUrl: "http://127.0.0.1/back",
    cancelUrl: "http://127.0.0.1/no",
  });
  const sale = paystack.store.sales.get(reference);
  if (sale)
    Object.assign(sale, {
      status: "success",
      id: paystackId,
      paidAt: paidAt?.getTime(),
      channel,
      last4,
    });
  await settle(reference, "webhook", appliedAt ?? undefined);
}

async function replayRefund(
  { id, reference }: Payment,
  at: Date,
  sentBack: Money["sentBack"],
): Promise<void> {
  const asked = sentBack.find(({ paymentId }) => paymentId === id);
  if (!asked) throw new Error("nobody asked for this refund");
  const staff = db.select({ id: users.id }).from(users).where(eq(users.role, "admin")).get()?.id ?? "";
  await requestRefund(
    { userId: staff, address: "" },
    { reference, reason: asked.reason, endsAccess: true },
    asked.createdAt,
  );
  await paystack.advance(5000);
  await syncRefunds(reference, at);
}
