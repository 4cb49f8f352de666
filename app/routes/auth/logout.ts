import { redirect, type ActionFunctionArgs } from "@remix-run/node"
import { closeSession } from "~/http/session.server"

export function loader() {
  return redirect("/", 303)
}

export function action({ request }: ActionFunctionArgs) {
  const { cookie } = closeSession(request)
  return redirect("/", { status: 303, headers: { "Set-Cookie": cookie, "Clear-Site-Data": '"cache", "storage"' } })
}
