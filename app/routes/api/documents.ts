import { z } from "zod";
import { listDocuments } from "~/features/documents/document-queries.server";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";

const Query = z.object({
  type: z.enum(["cover_letter", "resume"]).optional().catch(undefined),
  q: z.string().max(100).catch(""),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
});

// Without a page all of them, as the specification has it.
export const loader = apiHandler(({ request }) => {
  const user = requireApiUser(request);
  const { type, q, page } = Query.parse(Object.fromEntries(new URL(request.url).searchParams));
  return listDocuments(user.id, { type, q, ...(page && { page, pageSize: 25 }) });
});

export const action = refuseMethod("GET", "HEAD");
