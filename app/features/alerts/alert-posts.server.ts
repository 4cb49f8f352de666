import { and, eq, gte, isNotNull, isNull, or } from "drizzle-orm";
import { db } from "~/db/client.server";
import { alerts } from "~/db/schema";
import { env } from "~/env.server";
import { log, serializeError } from "~/log.server";
import { postSigned } from "~/providers/webhook/webhook.server";
import { hours } from "~/time";
import type { Alert } from "./alerts.server";
import type { Cause } from "./cause";

const TRIED_FOR_MS = hours(24);
const REPEATED_AFTER_MS = hours(1);

let isPosting = false;

/**
 * Posts alerts that opened or ended to ALERT_WEBHOOK_URL. Not a job: it must also go out when the queue is what is stuck. What
 * the receiver does not accept is posted again with the next call, for a day.
 */
export function postAlerts(now: Date): void {
  if (isPosting || !env.ALERT_WEBHOOK_URL) return;
  isPosting = true;
  void postAll(now)
    .catch((error: unknown) => log.error({ event: "alerts.post_failed", ...serializeError(error) }))
    .finally(() => (isPosting = false));
}

let unstoredAt = 0;

/** Posts causes that could not be stored, once an hour while that lasts. */
export function postUnstored(causes: Cause[], now: Date): void {
  if (causes.length === 0 || now.getTime() - unstoredAt < REPEATED_AFTER_MS) return;
  unstoredAt = now.getTime();
  post("opened", causes).catch((error: unknown) =>
    log.error({ event: "alerts.post_failed", ...serializeError(error) }),
  );
}

async function postAll(now: Date): Promise<void> {
  const recent = new Date(now.getTime() - TRIED_FOR_MS);
  const waiting = db
    .select()
    .from(alerts)
    .where(
      or(
        and(isNull(alerts.postedAt), gte(alerts.createdAt, recent)),
        and(isNotNull(alerts.postedAt), isNull(alerts.closingPostedAt), gte(alerts.closedAt, recent)),
      ),
    )
    .all();
  const opened = waiting.filter(({ postedAt }) => postedAt === null);
  const ended = waiting.filter(({ postedAt }) => postedAt !== null);
  if (opened.length > 0) {
    await post("opened", opened);
    for (const { id } of opened) db.update(alerts).set({ postedAt: now }).where(eq(alerts.id, id)).run();
  }
  if (ended.length > 0) {
    await post("solved", ended);
    for (const { id } of ended)
      db.update(alerts).set({ closingPostedAt: now }).where(eq(alerts.id, id)).run();
  }
}

async function post(state: "opened" | "solved", listed: (Cause & Partial<Alert>)[]): Promise<void> {
  const { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret } = env;
  if (!url || !secret) return;
  const messages = listed.map(
    ({ kind, subject, area, severity, headline, detail, path, createdAt, closedAt }) => ({
      kind,
      subject,
      area,
      severity,
      headline,
      detail,
      url: `${env.APP_URL}${path}`,
      since: createdAt?.toISOString(),
      until: closedAt?.toISOString(),
    }),
  );
  // The text is for receivers that show one line, such as a chat.
  const text = messages
    .map(({ headline, detail }) => [headline, detail].filter(Boolean).join(": "))
    .join("; ");
  await postSigned({ url, secret }, { site: env.SITE_NAME, state, text, alerts: messages });
}
