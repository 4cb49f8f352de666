import { useForm } from "@conform-to/react";
import type { FormReply } from "~/http/forms/forms.server";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { ErrorSummary, Notice } from "~/ui/notice";
import { buildLoginPath } from "./login-path";
import { EMAIL, NotMyPhone } from "./login-fields";

export function MailForm({
  next,
  method,
  reply,
}: {
  next: string;
  method: "otp" | "magic-link";
  reply?: FormReply | null;
}) {
  const [form, fields] = useForm<{ email: string }>({ id: "mail", lastResult: reply });
  return (
    <form id={form.id} method="post" className="card stack">
      <ErrorSummary errors={listFormErrors(form, fields.email.id)} />
      <p>
        {method === "otp"
          ? "We send you six digits. No password needed."
          : "We send you a link that signs you in. No password needed."}
      </p>
      <input type="hidden" name="next" value={next} />
      <Field {...getFieldProps(fields.email)} label="Email" {...EMAIL} required />
      <Button kind="primary" block name="send" value={method}>
        {method === "otp" ? "Send OTP" : "Send Magic Link"}
      </Button>
    </form>
  );
}

export function CodeForm({ next, email, reply }: { next: string; email: string; reply?: FormReply | null }) {
  const [form, fields] = useForm<{ email: string; otp: string }>({ id: "code", lastResult: reply });
  return (
    <div className="stack">
      <form id={form.id} method="post" className="card stack">
        <ErrorSummary errors={listFormErrors(form, fields.otp.id)} />
        <h2>Enter the code</h2>
        <p>If {email} has an account, six digits are on their way. They work for 10 minutes.</p>
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="email" value={email} />
        <Field
          id={fields.otp.id}
          name={fields.otp.name}
          errors={fields.otp.errors}
          label="Code from the email"
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="\s*([0-9]\s*){6}"
          title="Six digits"
          maxLength={12}
          required
        />
        <NotMyPhone />
        <Button kind="primary" block>
          Verify OTP
        </Button>
      </form>
      <div className="row">
        <SendAgain reply={reply} next={next} email={email} method="otp" label="Send another code" />
        <ButtonLink href={buildLoginPath("otp", next)}>Back</ButtonLink>
      </div>
    </div>
  );
}

export function LinkSent({ next, email, reply }: { next: string; email: string; reply?: FormReply | null }) {
  return (
    <section className="card stack">
      <h2>Magic link sent!</h2>
      <p>
        If {email} has an account, a link is on its way. It works for 15 minutes, in any browser. Look in your
        spam folder too.
      </p>
      <div className="row">
        <SendAgain reply={reply} next={next} email={email} method="magic-link" label="Send Another Link" />
        <ButtonLink href={buildLoginPath("magic-link", next)}>Back</ButtonLink>
      </div>
    </section>
  );
}

function SendAgain({
  next,
  email,
  method,
  label,
  reply,
}: {
  next: string;
  email: string;
  method: "otp" | "magic-link";
  label: string;
  reply?: FormReply | null;
}) {
  const problem = method === "magic-link" ? reply?.error?.[""]?.[0] : undefined;
  return (
    <form method="post" className="stack">
      {problem && <Notice kind="stop">{problem}</Notice>}
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="email" value={email} />
      <Button name="send" value={method}>
        {label}
      </Button>
    </form>
  );
}
