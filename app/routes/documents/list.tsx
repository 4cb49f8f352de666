import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { listDocuments } from "~/features/documents/document-queries.server";
import { requireUser } from "~/http/auth/guards.server";
import { formatDay } from "~/time";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { DocumentList, DocumentRow, FileLinks } from "~/ui/documents";
import { Heading } from "~/ui/heading";
import { FilterLinks } from "~/ui/navigation";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Documents", "Everything you made, to read, edit and download again.");

export function loader({ request }: LoaderFunctionArgs) {
  const user = requireUser(request);
  const requestedType = new URL(request.url).searchParams.get("type");
  const type = requestedType === "cover_letter" || requestedType === "resume" ? requestedType : undefined;
  const { documents, counts } = listDocuments(user.id, { type });
  const style = getDateStyle(user.id);
  return {
    documents: documents.map((document) => ({ ...document, date: formatDay(document.createdAt, style) })),
    counts,
    type,
  };
}

export default function Documents() {
  const { documents, counts, type } = useLoaderData<typeof loader>();
  const links = [
    { href: "/documents", label: "All", count: counts.all, current: !type },
    {
      href: "/documents?type=cover_letter",
      label: "Cover letters",
      count: counts.cover_letter,
      current: type === "cover_letter",
    },
    { href: "/documents?type=resume", label: "Resumes", count: counts.resume, current: type === "resume" },
  ];
  return (
    <div className="stack-wide">
      <Heading
        title="Documents"
        lead="Everything you made. It stays yours, whatever your plan."
        actions={
          <ButtonLink kind="primary" href="/generate" wide>
            Generate Document
          </ButtonLink>
        }
      />
      <FilterLinks label="Filter documents" links={links} />
      {documents.length === 0 ? (
        <EmptyState
          title={counts.all === 0 ? "No documents yet" : "None of this kind yet"}
          action={<ButtonLink href="/generate">Create Document</ButtonLink>}
        >
          Paste a job advert and add your resume. Your letter is ready in seconds.
        </EmptyState>
      ) : (
        <DocumentList>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              type={document.type === "resume" ? "Resume" : "Cover letter"}
              jobTitle={document.jobTitle}
              companyName={document.companyName}
              href={`/edit/${document.id}`}
              date={document.date}
              actions={<RowActions {...document} />}
            />
          ))}
        </DocumentList>
      )}
    </div>
  );
}

function RowActions({
  id,
  type,
  title,
  hasFiles,
}: {
  id: string;
  type: "cover_letter" | "resume";
  title: string;
  hasFiles: boolean;
}) {
  return (
    <>
      {type === "resume" && (
        <ButtonLink
          small
          kind="link"
          href={`/api/documents/${id}/html-preview`}
          target="_blank"
          about={title}
        >
          Preview
        </ButtonLink>
      )}
      <FileLinks id={id} about={title} hasFiles={hasFiles} isQuiet />
      <ButtonLink small kind="link" href={`/edit/${id}`} about={title}>
        Edit
      </ButtonLink>
      <ButtonLink small kind="link" href={`/documents/${id}/delete`} about={title}>
        Delete
      </ButtonLink>
    </>
  );
}
