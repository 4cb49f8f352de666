import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getBalanceOverview } from "~/features/deposits/overview.server";
import { getSubscriptionOverview } from "~/features/billing/subscription-overview.server";
import { belongsToInstitution } from "~/features/institutions/members.server";
import { findRefundable, paymentHistory } from "~/features/payments/payments.server";
import { getPaymentNotice } from "~/features/payments/payment-notice.server";
import { requireUser } from "~/http/auth/guards.server";
import { ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { PackList } from "~/ui/pack-list";
import { RefundInvitation } from "~/ui/refund-invitation";
import { ReceiptLinks } from "~/ui/receipt-links";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";
import { CurrentPlan } from "./parts/current-plan";
import { MoneyBalance } from "./parts/money-balance";
import { PlanCard } from "./parts/plan-card";

export const handle = { script: "copy" };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...createPageMeta(matches, "Subscription", "Your plan, your credits and your payments."),
  ...(data?.notice?.isOpen ? [{ httpEquiv: "refresh", content: "20" }] : []),
];

export function loader({ request }: LoaderFunctionArgs) {
  const user = requireUser(request);
  const reference = new URL(request.url).searchParams.get("reference") ?? "";
  const style = getDateStyle(user.id);
  return {
    ...getSubscriptionOverview(user.id, style),
    payments: paymentHistory(user.id, style),
    refundable: findRefundable(user.id),
    balance: getBalanceOverview(user.id, style),
    notice: getPaymentNotice(user.id, reference),
    hasInstitution: belongsToInstitution(user),
  };
}

export default function Subscription() {
  const {
    notice,
    usage,
    cards,
    packs,
    movements,
    payments,
    refundable,
    balance,
    hasInstitution,
    ...current
  } = useLoaderData<typeof loader>();
  const offers = cards.flatMap(({ quote }) => (quote && quote.kind !== "renew" ? [quote] : []));
  return (
    <div className="stack-wide">
      <Heading title="Subscription" />
      {notice && <PaymentNotice notice={notice} />}
      <CurrentPlan {...current} usage={usage} />
      {packs.length > 0 && (
        <section className="stack" id="packs">
          <h2>Applications, without a plan</h2>
          <PackList packs={packs} />
        </section>
      )}
      {balance && <MoneyBalance {...balance} />}
      <ul className="plain stack">
        <li>
          <a href="/seat">I have a code</a> from a school or an organisation.
        </li>
        {hasInstitution && (
          <li>
            <a href="/institution">Order seats</a> for your school or organisation.
          </li>
        )}
        <li>
          <a href="/invite">Invite a friend</a>: when they first pay, each of you gets one application.
        </li>
      </ul>
      <section className="stack">
        <h2>Plans for 30 days</h2>
        <div className="cards">
          {cards.map((card) => (
            <PlanCard key={card.id} card={card} />
          ))}
        </div>
      </section>
      {offers.length > 0 && (
        <section className="card stack">
          <h2>Change your plan</h2>
          <p className="soft">
            You pay once, for 30 days. Nothing is charged automatically. You lose no day or credit that you
            paid for.
          </p>
          {offers.map(({ planId, label, effect, refusal }) => (
            <div key={planId}>
              <h3>
                {label} to {cards.find(({ id }) => id === planId)?.name}
              </h3>
              <p>
                {refusal || effect} {!refusal && <a href={`/payment/${planId}`}>Continue</a>}
              </p>
            </div>
          ))}
        </section>
      )}
      {payments.length > 0 && (
        <section className="stack">
          <h2>Your payments</h2>
          <Table
            caption="Payments"
            columns={["When", "For", "Amount", "State", "Reference", "Receipt"]}
            rows={payments.map((payment) => ({ key: payment.reference, cells: paymentCells(payment) }))}
          />
          <RefundInvitation reference={refundable} />
        </section>
      )}
      <Disclosure summary="Credit history">
        <Table
          caption="Credits"
          columns={["When", "What", "Document", "Credits"]}
          rows={movements.map(({ key, when, description, kind, amount }) => ({
            key,
            cells: [
              when,
              description,
              kind === "resume" ? "Resume" : "Cover letter",
              amount > 0 ? `+${amount}` : String(amount).replace("-", "−"),
            ],
          }))}
        />
      </Disclosure>
    </div>
  );
}

function PaymentNotice({
  notice: { kind, label, text, reference, isOpen, continueTo },
}: {
  notice: NonNullable<ReturnType<typeof getPaymentNotice>>;
}) {
  return (
    <Notice kind={kind} label={label}>
      <p>{text}</p>
      {reference && <p className="hint">Reference {reference}</p>}
      {continueTo && (
        <p>
          <ButtonLink kind="primary" href={continueTo}>
            Continue to pay
          </ButtonLink>
        </p>
      )}
      {isOpen && (
        <p>
          This page checks again automatically.{" "}
          <a href={`/payment/return?reference=${reference}`}>Ask the bank now</a>
        </p>
      )}
    </Notice>
  );
}

const PAYMENT_STATUS_LABELS = {
  applied: "Paid",
  pending: "Waiting",
  failed: "Failed",
  mismatch: "Being checked",
  reversed: "Refunded",
  expired: "Not finished",
};

const PAYMENT_STATUS_TONES = {
  applied: "go",
  pending: "plain",
  failed: "stop",
  mismatch: "care",
  reversed: "plain",
  expired: "plain",
} as const;

const REFUND_LABELS = {
  begun: { text: "Refund on its way", kind: "plain" },
  stuck: { text: "Refund needs your help", kind: "care" },
  partly: { text: "Partly refunded", kind: "plain" },
} as const;

function paymentCells({
  when,
  what,
  amount,
  status,
  refund,
  reference,
  receipts,
}: ReturnType<typeof paymentHistory>[number]) {
  const state = refund ? (
    <Badge kind={REFUND_LABELS[refund].kind}>{REFUND_LABELS[refund].text}</Badge>
  ) : (
    <Badge kind={PAYMENT_STATUS_TONES[status]}>{PAYMENT_STATUS_LABELS[status]}</Badge>
  );
  return [
    when,
    what,
    amount,
    state,
    <a key="reference" href={`/subscription?reference=${encodeURIComponent(reference)}`}>
      {reference}
    </a>,
    receipts.length > 0 ? <ReceiptLinks key="receipts" numbers={receipts} /> : "–",
  ];
}
