/** Lets requests be answered between two queries. */
export function breathe(): Promise<void> {
  return new Promise((go) => setImmediate(go))
}
