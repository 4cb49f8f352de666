import { expect, test } from "vitest";
import { plainText } from "~/career/resume/document-text";
import { readPdf } from "~/files/read/pdf";
import { renderReceipt } from "./receipt-pdf";
import type { ReceiptText } from "./receipt-text";
import { renderReceiptInWorker } from "./render-worker.server";

const sheet: ReceiptText = {
  title: "Receipt",
  seller: ["Oya Apply Ltd", "1 Marina, Lagos", "TIN 12345678-0001"],
  buyer: ["Ọlábísí #Okéowó [Ltd]"],
  facts: [
    { label: "Number", value: "R-2026-000001" },
    { label: "Payment reference", value: "CG-XMWDGRWBXMJG803PDDX5" },
  ],
  item: { label: "JJC (Economy)", value: "₦10,000" },
  sums: [
    { label: "VAT 7.5 %, included", value: "₦697.67" },
    { label: "Received", value: "₦10,000", isTotal: true },
  ],
};

test("a receipt is a light tagged PDF with every word of its sheet, and no word is markup", async () => {
  const pdf = renderReceipt(sheet);
  expect(Buffer.from(pdf).toString("latin1")).toContain("/StructTreeRoot");
  expect(pdf.length).toBeLessThan(40_000);
  const words = plainText(await readPdf(pdf))
    .normalize("NFC")
    .replace(/\s+/g, " ");
  for (const expected of [
    sheet.title,
    ...sheet.seller,
    ...sheet.buyer,
    ...[...sheet.facts, sheet.item, ...sheet.sums].flatMap(({ label, value }) => [label, value]),
  ])
    expect(words).toContain(expected.normalize("NFC"));
});

test("the worker makes the same bytes", async () => {
  expect(Buffer.from(await renderReceiptInWorker(sheet)).equals(renderReceipt(sheet))).toBe(true);
});
