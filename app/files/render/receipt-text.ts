type Row = { label: string; value: string };

/** What the page of a receipt or credit note says. Plain texts: they are never markup. */
export type ReceiptText = {
  title: string;
  seller: string[];
  buyer: string[];
  facts: Row[];
  item: Row;
  sums: (Row & { isTotal?: boolean })[];
};
