import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { auditLog, complaints, jobs, mails, users } from "~/db/schema";
import { eraseAccount } from "~/features/data-rights/erase-account.server";
import { runRetention } from "~/features/data-rights/retention.server";
import {
  answerComplaint,
  fileComplaint,
  sendComplaintReminder,
} from "~/features/complaints/complaints.server";
import {
  getComplaintStatus,
  countComplaints,
  getComplaint,
  listComplaints,
} from "~/features/complaints/complaint-queries.server";
import { describeDeadline } from "~/features/complaints/deadline";
import { claimJob } from "~/jobs/queue.server";
import { days, hours } from "~/time";
import { makeUser } from "./factories/people";

const now = new Date();
const after = (time: number) => new Date(now.getTime() + time);
const form = (email: string, body = "You kept my resume after I asked you to delete it.") => ({
  name: "Ngozi",
  email,
  about: "deletion" as const,
  body,
  wish: "Delete it.",
});
const rowOf = (reference: string) =>
  db.select().from(complaints).where(eq(complaints.reference, reference)).all();
const mailsTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email)).all();

function makeAdmin() {
  const admin = makeUser();
  db.update(users).set({ role: "admin" }).where(eq(users.id, admin.id)).run();
  return admin;
}

/** Works off the reminders that are due at `at`, and nothing else. */
function remind(at: Date) {
  for (let claimed = claimJob(at); claimed; claimed = claimJob(at)) {
    if (claimed.job.kind === "complaint.remind") sendComplaintReminder(claimed.job.payload, claimed.lease);
    else
      write((tx) =>
        tx
          .delete(jobs)
          .where(eq(jobs.id, claimed?.job.id ?? ""))
          .run(),
      );
  }
}

test("the same words from the same address are one complaint with one mail, which repeats none of them", () => {
  const [one, two, other] = [
    fileComplaint(undefined, form("one@example.com"), now),
    fileComplaint(undefined, form("one@example.com"), after(days(3))),
    fileComplaint(undefined, form("one@example.com", "And you still mail me."), now),
  ];
  expect(two).toEqual(one);
  expect(other.reference).not.toBe(one.reference);
  expect(one.reference).toMatch(/^C-[A-Z0-9]{8}$/);
  const [first, ...more] = mailsTo("one@example.com").filter(({ subject }) =>
    subject.includes(one.reference),
  );
  expect(more).toEqual([]);
  expect(first?.text).toContain(`complaint=${one.reference}`);
  for (const said of ["resume", "Ngozi", "Delete it"]) expect(first?.text).not.toContain(said);
});

test("staff is told at once and again a week before the end, unless it was answered", () => {
  const admin = makeAdmin();
  const { reference } = fileComplaint(undefined, form("late@example.com"), now);
  const answered = fileComplaint(undefined, form("soon@example.com"), now);
  const told = (which = reference) =>
    mailsTo(admin.email).filter(({ subject }) => subject.includes(which)).length;
  expect([told(), told(answered.reference)]).toEqual([1, 1]);
  answerComplaint(
    { userId: admin.id, address: "" },
    rowOf(answered.reference)[0]?.id ?? "",
    "It is deleted now.",
    after(days(2)),
  );
  remind(after(days(23) - hours(1)));
  expect(told()).toBe(1);
  remind(after(days(23)));
  expect([told(), told(answered.reference)]).toEqual([2, 1]);
});

test("the clock runs 30 days, is overdue after them, and stops with the answer", () => {
  const admin = makeAdmin();
  const { reference } = fileComplaint(undefined, form("clock@example.com"), now);
  const [complaint] = rowOf(reference);
  if (!complaint) throw new Error("no complaint");
  expect([0, 22, 29.5, 30.5, 33].map((day) => describeDeadline(complaint, after(days(day))))).toEqual([
    { text: "30 days left", tone: "plain" },
    { text: "8 days left", tone: "plain" },
    { text: "1 day left", tone: "care" },
    { text: "1 day overdue", tone: "stop" },
    { text: "3 days overdue", tone: "stop" },
  ]);
  const before = countComplaints(after(days(29)));
  expect(countComplaints(after(days(30)))).toEqual({
    open: before.open,
    overdue: before.overdue + before.open,
  });
  expect(listComplaints().open.map((one) => one.reference)).toContain(reference);

  answerComplaint(
    { userId: admin.id, address: "10.0.0.1" },
    complaint.id,
    "We deleted it.\n\nWe are sorry.",
    after(days(32)),
  );
  expect(() =>
    answerComplaint({ userId: admin.id, address: "" }, complaint.id, "Once more.", after(days(33))),
  ).toThrow("already answered");
  expect(getComplaint(complaint.id)).toMatchObject({
    answer: "We deleted it.\n\nWe are sorry.",
    answeredByName: "Ngozi",
  });
  expect(describeDeadline(getComplaint(complaint.id), after(days(90)))).toEqual({
    text: "Answered 2 days late",
    tone: "stop",
  });
  expect(getComplaintStatus(reference)?.answered).toBeTruthy();
  expect(countComplaints(after(days(29))).open).toBe(before.open - 1);
  expect(mailsTo("clock@example.com").at(-1)?.text).toContain("We are sorry.");
  const acts = db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `complaint:${complaint.id}`))
    .all();
  expect(acts).toMatchObject([
    {
      action: "complaint.answered",
      actorId: admin.id,
      address: "10.0.0.1",
      after: { reference, afterDays: 32, inTime: false },
    },
  ]);
  expect(JSON.stringify(acts)).not.toContain("sorry");
});

test("an answered complaint goes after 24 months, one that waits stays, and an erased account takes all from its address along", () => {
  const admin = makeAdmin();
  const person = makeUser();
  const own = fileComplaint(person.id, form("else@example.com", "Sent while signed in."), now);
  const open = fileComplaint(undefined, form(person.email, "Sent without signing in."), now);
  const foreign = fileComplaint(undefined, form("foreign@example.com"), now);
  const old = fileComplaint(undefined, form("old@example.com"), now);
  answerComplaint({ userId: admin.id, address: "" }, rowOf(old.reference)[0]?.id ?? "", "It is done.", now);
  runRetention(after(days(729)));
  expect(rowOf(old.reference)).toHaveLength(1);
  runRetention(after(days(730)));
  expect([old, open].map(({ reference }) => rowOf(reference).length)).toEqual([0, 1]);
  eraseAccount(person.id);
  expect([own, open, foreign].map(({ reference }) => rowOf(reference).length)).toEqual([0, 0, 1]);
});
