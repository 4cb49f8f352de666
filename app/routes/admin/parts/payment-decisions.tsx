import type { PaymentsPage } from "./payments-data.server";
import { humanizeName } from "~/features/payments/payment-labels";
import { formatNaira } from "~/money";
import { formatDateTime } from "~/time";
import { Button } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { Field } from "~/ui/field";
import { PageSection } from "~/ui/heading";
import { Reference } from "./payment-reference";

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
