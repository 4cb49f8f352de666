import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { analyticsEvents, dailyMetrics, invalidatedDays, mails, payments, users } from "~/db/schema";
import { saveDailyDigest } from "~/features/accounts/settings.server";
import { recordRegistration } from "~/features/analytics-events/events.server";
import { getDigest, queueDigests } from "~/features/digest/digest.server";
import { recordRevenue } from "~/features/payments/revenue.server";
import { sendUserMessage } from "~/features/support/messages.server";
import { days, hours } from "~/time";
import { makePaid } from "./factories/payments";
import { makeUser } from "./factories/people";

// Eight in the morning in Lagos.
const NOW = new Date("2026-11-23T07:00:00Z");

beforeEach(() => {
  for (const table of [analyticsEvents, dailyMetrics, invalidatedDays, payments, mails, users])
    db.delete(table).run();
});

function makeStaff(staffRole: "owner" | "support" | "analyst") {
  const { id } = makeUser({ email: `${staffRole}-${Math.random()}@example.com` });
  db.update(users)
    .set({ role: "admin", staffRole, createdAt: new Date(NOW.getTime() - days(30)) })
    .where(eq(users.id, id))
    .run();
  return id;
}

const digestsOf = (userId: string) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.userId, userId))
    .all()
    .filter(({ text }) => text.includes("/admin/digest"));

test("every owner who wants it gets one digest a day, from seven in Lagos; others of staff get none", async () => {
  const [ada, ngozi, off] = [makeStaff("owner"), makeStaff("owner"), makeStaff("owner")];
  const others = [makeStaff("support"), makeStaff("analyst"), makeUser().id];
  saveDailyDigest(off, false);
  expect(await queueDigests(new Date(NOW.getTime() - hours(1) - 1))).toBe(0);
  expect(await queueDigests(new Date(NOW.getTime() - hours(1)))).toBe(2);
  expect(await queueDigests(NOW)).toBe(0);
  saveDailyDigest(off, true);
  expect(await queueDigests(NOW)).toBe(1);
  expect(await queueDigests(new Date(NOW.getTime() + days(1)))).toBe(3);
  expect([ada, ngozi, off].map((id) => digestsOf(id).length)).toEqual([2, 2, 1 + 1]);
  expect(others.flatMap(digestsOf)).toEqual([]);
});

test("the first digest comes on the day after the account began", async () => {
  const id = makeStaff("owner");
  db.update(users).set({ createdAt: NOW }).where(eq(users.id, id)).run();
  expect(await queueDigests(NOW)).toBe(0);
  expect(await queueDigests(new Date(NOW.getTime() + days(1)))).toBe(1);
});

test("it holds the day before in Lagos, to the kobo, and what waits now", async () => {
  makeStaff("owner");
  const { id } = makeUser();
  const at = (moment: string) => new Date(moment);
  write((tx) => recordRegistration(tx, id, at("2026-11-21T23:00:00Z"))); // 22 November in Lagos
  const sell = (moment: string) =>
    write((tx) => recordRevenue(tx, { ...makePaid(id, { offer: "jjc", at: at(moment) }), feesKobo: 25_050 }));
  sell("2026-11-22T22:59:00Z");
  sell("2026-11-22T23:00:00Z"); // today in Lagos
  sendUserMessage(id, { text: "Payment taken, no plan!" }, new Date(NOW.getTime() - hours(25)));
  expect(await getDigest(NOW)).toMatchObject({
    day: "2026-11-22",
    registered: 1,
    payments: 1,
    paidKobo: 1_000_000,
    feesKobo: 25_050,
    conversations: { waiting: 1, late: 1 },
    complaints: { open: 0, overdue: 0 },
  });
});
