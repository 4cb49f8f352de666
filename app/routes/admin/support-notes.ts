import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { NoteForm } from "~/features/support/staff-acts.schema"
import { addNote } from "~/features/support/staff-acts.server"
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
  const form = await readForm(request, NoteForm)
  countAct("supportPerAgent", agent.id)
  const actor = { userId: agent.id, address: context.clientAddress }
  if (form.ok) addNote(actor, id, form.value.note)
  const said = form.ok ? await flash("success", "The note was added.") : await flash("stop", "Nothing was changed: the form was empty.")
  return redirect(`/admin/support/${id}`, { status: 303, headers: { "Set-Cookie": said } })
})
