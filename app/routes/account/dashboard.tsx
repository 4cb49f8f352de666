import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { getAccess } from "~/features/billing/access.server"
import { listDocuments } from "~/features/documents/documents.server"
import { requireUser } from "~/http/guards.server"
import { dayText } from "~/time"
import { ButtonLink } from "~/ui/button"
import { EmptyState, Tile, Tiles } from "~/ui/card"
import { DocumentList, DocumentRow } from "~/ui/documents"
import { Heading } from "~/ui/heading"
import { pageTitle } from "~/ui/title"

const SHOWN = 5

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Dashboard")

export function loader({ request }: LoaderFunctionArgs) {
  const user = requireUser(request)
  const { documents, counts } = listDocuments(user.id, { limit: SHOWN })
  return { firstName: user.firstName || "User", access: getAccess(user.id), documents, total: counts.all }
}

export default function Dashboard() {
  const { firstName, access, documents, total } = useLoaderData<typeof loader>()
  return (
    <div className="stack-wide">
      <Heading title={`Welcome, ${firstName}`} lead="Oya, which job shall we go for today?" actions={<ButtonLink kind="primary" href="/generate" wide>Generate Document</ButtonLink>} />
      <Tiles>
        <Tile label="Cover Letters left" figure={access.coverLettersRemaining} />
        <Tile label="Resumes Optimized left" figure={access.resumesRemaining} />
        <Tile label="Current Plan" figure={access.planName} />
        <Tile label="Status" figure={access.status} note={access.note} />
      </Tiles>
      <section className="stack">
        <div className="heading">
          <h2>Recent Documents</h2>
          {total > 0 && <a href="/documents">View All</a>}
        </div>
        {documents.length === 0 ? (
          <EmptyState title="No documents yet" action={<ButtonLink href="/generate">Create Document</ButtonLink>}>
            Paste a job advert and add your resume. Your letter is ready in seconds.
          </EmptyState>
        ) : (
          <DocumentList>
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                type={document.type === "resume" ? "Resume" : "Cover letter"}
                post={document.jobTitle}
                company={document.companyName}
                href={`/edit/${document.id}`}
                date={dayText(document.createdAt)}
                actions={
                  <>
                    <ButtonLink small kind="link" href={`/api/documents/${document.id}/download?format=pdf`} about={document.title}>PDF</ButtonLink>
                    <ButtonLink small kind="link" href={`/api/documents/${document.id}/download?format=docx`} about={document.title}>DOCX</ButtonLink>
                    <ButtonLink small kind="link" href={`/edit/${document.id}`} about={document.title}>Edit</ButtonLink>
                  </>
                }
              />
            ))}
          </DocumentList>
        )}
      </section>
    </div>
  )
}
