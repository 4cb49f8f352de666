import { Button } from "~/ui/button";
import { Badge } from "~/ui/card";
import { Table } from "~/ui/table";
import type { getInstitutionPage } from "./institution-data.server";

type Page = ReturnType<typeof getInstitutionPage>;

const STATE_LABELS = { open: "To pay", paid: "Paid", cancelled: "Cancelled" };
const STATE_TONES = { open: "care", paid: "go", cancelled: "plain" } as const;

export function InvoiceTable({
  id,
  isOwner,
  invoices,
}: {
  id: string;
  isOwner: boolean;
  invoices: Page["invoices"];
}) {
  return (
    <Table
      caption="Invoices"
      columns={["Invoice", "What", { numeric: "Sum" }, "State", { actions: "Action" }]}
      rows={invoices.map((invoice) => ({
        key: invoice.id,
        cells: [
          <a key="n" href={`/institution/${id}/invoices/${invoice.id}/invoice`}>
            {invoice.number} (PDF)
          </a>,
          invoice.what,
          invoice.amount,
          <Badge key="s" kind={STATE_TONES[invoice.status]}>
            {STATE_LABELS[invoice.status]}
          </Badge>,
          <InvoiceAction key="a" id={id} isOwner={isOwner} invoice={invoice} />,
        ],
      }))}
    />
  );
}

function InvoiceAction({
  id,
  isOwner,
  invoice,
}: {
  id: string;
  isOwner: boolean;
  invoice: Page["invoices"][number];
}) {
  if (invoice.receiptNumber)
    return (
      <a href={`/institution/${id}/invoices/${invoice.id}/receipt`}>Receipt {invoice.receiptNumber} (PDF)</a>
    );
  if (invoice.status !== "open") return null;
  if (!isOwner) return <>Pay by {invoice.due}</>;
  return (
    <form method="post" action={`/institution/${id}/invoices/${invoice.id}/cancel`}>
      <Button small about={invoice.number}>
        Cancel
      </Button>
    </form>
  );
}

export function SeatTable({ id, seats }: { id: string; seats: Page["seats"] }) {
  return (
    <Table
      caption="Codes"
      columns={["Code", "Gives", "State", { actions: "Action" }]}
      rows={seats.map((seat) => ({
        key: seat.id,
        cells: [
          <b key="c">{seat.code}</b>,
          seat.gives,
          seat.state === "taken" ? (
            <Badge key="s">Used</Badge>
          ) : (
            <Badge key="s" kind="go">
              Free
            </Badge>
          ),
          seat.state === "free" ? (
            <form key="a" method="post" action={`/institution/${id}/seats/${seat.id}/replace`}>
              <Button small about={seat.code}>
                Replace
              </Button>
            </form>
          ) : null,
        ],
      }))}
    />
  );
}
