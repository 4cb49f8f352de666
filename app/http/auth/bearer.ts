/** The text after "Bearer" in the Authorization header: an API key or a session token. */
export function readBearer(request: { headers: Pick<Headers, "get"> }): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** Whether this is an API key by its form. */
export function isApiKey(secret: string | undefined): secret is string {
  return secret?.startsWith("oya_") === true;
}
