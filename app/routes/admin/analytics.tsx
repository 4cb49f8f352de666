import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { requireAdmin } from "~/http/guards.server"
import { page } from "~/http/page.server"
import { EmptyState } from "~/ui/card"
import { Heading } from "~/ui/heading"
import { pageTitle } from "~/ui/title"

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Analytics")

export const loader = page(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request)
  return null
})

export default function Analytics() {
  return (
    <div className="stack-wide">
      <Heading title="Analytics" />
      <EmptyState title="No analytics yet">Figures of users, documents and revenue will be computed from the data and shown here. None is made up.</EmptyState>
    </div>
  )
}
