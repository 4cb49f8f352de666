import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { deleteDocument, getDocument } from "~/features/documents/documents.server";
import { deleteOnce } from "~/http/delete-once.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { safePath } from "~/http/security/safe-redirect";
import { formatDay } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Delete document", "Delete one document for good.");
export const handle = { width: "form" };

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const { title, createdAt } = getDocument(user.id, params.id ?? "");
  return { title, created: formatDay(createdAt, getDateStyle(user.id)).text, back: backOf(request) };
});

export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const id = params.id ?? "";
  const applicationId = deleteOnce(user.id, id, () => {
    const document = getDocument(user.id, id);
    deleteDocument(user.id, id);
    return document.applicationId;
  });
  return redirect(backOf(request) === LIST ? LIST : `/applications/${applicationId}`, {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "The document was deleted.") },
  });
});

const LIST = "/documents";

/** The page that led here: the list, or the editor of the document. */
function backOf({ url }: Request): string {
  return safePath(new URL(url).searchParams.get("back"), LIST);
}

export default function DeleteDocument() {
  const { title, created, back } = useLoaderData<typeof loader>();
  return (
    <ConfirmPanel
      title="Delete this document?"
      confirm={<Button kind="danger">Delete it</Button>}
      cancel={<ButtonLink href={back}>Keep it</ButtonLink>}
    >
      <p>
        <b>{title}</b>, made on {created}.
      </p>
      <p>The text and its files are deleted for good. The credit it used does not come back.</p>
    </ConfirmPanel>
  );
}
