import type { LoaderFunctionArgs } from "@remix-run/node"
import { requireAdmin } from "~/http/guards.server"
import { page } from "~/http/page.server"

export const loader = page(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request)
  return null
})

export default function LlmManagement() {
  return <h1>LLM Management</h1>
}
