import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { getDateStyle } from "~/features/accounts/settings.server";
import { describeOffer, describeQuote } from "~/features/billing/subscription-overview.server";
import { getQuote } from "~/features/billing/quote.server";
import type { Offer } from "~/features/billing/plans";
import { describeSplit } from "~/features/deposits/overview.server";
import { newFormId, pay } from "~/features/deposits/pay.server";
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
      {
        ...describeOffer(quote.offer),
        ...describeQuote(quote),
        typed: typed.slice(0, 40),
        discount,
        split: describeSplit(user.id, discount?.kobo || quote.priceKobo),
        formId: newFormId(),
        kobo: discount?.kobo || quote.priceKobo,
      },
      { status: discount?.error ? 400 : 200 },
    );
  } catch (error) {
    if (error instanceof Refusal && error.code === "PLAN_UNAVAILABLE") throw redirect("/subscription", 303);
    throw error;
  }
});

const FORM_ID = z.string().regex(/^[\w-]{22}$/);
const KOBO = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);

/** Pays from the balance, or creates the checkout, and redirects to what follows. */
export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const fields = await readFields(request);
  const promoCode = String(fields.get("code") ?? "").slice(0, 40);
  const formId = FORM_ID.safeParse(fields.get("form")).data;
  const seenKobo = KOBO.safeParse(fields.get("price")).data;
  enforceRateLimit("payPerUser", user.id);
  try {
    return redirect(await pay(user.id, params.planId ?? "", { promoCode, formId, seenKobo }), 303);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === "PLAN_UNAVAILABLE") throw error;
    return data({ problem: error.message }, { status: error.status });
  }
});

function OtherWays({ id, code }: { id: string; code: string }) {
  const query = code ? `?${new URLSearchParams({ code })}` : "";
  return (
    <section className="card stack">
      <h2>Other ways to pay</h2>
      <ButtonLink block href={`/payment/${id}/transfer${query}`}>
        Transfer to your own account number
      </ButtonLink>
      <ButtonLink block href={`/payment/${id}/ussd${query}`}>
        Dial a USSD code
      </ButtonLink>
      <form method="post" action="/pay-requests">
        <input type="hidden" name="offer" value={id} />
        <Button block>Ask somebody to pay for you</Button>
      </form>
    </section>
  );
}

function tryCode(userId: string, version: Offer, typed: string) {
  enforceReadLimit(`promo code ${userId}`);
  try {
    const { code, discountKobo, priceKobo } = getDiscount(userId, version, typed.slice(0, 40));
    return {
      code,
      off: formatNaira(discountKobo),
      price: formatNaira(priceKobo),
      kobo: priceKobo,
      error: "",
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: "", off: "", price: "", kobo: 0, error: error.message };
  }
}

export default function Checkout() {
  const problem = useActionData<typeof action>()?.problem;
  const {
    id,
    name,
    isPack,
    price,
    contents,
    features,
    label,
    effect,
    refusal,
    typed,
    discount,
    split,
    formId,
    kobo,
  } = useLoaderData<typeof loader>();
  const toPay = split?.toPay ?? (discount?.price || price);
  const code = discount?.code ?? "";
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/subscription", label: "Back to plans" }}
        title="Checkout"
        lead={label === "Current Plan" ? `Renew ${name}` : name}
      />
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
            ...(split
              ? [
                  { term: discount?.code ? "Price with the code" : "Price", value: discount?.price || price },
                  { term: "From your balance", value: split.fromBalance },
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
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="form" value={formId} />
        <input type="hidden" name="price" value={kobo} />
        {refusal ? (
          <Notice kind="care" label="Not yet">
            {refusal}
          </Notice>
        ) : (
          <Button kind="primary" block>
            {split?.isEnough ? `Pay ${split.fromBalance} from your balance` : `Pay ${toPay}`}
          </Button>
        )}
        <p className="hint">
          {split?.isEnough
            ? "Your balance is enough. You pay once. Nothing is charged automatically."
            : "You pay on Paystack’s own page: card, bank transfer, USSD or your bank’s app. We never see your card. You pay once. Nothing is charged automatically."}
        </p>
      </form>
      {!refusal && !split?.isEnough && <OtherWays id={id} code={code} />}
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
    </div>
  );
}
