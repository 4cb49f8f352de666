import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { removePhoto } from "~/features/accounts/photo.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { submitPhoto } from "~/http/forms/photo-form.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { FileField } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";

const TITLES: Record<string, string> = {
  INVALID_FILE_TYPE: "Invalid File Type",
  FILE_TOO_LARGE: "File Too Large",
};

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Change Photo", "Choose or remove your photo. Only you see it.");
export const handle = { width: "form" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  return { photo: user.photoId && `/photos/${user.photoId}` };
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  try {
    const isRemoval = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
    if (isRemoval) removePhoto(user.id);
    else await submitPhoto(request, user.id);
    return redirect("/profile", {
      status: 303,
      headers: {
        "Set-Cookie": await createFlashCookie(
          "success",
          isRemoval ? "Your photo was removed." : "Photo Updated. It is shown in the menu of every page.",
        ),
      },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data(
      { title: TITLES[error.code] ?? "Upload Failed", message: error.message },
      { status: error.status },
    );
  }
});

export default function ChangePhoto() {
  const { photo } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const problem = actionData && "message" in actionData ? actionData : undefined;
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/profile", label: "Profile" }}
        title="Change Photo"
        lead="Only you see it here. A resume shows it only if you choose so in its design."
      />
      <form method="post" encType="multipart/form-data" className="card stack">
        <ErrorSummary
          title={problem?.title}
          errors={problem ? [{ fieldId: "photo", text: problem.message }] : []}
        />
        {photo && <img className="avatar photo" src={photo} alt="Your photo now" width={96} height={96} />}
        <FileField
          id="photo"
          name="photo"
          label="Picture"
          hint="JPEG, PNG or WebP, under 5 MB. We keep only a small square copy."
          accept="image/jpeg,image/png,image/webp"
          errors={problem ? [problem.message] : undefined}
          required
        />
        <div className="row">
          <Button kind="primary">Save photo</Button>
          <ButtonLink href="/profile">Cancel</ButtonLink>
        </div>
      </form>
      {photo && (
        <form method="post">
          <Button>Remove photo</Button>
        </form>
      )}
    </div>
  );
}
