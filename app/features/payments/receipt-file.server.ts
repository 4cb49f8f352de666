import { renderReceiptInWorker } from "~/files/render/render-worker.server";
import type { ReceiptText } from "~/files/render/receipt-text";
import { formatMoney } from "~/money";
import { formatDay } from "~/time";
import { humanizeName } from "./payment-labels";
import { getReceipt } from "./receipts.server";

/**
 * A receipt or credit note as a PDF, made from its row: the same row gives the same file. `userId` undefined: for staff.
 * Throws NOT_FOUND (404).
 */
export async function makeReceiptFile(userId: string | undefined, number: string) {
  const bytes = await renderReceiptInWorker(getReceiptText(userId, number));
  return { fileName: `${number}.pdf`, contentType: "application/pdf", bytes };
}

/** What the page of a receipt says. */
export function getReceiptText(userId: string | undefined, number: string): ReceiptText {
  const { receipt, payment, corrected } = getReceipt(userId, number);
  const { seller, amountKobo, currency, vatBasisPoints, vatKobo, kind } = receipt;
  const isReceipt = kind === "receipt";
  const net =
    vatKobo === null ? [] : [{ label: "Without VAT", value: formatMoney(amountKobo - vatKobo, currency) }];
  const vat =
    vatKobo === null
      ? []
      : [{ label: `VAT ${(vatBasisPoints ?? 0) / 100} %, included`, value: formatMoney(vatKobo, currency) }];
  return {
    title: isReceipt ? "Receipt" : "Credit note",
    seller: [seller.name, ...seller.address.split("\n"), seller.tin && `TIN ${seller.tin}`].filter(Boolean),
    buyer: receipt.buyerName ? [receipt.buyerName] : [],
    facts: [
      { label: "Number", value: number },
      { label: "Date", value: formatDay(receipt.createdAt).text },
      ...(corrected ? [{ label: "For receipt", value: corrected }] : []),
      ...(isReceipt && payment.paidAt ? [{ label: "Paid on", value: formatDay(payment.paidAt).text }] : []),
      ...(isReceipt && payment.channel ? [{ label: "Paid by", value: humanizeName(payment.channel) }] : []),
      { label: "Payment reference", value: payment.reference },
    ],
    item: { label: receipt.sold, value: formatMoney(amountKobo, currency) },
    sums: [
      ...net,
      ...vat,
      {
        label: isReceipt ? "Received" : "Given back",
        value: formatMoney(amountKobo, currency),
        isTotal: true,
      },
    ],
  };
}
