import { renderReceiptInWorker } from "~/files/render/render-worker.server";
import type { ReceiptText } from "~/files/render/receipt-text";
import { getSeller } from "~/features/payments/seller.server";
import { formatNaira } from "~/money";
import { Refusal } from "~/refusal";
import { formatDay } from "~/time";
import type { Institution } from "./institution";
import { getInstitution } from "./institutions.server";
import { describeSeats, getInvoice, type Invoice } from "./invoices.server";

type PaymentTarget = { bankName: string; accountNumber: string; accountName: string };
type Paper = "invoice" | "receipt";

/**
 * An invoice, or the receipt of a paid one, as a PDF. `target`: where to transfer to. Throws NOT_FOUND (404), also for the receipt of
 * an open invoice.
 */
export async function makeInvoiceFile(
  institutionId: string,
  id: string,
  paper: Paper,
  target?: PaymentTarget,
): Promise<{ name: string; bytes: Uint8Array }> {
  const invoice = getInvoice(institutionId, id);
  const number = paper === "receipt" ? invoice.receiptNumber : invoice.number;
  if (!number) throw new Refusal("NOT_FOUND", "This invoice is not paid yet.", 404);
  const bytes = await renderReceiptInWorker(
    describeInvoice(getInstitution(institutionId), invoice, paper, target),
  );
  return { name: `${number}.pdf`, bytes };
}

/** What the page of an invoice or its receipt says. */
export function describeInvoice(
  { name, address, taxNumber }: Institution,
  { number, receiptNumber, createdAt, dueAt, paidAt, paidBy, ...invoice }: Invoice,
  paper: Paper,
  target?: PaymentTarget,
): ReceiptText {
  const { seats, seatKobo, amountKobo, vatKobo, offerVersionId } = invoice;
  const seller = getSeller();
  const isReceipt = paper === "receipt";
  const total = formatNaira(amountKobo);
  return {
    title: isReceipt ? "Receipt" : "Invoice",
    seller: [seller.name, ...seller.address.split("\n"), seller.tin && `TIN ${seller.tin}`].filter(Boolean),
    buyer: [name, ...address.split("\n"), taxNumber && `TIN ${taxNumber}`].filter(Boolean),
    facts: [
      { label: "Number", value: (isReceipt && receiptNumber) || number },
      ...(isReceipt
        ? [
            { label: "For invoice", value: number },
            { label: "Paid on", value: formatDay(paidAt ?? createdAt).text },
            { label: "Payment", value: paidBy },
          ]
        : [
            { label: "Date", value: formatDay(createdAt).text },
            { label: "Pay by", value: formatDay(dueAt).text },
          ]),
      ...(target && !isReceipt
        ? [
            { label: "Bank", value: target.bankName },
            { label: "Account number", value: target.accountNumber },
            { label: "Account name", value: target.accountName },
          ]
        : []),
    ],
    item: {
      label: `${describeSeats({ seats, offerVersionId })}, ${formatNaira(seatKobo)} for each seat`,
      value: total,
    },
    sums: [
      ...(vatKobo > 0
        ? [
            { label: "Without VAT", value: formatNaira(amountKobo - vatKobo) },
            { label: "VAT, included", value: formatNaira(vatKobo) },
          ]
        : []),
      { label: isReceipt ? "Received" : "To pay", value: total, isTotal: true },
    ],
  };
}
