import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describeBrowser } from "~/features/accounts/describe-browser";
import { addPasskey, arePasskeysPossible } from "~/features/two-step/passkeys.server";
import { PasskeyForm } from "~/features/two-step/two-step.schema";
import { requireUser } from "~/http/auth/guards.server";
import { consumeChallenge } from "~/http/auth/passkey-challenge.server";
import { readSessionToken } from "~/http/auth/session.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm } from "~/http/forms/forms.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { Notice } from "~/ui/notice";
import { PasskeyButton } from "~/ui/passkey-button";
import { NewCodes } from "./parts/new-codes";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(
    matches,
    "Add a passkey",
    "Sign in with your fingerprint, your face or the PIN of your phone.",
  );
export const handle = { width: "form", script: "auth" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return {
    name: describeBrowser(request.headers.get("user-agent") ?? ""),
    isPossible: arePasskeysPossible(),
  };
});

export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const fields = await readProvenFields({ request, context }, user);
  enforceRateLimit("twoStepPerUser", user.id);
  const form = parseForm(fields, PasskeyForm);
  if (!form.ok) {
    const problem = Object.values(form.reply.error ?? {}).flat()[0] ?? "That is no passkey.";
    return data({ problem }, { status: 400 });
  }
  try {
    const challenge = await consumeChallenge(request, "add", user.id);
    const name = form.value.name || describeBrowser(request.headers.get("user-agent") ?? "");
    const currentToken = readSessionToken(request) ?? "";
    const { codes } = await addPasskey(user, { ...form.value, name }, { challenge, currentToken });
    if (codes.length > 0) return { codes };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ problem: error.message }, { status: error.status });
  }
  const cookie = await createFlashCookie("success", "Your passkey was added.");
  return redirect("/two-step", { status: 303, headers: { "Set-Cookie": cookie } });
});

export default function AddPasskey() {
  const { name, isPossible } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (actionData && "codes" in actionData) return <NewCodes codes={actionData.codes} isFirst />;
  const problem = actionData && "problem" in actionData ? actionData.problem : undefined;
  return (
    <div className="stack-wide">
      <Heading back={{ href: "/two-step", label: "Two-step sign-in" }} title="Add a passkey" />
      {problem && <Notice kind="stop">{problem}</Notice>}
      <form method="post" className="card stack">
        <p>
          Your phone asks for your fingerprint, your face or its PIN. None of these reaches us: we get only a
          key that fits this account.
        </p>
        {isPossible ? (
          <>
            <Field
              id="name"
              name="name"
              label="Name"
              hint="So that you know it again in the list."
              defaultValue={name}
              maxLength={60}
              autoComplete="off"
            />
            <PasskeyButton ceremony="make" options="/passkey-options/add" kind="primary">
              Make a passkey
            </PasskeyButton>
          </>
        ) : (
          <Notice kind="care">
            Passkeys need an address with a name, such as https://example.com or http://localhost. This site
            is set up with digits.
          </Notice>
        )}
        <p>
          <ButtonLink href="/two-step">Back</ButtonLink>
        </p>
      </form>
    </div>
  );
}
