import type { PaymentsPage } from "./payments-data.server";
import { PAYMENT_STATUS_LABELS, PAYMENT_STATUS_TONES, saleText } from "~/features/payments/payment-labels";
import { paidText } from "~/features/payments/payment";
import { formatDateTime } from "~/time";
import { ButtonLink } from "~/ui/button";
import { Badge, EmptyState } from "~/ui/card";
import { Table } from "~/ui/table";
import { ExportButton } from "./export-button";
import { Reference } from "./payment-reference";

export function PaymentsTable({ list, view, style }: Pick<PaymentsPage, "list" | "view" | "style">) {
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
            paidText(row),
            <Badge key="s" kind={PAYMENT_STATUS_TONES[row.status]}>
              {PAYMENT_STATUS_LABELS[row.status]}
            </Badge>,
            `${saleText(row)}${row.mode === "test" ? " (test)" : ""}`,
            <Payer key="w" payment={row} />,
            <Reference key="r" reference={row.reference} />,
          ],
        }))}
      />
      <ExportButton
        list="payments"
        filter={{ ...(view.status && { status: view.status }), ...(view.search && { search: view.search }) }}
      />
      {list.hasMore && (
        <p>
          <a href={`/admin/payments?${next}`}>Older payments</a>
        </p>
      )}
    </>
  );
}

function Payer({
  payment: { firstName, lastName, email },
}: {
  payment: PaymentsPage["list"]["rows"][number];
}) {
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
