import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getPaymentsPage } from "./parts/payments-data.server";
import { AlertDecision, AdminPaymentsQuery } from "~/features/payments/admin-payments.schema";
import { decideAlert, decideOrphan, retryDeadEvent } from "~/features/payments/admin-payments.server";
import { PAYMENT_STATUS_LABELS, humanizeName } from "~/features/payments/payment-labels";
import { createFlashCookie } from "~/http/flash.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatNaira } from "~/money";
import { formatDateTime } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { Heading, PageSection } from "~/ui/heading";
import { FilterLinks } from "~/ui/navigation";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";
import { Reference } from "./parts/payment-reference";
import { PendingDecisions } from "./parts/payment-decisions";
import { PaymentsTable } from "./parts/payments-table";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Payments", "Payments, refunds and disputes, and what you must decide.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request, "money");
  return getPaymentsPage(
    admin.id,
    AdminPaymentsQuery.parse(Object.fromEntries(new URL(request.url).searchParams)),
  );
});

export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const actor = { userId: requireAdmin(request, "money").id, address: context.clientAddress };
  const { alert, orphan, event, decision } = AlertDecision.parse(
    Object.fromEntries(await readFields(request)),
  );
  if (alert) decideAlert(actor, alert, decision);
  if (orphan) decideOrphan(actor, orphan, decision);
  if (event) retryDeadEvent(actor, event);
  return redirect("/admin/payments", {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie(
        "success",
        event ? "We will try the event again." : "Saved. It is no longer on the list.",
      ),
    },
  });
});

export default function Payments() {
  const { view, style, list, alerts, orphans, disputes, dead, compared } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        title="Payments"
        actions={
          <>
            <ButtonLink href="/admin/receipts">Receipts</ButtonLink>
            <ButtonLink href="/admin/balances">Balances</ButtonLink>
            <ButtonLink href="/admin/institutions">Institutions</ButtonLink>
            <ButtonLink href="/admin/plans">Plans and prices</ButtonLink>
          </>
        }
        lead={
          compared
            ? `Our records and Paystack's were last compared on ${formatDateTime(new Date(compared.at), style)}: ${compared.differences === 1 ? "1 difference" : `${compared.differences || "no"} differences`}.`
            : "Our records and Paystack's have not been compared yet. This happens every night at 2:00, Lagos time."
        }
      />
      <PendingDecisions alerts={alerts} orphans={orphans} style={style} />
      {disputes.length > 0 && (
        <PageSection title="Disputes">
          <Table
            caption="Disputes"
            columns={["Payment", { numeric: "Amount" }, "State", "Answer by"]}
            rows={disputes.map((row) => ({
              key: row.id,
              cells: [
                row.reference ? <Reference key="r" reference={row.reference} /> : "unknown",
                row.amountKobo === null ? "–" : formatNaira(row.amountKobo),
                humanizeName(row.status),
                row.dueAt ? formatDateTime(row.dueAt, style) : "–",
              ],
            }))}
          />
        </PageSection>
      )}
      {dead.length > 0 && (
        <PageSection title="Webhooks that failed for good">
          <Table
            caption="Webhooks that failed for good"
            columns={["When", "Event", "Payment", "What to do"]}
            rows={dead.map((row) => ({
              key: row.id,
              cells: [
                formatDateTime(row.receivedAt, style),
                humanizeName(row.event),
                row.reference ? <Reference key="r" reference={row.reference} /> : "–",
                <form key="f" method="post">
                  <input type="hidden" name="event" value={row.id} />
                  <Button small about={row.event}>
                    Try again
                  </Button>
                </form>,
              ],
            }))}
          />
        </PageSection>
      )}
      <PageSection title="All payments">
        <FilterLinks
          label="State"
          links={[
            { href: "/admin/payments", label: "All", current: !view.status },
            ...Object.entries(PAYMENT_STATUS_LABELS).map(([status, label]) => ({
              href: `/admin/payments?status=${status}`,
              label,
              current: view.status === status,
            })),
          ]}
        />
        <form method="get" className="row row-end">
          <Field
            id="search"
            name="search"
            label="Reference or email"
            type="search"
            defaultValue={view.search}
            isFilter
          />
          <Button>Search</Button>
        </form>
        <PaymentsTable list={list} view={view} style={style} />
      </PageSection>
    </div>
  );
}
