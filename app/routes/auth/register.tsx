import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Registration } from "~/features/accounts/account.schema";
import { MARKETING_CONSENT } from "~/features/accounts/consent-texts";
import { getOffer } from "~/features/billing/offers.server";
import { allowanceText } from "~/features/billing/plans";
import { readForm, replyWithRefusal } from "~/http/forms/forms.server";
import { getCurrentUser } from "~/http/auth/session.server";
import { registerUser } from "~/http/auth/sign-in.server";
import { Refusal } from "~/refusal";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { Field } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { pageHandler } from "~/http/page-handler.server";
import { NewPasswordFields } from "./parts/new-password-fields";

export const handle = { script: "auth" };
export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(
    matches,
    "Create your account",
    "A free trial of 7 days, without a card. Your name, your email and a password are enough.",
  );

export function loader({ request }: LoaderFunctionArgs) {
  if (getCurrentUser(request)?.isActive) throw redirect("/dashboard", 303);
  return { trial: allowanceText(getOffer("free_trial")) };
}

export const action = pageHandler(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request, Registration);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  try {
    const cookie = await registerUser(args, form.value);
    return redirect(`/verify-email?${new URLSearchParams({ sent: "1", email: form.value.email })}`, {
      status: 303,
      headers: { "Set-Cookie": cookie },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const field = error.code === "COMMON_PASSWORD" ? "password" : "";
    return data(
      { reply: replyWithRefusal(form.fields, Registration, error, field) },
      { status: error.status },
    );
  }
});

export default function Register() {
  const { trial } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<{
    fullName: string;
    email: string;
    password: string;
    confirmPassword: string;
    marketingEmails: string;
  }>({ id: "register", lastResult: actionData?.reply });
  return (
    <div className="stack-wide">
      <Heading title="Create your account" lead={`Free for 7 days: ${trial}. No card.`} />
      <form id={form.id} method="post" className="card stack">
        <ErrorSummary errors={listFormErrors(form, fields.fullName.id)} />
        <Field
          {...getFieldProps(fields.fullName)}
          label="Full name"
          hint="This name appears on your letters."
          autoComplete="name"
          required
        />
        <Field
          {...getFieldProps(fields.email)}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <NewPasswordFields password={fields.password} confirmPassword={fields.confirmPassword} />
        <Checkbox
          id="marketingEmails"
          name="marketingEmails"
          label={MARKETING_CONSENT.text}
          defaultChecked={fields.marketingEmails.initialValue === "on"}
        />
        <Button kind="primary" block>
          Create account
        </Button>
      </form>
      <p>
        Already have an account? <a href="/login">Sign in</a> · <a href="/">Back to Home</a>
      </p>
    </div>
  );
}
