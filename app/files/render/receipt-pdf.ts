import { compileFile } from "./pdf";
import type { ReceiptText } from "./receipt-text";
import { RECEIPT_TEMPLATE } from "./receipt-template";
import { toPieces } from "./typst-input";

/** Renders a receipt or credit note as a tagged A4 PDF (PDF/UA-1). The same texts always give the same bytes. */
export function renderReceipt({ title, seller, buyer, facts, item, sums }: ReceiptText): Uint8Array {
  const families = new Set<string>();
  const words = (text: string) => toPieces(text, families);
  const row = <Row extends { label: string; value: string }>({ label, value, ...more }: Row) => ({
    label: words(label),
    value: words(value),
    ...more,
  });
  const sheet = {
    name: title,
    title: words(title),
    seller: seller.map(words),
    buyer: buyer.map(words),
    facts: facts.map(row),
    item: row(item),
    sums: sums.map(row),
  };
  return compileFile([...families], RECEIPT_TEMPLATE, { sheet: JSON.stringify(sheet) });
}
