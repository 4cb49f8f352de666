import { redirect } from "@remix-run/node";
import { apiRoute } from "~/http/api/api-route.server";

// A URL of older links.
const route = apiRoute({
  "GET /api/login": () => redirect("/login", 302),
});
export const loader = route;
export const action = route;
