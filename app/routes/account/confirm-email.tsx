import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmEmailChange, findEmailChangeOwner } from "~/features/accounts/change-email.server";
import { createFlashCookie } from "~/http/flash.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { enforceLinkLimit } from "~/http/auth/try-limits.server";
import { getCurrentUser } from "~/http/auth/session.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { PasswordField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";
import { answerOnce } from "~/http/answer-once.server";
import { pageHandler } from "~/http/page-handler.server";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Confirm your new email", "Confirm your new email address with one tap.");
export const handle = { width: "form" };
// The URL contains a token, so no referrer is sent to other sites.
export const headers = () => ({ "Referrer-Policy": "same-origin" });

export function loader({ request }: LoaderFunctionArgs) {
  const token = (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);
  const ownerId = findEmailChangeOwner(token);
  return { token, needsPassword: ownerId !== undefined && ownerId !== getCurrentUser(request)?.id };
}

export const action = pageHandler(
  answerOnce({ field: "token", anyone: true }, async ({ request, context }: ActionFunctionArgs) => {
    const fields = await readFields(request);
    const token = String(fields.get("token") ?? "").slice(0, 200);
    const password = String(fields.get("password") ?? "").slice(0, 1024);
    try {
      enforceLinkLimit(context, "change_email", token);
      const ownerId = findEmailChangeOwner(token);
      if (password && ownerId) enforceRateLimit("passwordPerUser", ownerId);
      const { email } = await confirmEmailChange(token, { userId: getCurrentUser(request)?.id, password });
      return redirect(getCurrentUser(request) ? "/profile" : "/login", {
        status: 303,
        headers: {
          "Set-Cookie": await createFlashCookie("success", `Done. From now on you sign in with ${email}.`),
        },
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const isPassword = error.code === "PASSWORD_NEEDED" || error.code === "WRONG_PASSWORD";
      return data(isPassword ? { passwordProblem: error.message } : { problem: error.message }, {
        status: error.status,
      });
    }
  }),
);

export default function ConfirmEmail() {
  const { token, needsPassword } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (actionData && "problem" in actionData) {
    return (
      <section className="card stack">
        <h1>That did not work</h1>
        <Notice kind="stop">{actionData.problem}</Notice>
        <p>
          <ButtonLink href="/profile">Go to your profile</ButtonLink>
        </p>
      </section>
    );
  }
  return (
    <form method="post" className="card stack">
      <h1>Confirm your new email</h1>
      <p>Press the button. From then on you sign in with this email.</p>
      <input type="hidden" name="token" value={token} />
      {needsPassword && (
        <PasswordField
          id="password"
          name="password"
          label="Password of the account"
          hint="You are not signed in to it here. If you did not ask for this change, close this page."
          errors={actionData && "passwordProblem" in actionData ? [actionData.passwordProblem] : []}
          autoComplete="current-password"
          required
        />
      )}
      <Button kind="primary" block>
        Confirm this email
      </Button>
    </form>
  );
}
