import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import type { ReactNode } from "react"
import { dateStyleOf } from "~/features/accounts/settings.server"
import { listAlerts } from "~/features/payments/alerts.server"
import { Decision, DeskView } from "~/features/payments/desk.schema"
import { decideAlert, decideOrphan, listDeadEvents, listPayments, reviveEvent } from "~/features/payments/desk.server"
import { listOpenDisputes } from "~/features/payments/disputes.server"
import { listOrphans } from "~/features/payments/orphans.server"
import { lastComparison } from "~/features/payments/reconcile.server"
import { flash } from "~/http/flash.server"
import { requireAdmin } from "~/http/guards.server"
import { page } from "~/http/page.server"
import { naira } from "~/money"
import { momentText } from "~/time"
import { Button } from "~/ui/button"
import { Badge, EmptyState } from "~/ui/card"
import { Field } from "~/ui/field"
import { Heading } from "~/ui/heading"
import { FilterLinks } from "~/ui/navigation"
import { Table } from "~/ui/rows"
import { pageTitle } from "~/ui/title"

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Payments", "Payments, refunds and disputes, and what must be decided.")

export const loader = page(({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request)
  const view = DeskView.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { view, style: dateStyleOf(admin.id), list: listPayments(view), alerts: listAlerts(), orphans: listOrphans(), disputes: listOpenDisputes(), dead: listDeadEvents(), compared: lastComparison() ?? null }
})

export const action = page(async ({ request, context }: ActionFunctionArgs) => {
  const actor = { userId: requireAdmin(request).id, address: context.clientAddress }
  const { alert, orphan, event, decision } = Decision.parse(Object.fromEntries(await request.formData()))
  if (alert) decideAlert(actor, alert, decision)
  if (orphan) decideOrphan(actor, orphan, decision)
  if (event) reviveEvent(actor, event)
  return redirect("/admin/payments", { status: 303, headers: { "Set-Cookie": await flash("success", event ? "The worker tries the event again." : "Noted. It is off the list.") } })
})

const ALERTS = {
  mismatch: "Arrived, but does not fit",
  overpaid: "More than was asked for",
  paid_twice: "Paid twice within an hour",
  blocked_payer: "Paid by an account that is switched off",
  wrong_mode: "Of another mode: ignored",
  dead_event: "A webhook could not be worked off",
  refund_stuck: "A refund is stuck",
  dispute: "A bank contests it",
  only_at_paystack: "Known to Paystack only",
  only_here: "Known to us only",
}
const TONES = { applied: "go", pending: "plain", expired: "plain", failed: "care", mismatch: "stop", reversed: "care" } as const
type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export default function Payments() {
  const { view, style, list, alerts, orphans, disputes, dead, compared } = useLoaderData<typeof loader>()
  return (
    <div className="stack-wide">
      <Heading title="Payments" lead={compared ? `Our books and Paystack's were last compared on ${momentText(new Date(compared.at), style)}: ${compared.differences} differences.` : "Our books and Paystack's were not compared yet. That happens each night at two."} />
      <ToDecide alerts={alerts} orphans={orphans} style={style} />
      {disputes.length > 0 && (
        <Part title="Disputes">
          <Table caption="Disputes" columns={["Payment", "Amount", "State", "Answer by"]} rows={disputes.map((row) => ({ key: row.id, cells: [row.reference ? <Reference key="r" of={row.reference} /> : "unknown", row.amountKobo === null ? "–" : naira(row.amountKobo), row.status, row.dueAt ? momentText(row.dueAt, style) : "–"] }))} />
        </Part>
      )}
      {dead.length > 0 && (
        <Part title="Webhooks that were given up">
          <Table caption="Webhooks that were given up" columns={["When", "Event", "Payment", "What to do"]} rows={dead.map((row) => ({ key: row.id, cells: [momentText(row.receivedAt, style), row.event, row.reference ?? "–", <form key="f" method="post"><input type="hidden" name="event" value={row.id} /><Button small>Try again</Button></form>] }))} />
        </Part>
      )}
      <Part title="All payments">
        <FilterLinks label="State" links={[{ href: "/admin/payments", label: "All", current: !view.status }, ...Object.keys(TONES).map((status) => ({ href: `/admin/payments?status=${status}`, label: status, current: view.status === status }))]} />
        <form method="get" className="row row-end"><Field id="search" name="search" label="Reference or mail address" type="search" defaultValue={view.search} narrows /><Button>Search</Button></form>
        <Listed list={list} view={view} style={style} />
      </Part>
    </div>
  )
}

function ToDecide({ alerts, orphans, style }: Pick<Loaded, "alerts" | "orphans" | "style">) {
  if (alerts.length + orphans.length === 0) return <EmptyState title="Nothing to decide">What is odd about money is listed here: sums that do not fit, refunds that are stuck, differences between our books and Paystack's.</EmptyState>
  const rows = [
    ...alerts.map(({ id, createdAt, kind, reference, note }) => ({ key: id, cells: [momentText(createdAt, style), <Reference key="r" of={reference} />, ALERTS[kind], note, <Decide key="d" name="alert" id={id} about={reference} />] })),
    ...orphans.map(({ reference, firstSeenAt, facts }) => ({ key: reference, cells: [momentText(firstSeenAt, style), reference, "Money without a payment of ours", `${naira(Number(facts.amountKobo))} by ${facts.channel}`, <Decide key="d" name="orphan" id={reference} about={reference} />] })),
  ]
  return <Part title="To decide"><Table caption="To decide" columns={["Since", "Payment", "What", "Note", "Decision"]} rows={rows} /></Part>
}

function Decide({ name, id, about }: { name: "alert" | "orphan"; id: string; about: string }) {
  return (
    <form method="post" className="stack">
      <input type="hidden" name={name} value={id} />
      <Field id={`decision-${id}`} name="decision" label="What was done" required maxLength={200} />
      <Button small about={about}>Close</Button>
    </form>
  )
}

function Listed({ list, view, style }: Pick<Loaded, "list" | "view" | "style">) {
  if (list.rows.length === 0) return <p className="soft">No payment fits.</p>
  const next = new URLSearchParams({ ...(view.status && { status: view.status }), ...(view.search && { search: view.search }), page: String(view.page + 1) })
  return (
    <>
      <Table
        caption="Payments"
        columns={["When", "Reference", "Who", "Plan", "Amount", "State"]}
        rows={list.rows.map((row) => ({ key: row.id, cells: [momentText(row.createdAt, style), <Reference key="r" of={row.reference} />, row.email ?? "erased", `${row.plan}, ${row.kind}`, `${naira(row.amountKobo)}${row.mode === "test" ? " (test)" : ""}`, <Badge key="s" kind={TONES[row.status]}>{row.status}</Badge>] }))}
      />
      {list.hasMore && <p><a href={`/admin/payments?${next}`}>Older payments</a></p>}
    </>
  )
}

function Reference({ of }: { of: string }) {
  return of.startsWith("CG-") ? <a href={`/admin/payments/${of}`}>{of}</a> : <>{of}</>
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return <section className="stack"><h2>{title}</h2>{children}</section>
}
