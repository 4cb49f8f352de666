import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PayerForm } from "~/features/payments/pay-requests.schema";
import { getPayRequest, payForOther } from "~/features/payments/pay-requests.server";
import { readForm, replyWithRefusal } from "~/http/forms/forms.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit, enforceReadLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary, Notice } from "~/ui/notice";
import { DefinitionList } from "~/ui/table";

export const handle = { width: "form" };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...createPageMeta(matches, "Pay for somebody", "What you pay, and for whom."),
  { name: "robots", content: "noindex" },
  ...(data?.paid === "pending" ? [{ httpEquiv: "refresh", content: "20" }] : []),
];
// The URL contains a token, so no referrer is sent to other sites. With "no-referrer" a browser would hide the origin of the form too.
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });

// Open to everybody who has the link: its signature is the guard.
export const loader = pageHandler(({ request, params, context }: LoaderFunctionArgs) => {
  enforceReadLimit(`pay for ${context.clientAddress}`);
  const reference = new URL(request.url).searchParams.get("reference") ?? "";
  return getPayRequest(params.token ?? "", reference);
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const token = params.token ?? "";
  getPayRequest(token);
  const form = await readForm(request, PayerForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  enforceRateLimit("payPerAddress", context.clientAddress);
  try {
    return redirect((await payForOther(token, form.value.email)).authorizationUrl, 303);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ reply: replyWithRefusal(form.fields, PayerForm, error) }, { status: error.status });
  }
});

const PAID_TEXTS: Record<string, { kind: "success" | "care" | "info"; text: string }> = {
  applied: { kind: "success", text: "It arrived. Thank you! The receipt is on its way to you." },
  pending: { kind: "info", text: "We wait for your bank. This page looks again by itself." },
  failed: { kind: "care", text: "Your bank refused. Nothing was charged. You can try again." },
};
const PAID_BEFORE = {
  kind: "success" as const,
  text: "Somebody has paid this already. You need not pay. Thank you!",
};
const CHECKED = {
  kind: "info" as const,
  text: "We look at this payment. If money left your account, write to us.",
};

export default function PayFor() {
  const { who, name, price, problem, paid, isPaid } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ email: string }>({
    id: "payer",
    lastResult: useActionData<typeof action>()?.reply,
  });
  const isPaidBefore = isPaid && (!paid || paid === "failed");
  const state = isPaidBefore ? PAID_BEFORE : paid && (PAID_TEXTS[paid] ?? CHECKED);
  const isOpen = !isPaid && (!paid || paid === "failed");
  return (
    <div className="stack-wide">
      <Heading title={`${who} asks you to pay`} />
      {state && <Notice kind={state.kind}>{state.text}</Notice>}
      <form id={form.id} method="post" className="card stripes stack" noValidate>
        <ErrorSummary errors={listFormErrors(form, fields.email.id)} />
        <DefinitionList
          rows={[
            { term: "For", value: <b>{who}</b> },
            { term: "What", value: name },
            { term: isOpen ? "To pay" : "Price", value: <span className="figure">{price}</span> },
          ]}
        />
        {problem && <Notice kind="care">{problem}</Notice>}
        {isOpen && !problem && (
          <>
            <Field
              {...getFieldProps(fields.email)}
              label="Your email address"
              hint="For the receipt only. Then we delete it."
              type="email"
              autoComplete="email"
              required
            />
            <Button kind="primary" block>
              Pay {price}
            </Button>
            <p className="hint">
              You pay once on Paystack’s own page, and need no account. Pay only if you know {who} and
              expected this.
            </p>
          </>
        )}
      </form>
    </div>
  );
}
