/** What the button says: how many documents, and what they cost of what is left. */
export function buttonText(wanted: number, left: number): string {
  if (wanted === 0) return "Make my documents";
  const documents = `Make ${wanted} document${wanted === 1 ? "" : "s"}`;
  return left === Infinity
    ? documents
    : `${documents} (uses ${wanted} of ${left} credit${left === 1 ? "" : "s"})`;
}
