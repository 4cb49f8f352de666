import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { aiProviders, auditLog, documents, mails, sessions, tokens, users } from "~/db/schema";
import { findClosedAccount, restoreAccount } from "~/features/accounts/close-account.server";
import { issueToken } from "~/features/accounts/mail-tokens.server";
import { findSessionUser, createSession } from "~/features/accounts/sessions.server";
import { searchAuditEvents } from "~/features/admin/audit-search.server";
import { findSubjectNames } from "~/features/admin/audit-subjects.server";
import {
  changeUserPlan,
  giveUserCredits,
  resetUserUsage,
  setUserActive,
} from "~/features/admin/user-actions.server";
import { deleteUser } from "~/features/data-rights/erase-account.server";
import { grantDocumentAccess, readGrantedDocuments } from "~/features/admin/user-documents.server";
import { serializeUserList, serializeUser } from "~/features/admin/user-json.server";
import { getUserDetail } from "~/features/admin/user-detail.server";
import { getSubscriptionState } from "~/features/billing/history.server";
import { getOrCreateConversation } from "~/features/support/conversations.server";
import { days, minutes } from "~/time";
import { makeApplication } from "./factories/applications";
import { makeUser } from "./factories/people";

beforeEach(() => {
  for (const table of [auditLog, users]) db.delete(table).run();
});

function makeAdmin() {
  const { id } = makeUser({ email: `admin-${Math.random()}@example.com` });
  db.update(users).set({ role: "admin" }).where(eq(users.id, id)).run();
  return { userId: id, address: "10.1.2.3" };
}

const actsAbout = (id: string) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `user:${id}`))
    .all();
const row = (id: string) => db.select().from(users).where(eq(users.id, id)).get();

test("the last active admin can be neither switched off nor deleted, and nothing is written down", () => {
  const only = makeAdmin();
  expect(() => setUserActive(only, only.userId, false)).toThrow("You are the only owner");
  expect(() => deleteUser(only, only.userId)).toThrow("You are the only owner");
  expect([row(only.userId)?.isActive, actsAbout(only.userId)]).toEqual([true, []]);
  const second = makeAdmin();
  setUserActive(second, only.userId, false);
  expect(() => deleteUser(only, second.userId)).toThrow("You are the only owner");
  deleteUser(second, only.userId); // switched off already, so it is not the last one
  expect(row(only.userId)).toBeUndefined();
});

test("a person reads of a plan and credits that staff gives or takes, and of an account that is switched off or on", () => {
  const admin = makeAdmin();
  const { id } = makeUser();
  changeUserPlan(admin, id, "jjc");
  changeUserPlan(admin, id, "free_trial");
  giveUserCredits(admin, id, { coverLetters: 2, resumes: 1, reason: "a mistake of ours" });
  for (const isActive of [false, false, true]) setUserActive(admin, id, isActive);
  const sent = db.select().from(mails).where(eq(mails.userId, id)).all();
  expect(sent.map(({ subject }) => subject)).toEqual([
    "We gave you JJC (Economy)",
    "A plan that we gave you has ended",
    "You have new credits",
    "Your account was switched off",
    "Your account is open again",
  ]);
  expect(sent[2]?.text).toContain("2 cover letters and 1 resume: a mistake of ours.");
});

test("switching off ends sessions and the link that restores a closed account, and keeps the one that stops mails", () => {
  const admin = makeAdmin();
  const user = makeUser();
  const session = createSession(user.id, "");
  db.update(users)
    .set({ isActive: false, deletionRequestedAt: new Date() })
    .where(eq(users.id, user.id))
    .run();
  const link = write((tx) => {
    issueToken(tx, { userId: user.id, purpose: "unsubscribe", lifetimeMs: days(1) });
    return issueToken(tx, { userId: user.id, purpose: "download_export", lifetimeMs: days(30) });
  });
  expect([findSessionUser(session)?.id, findClosedAccount(link).userId]).toEqual([user.id, user.id]);
  setUserActive(admin, user.id, false);
  expect(() => restoreAccount(link)).toThrow("This link has been used");
  expect([
    findSessionUser(session),
    db.select().from(sessions).where(eq(sessions.userId, user.id)).all(),
    db
      .select()
      .from(tokens)
      .all()
      .map(({ purpose }) => purpose),
  ]).toEqual([undefined, [], ["unsubscribe"]]);
  setUserActive(admin, user.id, true);
  expect(row(user.id)).toMatchObject({ isActive: true, deletionRequestedAt: null });
  expect(actsAbout(user.id).map(({ action, address }) => [action, address])).toEqual([
    ["user.deactivated", "10.1.2.3"],
    ["user.activated", "10.1.2.3"],
  ]);
});

test("a plan and a reset are given and written down with what was before and after", () => {
  const admin = makeAdmin();
  const user = makeUser({ coverLetters: 0, resumes: 0 });
  changeUserPlan(admin, user.id, "jjc");
  expect(getSubscriptionState(user.id)).toMatchObject({ plan: "jjc", status: "active" });
  resetUserUsage(admin, user.id);
  changeUserPlan(admin, user.id, "free_trial");
  expect(getSubscriptionState(user.id).plan).toBe("free_trial");
  const [given] = actsAbout(user.id);
  expect([given?.before, given?.after]).toMatchObject([
    { plan: "free_trial", coverLettersRemaining: 0 },
    { plan: "jjc", coverLettersRemaining: 8, given: "jjc" },
  ]);
  expect(() => changeUserPlan(admin, "nobody", "jjc")).toThrow("There is no such user.");
});

test("what a form gives is given once, written down once and told once; something else in it is another gift", () => {
  const admin = makeAdmin();
  const user = makeUser({ coverLetters: 0, resumes: 0 });
  const [form, now] = [newId(), new Date()];
  const gift = { coverLetters: 2, resumes: 1, reason: "a mistake of ours" };
  const left = () => getSubscriptionState(user.id).balance.coverLettersRemaining;
  giveUserCredits(admin, user.id, gift, now, form);
  giveUserCredits(admin, user.id, gift, now, form);
  expect([left(), actsAbout(user.id).length]).toEqual([2, 1]);
  giveUserCredits(admin, user.id, { ...gift, coverLetters: 1 }, now, form);
  giveUserCredits(admin, user.id, gift, now, newId());
  expect([left(), actsAbout(user.id).length]).toEqual([5, 3]);
  changeUserPlan(admin, user.id, "jjc", now, form);
  changeUserPlan(admin, user.id, "jjc", now, form);
  expect(actsAbout(user.id)).toHaveLength(4);
  const mailed = db.select().from(mails).where(eq(mails.userId, user.id)).all();
  expect(mailed.filter(({ subject }) => subject.startsWith("We gave you"))).toHaveLength(1);
});

test("a deletion erases at once and leaves an id in the log, nothing else of the person", async () => {
  const admin = makeAdmin();
  const user = makeUser({ email: "leaves@example.com" });
  deleteUser(admin, user.id);
  expect([row(user.id), await serializeUserList({ search: "leaves" })]).toEqual([
    undefined,
    { users: [], totalPages: 1 },
  ]);
  expect(actsAbout(user.id).map(({ action }) => action)).toEqual(["user.deleted"]);
  expect(JSON.stringify(actsAbout(user.id))).not.toMatch(/leaves|Ngozi|Eze/);
});

test("documents open for a reason that is written down, for thirty minutes, one person and one of the staff", () => {
  const [admin, other] = [makeAdmin(), makeAdmin()];
  const [user, stranger] = [makeUser(), makeUser()];
  const now = new Date();
  db.insert(documents)
    .values({
      id: "paper",
      createdAt: now,
      updatedAt: now,
      userId: user.id,
      applicationId: makeApplication(user.id, now),
      type: "resume",
      title: "A title",
      content: "A line",
      jobTitle: "Nurse",
      companyName: "Hospital",
    })
    .run();
  expect(JSON.stringify(getUserDetail(user.id))).not.toContain("A title");
  expect(getUserDetail(user.id).documents).toBe(1);
  const opening = grantDocumentAccess(admin, user.id, "The file would not open", now);
  expect(actsAbout(user.id)[0]?.after).toEqual({ reason: "The file would not open" });
  expect(readGrantedDocuments(admin.userId, user.id, opening, "paper", now)).toMatchObject({
    documents: [{ title: "A title" }],
    document: { content: "A line" },
  });
  expect(() => readGrantedDocuments(other.userId, user.id, opening, null, now)).toThrow(
    "This opening has ended",
  );
  expect(() => readGrantedDocuments(admin.userId, stranger.id, opening, "paper", now)).toThrow(
    "This opening has ended",
  );
  expect(() =>
    readGrantedDocuments(admin.userId, user.id, opening, null, new Date(now.getTime() + minutes(30))),
  ).toThrow("This opening has ended");
});

test("the log is searched by act, subject and person, and an unknown person finds nothing", () => {
  const admin = makeAdmin();
  const user = makeUser({ email: "found@example.com" });
  resetUserUsage(admin, user.id);
  setUserActive(admin, user.id, false);
  const many = (search: { act?: string; subject?: string; person?: string }) =>
    searchAuditEvents({ act: "", subject: "", person: "", page: 1, ...search }).total;
  expect([
    many({}),
    many({ act: "user.usage_reset" }),
    many({ subject: "user" }),
    many({ subject: `user:${user.id}` }),
    many({ person: "found" }),
    many({ person: admin.userId }),
  ]).toEqual([2, 1, 2, 2, 2, 2]);
  expect([
    many({ act: "user.usage" }),
    many({ subject: "payment" }),
    many({ person: "nobody" }),
    many({ subject: "%" }),
  ]).toEqual([0, 0, 0, 0]);
});

test("what the API says of a person holds no secret", () => {
  const user = makeUser();
  expect(serializeUser(user.id)).toMatchObject({
    fullName: "Ngozi Eze",
    subscriptionPlan: "free_trial",
    subscriptionStatus: "active",
    isUnlimitedActive: false,
  });
  expect(Object.keys(serializeUser(user.id)).filter((name) => /password|token|hash/i.test(name))).toEqual([]);
});

test("what acts were about goes by its name, and what is gone has none", () => {
  const { id, firstName, lastName } = makeUser();
  const now = new Date();
  const talk = write((tx) => getOrCreateConversation(tx, id, now)).id;
  db.insert(aiProviders)
    .values({ slug: "named", label: "Named (Inc)", createdAt: now, updatedAt: now })
    .run();
  const names = findSubjectNames([
    `user:${id}`,
    "user:gone",
    `support:${talk}`,
    "provider:named",
    "payment:CG-1",
    "house",
  ]);
  expect(Object.fromEntries(names)).toEqual({
    [`user:${id}`]: `${firstName} ${lastName}`,
    [`support:${talk}`]: `Conversation with ${firstName} ${lastName}`,
    "provider:named": "Named (Inc)",
  });
});
