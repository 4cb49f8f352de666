import { listDocuments } from "~/features/documents/document-queries.server";
import { apiRoute } from "~/http/api/api-route.server";

// Without a page all of them, as the specification has it.
const route = apiRoute({
  "GET /api/documents": ({ user, query: { type, q, page } }) =>
    listDocuments(user.id, { type, q, ...(page && { page, pageSize: 25 }) }),
});
export const loader = route;
export const action = route;
