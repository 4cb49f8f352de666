import type { SandboxStore, Sale } from "./store";
import { bareDigits, serializeSale } from "./serialize";

type CheckoutContext = {
  store: SandboxStore;
  checkoutUrl: (code: string) => string;
  webhook: (event: string, reference: string, data: unknown) => void;
};
export type CheckoutPage = { status: number; html: string } | { redirect: string };

const THIRTY_MINUTES = 30 * 60_000;

const PAYMENT_OPTIONS: [action: string, label: string][] = [
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
const TRANSFER_OPTIONS: [action: string, label: string][] = [
  ["arrives", "The transfer arrives"],
  ["wrong-amount", "A transfer of the wrong amount arrives"],
  ["late", "The transfer arrives after the account number expired"],
];

/** The hosted checkout as plain pages and forms: one button for each possible action of a customer. */
export function renderCheckout(sandbox: CheckoutContext, code: string): CheckoutPage {
  const sale = sandbox.store.saleByCode(code);
  if (!sale)
    return renderPage(
      404,
      "This payment does not exist",
      "<p>The link is wrong, or the sandbox was started anew.</p>",
    );
  if (sale.status === "success" || sale.status === "reversed")
    return renderPage(200, "Already paid", `<p>${priceText(sale)} was already paid.</p>`);
  return renderPage(
    200,
    `Pay ${priceText(sale)}`,
    `<p>Sandbox: no money moves. ${escapeHtml(sale.email)}, reference ${escapeHtml(sale.reference)}.</p>${renderButtons(sandbox, code, sale.status === "ongoing" ? [...TRANSFER_OPTIONS, ...PAYMENT_OPTIONS] : PAYMENT_OPTIONS)}`,
  );
}

/** Performs a button of the checkout. */
export function performCheckoutAction(sandbox: CheckoutContext, code: string, action: string): CheckoutPage {
  const { store } = sandbox;
  const sale = store.saleByCode(code);
  if (!sale || sale.status === "success" || sale.status === "reversed") return renderCheckout(sandbox, code);
  const actions: Record<string, () => CheckoutPage> = {
    card: () => succeed(sandbox, sale, "card"),
    "refund-fails": () => succeed(sandbox, sale, "card", "1803"),
    "refund-stuck": () => succeed(sandbox, sale, "card", "1902"),
    declined: () => fail(sandbox, sale, "Declined"),
    insufficient: () => fail(sandbox, sale, "Insufficient Funds"),
    transfer: () => startTransfer(sandbox, sale),
    arrives: () =>
      sale.transferUntil !== null && store.now() > sale.transferUntil
        ? rejectTransfer(sandbox, sale, "after the account number expired")
        : succeed(sandbox, sale, "bank_transfer"),
    "wrong-amount": () => rejectTransfer(sandbox, sale, "because it was of another amount"),
    late: () => rejectTransfer(sandbox, sale, "after the account number expired"),
    ussd: () => dial(sandbox, sale),
    "ussd-done": () => succeed(sandbox, sale, "ussd"),
    leave: () =>
      renderPage(
        200,
        "You left without paying",
        `<p><a href="${escapeHtml(cancelUrlOf(sale) ?? "")}">Back to the shop</a></p>`,
      ),
    cancel: () => ({ redirect: cancelUrlOf(sale) ?? callbackUrlOf(sale) }),
  };
  return actions[action]?.() ?? renderCheckout(sandbox, code);
}

function succeed(
  { store, webhook }: CheckoutContext,
  sale: Sale,
  channel: string,
  last4 = "4081",
): CheckoutPage {
  Object.assign(sale, {
    status: "success",
    channel,
    last4,
    paidAt: store.now(),
    gatewayResponse: channel === "card" ? "Successful" : "Approved",
  });
  webhook("charge.success", sale.reference, serializeSale(sale));
  return sale.callbackUrl === ""
    ? renderPage(200, "Payment successful", "")
    : { redirect: callbackUrlOf(sale) };
}

// The customer may retry on the same page, so the shop gets no event.
function fail(sandbox: CheckoutContext, sale: Sale, reason: string): CheckoutPage {
  Object.assign(sale, { status: "failed", channel: "card", gatewayResponse: reason });
  return renderPage(
    200,
    reason,
    `<p>Try another way.</p>${renderButtons(sandbox, sale.accessCode, PAYMENT_OPTIONS)}`,
  );
}

function startTransfer(sandbox: CheckoutContext, sale: Sale): CheckoutPage {
  Object.assign(sale, {
    status: "ongoing",
    channel: "bank_transfer",
    transferUntil: sandbox.store.now() + THIRTY_MINUTES,
  });
  return renderPage(
    200,
    `Transfer ${priceText(sale)}`,
    `<p>To account 1238901234, Test Bank. The number expires in 30 minutes.</p>${renderButtons(sandbox, sale.accessCode, TRANSFER_OPTIONS)}<p><a href="${escapeHtml(callbackUrlOf(sale))}">I have sent the money</a></p>`,
  );
}

function rejectTransfer(sandbox: CheckoutContext, sale: Sale, why: string): CheckoutPage {
  const { store, webhook } = sandbox;
  sale.status = "abandoned";
  webhook("bank.transfer.rejected", sale.reference, {
    status: "rejected",
    amount: String(Math.max(100, sale.requested - 100_000)),
    customer: { email: sale.email, customer_code: "CUS_sandbox1234567" },
    bank_transfer: { transaction_id: bareDigits(store.nextId()), account_number: "1238901234" },
  });
  return renderPage(
    200,
    "The transfer was rejected",
    `<p>It came ${why}, and goes back to the sender.</p>${renderButtons(sandbox, sale.accessCode, PAYMENT_OPTIONS)}`,
  );
}

function dial(sandbox: CheckoutContext, sale: Sale): CheckoutPage {
  Object.assign(sale, { status: "ongoing", channel: "ussd" });
  return renderPage(
    200,
    "Dial *737*33*4*18791#",
    renderButtons(sandbox, sale.accessCode, [["ussd-done", "I have dialled and paid"]]),
  );
}

/** The return address after a payment: the shop's address with the reference twice, like Paystack. */
function callbackUrlOf({ callbackUrl, reference }: Sale): string {
  return `${callbackUrl}${callbackUrl.includes("?") ? "&" : "?"}trxref=${reference}&reference=${reference}`;
}

function cancelUrlOf({ metadata }: Sale): string | undefined {
  const url =
    typeof metadata === "object" && metadata !== null && "cancel_action" in metadata
      ? metadata.cancel_action
      : undefined;
  return typeof url === "string" ? url : undefined;
}

function renderButtons(
  { checkoutUrl }: CheckoutContext,
  code: string,
  options: [action: string, label: string][],
): string {
  return options
    .map(
      ([action, label]) =>
        `<form method="post" action="${checkoutUrl(code)}/${action}"><p><button>${label}</button></p></form>`,
    )
    .join("");
}

function priceText({ amount, currency }: Sale): string {
  return `${currency} ${(amount / 100).toLocaleString("en-NG")}`;
}

/** A page of the sandbox. */
export function renderPage(status: number, title: string, body: string): CheckoutPage {
  return {
    status,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><main><h1>${escapeHtml(title)}</h1>${body}</main></html>`,
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
