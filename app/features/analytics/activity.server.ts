import { and, desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { userSequence, analyticsEvents } from "~/db/schema";
import { queryAuditEvents } from "~/features/admin/audit.server";
import { formatAction } from "~/features/admin/audit-text";
import { offerName } from "~/features/billing/offers.server";
import type { AnalyticsEventType } from "~/features/analytics-events/events.server";
import { formatNaira } from "~/money";
import type { Activity } from "./dataset";

type ActivityEvent = { about: string; plan: string; value: number };

const ACTIVITY_KINDS: {
  type: AnalyticsEventType;
  kind: Activity["type"];
  format: (event: ActivityEvent) => string;
}[] = [
  { type: "registered", kind: "user", format: () => "A new user registered" },
  {
    type: "document",
    kind: "document",
    format: ({ about }) => (about === "resume" ? "A resume was made" : "A cover letter was made"),
  },
  {
    type: "payment",
    kind: "subscription",
    format: ({ plan, value }) => `${formatNaira(value)} was paid for ${offerName(plan)}`,
  },
  {
    type: "refund",
    kind: "subscription",
    format: ({ plan, value }) => `${formatNaira(value)} for ${offerName(plan)} was refunded`,
  },
];

/**
 * The latest activity, newest first: users, documents, plans, and actions of staff. The text has no name and
 * no address.
 */
export function listActivity(limit = 50): Activity[] {
  const counted = ACTIVITY_KINDS.flatMap(({ type, kind, format }) =>
    db
      .select({
        at: analyticsEvents.at,
        about: analyticsEvents.documentType,
        plan: analyticsEvents.plan,
        value: analyticsEvents.value,
        userId: userSequence.userId,
      })
      .from(analyticsEvents)
      .leftJoin(userSequence, eq(userSequence.id, analyticsEvents.userSequenceId))
      .where(and(eq(analyticsEvents.type, type)))
      .orderBy(desc(analyticsEvents.at))
      .limit(limit)
      .all()
      .map(({ at, userId, ...event }): Activity => ({ type: kind, message: format(event), at, userId })),
  );
  const staffActions = queryAuditEvents(undefined, limit).map(({ createdAt, action }): Activity => ({
    type: "other",
    message: `Staff: ${lowercaseFirst(formatAction(action))}`,
    at: createdAt,
    userId: null,
  }));
  return [...counted, ...staffActions]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit);
}

function lowercaseFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
