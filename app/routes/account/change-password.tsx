import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PasswordChangeForm } from "~/features/accounts/change-password.schema";
import { changePassword } from "~/features/accounts/change-password.server";
import { PASSWORD_RULES, STRENGTH_LABELS } from "~/features/accounts/password.schema";
import { findLastProof } from "~/features/accounts/sessions.server";
import { hasSecondFactor } from "~/features/two-step/factors.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm, replyWithRefusal } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { answerOnce } from "~/http/answer-once.server";
import { newFormKey } from "~/http/forms/form-key.server";
import { pageHandler } from "~/http/page-handler.server";
import { resetRateLimit, enforceRateLimit } from "~/http/security/rate-limit.server";
import { readSessionToken, setCookieHeaders, startSession } from "~/http/auth/session.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { PasswordField } from "~/ui/field";
import { listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary, Notice } from "~/ui/notice";
import { PasswordMeter } from "~/ui/password-meter";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Change Password", "Choose a new password. Your other devices are signed out.");
export const handle = { width: "form", script: "auth" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  return {
    formKey: newFormKey(),
    hasPassword: user.passwordHash !== null,
    rules: PASSWORD_RULES.map(({ text, test }) => ({ text, pattern: test.source })),
    strengthLabels: STRENGTH_LABELS,
  };
});

export const action = pageHandler(
  answerOnce({ field: "formKey" }, async ({ request }: ActionFunctionArgs) => {
    const user = requireUser(request);
    const form = await readForm(request, PasswordChangeForm);
    if (!form.ok) return data({ reply: form.reply }, { status: 400 });
    try {
      enforceRateLimit("passwordPerUser", user.id);
      const token = readSessionToken(request) ?? "";
      await changePassword(user.id, form.value, token);
      resetRateLimit("passwordPerUser", user.id);
      // Beside a second factor a password proves nothing.
      const provedAt = hasSecondFactor(user.id) ? findLastProof(token) : new Date();
      const { cookies } = startSession(request, user.id, { provedAt });
      const headers = setCookieHeaders([
        ...cookies,
        await createFlashCookie(
          "success",
          "Password Updated. Your password has been changed successfully. Your other devices were signed out.",
        ),
      ]);
      return redirect("/settings", { status: 303, headers });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return data(
        { reply: replyWithRefusal(form.fields, PasswordChangeForm, error, fieldOf(error)) },
        { status: error.status },
      );
    }
  }),
);

function fieldOf({ code, details }: Refusal): string {
  if (code === "COMMON_PASSWORD") return "newPassword";
  return typeof details.field === "string" ? details.field : "";
}

export default function ChangePassword() {
  const { formKey, hasPassword, rules, strengthLabels } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<{ currentPassword: string; newPassword: string; confirmPassword: string }>({
    id: "password",
    lastResult: actionData?.reply,
  });
  const field = (name: "currentPassword" | "newPassword" | "confirmPassword") => ({
    id: fields[name].id,
    name,
    errors: fields[name].errors,
    required: true,
  });
  if (!hasPassword) {
    return (
      <div className="stack-wide">
        <Heading back={{ href: "/settings", label: "Settings" }} title="Change Password" />
        <Notice>
          Your account has no password yet: you sign in another way.{" "}
          <a href="/forgot-password">Set a password by email</a>
        </Notice>
      </div>
    );
  }
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/settings", label: "Settings" }}
        title="Change Password"
        lead="Your other devices are signed out when it changes."
      />
      <form id={form.id} method="post" className="card stack">
        <ErrorSummary errors={listFormErrors(form, fields.currentPassword.id)} />
        <input type="hidden" name="formKey" value={formKey} />
        <PasswordField
          {...field("currentPassword")}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          {...field("newPassword")}
          label="New password"
          hint={rules.map(({ text }) => text).join(" · ")}
          autoComplete="new-password"
          maxLength={128}
        />
        <PasswordMeter
          of={fields.newPassword.id}
          patterns={rules.map(({ pattern }) => pattern)}
          labels={strengthLabels}
        />
        <PasswordField
          {...field("confirmPassword")}
          label="Confirm new password"
          autoComplete="new-password"
          maxLength={128}
        />
        <div className="row">
          <Button kind="primary">Update Password</Button>
          <ButtonLink href="/settings">Cancel</ButtonLink>
        </div>
      </form>
    </div>
  );
}
