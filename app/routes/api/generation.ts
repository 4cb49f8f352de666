import { getGeneration } from "~/features/writing/progress.server";
import { api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { generationJson } from "~/http/json-shapes";

export const loader = api(({ request, params }) => {
  const user = requireApiUser(request);
  return generationJson(getGeneration(user.id, params.job ?? ""));
});
