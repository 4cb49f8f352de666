import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { returnedPayment, settleReturned } from "~/features/payments/return.server";
import { countAct } from "~/http/rate-limit.server";
import { page } from "~/http/page.server";
import { Button } from "~/ui/button";
import { pageTitle } from "~/ui/title";
import { LooksAgain } from "~/ui/without-scripts";

export const handle = { width: "form", script: "auth" };
export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Checking your payment", "We ask Paystack whether your payment went through.");
export const headers = () => ({ "Cache-Control": "no-store" });

// Paystack comes back with a GET, and a GET writes nothing here: the page posts the reference, by itself or by a click. No session is needed, for a
// bank's app may bring the person back in another browser; the reference only says which payment to ask Paystack about.
export const loader = page(({ request }: LoaderFunctionArgs) => {
  const { reference, status, path } = returnedPayment(Object.fromEntries(new URL(request.url).searchParams));
  if (status === "applied") throw redirect(path, 303);
  return { reference };
});

export const action = page(async ({ request, context }: ActionFunctionArgs) => {
  const { reference } = returnedPayment(
    Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)])),
  );
  countAct("returnPerAddress", context.clientAddress);
  return redirect(await settleReturned(reference), 303);
});

export default function PaymentReturn() {
  const { reference } = useLoaderData<typeof loader>();
  return (
    <form method="post" action="/payment/return" className="card stack" data-auto>
      <LooksAgain after={5} />
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
