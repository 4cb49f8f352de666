import { receiveWebhook } from "~/features/payments/receive-webhook.server";
import { apiRoute } from "~/http/api/api-route.server";
import { readBytes } from "~/http/forms/read-body.server";

const MAX_BYTES = 1024 * 1024;

/** Called by Paystack's servers without a session. The signature over the raw bytes is the guard. */
const route = apiRoute({
  "POST /api/payment/webhook": async ({ request }) => {
    await receiveWebhook(await readBytes(request, MAX_BYTES), request.headers.get("x-paystack-signature"));
    return { received: true };
  },
});
export const loader = route;
export const action = route;
