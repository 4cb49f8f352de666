import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { unsubscribe, findUnsubscribeKind } from "~/features/accounts/notifications.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { pageHandler } from "~/http/page-handler.server";

const TEXTS = {
  marketing: { ask: "Stop Marketing Emails?", done: "You will get no more Marketing Emails from us." },
  notifications: {
    ask: "Stop Email Notifications?",
    done: "You will get no more emails when your documents are ready. You still find them under Documents.",
  },
};

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Stop these emails", "Stop one kind of email without signing in.");
export const handle = { width: "form" };
// The URL contains a token, so no referrer is sent to other sites.
export const headers = () => ({ "Referrer-Policy": "same-origin" });

export function loader({ request }: LoaderFunctionArgs) {
  const token = readToken(request);
  return { token, kind: findUnsubscribeKind(token) ?? null };
}

// Mail programs also post here automatically (RFC 8058), without a cookie, with the token in the URL.
export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  try {
    enforceRateLimit("authPerAddress", context.clientAddress);
    return data({ done: unsubscribe(readToken(request)), problem: "" });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ done: null, problem: error.message }, { status: error.status });
  }
});

function readToken(request: Request): string {
  return (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);
}

export default function Unsubscribe() {
  const { token, kind } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (actionData?.done) {
    return (
      <section className="card stack">
        <h1>Stopped</h1>
        <Notice kind="success">{TEXTS[actionData.done].done}</Notice>
        <p className="soft">You can switch them on again in your settings.</p>
        <p>
          <ButtonLink href="/settings">Go to Settings</ButtonLink>
        </p>
      </section>
    );
  }
  if (!kind) {
    return (
      <section className="card stack">
        <h1>Stop these emails</h1>
        <Notice kind="stop">
          {actionData?.problem || "This link is wrong or too old. Sign in and change it in your settings."}
        </Notice>
        <p>
          <ButtonLink href="/settings">Go to Settings</ButtonLink>
        </p>
      </section>
    );
  }
  return (
    <form method="post" action={`/unsubscribe?${new URLSearchParams({ token })}`} className="card stack">
      <h1>{TEXTS[kind].ask}</h1>
      <p>You do not need to sign in. Your account and documents do not change.</p>
      <Button kind="primary" block>
        Stop these emails
      </Button>
    </form>
  );
}
