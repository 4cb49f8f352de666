import { Fragment } from "react";

/** The files of a payment: its receipt, and a credit note for each time that money went back. */
export function ReceiptLinks({ numbers }: { numbers: string[] }) {
  return numbers.map((number, position) => (
    <Fragment key={number}>
      {position > 0 && ", "}
      <a href={`/receipts/${number}.pdf`} download>
        {number}
      </a>
    </Fragment>
  ));
}
