import { formatNaira } from "~/money";
import { formatDateTime, type DateStyle } from "~/time";

/** What happened on one day, and what is open now. Money in kobo. */
export type Digest = {
  day: string;
  registered: number;
  documents: number;
  payments: number;
  paidKobo: number;
  paidBackKobo: number;
  feesKobo: number;
  alerts: number;
  disputes: { open: number; nextDueAt: Date | null };
  conversations: { waiting: number; late: number };
  complaints: { open: number; overdue: number };
};

/** The digest as sentences: first what waits for somebody, then the figures of the day. */
export function formatDigest(digest: Digest, style: DateStyle): string[] {
  const waiting = listWaiting(digest, style);
  return [
    waiting.length === 0 ? "Nothing waits for you." : `Waiting for you: ${waiting.join("; ")}.`,
    `New accounts: ${digest.registered}. Documents made: ${digest.documents}.`,
    digest.payments === 0 && digest.paidBackKobo === 0
      ? "Nobody paid."
      : `${countText(digest.payments, "payment")}: ${formatNaira(digest.paidKobo)}. Sent back: ${formatNaira(digest.paidBackKobo)}. Paystack kept ${formatNaira(digest.feesKobo)}. Left: ${formatNaira(digest.paidKobo - digest.paidBackKobo - digest.feesKobo)}.`,
  ];
}

function listWaiting({ alerts, disputes, conversations, complaints }: Digest, style: DateStyle): string[] {
  const due = disputes.nextDueAt
    ? `, the next to be answered by ${formatDateTime(disputes.nextDueAt, style)}`
    : "";
  const late = conversations.late > 0 ? `, ${conversations.late} longer than promised` : "";
  const overdue = complaints.overdue > 0 ? `, ${complaints.overdue} for more than 30 days` : "";
  return [
    ...(disputes.open > 0 ? [`${countText(disputes.open, "dispute")}${due}`] : []),
    ...(alerts > 0 ? [countText(alerts, "alert about payments", "alerts about payments")] : []),
    ...(conversations.waiting > 0 ? [`${countText(conversations.waiting, "conversation")}${late}`] : []),
    ...(complaints.open > 0
      ? [`${countText(complaints.open, "complaint about data", "complaints about data")}${overdue}`]
      : []),
  ];
}

function countText(many: number, one: string, more = `${one}s`): string {
  return `${many} ${many === 1 ? one : more}`;
}
