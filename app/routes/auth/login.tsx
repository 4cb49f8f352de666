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
import { finishSignIn } from "~/http/auth/finish-sign-in.server";
import {
  requestSignInMail,
  authenticateWithCode,
  authenticateWithPassword,
} from "~/http/auth/sign-in.server";
import { Refusal } from "~/refusal";
import { Heading } from "~/ui/heading";
import { FilterLinks } from "~/ui/navigation";
import { Notice, RedirectNotice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";
import { pageHandler } from "~/http/page-handler.server";
import { TABS, type Tab, getTab, buildLoginPath } from "./parts/login-path";
import { MailForm, CodeForm, LinkSent } from "./parts/login-mail";
import { PasswordTab, VerificationRequired } from "./parts/login-password";

// Shows only texts from this list, because a link can contain any text.
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

export const action = pageHandler(async (args: ActionFunctionArgs) => {
  const fields = await readFields(args.request);
  const next = safePath(fields.get("next"), "/dashboard");
  if (fields.has("otp")) return handleCode(args, fields, next);
  return fields.has("send") ? handleMailRequest(args, fields, next) : handlePassword(args, fields, next);
});

async function handlePassword(args: ActionFunctionArgs, fields: FormData, next: string) {
  const form = parseForm(fields, SignIn);
  if (!form.ok) return replyToForm(form.reply, 400);
  try {
    const { user, requiresVerification } = await authenticateWithPassword(args, form.value);
    return requiresVerification
      ? data({ reply: null, unverified: form.value.email }, { status: 403 })
      : await finishSignIn(args.request, user, next, { shared: fields.has("shared") });
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
    return await finishSignIn(args.request, await authenticateWithCode(args, form.value), next, {
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

export default function Login() {
  const { next, welcome, message, tab, sentTo } = useLoaderData<typeof loader>();
  const { reply, unverified } = useActionData<typeof action>() ?? {};
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
      {tab === "password" && <PasswordTab next={next} reply={reply} />}
      {tab === "otp" &&
        (isSent ? (
          <CodeForm next={next} reply={reply} email={sentTo} />
        ) : (
          <MailForm next={next} reply={reply} method="otp" />
        ))}
      {tab === "magic-link" &&
        (isSent ? (
          <LinkSent next={next} reply={reply} email={sentTo} />
        ) : (
          <MailForm next={next} reply={reply} method="magic-link" />
        ))}
      <p>
        New here? <a href="/register">Sign up</a> for a free account.
      </p>
    </div>
  );
}
