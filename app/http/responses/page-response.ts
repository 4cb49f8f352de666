/** An answer whose text stands beside it, because a body becomes a stream of the web, and that one of Node, piece by piece. */
type PageResponse = Response & { page: string };

/** The answer with this page. */
export function withPage(page: string, init: ResponseInit): PageResponse {
  return Object.assign(new Response(null, init), { page });
}

/** The page of an answer; undefined when it has a body or nothing. */
export function pageOf(response: Response): string | undefined {
  return "page" in response && typeof response.page === "string" ? response.page : undefined;
}

/** The same answer with its page as its body, for a part of the framework that copies answers. */
export function withBody(response: Response): Response {
  return new Response(pageOf(response) ?? response.body, response);
}
