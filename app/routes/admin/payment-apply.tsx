import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getPaymentDetails } from "~/features/payments/admin-payments.server";
import { paidText } from "~/features/payments/payment";
import { applyManually } from "~/features/payments/settle.server";
import { saleText } from "~/features/payments/payment-labels";
import { createFlashCookie } from "~/http/flash.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatNaira } from "~/money";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Give the plan", "Give the plan of a payment that was not applied.");

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request, "money");
  const { payment, offerName } = getPaymentDetails(params.reference ?? "");
  const { reference, kind, amountKobo, failureText } = payment;
  return { reference, offerName, kind, amountKobo, failureText, paid: paidText(payment) };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const actor = { userId: requireAdmin(request, "money").id, address: context.clientAddress };
  applyManually(actor, params.reference ?? "");
  return redirect(`/admin/payments/${params.reference}`, {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "The plan was given.") },
  });
});

export default function PaymentApply() {
  const { reference, offerName, kind, amountKobo, failureText, paid } = useLoaderData<typeof loader>();
  return (
    <ConfirmPanel
      title="Give the plan anyway?"
      confirm={<Button kind="primary">Give the plan</Button>}
      cancel={<ButtonLink href={`/admin/payments/${reference}`}>Leave it as it is</ButtonLink>}
    >
      <p>
        We asked {formatNaira(amountKobo)} for {saleText({ offerName, kind })}. What arrived does not match:{" "}
        {failureText}.
      </p>
      <p>
        The books and the receipt show what arrived: <b>{paid}</b>.
      </p>
      <p>The plan begins at once, with its credits. Your name is recorded with it.</p>
      <p className="hint">{reference}</p>
    </ConfirmPanel>
  );
}
