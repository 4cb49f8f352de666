import type { RenderableDocument } from "~/files/render/layout";
import { toPlainLetters } from "~/plain-letters";

/**
 * A file name for recruiters: "Adaeze-Okafor-Cover-Letter-Zenith-Foods.pdf". Letters stay as they are written ("Ɗanjuma");
 * `toAsciiName` gives the form for systems that know no other letters than those of English.
 */
export function buildFileName(
  printable: RenderableDocument,
  companyName: string,
  extension: "pdf" | "docx",
): string {
  const name =
    printable.type === "resume"
      ? printable.profile.basics.name
      : (printable.letter.sender.name ?? printable.letter.signature);
  return joinFileName(
    [name, printable.type === "resume" ? "Resume" : "Cover Letter", companyName],
    extension,
  );
}

/** The same from its parts: who, what, for whom. Empty ones are left out. */
export function joinFileName(parts: (string | undefined)[], extension: "pdf" | "docx"): string {
  const slug = parts
    .map((part) => toSlug(part ?? ""))
    .filter(Boolean)
    .join("-");
  return `${[...slug].slice(0, 120).join("") || "document"}.${extension}`;
}

/** The name in the letters A to Z: a letter with marks or a hook becomes the one without. */
export function toAsciiName(name: string): string {
  const plain = toPlainLetters(name).replace(/[^\u0000-\u007f]/g, "-");
  const parts = plain.split(".").map(toSlug).filter(Boolean);
  return parts.length > 1 ? parts.join(".") : `document.${parts.join("")}`;
}

function toSlug(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}
