import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { keepOwnVersion } from "~/features/writing/own-version.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { Refusal } from "~/refusal";

export const loader = pageHandler(({ request, params: { job = "" } }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect(`/generate/${job}`, 303);
});

/** "Edit" while a better version may come: this one is kept, and the editor opens. */
export const action = pageHandler(({ request, params: { job = "", type } }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const kind = z.enum(["cover_letter", "resume"]).safeParse(type);
  if (!kind.success) throw new Refusal("NOT_FOUND", "This page does not exist.", 404);
  keepOwnVersion(user.id, job, kind.data);
  return redirect(`/generate/${job}?edit=${kind.data}#${kind.data}`, 303);
});
