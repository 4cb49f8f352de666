import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { listActNames, searchActs } from "~/features/admin/audit-search.server";
import { namesOfSubjects } from "~/features/admin/audit-subjects.server";
import { actText, changeText } from "~/features/admin/audit-words";
import { AuditView } from "~/features/admin/people.schema";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { momentText } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { Field, Select } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { Pager } from "~/ui/navigation";
import { Table } from "~/ui/rows";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Audit log", "Every staff action: who, when, and what changed.");

export const loader = page(({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request);
  const view = AuditView.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { acts, many, page: shown, pages } = searchActs(view);
  const style = dateStyleOf(admin.id);
  const subjects = namesOfSubjects(
    acts.flatMap(({ subject, before, after }) => [
      subject,
      `user:${before?.agentId}`,
      `user:${after?.agentId}`,
    ]),
  );
  return {
    view,
    many,
    shown,
    pages,
    names: listActNames(),
    acts: acts.map(({ createdAt, before, after, ...act }) => ({
      ...act,
      iso: createdAt.toISOString(),
      at: momentText(createdAt, style),
      about: subjects.get(act.subject),
      change: changeText({ before, after }, style, subjects),
    })),
  };
});

export default function Audit() {
  const { view, many, shown, pages, names, acts } = useLoaderData<typeof loader>();
  const pageHref = (number: number) =>
    `/admin/audit?${new URLSearchParams({ act: view.act, subject: view.subject, person: view.person, page: String(number) })}`;
  return (
    <div className="stack-wide">
      <Heading
        title="Audit log"
        lead={`${many.toLocaleString("en-NG")} ${many === 1 ? "action" : "actions"}. Entries cannot be changed.`}
      />
      <form method="get" className="row row-end">
        <Select id="act" name="act" label="Action" hint="What was done" defaultValue={view.act} narrows>
          <option value="">All actions</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {actText(name)}
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
          narrows
        />
        <Field
          id="person"
          name="person"
          label="Person"
          hint="Who did it, or who it was about"
          defaultValue={view.person}
          maxLength={200}
          narrows
        />
        <Button>Search</Button>
      </form>
      {acts.length === 0 ? (
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
          rows={acts.map((row) => ({
            key: row.id,
            cells: [
              <time key="t" dateTime={row.iso}>
                {row.at}
              </time>,
              row.by,
              actText(row.act),
              <Subject key="s" of={row.subject} name={row.about} />,
              row.change || "–",
              row.address || "–",
            ],
          }))}
        />
      )}
      {pages > 1 && (
        <Pager
          page={shown}
          pages={pages}
          previousHref={shown > 1 ? pageHref(shown - 1) : undefined}
          nextHref={shown < pages ? pageHref(shown + 1) : undefined}
        />
      )}
    </div>
  );
}

function Subject({ of, name }: { of: string; name: string | undefined }) {
  const [kind, id = ""] = of.split(":");
  if (kind === "user")
    return name ? <a href={`/admin/users/${id}`}>{name}</a> : <span className="soft">A deleted account</span>;
  if (kind === "support" && name) return <a href={`/admin/support/${id}`}>{name}</a>;
  if (kind === "complaint" && name) return <a href={`/admin/complaints/${id}`}>{name}</a>;
  if (kind === "payment") return <a href={`/admin/payments/${id}`}>{id}</a>;
  return <>{name ?? (id || kind)}</>;
}
