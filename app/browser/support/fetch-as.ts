/**
 * `fetch` that says which account the page belongs to. When another one has signed in meanwhile in this browser, the server answers 401:
 * what one person typed never goes into the conversation of another.
 */
export function fetchAs(
  userId: string,
  send: typeof fetch = (input, init) => fetch(input, init),
): typeof fetch {
  return (input, init) =>
    send(input, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), "x-oya-user": userId },
    });
}
