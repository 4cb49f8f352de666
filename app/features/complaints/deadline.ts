import type { complaints } from "~/db/schema";
import { days } from "~/time";

export type Complaint = typeof complaints.$inferSelect;

/** The deadline of an answer. */
export const ANSWER_DEADLINE_MS = days(30);
export const REMINDER_LEAD_MS = days(7);

/** The deadline of a complaint. */
export function getDueDate({ createdAt }: Pick<Complaint, "createdAt">): Date {
  return new Date(createdAt.getTime() + ANSWER_DEADLINE_MS);
}

/** The deadline as text for staff, with its urgency. */
export function describeDeadline(
  complaint: Pick<Complaint, "createdAt" | "answeredAt">,
  now = new Date(),
): { text: string; tone: "go" | "care" | "stop" | "plain" } {
  const left = (getDueDate(complaint).getTime() - (complaint.answeredAt ?? now).getTime()) / days(1);
  if (complaint.answeredAt)
    return left >= 0
      ? { text: "Answered in time", tone: "go" }
      : { text: `Answered ${formatDays(-left)} late`, tone: "stop" };
  if (left < 0) return { text: `${formatDays(-left)} overdue`, tone: "stop" };
  return { text: `${formatDays(left)} left`, tone: left * days(1) <= REMINDER_LEAD_MS ? "care" : "plain" };
}

function formatDays(days: number): string {
  const whole = Math.ceil(days);
  return whole === 1 ? "1 day" : `${whole} days`;
}
