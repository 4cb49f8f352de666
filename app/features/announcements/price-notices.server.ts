import { and, eq } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { announcements } from "~/db/schema";
import { findOffer, findOfferVersion } from "~/features/billing/offers.server";
import { allowanceText, isPack, type Offer } from "~/features/billing/plans";
import { completeJob, type Lease } from "~/jobs/queue.server";
import { formatNaira } from "~/money";
import { formatDay } from "~/time";
import { enqueueSending, getAnnouncement, markStopped, type Announcement } from "./announcements.server";

/**
 * Announces a version that is worse for customers to those whom it concerns: whoever has time on the plan, or bought the pack in
 * the last year. Once for each version; not for one that was withdrawn meanwhile.
 */
export function announcePriceChange(
  { versionId = "" }: Record<string, string>,
  lease: Lease,
  now = new Date(),
): void {
  write((tx) => {
    completeJob(tx, lease);
    const version = findOfferVersion(versionId, tx);
    if (!version || findNotice(tx, versionId, "price")) return;
    const before = findOffer(version.offer, new Date(version.effectiveAt.getTime() - 1));
    if (!before) return;
    insertNotice(tx, {
      ...priceText(before, version),
      createdAt: now,
      createdBy: version.createdBy,
      kind: "price",
      audience: { customersOf: version.offer },
      effectiveAt: version.effectiveAt,
      offerVersionId: versionId,
    });
  });
}

/** Tells whoever was told of a change that it is withdrawn. */
export function announcePriceWithdrawal(
  { versionId = "" }: Record<string, string>,
  lease: Lease,
  now = new Date(),
): void {
  write((tx) => {
    completeJob(tx, lease);
    const notice = findNotice(tx, versionId, "price");
    if (!notice || findNotice(tx, versionId, "price_withdrawn")) return;
    markStopped(tx, notice.id, now);
    if (getAnnouncement(notice.id, tx).sentTo === 0) return;
    insertNotice(tx, {
      subject: "The change that we announced does not come",
      body: `We wrote to you: “${notice.subject}”. That change is withdrawn. What you buy stays as it is now.`,
      createdAt: now,
      createdBy: notice.createdBy,
      kind: "price_withdrawn",
      audience: { recipientsOf: notice.id },
      effectiveAt: null,
      offerVersionId: versionId,
    });
  });
}

type Notice = Pick<
  Announcement,
  "subject" | "body" | "createdAt" | "createdBy" | "kind" | "audience" | "effectiveAt" | "offerVersionId"
>;

function insertNotice(tx: Tx, notice: Notice): void {
  const id = newId();
  tx.insert(announcements)
    .values({ id, ...notice, state: "sending", startedAt: notice.createdAt })
    .run();
  enqueueSending(tx, id);
}

function findNotice(tx: Tx, versionId: string, kind: Announcement["kind"]): Announcement | undefined {
  const same = and(eq(announcements.offerVersionId, versionId), eq(announcements.kind, kind));
  return tx.select().from(announcements).where(same).get();
}

function priceText(before: Offer, after: Offer): { subject: string; body: string } {
  const day = formatDay(after.effectiveAt).text;
  const term = isPack(after.offer) ? "" : " for 30 days";
  const price = (offer: Offer) => `${formatNaira(offer.priceKobo)}${term}`;
  const paragraphs = [
    `You bought ${before.name}. From ${day} on it changes.`,
    `Until then: ${price(before)}, ${allowanceText(before).toLowerCase()}.`,
    `From ${day}: ${price(after)}, ${allowanceText(after).toLowerCase()}.`,
    "What you already paid for does not change. Until that day you can still buy it as it is now. Nothing is charged automatically.",
  ];
  const subject =
    after.priceKobo > before.priceKobo
      ? `${before.name} costs ${formatNaira(after.priceKobo)} from ${day}`
      : `${before.name} changes on ${day}`;
  return { subject, body: paragraphs.join("\n\n") };
}
