import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { deleteDocument, getDocument } from "~/features/documents/documents.server";
import { flash } from "~/http/flash.server";
import { requireUser } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { dayText } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Delete document", "Delete one document for good.");
export const handle = { width: "form" };

export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const { id, title, createdAt } = getDocument(user.id, params.id ?? "");
  return { id, title, created: dayText(createdAt, dateStyleOf(user.id)).text };
});

export const action = page(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  deleteDocument(user.id, params.id ?? "");
  return redirect("/documents", {
    status: 303,
    headers: { "Set-Cookie": await flash("success", "The document was deleted.") },
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
