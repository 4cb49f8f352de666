import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getProviderCard } from "~/features/ai/providers/provider-cards.server";
import { removeKey } from "~/features/ai/providers/providers.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { pageHandler } from "~/http/page-handler.server";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Remove the key", "Remove the API key of an AI provider.");

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request, "settings");
  const { slug, label, key, isActive } = getProviderCard(params.id ?? "");
  return { slug, label, key, isActive };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "settings");
  await readProvenFields({ request, context }, admin);
  removeKey({ userId: admin.id, address: context.clientAddress }, params.id ?? "");
  return redirect("/admin", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "The key was removed.") },
  });
});

export default function RemoveKey() {
  const { slug, label, key, isActive } = useLoaderData<typeof loader>();
  return (
    <ConfirmPanel
      title={`Remove the key of ${label}?`}
      confirm={<Button kind="danger">Remove it</Button>}
      cancel={<ButtonLink href={`/admin/llm-providers/${slug}`}>Keep it</ButtonLink>}
    >
      <p>
        {key || "There is no key."} is deleted for good. If others may know it, revoke it at {label} as well.
      </p>
      {isActive && (
        <p>
          <b>{label} is the active provider.</b> Without a key it is no longer active. The next provider in
          the failover order or the built-in writer writes.
        </p>
      )}
    </ConfirmPanel>
  );
}
