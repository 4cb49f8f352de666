import type { LoaderFunctionArgs } from "@remix-run/node";
import { tellProgress, watchProgress } from "~/features/writing/watch.server";
import { json } from "~/http/api.server";
import { eventStream } from "~/http/event-stream.server";
import { requireUser } from "~/http/guards.server";
import { page } from "~/http/page.server";

// An event stream, or one telling of it for browsers whose streams break.
export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const id = params.job ?? "";
  const now = tellProgress(user.id, id); // another's generation is a 404 before any stream begins
  if (request.headers.get("accept") === "application/json") return json(now, 200);
  return eventStream(request.signal, (gone) => watchProgress(user.id, id, gone));
});
