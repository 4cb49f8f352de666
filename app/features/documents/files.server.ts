import { createHash } from "node:crypto";
import { parseLetter } from "~/career/letter";
import { parseProfile } from "~/career/profile";
import type { documents } from "~/db/schema";
import { renderHtml } from "~/files/render/html";
import { makeInProcess, startMaker } from "~/files/render/maker-process.server";
import type { Printable } from "~/files/render/sheet";
import { log } from "~/log.server";

type Text = Pick<typeof documents.$inferSelect, "type" | "content" | "title" | "language">;
export type MadeFile = { format: "pdf" | "docx"; bytes: Buffer; sha256: string; problems: string[] };

/** Says that files will be wanted soon. */
export function expectFiles(): void {
  startMaker();
}

/** Makes the PDF and the DOCX of a text and reads each of them back before anybody gets it, two documents at a time. */
export async function makeFiles(document: Text): Promise<MadeFile[]> {
  const printable = printableOf(document);
  await turn();
  try {
    return (await makeInProcess(printable)).map(({ format, bytes, problems }) => {
      if (problems.length > 0)
        log.warn({ event: "file.read_back", format, type: printable.type, problems: problems.length });
      return {
        format,
        bytes: Buffer.from(bytes),
        sha256: createHash("sha256").update(bytes).digest("hex"),
        problems,
      };
    });
  } finally {
    places += 1;
    waiting.shift()?.();
  }
}

let places = 2;
const waiting: (() => void)[] = [];

async function turn(): Promise<void> {
  while (places === 0) await new Promise<void>((free) => waiting.push(free));
  places -= 1;
}

/** A self-contained page that shows the document as it will print. To be served under a sandboxing policy. */
export function previewHtml(document: Text): string {
  return renderHtml(printableOf(document));
}

/** The structure behind a document's text. The text is the only truth. */
export function printableOf({ type, content, title, language }: Text): Printable {
  if (type === "resume") return { type, profile: parseProfile(content), language, title };
  return { type, letter: parseLetter(content), language, title };
}

/** A file name a recruiter can find again: "Adaeze-Okafor-Cover-Letter-Zenith-Foods.pdf", plain ASCII. */
export function fileNameOf(document: Text & { companyName: string }, extension: "pdf" | "docx"): string {
  const printable = printableOf(document);
  const name =
    printable.type === "resume"
      ? printable.profile.basics.name
      : (printable.letter.sender.name ?? printable.letter.signature);
  const parts = [name, document.type === "resume" ? "Resume" : "Cover Letter", document.companyName];
  const slug = parts
    .map((part) => plain(part ?? ""))
    .filter(Boolean)
    .join("-");
  return `${slug.slice(0, 120) || "document"}.${extension}`;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
