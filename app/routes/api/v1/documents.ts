import { pageOfDocuments } from "~/features/documents/document-queries.server";
import { serializePage } from "~/features/api/page";
import { apiRoute } from "~/http/api/api-route.server";
import { serializeListedDocument } from "~/http/api/serializers";

const route = apiRoute({
  "GET /api/v1/documents": ({ user, query }) =>
    serializePage(pageOfDocuments(user.id, query), serializeListedDocument),
});
export const loader = route;
export const action = route;
