import type { PaymentsPage } from "./payments-data.server";
import { formatMoney, formatNaira } from "~/money";
import { ALERT_TITLES, humanizeName } from "~/features/payments/payment-labels";
import { formatDateTime } from "~/time";
import { Button } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { Field } from "~/ui/field";
import { PageSection } from "~/ui/heading";
import { Reference } from "./payment-reference";

export function PendingDecisions({
  alerts,
  orphans,
  style,
}: Pick<PaymentsPage, "alerts" | "orphans" | "style">) {
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
        {alerts.map(({ id, createdAt, kind, reference, note, payer, amountKobo, currency, dueAt }) => (
          <DecisionForm
            key={id}
            name="alert"
            id={id}
            title={ALERT_TITLES[kind]}
            note={note}
            facts={[
              amountKobo !== null && formatMoney(amountKobo, currency ?? "NGN"),
              payer && `${payer.name} (${payer.email})`,
              dueAt && `answer by ${formatDateTime(dueAt, style)}`,
            ]}
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
  facts?: (string | false | null)[];
  reference: string;
  since: string;
};

function DecisionForm({ name, id, title, note, facts = [], reference, since }: DecisionFormProps) {
  return (
    <Card>
      <div>
        <h3>{title}</h3>
        {note && <p>{note}</p>}
        {facts.some(Boolean) && <p>{facts.filter(Boolean).join(" · ")}</p>}
        <p className="hint">
          <Reference reference={reference} /> · since {since}
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
