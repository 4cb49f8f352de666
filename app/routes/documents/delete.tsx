import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { deleteDocument, getDocument } from "~/features/documents/documents.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDay } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Delete document", "Delete one document for good.");
export const handle = { width: "form" };

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const { id, title, createdAt } = getDocument(user.id, params.id ?? "");
  return { id, title, created: formatDay(createdAt, getDateStyle(user.id)).text };
});

export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  deleteDocument(user.id, params.id ?? "");
  return redirect("/documents", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "The document was deleted.") },
  });
});

export default function DeleteDocument() {
  const { title, created } = useLoaderData<typeof loader>();
  return (
    <ConfirmPanel
      title="Delete this document?"
      confirm={<Button kind="danger">Delete it</Button>}
      cancel={<ButtonLink href="/documents">Keep it</ButtonLink>}
    >
      <p>
        <b>{title}</b>, made on {created}.
      </p>
      <p>The text and its files are deleted for good. The credit it used does not come back.</p>
    </ConfirmPanel>
  );
}
