import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { startGoogleSignIn } from "~/http/auth/google-sign-in.server";
import { safePath } from "~/http/security/safe-redirect";
import { Refusal } from "~/refusal";

// A link and not a form, because our content policy limits forms to this site. Only a cookie is written.
export async function loader({ request }: LoaderFunctionArgs) {
  try {
    return await startGoogleSignIn(
      request,
      safePath(new URL(request.url).searchParams.get("next"), "/dashboard"),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return redirect(`/login?${new URLSearchParams({ message: error.message })}`, 303);
  }
}
