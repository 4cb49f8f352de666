import { receiveWebhook } from "~/features/payments/receive-webhook.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { readBytes } from "~/http/forms/read-body.server";

const MAX_BYTES = 1024 * 1024;

export const loader = refuseMethod("POST");

/** Called by Paystack's servers without a session. The signature over the raw bytes is the guard. */
export const action = apiHandler(async ({ request }) => {
  allowMethods(request, "POST");
  await receiveWebhook(await readBytes(request, MAX_BYTES), request.headers.get("x-paystack-signature"));
  return { received: true };
});
