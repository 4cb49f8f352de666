import { apiRoute } from "~/http/api/api-route.server";
import { handleUpload } from "~/http/uploads/tus.server";

// A chunk of a resumable upload, or its end.
const answerUpload = ({
  request,
  user,
  params,
}: {
  request: Request;
  user: { id: string };
  params: { id: string };
}) => handleUpload(request, user.id, params.id);

const route = apiRoute({
  "HEAD /api/uploads/{id}": answerUpload,
  "PATCH /api/uploads/{id}": answerUpload,
  "DELETE /api/uploads/{id}": answerUpload,
});
export const loader = route;
export const action = route;
