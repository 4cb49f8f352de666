import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getFactors } from "~/features/two-step/factors.server";
import { removePasskey } from "~/features/two-step/passkeys.server";
import { requireUser } from "~/http/auth/guards.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { createFlashCookie } from "~/http/flash.server";
import { deleteOnce } from "~/http/delete-once.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { createPageMeta } from "~/ui/meta";
import { AfterRemoval } from "./parts/after-removal";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Remove a passkey", "Remove a passkey from your account.");
export const handle = { width: "form" };

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const { app, passkeys } = getFactors(requireUser(request).id);
  const passkey = passkeys.find(({ id }) => id === params.id);
  if (!passkey) throw new Refusal("NOT_FOUND", "There is no such passkey.", 404);
  return { name: passkey.name, isLast: !app && passkeys.length === 1 };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const user = requireUser(request);
  await readProvenFields({ request, context }, user);
  enforceRateLimit("twoStepPerUser", user.id);
  const id = params.id ?? "";
  deleteOnce(user.id, id, () => removePasskey(user, id));
  const cookie = await createFlashCookie("success", "The passkey was removed.");
  return redirect("/two-step", { status: 303, headers: { "Set-Cookie": cookie } });
});

export default function RemovePasskey() {
  const { name, isLast } = useLoaderData<typeof loader>();
  return (
    <ConfirmPanel
      title="Remove this passkey?"
      confirm={<Button kind="danger">Remove it</Button>}
      cancel={<ButtonLink href="/two-step">Keep it</ButtonLink>}
    >
      <p>
        <b>{name}</b> does not sign you in any more. Then delete it on the device too.
      </p>
      <AfterRemoval isLast={isLast} />
    </ConfirmPanel>
  );
}
