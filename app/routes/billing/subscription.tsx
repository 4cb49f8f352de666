import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getSubscriptionOverview } from "~/features/billing/subscription-overview.server";
import { paymentHistory } from "~/features/payments/payments.server";
import { getPaymentNotice } from "~/features/payments/payment-notice.server";
import { requireUser } from "~/http/auth/guards.server";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, Card } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { Progress } from "~/ui/progress";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

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
    notice: getPaymentNotice(user.id, reference),
  };
}

type LoaderData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Subscription() {
  const { notice, usage, cards, movements, payments, ...current } = useLoaderData<typeof loader>();
  const offers = cards.flatMap(({ quote }) => (quote && quote.kind !== "renew" ? [quote] : []));
  return (
    <div className="stack-wide">
      <Heading title="Subscription" />
      {notice && <PaymentNotice notice={notice} />}
      <CurrentPlan {...current} usage={usage} />
      <section className="stack">
        <h2>Plans</h2>
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
            columns={["When", "Plan", "Amount", "State", "Reference"]}
            rows={payments.map((payment) => ({ key: payment.reference, cells: paymentCells(payment) }))}
          />
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
  notice: { kind, label, text, reference, isOpen },
}: {
  notice: NonNullable<LoaderData["notice"]>;
}) {
  return (
    <Notice kind={kind} label={label}>
      <p>{text}</p>
      {reference && <p className="hint">Reference {reference}</p>}
      {isOpen && (
        <p>
          This page checks again automatically.{" "}
          <a href={`/payment/return?reference=${reference}`}>Ask the bank now</a>
        </p>
      )}
    </Notice>
  );
}

function CurrentPlan({
  plan,
  expiry,
  next,
  usage,
  canCancel,
  canResume,
  renewal,
}: Pick<LoaderData, "plan" | "expiry" | "next" | "usage" | "canCancel" | "canResume" | "renewal">) {
  const isActive = plan.status === "Active";
  return (
    <section className="card stack">
      <div className="row apart">
        <h2>{plan.name}</h2>
        <Badge kind={isActive && !canResume ? "go" : "care"}>
          {canResume ? "Active, cancelled" : plan.status}
        </Badge>
      </div>
      <p>
        {plan.note}
        {expiry && plan.state === "TRIAL" ? (
          <>
            , until <time dateTime={expiry.iso}>{expiry.text}</time>
          </>
        ) : (
          ""
        )}
      </p>
      {next && <p className="soft">{next}</p>}
      <Usage id="letters" name="Cover letters" {...usage.coverLetters} />
      <Usage id="resumes" name="Resumes" {...usage.resumes} />
      {(renewal || canCancel || canResume) && (
        <div className="row">
          {renewal && !renewal.refusal && (
            <ButtonLink kind={isActive ? "quiet" : "primary"} href={`/payment/${renewal.planId}`}>
              {isActive ? "Renew" : "Renew Now"}
            </ButtonLink>
          )}
          {canResume && (
            <form method="post" action="/subscription/resume">
              <Button kind="primary">Resume subscription</Button>
            </form>
          )}
          {canCancel && (
            <ButtonLink kind="link" href="/subscription/cancel">
              Cancel subscription
            </ButtonLink>
          )}
        </div>
      )}
      {renewal?.refusal && <p className="hint">{renewal.refusal}</p>}
    </section>
  );
}

function Usage({
  id,
  name,
  used,
  available,
  total,
  isUnlimited,
}: { id: string; name: string } & LoaderData["usage"]["resumes"]) {
  if (isUnlimited)
    return (
      <p>
        <b>{name}</b>: unlimited, {used} made
      </p>
    );
  return (
    <Progress
      id={id}
      label={`${name}: ${available} of ${total} left`}
      value={available}
      max={Math.max(1, total)}
    />
  );
}

function PlanCard({
  card: { id, name, price, allowance, features, popular, quote },
}: {
  card: LoaderData["cards"][number];
}) {
  return (
    <Card striped={popular}>
      <div className="row apart">
        <h3>{name}</h3>
        {popular && <Badge>Popular</Badge>}
      </div>
      <p>
        <span className="figure">{price}</span> <span className="soft">for 30 days</span>
      </p>
      <p>
        <b>{allowance}</b>
      </p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {!quote && (
        <Button type="button" block disabled>
          Coming Soon
        </Button>
      )}
      {quote?.label === "Current Plan" && (
        <Button type="button" block disabled>
          Current Plan
        </Button>
      )}
      {quote && quote.label !== "Current Plan" && (
        <ButtonLink block kind={popular ? "primary" : "quiet"} href={`/payment/${id}`} about={`to ${name}`}>
          {quote.label}
        </ButtonLink>
      )}
    </Card>
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

function paymentCells({ when, plan, amount, status, reference }: LoaderData["payments"][number]) {
  const state = <Badge kind={PAYMENT_STATUS_TONES[status]}>{PAYMENT_STATUS_LABELS[status]}</Badge>;
  return [
    when,
    plan,
    amount,
    state,
    <a key="reference" href={`/subscription?reference=${encodeURIComponent(reference)}`}>
      {reference}
    </a>,
  ];
}
