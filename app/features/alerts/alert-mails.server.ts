import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { alerts } from "~/db/schema";
import { env } from "~/env.server";
import { queueMail } from "~/features/accounts/mail.server";
import type { MailContent } from "~/providers/mail/compose";
import { minutes } from "~/time";
import type { Alert } from "./alerts.server";
import { findPayer } from "./watch-payments.server";

// New alerts of this time go into one mail.
const BETWEEN_MAILS_MS = minutes(5);

/**
 * Queues one mail to the admins about all new alerts, and one about grave ones that ended, at most every five minutes. The
 * mail and its mark are stored together, so nothing is mailed twice.
 */
export function mailAlerts(now: Date): void {
  if (env.ADMIN_EMAILS.length === 0 || isTooSoon(now)) return;
  const opened = db
    .select()
    .from(alerts)
    .where(and(isNull(alerts.closedAt), isNull(alerts.mailedAt)))
    .all();
  const ended = db
    .select()
    .from(alerts)
    .where(
      and(
        isNotNull(alerts.closedAt),
        isNotNull(alerts.mailedAt),
        isNull(alerts.closingMailedAt),
        eq(alerts.severity, "grave"),
      ),
    )
    .all();
  write((tx) => {
    if (opened.length > 0) {
      queueForAdmins(tx, openedMail(opened));
      mark(tx, opened, { mailedAt: now });
    }
    if (ended.length > 0) {
      queueForAdmins(tx, endedMail(ended));
      mark(tx, ended, { closingMailedAt: now });
    }
  });
}

function isTooSoon(now: Date): boolean {
  const last = db
    .select({ at: alerts.mailedAt })
    .from(alerts)
    .where(isNotNull(alerts.mailedAt))
    .orderBy(desc(alerts.mailedAt))
    .limit(1)
    .get();
  return last?.at !== null && last !== undefined && now.getTime() - last.at.getTime() < BETWEEN_MAILS_MS;
}

function queueForAdmins(tx: Tx, content: MailContent) {
  for (const email of env.ADMIN_EMAILS) queueMail(tx, { email }, content);
}

function mark(tx: Tx, marked: Alert[], at: Partial<Pick<Alert, "mailedAt" | "closingMailedAt">>) {
  const ids = marked.map(({ id }) => id);
  tx.update(alerts).set(at).where(inArray(alerts.id, ids)).run();
}

function openedMail(opened: Alert[]): MailContent {
  const [first] = opened;
  return {
    subject: opened.length === 1 && first ? `Alert: ${first.headline}` : `${opened.length} alerts`,
    greeting: opened.length === 1 ? "Something needs you:" : "These need you:",
    lines: opened.map((alert) => describe(alert)),
    action:
      opened.length === 1 && first
        ? { label: "Open the page", path: first.path }
        : { label: "See all alerts", path: "/admin/alerts" },
    footer: FOOTER,
  };
}

function endedMail(ended: Alert[]): MailContent {
  const [first] = ended;
  return {
    subject: ended.length === 1 && first ? `Solved: ${first.headline}` : `${ended.length} alerts are solved`,
    greeting: "The cause is gone:",
    lines: ended.map(({ headline, detail }) => [headline, detail].filter(Boolean).join(": ")),
    action: { label: "See all alerts", path: "/admin/alerts" },
    footer: FOOTER,
  };
}

const FOOTER = "You get this email because your address is in ADMIN_EMAILS.";

function describe(alert: Alert): string {
  const payer = findPayer(alert);
  const facts = [alert.subject, alert.detail, payer && `paid by ${payer}`].filter(Boolean).join(". ");
  return facts ? `${alert.headline}: ${facts}` : alert.headline;
}
