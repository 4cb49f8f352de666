import { and, asc, eq, gt } from "drizzle-orm";
import { db, untilNextWrite, type Tx } from "~/db/client.server";
import { offerVersions } from "~/db/schema";
import { OFFER_IDS } from "~/db/schema/values";
import { isPack, type Offer, type OfferId } from "./plans";

type DbReader = Pick<Tx, "select">;

/** The version of every plan and pack that holds at an instant, in the order of the pages: plans, then packs. */
export function listOffers(now = new Date()): Offer[] {
  const current = new Map<OfferId, Offer>();
  for (const version of listVersions()) if (version.effectiveAt <= now) current.set(version.offer, version);
  return [...current.values()].sort(
    (one, other) =>
      Number(isPack(one.offer)) - Number(isPack(other.offer)) ||
      one.position - other.position ||
      OFFER_IDS.indexOf(one.offer) - OFFER_IDS.indexOf(other.offer),
  );
}

// Every page names an offer.
const listVersions = untilNextWrite(() =>
  db.select().from(offerVersions).orderBy(asc(offerVersions.effectiveAt)).all(),
);

/** The plans that the pages show, the trial without. */
export function listShownPlans(now = new Date()): Offer[] {
  return listOffers(now).filter(
    ({ offer, isVisible }) => isVisible && !isPack(offer) && offer !== "free_trial",
  );
}

/** The packs that the pages show. */
export function listShownPacks(now = new Date()): Offer[] {
  return listOffers(now).filter(({ offer, isVisible, isOnSale }) => isVisible && isOnSale && isPack(offer));
}

/** An offer by its id, as it is now; undefined when there is none. */
export function findOffer(id: string, now = new Date()): Offer | undefined {
  return listOffers(now).find(({ offer }) => offer === id);
}

/** A plan or pack that must exist. */
export function getOffer(id: OfferId, now = new Date()): Offer {
  const offer = findOffer(id, now);
  if (!offer) throw new Error(`no version of ${id} holds at ${now.toISOString()}`);
  return offer;
}

/** A version by its id; undefined when it was withdrawn. */
export function findOfferVersion(id: string, reader: DbReader = db): Offer | undefined {
  return reader.select().from(offerVersions).where(eq(offerVersions.id, id)).get();
}

/** The version that a sale saw. */
export function getOfferVersion(id: string, reader: DbReader = db): Offer {
  const version = findOfferVersion(id, reader);
  if (!version) throw new Error(`offer version ${id} is gone`);
  return version;
}

/** The names of all plans and packs now, by `offer:` and the id, for formatChange. */
export function offerNames(): Map<string, string> {
  return new Map(listOffers().map(({ offer, name }) => [`offer:${offer}`, name]));
}

/** The name of a plan or pack now; the id itself when it is unknown. */
export function offerName(id: string): string {
  return findOffer(id)?.name ?? id;
}

/** The next version of an offer whose date is still to come. */
export function findComingVersion(offer: OfferId, now = new Date()): Offer | undefined {
  return db
    .select()
    .from(offerVersions)
    .where(and(eq(offerVersions.offer, offer), gt(offerVersions.effectiveAt, now)))
    .orderBy(asc(offerVersions.effectiveAt))
    .limit(1)
    .get();
}
