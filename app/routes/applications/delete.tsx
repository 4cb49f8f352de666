import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteApplication, getApplication } from "~/features/applications/applications.server";
import { listDocuments } from "~/features/documents/document-queries.server";
import { deleteOnce } from "~/http/delete-once.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Delete application", "Delete one application with everything that belongs to it.");
export const handle = { width: "form" };

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const { id, jobTitle, companyName, makingSince, notes, sentAt } = getApplication(user.id, params.id ?? "");
  const { documents } = listDocuments(user.id, { applications: { only: [id] } });
  return {
    id,
    jobTitle,
    companyName,
    isBeingMade: makingSince !== null,
    hasNotes: notes !== "",
    wasSent: sentAt !== null,
    titles: documents.map(({ title }) => title),
  };
});

export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const id = params.id ?? "";
  deleteOnce(user.id, id, () => deleteApplication(user.id, id));
  return redirect("/applications", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "The application was deleted.") },
  });
});

export default function DeleteApplication() {
  const { id, jobTitle, companyName, isBeingMade, hasNotes, wasSent, titles } =
    useLoaderData<typeof loader>();
  const back = (
    <ButtonLink href={`/applications/${id}`}>
      {isBeingMade ? "Back to the application" : "Keep it"}
    </ButtonLink>
  );
  return (
    <ConfirmPanel
      title="Delete this application?"
      confirm={isBeingMade ? null : <Button kind="danger">Delete it</Button>}
      cancel={back}
    >
      <p>
        <b>{[jobTitle, companyName].filter(Boolean).join(", ")}</b>
      </p>
      {isBeingMade ? (
        <p>Its documents are being made now. You can delete it when they are ready.</p>
      ) : (
        <>
          <p>These are deleted for good:</p>
          <ul>
            {titles.map((title) => (
              <li key={title}>{title}, with its files and earlier versions</li>
            ))}
            <li>the advert{hasNotes && " and your notes"}</li>
            {wasSent && <li>what you sent, and when</li>}
          </ul>
          <p>The credits it used do not come back. Your profile stays. To hide it only, archive it.</p>
        </>
      )}
    </ConfirmPanel>
  );
}
