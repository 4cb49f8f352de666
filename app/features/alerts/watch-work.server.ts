import { listFailingModels } from "~/features/ai/providers/circuit-breaker.server";
import { getRecentCalls } from "~/features/ai/monitoring/recent-calls.server";
import { countComplaints } from "~/features/complaints/complaint-queries.server";
import { formatAge } from "~/features/operations/format-age";
import { countWaitingLonger } from "~/features/support/inbox.server";
import { countFailedJobs, describeOpenJobs } from "~/jobs/queue-state.server";
import { days, hours, minutes } from "~/time";
import type { Cause } from "./cause";

const JOB_WAITS_MS = minutes(5);
const MAIL_WAITS_MS = minutes(15);
const FAILED_WITHIN_MS = hours(1);
const CALLS_WITHIN_MS = minutes(15);
const MIN_CALLS = 10;
const FAILED_SHARE = 0.5;

/** Jobs that wait too long or were given up, by kind; mails by their own kind. */
export function watchJobs(now: Date): Cause[] {
  const waiting = describeOpenJobs(now).filter(({ state }) => state === "queued");
  const late = waiting.filter(({ kind, waitedMs, ageMs }) =>
    kind === "mail.send" ? ageMs > MAIL_WAITS_MS : waitedMs > JOB_WAITS_MS,
  );
  const failed = countFailedJobs(new Date(now.getTime() - FAILED_WITHIN_MS));
  return [
    ...late.map(({ kind, many, ageMs }) =>
      jobCause(
        kind,
        "jobs_stuck",
        kind === "mail.send" ? "Mails are stuck" : "Jobs are stuck",
        `${many}, the oldest for ${formatAge(ageMs)}`,
      ),
    ),
    ...failed.map(({ kind, many }) =>
      jobCause(
        kind,
        "jobs_failed",
        kind === "mail.send" ? "Mails were not sent" : "Jobs were given up",
        `${many} in the last hour`,
      ),
    ),
  ];
}

function jobCause(kind: string, cause: string, headline: string, detail: string): Cause {
  return {
    kind: cause,
    subject: kind,
    area: "system",
    severity: "grave",
    headline,
    detail,
    path: "/admin/monitoring",
  };
}

/** Models without calls until an admin acts or for some time, and providers of which most calls fail. */
export function watchProviders(now: Date): Cause[] {
  const models = listFailingModels().map(({ provider, model, reason, retryAt }): Cause => ({
    kind: "provider_paused",
    subject: `${provider}:${model}`,
    area: "ai",
    severity: retryAt ? "warning" : "grave",
    headline: retryAt ? "A provider is paused" : "A provider needs you",
    detail: `${reason.replace(/_/g, " ")}${retryAt ? "" : ". No call until key, model or account is put right"}`,
    path: "/admin#breakers",
  }));
  return [...models, ...watchFailedCalls(now)];
}

function watchFailedCalls(now: Date): Cause[] {
  const calls = getRecentCalls(new Date(now.getTime() - CALLS_WITHIN_MS));
  const countOf = (slug: string, ...statuses: string[]) =>
    calls
      .filter(({ provider, status }) => provider === slug && statuses.includes(status))
      .reduce((sum, { many }) => sum + many, 0);
  return [...new Set(calls.map(({ provider }) => provider))].flatMap((provider): Cause[] => {
    const [failed, all] = [countOf(provider, "failed"), countOf(provider, "failed", "ok")];
    if (all < MIN_CALLS || failed / all <= FAILED_SHARE) return [];
    return [
      {
        kind: "provider_failing",
        subject: provider,
        area: "ai",
        severity: "warning",
        headline: "Most calls to a provider fail",
        detail: `${failed} of ${all} in 15 minutes`,
        path: "/admin/monitoring",
      },
    ];
  });
}

/** People who wait for an answer, and complaints past their deadline. */
export function watchSupport(now: Date): Cause[] {
  const waiting = countWaitingLonger(new Date(now.getTime() - days(1)));
  const { overdue } = countComplaints(now);
  const support = { subject: "", area: "support" as const };
  return [
    ...(waiting > 0
      ? [
          {
            ...support,
            kind: "support_waiting",
            severity: "warning" as const,
            headline: "People wait for support",
            detail: `${waiting} for more than a day`,
            path: "/admin/support",
          },
        ]
      : []),
    ...(overdue > 0
      ? [
          {
            ...support,
            kind: "support_complaints",
            severity: "grave" as const,
            headline: "A complaint about data is overdue",
            detail: `${overdue} for more than 30 days`,
            path: "/admin/complaints",
          },
        ]
      : []),
  ];
}
