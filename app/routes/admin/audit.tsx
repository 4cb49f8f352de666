import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { dateStyleOf } from "~/features/accounts/settings.server"
import { changeText } from "~/features/admin/audit.server"
import { listActNames, searchActs } from "~/features/admin/audit-search.server"
import { AuditView } from "~/features/admin/people.schema"
import { requireAdmin } from "~/http/guards.server"
import { page } from "~/http/page.server"
import { momentText } from "~/time"
import { Button } from "~/ui/button"
import { Field, Select } from "~/ui/field"
import { Heading } from "~/ui/heading"
import { Pager } from "~/ui/navigation"
import { Table } from "~/ui/rows"
import { pageTitle } from "~/ui/title"

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "What staff did", "Each act of staff: who, when, and what changed.")

export const loader = page(({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request)
  const view = AuditView.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { acts, many, page: shown, pages } = searchActs(view)
  const style = dateStyleOf(admin.id)
  return { view, many, shown, pages, names: listActNames(), acts: acts.map(({ createdAt, before, after, ...act }) => ({ ...act, iso: createdAt.toISOString(), at: momentText(createdAt, style), change: changeText({ before, after }) })) }
})

export default function Audit() {
  const { view, many, shown, pages, names, acts } = useLoaderData<typeof loader>()
  const pageHref = (number: number) => `/admin/audit?${new URLSearchParams({ act: view.act, subject: view.subject, person: view.person, page: String(number) })}`
  return (
    <div className="stack-wide">
      <Heading title="What staff did" lead={`${many.toLocaleString("en-NG")} ${many === 1 ? "act" : "acts"}. Nothing here can be changed.`} />
      <form method="get" className="row row-end">
        <Select id="act" name="act" label="Act" defaultValue={view.act} narrows>
          <option value="">All acts</option>
          {names.map((name) => <option key={name} value={name}>{name.replace(/[._]/g, " ")}</option>)}
        </Select>
        <Field id="subject" name="subject" label="Subject" hint="Its beginning, such as payment:CG-" defaultValue={view.subject} maxLength={120} narrows />
        <Field id="person" name="person" label="Person" hint="Who did it, or whom it was about" defaultValue={view.person} maxLength={200} narrows />
        <Button>Search</Button>
      </form>
      {acts.length === 0 ? <p className="soft">No act fits.</p> : (
        <Table caption="What staff did" columns={["When", "Who", "What", "Subject", "Change", "From"]} rows={acts.map((row) => ({ key: row.id, cells: [<time key="t" dateTime={row.iso}>{row.at}</time>, row.by, row.act.replace(/[._]/g, " "), <Subject key="s" of={row.subject} />, row.change || "–", row.address || "–"] }))} />
      )}
      {pages > 1 && <Pager page={shown} pages={pages} previousHref={shown > 1 ? pageHref(shown - 1) : undefined} nextHref={shown < pages ? pageHref(shown + 1) : undefined} />}
    </div>
  )
}

function Subject({ of }: { of: string }) {
  const [kind, id = ""] = of.split(":")
  if (kind === "user") return <a href={`/admin/users/${id}`}>{of}</a>
  if (kind === "complaint") return <a href={`/admin/complaints/${id}`}>{of}</a>
  if (kind === "payment") return <a href={`/admin/payments/${id}`}>{of}</a>
  return <>{of}</>
}
