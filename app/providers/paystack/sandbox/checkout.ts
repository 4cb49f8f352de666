import type { Book, Sale } from "./book";
import { digits, tellSale } from "./tell";

type Sandbox = {
  book: Book;
  checkoutUrl: (code: string) => string;
  webhook: (event: string, reference: string, data: unknown) => void;
};
export type Page = { status: number; html: string } | { redirect: string };

const THIRTY_MINUTES = 30 * 60_000;

const WAYS: [act: string, label: string][] = [
  ["card", "Pay by card"],
  ["declined", "Pay by a card that is declined"],
  ["insufficient", "Pay by a card with insufficient funds"],
  ["refund-fails", "Pay by a card whose refund will fail"],
  ["refund-stuck", "Pay by a card whose refund will need attention"],
  ["transfer", "Start a bank transfer"],
  ["ussd", "Pay by USSD"],
  ["leave", "Leave without paying"],
  ["cancel", "Cancel"],
];
const TRANSFER_WAYS: [act: string, label: string][] = [
  ["arrives", "The transfer arrives"],
  ["wrong-amount", "A transfer of the wrong amount arrives"],
  ["late", "The transfer arrives after the account number expired"],
];

/** The hosted checkout as plain pages and forms: one button for each thing that people do there. */
export function checkoutPage(sandbox: Sandbox, code: string): Page {
  const sale = sandbox.book.saleByCode(code);
  if (!sale)
    return sheet(
      404,
      "This payment does not exist",
      "<p>The link is wrong, or the sandbox was started anew.</p>",
    );
  if (sale.status === "success" || sale.status === "reversed")
    return sheet(200, "Already paid", `<p>${priceOf(sale)} was already paid.</p>`);
  return sheet(
    200,
    `Pay ${priceOf(sale)}`,
    `<p>Sandbox: no money moves. ${escape(sale.email)}, reference ${escape(sale.reference)}.</p>${buttons(sandbox, code, sale.status === "ongoing" ? [...TRANSFER_WAYS, ...WAYS] : WAYS)}`,
  );
}

/** One button of the checkout was pressed. */
export function actAtCheckout(sandbox: Sandbox, code: string, act: string): Page {
  const { book } = sandbox;
  const sale = book.saleByCode(code);
  if (!sale || sale.status === "success" || sale.status === "reversed") return checkoutPage(sandbox, code);
  const acts: Record<string, () => Page> = {
    card: () => succeed(sandbox, sale, "card"),
    "refund-fails": () => succeed(sandbox, sale, "card", "1803"),
    "refund-stuck": () => succeed(sandbox, sale, "card", "1902"),
    declined: () => fail(sandbox, sale, "Declined"),
    insufficient: () => fail(sandbox, sale, "Insufficient Funds"),
    transfer: () => startTransfer(sandbox, sale),
    arrives: () =>
      sale.transferUntil !== null && book.now() > sale.transferUntil
        ? rejected(sandbox, sale, "after the account number expired")
        : succeed(sandbox, sale, "bank_transfer"),
    "wrong-amount": () => rejected(sandbox, sale, "because it was of another amount"),
    late: () => rejected(sandbox, sale, "after the account number expired"),
    ussd: () => dial(sandbox, sale),
    "ussd-done": () => succeed(sandbox, sale, "ussd"),
    leave: () =>
      sheet(
        200,
        "You left without paying",
        `<p><a href="${escape(cancelUrlOf(sale) ?? "")}">Back to the shop</a></p>`,
      ),
    cancel: () => ({ redirect: cancelUrlOf(sale) ?? backTo(sale) }),
  };
  return acts[act]?.() ?? checkoutPage(sandbox, code);
}

function succeed({ book, webhook }: Sandbox, sale: Sale, channel: string, last4 = "4081"): Page {
  Object.assign(sale, {
    status: "success",
    channel,
    last4,
    paidAt: book.now(),
    gatewayResponse: channel === "card" ? "Successful" : "Approved",
  });
  webhook("charge.success", sale.reference, tellSale(sale));
  return sale.callbackUrl === "" ? sheet(200, "Payment successful", "") : { redirect: backTo(sale) };
}

// The customer may try again on the same page, so nothing is said to the shop.
function fail(sandbox: Sandbox, sale: Sale, reason: string): Page {
  Object.assign(sale, { status: "failed", channel: "card", gatewayResponse: reason });
  return sheet(200, reason, `<p>Try another way.</p>${buttons(sandbox, sale.accessCode, WAYS)}`);
}

function startTransfer(sandbox: Sandbox, sale: Sale): Page {
  Object.assign(sale, {
    status: "ongoing",
    channel: "bank_transfer",
    transferUntil: sandbox.book.now() + THIRTY_MINUTES,
  });
  return sheet(
    200,
    `Transfer ${priceOf(sale)}`,
    `<p>To account 1238901234, Test Bank. The number expires in 30 minutes.</p>${buttons(sandbox, sale.accessCode, TRANSFER_WAYS)}<p><a href="${escape(backTo(sale))}">I have sent the money</a></p>`,
  );
}

function rejected(sandbox: Sandbox, sale: Sale, why: string): Page {
  const { book, webhook } = sandbox;
  sale.status = "abandoned";
  webhook("bank.transfer.rejected", sale.reference, {
    status: "rejected",
    amount: String(Math.max(100, sale.requested - 100_000)),
    customer: { email: sale.email, customer_code: "CUS_sandbox1234567" },
    bank_transfer: { transaction_id: digits(book.nextId()), account_number: "1238901234" },
  });
  return sheet(
    200,
    "The transfer was rejected",
    `<p>It came ${why}, and goes back to the sender.</p>${buttons(sandbox, sale.accessCode, WAYS)}`,
  );
}

function dial(sandbox: Sandbox, sale: Sale): Page {
  Object.assign(sale, { status: "ongoing", channel: "ussd" });
  return sheet(
    200,
    "Dial *737*33*4*18791#",
    buttons(sandbox, sale.accessCode, [["ussd-done", "I have dialled and paid"]]),
  );
}

/** Where the browser goes after paying: the shop's address with the reference twice, as Paystack sends it. */
function backTo({ callbackUrl, reference }: Sale): string {
  return `${callbackUrl}${callbackUrl.includes("?") ? "&" : "?"}trxref=${reference}&reference=${reference}`;
}

function cancelUrlOf({ metadata }: Sale): string | undefined {
  const url =
    typeof metadata === "object" && metadata !== null && "cancel_action" in metadata
      ? metadata.cancel_action
      : undefined;
  return typeof url === "string" ? url : undefined;
}

function buttons({ checkoutUrl }: Sandbox, code: string, ways: [act: string, label: string][]): string {
  return ways
    .map(
      ([act, label]) =>
        `<form method="post" action="${checkoutUrl(code)}/${act}"><p><button>${label}</button></p></form>`,
    )
    .join("");
}

function priceOf({ amount, currency }: Sale): string {
  return `${currency} ${(amount / 100).toLocaleString("en-NG")}`;
}

function sheet(status: number, title: string, body: string): Page {
  return {
    status,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><main><h1>${escape(title)}</h1>${body}</main></html>`,
  };
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
