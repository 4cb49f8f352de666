import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmAppSetup, findAppSetup, openAppSetup } from "~/features/two-step/authenticator-app.server";
import { AppConfirmation } from "~/features/two-step/two-step.schema";
import { requireUser } from "~/http/auth/guards.server";
import { readSessionToken } from "~/http/auth/session.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm, replyWithRefusal } from "~/http/forms/forms.server";
import { answerOnce } from "~/http/answer-once.server";
import { newFormKey } from "~/http/forms/form-key.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary } from "~/ui/notice";
import { QrCode } from "~/ui/qr-code";
import { NewCodes } from "./parts/new-codes";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Authenticator app", "Connect an authenticator app with your account.");
export const handle = { width: "form" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  return { setup: findAppSetup(user) ?? null, formKey: newFormKey() };
});

export const action = pageHandler(
  answerOnce({ field: "formKey" }, async ({ request, context }: ActionFunctionArgs) => {
    const user = requireUser(request);
    const fields = await readProvenFields({ request, context }, user);
    enforceRateLimit("twoStepPerUser", user.id);
    if (!fields.has("code")) {
      openAppSetup(user.id);
      return redirect("/two-step/app", 303);
    }
    const form = parseForm(fields, AppConfirmation);
    if (!form.ok) return data({ reply: form.reply }, { status: 400 });
    try {
      const { codes } = confirmAppSetup(user, form.value.code, readSessionToken(request) ?? "");
      if (codes.length > 0) return { codes };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return data(
        { reply: replyWithRefusal(fields, AppConfirmation, error, "code") },
        { status: error.status },
      );
    }
    const cookie = await createFlashCookie("success", "Your authenticator app is connected.");
    return redirect("/two-step", { status: 303, headers: { "Set-Cookie": cookie } });
  }),
);

export default function AuthenticatorApp() {
  const { setup, formKey } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (actionData && "codes" in actionData) return <NewCodes codes={actionData.codes} isFirst />;
  const reply = actionData && "reply" in actionData ? actionData.reply : undefined;
  return (
    <div className="stack-wide">
      <Heading back={{ href: "/two-step", label: "Two-step sign-in" }} title="Authenticator app" />
      {setup ? (
        <Connect {...setup} formKey={formKey} reply={reply} />
      ) : (
        <Start hasEnded={reply !== undefined} />
      )}
    </div>
  );
}

function Start({ hasEnded }: { hasEnded: boolean }) {
  return (
    <form method="post" className="card stack">
      {hasEnded && <p>This set-up has ended. Start it again.</p>}
      <p>Get an authenticator app from the store of your phone, if you have none. Any of them works.</p>
      <p>Next we show you a picture to scan, or a key to copy if the app is on this phone.</p>
      <Button kind="primary" block>
        I have an app
      </Button>
    </form>
  );
}

type ConnectProps = {
  secret: string;
  uri: string;
  formKey: string;
  reply: Parameters<typeof useForm<{ code: string }>>[0]["lastResult"];
};

function Connect({ secret, uri, formKey, reply }: ConnectProps) {
  const [form, fields] = useForm<{ code: string }>({ id: "connect", lastResult: reply });
  return (
    <>
      <section className="card stack">
        <h2>1. Add the account to your app</h2>
        <p>App on this phone?</p>
        <ButtonLink block href={uri}>
          Open my authenticator app
        </ButtonLink>
        <p>Or choose “enter a key” in the app and copy this key. It is time based.</p>
        <p className="lead">
          <code>{secret}</code>
        </p>
        <p>App on another phone? Let it scan this picture.</p>
        <QrCode text={uri} label="QR code for your authenticator app. The key above is the same as text." />
      </section>
      <form id={form.id} method="post" className="card stack">
        <ErrorSummary errors={listFormErrors(form, fields.code.id)} />
        <input type="hidden" name="formKey" value={formKey} />
        <h2>2. Enter the code</h2>
        <Field
          id={fields.code.id}
          name={fields.code.name}
          errors={fields.code.errors}
          label="Code that the app shows now"
          hint="6 digits"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          required
        />
        <Button kind="primary" block>
          Connect the app
        </Button>
      </form>
    </>
  );
}
