import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { listAlerts } from "~/features/payments/alerts.server";
import { Decision, DeskView } from "~/features/payments/desk.schema";
import {
  decideAlert,
  decideOrphan,
  listDeadEvents,
  listPayments,
  reviveEvent,
} from "~/features/payments/desk.server";
import { listOpenDisputes } from "~/features/payments/disputes.server";
import { listOrphans } from "~/features/payments/orphans.server";
import { lastComparison } from "~/features/payments/reconcile.server";
import { PAYMENT_STATES, PAYMENT_TONES, plainText, saleText } from "~/features/payments/words";
import { flash } from "~/http/flash.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { naira } from "~/money";
import { momentText } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, Card, EmptyState } from "~/ui/card";
import { Field } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { FilterLinks } from "~/ui/navigation";
import { Table } from "~/ui/rows";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Payments", "Payments, refunds and disputes, and what you must decide.");

export const loader = page(({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request);
  const view = DeskView.parse(Object.fromEntries(new URL(request.url).searchParams));
  return {
    view,
    style: dateStyleOf(admin.id),
    list: listPayments(view),
    alerts: listAlerts(),
    orphans: listOrphans(),
    disputes: listOpenDisputes(),
    dead: listDeadEvents(),
    compared: lastComparison() ?? null,
  };
});

export const action = page(async ({ request, context }: ActionFunctionArgs) => {
  const actor = { userId: requireAdmin(request).id, address: context.clientAddress };
  const { alert, orphan, event, decision } = Decision.parse(Object.fromEntries(await request.formData()));
  if (alert) decideAlert(actor, alert, decision);
  if (orphan) decideOrphan(actor, orphan, decision);
  if (event) reviveEvent(actor, event);
  return redirect("/admin/payments", {
    status: 303,
    headers: {
      "Set-Cookie": await flash(
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
type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Payments() {
  const { view, style, list, alerts, orphans, disputes, dead, compared } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        title="Payments"
        lead={
          compared
            ? `Our records and Paystack's were last compared on ${momentText(new Date(compared.at), style)}: ${compared.differences === 1 ? "1 difference" : `${compared.differences || "no"} differences`}.`
            : "Our records and Paystack's have not been compared yet. This happens every night at 2:00, Lagos time."
        }
      />
      <ToDecide alerts={alerts} orphans={orphans} style={style} />
      {disputes.length > 0 && (
        <Part title="Disputes">
          <Table
            caption="Disputes"
            columns={["Payment", { figures: "Amount" }, "State", "Answer by"]}
            rows={disputes.map((row) => ({
              key: row.id,
              cells: [
                row.reference ? <Reference key="r" of={row.reference} /> : "unknown",
                row.amountKobo === null ? "–" : naira(row.amountKobo),
                plainText(row.status),
                row.dueAt ? momentText(row.dueAt, style) : "–",
              ],
            }))}
          />
        </Part>
      )}
      {dead.length > 0 && (
        <Part title="Webhooks that failed for good">
          <Table
            caption="Webhooks that failed for good"
            columns={["When", "Event", "Payment", "What to do"]}
            rows={dead.map((row) => ({
              key: row.id,
              cells: [
                momentText(row.receivedAt, style),
                plainText(row.event),
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
        </Part>
      )}
      <Part title="All payments">
        <FilterLinks
          label="State"
          links={[
            { href: "/admin/payments", label: "All", current: !view.status },
            ...Object.entries(PAYMENT_STATES).map(([status, label]) => ({
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
            narrows
          />
          <Button>Search</Button>
        </form>
        <Listed list={list} view={view} style={style} />
      </Part>
    </div>
  );
}

function ToDecide({ alerts, orphans, style }: Pick<Loaded, "alerts" | "orphans" | "style">) {
  if (alerts.length + orphans.length === 0)
    return (
      <EmptyState title="Nothing to decide">
        Payment problems appear here: wrong amounts, stuck refunds, and differences between our records and
        Paystack's.
      </EmptyState>
    );
  return (
    <Part title="To decide">
      <div className="split">
        {alerts.map(({ id, createdAt, kind, reference, note }) => (
          <Decide
            key={id}
            name="alert"
            id={id}
            title={ALERTS[kind]}
            note={note}
            reference={reference}
            since={momentText(createdAt, style)}
          />
        ))}
        {orphans.map(({ reference, firstSeenAt, facts }) => (
          <Decide
            key={reference}
            name="orphan"
            id={reference}
            title="Money without a matching payment"
            note={`${naira(Number(facts.amountKobo))} by ${plainText(String(facts.channel))}`}
            reference={reference}
            since={momentText(firstSeenAt, style)}
          />
        ))}
      </div>
    </Part>
  );
}

type DecideProps = {
  name: "alert" | "orphan";
  id: string;
  title: string;
  note: string;
  reference: string;
  since: string;
};

function Decide({ name, id, title, note, reference, since }: DecideProps) {
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

function Listed({ list, view, style }: Pick<Loaded, "list" | "view" | "style">) {
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
        columns={["When", { figures: "Amount" }, "State", "For", "Who", "Reference"]}
        rows={list.rows.map((row) => ({
          key: row.id,
          cells: [
            <time key="t" dateTime={row.createdAt.toISOString()}>
              {momentText(row.createdAt, style)}
            </time>,
            naira(row.amountKobo),
            <Badge key="s" kind={PAYMENT_TONES[row.status]}>
              {PAYMENT_STATES[row.status]}
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

function Payer({ of: { firstName, lastName, email } }: { of: Loaded["list"]["rows"][number] }) {
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
