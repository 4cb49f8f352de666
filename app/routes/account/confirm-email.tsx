import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmEmailChange } from "~/features/accounts/change-email.server";
import { createFlashCookie } from "~/http/flash.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { getCurrentUser } from "~/http/auth/session.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Confirm your new email", "Confirm your new email address with one tap.");
export const handle = { width: "form" };
// The URL contains a token, so no referrer is sent to other sites.
export const headers = () => ({ "Referrer-Policy": "same-origin" });

export function loader({ request }: LoaderFunctionArgs) {
  return { token: (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  try {
    enforceRateLimit("authPerAddress", context.clientAddress);
    const { email } = confirmEmailChange(String(fields.get("token") ?? "").slice(0, 200));
    return redirect(getCurrentUser(request) ? "/profile" : "/login", {
      status: 303,
      headers: {
        "Set-Cookie": await createFlashCookie("success", `Done. From now on you sign in with ${email}.`),
      },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ problem: error.message }, { status: error.status });
  }
}

export default function ConfirmEmail() {
  const { token } = useLoaderData<typeof loader>();
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
      <Button kind="primary" block>
        Confirm this email
      </Button>
    </form>
  );
}
