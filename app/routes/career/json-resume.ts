import type { LoaderFunctionArgs } from "@remix-run/node";
import { toJsonResume } from "~/career/profile";
import { getProfile } from "~/features/profile/profile.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";

/** The profile as a file in the form of JSON Resume. */
export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const { profile } = getProfile(requireUser(request).id);
  return new Response(`${JSON.stringify(toJsonResume(profile), null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="resume.json"',
      "Cache-Control": "private, no-store",
    },
  });
});
