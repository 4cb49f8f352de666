import { useForm } from "@conform-to/react";
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
import { getQuote } from "~/features/billing/quote.server";
import { describeAccount, describeChoice } from "~/features/deposits/overview.server";
import { payByTransfer } from "~/features/deposits/pay-by-transfer.server";
import { findBought } from "~/features/payments/pay-from-balance.server";
import { VIRTUAL_ACCOUNT_CONSENT, VirtualAccountForm } from "~/features/deposits/virtual-accounts.schema";
import { requireUser } from "~/http/auth/guards.server";
import { parseForm, replyWithRefusal } from "~/http/forms/forms.server";
import { readFields } from "~/http/forms/read-body.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { formatNaira } from "~/money";
import { Refusal } from "~/refusal";
import { AccountNumber } from "~/ui/account-number";
import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { Field } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary } from "~/ui/notice";

export const handle = { width: "form", script: "copy" };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...createPageMeta(matches, "Pay by transfer", "An account number of your own, for any bank’s app or USSD."),
  ...(data?.choice ? [{ httpEquiv: "refresh", content: "30" }] : []),
];

// When the person chose, so that this page knows that the money has come meanwhile.
const CHOSEN_AT = z.coerce
  .number()
  .int()
  .min(1)
  .max(8.64e15)
  .transform((time) => new Date(time));

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const { id, firstName, lastName } = requireUser(request);
  try {
    const { offer, priceKobo, refusal } = getQuote(id, params.planId ?? "");
    if (refusal) throw refusal;
    const choice = describeChoice(id, getDateStyle(id));
    const query = new URL(request.url).searchParams;
    const code = query.get("code")?.slice(0, 40) ?? "";
    const chosenAt = CHOSEN_AT.safeParse(query.get("since")).data;
    const bought = chosenAt && !choice ? findBought(id, offer.offer, chosenAt) : undefined;
    if (bought) throw redirect(`/subscription?${new URLSearchParams({ reference: bought.reference })}`, 303);
    return {
      ...{ id: offer.offer, name: offer.name, price: formatNaira(priceKobo), code, firstName, lastName },
      account: describeAccount(id),
      choice: choice?.offer === offer.offer ? choice : null,
    };
  } catch (error) {
    if (error instanceof Refusal) throw redirect("/subscription", 303);
    throw error;
  }
});

/** Chooses what the next transfer pays; the first time it also asks the bank for the number. */
export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const fields = await readFields(request);
  const promoCode = String(fields.get("code") ?? "").slice(0, 40);
  const form = describeAccount(user.id) ? undefined : parseForm(fields, VirtualAccountForm);
  if (form && !form.ok) return data({ reply: form.reply }, { status: 400 });
  enforceRateLimit("payPerUser", user.id);
  const since = String(Date.now());
  try {
    await payByTransfer(user, params.planId ?? "", { promoCode, details: form?.value });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === "PLAN_UNAVAILABLE") throw error;
    return data({ reply: replyWithRefusal(fields, VirtualAccountForm, error) }, { status: error.status });
  }
  return redirect(`/payment/${params.planId}/transfer?${new URLSearchParams({ since })}`, 303);
});

type Values = { firstName: string; lastName: string; phone: string; consent: string };

export default function Transfer() {
  const { id, name, account, choice } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading back={{ href: `/payment/${id}`, label: "Checkout" }} title="Pay by transfer" lead={name} />
      {account && choice ? (
        <section className="card stripes stack">
          <p>
            Transfer <span className="figure">{choice.missing}</span> to this account. It is yours alone, so
            you need no reference.
          </p>
          {choice.arrived && (
            <p>
              {choice.arrived} of {choice.price} is in your balance already.
            </p>
          )}
          <AccountNumber {...account} />
          <p>
            You get {name} when the money arrives, mostly within minutes. This page looks again by itself. The
            price holds until {choice.until}.
          </p>
          <p className="hint">
            Any sum counts: what is too much stays in your balance, and too little waits there for the rest.
          </p>
          <ButtonLink href="/subscription#balance">See my balance</ButtonLink>
        </section>
      ) : (
        <ChooseForm />
      )}
    </div>
  );
}

function ChooseForm() {
  const { price, code, account, firstName, lastName } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<Values>({
    id: "account",
    lastResult: useActionData<typeof action>()?.reply,
    defaultValue: { firstName, lastName },
  });
  return (
    <form id={form.id} method="post" className="card stack" noValidate>
      <ErrorSummary errors={listFormErrors(form, fields.firstName.id)} />
      {account ? (
        <>
          <AccountNumber {...account} />
          <p>Your next transfer to this number pays for it: {price}, less your balance and any promo code.</p>
        </>
      ) : (
        <>
          <p>
            A bank opens an account number for you. Every transfer to it reaches us with your name, at any
            hour.
          </p>
          <div className="pair">
            <Field
              {...getFieldProps(fields.firstName)}
              label="First name"
              autoComplete="given-name"
              required
            />
            <Field
              {...getFieldProps(fields.lastName)}
              label="Last name"
              autoComplete="family-name"
              required
            />
          </div>
          <Field
            {...getFieldProps(fields.phone)}
            label="Phone number"
            type="tel"
            autoComplete="tel"
            hint="The bank needs it. We do not keep it."
            required
          />
          <Checkbox
            id={fields.consent.id}
            name="consent"
            label={VIRTUAL_ACCOUNT_CONSENT.text}
            errors={fields.consent.errors}
            defaultChecked={fields.consent.initialValue === "on"}
            required
          />
        </>
      )}
      <input type="hidden" name="code" value={code} />
      <Button kind="primary" block>
        {account ? "Pay by my next transfer" : "Get my account number"}
      </Button>
      <p className="hint">Nothing is charged automatically.</p>
    </form>
  );
}
