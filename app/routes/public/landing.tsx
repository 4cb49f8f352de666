import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { allowanceText, PLANS } from "~/features/billing/plans"
import { printableOf } from "~/features/documents/files.server"
import { paperOf } from "~/features/documents/paper"
import { samplePair } from "~/features/writing/sample.server"
import { currentUser } from "~/http/session.server"
import { site } from "~/http/viewer.server"
import { naira } from "~/money"
import { ButtonLink } from "~/ui/button"
import { Badge, Card } from "~/ui/card"
import { PublicPage } from "~/ui/page"
import { Paper } from "~/ui/paper"
import { PaperText } from "~/ui/paper-text"

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.siteName ?? "Oya Apply"}: a cover letter and resume for the job, in seconds` },
  { name: "description", content: "Paste a job advert, add your resume, and get a tailored cover letter and an ATS-readable resume in seconds. Made for cheap phones in Nigeria. Nothing is ever invented." },
]
export const handle = { own: true }

export function loader({ request }: LoaderFunctionArgs) {
  const { letter, before, after } = samplePair()
  const plans = PLANS.map((plan) => ({ id: plan.id, name: plan.displayName, price: naira(plan.priceKobo), per: plan.priceKobo === 0 ? "for 7 days" : "a month", allowance: allowanceText(plan), features: plan.features, popular: plan.popular }))
  return { siteName: site.name, isSignedIn: Boolean(currentUser(request)), before, after, paper: paperOf(printableOf({ type: "cover_letter", content: letter, title: "Cover letter", language: "en" })), plans }
}

const PROMISES = [
  { title: "Nothing invented", text: "Every sentence stands on a line of your own resume. What you did not do is never claimed." },
  { title: "Read by machines", text: "Each PDF and Word file is read back before you get it: your name, your phone, every job, in order." },
  { title: "A bad network loses nothing", text: "Close the page or lose the signal. Your documents wait, and nothing is charged twice." },
  { title: "No resume yet?", text: "Answer six questions. We lay out what you have and leave the rest as blanks for you to fill." },
  { title: "Made for here", text: "NYSC, SIWES, O-levels, HND and class of degree stand where Nigerian employers look." },
  { title: "Light on data", text: "This page is a few kilobytes. It works with scripts off and on a small screen." },
]
const STEPS = ["Paste the job advert.", "Add your resume, or type a few details.", "Read what we wrote, and change what you like.", "Download PDF or Word, and apply."]

type Page = ReturnType<typeof useLoaderData<typeof loader>>

export default function Landing() {
  const page = useLoaderData<typeof loader>()
  const links = [{ href: "#features", label: "Features" }, { href: "#how-it-works", label: "How it works" }, { href: "#pricing", label: "Pricing" }]
  const end = page.isSignedIn ? <ButtonLink small href="/dashboard">Dashboard</ButtonLink> : <ButtonLink small href="/login">Sign In</ButtonLink>
  return (
    <PublicPage siteName={page.siteName} links={links} end={end} hero={<Hero {...page} />} footer={[{ href: "/login", label: "Sign In" }, { href: "/register", label: "Create account" }]}>
      <div className="stack-section">
        <section id="features" className="stack">
          <h2>What you can count on</h2>
          <div className="cards">{PROMISES.map(({ title, text }) => <div key={title}><h3>{title}</h3><p className="soft">{text}</p></div>)}</div>
        </section>
        <section id="how-it-works" className="stack">
          <h2>How it works</h2>
          <ol className="cards cards-4 plain">{STEPS.map((step, n) => <li key={step} className="stack"><span className="part-number">{n + 1}</span><p>{step}</p></li>)}</ol>
        </section>
        <section className="stack">
          <h2>Before and after</h2>
          <div className="split">
            <Card><Badge>Her own line</Badge><p>{page.before}</p></Card>
            <Card><Badge kind="go">In the letter</Badge><p>{page.after}</p></Card>
          </div>
        </section>
        <Pricing plans={page.plans} />
      </div>
    </PublicPage>
  )
}

function Hero({ siteName, paper, plans }: Page) {
  return (
    <div className="hero">
      <div className="stack">
        <h1 className="big">Paste the advert. Get the letter and the resume that answer it.</h1>
        <p className="lead">Written in seconds from what you really did. Nothing invented, ever.</p>
        <div className="row"><ButtonLink kind="primary" wide href="/register">Start Your Free Trial</ButtonLink></div>
        <p className="hint">{plans[0]?.allowance} free for 7 days. No card.</p>
      </div>
      <Paper title="Cover letter" badge={<span className="hint">Made by {siteName}</span>}><PaperText parts={paper} /></Paper>
    </div>
  )
}

function Pricing({ plans }: Pick<Page, "plans">) {
  return (
    <section id="pricing" className="stack">
      <h2>Pricing</h2>
      <div className="cards cards-4">
        {plans.map((plan) => (
          <Card key={plan.id} striped={plan.popular}>
            <h3>{plan.name}</h3>
            <div className="row">{plan.popular && <Badge>Most popular</Badge>}{plan.id === "idan" && <Badge>Coming Soon</Badge>}</div>
            <p><span className="figure">{plan.price}</span> <span className="soft">{plan.per}</span></p>
            <p>{plan.allowance}</p>
            <ul>{plan.features.map((feature) => <li key={feature}>{feature}</li>)}</ul>
          </Card>
        ))}
      </div>
    </section>
  )
}
