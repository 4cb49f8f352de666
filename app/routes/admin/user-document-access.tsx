import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { readGrantedDocuments } from "~/features/admin/user-documents.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDay } from "~/time";
import { Heading } from "~/ui/heading";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Documents of a user", "Documents of a user, opened for a recorded reason.");

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request, "people");
  const { user, documents, document } = readGrantedDocuments(
    admin.id,
    params.id ?? "",
    params.opening ?? "",
    new URL(request.url).searchParams.get("document"),
  );
  const style = getDateStyle(admin.id);
  return {
    id: user.id,
    email: user.email,
    document,
    documents: documents.map(({ createdAt, ...row }) => ({ ...row, made: formatDay(createdAt, style).text })),
  };
});

export default function UserDocumentAccess() {
  const { id, email, document, documents } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: `/admin/users/${id}`, label: "Back to the user" }}
        title="Documents"
        lead={`${email}. Read only.`}
      />
      {documents.length === 0 ? (
        <p className="soft">There are no documents.</p>
      ) : (
        <Table
          caption="Documents"
          columns={["Document", "Kind", "Made"]}
          rows={documents.map((row) => ({
            key: row.id,
            cells: [
              <a key="t" href={`?document=${row.id}`}>
                {row.title}
              </a>,
              row.type === "resume" ? "Resume" : "Cover letter",
              row.made,
            ],
          }))}
        />
      )}
      {document && (
        <article className="card stack">
          <h2>{document.title}</h2>
          {document.content.split(/\n{2,}/).map((part, index) => (
            <p key={index}>
              {part.split("\n").map((line, n) => (
                <span key={n}>
                  {n > 0 && <br />}
                  {line}
                </span>
              ))}
            </p>
          ))}
        </article>
      )}
    </div>
  );
}
