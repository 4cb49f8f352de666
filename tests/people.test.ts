import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, sqlite, write } from "~/db/client.server";
import { billingEvents, userSequence, planPeriods, users } from "~/db/schema";
import { env } from "~/env.server";
import { eraseAccount } from "~/features/data-rights/erase-account.server";
import { getSubscriptionState, startTrial } from "~/features/billing/history.server";
import type { PlanId } from "~/features/billing/plans";
import { refreshPeriods } from "~/features/billing/stored-periods.server";
import { cancelSubscription, reversePayment, grantPlan } from "~/features/billing/subscription.server";
import { withoutHooks } from "~/plain-letters";
import { days } from "~/time";
import { makePaid } from "./factories/payments";
import { makeUser } from "./factories/people";
import { NAUGHTY } from "./naughty-strings";
import { buildFtsQuery } from "~/features/admin/fts-query";
import { findUserIds, listUsers, streamUsers } from "~/features/admin/users.server";

const now = new Date();
const later = (count: number) => new Date(now.getTime() + days(count));

beforeEach(() => db.delete(users).run());

function person(firstName: string, lastName: string, email: string) {
  const user = makeUser({ email });
  db.update(users).set({ firstName, lastName }).where(eq(users.id, user.id)).run();
  return user;
}

const NAUGHTY_TEXTS = Object.values(NAUGHTY).flat();
const names = async (search: string, plan?: PlanId, at = now) =>
  (await listUsers({ search, plan }, at)).users.map(({ user }) => user.email);

test("people are found by the beginnings of words of their name and address, with and without marks, and by a whole id or address", async () => {
  const ada = person("Adaéze", "Okafor", "ada.okafor@example.com");
  person("Ọláníkẹ̀ẹ́", "Balógun", "lanike@example.ng");
  expect(await names("adaeze oka")).toEqual(["ada.okafor@example.com"]);
  expect(await names("OKAFOR ada")).toEqual(["ada.okafor@example.com"]);
  expect(await names("ada.okafor@exa")).toEqual(["ada.okafor@example.com"]);
  expect(await names("olanike balogun")).toEqual(["lanike@example.ng"]);
  expect(await names(ada.id)).toEqual(["ada.okafor@example.com"]);
  expect(await names("  ADA.OKAFOR@example.com ")).toEqual(["ada.okafor@example.com"]);
  expect(await names("")).toEqual(["lanike@example.ng", "ada.okafor@example.com"]); // the newest first
});

test("people are found by what stands inside a word, with and without marks, and by plan as well", async () => {
  person("Adaéze", "Okafor", "ada.okafor@example.com");
  const ola = person("Ọláwálé", "Balógun", "lanike@example.ng");
  person("Kaforo", "Eze", "ke@example.com");
  makePaid(ola.id, { offer: "jjc" });
  expect(await names("kafor")).toEqual(["ke@example.com", "ada.okafor@example.com"]);
  expect(await names("awale")).toEqual(["lanike@example.ng"]);
  expect(await names("LÁWÁ logun")).toEqual(["lanike@example.ng"]);
  expect(await names("nike@exa")).toEqual(["lanike@example.ng"]);
  expect([await names("awale", "jjc"), await names("awale", "agba")]).toEqual([["lanike@example.ng"], []]);
  expect([await names("fo"), await names("k")]).toEqual([[], ["ke@example.com"]]); // shorter than the parts: beginnings only
  expect([await names("kafor zzz"), await names("f r")]).toEqual([[], []]);
});

test("people are found by letters with and without hooks and strokes, at the beginning of a word and inside, and by any apostrophe", async () => {
  const hausa = person("Ƙasimu", "Ɗanjuma", "k@example.com");
  person("Amina", "ʼYar’aduwa", "amina@example.com");
  for (const text of ["danjuma", "ƊANJUMA kasim", "Danjuma Ƙasimu", "njum", "ɗanj", "asim"])
    expect(await names(text), text).toEqual(["k@example.com"]);
  for (const text of ["'yar", "ʼyar’ad", "yar'adu", "r’aduw"])
    expect(await names(text), text).toEqual(["amina@example.com"]);
  expect(findUserIds("danjuma")).toEqual([hausa.id]);
  db.update(users).set({ lastName: "Ɓala" }).where(eq(users.id, hausa.id)).run();
  expect([await names("danjuma"), await names("bala")]).toEqual([[], ["k@example.com"]]);
});

test("the index and the searches of a person's own papers know the same letters", async () => {
  const all = Array.from({ length: 0x2100 - 0x80 }, (_, at) => String.fromCodePoint(at + 0x80));
  const letters = all.filter((letter) => withoutHooks(letter) !== letter);
  expect(letters.length).toBeGreaterThan(28);
  for (const letter of letters) {
    const user = person(`Qux${letter}qu`, "Zed", "letter@example.com");
    expect(await names(`qux${withoutHooks(letter)}qu`), letter).toEqual(["letter@example.com"]);
    expect(await names(`QUX${letter}QU`), letter).toEqual(["letter@example.com"]);
    db.delete(users).where(eq(users.id, user.id)).run();
  }
});

test("states and the end of what is paid narrow the list, alone and together with a text and a plan", async () => {
  const [payer, ended, trial, off, closed, unverified] = [
    "payer",
    "ended",
    "trial",
    "off",
    "closed",
    "unverified",
  ].map((name) => person(name, "Filter", `${name}@example.com`).id);
  makePaid(payer ?? "", { offer: "jjc", at: later(-25) });
  makePaid(ended ?? "", { offer: "jjc", at: later(-40) });
  const set = (id: string | undefined, values: Partial<typeof users.$inferInsert>) =>
    db
      .update(users)
      .set(values)
      .where(eq(users.id, id ?? ""))
      .run();
  set(off, { isActive: false });
  set(closed, { isActive: false, deletionRequestedAt: now });
  set(unverified, { emailVerifiedAt: null });
  set(trial, { role: "admin" });
  const found = async (filter: Parameters<typeof listUsers>[0]) =>
    (await listUsers(filter, now)).users.map(({ user }) => user.email.split("@")[0]).sort();
  expect(await found({ status: "active" })).toEqual(["ended", "payer", "trial", "unverified"]);
  expect(await found({ status: "inactive" })).toEqual(["off"]);
  expect(await found({ status: "closed" })).toEqual(["closed"]);
  expect(await found({ status: "unverified" })).toEqual(["unverified"]);
  expect(await found({ status: "staff" })).toEqual(["trial"]);
  expect(await found({ ends: "week" })).toEqual(["payer"]);
  expect(await found({ ends: "ended" })).toEqual(["ended"]);
  expect(await found({ ends: "never" })).toEqual(["closed", "off", "trial", "unverified"]);
  expect(await found({ search: "ilter", ends: "week", status: "active" })).toEqual(["payer"]);
  expect(await found({ search: "filter", plan: "jjc", ends: "week" })).toEqual(["payer"]);
  expect(await found({ plan: "jjc", ends: "never" })).toEqual([]);
  const batches: string[][] = [];
  for await (const batch of streamUsers({ status: "active" }, now))
    batches.push(batch.map(({ user }) => user.id));
  expect(batches).toEqual([[unverified, trial, ended, payer]]); // the newest first, as on the page
});

test("nothing that is typed is syntax: no text breaks the search, and none finds everybody", async () => {
  person("Ngozi", "Eze", "ngozi@example.com");
  const hostile = [
    '"',
    '" OR "',
    "ngozi OR zzz",
    "name:ngozi",
    "ngozi*",
    "NEAR(ngozi eze)",
    "^ngozi",
    "ngozi -eze",
    "zzz NOT eze",
    "{name}: ngozi",
    "'; drop table users; --",
    "%",
    "_",
    "*",
    "()",
    "\0",
    "\ud800",
    "a".repeat(5000),
    ...NAUGHTY_TEXTS,
  ];
  expect(NAUGHTY_TEXTS.length).toBeGreaterThan(20);
  for (const text of hostile) await expect(listUsers({ search: text }), text).resolves.toBeDefined();
  for (const text of [
    '"',
    '" OR "',
    "ngozi OR zzz",
    "zzz NOT eze",
    "%",
    "_",
    "*",
    "'; drop table users; --",
    "name:ngozi",
  ])
    expect(await names(text), text).toEqual([]);
  expect(buildFtsQuery('say "hi"')).toBe('{name email} : ("say"* """hi"""*)');
  expect(buildFtsQuery("ngozi", "jjc")).toBe('{name email} : ("ngozi"*) AND plans : jjc');
  expect(buildFtsQuery("** -- ()")).toBeNull();
});

test("the index follows a new name and a new address, and forgets who is erased, in the file as well", async () => {
  const user = person("Zebulonia", "Eze", "old-address@example.com");
  db.update(users)
    .set({ firstName: "Quintessa", email: "new-address@example.com" })
    .where(eq(users.id, user.id))
    .run();
  expect([
    await names("zebulonia"),
    await names("old-address"),
    await names("quint"),
    await names("new-address"),
  ]).toEqual([[], [], ["new-address@example.com"], ["new-address@example.com"]]);
  sqlite.pragma("wal_checkpoint(TRUNCATE)");
  expect(readFileSync(join(env.DATA_DIR, "oya.db")).toString("latin1").toLowerCase()).toContain("quintessa");
  eraseAccount(user.id);
  expect([await names("quint"), await names("new-address"), await names("")]).toEqual([[], [], []]);
  const file = readFileSync(join(env.DATA_DIR, "oya.db")).toString("latin1").toLowerCase();
  for (const trace of ["quintessa", "zebulonia"]) expect(file).not.toContain(trace);
  expect([
    db.select().from(userSequence).all(),
    db.select().from(planPeriods).all(),
    sqlite.prepare("select count(*) from user_search").pluck().get(),
    sqlite.prepare("select count(*) from user_parts").pluck().get(),
  ]).toEqual([[], [], 0, 0]);
  sqlite.exec("insert into user_search (user_search) values ('integrity-check')");
  sqlite.exec("insert into user_parts (user_parts) values ('integrity-check')");
});

test("the plan filter says at every instant what the history says, also after time alone has passed", async () => {
  const [trial, payer, upgraded, given, takenBack, refunded, nobody] = [
    "trial",
    "payer",
    "upgraded",
    "given",
    "taken-back",
    "refunded",
    "nobody",
  ]
    .map((name) => {
      const user = {
        id: `${name}-0000000000`,
        createdAt: now,
        updatedAt: now,
        email: `${name}@example.com`,
        firstName: name,
      };
      db.insert(users).values(user).run();
      if (name !== "nobody") write((tx) => startTrial(tx, user.id, now));
      return user;
    })
    .map(({ id }) => id) as [string, string, string, string, string, string, string];
  makePaid(payer, { offer: "jjc", at: later(1) });
  makePaid(upgraded, { offer: "jjc", at: later(1) });
  makePaid(upgraded, { offer: "agba", at: later(2) });
  write((tx) => grantPlan(tx, given, "idan", later(1)));
  write((tx) => grantPlan(tx, takenBack, "idan", later(1)));
  write((tx) => grantPlan(tx, takenBack, "free_trial", later(2)));
  const payment = makePaid(refunded, { offer: "agba", at: later(1) });
  write((tx) => reversePayment(tx, payment, later(2)));
  cancelSubscription(payer, later(2));
  const everybody = [trial, payer, upgraded, given, takenBack, refunded, nobody];
  for (const at of [2, 6.9, 7, 20, 31, 32, 40, 61, 90].map(later)) {
    for (const plan of ["free_trial", "jjc", "agba", "idan"] as const) {
      const expected = everybody
        .filter((id) => getSubscriptionState(id, at).plan === plan)
        .map((id) => `${id.slice(0, -11)}@example.com`);
      expect([plan, (await names("", plan, at)).sort()]).toEqual([plan, expected.sort()]);
      expect((await names("example.com", plan, at)).sort()).toEqual(expected);
    }
  }
  expect(await names("", "agba", later(2))).toEqual(["upgraded@example.com"]);
  expect(await names("", "agba", later(40))).toEqual(["refunded@example.com"]); // the plan that ran last, though it has ended
});

test("spans that older rules wrote are written anew", async () => {
  const user = makeUser();
  makePaid(user.id, { offer: "agba" });
  db.delete(planPeriods).run();
  db.update(userSequence).set({ rulesVersion: 0 }).run();
  expect(await names("", "agba")).toEqual([]);
  expect([refreshPeriods(), refreshPeriods()]).toEqual([1, 0]);
  expect(await names("", "agba")).toEqual([user.email]);
  expect(db.select().from(billingEvents).all()).toHaveLength(2);
});

test("the search index holds the plans of each person as words, as the trigger and the billing keep them", async () => {
  person("Ngozi", "Eze", "ngozi@example.com");
  const payer = person("Ọláníkẹ̀ẹ́", "Balógun", "lanike@example.ng");
  makePaid(payer.id, { offer: "jjc" });
  makePaid(payer.id, { offer: "agba" }); // and the other one follows it
  expect(sqlite.prepare("select name, email, plans from user_search order by rowid").all()).toEqual([
    { name: "Ngozi Eze", email: "ngozi@example.com", plans: "freetrial" },
    { name: "Ọláníkẹ̀ẹ́ Balógun", email: "lanike@example.ng", plans: "agba jjc" },
  ]);
  expect([
    await names("olanike", "agba"),
    await names("olanike", "jjc"),
    await names("olanike", "jjc", later(40)),
    await names("jjc"),
    await names("agba balogun"),
  ]).toEqual([["lanike@example.ng"], [], ["lanike@example.ng"], [], []]);
});

test("ten on a page, each person on exactly one, and a page above the last is the last", async () => {
  const all = Array.from({ length: 23 }, () => makeUser().email);
  const shown = (await Promise.all([1, 2, 3].map((page) => listUsers({ page })))).flatMap(({ users }) =>
    users.map(({ user }) => user.email),
  );
  expect(shown).toEqual(all.reverse());
  expect(await listUsers({ page: 99 })).toMatchObject({ page: 3, pages: 3, total: 23 });
  expect(await listUsers({ search: "nobody-like-this" })).toMatchObject({
    page: 1,
    pages: 1,
    total: 0,
    users: [],
  });
});

test("an account is numbered after the last one that ever was, so that no line is taken for another's", () => {
  const first = makeUser();
  const numberOf = (id: string) =>
    db.select().from(userSequence).where(eq(userSequence.userId, id)).get()?.id ?? 0;
  const old = numberOf(first.id);
  eraseAccount(first.id);
  expect(numberOf(makeUser().id)).toBeGreaterThan(old);
});

test("people are found for looking something else up, and an empty word finds nobody", () => {
  const user = person("Ngozi", "Eze", "ngozi@example.com");
  expect([findUserIds("ngo"), findUserIds(" "), findUserIds("zzz")]).toEqual([[user.id], [], []]);
});
