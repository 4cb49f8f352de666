import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { dateStyleOf } from "~/features/accounts/settings.server"
import { getAccess, listLedger } from "~/features/billing/access.server"
import { allowanceText, PLANS } from "~/features/billing/plans"
import { requireUser } from "~/http/guards.server"
import { naira } from "~/money"
import { momentText } from "~/time"
import { Badge, Card } from "~/ui/card"
import { Heading } from "~/ui/heading"
import { Notice } from "~/ui/notice"
import { Progress } from "~/ui/progress"
import { Table } from "~/ui/rows"
import { pageTitle } from "~/ui/title"

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Subscription")

export function loader({ request }: LoaderFunctionArgs) {
  const user = requireUser(request)
  const plans = PLANS.map((plan) => ({ id: plan.id, name: plan.displayName, price: naira(plan.priceKobo), per: plan.priceKobo === 0 ? "for 7 days" : "a month", allowance: allowanceText(plan), features: plan.features, popular: plan.popular, onSale: plan.onSale }))
  const style = dateStyleOf(user.id)
  const ledger = listLedger(user.id).map((row) => ({ ...row, createdAt: momentText(row.createdAt, style) }))
  return { access: getAccess(user.id), plans, ledger }
}

const EVENTS = { granted: "Added", reserved: "Set aside for a document", spent: "Document delivered", released: "Given back, nothing was delivered" }

export default function Subscription() {
  const { access, plans, ledger } = useLoaderData<typeof loader>()
  const letters = access.coverLettersRemaining + access.coverLettersGenerated
  const resumes = access.resumesRemaining + access.resumesGenerated
  return (
    <div className="stack-wide">
      <Heading title="Subscription" lead={`${access.planName}: ${access.note}`} />
      <section className="card stack">
        <h2>What is left</h2>
        <Progress id="letters" label={`Cover letters: ${access.coverLettersRemaining} of ${letters} left`} value={access.coverLettersRemaining} max={Math.max(1, letters)} />
        <Progress id="resumes" label={`Resumes: ${access.resumesRemaining} of ${resumes} left`} value={access.resumesRemaining} max={Math.max(1, resumes)} />
      </section>
      <section className="stack">
        <h2>Plans</h2>
        <Notice label="Not open yet">Paying for a plan is not switched on here yet. Your trial and your documents are not affected.</Notice>
        <div className="cards cards-4">
          {plans.map((plan) => (
            <Card key={plan.id} striped={plan.popular}>
              <h3>{plan.name}</h3>
              <div className="row">{plan.id === access.planId && <Badge kind="go">Current Plan</Badge>}{plan.popular && <Badge>Most popular</Badge>}{plan.id === "idan" && <Badge>Coming Soon</Badge>}</div>
              <p><span className="figure">{plan.price}</span> <span className="soft">{plan.per}</span></p>
              <p>{plan.allowance}</p>
              <ul>{plan.features.map((feature) => <li key={feature}>{feature}</li>)}</ul>
            </Card>
          ))}
        </div>
      </section>
      <section className="stack">
        <h2>Every credit, one by one</h2>
        <Table
          caption="Credits"
          columns={["When", "What", "Document", "Credits"]}
          rows={ledger.map((row) => ({ key: row.id, cells: [row.createdAt, EVENTS[row.event], row.kind === "resume" ? "Resume" : "Cover letter", row.amount > 0 ? `+${row.amount}` : String(row.amount)] }))}
        />
      </section>
    </div>
  )
}
