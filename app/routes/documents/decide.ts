import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { decide } from "~/features/writing/decisions.server";
import { DecisionForm } from "~/features/writing/decision.schema";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { safePath } from "~/http/security/safe-redirect";
import { Refusal } from "~/refusal";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect("/documents", 303);
});

/** One of the three answers to a sentence that needs its owner. */
export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, DecisionForm);
  if (!form.ok) throw new Refusal("BAD_INPUT", "Choose one of the three answers.");
  enforceRateLimit("savePerUser", user.id);
  const text = await answerText(user.id, params.id ?? "", form.value.answer);
  return redirect(safePath(form.value.back, "/documents"), {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", text) },
  });
});

async function answerText(userId: string, id: string, answer: DecisionForm["answer"]): Promise<string> {
  try {
    const { isInProfile } = await decide(userId, id, answer);
    if (answer === "own") return "Your words stay.";
    if (answer === "left_out") return "Left out.";
    return isInProfile ? "Added here and to My profile." : "Added here.";
  } catch (error) {
    // A second tap is no problem of the person's.
    if (error instanceof Refusal && error.code === "DECIDED") return error.message;
    throw error;
  }
}
