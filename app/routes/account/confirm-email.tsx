import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmEmailChange } from "~/features/accounts/change-email.server";
import { flash } from "~/http/flash.server";
import { countAct } from "~/http/rate-limit.server";
import { currentUser } from "~/http/session.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Confirm your new email", "Confirm your new email address with one tap.");
export const handle = { width: "form" };
// The address holds a token: it is named to no other site.
export const headers = () => ({ "Referrer-Policy": "same-origin" });

export function loader({ request }: LoaderFunctionArgs) {
  return { token: (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  try {
    countAct("authPerAddress", context.clientAddress);
    const { email } = confirmEmailChange(String(fields.get("token") ?? "").slice(0, 200));
    return redirect(currentUser(request) ? "/profile" : "/login", {
      status: 303,
      headers: { "Set-Cookie": await flash("success", `Done. From now on you sign in with ${email}.`) },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ problem: error.message }, { status: error.status });
  }
}

export default function ConfirmEmail() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "problem" in answer) {
    return (
      <section className="card stack">
        <h1>That did not work</h1>
        <Notice kind="stop">{answer.problem}</Notice>
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
