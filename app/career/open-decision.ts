import type { DocumentType } from "~/career/generated-document";

/**
 * A sentence that its owner has to settle. `own`: their line that stands in the document, "" where none does. `draft`: the proposed
 * sentence. `why`: at most five words. `sourceIds`: the facts of the profile that the draft cites.
 */
export type OpenDecision = {
  document: DocumentType;
  own: string;
  draft: string;
  why: string;
  sourceIds: string[];
};
