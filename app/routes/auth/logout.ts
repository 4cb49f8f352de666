import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { signOutTo } from "~/http/session.server";

export function loader() {
  return redirect("/", 303);
}

export function action({ request }: ActionFunctionArgs) {
  return signOutTo(request, "/");
}
