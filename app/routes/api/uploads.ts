import { apiRoute } from "~/http/api/api-route.server";
import { createUpload, tusCapabilities } from "~/http/uploads/tus.server";

const route = apiRoute({
  "OPTIONS /api/uploads": () => tusCapabilities(),
  "POST /api/uploads": ({ request, user }) => createUpload(request, user.id),
});
export const loader = route;
export const action = route;
