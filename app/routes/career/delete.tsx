import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { deleteProfile } from "~/features/profile/profile.server";
import { deleteOnce } from "~/http/delete-once.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Delete profile", "Delete your career profile for good.");
export const handle = { width: "form" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return null;
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  enforceRateLimit("savePerUser", user.id);
  deleteOnce(user.id, "profile", () => deleteProfile(user.id));
  return redirect("/career", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "Your profile was deleted.") },
  });
});

export default function DeleteProfile() {
  return (
    <ConfirmPanel
      title="Delete your profile?"
      confirm={<Button kind="danger">Delete it</Button>}
      cancel={<ButtonLink href="/career">Keep it</ButtonLink>}
    >
      <p>Your profile goes for good, with all its versions and the text of the resumes it came from.</p>
      <p>Your letters and resumes stay.</p>
    </ConfirmPanel>
  );
}
