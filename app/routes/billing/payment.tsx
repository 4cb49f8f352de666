import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { planText, quoteText } from "~/features/billing/overview.server";
import { quoteFor } from "~/features/billing/quote.server";
import { startPayment } from "~/features/payments/payments.server";
import { requireUser } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { countAct } from "~/http/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { DefinitionRows } from "~/ui/rows";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Checkout", "What you pay and what you get for it, before you go to Paystack.");
export const handle = { width: "form" };

// An unknown plan, or one that is not on sale, leads back to the plans.
export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  try {
    const quote = quoteFor(user.id, params.planId ?? "", new Date(), dateStyleOf(user.id));
    return { ...planText(quote.plan), ...quoteText(quote) };
  } catch (error) {
    if (error instanceof Refusal && error.code === "PLAN_UNAVAILABLE") throw redirect("/subscription", 303);
    throw error;
  }
});

/** Opens the checkout and sends the person there. */
export const action = page(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  countAct("payPerUser", user.id);
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
  const { name, price, allowance, features, label, does, refusal } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading title="Checkout" lead={label === "Current Plan" ? `Renew ${name}` : name} />
      {problem && <Notice kind="stop">{problem}</Notice>}
      <form method="post" className="card stripes stack">
        <DefinitionRows
          rows={[
            { term: "Plan", value: <b>{name}</b> },
            { term: "Documents", value: allowance },
            { term: "Access", value: "30 days" },
            { term: "To pay", value: <span className="figure">{price}</span> },
          ]}
        />
        <p>{does}</p>
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
