import { providerJson } from "~/features/ai/provider-cards.server";
import { ProviderBody } from "~/features/ai/provider.schema";
import { findProvider, saveProvider } from "~/features/ai/providers.server";
import { allow, api, readBody } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(({ request }) => allow(request, "PUT"));

export const action = api(async ({ request, params, context }) => {
  const admin = requireApiAdmin(request);
  allow(request, "PUT");
  const { slug } = findProvider(params.id ?? "");
  return providerJson(
    saveProvider(
      { userId: admin.id, address: context.clientAddress },
      slug,
      await readBody(request, ProviderBody),
    ),
  );
});
