import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { dateStyleOf } from "~/features/accounts/settings.server"
import { paymentStory } from "~/features/payments/desk.server"
import { settle } from "~/features/payments/settle.server"
import { flash } from "~/http/flash.server"
import { requireAdmin } from "~/http/guards.server"
import { page } from "~/http/page.server"
import { naira } from "~/money"
import { momentText } from "~/time"
import { Button, ButtonLink } from "~/ui/button"
import { Badge } from "~/ui/card"
import { Heading } from "~/ui/heading"
import { Notice } from "~/ui/notice"
import { DefinitionRows, Table } from "~/ui/rows"
import { pageTitle } from "~/ui/title"

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Payment", "One payment and everything that happened to it.")

export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request)
  const { payment, buyer, refunds, timeline, refundableKobo } = paymentStory(params.reference ?? "")
  const { reference, plan, kind, amountKobo, feesKobo, mode, status, channel, paystackId, failureText } = payment
  return { reference, plan, kind, amountKobo, feesKobo, mode, status, channel, paystackId, failureText, buyer, refunds, timeline, refundableKobo, style: dateStyleOf(admin.id) }
})

/** Asks Paystack about this payment now. */
export const action = page(async ({ request, params }: ActionFunctionArgs) => {
  requireAdmin(request)
  const { payment } = paymentStory(params.reference ?? "")
  const settled = await settle(payment.reference, "admin")
  return redirect(`/admin/payments/${payment.reference}`, { status: 303, headers: { "Set-Cookie": await flash("success", `Paystack was asked. The payment is ${settled?.status ?? "unknown"}.`) } })
})

export default function Payment() {
  const { reference, plan, kind, amountKobo, feesKobo, mode, status, channel, paystackId, failureText, buyer, refunds, timeline, refundableKobo, style } = useLoaderData<typeof loader>()
  const path = `/admin/payments/${reference}`
  return (
    <div className="stack-wide">
      <Heading title={reference} lead={`${naira(amountKobo)} for ${plan} (${kind})`} actions={<Badge>{status}</Badge>} />
      {status === "mismatch" && <Notice kind="care">This money arrived but does not fit: {failureText}. Send it back, or give the plan all the same.</Notice>}
      <DefinitionRows
        rows={[
          { term: "Who", value: buyer ? `${buyer.firstName} ${buyer.lastName}, ${buyer.email}` : "The account was erased." },
          { term: "Mode", value: mode === "test" ? "Test: no money moved" : "Live" },
          { term: "Way of paying", value: channel ?? "–" },
          { term: "Paystack's fee", value: feesKobo === null ? "–" : naira(feesKobo) },
          { term: "Paystack's number", value: paystackId ?? "–" },
          { term: "What the bank said", value: failureText ?? "–" },
        ]}
      />
      <div className="row">
        {status !== "applied" && status !== "reversed" && <form method="post"><Button>Ask Paystack now</Button></form>}
        {refundableKobo > 0 && <ButtonLink kind="danger" href={`${path}/refund`}>Send money back</ButtonLink>}
        {status === "mismatch" && buyer && <ButtonLink href={`${path}/apply`}>Give the plan all the same</ButtonLink>}
        <ButtonLink kind="link" href="/admin/payments">All payments</ButtonLink>
      </div>
      <section className="stack">
        <h2>What happened</h2>
        <Table caption="What happened" columns={["When", "What"]} rows={timeline.map(({ at, what }, index) => ({ key: String(index), cells: [momentText(at, style), what] }))} />
      </section>
      {refunds.length > 0 && (
        <section className="stack">
          <h2>Money back</h2>
          <Table
            caption="Money back"
            columns={["Asked", "Amount", "State", "Why", "Access", "What to do"]}
            rows={refunds.map((row) => ({ key: row.id, cells: [momentText(row.createdAt, style), naira(row.amountKobo), row.status, row.reason, row.endsAccess ? "ends" : "stays", row.status === "needs-attention" ? <a key="a" href={`${path}/refund?account=${row.id}`}>Send it to a bank account</a> : ""] }))}
          />
        </section>
      )}
    </div>
  )
}
