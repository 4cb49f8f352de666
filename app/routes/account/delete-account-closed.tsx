import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findClosedAccount, restoreAccount } from "~/features/accounts/close-account.server";
import { createFlashCookie } from "~/http/flash.server";
import { answerOnce } from "~/http/answer-once.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceLinkLimit, enforceLinkReadLimit } from "~/http/auth/try-limits.server";
import { formatDay } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(
    matches,
    "Your account is closed",
    "Download your data or restore the account before everything is erased.",
  );
export const handle = { width: "form" };

// The URL contains a token, so no referrer is sent to other sites.
export const headers = () => ({ "Referrer-Policy": "same-origin" });

export const loader = pageHandler(({ request, context }: LoaderFunctionArgs) => {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, 200);
  if (!token) return null;
  enforceLinkReadLimit(context, "download_export", token);
  return { token, erasedOn: formatDay(findClosedAccount(token).erasedOn).text };
});

// The token is the guard: the account is closed, so no session exists.
export const action = pageHandler(
  answerOnce({ field: "token", anyone: true }, async ({ request, context }: ActionFunctionArgs) => {
    const token = String((await readFields(request)).get("token") ?? "");
    enforceLinkLimit(context, "download_export", token);
    restoreAccount(token);
    return redirect("/login", {
      status: 303,
      headers: {
        "Set-Cookie": await createFlashCookie("success", "Your account is restored. Sign in as before."),
      },
    });
  }),
);

export default function AccountClosed() {
  const link = useLoaderData<typeof loader>();
  if (!link) {
    return (
      <section className="card stack">
        <h1>Your account is closed</h1>
        <Notice kind="success">
          We sent you an email. For 30 days its link lets you download your data or restore the account.
        </Notice>
        <div className="row">
          <ButtonLink href="/">Go to Home Page</ButtonLink>
        </div>
      </section>
    );
  }
  return (
    <div className="stack-wide">
      <Heading
        title="Your account is closed"
        lead={`On ${link.erasedOn} we delete everything in it for good.`}
      />
      <Card>
        <h2>Take your data with you</h2>
        <p>One ZIP file with your documents, texts and everything else we store about you.</p>
        <form method="post" action="/delete-account/download">
          <input type="hidden" name="token" value={link.token} />
          <Button icon="download">Download my data</Button>
        </form>
      </Card>
      <Card>
        <h2>Did you change your mind?</h2>
        <p>Everything is as you left it. You sign in as before.</p>
        <form method="post">
          <input type="hidden" name="token" value={link.token} />
          <Button kind="primary">Restore my account</Button>
        </form>
      </Card>
    </div>
  );
}
