import { useForm } from "@conform-to/react";
import type { FormReply } from "~/http/forms/forms.server";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { ErrorSummary, Notice } from "~/ui/notice";
import { NewPasswordFields } from "./new-password-fields";

// The screens of /verify-email.

export function Confirm({
  token,
  email,
  isSameBrowser,
}: {
  token: string;
  email: string;
  isSameBrowser: boolean;
}) {
  return (
    <form method="post" className="card stack" data-auto={isSameBrowser || undefined}>
      <h1>Verify your email</h1>
      <p>Press the button to confirm that {email || "this address"} is yours. Your free trial starts now.</p>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="email" value={email} />
      <Button kind="primary" block>
        Verify Email
      </Button>
    </form>
  );
}

// Anybody can register any address, so only this person's own name and password may stay.
export function OwnDetails({ token, email, reply }: { token: string; email: string; reply?: FormReply }) {
  const [form, fields] = useForm<{ fullName: string; password: string; confirmPassword: string }>({
    id: "details",
    lastResult: reply,
  });
  return (
    <form id={form.id} method="post" className="card stack">
      <h1>Verify your email</h1>
      <p>
        {email || "This address"} was registered in another browser. Choose your name and password here. They
        replace the ones from there, and your free trial starts.
      </p>
      <ErrorSummary errors={listFormErrors(form, fields.fullName.id)} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="email" value={email} />
      <Field
        {...getFieldProps(fields.fullName)}
        label="Full name"
        hint="This name appears on your letters."
        autoComplete="name"
        required
      />
      <NewPasswordFields password={fields.password} confirmPassword={fields.confirmPassword} />
      <Button kind="primary" block>
        Verify Email
      </Button>
    </form>
  );
}

export function LinkSent({ email, errors }: { email: string; errors: string[] }) {
  return (
    <div className="stack-wide">
      <section className="card stack">
        <h1>Verify Your Email</h1>
        <p>
          We sent a link to <b>{email}</b>. Open it and press the button. It works for 24 hours.
        </p>
        <form method="post" className="stack">
          <input type="hidden" name="email" value={email} />
          <Field
            id="token"
            name="token"
            label="Or paste the token from the link"
            errors={errors}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <Button kind="primary" block>
            Verify Email
          </Button>
        </form>
      </section>
      <section className="stack">
        <h2>No email yet?</h2>
        <ul>
          <li>Look in your spam folder.</li>
          <li>
            Check that {email} is spelt right. If not, <a href="/register">register again</a>.
          </li>
          <li>Wait a minute, then send it again.</li>
        </ul>
        <Resend email={email} />
      </section>
    </div>
  );
}

export function Verified() {
  return (
    <section className="card stack">
      <h1>Email Verified!</h1>
      <Notice kind="success">Email verified successfully! You can now sign in.</Notice>
      <div className="row">
        <ButtonLink kind="primary" href="/login?message=Email+verified+successfully">
          Continue to Login
        </ButtonLink>
        <ButtonLink href="/">Go to Home Page</ButtonLink>
      </div>
    </section>
  );
}

export function Failed({ email, problem }: { email: string; problem: string }) {
  return (
    <section className="card stack">
      <h1>Verification Failed</h1>
      <Notice kind="stop">{problem}</Notice>
      {email && <Resend email={email} />}
      <div className="row">
        <ButtonLink href="/login">Back to Login</ButtonLink>
        <ButtonLink href="/">Go to Home Page</ButtonLink>
      </div>
    </section>
  );
}

function Resend({ email }: { email: string }) {
  return (
    <form method="post" action="/verify-email">
      <input type="hidden" name="email" value={email} />
      <Button name="resend" value="1">
        Resend Verification Email
      </Button>
    </form>
  );
}
