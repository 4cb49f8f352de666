import { serializeAdvert } from "~/features/adverts/serialize-advert";
import { readAdvertFor } from "~/features/writing/check-advert.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "POST /api/v1/adverts/read": async ({ user, body }) => serializeAdvert(await readAdvertFor(user.id, body)),
});
export const loader = route;
export const action = route;
