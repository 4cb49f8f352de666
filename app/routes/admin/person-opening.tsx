import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { readOpened } from "~/features/admin/people-documents.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { dayText } from "~/time";
import { Heading } from "~/ui/heading";
import { Table } from "~/ui/rows";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Documents of a user", "Documents of a user, opened for a recorded reason.");

export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request);
  const { user, documents, document } = readOpened(
    admin.id,
    params.id ?? "",
    params.opening ?? "",
    new URL(request.url).searchParams.get("document"),
  );
  const style = dateStyleOf(admin.id);
  return {
    id: user.id,
    email: user.email,
    document,
    documents: documents.map(({ createdAt, ...row }) => ({ ...row, made: dayText(createdAt, style).text })),
  };
});

export default function PersonOpening() {
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
