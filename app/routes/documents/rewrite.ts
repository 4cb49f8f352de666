import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { getDocument } from "~/features/documents/documents.server";
import { rewriteParagraph } from "~/features/writing/rewrite-paragraph.server";
import { RewriteForm } from "~/features/writing/wordings.schema";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect(`/edit/${params.id ?? ""}/wordings`, 303);
});

/** An AI provider words one paragraph of a letter again. Then both versions stand beside each other. */
export const action = pageHandler(async ({ request, params: { id = "" } }: ActionFunctionArgs) => {
  const user = requireUser(request);
  getDocument(user.id, id); // another's is a 404 before anything is counted
  const form = await readForm(request, RewriteForm);
  if (!form.ok) throw new Refusal("BAD_INPUT", "Choose a paragraph.");
  enforceRateLimit("rewritePerUserAndDay", user.id);
  enforceRateLimit("rewritePerUser", user.id);
  const answer = async (to: string, kind: "success" | "stop", text: string) =>
    redirect(to, { status: 303, headers: { "Set-Cookie": await createFlashCookie(kind, text) } });
  try {
    await rewriteParagraph(user.id, id, form.value);
    return await answer(
      `/edit/${id}/versions/${form.value.version}`,
      "success",
      "Written again and checked against your lines. Below is what changed; you can bring the text before back.",
    );
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "NOT_CONFIRMED") throw error;
    return answer(`/edit/${id}/wordings`, "stop", error.message);
  }
});
