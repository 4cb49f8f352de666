import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PasswordReset } from "~/features/accounts/account.schema";
import { isResetTokenValid } from "~/features/accounts/password-reset.server";
import { readForm, replyWithRefusal } from "~/http/forms/forms.server";
import { answerOnce } from "~/http/answer-once.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceLinkReadLimit } from "~/http/auth/try-limits.server";
import { closeSession, setCookieHeaders } from "~/http/auth/session.server";
import { resetPasswordByToken } from "~/http/auth/sign-in.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary, Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { NewPasswordFields } from "./parts/new-password-fields";

const INVALID = "Invalid or expired reset token. Please request a new password reset.";
const MISSING = "Invalid or missing reset token. Please request a new password reset.";
const AFTERWARDS = "/login?message=Password+reset+successful";

export const handle = { script: "auth" };
export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) => [
  ...createPageMeta(
    matches,
    "Choose a new password",
    "Set a new password. Afterwards you are signed out everywhere.",
  ),
  ...(page?.done ? [{ httpEquiv: "refresh", content: `2;url=${AFTERWARDS}` }] : []),
];

// The URL contains a token, so no referrer is sent to other sites.
export const headers = () => ({ "Referrer-Policy": "same-origin" });

export const loader = pageHandler(({ request, context }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const token = (query.get("token") ?? "").slice(0, 200);
  const shown = { token, done: query.has("done") };
  if (shown.done) return { ...shown, problem: "" };
  if (!token) return { ...shown, problem: MISSING };
  enforceLinkReadLimit(context, "reset_password", token);
  return { ...shown, problem: isResetTokenValid(token) ? "" : INVALID };
});

export const action = pageHandler(
  answerOnce({ field: "token", anyone: true }, async (args: ActionFunctionArgs) => {
    const form = await readForm(args.request, PasswordReset);
    if (!form.ok)
      return data({ reply: form.reply, problem: form.reply.error?.token ? MISSING : "" }, { status: 400 });
    try {
      await resetPasswordByToken(args, form.value);
      return redirect("/reset-password?done=1", {
        status: 303,
        headers: setCookieHeaders(closeSession(args.request).cookies),
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const field = error.code === "COMMON_PASSWORD" ? "newPassword" : "";
      return data(
        {
          reply: replyWithRefusal(form.fields, PasswordReset, error, field),
          problem: error.code === "BAD_TOKEN" ? error.message : "",
        },
        { status: error.status },
      );
    }
  }),
);

export default function ResetPassword() {
  const { token, done, problem } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<{ newPassword: string; confirmPassword: string }>({
    id: "reset",
    lastResult: actionData?.reply,
  });
  if (done) return <Complete />;
  if (problem || actionData?.problem) return <Invalid problem={actionData?.problem || problem} />;
  return (
    <div className="stack-wide">
      <Heading
        title="Reset Your Password"
        lead="Afterwards you are signed out everywhere and sign in with the new one."
      />
      <form id={form.id} method="post" className="card stack">
        <ErrorSummary errors={listFormErrors(form, fields.newPassword.id)} />
        <NewPasswordFields
          password={fields.newPassword}
          confirmPassword={fields.confirmPassword}
          label="New password"
        />
        <Button kind="primary" block>
          Reset Password
        </Button>
        <input type="hidden" name="token" value={token} />
      </form>
      <p>
        <ButtonLink href="/login">Back to Login</ButtonLink>
      </p>
    </div>
  );
}

function Complete() {
  return (
    <section className="card stack">
      <h1>Password Reset Complete</h1>
      <Notice kind="success">
        Your password was changed, and you were signed out everywhere. You can sign in now.
      </Notice>
      <p>
        <ButtonLink kind="primary" href={AFTERWARDS}>
          Go to login now
        </ButtonLink>
      </p>
    </section>
  );
}

function Invalid({ problem }: { problem: string }) {
  return (
    <section className="card stack">
      <h1>Invalid Reset Token</h1>
      <Notice kind="stop">{problem}</Notice>
      <div className="row">
        <ButtonLink kind="primary" href="/forgot-password">
          Request New Reset Link
        </ButtonLink>
        <ButtonLink href="/login">Back to Login</ButtonLink>
      </div>
    </section>
  );
}
