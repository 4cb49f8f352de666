import { listOffers } from "~/features/billing/offers.server";
import { isPack } from "~/features/billing/plans";
import { serializeOffer } from "~/features/billing/serialize-offer";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { enforceReadLimit } from "~/http/security/rate-limit.server";

/** What is sold: plans and packs with price and allowance. For everybody. */
export const loader = apiHandler(({ context }) => {
  enforceReadLimit(`plans ${context.clientAddress}`);
  const shown = listOffers().filter(({ isVisible }) => isVisible);
  return {
    plans: shown.filter(({ offer }) => !isPack(offer)).map(serializeOffer),
    packs: shown.filter(({ offer }) => isPack(offer)).map(serializeOffer),
  };
});

export const action = refuseMethod("GET", "HEAD");
