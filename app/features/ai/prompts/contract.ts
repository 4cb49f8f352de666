import { contractFor } from "~/career/compose/contract";
import type { DocumentType } from "~/career/generated-document";

/** The words that stand around an admin's prompt and that no prompt can change, for reading. */
export function contractText(type: DocumentType): string {
  return contractFor(type, "[ the active prompt stands here ]", {
    language: "en",
    tone: "plain",
    length: "standard",
  });
}
