/**
 * Reads once for all code that runs without a pause: what another process does meanwhile may as well have been done after it. A page asks
 * a dozen times whether others have written, and each question is two calls of the system.
 */
export function oncePerTask<Value>(read: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    if (known) return known.value;
    known = { value: read() };
    queueMicrotask(() => (known = undefined));
    return known.value;
  };
}
