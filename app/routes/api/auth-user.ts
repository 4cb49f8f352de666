import { api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { userJson } from "~/http/json-shapes";

export const loader = api(({ request }) => ({ user: userJson(requireApiUser(request)) }));
