import { and, count, desc, eq, gte, isNotNull, isNull, lte } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { alerts } from "~/db/schema";
import { ALERT_AREAS, type AlertArea } from "~/db/schema/values";
import { log } from "~/log.server";
import { days, minutes } from "~/time";
import type { Cause } from "./cause";

export type Alert = typeof alerts.$inferSelect;

// A cause that comes and goes within minutes is one alert.
const GONE_AFTER_MS = minutes(3);
const KEPT_MS = days(90);

/**
 * Opens an alert for each new cause, renews the text of the open ones and closes those whose cause has been gone for three
 * minutes. Kinds in `unknown` stay as they are, because nobody could look. Then deletes those that ended 90 days ago.
 */
export function updateAlerts(causes: Cause[], unknown: readonly string[], now: Date): void {
  write((tx) => {
    const open = tx.select().from(alerts).where(isNull(alerts.closedAt)).all();
    for (const cause of causes) {
      const known = open.find(({ kind, subject }) => kind === cause.kind && subject === cause.subject);
      if (known) renew(tx, known.id, cause, now);
      else openAlert(tx, cause, now);
    }
    for (const alert of open) {
      const isGone = alert.lastSeenAt.getTime() <= now.getTime() - GONE_AFTER_MS;
      const isSeen = causes.some(({ kind, subject }) => kind === alert.kind && subject === alert.subject);
      if (isGone && !isSeen && !unknown.some((prefix) => alert.kind.startsWith(prefix)))
        closeAlert(tx, alert, now);
    }
    tx.delete(alerts)
      .where(lte(alerts.closedAt, new Date(now.getTime() - KEPT_MS)))
      .run();
  });
}

/** Open alerts, grave ones and then the newest first. */
export function listOpenAlerts(): Alert[] {
  return db
    .select()
    .from(alerts)
    .where(isNull(alerts.closedAt))
    .orderBy(alerts.severity, desc(alerts.createdAt)) // "grave" comes before "warning"
    .all();
}

/** Alerts that ended in the last 30 days, the newest first. */
export function listClosedAlerts(now = new Date(), limit = 50): Alert[] {
  return db
    .select()
    .from(alerts)
    .where(and(isNotNull(alerts.closedAt), gte(alerts.closedAt, new Date(now.getTime() - days(30)))))
    .orderBy(desc(alerts.closedAt))
    .limit(limit)
    .all();
}

/** How many alerts are open in each part of the console. */
export function countOpenAlerts(): Record<AlertArea, number> {
  const rows = db
    .select({ area: alerts.area, many: count() })
    .from(alerts)
    .where(isNull(alerts.closedAt))
    .groupBy(alerts.area)
    .all();
  const entries = ALERT_AREAS.map((area) => [area, rows.find((row) => row.area === area)?.many ?? 0]);
  return Object.fromEntries(entries) as Record<AlertArea, number>;
}

function openAlert(tx: Tx, cause: Cause, now: Date): void {
  tx.insert(alerts)
    .values({ id: newId(), createdAt: now, lastSeenAt: now, ...cause })
    .run();
  log.warn({ event: "alert.opened", kind: cause.kind, subject: cause.subject });
}

function renew(tx: Tx, id: string, { headline, detail, severity, path }: Cause, now: Date): void {
  tx.update(alerts).set({ headline, detail, severity, path, lastSeenAt: now }).where(eq(alerts.id, id)).run();
}

function closeAlert(tx: Tx, { id, kind, subject }: Alert, now: Date): void {
  tx.update(alerts).set({ closedAt: now }).where(eq(alerts.id, id)).run();
  log.info({ event: "alert.closed", kind, subject });
}
