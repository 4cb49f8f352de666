import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { getGeneration } from "~/features/writing/progress.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";

/** The address of a generation leads to the page of its application. */
export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  return redirect(`/applications/${getGeneration(user.id, params.job ?? "").generation.applicationId}`, 303);
});
