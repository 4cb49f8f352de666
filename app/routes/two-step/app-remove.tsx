import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { removeApp } from "~/features/two-step/authenticator-app.server";
import { getFactors } from "~/features/two-step/factors.server";
import { requireUser } from "~/http/auth/guards.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { createFlashCookie } from "~/http/flash.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { createPageMeta } from "~/ui/meta";
import { AfterRemoval } from "./parts/after-removal";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Remove the app", "Remove the authenticator app from your account.");
export const handle = { width: "form" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const { app, passkeys } = getFactors(requireUser(request).id);
  if (!app) throw new Refusal("NOT_FOUND", "There is no authenticator app.", 404);
  return { isLast: passkeys.length === 0 };
});

export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const user = requireUser(request);
  await readProvenFields({ request, context }, user);
  enforceRateLimit("twoStepPerUser", user.id);
  removeApp(user);
  const cookie = await createFlashCookie("success", "The authenticator app was removed.");
  return redirect("/two-step", { status: 303, headers: { "Set-Cookie": cookie } });
});

export default function RemoveApp() {
  const { isLast } = useLoaderData<typeof loader>();
  return (
    <ConfirmPanel
      title="Remove the authenticator app?"
      confirm={<Button kind="danger">Remove it</Button>}
      cancel={<ButtonLink href="/two-step">Keep it</ButtonLink>}
    >
      <p>Its codes do not work any more. Then delete the account in the app too.</p>
      <AfterRemoval isLast={isLast} />
    </ConfirmPanel>
  );
}
