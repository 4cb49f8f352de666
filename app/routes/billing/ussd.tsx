import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getQuote } from "~/features/billing/quote.server";
import {
  findUssdPayment,
  sandboxPhonePath,
  startUssdPayment,
  USSD_BANKS,
} from "~/features/payments/ussd.server";
import { requireUser } from "~/http/auth/guards.server";
import { readFields } from "~/http/forms/read-body.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { formatNaira } from "~/money";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { ChoiceCard, ChoiceGroup } from "~/ui/choice";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { Notice } from "~/ui/notice";

export const handle = { width: "form" };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...createPageMeta(matches, "Pay by USSD", "A code to dial on your phone, without data."),
  ...(data?.dial ? [{ httpEquiv: "refresh", content: "30" }] : []),
];

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const query = new URL(request.url).searchParams;
  const payment = findUssdPayment(user.id, query.get("reference") ?? "");
  if (payment && payment.status !== "pending" && payment.status !== "failed")
    throw redirect(`/subscription?reference=${payment.reference}`, 303);
  try {
    const { offer, priceKobo, refusal } = getQuote(user.id, params.planId ?? "");
    if (refusal) throw refusal;
    return {
      id: offer.offer,
      name: offer.name,
      price: formatNaira(payment?.amountKobo ?? priceKobo),
      code: query.get("code")?.slice(0, 40) ?? "",
      dial: payment?.ussdCode
        ? { code: payment.ussdCode, reference: payment.reference, phonePath: sandboxPhonePath(payment) }
        : null,
      banks: USSD_BANKS.map((bank) => ({ ...bank })),
    };
  } catch (error) {
    if (error instanceof Refusal) throw redirect("/subscription", 303);
    throw error;
  }
});

/** Asks Paystack for the code of the chosen bank. */
export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const fields = await readFields(request);
  const bank = String(fields.get("bank") ?? "").slice(0, 10);
  const promoCode = String(fields.get("code") ?? "").slice(0, 40);
  enforceRateLimit("payPerUser", user.id);
  try {
    const { reference } = await startUssdPayment(user.id, params.planId ?? "", { bank, promoCode });
    return redirect(`/payment/${params.planId}/ussd?${new URLSearchParams({ reference })}`, 303);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === "PLAN_UNAVAILABLE") throw error;
    return data({ bank, problem: error.message }, { status: error.status });
  }
});

export default function Ussd() {
  const { id, name, price, code, dial, banks } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <div className="stack-wide">
      <Heading back={{ href: `/payment/${id}`, label: "Checkout" }} title="Pay by USSD" lead={name} />
      {dial && !actionData ? (
        <section className="card stripes stack">
          <p>Dial this on the phone that your bank knows, and confirm {price}:</p>
          <p className="figure">{dial.code}</p>
          <ButtonLink kind="primary" block href={`tel:${encodeURIComponent(dial.code)}`}>
            Dial it
          </ButtonLink>
          <ButtonLink block href={`/payment/return?reference=${dial.reference}`}>
            I have paid
          </ButtonLink>
          <p className="hint">This page looks again by itself. Reference {dial.reference}.</p>
          {dial.phonePath && (
            <p className="hint">
              This is a sandbox, without money. <a href={dial.phonePath}>Play the phone</a>
            </p>
          )}
        </section>
      ) : (
        <form method="post" className="card stack">
          {actionData && actionData.bank !== "" && <Notice kind="stop">{actionData.problem}</Notice>}
          <ChoiceGroup
            id="bank"
            legend="Your bank"
            hint="The code works without data and without airtime."
            errors={actionData?.bank === "" ? [actionData.problem] : undefined}
          >
            {banks.map((bank, place) => (
              <ChoiceCard
                key={bank.id}
                id={place === 0 ? "bank" : `bank-${bank.id}`}
                type="radio"
                name="bank"
                value={bank.id}
                label={bank.name}
                hint={`*${bank.id}#`}
                defaultChecked={actionData?.bank === bank.id}
                required
              />
            ))}
          </ChoiceGroup>
          <input type="hidden" name="code" value={code} />
          <Button kind="primary" block>
            Get the code for {price}
          </Button>
        </form>
      )}
    </div>
  );
}
