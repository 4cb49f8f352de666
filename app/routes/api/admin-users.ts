import { PeopleQuery } from "~/features/admin/people.schema";
import { peopleJson } from "~/features/admin/people-json.server";
import { allow, api } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(({ request }) => {
  requireApiAdmin(request);
  return peopleJson(PeopleQuery.parse(Object.fromEntries(new URL(request.url).searchParams)));
});

export const action = api(({ request }) => {
  requireApiAdmin(request);
  allow(request, "GET");
});
