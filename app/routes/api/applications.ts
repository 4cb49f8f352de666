import { ApplicationApiQuery } from "~/features/applications/application.schema";
import { listApplications } from "~/features/applications/application-queries.server";
import { apiHandler, validationRefusal, refuseMethod } from "~/http/api/api-handler.server";
import { serializeApplication } from "~/http/api/application-serializers";
import { requireApiUser } from "~/http/auth/guards.server";

/** A page of the person's applications, newest first. */
export const loader = apiHandler(({ request }) => {
  const user = requireApiUser(request);
  const query = ApplicationApiQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) throw validationRefusal(query.error);
  const { applications, counts, page, pages, total } = listApplications(user.id, query.data);
  return { applications: applications.map(serializeApplication), counts, page, pages, total };
});

export const action = refuseMethod("GET", "HEAD");
