import { serializeProvider } from "~/features/ai/providers/provider-cards.server";
import { ProviderBody } from "~/features/ai/providers/provider.schema";
import { saveProvider } from "~/features/ai/providers/save-provider.server";
import { findProvider } from "~/features/ai/providers/find-provider.server";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";
import { requireRecentProof } from "~/http/auth/step-up.server";

export const loader = refuseMethod("PUT");

export const action = apiHandler(async ({ request, params, context }) => {
  const admin = requireApiAdmin(request);
  allowMethods(request, "PUT");
  requireRecentProof(request);
  const { slug } = findProvider(params.id ?? "");
  return serializeProvider(
    saveProvider(
      { userId: admin.id, address: context.clientAddress },
      slug,
      await readBody(request, ProviderBody),
    ),
  );
});
