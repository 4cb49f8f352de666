import { markSeenBySupport } from "~/features/support/seen.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "POST /api/admin/support/{id}/seen": ({ params, body: { upTo } }) => {
    markSeenBySupport(params.id, upTo);
    return { upTo };
  },
});
export const loader = route;
export const action = route;
