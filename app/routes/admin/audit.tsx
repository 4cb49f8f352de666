import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { listActionNames, searchAuditEvents } from "~/features/admin/audit-search.server";
import { findSubjectNames } from "~/features/admin/audit-subjects.server";
import { formatAction, formatChange } from "~/features/admin/audit-text";
import { AuditLogFilter } from "~/features/admin/admin.schema";
import { offerNames } from "~/features/billing/offers.server";
import { listInstitutions } from "~/features/institutions/institutions.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDateTime } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { Field, Select } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { Pager } from "~/ui/navigation";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";
import { ExportButton } from "./parts/export-button";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Audit log", "Every staff action: who, when, and what changed.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request, "audit");
  const view = AuditLogFilter.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { events, total, page: currentPage, pages } = searchAuditEvents(view);
  const style = getDateStyle(admin.id);
  const subjects = findSubjectNames(
    events.flatMap(({ subject, before, after }) => [
      subject,
      `user:${before?.agentId}`,
      `user:${after?.agentId}`,
    ]),
  );
  for (const { id, name } of listInstitutions()) subjects.set(`institution:${id}`, name);
  const names = new Map([...subjects, ...offerNames()]);
  return {
    view,
    total,
    currentPage,
    pages,
    names: listActionNames(),
    events: events.map(({ createdAt, before, after, ...action }) => ({
      ...action,
      iso: createdAt.toISOString(),
      at: formatDateTime(createdAt, style),
      about: subjects.get(action.subject),
      change: formatChange({ before, after }, style, names),
    })),
  };
});

export default function Audit() {
  const { view, total, currentPage, pages, names, events } = useLoaderData<typeof loader>();
  const pageHref = (number: number) =>
    `/admin/audit?${new URLSearchParams({ act: view.act, subject: view.subject, person: view.person, page: String(number) })}`;
  return (
    <div className="stack-wide">
      <Heading
        title="Audit log"
        lead={`${total.toLocaleString("en-NG")} ${total === 1 ? "action" : "actions"}. Entries cannot be changed.`}
      />
      <form method="get" className="row row-end">
        <Select id="act" name="act" label="Action" hint="What was done" defaultValue={view.act} isFilter>
          <option value="">All actions</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {formatAction(name)}
            </option>
          ))}
        </Select>
        <Field
          id="subject"
          name="subject"
          label="Subject"
          hint="How it begins, such as payment:CG-"
          defaultValue={view.subject}
          maxLength={120}
          isFilter
        />
        <Field
          id="person"
          name="person"
          label="Person"
          hint="Who did it, or who it was about"
          defaultValue={view.person}
          maxLength={200}
          isFilter
        />
        <Button>Search</Button>
      </form>
      {events.length === 0 ? (
        <EmptyState
          title="No actions found"
          action={<ButtonLink href="/admin/audit">Show all actions</ButtonLink>}
        >
          Choose another action or a shorter search.
        </EmptyState>
      ) : (
        <Table
          caption="Audit log"
          columns={["When", "Who", "What", "About", "Change", "Address"]}
          rows={events.map((row) => ({
            key: row.id,
            cells: [
              <time key="t" dateTime={row.iso}>
                {row.at}
              </time>,
              row.actorName,
              formatAction(row.action),
              <Subject key="s" subject={row.subject} name={row.about} />,
              row.change || "–",
              row.address || "–",
            ],
          }))}
        />
      )}
      <ExportButton list="audit" filter={{ act: view.act, subject: view.subject, person: view.person }} />
      {pages > 1 && (
        <Pager
          page={currentPage}
          pages={pages}
          previousHref={currentPage > 1 ? pageHref(currentPage - 1) : undefined}
          nextHref={currentPage < pages ? pageHref(currentPage + 1) : undefined}
        />
      )}
    </div>
  );
}

function Subject({ subject, name }: { subject: string; name: string | undefined }) {
  const [kind, id = ""] = subject.split(":");
  if (kind === "user")
    return name ? <a href={`/admin/users/${id}`}>{name}</a> : <span className="soft">A deleted account</span>;
  if (kind === "support" && name) return <a href={`/admin/support/${id}`}>{name}</a>;
  if (kind === "institution" && name) return <a href={`/admin/institutions/${id}`}>{name}</a>;
  if (kind === "complaint" && name) return <a href={`/admin/complaints/${id}`}>{name}</a>;
  if (kind === "payment") return <a href={`/admin/payments/${id}`}>{id}</a>;
  return <>{name ?? (id || kind)}</>;
}
