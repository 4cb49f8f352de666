import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { getDateStyle } from "~/features/accounts/settings.server";
import { listArchivedIds } from "~/features/applications/application-queries.server";
import { findReplacedDocuments, listDocuments } from "~/features/documents/document-queries.server";
import { requireUser } from "~/http/auth/guards.server";
import { formatDay } from "~/time";
import { ButtonLink } from "~/ui/button";
import { Badge, EmptyState } from "~/ui/card";
import { PreviewLink } from "~/ui/document-style";
import { DocumentList, DocumentRow, FileLinks } from "~/ui/documents";
import { Heading } from "~/ui/heading";
import { FilterLinks, Pager, SearchForm } from "~/ui/navigation";
import { pageHref } from "~/ui/page-href";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Documents", "Everything you made, to read, edit and download again.");

const DocumentQuery = z.object({
  type: z.enum(["cover_letter", "resume"]).optional().catch(undefined),
  q: z
    .string()
    .transform((text) => text.normalize("NFC").trim().slice(0, 100))
    .catch(""),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  isArchived: z
    .literal("1")
    .optional()
    .catch(undefined)
    .transform((value) => value === "1"),
});

export function loader({ request }: LoaderFunctionArgs) {
  const user = requireUser(request);
  const query = DocumentQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { isArchived, ...filter } = query;
  const archived = listArchivedIds(user.id);
  const { documents, ...found } = listDocuments(user.id, {
    ...filter,
    applications: isArchived ? { only: archived } : { except: archived },
    pageSize: 20,
  });
  const style = getDateStyle(user.id);
  const replaced = findReplacedDocuments(documents.map(({ id }) => id));
  return {
    ...found,
    query,
    hasArchive: archived.length > 0,
    documents: documents.map((document) => ({
      ...document,
      date: formatDay(document.createdAt, style),
      isReplaced: replaced.has(document.id),
    })),
  };
}

export default function Documents() {
  const { documents, counts, page, pages, query, hasArchive } = useLoaderData<typeof loader>();
  const { type, q, isArchived } = query;
  const shared = { q, isArchived: isArchived ? "1" : "" };
  const hrefOf = (more: { type?: string; page?: number }) => pageHref("/documents", { ...shared, ...more });
  const links = [
    { href: hrefOf({}), label: "All", count: counts.all, current: !type },
    {
      href: hrefOf({ type: "cover_letter" }),
      label: "Cover letters",
      count: counts.cover_letter,
      current: type === "cover_letter",
    },
    { href: hrefOf({ type: "resume" }), label: "Resumes", count: counts.resume, current: type === "resume" },
  ];
  const isSearch = q !== "" || isArchived;
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
      {(counts.all > 0 || isSearch) && (
        <SearchForm
          action="/documents"
          q={q}
          hidden={{ isArchived: shared.isArchived, type }}
          label="Search your documents"
        />
      )}
      <FilterLinks label="Filter documents" links={links} />
      {documents.length === 0 ? (
        <EmptyState
          title={emptyTitle(isSearch, counts.all)}
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
              href={`/applications/${document.applicationId}`}
              date={document.date}
              state={document.isReplaced && <Badge>Made again since</Badge>}
              actions={<RowActions {...document} />}
            />
          ))}
        </DocumentList>
      )}
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          previousHref={page > 1 ? hrefOf({ type, page: page - 1 }) : undefined}
          nextHref={page < pages ? hrefOf({ type, page: page + 1 }) : undefined}
        />
      )}
      {(hasArchive || isArchived) && (
        <p>
          <a href={isArchived ? "/documents" : "/documents?isArchived=1"}>
            {isArchived ? "Back to my documents" : "Documents of archived applications"}
          </a>
        </p>
      )}
    </div>
  );
}

function emptyTitle(isSearch: boolean, all: number): string {
  if (isSearch) return "Nothing found";
  return all === 0 ? "No documents yet" : "None of this kind yet";
}

function RowActions({ id, type, title }: { id: string; type: "cover_letter" | "resume"; title: string }) {
  return (
    <>
      {type === "resume" && <PreviewLink id={id} about={title} isQuiet />}
      <FileLinks id={id} about={title} isQuiet />
      <ButtonLink small kind="link" href={`/edit/${id}`} about={title}>
        Edit
      </ButtonLink>
      <ButtonLink small kind="link" href={`/documents/${id}/delete`} about={title}>
        Delete
      </ButtonLink>
    </>
  );
}
