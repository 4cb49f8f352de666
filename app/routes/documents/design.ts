import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { StyleForm } from "~/features/documents/document-style.schema";
import { chooseStyle } from "~/features/writing/choose-style.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { safePath } from "~/http/security/safe-redirect";
import { Refusal } from "~/refusal";

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect(`/edit/${params.id ?? ""}`, 303);
});

/** The style of a letter and its resume. */
export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, StyleForm);
  if (!form.ok) throw new Refusal("BAD_INPUT", "Choose a design, and one page or two.");
  enforceRateLimit("savePerUser", user.id);
  const { back, hasPhoto: photo, ...style } = form.value;
  const hasPhoto = photo === undefined ? undefined : photo === "on";
  const { id, problems } = await chooseStyle(user.id, params.id ?? "", { ...style, hasPhoto });
  const hasProblems = problems.some((file) => file.problems.length > 0);
  const text = hasProblems
    ? "Design changed. Open Edit to see what does not fit or print."
    : "Design changed.";
  return redirect(safePath(back ?? null, `/edit/${id}`), {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", text) },
  });
});
