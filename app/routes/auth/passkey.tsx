import { data, type ActionFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { passkeyRefusal, redeemPasskey } from "~/features/two-step/passkeys.server";
import { UsedPasskey } from "~/features/two-step/two-step.schema";
import { createSessionAndRedirect } from "~/http/auth/finish-sign-in.server";
import { consumeChallenge } from "~/http/auth/passkey-challenge.server";
import { readFields } from "~/http/forms/read-body.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceAnonymousTryLimit } from "~/http/auth/try-limits.server";
import { Refusal } from "~/refusal";
import { ButtonLink } from "~/ui/button";
import { createPageMeta } from "~/ui/meta";
import { Notice } from "~/ui/notice";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Sign in with a passkey", "Sign in with your fingerprint, your face or your PIN.");
export const handle = { width: "form" };

// The authenticator verified the person, so the passkey is both steps.
export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const fields = await readFields(request);
  try {
    await enforceAnonymousTryLimit({ request, context });
    const passkey = UsedPasskey.safeParse(fields.get("passkey"));
    if (!passkey.success) throw passkeyRefusal();
    const user = await redeemPasskey(passkey.data, {
      challenge: await consumeChallenge(request, "sign-in", ""),
    });
    return await createSessionAndRedirect(request, user, fields.get("next"));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ problem: error.message }, { status: error.status });
  }
});

export default function PasskeySignIn() {
  const actionData = useActionData<typeof action>();
  return (
    <section className="card stack">
      <h1>Sign in with a passkey</h1>
      {actionData ? (
        <Notice kind="stop">{actionData.problem}</Notice>
      ) : (
        <p>The button for it is on the sign-in page, in browsers that know passkeys.</p>
      )}
      <div className="row">
        <ButtonLink kind="primary" href="/login">
          Back to Login
        </ButtonLink>
      </div>
    </section>
  );
}
