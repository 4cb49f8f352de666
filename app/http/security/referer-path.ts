import { safePath } from "./safe-redirect";

/** The page of ours whose button sent this, as a path; empty where nothing was sent or its page is not known. */
export function refererPath({ method, headers }: Request): string {
  const referer = headers.get("referer") ?? "";
  if (method !== "POST" || !URL.canParse(referer)) return "";
  const { pathname, search } = new URL(referer);
  return safePath(`${pathname}${search}`, "");
}
