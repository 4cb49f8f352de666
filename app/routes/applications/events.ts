import type { LoaderFunctionArgs } from "@remix-run/node";
import { getLatestGenerationId } from "~/features/writing/application-work.server";
import { tellProgress, watchProgress } from "~/features/writing/watch.server";
import { jsonResponse } from "~/http/api/api-handler.server";
import { eventStreamResponse } from "~/http/responses/event-stream.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";

// An event stream of the newest generation, or one progress object for browsers with broken streams.
export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const id = getLatestGenerationId(user.id, params.id ?? ""); // a foreign application is a 404 before the stream starts
  if (request.headers.get("accept") === "application/json")
    return jsonResponse(tellProgress(user.id, id), 200);
  return eventStreamResponse(request.signal, (closed) => watchProgress(user.id, id, closed));
});
