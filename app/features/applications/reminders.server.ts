import { and, eq } from "drizzle-orm";
import { write } from "~/db/client.server";
import { applications } from "~/db/schema";
import { queueNotification } from "~/features/accounts/notifications.server";
import { completeJob, enqueue, type Lease } from "~/jobs/queue.server";
import { formatDay } from "~/time";
import { getApplication, type Application } from "./applications.server";
import { reminderTime } from "./reminder-time";
import { stateOf } from "./states";

export const REMINDER_JOB = "application.remind";

/** Sets or stops the mail before an application closes. Without a later time to send it nothing is set. Throws 404. */
export function setReminder(
  userId: string,
  applicationId: string,
  isWanted: boolean,
  now = new Date(),
): void {
  write((tx) => {
    const { remindAt, closesOn } = getApplication(userId, applicationId, tx);
    const due = isWanted ? reminderTime(closesOn, now) : null;
    if (due?.getTime() === remindAt?.getTime()) return;
    tx.update(applications)
      .set({ remindAt: due, updatedAt: now })
      .where(and(eq(applications.userId, userId), eq(applications.id, applicationId)))
      .run();
    const payload = { userId, applicationId, remindAt: String(due?.getTime()) };
    if (due) enqueue(REMINDER_JOB, payload, tx, { runAt: due, maxAttempts: 10 });
  });
}

/** Sends the reminder that this job stands for, unless it was stopped, moved, or the application went on meanwhile. */
export function sendReminder(
  { applicationId = "", remindAt = "" }: Record<string, string>,
  lease: Lease,
): void {
  write((tx) => {
    const row = tx.select().from(applications).where(eq(applications.id, applicationId)).get();
    if (row && row.remindAt?.getTime() === Number(remindAt)) {
      if (stateOf(row) === "ready" && !row.archivedAt) queueNotification(tx, row.userId, reminderMail(row));
      tx.update(applications).set({ remindAt: null }).where(eq(applications.id, applicationId)).run();
    }
    completeJob(tx, lease);
  });
}

function reminderMail({ id, jobTitle, companyName, closesOn }: Application) {
  const day = formatDay(new Date(`${closesOn}T00:00:00Z`)).text;
  return {
    subject: `Closes on ${day}: ${jobTitle}, ${companyName}`,
    lines: [
      `The advert for ${jobTitle} at ${companyName} closes on ${day}.`,
      "Your application is ready, and you have not marked it as sent.",
    ],
    action: { label: "Open my application", path: `/applications/${id}` },
  };
}
