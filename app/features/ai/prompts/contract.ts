import { contractFor } from "~/career/compose/contract";
import type { DocumentType } from "~/career/generated-document";

/** The fixed text around an admin's prompt, for display. No prompt can change it. */
export function contractText(type: DocumentType): string {
  return contractFor(type, "[ the active prompt stands here ]");
}
