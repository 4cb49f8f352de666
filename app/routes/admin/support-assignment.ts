import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { AssignmentForm } from "~/features/support/staff-acts.schema"
import { assign } from "~/features/support/staff-acts.server"
import { flash } from "~/http/flash.server"
import { readForm } from "~/http/forms.server"
import { requireAdmin } from "~/http/guards.server"
import { page } from "~/http/page.server"
import { countAct } from "~/http/rate-limit.server"

export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request)
  return redirect(`/admin/support/${params.id}`, 303)
})

export const action = page(async ({ request, params, context }: ActionFunctionArgs) => {
  const agent = requireAdmin(request)
  const { id = "" } = params
  const form = await readForm(request, AssignmentForm)
  countAct("supportPerAgent", agent.id)
  const actor = { userId: agent.id, address: context.clientAddress }
  if (form.ok) assign(actor, id, form.value.agent)
  const said = form.ok ? await flash("success", "The conversation was assigned.") : await flash("stop", "Nothing was changed: the form was empty.")
  return redirect(`/admin/support/${id}`, { status: 303, headers: { "Set-Cookie": said } })
})
