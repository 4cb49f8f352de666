import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { createFlashCookie, type Flash } from "~/http/flash.server";
import { submitResume } from "~/http/forms/resume-form.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { Refusal } from "~/refusal";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect("/career", 303);
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const message = await readResume(request, user.id);
  return redirect("/career", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie(message.kind, message.text) },
  });
});

// A refusal is shown on the page that asked: a file has to be chosen again in any case.
async function readResume(request: Request, userId: string): Promise<Flash> {
  try {
    const { otherSource, fileName } = await submitResume(request, userId);
    if (otherSource === undefined)
      return { kind: "success", text: `${fileName} was read. Please check what it says.` };
    return {
      kind: "success",
      text: `${fileName} has another name than your profile. Is it yours?`,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: "stop", text: error.message };
  }
}
