import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MailRequest, Verification } from "~/features/accounts/account.schema";
import { isVerificationFromBrowser } from "~/features/accounts/verification.server";
import { readPendingSignIn } from "~/http/auth/pending-sign-in.server";
import { parseForm } from "~/http/forms/forms.server";
import { requestVerificationMail, verifyEmailByToken } from "~/http/auth/sign-in.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";

export const handle = { script: "auth" };

export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) => [
  ...createPageMeta(
    matches,
    "Verify your email",
    "Confirm that the email address is yours, with the link we sent you.",
  ),
  ...(page?.done
    ? [{ httpEquiv: "refresh", content: "3;url=/login?message=Email+verified+successfully" }]
    : []),
];

// The URL contains a token, so no referrer is sent to other sites.
export const headers = () => ({ "Referrer-Policy": "same-origin" });

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const token = (query.get("token") ?? "").slice(0, 200);
  const email = MailRequest.safeParse({ email: query.get("email") }).data?.email ?? "";
  const isSameBrowser =
    token !== "" && isVerificationFromBrowser(token, (await readPendingSignIn(request)).browser);
  return { token, email, isSameBrowser, justSent: query.has("sent"), done: query.has("done") };
}

export async function action(args: ActionFunctionArgs) {
  const fields = await args.request.formData();
  const email = MailRequest.safeParse({ email: fields.get("email") }).data?.email ?? "";
  try {
    return fields.has("resend") ? await resend(args, email) : verify(args, fields, email);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ email, problem: error.message, tokenErrors: [] }, { status: error.status });
  }
}

function verify(args: ActionFunctionArgs, fields: FormData, email: string) {
  const form = parseForm(fields, Verification);
  if (!form.ok)
    return data({ email, problem: "", tokenErrors: form.reply.error?.token ?? [] }, { status: 400 });
  verifyEmailByToken(args, form.value.token);
  return redirect("/verify-email?done=1", 303);
}

// The same answer for every address, so that it does not reveal who has an account.
async function resend(args: ActionFunctionArgs, email: string) {
  if (!email) return data({ email, problem: "Invalid email address", tokenErrors: [] }, { status: 400 });
  const cookie = await requestVerificationMail(args, email);
  return redirect(`/verify-email?${new URLSearchParams({ sent: "1", email })}`, {
    status: 303,
    headers: { "Set-Cookie": cookie },
  });
}

export default function VerifyEmail() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const email = actionData?.email || page.email;
  if (page.done) return <Verified />;
  if (actionData?.problem) return <Failed email={email} problem={actionData.problem} />;
  if (page.justSent) return <LinkSent email={email} errors={actionData?.tokenErrors ?? []} />;
  if (page.token) return <Confirm token={page.token} email={email} isSameBrowser={page.isSameBrowser} />;
  return (
    <Failed
      email={email}
      problem={
        email
          ? `Verification link is missing or invalid. You can resend the verification email to ${email}.`
          : "Invalid verification link. Please check your email for the correct verification link."
      }
    />
  );
}

function Confirm({ token, email, isSameBrowser }: { token: string; email: string; isSameBrowser: boolean }) {
  return (
    <form method="post" className="card stack" data-auto={isSameBrowser || undefined}>
      <h1>Verify your email</h1>
      <p>Press the button to confirm that {email || "this address"} is yours. Your free trial starts now.</p>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="email" value={email} />
      <Button kind="primary" block>
        Verify Email
      </Button>
    </form>
  );
}

function LinkSent({ email, errors }: { email: string; errors: string[] }) {
  return (
    <div className="stack-wide">
      <section className="card stack">
        <h1>Verify Your Email</h1>
        <p>
          We sent a link to <b>{email}</b>. Open it and press the button. It works for 24 hours.
        </p>
        <form method="post" className="stack">
          <input type="hidden" name="email" value={email} />
          <Field
            id="token"
            name="token"
            label="Or paste the token from the link"
            errors={errors}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <Button kind="primary" block>
            Verify Email
          </Button>
        </form>
      </section>
      <section className="stack">
        <h2>No email yet?</h2>
        <ul>
          <li>Look in your spam folder.</li>
          <li>
            Check that {email} is spelt right. If not, <a href="/register">register again</a>.
          </li>
          <li>Wait a minute, then send it again.</li>
        </ul>
        <Resend email={email} />
      </section>
    </div>
  );
}

function Verified() {
  return (
    <section className="card stack">
      <h1>Email Verified!</h1>
      <Notice kind="success">Email verified successfully! You can now sign in.</Notice>
      <div className="row">
        <ButtonLink kind="primary" href="/login?message=Email+verified+successfully">
          Continue to Login
        </ButtonLink>
        <ButtonLink href="/">Go to Home Page</ButtonLink>
      </div>
    </section>
  );
}

function Failed({ email, problem }: { email: string; problem: string }) {
  return (
    <section className="card stack">
      <h1>Verification Failed</h1>
      <Notice kind="stop">{problem}</Notice>
      {email && <Resend email={email} />}
      <div className="row">
        <ButtonLink href="/login">Back to Login</ButtonLink>
        <ButtonLink href="/">Go to Home Page</ButtonLink>
      </div>
    </section>
  );
}

function Resend({ email }: { email: string }) {
  return (
    <form method="post" action="/verify-email">
      <input type="hidden" name="email" value={email} />
      <Button name="resend" value="1">
        Resend Verification Email
      </Button>
    </form>
  );
}
