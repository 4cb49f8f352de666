import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { requireAdmin } from "~/http/guards.server"
import { page } from "~/http/page.server"
import { EmptyState } from "~/ui/card"
import { Heading } from "~/ui/heading"
import { pageTitle } from "~/ui/title"

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "User Management")

export const loader = page(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request)
  return null
})

export default function Users() {
  return (
    <div className="stack-wide">
      <Heading title="User Management" />
      <EmptyState title="No list of users yet">Searching, plans and switching accounts off are being built. Until then nothing about people is shown here.</EmptyState>
    </div>
  )
}
