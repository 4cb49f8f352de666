/** An answer whose page stands beside it, because a body becomes a stream of the web, and that one of Node, piece by piece. */
type PageResponse = Response & { page: Buffer };

/** The answer with this page. */
export function withPage(page: Buffer, init: ResponseInit): PageResponse {
  return Object.assign(new Response(null, init), { page });
}

/** The page of an answer; undefined when it has a body or nothing. */
export function pageOf(response: Response): Buffer | undefined {
  return "page" in response && Buffer.isBuffer(response.page) ? response.page : undefined;
}

/** The same answer with its page as its body, for a part of the framework that copies answers. */
export function withBody(response: Response): Response {
  const page = pageOf(response);
  return new Response(page ? new Uint8Array(page) : response.body, response);
}
