import { redirect } from "@remix-run/node";
import { refuseMethod } from "~/http/api/api-handler.server";

// A URL of older links.
export function loader() {
  return redirect("/login", 302);
}

export const action = refuseMethod("GET", "HEAD");
