import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findPendingEmail } from "~/features/accounts/change-email.server";
import { ProfileForm } from "~/features/accounts/profile.schema";
import { updateProfile } from "~/features/accounts/profile.server";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getAccess } from "~/features/billing/access.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm, replyWithRefusal } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceEmailChangeMail } from "~/http/auth/try-limits.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { formatDay } from "~/time";
import { ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { DefinitionList } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";
import { AccountForm } from "./parts/account-form";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Edit Profile", "Your name, email, photo and LinkedIn address.");

export const handle = { width: "narrow", script: "profile" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const { firstName, lastName, email, linkedinProfile, photoId, createdAt } = user;
  const { planName, status } = getAccess(user.id);
  return {
    values: { firstName, lastName, email, linkedinProfile: linkedinProfile ?? "" },
    initials: `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase() || "U",
    photo: photoId && `/photos/${photoId}`,
    created: formatDay(createdAt, getDateStyle(user.id)),
    planName,
    status,
    pending: findPendingEmail(user.id),
    isEditing: new URL(request.url).searchParams.has("edit"),
  };
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, ProfileForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  try {
    enforceRateLimit("savePerUser", user.id);
    if (form.value.email !== user.email) enforceRateLimit("passwordPerUser", user.id);
    const { pendingEmail: sentTo } = await updateProfile(user.id, form.value, {
      countMail: enforceEmailChangeMail,
    });
    const text = sentTo
      ? `Saved. We sent a link to ${sentTo}. Your email changes when you open it and press the button.`
      : "Profile Updated. Your changes are saved.";
    return redirect("/profile", {
      status: 303,
      headers: { "Set-Cookie": await createFlashCookie("success", text) },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const field = typeof error.details.field === "string" ? error.details.field : "";
    return data(
      { reply: replyWithRefusal(form.fields, ProfileForm, error, field) },
      { status: error.status },
    );
  }
});

export default function Profile() {
  const { values, initials, photo, created, planName, status, pending, isEditing } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const isOpen = isEditing || actionData !== undefined;
  return (
    <div className="stack-wide">
      <Heading title="Edit Profile" />
      <section className="row">
        {photo ? (
          <img className="avatar photo" src={photo} alt="Your photo" width={96} height={96} />
        ) : (
          <span className="avatar photo" aria-hidden="true">
            {initials}
          </span>
        )}
        <ButtonLink href="/profile/photo">Change Photo</ButtonLink>
      </section>
      {pending && (
        <Notice label="One step left">
          We sent a link to {pending}. Your email changes when you open it and press the button. Until then it
          stays {values.email}.
        </Notice>
      )}
      <AccountForm key={String(isOpen)} values={values} isOpen={isOpen} reply={actionData?.reply} />
      <section className="stack">
        <h2>Account Information</h2>
        <DefinitionList
          rows={[
            { term: "Member since", value: <time dateTime={created.iso}>{created.text}</time> },
            { term: "Plan", value: planName },
            { term: "Status", value: <Badge kind={status === "Active" ? "go" : "care"}>{status}</Badge> },
          ]}
        />
      </section>
    </div>
  );
}
