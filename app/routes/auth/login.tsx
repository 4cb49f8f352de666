import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CodeEntry, MailRequest, SignIn } from "~/features/accounts/account.schema";
import { readPendingSignIn } from "~/http/auth/pending-sign-in.server";
import { parseForm, replyWithRefusal, type FormReply } from "~/http/forms/forms.server";
import { safePath } from "~/http/security/safe-redirect";
import { getCurrentUser } from "~/http/auth/session.server";
import {
  createSessionAndRedirect,
  requestSignInMail,
  authenticateWithCode,
  authenticateWithPassword,
} from "~/http/auth/sign-in.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { Field, PasswordField } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { FilterLinks } from "~/ui/navigation";
import { ErrorSummary, Notice, RedirectNotice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";

// Only sentences of our own are shown, whatever a link brings along.
const MESSAGES: { text: string; kind: "success" | "care" | "stop" }[] = [
  { text: "Email verified successfully", kind: "success" },
  { text: "Email verified successfully! Please login again.", kind: "success" },
  { text: "Registration successful! Please check your email to verify your account.", kind: "success" },
  { text: "Password reset successful", kind: "success" },
  { text: "Magic link verified successfully", kind: "success" },
  { text: "This magic link has expired. Request a new one.", kind: "care" },
  { text: "Google sign-in is not set up here. Use your password, a code or a magic link.", kind: "care" },
  { text: "Authentication failed", kind: "stop" },
  { text: "Network error during authentication", kind: "stop" },
];
const TABS = ["password", "otp", "magic-link"] as const;
type Tab = (typeof TABS)[number];

export const handle = { script: "auth" };

export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) => [
  ...createPageMeta(matches, "Sign in", "Sign in with a password, a code, an email link, or Google."),
  ...(page?.welcome ? [{ httpEquiv: "refresh", content: `1;url=${page.next}` }] : []),
];

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get("token");
  if (token) throw redirect(`/forgot-password?${new URLSearchParams({ token: token.slice(0, 200) })}`, 303);
  const next = safePath(query.get("next"), "/dashboard");
  const isSignedIn = getCurrentUser(request)?.isActive === true;
  const welcome = isSignedIn && query.get("auth") === "success";
  if (isSignedIn && !welcome) throw redirect(next, 303);
  const messageKey = await readPendingSignIn(request);
  const known = MESSAGES.find(({ text }) => text === query.get("message"));
  const message =
    query.get("auth") === "error"
      ? { text: known?.text ?? "Authentication failed", kind: known?.kind ?? ("stop" as const) }
      : known;
  return { next, welcome, message, tab: getTab(query), sentTo: query.has("sent") ? messageKey.email : "" };
}

export async function action(args: ActionFunctionArgs) {
  const fields = await args.request.formData();
  const next = safePath(fields.get("next"), "/dashboard");
  if (fields.has("otp")) return handleCode(args, fields, next);
  return fields.has("send") ? handleMailRequest(args, fields, next) : handlePassword(args, fields, next);
}

async function handlePassword(args: ActionFunctionArgs, fields: FormData, next: string) {
  const form = parseForm(fields, SignIn);
  if (!form.ok) return replyToForm(form.reply, 400);
  try {
    const { user, requiresVerification } = await authenticateWithPassword(args, form.value);
    return requiresVerification
      ? data({ reply: null, unverified: form.value.email }, { status: 403 })
      : await createSessionAndRedirect(args.request, user, next, { shared: fields.has("shared") });
  } catch (error) {
    return replyWithError(fields, SignIn, error);
  }
}

async function handleMailRequest(args: ActionFunctionArgs, fields: FormData, next: string) {
  const form = parseForm(fields, MailRequest);
  if (!form.ok) return replyToForm(form.reply, 400);
  try {
    const cookie = await requestSignInMail(args, form.value.email, next);
    const tab = fields.get("send") === "otp" ? "otp" : "magic-link";
    return redirect(buildLoginPath(tab, next, { sent: "1" }), {
      status: 303,
      headers: { "Set-Cookie": cookie },
    });
  } catch (error) {
    return replyWithError(fields, MailRequest, error);
  }
}

async function handleCode(args: ActionFunctionArgs, fields: FormData, next: string) {
  const form = parseForm(fields, CodeEntry);
  if (!form.ok) return replyToForm(form.reply, 400);
  try {
    return await createSessionAndRedirect(args.request, await authenticateWithCode(args, form.value), next, {
      shared: fields.has("shared"),
    });
  } catch (error) {
    return replyWithError(fields, CodeEntry, error, "otp");
  }
}

function replyWithError(
  fields: FormData,
  schema: typeof SignIn | typeof MailRequest | typeof CodeEntry,
  error: unknown,
  field = "",
) {
  if (!(error instanceof Refusal)) throw error;
  return replyToForm(replyWithRefusal(fields, schema, error, field), error.status);
}

function replyToForm(reply: FormReply, status: number) {
  return data({ reply, unverified: "" }, { status });
}

function getTab(query: URLSearchParams): Tab {
  return TABS.find((tab) => tab === query.get("tab")) ?? "password";
}

function buildLoginPath(tab: Tab, next: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(tab !== "password" && { tab }),
    ...(next !== "/dashboard" && { next }),
    ...more,
  });
  return query.size > 0 ? `/login?${query}` : "/login";
}

export default function Login() {
  const { next, welcome, message, tab, sentTo } = useLoaderData<typeof loader>();
  const unverified = useActionData<typeof action>()?.unverified;
  if (welcome)
    return (
      <RedirectNotice title="Authentication successful!" href={next} linkText="Go to your dashboard now" />
    );
  if (unverified) return <VerificationRequired email={unverified} />;
  const labels: Record<Tab, string> = { password: "Password", otp: "OTP", "magic-link": "Magic Link" };
  const isSent = sentTo !== "";
  return (
    <div className="stack-wide">
      <Heading title="Sign in" lead="Welcome back. Your documents are waiting." />
      {message && (
        <div data-once>
          <Notice kind={message.kind}>{message.text}</Notice>
        </div>
      )}
      <FilterLinks
        label="Ways to sign in"
        links={TABS.map((each) => ({
          href: buildLoginPath(each, next),
          label: labels[each],
          current: each === tab,
        }))}
      />
      {tab === "password" && <PasswordTab next={next} />}
      {tab === "otp" &&
        (isSent ? <CodeForm next={next} email={sentTo} /> : <MailForm next={next} method="otp" />)}
      {tab === "magic-link" &&
        (isSent ? <LinkSent next={next} email={sentTo} /> : <MailForm next={next} method="magic-link" />)}
      <p>
        New here? <a href="/register">Sign up</a> for a free account.
      </p>
    </div>
  );
}

function PasswordTab({ next }: { next: string }) {
  const reply = useActionData<typeof action>()?.reply;
  const [form, fields] = useForm<{ email: string; password: string }>({ id: "login", lastResult: reply });
  return (
    <div className="stack">
      <form id={form.id} method="post" className="card stack">
        <ErrorSummary errors={listFormErrors(form, fields.email.id)} />
        <Field {...getFieldProps(fields.email)} label="Email" {...EMAIL} required />
        <PasswordField
          id={fields.password.id}
          name={fields.password.name}
          errors={fields.password.errors}
          label="Password"
          autoComplete="current-password"
          required
        />
        <NotMyPhone />
        <Button kind="primary" block>
          Sign in
        </Button>
        <p>
          <a href="/forgot-password">Forgot your password?</a>
        </p>
        <input type="hidden" name="next" value={next} />
      </form>
      <ButtonLink href={`/auth/google?${new URLSearchParams({ next })}`} block>
        Continue with Google
      </ButtonLink>
    </div>
  );
}

const EMAIL = {
  type: "email",
  autoComplete: "email",
  inputMode: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

function MailForm({ next, method }: { next: string; method: "otp" | "magic-link" }) {
  const reply = useActionData<typeof action>()?.reply;
  const [form, fields] = useForm<{ email: string }>({ id: "mail", lastResult: reply });
  return (
    <form id={form.id} method="post" className="card stack">
      <ErrorSummary errors={listFormErrors(form, fields.email.id)} />
      <p>
        {method === "otp"
          ? "We send you six digits. No password needed."
          : "We send you a link that signs you in. No password needed."}
      </p>
      <input type="hidden" name="next" value={next} />
      <Field {...getFieldProps(fields.email)} label="Email" {...EMAIL} required />
      <Button kind="primary" block name="send" value={method}>
        {method === "otp" ? "Send OTP" : "Send Magic Link"}
      </Button>
    </form>
  );
}

function CodeForm({ next, email }: { next: string; email: string }) {
  const reply = useActionData<typeof action>()?.reply;
  const [form, fields] = useForm<{ email: string; otp: string }>({ id: "code", lastResult: reply });
  return (
    <div className="stack">
      <form id={form.id} method="post" className="card stack">
        <ErrorSummary errors={listFormErrors(form, fields.otp.id)} />
        <h2>Enter the code</h2>
        <p>If {email} has an account, six digits are on their way. They work for 10 minutes.</p>
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="email" value={email} />
        <Field
          id={fields.otp.id}
          name={fields.otp.name}
          errors={fields.otp.errors}
          label="Code from the email"
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="\s*([0-9]\s*){6}"
          title="Six digits"
          maxLength={12}
          required
        />
        <NotMyPhone />
        <Button kind="primary" block>
          Verify OTP
        </Button>
      </form>
      <div className="row">
        <SendAgain next={next} email={email} method="otp" label="Send another code" />
        <ButtonLink href={buildLoginPath("otp", next)}>Back</ButtonLink>
      </div>
    </div>
  );
}

function NotMyPhone() {
  return (
    <Checkbox
      id="shared"
      name="shared"
      label="Shared phone or computer"
      hint="You are signed out when the browser closes, or after 10 minutes without use."
    />
  );
}

function LinkSent({ next, email }: { next: string; email: string }) {
  return (
    <section className="card stack">
      <h2>Magic link sent!</h2>
      <p>
        If {email} has an account, a link is on its way. It works for 15 minutes, in any browser. Look in your
        spam folder too.
      </p>
      <div className="row">
        <SendAgain next={next} email={email} method="magic-link" label="Send Another Link" />
        <ButtonLink href={buildLoginPath("magic-link", next)}>Back</ButtonLink>
      </div>
    </section>
  );
}

function SendAgain({
  next,
  email,
  method,
  label,
}: {
  next: string;
  email: string;
  method: "otp" | "magic-link";
  label: string;
}) {
  const reply = useActionData<typeof action>()?.reply;
  const problem = method === "magic-link" ? reply?.error?.[""]?.[0] : undefined;
  return (
    <form method="post" className="stack">
      {problem && <Notice kind="stop">{problem}</Notice>}
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="email" value={email} />
      <Button name="send" value={method}>
        {label}
      </Button>
    </form>
  );
}

function VerificationRequired({ email }: { email: string }) {
  return (
    <form method="post" action="/verify-email" className="card stack">
      <h1>Email Verification Required</h1>
      <p>We sent a link to {email} when you registered. Open it and press the button, then sign in here.</p>
      <input type="hidden" name="email" value={email} />
      <div className="row">
        <Button kind="primary" name="resend" value="1">
          Resend Verification Email
        </Button>
        <ButtonLink href="/login">Back to Login</ButtonLink>
      </div>
    </form>
  );
}
