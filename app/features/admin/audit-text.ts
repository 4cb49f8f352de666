import { formatNaira } from "~/money";
import { LAGOS, formatDateTime, type DateStyle } from "~/time";

const ACTION_LABELS: Record<string, string> = {
  "balance.returned": "Sent a balance back",
  "announcement.sent": "Sent a mail to many",
  "announcement.stopped": "Stopped a mail to many",
  "breaker.closed": "Closed a circuit breaker",
  "complaint.answered": "Answered a complaint",
  "institution.account_opened": "Opened an account number for an institution",
  "institution.created": "Made an institution",
  "institution.invoice_paid": "Marked an invoice as paid",
  "judge.chosen": "Chose the judge",
  "judge.examined": "Let a model sit the judge's exam",
  "judge.removed": "Removed the judge",
  "settings.saved": "Changed the provider settings",
  "code.created": "Made a promo code",
  "code.ended": "Ended a promo code",
  "list.exported": "Downloaded a list",
  "offer.change_withdrawn": "Withdrew a change of a plan or pack",
  "offer.changed": "Changed a plan or pack",
  "payment.alert_decided": "Decided an alert",
  "payment.applied_manually": "Gave a plan manually",
  "payment.event_retried": "Retried an event",
  "payment.orphan_decided": "Decided about unknown money",
  "payment.refund_requested": "Sent money back",
  "payment.refund_sent_to_account": "Sent a refund to a bank account",
  "prompt.activated": "Activated a prompt",
  "prompt.cleared": "Restored the standard prompt",
  "prompt.saved": "Saved a prompt",
  "provider.activated": "Changed the active provider",
  "provider.failover_tested": "Tested the failover",
  "provider.key_removed": "Removed a key",
  "provider.models_refreshed": "Refreshed a list of models",
  "provider.saved": "Changed a provider",
  "provider.tested": "Tested a connection",
  "receipts.seller_set": "Changed the seller of the receipts",
  "support.answered": "Answered",
  "support.assigned": "Assigned a conversation",
  "support.note_added": "Wrote a note",
  "support.reopened": "Reopened a conversation",
  "support.reply_deleted": "Deleted a saved reply",
  "support.reply_saved": "Saved a reply",
  "support.resolved": "Resolved a conversation",
  "user.credits_given": "Gave credits",
  "user.activated": "Activated an account",
  "user.deactivated": "Deactivated an account",
  "user.deleted": "Deleted an account",
  "user.documents_opened": "Opened documents",
  "user.plan_set": "Set a plan",
  "user.staff_role_set": "Changed a staff role",
  "user.two_step_reset": "Switched two-step sign-in off",
  "user.usage_reset": "Reset the usage",
};

/**
 * An audit action as text: "user.plan_set" gives "Set a plan". An action without a text is shown as its name.
 */
export function formatAction(action: string): string {
  return ACTION_LABELS[action] ?? action.replace(/[._]/g, " ");
}

type AuditValues = Record<string, unknown>;

type Change = { before: AuditValues | null; after: AuditValues | null };

/**
 * The difference between two sets of values as text: "model: gpt-4o → gpt-6-luna", "amount: ₦2,500". `names`
 * maps "user:" and "offer:" with an id to what people call it.
 */
export function formatChange(
  { before, after }: Change,
  style: DateStyle = LAGOS,
  names = new Map<string, string>(),
): string {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map(
      (field) =>
        `${formatFieldName(field)}: ${[before, after].flatMap((values) => (values && field in values ? [formatValue(field, values[field], style, names)] : [])).join(" → ")}`,
    )
    .join(" · ");
}

const FIELD_LABELS: Record<string, string> = {
  agentId: "agent",
  sequence: "message",
  builtin_fallback_cost: "cost after a provider failure",
  ai_daily_cap_micro_usd: "daily cap of all providers",
  naira_per_usd: "naira per dollar",
};

// "coverLettersRemaining" → "cover letters remaining", "amountKobo" → "amount", "isActive" → "active".
function formatFieldName(name: string): string {
  if (FIELD_LABELS[name]) return FIELD_LABELS[name];
  const bare = name.replace(/_?(kobo|micro_?usd)$/i, "").replace(/^is(?=[A-Z])/, "");
  return bare
    .replace(/_/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
}

const ISO_TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function formatValue(name: string, value: unknown, style: DateStyle, names: Map<string, string>): string {
  if (value === null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && /kobo$/i.test(name)) return formatNaira(value);
  if (typeof value === "number" && /micro_?usd$/i.test(name))
    return `$${(value / 1_000_000).toLocaleString("en-GB", { minimumFractionDigits: 2 })}`;
  if (Array.isArray(value)) return value.map((one) => formatValue("", one, style, names)).join(", ");
  if (typeof value !== "string") return JSON.stringify(value);
  if (ISO_TIMESTAMP.test(value)) return formatDateTime(new Date(value), style);
  return names.get(`offer:${value}`) ?? names.get(`user:${value}`) ?? value;
}
