import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { listOpenAlerts } from "~/features/payments/alerts.server";
import { AlertDecision, AdminPaymentsQuery } from "~/features/payments/admin-payments.schema";
import {
  decideAlert,
  decideOrphan,
  listDeadEvents,
  retryDeadEvent,
} from "~/features/payments/admin-payments.server";
import { searchPayments } from "~/features/payments/payment-search.server";
import { listOpenDisputes } from "~/features/payments/disputes.server";
import { listOpenOrphans } from "~/features/payments/orphan-payments.server";
import { getLastComparison } from "~/features/payments/reconcile.server";
import {
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUS_TONES,
  humanizeName,
  saleText,
} from "~/features/payments/payment-labels";
import { createFlashCookie } from "~/http/flash.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatNaira } from "~/money";
import { formatDateTime } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, Card, EmptyState } from "~/ui/card";
import { Field } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { FilterLinks } from "~/ui/navigation";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Payments", "Payments, refunds and disputes, and what you must decide.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request);
  const view = AdminPaymentsQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  return {
    view,
    style: getDateStyle(admin.id),
    list: searchPayments(view),
    alerts: listOpenAlerts(),
    orphans: listOpenOrphans(),
    disputes: listOpenDisputes(),
    dead: listDeadEvents(),
    compared: getLastComparison() ?? null,
  };
});

export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const actor = { userId: requireAdmin(request).id, address: context.clientAddress };
  const { alert, orphan, event, decision } = AlertDecision.parse(
    Object.fromEntries(await request.formData()),
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

const ALERTS = {
  mismatch: "Arrived, but does not match",
  overpaid: "More than was asked for",
  paid_twice: "Paid twice within an hour",
  blocked_payer: "Paid by an account that is switched off",
  wrong_mode: "From another mode: ignored",
  dead_event: "A webhook could not be processed",
  refund_stuck: "A refund is stuck",
  dispute: "Disputed by a bank",
  only_at_paystack: "Found only at Paystack",
  only_here: "Found only in our records",
};
type LoaderData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Payments() {
  const { view, style, list, alerts, orphans, disputes, dead, compared } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        title="Payments"
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
                row.reference ? <Reference key="r" of={row.reference} /> : "unknown",
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
                row.reference ? <Reference key="r" of={row.reference} /> : "–",
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

function PendingDecisions({ alerts, orphans, style }: Pick<LoaderData, "alerts" | "orphans" | "style">) {
  if (alerts.length + orphans.length === 0)
    return (
      <EmptyState title="Nothing to decide">
        Payment problems appear here: wrong amounts, stuck refunds, and differences between our records and
        Paystack's.
      </EmptyState>
    );
  return (
    <PageSection title="To decide">
      <div className="split">
        {alerts.map(({ id, createdAt, kind, reference, note }) => (
          <DecisionForm
            key={id}
            name="alert"
            id={id}
            title={ALERTS[kind]}
            note={note}
            reference={reference}
            since={formatDateTime(createdAt, style)}
          />
        ))}
        {orphans.map(({ reference, firstSeenAt, details }) => (
          <DecisionForm
            key={reference}
            name="orphan"
            id={reference}
            title="Money without a matching payment"
            note={`${formatNaira(Number(details.amountKobo))} by ${humanizeName(String(details.channel))}`}
            reference={reference}
            since={formatDateTime(firstSeenAt, style)}
          />
        ))}
      </div>
    </PageSection>
  );
}

type DecisionFormProps = {
  name: "alert" | "orphan";
  id: string;
  title: string;
  note: string;
  reference: string;
  since: string;
};

function DecisionForm({ name, id, title, note, reference, since }: DecisionFormProps) {
  return (
    <Card>
      <div>
        <h3>{title}</h3>
        {note && <p>{note}</p>}
        <p className="hint">
          <Reference of={reference} /> · since {since}
        </p>
      </div>
      <form method="post" className="row row-end">
        <input type="hidden" name={name} value={id} />
        <Field id={`decision-${id}`} name="decision" label="What was done" required maxLength={200} />
        <Button about={reference}>Close</Button>
      </form>
    </Card>
  );
}

function PaymentsTable({ list, view, style }: Pick<LoaderData, "list" | "view" | "style">) {
  if (list.rows.length === 0)
    return (
      <EmptyState
        title="No payments found"
        action={<ButtonLink href="/admin/payments">Show all payments</ButtonLink>}
      >
        Search for part of the reference or of the payer's email.
      </EmptyState>
    );
  const next = new URLSearchParams({
    ...(view.status && { status: view.status }),
    ...(view.search && { search: view.search }),
    page: String(view.page + 1),
  });
  return (
    <>
      <Table
        caption="Payments"
        columns={["When", { numeric: "Amount" }, "State", "For", "Who", "Reference"]}
        rows={list.rows.map((row) => ({
          key: row.id,
          cells: [
            <time key="t" dateTime={row.createdAt.toISOString()}>
              {formatDateTime(row.createdAt, style)}
            </time>,
            formatNaira(row.amountKobo),
            <Badge key="s" kind={PAYMENT_STATUS_TONES[row.status]}>
              {PAYMENT_STATUS_LABELS[row.status]}
            </Badge>,
            `${saleText(row)}${row.mode === "test" ? " (test)" : ""}`,
            <Payer key="w" of={row} />,
            <Reference key="r" of={row.reference} />,
          ],
        }))}
      />
      {list.hasMore && (
        <p>
          <a href={`/admin/payments?${next}`}>Older payments</a>
        </p>
      )}
    </>
  );
}

function Payer({ of: { firstName, lastName, email } }: { of: LoaderData["list"]["rows"][number] }) {
  return email === null ? (
    <span className="soft">Erased</span>
  ) : (
    <span>
      {firstName} {lastName}
      <br />
      <span className="hint">{email}</span>
    </span>
  );
}

function Reference({ of }: { of: string }) {
  return of.startsWith("CG-") ? <a href={`/admin/payments/${of}`}>{of}</a> : <>{of}</>;
}

function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
