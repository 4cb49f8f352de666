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
import type { Offer } from "~/features/billing/plans";
import { startPayment } from "~/features/payments/checkout.server";
import { getDiscount } from "~/features/payments/promo-codes.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { readFields } from "~/http/forms/read-body.server";
import { enforceRateLimit, enforceReadLimit } from "~/http/security/rate-limit.server";
import { formatNaira } from "~/money";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Disclosure } from "~/ui/dialog";
import { Field } from "~/ui/field";
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
  const typed = new URL(request.url).searchParams.get("code") ?? "";
  try {
    const quote = getQuote(user.id, params.planId ?? "", new Date(), getDateStyle(user.id));
    const discount = typed ? tryCode(user.id, quote.offer, typed) : null;
    return data(
      { ...describeOffer(quote.offer), ...describeQuote(quote), typed: typed.slice(0, 40), discount },
      { status: discount?.error ? 400 : 200 },
    );
  } catch (error) {
    if (error instanceof Refusal && error.code === "PLAN_UNAVAILABLE") throw redirect("/subscription", 303);
    throw error;
  }
});

/** Creates the checkout and redirects to it. */
export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const code = String((await readFields(request)).get("code") ?? "").slice(0, 40);
  enforceRateLimit("payPerUser", user.id);
  try {
    const { authorizationUrl } = await startPayment(user.id, params.planId ?? "", code);
    return redirect(authorizationUrl, 303);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === "PLAN_UNAVAILABLE") throw error;
    return data({ problem: error.message }, { status: error.status });
  }
});

function tryCode(userId: string, version: Offer, typed: string) {
  enforceReadLimit(`promo code ${userId}`);
  try {
    const { code, discountKobo, priceKobo } = getDiscount(userId, version, typed.slice(0, 40));
    return { code, off: formatNaira(discountKobo), price: formatNaira(priceKobo), error: "" };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: "", off: "", price: "", error: error.message };
  }
}

export default function Checkout() {
  const problem = useActionData<typeof action>()?.problem;
  const { name, isPack, price, contents, features, label, effect, refusal, typed, discount } =
    useLoaderData<typeof loader>();
  const toPay = discount?.price || price;
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
            ...(discount?.code
              ? [
                  { term: "Price", value: <s>{price}</s> },
                  { term: `Code ${discount.code}`, value: `${discount.off} off` },
                ]
              : []),
            { term: "To pay", value: <span className="figure">{toPay}</span> },
          ]}
        />
        <p>{effect}</p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <input type="hidden" name="code" value={discount?.code ?? ""} />
        {refusal ? (
          <Notice kind="care" label="Not yet">
            {refusal}
          </Notice>
        ) : (
          <Button kind="primary" block>
            Pay {toPay}
          </Button>
        )}
        <p className="hint">
          You pay on Paystack’s own page: card, bank transfer, USSD or your bank’s app. We never see your
          card. You pay once. Nothing is charged automatically.
        </p>
      </form>
      {!refusal && (
        <Disclosure summary="Do you have a promo code?" open={typed !== ""}>
          <form method="get" className="stack">
            <Field
              id="code"
              name="code"
              label="Promo code"
              defaultValue={typed}
              maxLength={40}
              autoCapitalize="characters"
              autoComplete="off"
              errors={discount?.error ? [discount.error] : undefined}
            />
            <Button>Use code</Button>
          </form>
        </Disclosure>
      )}
      <ButtonLink href="/subscription">Back to plans</ButtonLink>
    </div>
  );
}
