import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { applications, jobs, mails } from "~/db/schema";
import { eq } from "drizzle-orm";
import {
  deleteEmptyApplications,
  listApplications,
  listMaking,
} from "~/features/applications/application-queries.server";
import {
  endMaking,
  getApplication,
  openApplication,
  updateApplication,
} from "~/features/applications/applications.server";
import { sendReminder, setReminder } from "~/features/applications/reminders.server";
import { createDocument, saveDocument } from "~/features/documents/documents.server";
import { setStyle } from "~/features/documents/document-style.server";
import { getFile } from "~/features/documents/download.server";
import { listSentTexts, listVersions, makeSentFile } from "~/features/documents/sent-texts.server";
import { claimJob } from "~/jobs/queue.server";
import { days } from "~/time";
import { makeUser } from "./factories/people";

const UNCHECKED = {
  design: "plain" as const,
  pages: 2 as const,
  isOwnOrder: false,
  hasPhoto: false,
  renderer: 0,
  problems: [],
};

const now = new Date();
const ADVERT = {
  jobTitle: "Nurse",
  companyName: "Evercare",
  companyLocation: "Lekki",
  jobDescription: "Night shifts",
};

function ready(userId: string, more: Partial<typeof ADVERT> & { closesOn?: string } = {}) {
  const { closesOn = null, ...advert } = more;
  return write((tx) => {
    const { id } = openApplication(tx, userId, { ...ADVERT, ...advert }, now);
    endMaking(tx, id, { makingSince: null, hasDocuments: true, closesOn });
    return id;
  });
}

test("the same advert is the same application, another word another one, and each belongs to one person", () => {
  const [user, stranger] = [makeUser(), makeUser()];
  const open = (more = {}, userId = user.id) =>
    write((tx) => openApplication(tx, userId, { ...ADVERT, ...more }, now)).id;
  const first = open();
  expect(open()).toBe(first);
  expect(open({ jobDescription: "Day shifts" })).not.toBe(first);
  expect(stranger.id).not.toBe(user.id);
  expect(open({}, stranger.id)).not.toBe(first);
  expect(() => getApplication(stranger.id, first)).toThrow("This page does not exist.");
  expect(listMaking(user.id).map(({ id }) => id)).toContain(first);
});

test("what is being made is ready when its documents are there, and failed when none is", () => {
  const user = makeUser();
  const id = ready(user.id);
  const shown = () => listApplications(user.id).counts;
  expect(shown()).toMatchObject({ ready: 1, making: 0 });
  write((tx) => openApplication(tx, user.id, ADVERT, now));
  expect(shown()).toMatchObject({ ready: 0, making: 1 });
  expect(() => updateApplication(user.id, id, { state: "sent" }, [])).toThrow(
    "This step is not possible now",
  );
  write((tx) => endMaking(tx, id, { makingSince: null, hasDocuments: false }));
  expect(shown()).toMatchObject({ ready: 1 }); // what was there stays
  const other = write((tx) => openApplication(tx, user.id, { ...ADVERT, jobTitle: "Cook" }, now)).id;
  write((tx) => endMaking(tx, other, { makingSince: null, hasDocuments: false }));
  expect(listApplications(user.id, { state: "failed" }).applications.map(({ id }) => id)).toEqual([other]);
});

test("the versions that went stay readable after a later edit", async () => {
  const user = makeUser();
  const applicationId = ready(user.id);
  const text = { type: "cover_letter" as const, title: "Letter", content: "Dear Sir", sources: [] };
  const about = { jobTitle: "Nurse", companyName: "Evercare", companyLocation: "", language: "en" as const };
  const documentId = write((tx) =>
    createDocument(tx, user.id, { ...text, ...about, applicationId }, UNCHECKED),
  );
  const went = [{ documentId, type: "cover_letter" as const, version: 1 }];
  updateApplication(user.id, applicationId, { state: "sent" }, went);
  await saveDocument(user.id, documentId, { content: "Dear Madam" });
  const { sentDocuments } = updateApplication(user.id, applicationId, { state: "interview" }, [
    { documentId, type: "cover_letter", version: 2 },
  ]);
  expect(listSentTexts(user.id, sentDocuments)).toMatchObject([{ content: "Dear Sir", isCurrent: false }]);
  expect(listSentTexts(makeUser().id, sentDocuments)).toEqual([]);
});

test("the file that went is made again with the same bytes after text and design changed; another renderer says so", async () => {
  const user = makeUser();
  const applicationId = ready(user.id);
  const text = {
    type: "cover_letter" as const,
    title: "Letter",
    content: "Dear Sir,\n\nI apply.",
    sources: [],
  };
  const about = { jobTitle: "Nurse", companyName: "Evercare", companyLocation: "", language: "en" as const };
  const id = write((tx) => createDocument(tx, user.id, { ...text, ...about, applicationId }, UNCHECKED));
  const before = await getFile(user.id, id, "pdf");
  const went = listVersions(user.id, [id]);
  await saveDocument(user.id, id, { content: "Dear Madam,\n\nI apply." });
  await setStyle(user.id, id, { design: "senior", pages: 1 });
  expect((await getFile(user.id, id, "pdf")).sha256).not.toBe(before.sha256);
  expect(listSentTexts(user.id, went)).toMatchObject([{ isCurrent: false, isSameFile: true }]);
  expect((await makeSentFile(user.id, went, "cover_letter")).sha256).toBe(before.sha256);
  await expect(makeSentFile(makeUser().id, went, "cover_letter")).rejects.toThrow("does not exist");
  const older = went.map(({ print, ...one }) => ({
    ...one,
    ...(print && { print: { ...print, renderer: 1 } }),
  }));
  const unknown = went.map(({ documentId, type, version }) => ({ documentId, type, version }));
  for (const sent of [older, unknown])
    expect(listSentTexts(user.id, sent)).toMatchObject([{ isSameFile: false }]);
});

test("a list is searched by words, filtered, paged, and the archive is apart", () => {
  const user = makeUser();
  for (let n = 0; n < 30; n += 1)
    ready(user.id, { jobTitle: `Clerk ${n}`, jobDescription: n === 7 ? "Sage 50" : "Typing" });
  expect(listApplications(user.id, { q: "sage clerk" }).applications.map(({ jobTitle }) => jobTitle)).toEqual(
    ["Clerk 7"],
  );
  const second = listApplications(user.id, { page: 2 });
  expect([second.applications.length, second.pages, second.total]).toEqual([5, 2, 30]);
  expect(listApplications(user.id, { page: 99 }).page).toBe(2);
  const [{ id } = { id: "" }] = second.applications;
  updateApplication(user.id, id, { isArchived: true }, []);
  expect(listApplications(user.id).total).toBe(29);
  expect(listApplications(user.id, { isArchived: true }).applications.map((one) => one.id)).toEqual([id]);
  expect(listApplications(user.id, { q: "50% of '" }).total).toBe(0);
});

test("a reminder is mailed once, before the last day, unless it was stopped or the application went out", () => {
  const user = makeUser();
  const closesOn = new Date(now.getTime() + days(20)).toISOString().slice(0, 10);
  const mailsTo = () => db.select().from(mails).where(eq(mails.recipient, user.email)).all();
  const due = (id: string) => getApplication(user.id, id).remindAt ?? new Date(0);
  const work = (at: Date) => {
    const claimed = claimJob(at, ["application.remind"]);
    if (claimed) sendReminder(claimed.job.payload, claimed.lease);
    return claimed !== undefined;
  };
  const [wanted, stopped, sent] = ["A", "B", "C"].map((jobTitle) => ready(user.id, { jobTitle, closesOn }));
  for (const id of [wanted, stopped, sent]) setReminder(user.id, id ?? "", true);
  const at = due(wanted ?? "");
  expect(at.getTime()).toBeGreaterThan(now.getTime());
  expect(work(now)).toBe(false);
  setReminder(user.id, stopped ?? "", false);
  updateApplication(user.id, sent ?? "", { state: "sent" }, []);
  while (work(at)) continue;
  expect(mailsTo().map(({ subject }) => subject)).toEqual([expect.stringContaining("A, Evercare")]);
  expect(mailsTo()[0]?.text).toContain("/unsubscribe?token=");
  expect(
    db
      .select()
      .from(jobs)
      .where(eq(jobs.kind, "application.remind"))
      .all()
      .every(({ status }) => status === "done"),
  ).toBe(true);
});

test("an application without documents goes 24 months after its last change, one with documents stays", () => {
  const user = makeUser();
  const [, full] = [ready(user.id), ready(user.id, { jobTitle: "Cook" })];
  const text = { type: "resume" as const, title: "R", content: "R", sources: [], jobTitle: "Cook" };
  const about = { companyName: "E", companyLocation: "", language: "en" as const, applicationId: full };
  write((tx) => createDocument(tx, user.id, { ...text, ...about }, UNCHECKED));
  const old = new Date(0);
  db.update(applications).set({ updatedAt: old }).where(eq(applications.userId, user.id)).run();
  expect(deleteEmptyApplications(new Date(1))).toBe(1);
  expect(listApplications(user.id).applications.map(({ id }) => id)).toEqual([full]);
});
