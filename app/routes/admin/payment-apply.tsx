import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paymentStory } from "~/features/payments/desk.server";
import { applyByHand } from "~/features/payments/settle.server";
import { saleText } from "~/features/payments/words";
import { flash } from "~/http/flash.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { naira } from "~/money";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Give the plan", "Give the plan of a payment that was not applied.");

export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request);
  const { reference, plan, kind, amountKobo, failureText } = paymentStory(params.reference ?? "").payment;
  return { reference, plan, kind, amountKobo, failureText };
});

export const action = page(async ({ request, params, context }: ActionFunctionArgs) => {
  const actor = { userId: requireAdmin(request).id, address: context.clientAddress };
  applyByHand(actor, params.reference ?? "");
  return redirect(`/admin/payments/${params.reference}`, {
    status: 303,
    headers: { "Set-Cookie": await flash("success", "The plan was given.") },
  });
});

export default function PaymentApply() {
  const { reference, plan, kind, amountKobo, failureText } = useLoaderData<typeof loader>();
  return (
    <ConfirmPanel
      title="Give the plan anyway?"
      confirm={<Button kind="primary">Give the plan</Button>}
      cancel={<ButtonLink href={`/admin/payments/${reference}`}>Leave it as it is</ButtonLink>}
    >
      <p>
        We asked {naira(amountKobo)} for {saleText({ plan, kind })}. What arrived does not match:{" "}
        {failureText}.
      </p>
      <p>The plan begins at once, with its credits. Your name is recorded with it.</p>
      <p className="hint">{reference}</p>
    </ConfirmPanel>
  );
}
