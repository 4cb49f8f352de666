import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { getLatestGenerationId } from "~/features/writing/application-work.server";
import { keepOwnVersion } from "~/features/writing/own-version.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { Refusal } from "~/refusal";

export const loader = pageHandler(({ request, params: { id = "" } }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect(`/applications/${id}`, 303);
});

/** "Edit" while a better version may come: this one is kept, and the editor opens. */
export const action = pageHandler(({ request, params: { id = "", type } }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const kind = z.enum(["cover_letter", "resume"]).safeParse(type);
  if (!kind.success) throw new Refusal("NOT_FOUND", "This page does not exist.", 404);
  keepOwnVersion(user.id, getLatestGenerationId(user.id, id), kind.data);
  return redirect(`/applications/${id}?edit=${kind.data}#${kind.data}`, 303);
});
