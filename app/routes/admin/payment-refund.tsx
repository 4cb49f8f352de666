import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RefundAccountForm, RefundForm } from "~/features/payments/admin-payments.schema";
import { getPaymentDetails } from "~/features/payments/admin-payments.server";
import { paidText } from "~/features/payments/payment";
import { requestRefund, sendRefundToAccount } from "~/features/payments/request-refund.server";
import { createFlashCookie } from "~/http/flash.server";
import { newFormKey, readFormKey } from "~/http/forms/form-key.server";
import { parseForm, replyWithRefusal } from "~/http/forms/forms.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { formatMoney, parseNaira, formatNaira } from "~/money";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { Checkbox } from "~/ui/choice";
import { Field } from "~/ui/field";
import { ErrorSummary } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { readProvenFields } from "~/http/auth/step-up.server";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Send money back", "Refund all or part of a payment.");

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request, "money");
  const { payment, refunds, refundableKobo, buyer, credits, unusedPackKobo } = getPaymentDetails(
    params.reference ?? "",
  );
  const account = new URL(request.url).searchParams.get("account");
  return {
    reference: payment.reference,
    paid: paidText(payment),
    excessKobo: Math.max(0, (payment.receivedKobo ?? 0) - payment.amountKobo),
    currency: payment.receivedCurrency ?? payment.currency,
    refundableKobo,
    credits,
    unusedPackKobo,
    payer: buyer ? `${buyer.firstName} ${buyer.lastName} (${buyer.email})` : "a deleted account",
    account,
    formKey: newFormKey(),
    isErased: buyer === undefined,
    stuckKobo: refunds.find(({ id }) => id === account)?.amountKobo ?? 0,
  };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "money");
  const actor = { userId: admin.id, address: context.clientAddress };
  const fields = await readProvenFields({ request, context }, admin);
  const reference = params.reference ?? "";
  const form = fields.has("refund") ? parseForm(fields, RefundAccountForm) : parseForm(fields, RefundForm);
  if (!form.ok) return data(form.reply, { status: 400 });
  enforceRateLimit("refundPerAdmin", actor.userId);
  try {
    if ("refund" in form.value) await sendRefundToAccount(actor, form.value.refund, form.value);
    else
      await requestRefund(actor, {
        reference,
        amountKobo: form.value.naira ? parseNaira(form.value.naira) : undefined,
        reason: form.value.reason,
        endsAccess: form.value.endsAccess === "on",
        formKey: readFormKey(fields),
      });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    return data(replyWithRefusal(fields, RefundForm, error), { status: error.status });
  }
  return redirect(`/admin/payments/${reference}`, {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie(
        "success",
        "Paystack sends the money back. It takes 3 to 10 working days.",
      ),
    },
  });
});

export default function PaymentRefund() {
  const {
    reference,
    paid,
    excessKobo,
    currency,
    refundableKobo,
    credits,
    unusedPackKobo,
    payer,
    isErased,
    account,
    formKey,
    stuckKobo,
  } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const errors = actionData?.error ?? {};
  const typed = (name: string) => String(actionData?.initialValue?.[name] ?? "");
  // An error without a field links to the first field.
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
          Paystack could not send <b>{formatNaira(stuckKobo)}</b> back to where it came from. It goes to this
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
      fields={<input type="hidden" name="idempotencyKey" value={formKey} />}
      confirm={<Button kind="danger">Send it back</Button>}
      cancel={cancel}
    >
      <ErrorSummary errors={all} />
      <p>
        {paid} from {payer}. At most <b>{formatMoney(refundableKobo, currency)}</b> can go back.
      </p>
      <p>
        Paystack keeps its fee. After a full refund, {credits?.pack ? "" : "the plan and "}its unused credits
        end.
      </p>
      {excessKobo > 0 && (
        <p>
          <b>{formatMoney(excessKobo, currency)}</b> of it is more than the price. To send only that back,
          enter it as the amount: the plan and its credits stay.
        </p>
      )}
      {credits && (
        <p>
          <b>{`${credits.used} of ${credits.granted}`}</b> credits of this payment are used.
        </p>
      )}
      {credits?.pack && unusedPackKobo !== undefined && (
        <p>
          <b>{`${credits.pack.unused} of ${credits.pack.applications}`}</b> applications are unused. Their
          share of the price is <b>{formatNaira(unusedPackKobo)}</b>.
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
        label={
          credits?.pack
            ? "End its unused credits, even after a part refund"
            : "End the plan now, even after a part refund"
        }
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
