import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findReturnedPayment, settleReturnedPayment } from "~/features/payments/checkout-return.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { pageHandler } from "~/http/page-handler.server";
import { Button } from "~/ui/button";
import { createPageMeta } from "~/ui/meta";
import { AutoRefresh } from "~/ui/no-script";
import { readFields } from "~/http/forms/read-body.server";

export const handle = { width: "form", script: "auth" };
export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Checking your payment", "We ask Paystack whether your payment went through.");
export const headers = () => ({ "Cache-Control": "no-store" });

// Paystack returns with a GET, and a GET writes nothing. So the page posts the reference, automatically or by
// a click. No session is required, because a bank's app may open another browser. The reference only selects
// the payment to check at Paystack.
export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const { reference, status, path } = findReturnedPayment(
    Object.fromEntries(new URL(request.url).searchParams),
  );
  if (status === "applied") throw redirect(path, 303);
  return { reference };
});

export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const { reference } = findReturnedPayment(
    Object.fromEntries([...(await readFields(request))].map(([name, value]) => [name, String(value)])),
  );
  enforceRateLimit("returnPerAddress", context.clientAddress);
  return redirect(await settleReturnedPayment(reference), 303);
});

export default function PaymentReturn() {
  const { reference } = useLoaderData<typeof loader>();
  return (
    <form method="post" action="/payment/return" className="card stack" data-auto>
      <AutoRefresh after={5} />
      <h1>Checking your payment</h1>
      <p>
        We ask Paystack whether your payment arrived. This page checks again automatically. A bank transfer
        can take a few minutes.
      </p>
      <input type="hidden" name="reference" value={reference} />
      <Button kind="primary" block>
        Check now
      </Button>
    </form>
  );
}
