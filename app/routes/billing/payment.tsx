import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { describeOffer, describeQuote } from "~/features/billing/subscription-overview.server";
import { getQuote } from "~/features/billing/quote.server";
import { startPayment } from "~/features/payments/checkout.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { DefinitionList } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Checkout", "What you pay and what you get for it, before you go to Paystack.");
export const handle = { width: "form" };

// An unknown plan, or one that is not on sale, redirects to the plans.
export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  try {
    const quote = getQuote(user.id, params.planId ?? "", new Date(), getDateStyle(user.id));
    return { ...describeOffer(quote.offer), ...describeQuote(quote) };
  } catch (error) {
    if (error instanceof Refusal && error.code === "PLAN_UNAVAILABLE") throw redirect("/subscription", 303);
    throw error;
  }
});

/** Creates the checkout and redirects to it. */
export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  enforceRateLimit("payPerUser", user.id);
  try {
    const { authorizationUrl } = await startPayment(user.id, params.planId ?? "");
    return redirect(authorizationUrl, 303);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === "PLAN_UNAVAILABLE") throw error;
    return data({ problem: error.message }, { status: error.status });
  }
});

export default function Checkout() {
  const problem = useActionData<typeof action>()?.problem;
  const { name, isPack, price, contents, features, label, effect, refusal } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading title="Checkout" lead={label === "Current Plan" ? `Renew ${name}` : name} />
      {problem && <Notice kind="stop">{problem}</Notice>}
      <form method="post" className="card stripes stack">
        <DefinitionList
          rows={[
            { term: isPack ? "Pack" : "Plan", value: <b>{name}</b> },
            { term: "Documents", value: contents || "A cover letter and a resume for each advert" },
            { term: "Access", value: isPack ? "Never expires" : "30 days" },
            { term: "To pay", value: <span className="figure">{price}</span> },
          ]}
        />
        <p>{effect}</p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {refusal ? (
          <Notice kind="care" label="Not yet">
            {refusal}
          </Notice>
        ) : (
          <Button kind="primary" block>
            Pay {price}
          </Button>
        )}
        <p className="hint">
          You pay on Paystack’s own page: card, bank transfer, USSD or your bank’s app. We never see your
          card. You pay once. Nothing is charged automatically.
        </p>
      </form>
      <ButtonLink href="/subscription">Back to plans</ButtonLink>
    </div>
  );
}
