import { and, eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import {
  announcementRecipients,
  announcements,
  auditLog,
  jobs,
  mails,
  offerVersions,
  users,
} from "~/db/schema";
import { recordMarketingConsent, withdrawMarketingConsent } from "~/features/accounts/consents.server";
import { changeOffer, withdrawOfferChange } from "~/features/admin/offer-actions.server";
import { AnnouncementForm } from "~/features/announcements/announcement.schema";
import {
  type Announcement,
  draftAnnouncement,
  findDraft,
  getAnnouncement,
  SEND_ANNOUNCEMENT_JOB,
  sendAnnouncement,
  stopAnnouncement,
  versionOf,
} from "~/features/announcements/announcements.server";
import { countRecipients } from "~/features/announcements/audience.server";
import { announcePriceChange, announcePriceWithdrawal } from "~/features/announcements/price-notices.server";
import { sendNextMails } from "~/features/announcements/send-announcement.server";
import { OFFER_CHANGED_JOB, OFFER_WITHDRAWN_JOB } from "~/features/billing/offer-versions.server";
import { getOffer } from "~/features/billing/offers.server";
import { claimJob, type Lease } from "~/jobs/queue.server";
import { days, minutes } from "~/time";
import { makePaid } from "./factories/payments";
import { makeUser } from "./factories/people";

beforeEach(() => {
  for (const table of [announcements, jobs, mails, auditLog, users]) db.delete(table).run();
  db.delete(offerVersions).where(like(offerVersions.reason, "test%")).run();
});

const PER_MINUTE = 3;
const HANDLERS = {
  [SEND_ANNOUNCEMENT_JOB]: (payload: Record<string, string>, lease: Lease, now: Date) =>
    sendNextMails(payload, lease, now, PER_MINUTE),
  [OFFER_CHANGED_JOB]: announcePriceChange,
  [OFFER_WITHDRAWN_JOB]: announcePriceWithdrawal,
};
const staff = () => ({ userId: makeUser({}).id, address: "192.0.2.1" });
const later = (ms: number) => new Date(Date.now() + ms);
const person = (consents = true) => {
  const { id } = makeUser({});
  if (consents) write((tx) => recordMarketingConsent(tx, id, "test"));
  return id;
};
const draft = (values: Record<string, unknown>) =>
  draftAnnouncement(
    staff(),
    AnnouncementForm.parse({
      kind: "news",
      subject: "Camp is open",
      body: "Hello corper.\n\nGo on.",
      ...values,
    }),
  );
const send = (read: Announcement, expected: number) =>
  sendAnnouncement(staff(), read.id, { expected, version: versionOf(read) });
const mailedTo = (subject = "Camp is open") =>
  db
    .select()
    .from(mails)
    .where(eq(mails.subject, subject))
    .all()
    .map(({ userId }) => userId);
const recorded = (id: string) =>
  db
    .select()
    .from(announcementRecipients)
    .where(eq(announcementRecipients.announcementId, id))
    .all()
    .map(({ userId }) => userId);

/** Runs every job of announcements that is due. Returns how many. */
function runDue(at = new Date(), most = 100): number {
  for (let done = 0; done < most; done += 1) {
    const claimed = claimJob(at, Object.keys(HANDLERS));
    if (!claimed) return done;
    HANDLERS[claimed.job.kind as keyof typeof HANDLERS](claimed.job.payload, claimed.lease, at);
  }
  return most;
}

/** Lets enough time go by for everything to be sent. */
function runAll(): void {
  for (let minute = 1; minute < 20; minute += 1) runDue(later(minutes(minute)));
}

test("news go to those who agreed to them and fit the filter, each with a link that stops them", async () => {
  const [consenting, silent, payer] = [person(), person(false), person()];
  const withdrawn = person();
  write((tx) => withdrawMarketingConsent(tx, withdrawn));
  const inactive = person();
  db.update(users).set({ isActive: false }).where(eq(users.id, inactive)).run();
  makePaid(payer, {});
  const news = draft({ paid: "no" });
  expect(await countRecipients(news)).toBe(1);
  send(news, 1);
  expect(() => send(news, 1)).toThrow("This was sent before.");
  runAll();
  expect([mailedTo(), recorded(news.id)]).toEqual([[consenting], [consenting]]);
  expect(mailedTo()).not.toContain(silent);
  const [mail] = db.select().from(mails).where(eq(mails.subject, "Camp is open")).all();
  expect(mail?.text).toContain("Hello corper.\n\nGo on.");
  expect(mail?.text).toContain("/unsubscribe?token=");
  expect(getAnnouncement(news.id)).toMatchObject({ state: "sent", sentTo: 1 });
  expect(
    db.select().from(auditLog).where(eq(auditLog.action, "announcement.sent")).get()?.after,
  ).toMatchObject({
    recipients: 1,
  });
  const toPlan = draft({ plan: "jjc" });
  expect(await countRecipients(toPlan)).toBe(1);
  send(toPlan, 1);
  runAll();
  expect(recorded(toPlan.id)).toEqual([payer]);
});

test("the same form sent again changes its draft, and only what was read is sent", () => {
  person();
  const [form, more] = [newId(), { kind: "news", body: "Hello corper, go on." }];
  const typed = (subject: string) =>
    draftAnnouncement(staff(), AnnouncementForm.parse({ ...more, subject }), new Date(), form);
  const read = typed("Camp is opne");
  expect(findDraft(read.id)).toEqual(read);
  const changed = typed("Camp is open again");
  expect([changed.id, db.select().from(announcements).where(eq(announcements.id, form)).all()]).toEqual([
    read.id,
    [changed],
  ]);
  expect(() => send(read, 1)).toThrow("The draft was changed meanwhile.");
  send(changed, 1);
  expect(findDraft(read.id)).toBeUndefined();
  const later = typed("Camp has closed");
  expect([later.id === form, later.state]).toEqual([false, "draft"]);
  runAll();
  expect(mailedTo("Camp is open again")).toHaveLength(1);
  expect([...mailedTo("Camp is opne"), ...mailedTo("Camp has closed")]).toEqual([]);
});

test("so many mails a minute and no more, nobody twice, and none after it was stopped or the consent ended", () => {
  const people = Array.from({ length: PER_MINUTE + 2 }, () => person());
  const news = draft({});
  send(news, people.length);
  const now = later(1000);
  expect(runDue(now)).toBe(1);
  expect(mailedTo()).toHaveLength(PER_MINUTE);
  expect(runDue(new Date(now.getTime() + minutes(1) - 1))).toBe(0);
  const rest = people.filter((id) => !mailedTo().includes(id));
  write((tx) => withdrawMarketingConsent(tx, rest[0] ?? ""));
  // A worker that died after its commit, and whose step runs again.
  db.update(announcements).set({ cursor: "" }).where(eq(announcements.id, news.id)).run();
  runAll();
  expect(new Set(mailedTo()).size).toBe(mailedTo().length);
  expect(mailedTo().toSorted()).toEqual(people.filter((id) => id !== rest[0]).toSorted());
  const other = draft({ subject: "Never" });
  send(other, people.length);
  expect(stopAnnouncement(staff(), other.id)).toBe("stopped");
  runAll();
  expect(mailedTo("Never")).toEqual([]);
  expect(() => stopAnnouncement(staff(), news.id)).toThrow("It is sent already");
});

test("new terms are announced 30 days before, to everybody, and it is recorded per person", async () => {
  const [one, two] = [person(true), person(false)];
  const unverified = person();
  db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unverified)).run();
  const terms = (effectiveOn: Date) =>
    draft({ kind: "terms", subject: "New terms", effectiveOn: effectiveOn.toISOString().slice(0, 10) });
  expect(() => terms(later(days(29)))).toThrow("People are told 30 days before.");
  expect(
    AnnouncementForm.safeParse({ kind: "terms", subject: "New terms", body: "They change." }).success,
  ).toBe(false);
  const announcement = terms(later(days(32)));
  const others = await countRecipients(announcement);
  send(announcement, others);
  runAll();
  expect(recorded(announcement.id)).toEqual(expect.arrayContaining([one, two]));
  expect(recorded(announcement.id)).not.toContain(unverified);
  const mail = db
    .select()
    .from(mails)
    .where(and(eq(mails.subject, "New terms"), eq(mails.userId, two)))
    .get();
  expect(mail?.text).toContain("/terms-of-service");
  expect(mail?.text).not.toContain("unsubscribe");
});

function raisePrice(priceKobo: number, effectiveOn: Date | undefined) {
  const { name, coverLetters, resumes, isUnlimited, features, position, isVisible, isOnSale, isPopular } =
    getOffer("jjc");
  const same = {
    name,
    coverLetters,
    resumes,
    isUnlimited,
    features,
    position,
    isVisible,
    isOnSale,
    isPopular,
  };
  return changeOffer(staff(), "jjc", { ...same, price: priceKobo, effectiveOn, reason: "test" });
}

test("a higher price is announced by itself to customers of that plan, and its withdrawal to whoever was told", () => {
  const [customer, trial, other, past] = [person(false), person(false), person(), person(false)];
  makePaid(customer, {});
  makePaid(other, { offer: "agba" });
  makePaid(past, { at: later(-days(40)) });
  const version = raisePrice(1_200_000, later(days(32)));
  runAll();
  const told = db.select().from(mails).where(like(mails.subject, "JJC (Economy) costs ₦12,000 from%")).all();
  expect(told.map(({ userId }) => userId)).toEqual([customer]);
  expect([trial, other, past].some((id) => told.some(({ userId }) => userId === id))).toBe(false);
  expect(told[0]?.text).toContain("Until then: ₦10,000 for 30 days, 8 cover letters");
  const notice = db.select().from(announcements).where(eq(announcements.offerVersionId, version.id)).get();
  expect(recorded(notice?.id ?? "")).toEqual([customer]);
  withdrawOfferChange(staff(), version.id);
  runAll();
  expect(mailedTo("The change that we announced does not come")).toEqual([customer]);
});

test("a lower price, and a change that was withdrawn before anybody was told, are not announced", () => {
  makePaid(person(), {});
  raisePrice(900_000, undefined);
  expect(runDue()).toBe(0);
  const version = raisePrice(1_300_000, later(days(33)));
  withdrawOfferChange(staff(), version.id);
  runAll();
  expect(db.select().from(announcements).all()).toEqual([]);
});
