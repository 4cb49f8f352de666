import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MailRequest } from "~/features/accounts/account.schema";
import { readPendingSignIn } from "~/http/auth/pending-sign-in.server";
import { readForm, replyWithRefusal } from "~/http/forms/forms.server";
import { requestResetMail } from "~/http/auth/sign-in.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary, Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { pageHandler } from "~/http/page-handler.server";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Forgot password", "We send you a link to set a new password.");

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get("token");
  if (token) throw redirect(`/reset-password?${new URLSearchParams({ token: token.slice(0, 200) })}`, 303);
  return { sentTo: query.has("sent") ? (await readPendingSignIn(request)).email : "" };
}

export const action = pageHandler(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request, MailRequest);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  try {
    const cookie = await requestResetMail(args, form.value.email);
    return redirect("/forgot-password?sent=1", { status: 303, headers: { "Set-Cookie": cookie } });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ reply: replyWithRefusal(form.fields, MailRequest, error) }, { status: error.status });
  }
});

export default function ForgotPassword() {
  const { sentTo } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const [form, fields] = useForm<{ email: string }>({ id: "forgot", lastResult: reply });
  if (sentTo) return <CheckYourEmail email={sentTo} problem={reply?.error?.[""]?.[0]} />;
  return (
    <div className="stack-wide">
      <Heading title="Forgot your password?" lead="We send you a link to choose a new one." />
      <form id={form.id} method="post" className="card stack">
        <ErrorSummary errors={listFormErrors(form, fields.email.id)} />
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
        <Button kind="primary" block>
          Send Reset Link
        </Button>
      </form>
      <p>
        <ButtonLink href="/login">Back to Login</ButtonLink>
      </p>
    </div>
  );
}

function CheckYourEmail({ email, problem }: { email: string; problem?: string }) {
  return (
    <section className="card stack">
      <h1>Check Your Email</h1>
      {problem && <Notice kind="stop">{problem}</Notice>}
      <p>
        If {email} has an account, a link is on its way. It works for 60 minutes. Look in your spam folder
        too.
      </p>
      <form method="post" className="row">
        <input type="hidden" name="email" value={email} />
        <Button>Send Another Email</Button>
        <ButtonLink href="/login">Back to Login</ButtonLink>
      </form>
    </section>
  );
}
