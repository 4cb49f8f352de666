import { receiveWebhook } from "~/features/payments/events.server";
import { allow, api } from "~/http/api.server";
import { readBytes } from "~/http/raw-body.server";

const MOST_BYTES = 1024 * 1024;

export const loader = api(({ request }) => allow(request, "POST"));

/** For Paystack's servers: no session and no form, the signature over the raw bytes is the guard. */
export const action = api(async ({ request }) => {
  allow(request, "POST");
  await receiveWebhook(await readBytes(request, MOST_BYTES), request.headers.get("x-paystack-signature"));
  return { received: true };
});
