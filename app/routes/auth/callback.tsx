import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { completeGoogleSignIn, hasPendingGoogleSignIn } from "~/http/auth/google-sign-in.server";
import { finishSignIn } from "~/http/auth/finish-sign-in.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";
import { answerOnce } from "~/http/answer-once.server";
import { pageHandler } from "~/http/page-handler.server";

export const handle = { script: "auth" };
export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Signing in with Google", "One more moment and you are signed in.");

// The URL contains a code, so no referrer is sent to other sites.
export const headers = () => ({ "Referrer-Policy": "same-origin", "Cache-Control": "no-store" });

// Google returns with a GET, and a GET writes nothing. So the page posts the values, automatically or by a
// click.
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const text = (name: string) => (query.get(name) ?? "").slice(0, 2000);
  const [code, state, error] = [text("code"), text("state"), text("error")];
  const isOurs = await hasPendingGoogleSignIn(request, state);
  return { code, state, isOurs, problem: problemOf(code, error, query.get("provider") ?? "google") };
}

export const action = pageHandler(
  answerOnce({ field: "code" }, async ({ request, context }: ActionFunctionArgs) => {
    const fields = await readFields(request);
    const text = (name: string) => String(fields.get(name) ?? "").slice(0, 2000);
    try {
      const { user, next, cookie } = await completeGoogleSignIn(request, context, {
        code: text("code"),
        state: text("state"),
      });
      return await finishSignIn(request, user, next, { more: [cookie] });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return data({ problem: error.message }, { status: error.status });
    }
  }),
);

// An OAuth error is a short code. A longer text may come from an attacker and is not shown.
function problemOf(code: string, error: string, provider: string): string {
  if (error)
    return /^[a-z_]{1,40}$/.test(error) ? `Authentication failed: ${error}` : "Authentication failed";
  if (provider !== "google") return "Authentication failed";
  return code ? "" : "Authorization code missing from callback";
}

export default function Callback() {
  const { code, state, isOurs, problem } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (actionData?.problem || problem) return <Failed problem={actionData?.problem ?? problem} />;
  return (
    <form method="post" action="/auth/callback" className="card stack" data-auto={isOurs || undefined}>
      <h1>Signing in with Google</h1>
      <p>Google confirmed who you are. One more step to sign in.</p>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="state" value={state} />
      <Button kind="primary" block>
        Continue
      </Button>
    </form>
  );
}

function Failed({ problem }: { problem: string }) {
  return (
    <section className="card stack">
      <h1>Authentication failed</h1>
      <Notice kind="stop">{problem}</Notice>
      <div className="row">
        <ButtonLink kind="primary" href="/login">
          Try Again
        </ButtonLink>
        <ButtonLink href="/">Go to Home</ButtonLink>
      </div>
    </section>
  );
}
