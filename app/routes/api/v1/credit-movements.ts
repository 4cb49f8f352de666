import { pageOfCreditMovements } from "~/features/billing/access.server";
import { serializePage } from "~/features/api/page";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/v1/credits/movements": ({ user, query }) =>
    serializePage(pageOfCreditMovements(user.id, query), ({ key, at, kind, description, amount }) => ({
      id: key,
      createdAt: at.toISOString(),
      kind,
      description,
      amount,
    })),
});
export const loader = route;
export const action = route;
