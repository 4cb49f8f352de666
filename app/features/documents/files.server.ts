import { createHash } from "node:crypto"
import { parseLetter } from "~/career/letter"
import { parseProfile } from "~/career/profile"
import type { documents } from "~/db/schema"
import { renderDocx } from "~/files/render/docx"
import { renderHtml } from "~/files/render/html"
import { renderPdf } from "~/files/render/pdf"
import { readBack } from "~/files/render/read-back"
import type { Printable } from "~/files/render/sheet"
import { log } from "~/log.server"

type Text = Pick<typeof documents.$inferSelect, "type" | "content" | "title" | "language">
export type MadeFile = { format: "pdf" | "docx"; bytes: Buffer; sha256: string; problems: string[] }

/**
 * Makes the PDF and the DOCX of a text and reads each of them back before anybody gets it. Two documents at a time: this is work for the
 * processor, and more of it side by side would only hold up the pages.
 */
export async function makeFiles(document: Text): Promise<MadeFile[]> {
  const printable = printableOf(document)
  await turn()
  try {
    const pdf = await finished("pdf", await renderPdf(printable), printable)
    const docx = await finished("docx", await renderDocx(printable), printable)
    return [pdf, docx]
  } finally {
    places += 1
    waiting.shift()?.()
  }
}

let places = 2
const waiting: (() => void)[] = []

async function turn(): Promise<void> {
  while (places === 0) await new Promise<void>((free) => waiting.push(free))
  places -= 1
}

/** A self-contained page that shows the document as it will print. To be served under a sandboxing policy. */
export function previewHtml(document: Text): string {
  return renderHtml(printableOf(document))
}

/** The structure behind a document's text. The text is the only truth. */
export function printableOf({ type, content, title, language }: Text): Printable {
  if (type === "resume") return { type, profile: parseProfile(content), language, title }
  return { type, letter: parseLetter(content), language, title }
}

/** A file name a recruiter can find again: "Adaeze-Okafor-Cover-Letter-Zenith-Foods.pdf", plain ASCII. */
export function fileNameOf(document: Text & { companyName: string }, extension: "pdf" | "docx"): string {
  const printable = printableOf(document)
  const name = printable.type === "resume" ? printable.profile.basics.name : (printable.letter.sender.name ?? printable.letter.signature)
  const parts = [name, document.type === "resume" ? "Resume" : "Cover Letter", document.companyName]
  const slug = parts
    .map((part) => plain(part ?? ""))
    .filter(Boolean)
    .join("-")
  return `${slug.slice(0, 120) || "document"}.${extension}`
}

async function finished(format: "pdf" | "docx", made: Uint8Array, printable: Printable): Promise<MadeFile> {
  const bytes = Buffer.from(made)
  const { problems } = await readBack(bytes, format, printable)
  if (problems.length > 0) log.warn({ event: "file.read_back", format, type: printable.type, problems: problems.length })
  return { format, bytes, sha256: createHash("sha256").update(bytes).digest("hex"), problems }
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
}

