import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { closeAccountWithToken } from "~/features/accounts/close-account.server";
import { answerOnce } from "~/http/answer-once.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceLinkLimit } from "~/http/auth/try-limits.server";
import { signOutAndRedirect } from "~/http/auth/session.server";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Delete your account", "Confirm that your account should be closed.");
export const handle = { width: "form" };

// The URL contains a token, so no referrer is sent to other sites.
export const headers = () => ({ "Referrer-Policy": "same-origin" });

export function loader({ request }: LoaderFunctionArgs) {
  return { token: (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200) };
}

// The token is the guard: the link may be opened in a browser without a session.
export const action = pageHandler(
  answerOnce({ field: "token", anyone: true }, async ({ request, context }: ActionFunctionArgs) => {
    const token = String((await readFields(request)).get("token") ?? "");
    enforceLinkLimit(context, "close_account", token);
    closeAccountWithToken(token);
    return signOutAndRedirect(request, "/delete-account/closed");
  }),
);

export default function ConfirmDeletion() {
  const { token } = useLoaderData<typeof loader>();
  return (
    <ConfirmPanel
      title="Delete your account?"
      fields={<input type="hidden" name="token" value={token} />}
      confirm={<Button kind="danger">Delete my account</Button>}
      cancel={<ButtonLink href="/dashboard">Keep my account</ButtonLink>}
    >
      <p>
        You are signed out everywhere at once. For 30 days you can still download your data or restore the
        account, with a link that we email you.
      </p>
      <p>Then your documents, resumes, credits and settings are deleted for good.</p>
    </ConfirmPanel>
  );
}
