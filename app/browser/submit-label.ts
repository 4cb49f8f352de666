/** The label of the button: number of documents, and their cost in credits. */
export function submitLabel(documentCount: number, creditsLeft: number): string {
  if (documentCount === 0) return "Make my documents";
  const documents = `Make ${documentCount} document${documentCount === 1 ? "" : "s"}`;
  return creditsLeft === Infinity
    ? documents
    : `${documents} (uses ${documentCount} of ${creditsLeft} credit${creditsLeft === 1 ? "" : "s"})`;
}
