import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { shortenLetter } from "~/features/writing/shorten-letter.server";
import { createFlashCookie } from "~/http/flash.server";
import { readFields } from "~/http/forms/read-body.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { safePath } from "~/http/security/safe-redirect";
import { Refusal } from "~/refusal";
import { shortenedText } from "./parts/edit-answers";

export const loader = pageHandler(({ request, params: { id = "" } }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect(`/edit/${id}`, 303);
});

/** A letter gets as short as its advert wants it. */
export const action = pageHandler(async ({ request, params: { id = "" } }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const back = safePath((await readFields(request)).get("back"), `/edit/${id}`);
  const answer = async (kind: "success" | "stop", text: string) =>
    redirect(back, { status: 303, headers: { "Set-Cookie": await createFlashCookie(kind, text) } });
  try {
    enforceRateLimit("savePerUser", user.id);
    return await answer("success", shortenedText(await shortenLetter(user.id, id)));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "CANNOT_SHORTEN") throw error;
    return answer("stop", error.message);
  }
});
