import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MagicLink } from "~/features/accounts/account.schema";
import { magicLinkRefusal, inspectMagicLink } from "~/features/accounts/magic-link.server";
import { readPendingSignIn } from "~/http/auth/pending-sign-in.server";
import { parseForm } from "~/http/forms/forms.server";
import { answerOnce } from "~/http/answer-once.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceLinkReadLimit } from "~/http/auth/try-limits.server";
import { safePath } from "~/http/security/safe-redirect";
import { finishSignIn } from "~/http/auth/finish-sign-in.server";
import { authenticateWithLink } from "~/http/auth/sign-in.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";

const MISSING = "Invalid or missing magic link token. Please request a new magic link.";
const EXPIRED = "/login?tab=magic-link&message=This+magic+link+has+expired.+Request+a+new+one.";

export const handle = { script: "auth" };
export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) => [
  ...createPageMeta(matches, "Magic link", "Sign in with the link from your email."),
  ...(page && isExpired(page.problem) ? [{ httpEquiv: "refresh", content: `3;url=${EXPIRED}` }] : []),
];

// The URL contains a token, so no referrer is sent to other sites.
export const headers = () => ({ "Referrer-Policy": "same-origin" });

// Mail scanners open links, so a GET does not use the token.
export const loader = pageHandler(async ({ request, context }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const token = (query.get("token") ?? "").slice(0, 200);
  const shown = { token, next: safePath(query.get("next"), "/dashboard") };
  if (!token) return { ...shown, email: "", isSameBrowser: false, problem: MISSING };
  enforceLinkReadLimit(context, "magic_link", token);
  const found = inspectMagicLink(token, (await readPendingSignIn(request)).browser);
  return found.state === "live"
    ? { ...shown, email: found.email, isSameBrowser: found.isSameBrowser, problem: "" }
    : { ...shown, email: "", isSameBrowser: false, problem: magicLinkRefusal(found.state).message };
});

export const action = pageHandler(
  answerOnce({ field: "token" }, async (args: ActionFunctionArgs) => {
    const fields = await readFields(args.request);
    const form = parseForm(fields, MagicLink);
    if (!form.ok) return data({ problem: MISSING }, { status: 400 });
    try {
      return await finishSignIn(
        args.request,
        await authenticateWithLink(args, form.value),
        fields.get("next"),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return data({ problem: error.message }, { status: error.status });
    }
  }),
);

export default function OpenMagicLink() {
  const { token, next, email, isSameBrowser, problem } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (actionData?.problem || problem) return <Failed problem={actionData?.problem ?? problem} />;
  return (
    <form method="post" action="/magic-link" className="card stack" data-auto={isSameBrowser || undefined}>
      <h1>Your magic link works</h1>
      <p>
        Press the button to sign in as <b>{email}</b>. If that is not you, close this page.
      </p>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="next" value={next} />
      <Button kind="primary" block>
        {next === "/dashboard" ? "Go to Dashboard Now" : "Sign in and go on"}
      </Button>
      <p>
        <ButtonLink href="/">Go to Home Page</ButtonLink>
      </p>
    </form>
  );
}

function Failed({ problem }: { problem: string }) {
  return (
    <section className="card stack">
      <h1>{isExpired(problem) ? "Magic Link Expired" : "Magic Link Invalid"}</h1>
      <Notice kind="stop">{problem}</Notice>
      <div className="row">
        <ButtonLink kind="primary" href="/login?tab=magic-link">
          Request New Magic Link
        </ButtonLink>
        <ButtonLink href="/login">Back to Login</ButtonLink>
        <ButtonLink href="/">Go to Home Page</ButtonLink>
      </div>
    </section>
  );
}

function isExpired(problem: string): boolean {
  return problem.includes("expired");
}
