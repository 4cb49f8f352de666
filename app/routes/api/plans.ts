import { listOffers } from "~/features/billing/offers.server";
import { isPack } from "~/features/billing/plans";
import { serializeOffer } from "~/features/billing/serialize-offer";
import { apiRoute } from "~/http/api/api-route.server";
import { enforceReadLimit } from "~/http/security/rate-limit.server";

const route = apiRoute({
  "GET /api/plans": ({ context }) => {
    enforceReadLimit(`plans ${context.clientAddress}`);
    const shown = listOffers().filter(({ isVisible }) => isVisible);
    return {
      plans: shown.filter(({ offer }) => !isPack(offer)).map(serializeOffer),
      packs: shown.filter(({ offer }) => isPack(offer)).map(serializeOffer),
    };
  },
});
export const loader = route;
export const action = route;
