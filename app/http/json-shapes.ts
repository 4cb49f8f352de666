import type { Document } from "~/features/documents/documents.server"
import type { getGeneration } from "~/features/writing/progress.server"

/** A document as the API shows it: these fields and no others. */
export function documentJson({ id, type, title, content, version, jobTitle, companyName, companyLocation, createdAt, updatedAt }: Omit<Document, "userId" | "generationId" | "language">) {
  return { id, type, title, content, version, jobTitle, companyName, companyLocation, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

/** A generation as the API shows it; a document that is not ready is null. */
export function generationJson({ generation, parts }: ReturnType<typeof getGeneration>) {
  const { jobTitle, companyName, companyLocation, createdAt } = generation
  const ready = (type: "cover_letter" | "resume") => {
    const document = parts.find((part) => part.type === type)?.document
    return document ? documentJson({ ...document, type, jobTitle, companyName, companyLocation, createdAt }) : null
  }
  return {
    jobId: generation.id,
    status: generation.status,
    coverLetter: ready("cover_letter"),
    resume: ready("resume"),
    notes: parts.flatMap(({ notes }) => notes),
  }
}
