import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getAccess } from "~/features/billing/access.server";
import { cancelSubscription } from "~/features/billing/subscription.server";
import { findRefundable } from "~/features/payments/payments.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { formatDay } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { createPageMeta } from "~/ui/meta";
import { RefundInvitation } from "~/ui/refund-invitation";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Cancel subscription", "Cancel your plan. You keep it until its last day.");
export const handle = { width: "form" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const { planName, endsAt, isRunning, planId } = getAccess(user.id);
  if (!isRunning || !endsAt || planId === "free_trial") throw redirect("/subscription", 303);
  return {
    planName,
    until: formatDay(endsAt, getDateStyle(user.id)).text,
    refundable: findRefundable(user.id),
  };
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  enforceRateLimit("settingsPerUser", user.id);
  const until = formatDay(cancelSubscription(user.id).keepsAccessUntil, getDateStyle(user.id)).text;
  return redirect("/subscription", {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie(
        "success",
        `Your subscription is cancelled. You keep access until ${until}.`,
      ),
    },
  });
});

export default function CancelSubscription() {
  const { planName, until, refundable } = useLoaderData<typeof loader>();
  return (
    <ConfirmPanel
      title="Cancel your subscription?"
      confirm={<Button kind="danger">Cancel subscription</Button>}
      cancel={<ButtonLink href="/subscription">Keep my plan</ButtonLink>}
    >
      <p>
        Your {planName} plan keeps access until <b>{until}</b>. Until then you can use all your credits.
      </p>
      <p>
        Unused credits stay in your account for when you subscribe again. Your documents stay yours. We stop
        reminding you to renew.
      </p>
      <p>Cancelling does not refund a payment. You can resume at any time before {until}.</p>
      <RefundInvitation reference={refundable} />
    </ConfirmPanel>
  );
}
