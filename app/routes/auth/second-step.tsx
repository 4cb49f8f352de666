import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { getFactors } from "~/features/two-step/factors.server";
import { FactorCode, UsedPasskey } from "~/features/two-step/two-step.schema";
import { createSessionAndRedirect } from "~/http/auth/finish-sign-in.server";
import { mayRememberBrowser, rememberThisBrowser } from "~/http/auth/remembered-browser.server";
import { completeSecondStep, findSecondStep } from "~/http/auth/second-step.server";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm, replyWithRefusal } from "~/http/forms/forms.server";
import { readFields } from "~/http/forms/read-body.server";
import { answerOnce } from "~/http/answer-once.server";
import { pageHandler } from "~/http/page-handler.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { Field } from "~/ui/field";
import { listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary } from "~/ui/notice";
import { PasskeyButton } from "~/ui/passkey-button";

const ByCode = z.object({ code: FactorCode });
const ByPasskey = z.object({ passkey: UsedPasskey });

export const handle = { width: "form", script: "auth" };
export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Second step", "Confirm with your phone or a recovery code that it is you.");

export const loader = pageHandler(async ({ request }: LoaderFunctionArgs) => {
  const step = await findSecondStep(request);
  if (!step) throw await endedRedirect();
  const { app, passkeys } = getFactors(step.user.id);
  return {
    hasApp: app !== undefined,
    hasPasskeys: passkeys.length > 0,
    mayRemember: !step.shared && mayRememberBrowser(step.user),
  };
});

export const action = pageHandler(
  answerOnce({ field: "code" }, async (args: ActionFunctionArgs) => {
    const fields = await readFields(args.request);
    const step = await findSecondStep(args.request);
    if (!step) return endedRedirect();
    const schema = fields.get("passkey") ? ByPasskey : ByCode;
    const form = parseForm<typeof ByPasskey | typeof ByCode>(fields, schema);
    if (!form.ok) return data({ reply: form.reply }, { status: 400 });
    try {
      const user = await completeSecondStep(args, step.token, form.value);
      const isRemembered = fields.get("remember") === "on" && !step.shared && mayRememberBrowser(user);
      const more = isRemembered ? [await rememberThisBrowser(args.request, user)] : [];
      return await createSessionAndRedirect(args.request, user, step.next, { more, shared: step.shared });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === "SECOND_STEP_ENDED") return endedRedirect();
      return data({ reply: replyWithRefusal(fields, schema, error, "code") }, { status: error.status });
    }
  }),
);

async function endedRedirect(): Promise<Response> {
  const cookie = await createFlashCookie("stop", "Your sign-in has ended. Please sign in again.");
  return redirect("/login", { status: 303, headers: { "Set-Cookie": cookie } });
}

export default function SecondStep() {
  const { hasApp, hasPasskeys, mayRemember } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const reply = actionData && "reply" in actionData ? actionData.reply : undefined;
  const [form, fields] = useForm<{ code: string }>({ id: "second-step", lastResult: reply });
  return (
    <div className="stack-wide">
      <Heading title="Second step" lead="Your first step was right. Now confirm that it is you." />
      <form id={form.id} method="post" className="card stack">
        <ErrorSummary errors={listFormErrors(form, fields.code.id)} />
        {hasPasskeys && (
          <PasskeyButton ceremony="use" options="/passkey-options/second-step">
            Use your passkey
          </PasskeyButton>
        )}
        <Field
          id={fields.code.id}
          name={fields.code.name}
          errors={fields.code.errors}
          label={hasApp ? "Code from your app" : "Recovery code"}
          hint={hasApp ? "6 digits. No phone at hand? Use a recovery code." : "16 letters and digits."}
          autoComplete="one-time-code"
          inputMode={hasApp ? undefined : "text"}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          autoFocus={!reply}
          required
        />
        {mayRemember && (
          <Checkbox
            id="remember"
            name="remember"
            label="This is my own device"
            hint="Do not ask for the second step here for 30 days."
          />
        )}
        <Button kind="primary" block>
          Sign in
        </Button>
      </form>
      <p className="soft">
        Lost your phone and your recovery codes? Write to support from the email of your account.{" "}
        <ButtonLink kind="link" small href="/login">
          Sign in another way
        </ButtonLink>
      </p>
    </div>
  );
}
