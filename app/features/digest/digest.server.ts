import { write } from "~/db/client.server";
import { listActiveStaff } from "~/features/accounts/find-accounts.server";
import { queueMail } from "~/features/accounts/mail.server";
import { claimDigest, getDateStyle, wantsDailyDigest } from "~/features/accounts/settings.server";
import { sumMetric } from "~/features/analytics/dataset";
import { readInvalidatedDays, readMetricSums } from "~/features/analytics/metric-sums.server";
import { countComplaints } from "~/features/complaints/complaint-queries.server";
import { listOpenAlerts } from "~/features/payments/alerts.server";
import { listOpenDisputes } from "~/features/payments/disputes.server";
import { countWaitingConversations } from "~/features/support/inbox.server";
import { env } from "~/env.server";
import { log, serializeError } from "~/log.server";
import { days, formatDay, hours, toLagosDay } from "~/time";
import { formatDigest, type Digest } from "./digest-text";

// From this hour of the day in Lagos.
const HOUR = 7;
const MAX_ALERTS = 1000;

/** What happened yesterday in Lagos, and what is open now. */
export async function getDigest(now = new Date()): Promise<Digest> {
  const day = toLagosDay(new Date(now.getTime() - days(1)));
  const sums = await readMetricSums(await readInvalidatedDays(), { from: day, granularity: "day" });
  const sumOf = (metric: Parameters<typeof sumMetric>[1]) => sumMetric(sums, metric, { periods: [day] });
  const disputes = listOpenDisputes();
  return {
    day,
    registered: sumOf("registered"),
    documents: sumOf("documents"),
    payments: sumOf("transactions"),
    paidKobo: sumOf("revenue"),
    paidBackKobo: sumOf("paid_back"),
    feesKobo: sumOf("fees"),
    alerts: listOpenAlerts(MAX_ALERTS).length,
    disputes: { open: disputes.length, nextDueAt: disputes.find(({ dueAt }) => dueAt)?.dueAt ?? null },
    conversations: countWaitingConversations(now),
    complaints: countComplaints(now),
  };
}

/**
 * Queues the digest of the day for every owner who wants it and has not got it, from seven in the morning in Lagos and from the day after the account began. A second call on
 * the same day queues nothing. Returns how many were queued.
 */
export async function queueDigests(now = new Date()): Promise<number> {
  const today = toLagosDay(now);
  const hour = new Date(now.getTime() + hours(1)).getUTCHours(); // Lagos is one hour ahead of UTC all year
  // On the day of the account itself there is no day before to tell of.
  const owners =
    hour < HOUR
      ? []
      : listActiveStaff("staff").filter(
          ({ id, createdAt }) => toLagosDay(createdAt) < today && wantsDailyDigest(id),
        );
  if (owners.length === 0 || owners.every(({ id }) => sentOn.get(id) === today)) return 0;
  const digest = await getDigest(now);
  let queued = 0;
  for (const owner of owners) {
    const style = getDateStyle(owner.id);
    const isQueued = write((tx) => {
      if (!claimDigest(tx, owner.id, today)) return false;
      queueMail(
        tx,
        { userId: owner.id, email: owner.email },
        {
          subject: `${env.SITE_NAME}: ${formatDay(new Date(`${digest.day}T12:00:00Z`), style).text}`,
          greeting: `Hello ${owner.firstName},`,
          lines: formatDigest(digest, style),
          action: { label: "Open the console", path: "/admin" },
          footer: `You get this email each morning because you are an owner. Switch it off at ${env.APP_URL}/admin/digest.`,
        },
      );
      return true;
    });
    sentOn.set(owner.id, today);
    if (isQueued) queued += 1;
  }
  return queued;
}

// In memory, so that the other minutes of the day read nothing. The row decides.
const sentOn = new Map<string, string>();

/** The same as a maintenance task: an error is logged, and the next minute tries again. */
export async function sendDigests(now = new Date()): Promise<void> {
  try {
    const queued = await queueDigests(now);
    if (queued > 0) log.info({ event: "digest.queued", queued });
  } catch (error) {
    log.error({ event: "digest.failed", ...serializeError(error) });
  }
}
