import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getPaymentDetails } from "~/features/payments/admin-payments.server";
import { paidText } from "~/features/payments/payment";
import { settle } from "~/features/payments/settle.server";
import {
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUS_TONES,
  humanizeName,
  saleText,
} from "~/features/payments/payment-labels";
import { createFlashCookie } from "~/http/flash.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatMoney, formatNaira } from "~/money";
import { formatDateTime } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { ReceiptLinks } from "~/ui/receipt-links";
import { DefinitionList, Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Payment", "One payment and everything that happened to it.");

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request, "money");
  const { payment, offerName, promoCode, buyer, refunds, receipts, timeline, refundableKobo } =
    getPaymentDetails(params.reference ?? "");
  const {
    reference,
    kind,
    amountKobo,
    discountKobo,
    feesKobo,
    mode,
    status,
    channel,
    paystackId,
    failureText,
    receivedKobo,
    receivedCurrency,
  } = payment;
  return {
    paid: paidText(payment),
    currency: receivedCurrency ?? payment.currency,
    isOdd: receivedKobo !== null && (receivedKobo !== amountKobo || receivedCurrency !== payment.currency),
    reference,
    offerName,
    promoCode,
    discountKobo,
    kind,
    amountKobo,
    feesKobo,
    mode,
    status,
    channel,
    paystackId,
    failureText,
    buyer,
    refunds,
    receipts,
    timeline,
    refundableKobo,
    style: getDateStyle(admin.id),
  };
});

/** Checks this payment at Paystack now. */
export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  requireAdmin(request, "money");
  const { payment } = getPaymentDetails(params.reference ?? "");
  const settled = await settle(payment.reference, "admin");
  return redirect(`/admin/payments/${payment.reference}`, {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie(
        "success",
        `Paystack was asked. The state is “${settled ? PAYMENT_STATUS_LABELS[settled.status] : "unknown"}”.`,
      ),
    },
  });
});

export default function Payment() {
  const {
    paid,
    currency,
    isOdd,
    reference,
    offerName,
    promoCode,
    discountKobo,
    kind,
    amountKobo,
    feesKobo,
    mode,
    status,
    channel,
    paystackId,
    failureText,
    buyer,
    refunds,
    receipts,
    timeline,
    refundableKobo,
    style,
  } = useLoaderData<typeof loader>();
  const path = `/admin/payments/${reference}`;
  const who = buyer ? (
    <a href={`/admin/users/${buyer.id}`}>
      {buyer.firstName} {buyer.lastName}
    </a>
  ) : (
    "a deleted account"
  );
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin/payments", label: "All payments" }}
        title={paid}
        state={
          <>
            <Badge kind={PAYMENT_STATUS_TONES[status]}>{PAYMENT_STATUS_LABELS[status]}</Badge>
            {mode === "test" && <Badge>Test: no money moved</Badge>}
          </>
        }
        lead={
          <>
            {saleText({ offerName, kind })}. Payer: {who}
          </>
        }
        actions={
          <>
            {status !== "applied" && status !== "reversed" && (
              <form method="post">
                <Button>Ask Paystack now</Button>
              </form>
            )}
            {status === "mismatch" && buyer && (
              <ButtonLink href={`${path}/apply`}>Give the plan anyway</ButtonLink>
            )}
            {refundableKobo > 0 && <ButtonLink href={`${path}/refund`}>Send money back</ButtonLink>}
          </>
        }
      />
      {status === "mismatch" && (
        <Notice kind="care">
          This money arrived but does not match: {failureText}. Send it back, or give the plan anyway.
        </Notice>
      )}
      <div className="split">
        <section className="stack">
          <h2>What happened</h2>
          <DefinitionList
            rows={timeline.map(({ at, description }) => ({
              term: <time dateTime={at.toISOString()}>{formatDateTime(at, style)}</time>,
              value: description,
            }))}
          />
        </section>
        <section className="stack">
          <h2>Details</h2>
          <DefinitionList
            rows={[
              { term: "Reference", value: reference },
              { term: "Asked for", value: isOdd && formatNaira(amountKobo) },
              { term: "Arrived", value: isOdd && paid },
              { term: "Email", value: buyer?.email },
              { term: "Code", value: promoCode && `${promoCode}, ${formatNaira(discountKobo)} off` },
              { term: "Paid by", value: channel && humanizeName(channel) },
              { term: "Paystack's fee", value: feesKobo !== null && formatNaira(feesKobo) },
              { term: "Paystack's number", value: paystackId },
              { term: "Receipt", value: receipts.length > 0 && <ReceiptLinks numbers={receipts} /> },
              { term: "What the bank said", value: status !== "mismatch" && failureText },
            ].filter(({ value }) => value)}
          />
        </section>
      </div>
      {refunds.length > 0 && (
        <section className="stack">
          <h2>Money back</h2>
          <Table
            caption="Money back"
            columns={["Asked", { numeric: "Amount" }, "State", "Why", "Access", "What to do"]}
            rows={refunds.map((row) => ({
              key: row.id,
              cells: [
                formatDateTime(row.createdAt, style),
                formatMoney(row.amountKobo, currency),
                humanizeName(row.status),
                row.reason,
                row.endsAccess ? "ends" : "stays",
                row.status === "needs-attention" ? (
                  <a key="a" href={`${path}/refund?account=${row.id}`}>
                    Send it to a bank account
                  </a>
                ) : (
                  "–"
                ),
              ],
            }))}
          />
        </section>
      )}
    </div>
  );
}
