import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { getAccess } from "~/features/billing/access.server";
import { cancelSubscription } from "~/features/billing/subscription.server";
import { flash } from "~/http/flash.server";
import { requireUser } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { countAct } from "~/http/rate-limit.server";
import { dayText } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Cancel subscription", "Cancel your plan. You keep it until its last day.");
export const handle = { width: "form" };

export const loader = page(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const { planName, endsAt, isRunning, planId } = getAccess(user.id);
  if (!isRunning || !endsAt || planId === "free_trial") throw redirect("/subscription", 303);
  return { planName, until: dayText(endsAt, dateStyleOf(user.id)).text };
});

export const action = page(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  countAct("settingsPerUser", user.id);
  const until = dayText(cancelSubscription(user.id).keepsAccessUntil, dateStyleOf(user.id)).text;
  return redirect("/subscription", {
    status: 303,
    headers: {
      "Set-Cookie": await flash("success", `Your subscription is cancelled. You keep access until ${until}.`),
    },
  });
});

export default function CancelSubscription() {
  const { planName, until } = useLoaderData<typeof loader>();
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
    </ConfirmPanel>
  );
}
