import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountForm, RefundForm } from "~/features/payments/desk.schema";
import { paymentStory } from "~/features/payments/desk.server";
import { requestRefund, sendRefundToAccount } from "~/features/payments/refunds.server";
import { flash } from "~/http/flash.server";
import { checkForm, replyWith } from "~/http/forms.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { countAct } from "~/http/rate-limit.server";
import { koboOf, naira } from "~/money";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { Checkbox } from "~/ui/choice";
import { Field } from "~/ui/field";
import { ErrorSummary } from "~/ui/notice";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Send money back", "Refund all or part of a payment.");

export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request);
  const { payment, refunds, refundableKobo, buyer, credits } = paymentStory(params.reference ?? "");
  const account = new URL(request.url).searchParams.get("account");
  return {
    reference: payment.reference,
    amountKobo: payment.amountKobo,
    refundableKobo,
    credits,
    payer: buyer ? `${buyer.firstName} ${buyer.lastName} (${buyer.email})` : "a deleted account",
    account,
    isErased: buyer === undefined,
    stuckKobo: refunds.find(({ id }) => id === account)?.amountKobo ?? 0,
  };
});

export const action = page(async ({ request, params, context }: ActionFunctionArgs) => {
  const actor = { userId: requireAdmin(request).id, address: context.clientAddress };
  const fields = await request.formData();
  const reference = params.reference ?? "";
  const form = fields.has("refund") ? checkForm(fields, AccountForm) : checkForm(fields, RefundForm);
  if (!form.ok) return data(form.reply, { status: 400 });
  countAct("refundPerAdmin", actor.userId);
  try {
    if ("refund" in form.value) await sendRefundToAccount(actor, form.value.refund, form.value);
    else
      await requestRefund(actor, {
        reference,
        amountKobo: form.value.naira ? koboOf(form.value.naira) : undefined,
        reason: form.value.reason,
        endsAccess: form.value.endsAccess === "on",
      });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    return data(replyWith(fields, RefundForm, error), { status: error.status });
  }
  return redirect(`/admin/payments/${reference}`, {
    status: 303,
    headers: {
      "Set-Cookie": await flash("success", "Paystack sends the money back. It takes 3 to 10 working days."),
    },
  });
});

export default function PaymentRefund() {
  const { reference, amountKobo, refundableKobo, credits, payer, isErased, account, stuckKobo } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const errors = answer?.error ?? {};
  const typed = (name: string) => String(answer?.initialValue?.[name] ?? "");
  // What is no field's own fault leads to the first one.
  const all = Object.entries(errors).flatMap(([name, texts]) =>
    (texts ?? []).map((text) => ({ fieldId: name || (account ? "accountNumber" : "naira"), text })),
  );
  const cancel = <ButtonLink href={`/admin/payments/${reference}`}>Keep it as it is</ButtonLink>;
  if (account) {
    return (
      <ConfirmPanel
        title="Send the refund to a bank account"
        fields={<input type="hidden" name="refund" value={account} />}
        confirm={<Button kind="danger">Send it</Button>}
        cancel={cancel}
      >
        <ErrorSummary errors={all} />
        <p>
          Paystack could not send <b>{naira(stuckKobo)}</b> back to where it came from. It goes to this
          account instead.{!isErased && ` Ask ${payer} for the account details in the support conversation.`}
        </p>
        <Field
          id="accountNumber"
          name="accountNumber"
          label="Account number"
          hint="10 digits"
          defaultValue={typed("accountNumber")}
          required
          inputMode="numeric"
          errors={errors.accountNumber ?? undefined}
        />
        <Field
          id="bankId"
          name="bankId"
          label="Paystack's number for the bank"
          hint="Paystack lists the banks with their numbers."
          defaultValue={typed("bankId")}
          required
          inputMode="numeric"
          errors={errors.bankId ?? undefined}
        />
      </ConfirmPanel>
    );
  }
  return (
    <ConfirmPanel
      title="Send money back?"
      confirm={<Button kind="danger">Send it back</Button>}
      cancel={cancel}
    >
      <ErrorSummary errors={all} />
      <p>
        {naira(amountKobo)} from {payer}. At most <b>{naira(refundableKobo)}</b> can go back.
      </p>
      <p>Paystack keeps its fee. After a full refund, the plan and its unused credits end.</p>
      {credits && (
        <p>
          <b>{`${credits.used} of ${credits.granted}`}</b> credits of this payment are used.
        </p>
      )}
      <p className="hint">{reference}</p>
      <Field
        id="naira"
        name="naira"
        label="Amount in naira"
        hint="Leave it empty to send all of it back."
        defaultValue={typed("naira")}
        inputMode="decimal"
        errors={errors.naira ?? undefined}
      />
      <Field
        id="reason"
        name="reason"
        label="Why"
        defaultValue={typed("reason")}
        required
        maxLength={150}
        errors={errors.reason ?? undefined}
      />
      <Checkbox
        id="endsAccess"
        name="endsAccess"
        label="End the plan now, even after a part refund"
        defaultChecked={typed("endsAccess") === "on"}
      />
      <Checkbox
        id="confirmed"
        name="confirmed"
        label="I have checked the payment and the amount"
        errors={errors.confirmed ?? undefined}
      />
    </ConfirmPanel>
  );
}
