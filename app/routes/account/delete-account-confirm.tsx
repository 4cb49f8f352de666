import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { closeWithToken } from "~/features/accounts/close-account.server";
import { page } from "~/http/page.server";
import { countAct } from "~/http/rate-limit.server";
import { signOutTo } from "~/http/session.server";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Delete your account", "Confirm that your account should be closed.");
export const handle = { width: "form" };

// The address holds a token: it is named to no other site.
export const headers = () => ({ "Referrer-Policy": "same-origin" });

export function loader({ request }: LoaderFunctionArgs) {
  return { token: (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200) };
}

// The token is the guard: the link may be opened in a browser where nobody is signed in.
export const action = page(async ({ request, context }: ActionFunctionArgs) => {
  countAct("authPerAddress", context.clientAddress);
  const fields = await request.formData();
  closeWithToken(String(fields.get("token") ?? ""));
  return signOutTo(request, "/delete-account/closed");
});

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
