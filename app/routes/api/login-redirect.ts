import { redirect } from "@remix-run/node";

// An address that older links use.
export function loader() {
  return redirect("/login", 302);
}
