import { redirect } from "@remix-run/node";

// A URL of older links.
export function loader() {
  return redirect("/login", 302);
}
