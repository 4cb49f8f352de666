import { listApplications } from "~/features/applications/application-queries.server";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeApplication } from "~/http/api/application-serializers";

const route = apiRoute({
  "GET /api/applications": ({ user, query }) => {
    const { applications, counts, page, pages, total } = listApplications(user.id, query);
    return { applications: applications.map(serializeApplication), counts, page, pages, total };
  },
});
export const loader = route;
export const action = route;
