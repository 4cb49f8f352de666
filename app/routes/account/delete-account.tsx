import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ClosureForm, CONFIRMATION_WORD, ClosureWithPasswordForm } from "~/features/accounts/erasure.schema";
import {
  requestClosure,
  closeAccountWithPassword,
  hasPassword,
} from "~/features/accounts/close-account.server";
import { hasSecondFactor } from "~/features/two-step/factors.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { parseForm, replyWithRefusal } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { signOutAndRedirect } from "~/http/auth/session.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field, PasswordField } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary, Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";
import { answerOnce } from "~/http/answer-once.server";
import { newFormKey } from "~/http/forms/form-key.server";
import { pageHandler } from "~/http/page-handler.server";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Delete your account", "Close your account. You can change your mind for 30 days.");
export const handle = { width: "form" };

export function loader({ request }: LoaderFunctionArgs) {
  const user = requireUser(request);
  return {
    formKey: newFormKey(),
    byPassword: hasPassword(user),
    email: user.email,
    isSent: new URL(request.url).searchParams.has("sent"),
  };
}

export const action = pageHandler(
  answerOnce({ field: "formKey" }, async ({ request, context }: ActionFunctionArgs) => {
    const user = requireUser(request);
    // Without a second factor the password in this form, or the link in the mail, is the proof.
    const fields = hasSecondFactor(user.id)
      ? await readProvenFields({ request, context }, user)
      : await readFields(request);
    const Schema = hasPassword(user) ? ClosureWithPasswordForm : ClosureForm;
    const form = parseForm(fields, Schema);
    if (!form.ok) return data({ reply: form.reply }, { status: 400 });
    try {
      enforceRateLimit("passwordPerUser", user.id);
      if (!("password" in form.value) || typeof form.value.password !== "string") {
        enforceRateLimit("mailPerAccount", user.email);
        requestClosure(user);
        return redirect("/delete-account?sent=1", 303);
      }
      await closeAccountWithPassword(user.id, form.value.password);
      return signOutAndRedirect(request, "/delete-account/closed");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return data(
        { reply: replyWithRefusal(fields, Schema, error, error.code === "WRONG_PASSWORD" ? "password" : "") },
        { status: error.status },
      );
    }
  }),
);

export default function DeleteAccount() {
  const { formKey, byPassword, email, isSent } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<{ password: string; word: string }>({
    id: "delete-account",
    lastResult: actionData?.reply,
  });
  if (isSent && !actionData) return <MailSent email={email} />;
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/settings", label: "Settings" }}
        title="Delete your account"
        lead="Your documents, resumes, credits and settings are deleted too."
      />
      <Card>
        <ul>
          <li>You are signed out everywhere at once. Nobody can sign in.</li>
          <li>We email you a link. For 30 days it lets you download your data or restore the account.</li>
          <li>Then everything is deleted for good. Unused credits are not refunded.</li>
        </ul>
        <p>
          <a href="/export">Download your data first</a>
        </p>
      </Card>
      <form id={form.id} method="post" className="card stack">
        <ErrorSummary errors={listFormErrors(form, byPassword ? fields.password.id : fields.word.id)} />
        <input type="hidden" name="formKey" value={formKey} />
        {byPassword && (
          <PasswordField
            id={fields.password.id}
            name={fields.password.name}
            errors={fields.password.errors}
            label="Your password"
            autoComplete="current-password"
            required
          />
        )}
        <Field
          {...getFieldProps(fields.word)}
          label={`Type ${CONFIRMATION_WORD}`}
          hint={byPassword ? undefined : "We then email you a link to confirm it."}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <div className="row">
          <Button kind="danger">{byPassword ? "Delete my account" : "Send me the confirmation"}</Button>
          <ButtonLink href="/dashboard">Keep my account</ButtonLink>
        </div>
      </form>
    </div>
  );
}

function MailSent({ email }: { email: string }) {
  return (
    <section className="card stack">
      <h1>Check your email</h1>
      <Notice>
        We sent a link to {email}. Open it and press the button to delete your account. It works for 60
        minutes. Until then nothing changes.
      </Notice>
      <div className="row">
        <ButtonLink href="/dashboard">Go to your dashboard</ButtonLink>
      </div>
    </section>
  );
}
