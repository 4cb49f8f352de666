import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { signOutAndRedirect } from "~/http/auth/session.server";

export function loader() {
  return redirect("/", 303);
}

export function action({ request }: ActionFunctionArgs) {
  return signOutAndRedirect(request, "/");
}
