import { useForm } from "@conform-to/react";
import type { FormReply } from "~/http/forms/forms.server";
import { Button, ButtonLink } from "~/ui/button";
import { Field, PasswordField } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { ErrorSummary } from "~/ui/notice";
import { PasskeyButton } from "~/ui/passkey-button";
import { EMAIL, NotMyPhone } from "./login-fields";

export function PasswordTab({ next, reply }: { next: string; reply?: FormReply | null }) {
  const [form, fields] = useForm<{ email: string; password: string }>({ id: "login", lastResult: reply });
  return (
    <div className="stack">
      <form id={form.id} method="post" className="card stack">
        <ErrorSummary errors={listFormErrors(form, fields.email.id)} />
        <Field {...getFieldProps(fields.email)} label="Email" {...EMAIL} required />
        <PasswordField
          id={fields.password.id}
          name={fields.password.name}
          errors={fields.password.errors}
          label="Password"
          autoComplete="current-password"
          required
        />
        <NotMyPhone />
        <Button kind="primary" block>
          Sign in
        </Button>
        <p>
          <a href="/forgot-password">Forgot your password?</a>
        </p>
        <input type="hidden" name="next" value={next} />
      </form>
      <ButtonLink href={`/auth/google?${new URLSearchParams({ next })}`} block>
        Continue with Google
      </ButtonLink>
      <form method="post" action="/login/passkey">
        <input type="hidden" name="next" value={next} />
        <PasskeyButton ceremony="use" options="/passkey-options/sign-in" hasNoScriptText={false}>
          Sign in with a passkey
        </PasskeyButton>
      </form>
    </div>
  );
}

export function VerificationRequired({ email }: { email: string }) {
  return (
    <form method="post" action="/verify-email" className="card stack">
      <h1>Email Verification Required</h1>
      <p>We sent a link to {email} when you registered. Open it and press the button, then sign in here.</p>
      <input type="hidden" name="email" value={email} />
      <div className="row">
        <Button kind="primary" name="resend" value="1">
          Resend Verification Email
        </Button>
        <ButtonLink href="/login">Back to Login</ButtonLink>
      </div>
    </form>
  );
}
